"""What stands beside the table: what one has seen, the people, who looked where."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, sentence
from motherlode.draw.ink import Paper, padded, width_of
from motherlode.draw.mine.board import face_in_words
from motherlode.kit.shown import Goal
from motherlode.words.catalogue import Catalogue

MARKS: Final = 2
"""Columns before a name, beside the number of the seat: whose turn it is, a space."""

InWords = Callable[[Catalogue, str], str]
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


def describe_round(words: Catalogue, number: int, rounds: int, pile: int, width: int) -> list[str]:
    """Which round it is, and how many cards are left."""
    which = words.text("facts.round", round=number, rounds=rounds)
    return wrap(f"{which}, {words.text('facts.pile', n=pile)}", width)


def describe_gold(words: Catalogue, nuggets: int, cards: Sequence[int] = ()) -> str:
    """The own gold, and how it comes together if it is on several cards."""
    gold = words.text("gold.card", n=nuggets) if nuggets else words.text("own.gold.none")
    total = f" ({' + '.join(map(str, cards))})" if len(cards) > 1 else ""
    return words.text("own.gold", gold=gold + total)


def describe_seen(
    words: Catalogue,
    goals: Sequence[Goal],
    seen: Mapping[str, str],
    key: str = "own.seen",
    in_words: InWords = face_in_words,
) -> list[str]:
    """What the seat alone has seen of goals that lie face down."""
    shut = [goal.cell for goal in goals if not goal.face and goal.cell in seen]
    return [words.text(key, cell=cell, face=in_words(words, seen[cell])) for cell in shut]


def list_known(words: Catalogue, hand: Sequence[str]) -> str:
    """The cards of a hand as what a seat alone knows."""
    return ", ".join(hand) or words.text("knows.noCard")


def tools_in_words(words: Catalogue, tools: Sequence[str]) -> tuple[str, str]:
    """Broken tools, and their first letters for where there is no room."""
    names = [words.text(f"tool.{tool}") for tool in tools]
    return " ".join(names), "".join(initial(words, tool) for tool in tools)


def initial(words: Catalogue, tool: str) -> str:
    """The first letter of a tool, where there is no room for more."""
    return words.text(f"tool.{tool}")[0].upper()


def in_columns(headings: Sequence[str], values: Sequence[object]) -> str:
    """Values below their headings."""
    return " ".join(
        f"{value!s:>{len(heading)}}" for heading, value in zip(headings, values, strict=True)
    )


def describe_people(
    people: Sequence[Person],
    asked: int | None,
    headings: Sequence[str],
    company: Company,
    paper: Paper,
    width: int,
    counts: str = "",
) -> list[str]:
    """A line for each player: name, numbers, remarks; whose turn it is.

    The fullest heading that there is room for stands above them; none if there is none.
    What its numbers count (`counts`) stands above the names.
    """
    before = max(room_before_numbers(people, company), len(counts) + 1)
    digits = _digits(people)
    titles = [f"{counts:>{before - 1}} {heading}" for heading in headings]
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
            names = company.listed(seats)
            lines.append(sentence(company.words.text("people.looked", names=names, cell=goal.cell)))
    return lines


def wrapped(sentences: Sequence[str], width: int) -> list[str]:
    """Sentences below each other."""
    return [line for text in sentences for line in wrap(text, width)]
