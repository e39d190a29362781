"""What is said before the first turn and after the last."""

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from motherlode.bots.characters import character
from motherlode.core.outcome import Outcome
from motherlode.draw.company import Company, sentence
from motherlode.draw.face import Face
from motherlode.tui.choices import Choices
from motherlode.tui.claims import say_claim
from motherlode.words.catalogue import Catalogue

Names = Sequence[str]


def greet(title: str, choices: Choices, names: Names, words: Catalogue) -> list[str]:
    """What is played, who plays, and how to play it again."""
    played = _played(title, choices, words)
    lines = [words.text("play.begins", played=played, seed=choices.seed)]
    lines += [words.text("play.again", command=choices.command)]
    return [*lines, *_introduce(choices, names, words)]


def greet_again(
    title: str, choices: Choices, names: Names, turns: int, words: Catalogue
) -> list[str]:
    """What goes on, and who plays."""
    lines = [f"{_played(title, choices, words)}.", words.text("play.goesOn", n=turns)]
    return [*lines, *_introduce(choices, names, words)]


def _played(title: str, choices: Choices, words: Catalogue) -> str:
    setup = choices.setup
    players = words.text("start.players", n=setup.seats)
    return words.text("play.what", title=title, edition=setup.edition, players=players)


def _introduce(choices: Choices, names: Names, words: Catalogue) -> list[str]:
    lines = []
    for seat in choices.bot_seats:
        name, bot = names[seat], choices.bot_of(seat)
        lines.append(f"{name} ({bot}) {words.said(character(name, bot))}.")
    if len(choices.people) > 1:
        people = [words.text("play.onSeat", name=names[s], seat=s) for s in choices.people]
        lines.append(words.text("play.people", people=", ".join(people)))
    return [*lines, ""]


def rank(outcome: Outcome, face: Face[Any, Any], company: Company, words: Catalogue) -> list[str]:
    """The count of all points, best first; who has won is before those who have not."""
    scores = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    names = list(company.names)
    if company.me is not None:
        names[company.me] = sentence(words.text("people.you"))
    wide = max(map(len, names))
    lines = ["", words.text("play.over", why=words.said(outcome.why))]
    for seat in sorted(range(len(scores)), key=scores.__getitem__, reverse=True):
        place = 1 + sum(score > scores[seat] for score in scores)
        lines.append(f"{place:>4}. {names[seat]:<{wide}}  {face.points(outcome.scores[seat])}")
    return [*lines, *_verdict(outcome.winners, company, words)]


def _verdict(winners: Sequence[int], company: Company, words: Catalogue) -> list[str]:
    """Who has won; where all have, nobody has."""
    if len(winners) == len(company.names):
        return [words.text("play.draw")]
    if company.me not in winners:
        return [words.text("play.won", n=len(winners), names=company.listed(winners))]
    return [words.text("play.win" if len(winners) == 1 else "play.share")]


def claim_in_words(
    seat: int, claim: str, mark: bool | None, company: Company, words: Catalogue
) -> str:
    """What somebody stated, and whether it was true if that is known."""
    stated = say_claim(claim, company.names, words)
    said = words.text("play.says", who=company.names[seat], claim=stated, you=seat == company.me)
    return said if mark is None else f"{said} ({words.text(_mark(mark))})"


def _mark(true: bool) -> str:
    return "play.true" if true else "play.false"


def count_claims(
    claims: Sequence[tuple[int, bool | None]], company: Company, words: Catalogue
) -> Iterator[str]:
    """How many claims each seat made, and how many of them were false."""
    for seat in sorted({seat for seat, _ in claims}):
        marks = [true for claimant, true in claims if claimant == seat]
        false = marks.count(False)
        who, you = company.names[seat], seat == company.me
        key = "play.claimsFalse" if false else "play.claimsTrue"
        yield words.text(key, who=who, you=you, n=len(marks), false=false)


def hint_in_words(move: str, reasons: Sequence[str], words: Catalogue) -> list[str]:
    """What a better player would do, and why."""
    return [words.text("play.hint", move=move), *(f"  {reason}" for reason in reasons)]


def part(choices: Choices, turns: int, saved: Path | None, words: Catalogue) -> list[str]:
    """When people leave before the end."""
    key, command = "play.again", choices.command
    if saved is not None:
        key, command = "play.fromSave", resume_command(saved)
    return ["", f"{words.text('play.goodbye', n=turns)} {words.text(key, command=command)}"]


def kept(path: Path, words: Catalogue) -> list[str]:
    """When a whole game was put into a file."""
    command = shlex.join(["motherlode", "replay", str(path)])
    return [words.text("play.kept", command=command)]


def resume_command(path: Path) -> str:
    """What to type to go on with a save."""
    return shlex.join(["motherlode", "play", "--resume", str(path)])
