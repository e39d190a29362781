"""What stands beside the table of Saboteur: own aim and knowledge, the people, the piles."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, counted, sentence
from motherlode.draw.ink import Paper
from motherlode.draw.saboteur.board import face_in_words
from motherlode.games.saboteur.show import Seat, Self, Shown

AIMS: Final = {
    "digger": "You are a DIGGER: reach the gold together.",
    "saboteur": "You are a SABOTEUR: keep them from the gold.",
}
MARKS: Final = 3
"""Columns before a name: whose turn it is, the seat, a space."""
BROKEN: Final = " broken"


def describe_table(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Round and piles, own aim and knowledge, then a line for each player."""
    pile = counted(shown.pile, "card")
    lines = wrap(f"Round {shown.round} of {shown.rounds}, {pile} in the pile", width)
    if shown.self is not None:
        lines += ["", *_describe_self(shown, shown.self, paper, width)]
    lines += ["", *_describe_people(shown, company, paper, width)]
    return [*lines, *_describe_looks(shown, company, width)]


def _describe_self(shown: Shown, own: Self, paper: Paper, width: int) -> list[str]:
    lines = [paper.bold(line) for line in wrap(AIMS[own.role], width)]
    for goal in shown.goals:
        if goal.seen and not goal.face:
            lines.append(f"You saw {goal.cell}: {face_in_words(goal.seen)}.")
    return [*lines, *wrap(_describe_gold(own.gold), width)]


def _describe_gold(gold: Sequence[int]) -> str:
    if not gold:
        return "Your gold: none yet."
    cards = f" ({' + '.join(map(str, gold))})" if len(gold) > 1 else ""
    return f"Your gold: {counted(sum(gold), 'nugget')}{cards}."


def _describe_people(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """A line for each player: name, cards in hand, gold cards, broken tools; whose turn it is."""
    names = [sentence(company.who(seat.seat)) for seat in shown.seats]
    wide = max(map(len, names))
    heading = f"{'':{wide + MARKS}}hand gold"
    if any(seat.broken for seat in shown.seats) and len(heading) + len(BROKEN) <= width:
        heading += BROKEN
    lines = [heading]
    for seat, name in zip(shown.seats, names, strict=True):
        turn = paper.ink.turn if seat.seat == shown.asked else " "
        person = f"{turn}{seat.seat} {name:<{wide}}{seat.cards:>4} {seat.gold_cards:>4}"
        remark = _remark(seat, width - len(person))
        lines.append(person + (paper.red(remark) if seat.broken else remark))
    return lines


def _remark(seat: Seat, room: int) -> str:
    """Broken tools, and the role once it is shown; in letters where there is no room for words."""
    tools = " ".join(seat.broken)
    letters = "".join(tool[0].upper() for tool in seat.broken)
    role = f"({seat.role})" if seat.role else ""
    for words in ([tools, role], [tools], [letters, role], [letters]):
        remark = "".join(f" {word}" for word in words if word)
        if len(remark) <= room:
            return remark
    return ""


def _describe_looks(shown: Shown, company: Company, width: int) -> list[str]:
    """Who has looked at which goal: everyone could watch that (SAB-19)."""
    lines: list[str] = []
    for goal in shown.goals:
        seats = [seat.seat for seat in shown.seats if goal.cell in seat.looked_at]
        if seats and not goal.face:
            lines += wrap(sentence(f"{company.listed(seats)} looked at {goal.cell}."), width)
    return lines


def describe_knowledge(shown: Shown) -> str:
    """What a seat alone knows, on one line: role, hand, gold, goals it has seen."""
    if shown.self is None:
        return ""
    own = shown.self
    parts = [f"{own.role}; {', '.join(own.hand) or 'no card'}"]
    if own.gold:
        parts.append(counted(sum(own.gold), "nugget"))
    for goal in shown.goals:
        if goal.seen and not goal.face:
            parts.append(f"saw {face_in_words(goal.seen)} on {goal.cell}")
    return "; ".join(parts)
