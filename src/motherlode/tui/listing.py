"""The legal moves as a numbered list, grouped so that sixty of them can be read."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap
from typing import Final

from motherlode.draw.face import Entry
from motherlode.words.catalogue import Catalogue

WIDEST_HEADING: Final = 36
GAP: Final = 2
GLUE: Final = "\N{NO-BREAK SPACE}"
"""Keeps a number and its item on one line."""


@dataclass(frozen=True)
class Line:
    """A move in the list."""

    move: int
    text: str
    entry: Entry


class Listing:
    """Moves in the order in which a person looks for them; numbers count from 1."""

    def __init__(self, lines: Sequence[Line], words: Catalogue) -> None:
        self.words = words
        self.lines = sorted(lines, key=lambda line: line.entry.rank)

    @property
    def texts(self) -> list[str]:
        """The notation of every move."""
        return [line.text for line in self.lines]

    def move(self, number: int) -> int:
        """The move of a number; `ValueError` says which there are."""
        if not 1 <= number <= len(self.lines):
            raise ValueError(f"The moves are numbered 1 to {len(self.lines)}: `moves` lists them.")
        return self.lines[number - 1].move

    def notes(self) -> dict[str, str]:
        """For each card of the hand that can be played, the numbers of its moves: `3-7`."""
        numbers: dict[str, list[int]] = {}
        for number, line in enumerate(self.lines, 1):
            numbers.setdefault(line.entry.card, []).append(number)
        numbers.pop("", None)
        return {card: _span(some) for card, some in numbers.items()}

    def show(self, width: int) -> list[str]:
        """A line (or more) for each heading, with its items numbered."""
        headings = [line.entry.heading for line in self.lines]
        wide = min(max(map(len, headings), default=0), WIDEST_HEADING)
        shown: list[str] = []
        numbered = enumerate(self.lines, 1)
        for heading, group in groupby(numbered, key=lambda pair: pair[1].entry.heading):
            items = self._items(list(group))
            shown += _hung(f"{'':{GAP}}{heading:<{wide}}{'':{GAP}}", (" " * GAP).join(items), width)
        return shown

    def _items(self, group: Sequence[tuple[int, Line]]) -> list[str]:
        """The moves of a heading, each with its number; those that are folded all in one."""
        (number, first), *others = group
        if first.entry.folded and others:
            span = _span([number, others[-1][0]])
            said = self.words.text("list.folded", item=first.entry.item)
            return [f"{span}){GLUE}{said.replace(' ', GLUE, 1)}"]
        return [f"{number}){GLUE}{line.entry.item}" for number, line in group]

    def left_out(self, width: int) -> list[str]:
        """Where there is no room for them: how many there are, and how to see them."""
        return wrap(self.words.text("list.leftOut", n=len(self.lines)), width)


def _hung(head: str, items: str, width: int) -> list[str]:
    lines = wrap(
        items,
        width,
        initial_indent=head,
        subsequent_indent=" " * len(head),
        break_on_hyphens=False,
        break_long_words=False,
    )
    return [line.replace(GLUE, " ") for line in lines]


def _span(numbers: Sequence[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"
