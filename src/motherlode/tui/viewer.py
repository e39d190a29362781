"""Showing a record: all of it, or step by step as a person asks for them."""

from collections.abc import Callable
from typing import Final

from motherlode.core.record import ClaimStep, Record, ToldStep
from motherlode.draw.ink import Paper
from motherlode.tui.claims import say_claim
from motherlode.tui.frames import Film
from motherlode.tui.mistakes import explain_mistake
from motherlode.tui.prompt import ANSWER
from motherlode.tui.voice import Voice

EXACT: Final = 0
DIFFERS: Final = 1


def print_film(film: Film, paper: Paper, voice: Voice, step: int | None) -> int:
    """Print one step, or all of them; the exit code is 1 if the record differs from its replay."""
    everything = list(range(len(film.frames)))
    for number in everything if step is None or not everything else [_check(film, step)]:
        voice.say(film.draw(number, paper))
    return _conclude(film, voice)


def print_told(record: Record, voice: Voice) -> int:
    """Print a public record: what everyone was told, and nothing can be drawn from that."""
    words = voice.words
    lines = [words.text("film.told", setup=record.setup), *record.dealt.told]
    for number, step in enumerate(record.steps, 1):
        match step:
            case ClaimStep():
                name, claim = record.names[step.seat], say_claim(step.text, record.names, words)
                lines.append(f"{number:>4}. {words.text('log.says', name=name, text=claim)}")
            case ToldStep():
                lines.append(f"{number:>4}. {'; '.join(step.told)}")
            case _:
                raise ValueError(f"step {number}: a public record holds no moves")
    voice.say(lines)
    return EXACT


def leaf_through(film: Film, paper: Callable[[], Paper], voice: Voice, step: int | None) -> int:
    """Show a step, ask for the next, until the person has seen enough."""
    number: int | None = _check(film, step or 0) if film.frames else None
    while number is not None:
        voice.say(film.draw(number, paper()))
        number = _ask(film, number, voice)
    return _conclude(film, voice)


def _ask(film: Film, now: int, voice: Voice) -> int | None:
    """The step that is asked for next; None when it is enough."""
    last = len(film.frames) - 1
    question = voice.words.text("film.next" if now < last else "film.last", last=last) + ANSWER
    while True:
        try:
            typed = voice.ask(question).lower()
        except EOFError:
            return None
        if typed in ("q", "quit") or (not typed and now == last):
            return None
        if not typed:
            return now + 1
        if typed in ("b", "back"):
            return max(0, now - 1)
        if typed.isascii() and typed.isdigit() and int(typed) <= last:
            return int(typed)
        voice.say([voice.words.said(f"{typed!r} is none of these.")])


def _check(film: Film, step: int) -> int:
    last = len(film.frames) - 1
    if step > last:
        raise ValueError(f"--step is a number from 0 (the deal) to {last}; not {step}")
    return step


def _conclude(film: Film, voice: Voice) -> int:
    if film.difference is None:
        return EXACT
    difference = explain_mistake(film.difference, voice.words)
    voice.say([voice.words.text("film.differs", difference=difference)])
    return DIFFERS
