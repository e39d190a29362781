"""The table of Gold Mine as text: tiles of three lines, or a small map where they do not fit."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from motherlode.draw.goldmine.flat import WITH_LINES, Mine, draw_flat
from motherlode.draw.goldmine.tiles import (
    WAYS,
    Lying,
    Standing,
    draw_tile,
    lay,
    name_in_short,
    setup_of,
)
from motherlode.draw.ink import Ink, Paper, width_of
from motherlode.draw.mine.board import read_cell
from motherlode.draw.mine.cards import draw_hand
from motherlode.draw.text import HIGH, NARROW, WIDE, Cell, Picture, board
from motherlode.games.goldmine.data import ENTRANCE_NAME
from motherlode.games.goldmine.show import QUARTER, Shown
from motherlode.words.catalogue import Catalogue

HOME: Final = (0, 0)
"""The cell of the entrance (GLD-1)."""
BELOW: Final = 9
"""Lines that a question and most lists of moves need."""
BESIDE: Final = 22
"""Columns that people need at the side."""
ABOVE_PEOPLE: Final = 4
"""Lines about the game that stand above them, where they are below."""


# What lies where


def spread(shown: Shown) -> dict[Cell, Lying]:
    """All tiles by their cells, with the miners on them."""
    setup = setup_of(shown.setup)
    mine = {HOME: lay(ENTRANCE_NAME, 0, setup)}
    for tile in shown.mine:
        mine[read_cell(tile.cell)] = replace(
            lay(tile.tile, tile.turned // QUARTER, setup),
            nugget=tile.nugget,
            collapsed=tile.collapsed,
        )
    for miner in shown.miners:
        if miner.place is not None:
            place, _, tunnel = miner.place.partition(" ")
            standing = Standing(miner.seat, tunnel, miner.colour, miner.seat == shown.self)
            here = mine[read_cell(place)]
            mine[read_cell(place)] = replace(here, miners=(*here.miners, standing))
    return mine


def _brink(mine: Mine) -> Iterator[Cell]:
    """The empty cells that mouths face: where tiles may come to lie."""
    for (column, row), lying in mine.items():
        for side, (east, south) in WAYS.items():
            beside = column + east, row + south
            if lying.opens(side) and beside not in mine:
                yield beside


# The table


@dataclass(frozen=True)
class Form:
    """How large a tile is drawn."""

    wide: int
    high: int


TALL: Final = (Form(WIDE, HIGH), Form(NARROW, HIGH))
WITH_TUNNELS: Final = tuple(Form(wide, WITH_LINES) for wide in (4, 3, 2))
FLAT: Final = tuple(Form(wide, 1) for wide in (4, 3, 2))


def draw_table(shown: Shown, places: Sequence[Cell], paper: Paper, width: int) -> list[str]:
    """The mine with its miners, and dots where whoever is asked may lay, go or do something."""
    mine = spread(shown)
    form = _choose_form(mine, len(shown.miners), paper, width)
    marked = {cell: replace(lying, may=cell in places) for cell, lying in mine.items()}
    return _draw(marked, [cell for cell in places if cell not in mine], paper, form)


def _choose_form(mine: Mine, people: int, paper: Paper, width: int) -> Form:
    """The largest that fits with people beside it, or below; else the lowest.

    What may be laid now does not matter, so that forms seldom change.
    """
    forms = [form for form in TALL if form.wide <= width]
    forms += WITH_TUNNELS
    # Without signs for all shapes the lines between rows are needed.
    forms += () if paper.ink.joined.isspace() else FLAT
    for beside, below in ((BESIDE, BELOW), (0, BELOW + people + ABOVE_PEOPLE)):
        for form in forms:
            wide, high = _size(mine, paper, form)
            if wide + beside <= paper.columns and high + below <= paper.lines:
                return form
    lowest = [form for form in forms if form.high == forms[-1].high]
    slim = (form for form in lowest if _size(mine, paper, form)[0] <= paper.columns)
    return next(slim, forms[-1])


def _size(mine: Mine, paper: Paper, form: Form) -> tuple[int, int]:
    """Columns and lines, when tiles may be laid wherever a mouth is."""
    lines = _draw(mine, set(_brink(mine)), paper, form)
    return max(map(width_of, lines)), len(lines)


def _draw(mine: Mine, places: Collection[Cell], paper: Paper, form: Form) -> list[str]:
    if form.high < HIGH:
        return draw_flat(mine, places, paper, least=form.wide, high=form.high)
    pictures = {cell: draw_tile(lying, paper, form.wide) for cell, lying in mine.items()}
    return board(pictures, (), places, paper, form.wide)


# Tiles that are not laid yet


def draw_tiles(shown: Shown, notes: Mapping[str, str], paper: Paper) -> list[str]:
    """The tile that was drawn, or else the open ones of whoever looks, with names and notes."""
    setup = setup_of(shown.setup)

    def draw(name: str, paper: Paper) -> Picture:
        return draw_tile(lay(name, 0, setup), paper)

    return draw_hand(draw, tiles_to_lay(shown), notes, paper)


def write_tiles(words: Catalogue, shown: Shown, notes: Mapping[str, str], ink: Ink) -> str:
    """The same in a sentence."""
    setup, plain = setup_of(shown.setup), Paper(ink)
    parts = []
    for name in tiles_to_lay(shown):
        note = f" ({notes[name]})" if name in notes else ""
        parts.append(f"{name} {name_in_short(name, setup, plain)}{note}")
    if not parts:
        return ""
    key = "goldmine.drawn" if shown.drawn else "goldmine.open"
    return words.text(key, tiles=", ".join(parts))


def tiles_to_lay(shown: Shown) -> list[str]:
    """What can be laid next; tiles that lie open are shown when they may be laid (GLD-41)."""
    if shown.drawn:
        return [shown.drawn]
    if shown.self is None or shown.prompt not in ("move", "again") or shown.asked != shown.self:
        return []
    return shown.miners[shown.self].open_tiles
