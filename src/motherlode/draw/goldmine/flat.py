"""The mine as a small map: a character a tile, what is on it behind, lines where tunnels meet.

Where a tile has two tunnels, an arrow before its miners points to a mouth of the one they are in.
"""

from collections.abc import Collection, Mapping
from itertools import groupby
from typing import Final

from motherlode.draw.goldmine.tiles import (
    Lying,
    miner_sign,
    small_sign,
    sort_sign,
    symbol_sign,
)
from motherlode.draw.ink import Ink, Paper
from motherlode.draw.text import BELOW, Cell, window
from motherlode.games.goldmine.pieces import CAVERN, ENTRANCE, SORT_NAMES
from motherlode.kit.tunnels import EAST, NORTH, SIDES, SOUTH, WEST

WITH_LINES: Final = 2
"""Lines that a row takes if the tunnels to the next one are drawn between them."""
MARGIN: Final = 2
"""Columns between the numbers of rows and the map: for a mouth in the west."""

Mine = Mapping[Cell, Lying]


def draw_flat(
    mine: Mine, places: Collection[Cell], paper: Paper, *, least: int, high: int
) -> list[str]:
    """The mine with cells of a least width, one or two lines a row; places carry a dot."""
    return _Map(mine, places, paper, least).draw(high)


class _Map:
    """What is drawn where."""

    def __init__(self, mine: Mine, places: Collection[Cell], paper: Paper, least: int) -> None:
        seen = window([*mine, *places], ())
        self.columns = range(seen.west, seen.east + 1)
        self.rows = range(seen.north, seen.south + 1)
        self.mine = mine
        self.places = places
        self.paper = paper
        self.signs = {cell: _signs(lying, paper) for cell, lying in mine.items()}
        self.wide = {column: self._width(column, least) for column in self.columns}
        self.labels = 1 + max(len(str(row)) for row in self.rows)

    def _width(self, column: int, least: int) -> int:
        """Room for the tile, all that is on it, and a line to the next one."""
        signs = [len(some) for cell, some in self.signs.items() if cell[0] == column]
        return max([least, *(most + 2 for most in signs)])

    def draw(self, high: int) -> list[str]:
        """The map, with numbers of columns above and of rows at the left."""
        lines = [self._numbers()]
        if high == WITH_LINES:
            lines += filter(None, [self._between(self.rows[0] - 1)])
        for row in self.rows:
            lines.append(self._row(row))
            if high == WITH_LINES:
                lines.append(self._between(row))
        lines = lines if lines[-1] else lines[:-1]
        # Where the top may scroll away, the numbers stand below too.
        return [*lines, lines[0]] if len(lines) + BELOW > self.paper.lines else lines

    def _numbers(self) -> str:
        """The numbers of columns, as many as there is room for; a minus hangs to the left."""
        line = ""
        at = self.labels + MARGIN
        for column in self.columns:
            start = at - (column < 0)
            if start > len(line) or not line:
                line = line.ljust(start) + str(column)
            at += self.wide[column]
        return line

    def _row(self, row: int) -> str:
        line = f"{row:>{self.labels - 1}} "
        line += self._line_east((self.columns[0] - 1, row), MARGIN)
        for column in self.columns:
            cell = column, row
            signs = [self._sign(cell), *self.signs.get(cell, []), *self._dot(cell)]
            line += "".join(signs) + self._line_east(cell, self.wide[column] - len(signs))
        return line.rstrip()

    def _sign(self, cell: Cell) -> str:
        ink = self.paper.ink
        lying = self.mine.get(cell)
        if lying is None:
            return self.paper.gold(ink.place) if cell in self.places else " "
        if lying.collapsed:
            return ink.rubble
        if lying.sort == SORT_NAMES[CAVERN]:
            return ink.cavern
        return ink.ladder if lying.sort == SORT_NAMES[ENTRANCE] else small_sign(lying.tunnels, ink)

    def _dot(self, cell: Cell) -> list[str]:
        """Where one may go: it takes the room of a line, so that nothing moves for it."""
        lying = self.mine.get(cell)
        return [self.paper.gold(self.paper.ink.place)] if lying and lying.may else []

    def _line_east(self, cell: Cell, room: int) -> str:
        """The tunnel from a cell to the next one, as long as the room is; half of it if open."""
        here, there = self.mine.get(cell), self.mine.get((cell[0] + 1, cell[1]))
        across = _across(self.paper.ink)
        if not _meet(here, there, EAST, WEST):
            return " " * room
        if there is None:
            return across.ljust(room)
        return across.rjust(room) if here is None else across * room

    def _between(self, row: int) -> str:
        """The tunnels from a row to the next one."""
        line = " " * (self.labels + MARGIN)
        for column in self.columns:
            here, there = self.mine.get((column, row)), self.mine.get((column, row + 1))
            meet = _meet(here, there, SOUTH, NORTH)
            line += (_down(self.paper.ink) if meet else " ").ljust(self.wide[column])
        return line.rstrip()


def _meet(here: Lying | None, there: Lying | None, side: int, across: int) -> bool:
    """Whether a tunnel leads over an edge: from tile to tile, or from one to an empty cell."""
    if here is None and there is None:
        return False
    return (here is None or here.opens(side)) and (there is None or there.opens(across))


def _signs(lying: Lying, paper: Paper) -> list[str]:
    """What is on a tile, a character each."""
    ink = paper.ink
    sort = "" if lying.sort == SORT_NAMES[ENTRANCE] else sort_sign(lying, ink)
    signs = [sort] if sort else []
    signs += [symbol_sign(lying.symbol, paper)] if lying.symbol else []
    by_tunnel = sorted(lying.miners, key=lambda miner: (miner.tunnel, miner.seat))
    for tunnel, miners in groupby(by_tunnel, key=lambda miner: miner.tunnel):
        signs += [ink.arrows[SIDES.index(tunnel[0])]] if tunnel else []
        signs += [miner_sign(miner, paper) for miner in miners]
    return signs


def _across(ink: Ink) -> str:
    sign = ink.joined[EAST + WEST]
    return ink.across if sign == " " else sign


def _down(ink: Ink) -> str:
    sign = ink.joined[NORTH + SOUTH]
    return ink.down if sign == " " else sign
