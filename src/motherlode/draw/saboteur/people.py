"""What stands beside the table of Saboteur: own aim and knowledge, the people, the piles."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, counted
from motherlode.draw.ink import Paper
from motherlode.draw.mine import people as common
from motherlode.games.saboteur.show import Seat, Self, Shown

AIMS: Final = {
    "digger": "You are a DIGGER: reach the gold together.",
    "saboteur": "You are a SABOTEUR: keep them from the gold.",
}
HEADING: Final = "hand gold"
BROKEN: Final = "hand gold broken"


def describe_table(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Round and piles, own aim and knowledge, then a line for each player."""
    lines = common.describe_round(shown.round, shown.rounds, shown.pile, width)
    if shown.self is not None:
        lines += ["", *_describe_self(shown, shown.self, paper, width)]
    people = [_person(seat) for seat in shown.seats]
    headings = [BROKEN, HEADING] if any(seat.broken for seat in shown.seats) else [HEADING]
    lines += ["", *common.describe_people(people, shown.asked, headings, company, paper, width)]
    looked_at = {seat.seat: seat.looked_at for seat in shown.seats}
    return [*lines, *common.wrapped(common.describe_looks(shown.goals, looked_at, company), width)]


def _describe_self(shown: Shown, own: Self, paper: Paper, width: int) -> list[str]:
    aim = [paper.bold(line) for line in wrap(AIMS[own.role], width)]
    return [
        *aim,
        *common.describe_seen(shown.goals, own.seen),
        *wrap(_describe_gold(own.gold), width),
    ]


def _describe_gold(gold: Sequence[int]) -> str:
    if not gold:
        return "Your gold: none yet."
    cards = f" ({' + '.join(map(str, gold))})" if len(gold) > 1 else ""
    return f"Your gold: {counted(sum(gold), 'nugget')}{cards}."


def _person(seat: Seat) -> common.Person:
    """Broken tools, and the role once it is shown; in letters where there is no room for words."""
    tools = " ".join(seat.broken)
    letters = "".join(tool[0].upper() for tool in seat.broken)
    role = f"({seat.role})" if seat.role else ""
    remarks = ((tools, role), (tools,), (letters, role), (letters,))
    numbers = f"{seat.cards:>4} {seat.gold_cards:>4}"
    return common.Person(seat.seat, numbers, remarks, bool(seat.broken))


def describe_knowledge(shown: Shown) -> str:
    """What a seat alone knows, on one line: role, hand, gold, goals it has seen."""
    if shown.self is None:
        return ""
    own = shown.self
    parts = [f"{own.role}; {', '.join(own.hand) or 'no card'}"]
    if own.gold:
        parts.append(counted(sum(own.gold), "nugget"))
    parts += [f"saw {face} on {cell}" for cell, face in common.seen_goals(shown.goals, own.seen)]
    return "; ".join(parts)
