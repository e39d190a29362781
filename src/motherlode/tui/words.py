"""What is said before the first turn and after the last."""

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from motherlode.bots.characters import character
from motherlode.core.outcome import Outcome
from motherlode.draw.company import Company, counted, sentence
from motherlode.draw.face import Face
from motherlode.tui.choices import Choices


def greet(title: str, choices: Choices, company: Company) -> list[str]:
    """What is played, who plays, and how to play it again."""
    setup = choices.setup
    lines = [f"{title}, edition {setup.edition}, {setup.seats} players, seed {choices.seed}."]
    lines += [f"The same deal again: {choices.command}"]
    return [*lines, *_introduce(choices, company)]


def greet_again(title: str, choices: Choices, company: Company, turns: int) -> list[str]:
    """What goes on, and who plays."""
    setup = choices.setup
    lines = [f"{title}, edition {setup.edition}, {setup.seats} players."]
    lines += [f"The game goes on after {counted(turns, 'turn')}."]
    return [*lines, *_introduce(choices, company)]


def _introduce(choices: Choices, company: Company) -> list[str]:
    lines = [
        f"{company.names[seat]} ({choices.bot_of(seat)}) "
        f"{character(company.names[seat], choices.bot_of(seat))}."
        for seat in choices.bot_seats
    ]
    if len(choices.people) > 1:
        people = [f"{company.names[seat]} on seat {seat}" for seat in choices.people]
        lines.append(f"At this screen: {', '.join(people)}.")
    return [*lines, ""]


def rank(outcome: Outcome, face: Face[Any, Any], company: Company) -> list[str]:
    """The count of all points, best first; who has won is before those who have not."""
    scores = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    names = [sentence(company.who(seat)) for seat in range(len(scores))]
    wide = max(map(len, names))
    lines = ["", f"The game is over: {outcome.why}."]
    for seat in sorted(range(len(scores)), key=scores.__getitem__, reverse=True):
        place = 1 + sum(score > scores[seat] for score in scores)
        lines.append(f"{place:>4}. {names[seat]:<{wide}}  {face.points(outcome.scores[seat])}")
    return [*lines, *_verdict(outcome.winners, company)]


def _verdict(winners: Sequence[int], company: Company) -> list[str]:
    """For whoever has won; where all have, nobody has."""
    if company.me not in winners:
        return []
    if len(winners) == len(company.names):
        return ["It is a draw."]
    return ["You win!" if len(winners) == 1 else "You win, and share it!"]


def claim_in_words(seat: int, text: str, mark: bool | None, company: Company) -> str:
    """What somebody stated, and whether it was true if that is known."""
    known = "" if mark is None else " (true)" if mark else " (false)"
    return sentence(f"{company.verb(seat, 'says', 'say')}: {text}{known}")


def count_claims(claims: Sequence[tuple[int, bool | None]], company: Company) -> Iterator[str]:
    """How many claims each seat made, and how many of them were false."""
    for seat in sorted({seat for seat, _ in claims}):
        marks = [true for claimant, true in claims if claimant == seat]
        false = marks.count(False)
        lies = f"{false} false" if false else "all true"
        yield sentence(
            f"{company.verb(seat, 'made', 'made')} {counted(len(marks), 'claim')}, {lies}."
        )


def hint_in_words(move: str, reasons: Sequence[str], company: Company) -> list[str]:
    """What a better player would do, and why."""
    return [f"Hint: {move}", *(f"  {company.with_names(reason)}" for reason in reasons)]


def part(choices: Choices, turns: int, saved: Path | None) -> list[str]:
    """When people leave before the end."""
    played = f"Goodbye! That was {counted(turns, 'turn')}."
    if saved is not None:
        return ["", f"{played} From your save on: {resume_command(saved)}"]
    return ["", f"{played} The same deal again: {choices.command}"]


def kept(path: Path) -> list[str]:
    """When a whole game was put into a file."""
    return [f"The game is kept: {shlex.join(['motherlode', 'replay', str(path)])}"]


def resume_command(path: Path) -> str:
    """What to type to go on with a save."""
    return shlex.join(["motherlode", "play", "--resume", str(path)])
