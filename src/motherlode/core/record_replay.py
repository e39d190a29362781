"""Replaying a record exactly, or naming the first step that differs.

A replay is a second recording: the same deal, the same texts, and what comes out must be equal.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, assert_never

from motherlode.core.claims import Claim
from motherlode.core.events import Event
from motherlode.core.record import ClaimStep, Dealt, Ending, MoveStep, Record, Step, ToldStep
from motherlode.core.record_forms import sealed, sealed_step
from motherlode.core.record_rules import AnyGame, fit_setup
from motherlode.core.recorder import Recorder
from motherlode.core.state import NOBODY, State

DEAL: Final = 0
"""The step before the first."""

WORDS: Final = {
    "seat": "another seat made it",
    "text": "the text is another",
    "public": "what everyone sees has another digest",
    "whole": "the whole state has another digest",
    "true": "the claim is marked wrongly",
    "told": "something else was told",
    "winners": "others won",
    "scores": "the scores are others",
    "why": "it ended for another reason",
}


class Difference(ValueError):
    """The first place where a replay and its record differ."""

    def __init__(self, number: int, where: str, what: str) -> None:
        super().__init__(f"differs at {where}: {what}")
        self.number = number
        """Of the step; 0 is the deal, one more than the last step the end."""


class Moment(NamedTuple):
    """A game just after a step; the state goes on with the replay, so copy what you keep."""

    number: int
    step: Step | None
    """None for the deal."""
    state: State[Any, Any, Any]
    events: Sequence[Event]
    """What the step told, to whomever."""


def replay_record(game: AnyGame, record: Record) -> Iterator[Moment]:
    """The deal and every step of a record, played again; raises the first `Difference`."""
    yield from _go_through(_deal_again(game, record), record)


def verify_record(game: AnyGame, record: Record) -> Difference | None:
    """The first difference between a record and its replay, if there is any."""
    try:
        for _ in replay_record(game, record):
            pass
    except Difference as difference:
        return difference
    return None


def resume_record(game: AnyGame, record: Record) -> Recorder:
    """A recorder that has gone through a record and can go on; raises the first `Difference`."""
    recorder = _deal_again(game, record)
    for _ in _go_through(recorder, record):
        pass
    return recorder


def _deal_again(game: AnyGame, record: Record) -> Recorder:
    setup = fit_setup(game, record)
    if record.deal.seed is None:
        raise ValueError("deal: a public record has no seed: it can be replayed when it is over")
    try:
        recorder = Recorder(game, setup, record.deal, record.seats)
    except ValueError as problem:
        raise Difference(DEAL, "the deal", str(problem)) from None
    dealt = recorder.dealt if record.finished else sealed(recorder.dealt)
    _compare(DEAL, "the deal", record.dealt, dealt)
    return recorder


def _go_through(recorder: Recorder, record: Record) -> Iterator[Moment]:
    yield Moment(DEAL, None, recorder.state, recorder.news)
    for number, step in enumerate(record.steps, 1):
        try:
            do_again(recorder, step)
        except ValueError as problem:
            raise Difference(number, f"step {number}", str(problem)) from None
        made = recorder.steps[-1]
        _compare(number, f"step {number}", step, made if record.finished else sealed_step(made))
        yield Moment(number, step, recorder.state, recorder.news)
    _compare_end(recorder, record)


def do_again(recorder: Recorder, step: Step) -> None:
    """Make a recorded move or claim again; `ValueError` if that cannot be made here."""
    seat = recorder.asked
    if seat == NOBODY:
        raise ValueError("the game is over before it")
    match step:
        case MoveStep():
            if seat != step.seat:
                raise ValueError(f"it is the turn of seat {seat}, not of seat {step.seat}")
            recorder.play(_read_move(recorder, step))
        case ClaimStep():
            recorder.claim(step.seat, _read_claim(recorder, step))
        case ToldStep():
            raise ValueError("only a public record holds what was told")
        case _:
            assert_never(step)


def _read_move(recorder: Recorder, step: MoveStep) -> int:
    public = recorder.state.public
    move = recorder.game.read(public, recorder.state.own[step.seat], step.text)
    written = recorder.game.write(public, move)
    if written != step.text:
        raise ValueError(f"{step.text!r} is written {written!r}")
    return move


def _read_claim(recorder: Recorder, step: ClaimStep) -> Claim:
    game, public = recorder.game, recorder.state.public
    for claim in game.claims(public):
        if game.write_claim(public, claim) == step.text:
            return claim
    raise ValueError(f"{step.text!r} cannot be claimed here")


def _compare_end(recorder: Recorder, record: Record) -> None:
    after = len(record.steps) + 1
    over = recorder.asked == NOBODY
    if over and record.outcome is None:
        raise Difference(after, "the end", "the game is over, and no outcome is recorded")
    if not over and record.outcome is not None:
        raise Difference(after, "the end", "an outcome is recorded, and the game goes on")
    made = recorder.record().outcome
    if record.outcome is not None and made is not None:
        _compare(after, "the end", record.outcome, made)


def _compare(
    number: int, where: str, kept: Dealt | Step | Ending, made: Dealt | Step | Ending
) -> None:
    for name in kept.__struct_fields__:
        if getattr(kept, name) != getattr(made, name):
            raise Difference(number, where, WORDS[name])
