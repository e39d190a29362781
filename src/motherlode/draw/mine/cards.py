"""The cards of a hand, as pictures and in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from motherlode.draw.ink import Ink, Paper, centred, width_of
from motherlode.draw.mine.board import Paths
from motherlode.draw.text import NARROW, WIDE, Picture, card, glyph, tile
from motherlode.kit.tools import TOOL_NAMES

BREAK: Final = "break"
MAP: Final = "map"
GAP: Final = 2
"""Columns between the cards of a hand."""

DrawCard = Callable[[str, Paper], Picture]
"""A card of the deck, by its name, as a small picture."""


def draw_hand(
    draw_card: DrawCard, hand: Sequence[str], notes: Mapping[str, str], paper: Paper
) -> list[str]:
    """The cards in a row, their names and notes below; in more rows if they are too many."""
    lines: list[str] = []
    row: list[list[str]] = []
    room = paper.columns
    for column in (_column(draw_card(name, paper), name, notes.get(name, "")) for name in hand):
        wide = width_of(column[0]) + GAP
        if row and wide > room:
            lines += _joined(row)
            row, room = [], paper.columns
        row.append(column)
        room -= wide
    return lines + _joined(row)


def _column(picture: Picture, name: str, note: str) -> list[str]:
    """A card, the two lines of its name, its note: all centred, all of one width."""
    lines = [*picture, *_folded(name), note]
    width = max(map(width_of, lines))
    return [centred(line, width) for line in lines]


def _joined(columns: Sequence[Sequence[str]]) -> list[str]:
    lines = ["".join(f"{' ' * GAP}{part}" for part in row) for row in zip(*columns, strict=True)]
    return [line.rstrip() for line in lines if line.strip()]


def _folded(name: str) -> tuple[str, str]:
    """A name in two lines, so that six cards stand in 80 columns."""
    if len(name) <= 2 * NARROW:
        return name, ""
    cuts = [place + 1 for place, letter in enumerate(name) if letter == "_"]
    cut = min(reversed(cuts), key=lambda cut: max(cut, len(name) - cut))
    return name[:cut], name[cut:]


def write_hand(paths: Paths, hand: Sequence[str], notes: Mapping[str, str], ink: Ink) -> str:
    """The cards in a row, paths with their small sign."""
    parts = []
    for name in hand:
        sign = f" {glyph(paths[name], ink)}" if name in paths else ""
        note = f" ({notes[name]})" if name in notes else ""
        parts.append(f"{name}{sign}{note}")
    return ", ".join(parts)


def draw_common_card(paths: Paths, name: str, paper: Paper) -> Picture:
    """A path card, a broken tool, a repair, a map or a rockfall."""
    ink = paper.ink
    if name in paths:
        return tile(paths[name], ink, paint=paper.marked)
    verb, *tools = name.split("_")
    if tools and set(tools) <= set(TOOL_NAMES):
        second = tools[1] if len(tools) > 1 else ""
        below = ink.blocked if verb == BREAK else second
        return card(tools[0], ink, WIDE, top=verb, bottom=below)
    if name == MAP:
        return card("?", ink, NARROW, top=ink.eye)
    return card(ink.rubble * (NARROW - 2), ink, NARROW)
