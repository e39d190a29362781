"""The mine on its grid: which tile lies where, and what each cell's neighbours ask of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.packing import Packer
from motherlode.kit.grid import Grid
from motherlode.kit.rows import Row
from motherlode.kit.tiles import EMPTY, FACE_DOWN, Tiles

NORTH: Final = 1
"""The sides are bits: north 1, east 2, south 4, west 8."""
SIDES: Final = 4
ROCK: Final = 16
"""In what a cell needs, rock on a side is that side's bit times this."""


def facing(side: i64) -> i64:
    """The side of a neighbour that touches this side."""
    return (side * 4 + side // 4) & 15


class Mine:
    """Tiles on cells. `need` of a cell holds, for each side where a face-up card lies beside it,
    a mouth's bit or a rock's bit: what a card must show there to fit.

    `fixed` are the cells of the table's own cards, `laid` those of cards that players laid, `rim`
    the empty cells that share a side with a face-up card (kept only where a game asks for it);
    all ascending.
    """

    def __init__(self, grid: Grid, tiles: Tiles, *, keeps_rim: bool) -> None:
        self.grid = grid
        self.tiles = tiles
        self.keeps_rim = keeps_rim
        self.tile: vec[u8] = vec[u8]()
        self.need: vec[u8] = vec[u8]()
        self.fixed = Row()
        self.laid = Row()
        self.rim = Row()

    def become(self, other: "Mine") -> None:
        """Be what another mine of the same table is, and share nothing with it."""
        self.tile = other.tile[:]
        self.need = other.need[:]
        self.fixed.become(other.fixed)
        self.laid.become(other.laid)
        self.rim.become(other.rim)

    def clear(self) -> None:
        """Nothing lies on the table."""
        if len(self.tile) == 0:
            self.tile = self.grid.bare[:]
            self.need = self.grid.noughts[:]
        i: i64
        for i in range(self.fixed.size):
            self._wipe(self.fixed.items[i])
        for i in range(self.laid.size):
            self._wipe(self.laid.items[i])
        self.fixed.size = 0
        self.laid.size = 0
        self.rim.size = 0

    def _wipe(self, cell: i64) -> None:
        """Cheaper than a whole new table: few cells are ever touched."""
        self.tile[cell] = u8(EMPTY)
        step: vec[i64] = self.grid.step
        i: i64
        for i in range(SIDES):
            self.need[cell + step[i]] = 0

    def put(self, cell: i64, tile: i64) -> None:
        """A card of the table itself comes to lie face up: a start, a goal that is turned up."""
        if self.tile[cell] != FACE_DOWN:
            self.fixed.insert(cell)
        self._place(cell, tile)

    def put_face_down(self, cell: i64) -> None:
        """A card of the table lies face down on a cell; its neighbours owe it nothing."""
        self.fixed.insert(cell)
        self.tile[cell] = u8(FACE_DOWN)
        if self.keeps_rim:
            self.rim.remove(cell)

    def lay(self, cell: i64, tile: i64) -> None:
        """A player lays a card."""
        self.laid.insert(cell)
        self._place(cell, tile)

    def _place(self, cell: i64, tile: i64) -> None:
        self.tile[cell] = u8(tile)
        if self.keeps_rim:
            self.rim.remove(cell)
        if self.tiles.soft[tile] != 0:
            return  # GLD-11: it asks nothing of what lies beside it
        step: vec[i64] = self.grid.step
        need: vec[u8] = self.need
        mouths: i64 = i64(self.tiles.mouths[tile])
        side: i64 = NORTH
        i: i64
        for i in range(SIDES):
            beside: i64 = cell + step[i]
            shown: i64 = facing(side) if mouths & side != 0 else facing(side) * ROCK
            if self.keeps_rim and need[beside] == 0 and self.tile[beside] == EMPTY:
                self.rim.insert(beside)
            need[beside] = u8(i64(need[beside]) | shown)
            side = side * 2

    def lift(self, cell: i64) -> None:
        """A card that a player laid is taken away again."""
        self.laid.remove(cell)
        self.tile[cell] = u8(EMPTY)
        if self.keeps_rim and self.need[cell] != 0:
            self.rim.insert(cell)
        side: i64 = NORTH
        i: i64
        for i in range(SIDES):
            beside: i64 = cell + self.grid.step[i]
            rest: i64 = i64(self.need[beside]) & (255 - facing(side) * (1 + ROCK))
            self.need[beside] = u8(rest)
            if self.keeps_rim and rest == 0:
                self.rim.remove(beside)
            side = side * 2

    def at(self, cell: i64) -> i64:
        """The number of the tile on a cell (or `EMPTY`, `FACE_DOWN`)."""
        return i64(self.tile[cell])

    def fits(self, cell: i64, tile: i64) -> bool:
        """Mouth to mouth and rock to rock on every side where a face-up card lies."""
        return self.need[cell] & self.tiles.reject[tile] == 0

    def fitting_neighbours(self, cell: i64, tile: i64) -> i64:
        """How many of the face-up cards beside a cell a tile would fit."""
        agreed: i64 = i64(self.need[cell]) & (255 - i64(self.tiles.reject[tile]))
        count: i64 = 0
        while agreed > 0:
            count += agreed % 2
            agreed = agreed // 2
        return count

    def pack(self, out: Packer) -> None:
        """Write down which cards players laid where; the rest of the table is the game's."""
        out.row64(self.laid.list())
        i: i64
        for i in range(self.laid.size):
            out.number(self.at(self.laid.items[i]))
