"""What stands beside the table: own aim and knowledge, the people, what all could watch."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, sentence
from motherlode.draw.ink import Paper, padded
from motherlode.draw.mine import people as common
from motherlode.games.saboteur2.show import Seat, Shown
from motherlode.words.catalogue import Catalogue

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
    words = company.words
    people = _list_people(shown.seats, shown.asked, company, paper, width)
    watched = _describe_watched(shown, company)
    crystals = wrap(_describe_crystals(words, shown.crystals), width)
    known = common.wrapped(_describe_known(shown, company), width)
    full = [
        *common.describe_round(words, shown.round, shown.rounds, shown.pile, width),
        *crystals,
    ]
    if shown.self:
        full += ["", *_describe_aim(words, "long", shown.self.role, paper, width), *known]
    full += ["", *people, *common.wrapped(watched, width)]
    room = paper.lines - HAND_AND_QUESTION
    if len(full) <= room:
        return full
    piles = words.text("facts.short", round=shown.round, rounds=shown.rounds, pile=shown.pile)
    short = [*wrap(piles, width), *crystals]
    if shown.self:
        short += [*_describe_aim(words, "short", shown.self.role, paper, width), *known]
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
    words = company.words
    piles = common.describe_round(words, shown.round, shown.rounds, shown.pile, width)
    piles += filter(None, [_describe_crystals(words, shown.crystals)])
    head = [f"{line}." for line in piles] + _describe_known(shown, company)
    lines = wrap(" ".join(head), width)
    if shown.self:
        lines += _describe_aim(words, "long", shown.self.role, paper, width)
    lines += _describe_crowd(shown, company, paper, width)
    return [*lines, *wrap(" ".join(_describe_watched(shown, company)), width)]


def _describe_crystals(words: Catalogue, crystals: int) -> str:
    """SB2-23: what geologists count."""
    return words.text("facts.crystals", n=crystals) if crystals else ""


# The seat itself


def _describe_aim(words: Catalogue, length: str, role: str, paper: Paper, width: int) -> list[str]:
    return [paper.bold(line) for line in wrap(words.text(f"aim.{length}.{role}"), width)]


def _describe_known(shown: Shown, company: Company) -> list[str]:
    """Own gold, and the goals, dwarfs and hands that this seat has seen (SB2-16 to SB2-18)."""
    own = shown.self
    if own is None:
        return []
    words = company.words
    lines = [common.describe_gold(words, own.nuggets)]
    lines += common.describe_seen(words, shown.goals, own.seen)
    for known in own.roles:
        lines.append(company.tell("own.role", known.seat, role=_a_role(words, known.role)))
    for former in own.former:
        lines.append(company.tell("own.former", former.seat, role=_a_role(words, former.role)))
    for held in own.hands:
        if held.cards:
            lines.append(company.tell("own.holds", held.seat, cards=words.listed(held.cards)))
    return lines


def _a_role(words: Catalogue, role: str) -> str:
    return words.text(f"role.a.{role}")


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
    words = company.words
    columns = [words.text("people.hand"), words.text("people.gold")]
    people = [_person(words, seat, _in_columns(words, columns, seat)) for seat in seats]
    headings = [" ".join(columns)]
    if common.room_before_numbers(people, company) + len(headings[0]) + REMARKS > width:
        hand, gold, sign = *columns, paper.ink.gold
        people = [
            _person(words, seat, f"{seat.cards:>2}{sign if seat.has_gold else ' '}")
            for seat in seats
        ]
        headings = [f"{hand}, {sign} {gold}", hand]
    return common.describe_people(people, asked, headings, company, paper, width)


def _in_columns(words: Catalogue, columns: Sequence[str], seat: Seat) -> str:
    """SB2-24: how much gold somebody has is their secret."""
    gold = words.text("people.yes") if seat.has_gold else "-"
    return common.in_columns(columns, [seat.cards, gold])


def _person(words: Catalogue, seat: Seat, numbers: str) -> common.Person:
    remarks = _remarks(words, seat)
    return common.Person(seat.seat, numbers, remarks, bool(seat.broken) or seat.trapped)


def _remarks(words: Catalogue, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """What lies in front of a player, and the role once it is shown; from words to letters."""
    tools, letters = common.tools_in_words(words, seat.broken)
    front = [f"people.{what}" for what in ("trapped", "thief") if getattr(seat, what)]
    before = tuple(words.text(key) for key in front)
    initials = letters + "".join(words.text(f"{key}.sign") for key in front)
    role = f"({words.text(f'role.{seat.role}')})" if seat.role else ""
    short = f"({words.form(f'role.{seat.role}', 'short')})" if seat.role else ""
    return (
        (tools, *before, role),
        (tools, *before, short),
        (letters, *before, short),
        (initials, short),
        (letters, *before),
        (initials,),
    )


# What everyone could watch


def _describe_watched(shown: Shown, company: Company) -> list[str]:
    """Who looked at which goal (SAB-19) or dwarf (SB2-17), and whose dwarf was swapped (SB2-18)."""
    words = company.words
    looked_at = {seat.seat: seat.looked_at for seat in shown.seats}
    lines = common.describe_looks(shown.goals, looked_at, company)
    for seat in shown.seats:
        if seat.inspected and seat.role is None and seat.seat != company.me:
            dwarfs = words.listed([_dwarf_of(other, company) for other in seat.inspected])
            lines.append(company.tell("people.inspected", seat.seat, dwarfs=dwarfs))
    for seat in shown.seats:
        if seat.swaps:
            dwarf = sentence(_dwarf_of(seat.seat, company))
            lines.append(words.text("people.swapped", dwarf=dwarf, n=seat.swaps))
    return lines


def _dwarf_of(seat: int, company: Company) -> str:
    return company.words.text("notebook.dwarf", whose=company.names[seat], you=seat == company.me)


def describe_knowledge(words: Catalogue, shown: Shown) -> str:
    """What a seat alone knows, on one line: dwarf, hand, gold, and what it has seen."""
    if shown.self is None:
        return ""
    own = shown.self
    parts = [words.text(f"role.{own.role}"), common.list_known(words, own.hand)]
    if own.nuggets:
        parts.append(words.text("gold.card", n=own.nuggets))
    parts += common.describe_seen(words, shown.goals, own.seen, "knows.saw")
    for key, others in (("knows.is", own.roles), ("knows.was", own.former)):
        for known in others:
            parts.append(words.text(key, seat=known.seat, role=_a_role(words, known.role)))
    for held in own.hands:
        if held.cards:
            cards = ", ".join(held.cards)
            parts.append(words.text("knows.holds", seat=held.seat, cards=cards))
    return "; ".join(parts)
