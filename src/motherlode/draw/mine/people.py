"""What stands beside the table: what one has seen, the people, who looked where."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, counted, sentence
from motherlode.draw.ink import Paper, padded, width_of
from motherlode.draw.mine.board import face_in_words
from motherlode.kit.shown import Goal

MARKS: Final = 2
"""Columns before a name, beside the number of the seat: whose turn it is, a space."""

InWords = Callable[[str], str]
"""What a goal's face shows, in words."""


@dataclass(frozen=True)
class Person:
    """A line of the list of people."""

    seat: int
    numbers: str
    """Cards in hand and gold, as they stand below the heading."""
    remarks: tuple[tuple[str, ...], ...]
    """What else there is to say, from the fullest way to the shortest."""
    hampered: bool
    """Whether something in front of them keeps them from digging."""
    colour: str = ""
    title: str = ""
    """Where players have colours: which it is, and what stands behind the name."""

    def called(self, company: Company) -> str:
        """The name, and the title if there is one."""
        return " ".join(filter(None, [sentence(company.who(self.seat)), self.title]))


def describe_round(number: int, rounds: int, pile: int, width: int) -> list[str]:
    """Which round it is, and how many cards are left."""
    return wrap(f"Round {number} of {rounds}, {counted(pile, 'card')} in the pile", width)


def describe_seen(
    goals: Sequence[Goal], seen: Mapping[str, str], in_words: InWords = face_in_words
) -> list[str]:
    """What the seat alone has seen of goals that lie face down."""
    return [f"You saw {cell}: {face}." for cell, face in seen_goals(goals, seen, in_words)]


def seen_goals(
    goals: Sequence[Goal], seen: Mapping[str, str], in_words: InWords = face_in_words
) -> list[tuple[str, str]]:
    """The cells of face-down goals that the seat has seen, and their faces in words."""
    shut = [goal.cell for goal in goals if not goal.face]
    return [(cell, in_words(seen[cell])) for cell in shut if cell in seen]


def describe_people(
    people: Sequence[Person],
    asked: int | None,
    headings: Sequence[str],
    company: Company,
    paper: Paper,
    width: int,
) -> list[str]:
    """A line for each player: name, numbers, remarks; whose turn it is.

    The fullest heading that there is room for stands above them; none if there is none.
    """
    before = room_before_numbers(people, company)
    digits = _digits(people)
    titles = [" " * before + heading for heading in headings]
    lines = [title for title in titles if len(title) <= width][:1]
    for person in people:
        turn = paper.ink.turn if person.seat == asked else " "
        name = person.called(company).removesuffix(person.title)
        name += paper.marked(person.colour, person.title)
        line = padded(f"{turn}{person.seat:>{digits}} {name}", before) + person.numbers
        remark = _remark(person, width - width_of(line))
        painted = paper.red(remark) if person.hampered else remark
        lines.append((line + painted).rstrip())
    return lines


def room_before_numbers(people: Sequence[Person], company: Company) -> int:
    """Columns for whose turn it is, the seat and the name."""
    names = max(len(person.called(company)) for person in people)
    return names + _digits(people) + MARKS


def _digits(people: Sequence[Person]) -> int:
    return max(len(str(person.seat)) for person in people)


def _remark(person: Person, room: int) -> str:
    """The fullest of the remarks that there is room for."""
    for words in person.remarks:
        remark = "".join(f" {word}" for word in words if word)
        if len(remark) <= room:
            return remark
    return ""


def describe_looks(
    goals: Sequence[Goal], looked_at: Mapping[int, Sequence[str]], company: Company
) -> list[str]:
    """Who has looked at which goal: everyone could watch that (SAB-19)."""
    lines: list[str] = []
    for goal in goals:
        seats = [seat for seat, cells in looked_at.items() if goal.cell in cells]
        if seats and not goal.face:
            lines.append(sentence(f"{company.listed(seats)} looked at {goal.cell}."))
    return lines


def wrapped(sentences: Sequence[str], width: int) -> list[str]:
    """Sentences below each other."""
    return [line for text in sentences for line in wrap(text, width)]
