"""What stands beside the table of Saboteur Duel: piles and keys, own colour, both players."""

from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, counted
from motherlode.draw.duel.board import face_in_words, letter_of
from motherlode.draw.ink import Paper
from motherlode.draw.mine import people as common
from motherlode.games.duel.show import Seat, Shown

AIMS: Final = {
    "green": "You are GREEN: blue doors (B) are shut to you.",
    "blue": "You are BLUE: green doors (G) are shut to you.",
}
HEADING: Final = " hand gold"
BROKEN: Final = " hand gold broken"
REMARK: Final = 5
"""Columns for a broken tool, without which the list of people is drawn slim."""


def describe_table(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Round, pile and keys, own colour and knowledge, a line for each player, who looked where."""
    lines = common.wrapped(_describe_round(shown), width)
    if shown.self is not None:
        aim = AIMS[shown.seats[shown.self.seat].colour]
        lines += ["", *(paper.bold(line) for line in wrap(aim, width))]
        seen = common.describe_seen(shown.goals, shown.self.seen, face_in_words)
        lines += common.wrapped(seen, width)
    lines += ["", *_list_people(shown, company, paper, width)]
    return [*lines, *common.wrapped(_describe_looks(shown, company), width)]


def _describe_round(shown: Shown) -> list[str]:
    """DUE-15: rounds after the first are there because of a tie. DUE-14: keys are few."""
    extra = f"Extra round {shown.round - 1} of {shown.rounds - 1}"
    number = extra if shown.round > 1 else f"Round {shown.round}"
    return [
        f"{number}, {counted(shown.pile, 'card')} in the pile",
        f"{counted(shown.keys_left, 'key')} left to open doors",
    ]


def _list_people(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """With words for colours if there is room for remarks too; else slim."""
    people = [
        _person(seat, f"({seat.colour})", f"{seat.cards:>5} {seat.nuggets:>4}")
        for seat in shown.seats
    ]
    headings = [BROKEN, HEADING] if any(seat.broken for seat in shown.seats) else [HEADING]
    if common.room_before_numbers(people, company) + len(HEADING) + REMARK > width:
        gold = paper.ink.gold
        people = [
            _person(seat, letter_of(seat.colour), f"{seat.cards:>2} {seat.nuggets}{gold}")
            for seat in shown.seats
        ]
        headings = [f" hand, {gold} gold", " hand"]
    return common.describe_people(people, shown.asked, headings, company, paper, width)


def _person(seat: Seat, title: str, numbers: str) -> common.Person:
    """DUE-11: one broken tool at the most."""
    tools = " ".join(seat.broken)
    letters = "".join(tool[0].upper() for tool in seat.broken)
    return common.Person(
        seat.seat, numbers, ((tools,), (letters,)), bool(seat.broken), seat.colour, title
    )


def _describe_looks(shown: Shown, company: Company) -> list[str]:
    """DUE-13: who could be watched looking; what the seat itself saw is told already."""
    me = shown.self.seat if shown.self else None
    looked_at = {seat.seat: seat.looked_at for seat in shown.seats if seat.seat != me}
    return common.describe_looks(shown.goals, looked_at, company)


def describe_knowledge(shown: Shown) -> str:
    """What a seat alone knows, on one line: hand, and goals it has seen."""
    if shown.self is None:
        return ""
    parts = [", ".join(shown.self.hand) or "no card"]
    seen = common.seen_goals(shown.goals, shown.self.seen, face_in_words)
    parts += [f"saw {face} on {cell}" for cell, face in seen]
    return "; ".join(parts)
