"""What stands beside the table: own aim and knowledge, the people, what all could watch."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, counted, in_words, sentence
from motherlode.draw.ink import Paper, padded
from motherlode.draw.mine import people as common
from motherlode.draw.saboteur2.roles import AIMS, SHORT_AIMS, a_role, role_in_words
from motherlode.games.saboteur2.show import Seat, Shown

HEADING: Final = "hand gold"
REMARKS: Final = 14
"""Columns for remarks without which the list of people is drawn slim."""
HAND_AND_QUESTION: Final = 5
"""Lines that they need at least."""
CROWD: Final = 6
"""More people than these stand in two columns, where there is room."""
GAP: Final = 2


def describe_table(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Round and piles, own aim and knowledge, a line for each player; in short where it must be."""
    if width == paper.columns:
        return _describe_below(shown, company, paper, width)
    people = _list_people(shown.seats, shown.asked, company, paper, width)
    watched = _describe_watched(shown, company)
    crystals = wrap(_describe_crystals(shown.crystals), width)
    known = common.wrapped(_describe_known(shown, company), width)
    full = [*common.describe_round(shown.round, shown.rounds, shown.pile, width), *crystals]
    if shown.self:
        full += ["", *_describe_aim(AIMS[shown.self.role], paper, width), *known]
    full += ["", *people, *common.wrapped(watched, width)]
    room = paper.lines - HAND_AND_QUESTION
    if len(full) <= room:
        return full
    short = [*wrap(f"Round {shown.round}/{shown.rounds}, pile {shown.pile}", width), *crystals]
    if shown.self:
        short += [*_describe_aim(SHORT_AIMS[shown.self.role], paper, width), *known]
    return [*short, *people, *_first_of(watched, width, room - len(short) - len(people))]


def _first_of(sentences: Sequence[str], width: int, room: int) -> list[str]:
    """As many whole sentences as there is room for: the log has them all."""
    lines: list[str] = []
    for text in sentences:
        more = wrap(text, width)
        if len(lines) + len(more) > room:
            break
        lines += more
    return lines


def _describe_below(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Where there is no room beside the table: in few, long lines."""
    piles = common.describe_round(shown.round, shown.rounds, shown.pile, width)
    piles += filter(None, [_describe_crystals(shown.crystals)])
    head = [f"{line}." for line in piles] + _describe_known(shown, company)
    lines = wrap(" ".join(head), width)
    if shown.self:
        lines += _describe_aim(AIMS[shown.self.role], paper, width)
    lines += _describe_crowd(shown, company, paper, width)
    return [*lines, *wrap(" ".join(_describe_watched(shown, company)), width)]


def _describe_crystals(crystals: int) -> str:
    """SB2-23: what geologists count."""
    return f"Crystals in the maze: {crystals}" if crystals else ""


# The seat itself


def _describe_aim(aim: str, paper: Paper, width: int) -> list[str]:
    return [paper.bold(line) for line in wrap(aim, width)]


def _describe_known(shown: Shown, company: Company) -> list[str]:
    """Own gold, and the goals, dwarfs and hands that this seat has seen (SB2-16 to SB2-18)."""
    own = shown.self
    if own is None:
        return []
    gold = counted(own.nuggets, "nugget") if own.nuggets else "none yet"
    lines = [f"Your gold: {gold}.", *common.describe_seen(shown.goals, own.seen)]
    lines += [f"{company.who(known.seat)} is {a_role(known.role)}." for known in own.roles]
    for former in own.former:
        who = company.verb(former.seat, "was", "were")
        lines.append(sentence(f"{who} {a_role(former.role)} before."))
    for held in own.hands:
        if held.cards:
            lines.append(f"{company.who(held.seat)} holds {in_words(held.cards)}.")
    return lines


# The people


def _describe_crowd(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """In two columns if there are many."""
    seats = shown.seats
    if len(seats) <= CROWD:
        return _list_people(seats, shown.asked, company, paper, width)
    room = (width - GAP) // 2
    half = (len(seats) + 1) // 2
    west = _list_people(seats[:half], shown.asked, company, paper, room)
    east = _list_people(seats[half:], shown.asked, company, paper, room)
    east += [""] * (len(west) - len(east))
    rows = zip(west, east, strict=True)
    return [f"{padded(one, room + GAP)}{other}".rstrip() for one, other in rows]


def _list_people(
    seats: Sequence[Seat], asked: int | None, company: Company, paper: Paper, width: int
) -> list[str]:
    """With a word for gold if there is room for remarks too; else slim."""
    people = [
        _person(seat, f"{seat.cards:>4} {'yes' if seat.has_gold else '-':>4}") for seat in seats
    ]
    headings = [HEADING]
    if common.room_before_numbers(people, company) + len(HEADING) + REMARKS > width:
        gold = paper.ink.gold
        people = [
            _person(seat, f"{seat.cards:>2}{gold if seat.has_gold else ' '}") for seat in seats
        ]
        headings = [f"hand, {gold} gold", "hand"]
    return common.describe_people(people, asked, headings, company, paper, width)


def _person(seat: Seat, numbers: str) -> common.Person:
    return common.Person(seat.seat, numbers, _remarks(seat), bool(seat.broken) or seat.trapped)


def _remarks(seat: Seat) -> tuple[tuple[str, ...], ...]:
    """What lies in front of a player, and the role once it is shown; from words to letters."""
    tools = " ".join(seat.broken)
    letters = "".join(tool[0].upper() for tool in seat.broken)
    trapped = "trapped" if seat.trapped else ""
    thief = "thief" if seat.thief else ""
    role = f"({role_in_words(seat.role)})" if seat.role else ""
    short = f"({seat.role})" if seat.role else ""
    initials = letters + ("X" if seat.trapped else "") + ("T" if seat.thief else "")
    return (
        (tools, trapped, thief, role),
        (tools, trapped, thief, short),
        (letters, trapped, thief, short),
        (initials, short),
        (letters, trapped, thief),
        (initials,),
    )


# What everyone could watch


def _describe_watched(shown: Shown, company: Company) -> list[str]:
    """Who looked at which goal (SAB-19) or dwarf (SB2-17), and whose dwarf was swapped (SB2-18)."""
    looked_at = {seat.seat: seat.looked_at for seat in shown.seats}
    lines = common.describe_looks(shown.goals, looked_at, company)
    for seat in shown.seats:
        if seat.inspected and seat.role is None and seat.seat != company.me:
            whose = in_words([_dwarf_of(other, company) for other in seat.inspected])
            lines.append(f"{company.who(seat.seat)} saw {whose}.")
    for seat in shown.seats:
        if seat.swaps:
            times = {1: "", 2: " twice"}.get(seat.swaps, f" {seat.swaps} times")
            lines.append(sentence(f"{_dwarf_of(seat.seat, company)} was swapped{times}."))
    return lines


def _dwarf_of(seat: int, company: Company) -> str:
    return "your dwarf" if seat == company.me else f"{company.names[seat]}'s dwarf"


def describe_knowledge(shown: Shown) -> str:
    """What a seat alone knows, on one line: dwarf, hand, gold, and what it has seen."""
    if shown.self is None:
        return ""
    own = shown.self
    parts = [f"{role_in_words(own.role)}; {', '.join(own.hand) or 'no card'}"]
    if own.nuggets:
        parts.append(counted(own.nuggets, "nugget"))
    parts += [f"saw {face} on {cell}" for cell, face in common.seen_goals(shown.goals, own.seen)]
    parts += [f"seat {known.seat} is {a_role(known.role)}" for known in own.roles]
    parts += [f"seat {known.seat} was {a_role(known.role)}" for known in own.former]
    parts += [f"seat {held.seat} holds {', '.join(held.cards)}" for held in own.hands if held.cards]
    return "; ".join(parts)
