"""Where walks from the start lead, kept up to date as cards come and go."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.kit.mine import NORTH, SIDES, Mine, facing
from motherlode.kit.rows import Row
from motherlode.kit.tiles import EMPTY, FIRST, SUBSETS


class Reach:
    """What one walker reaches. `through` is a table of the tiles: by which mouths a walk leaves
    that enters by some side (`Tiles.walk`; `Tiles.join` links through stubs too).

    `tied` are the reached mouths of each card; `lead` the sides of each cell that a reached mouth
    faces; `frontier` the empty cells with such a side, ascending.
    """

    def __init__(self, through: vec[u8]) -> None:
        self.through = through
        self.tied: vec[u8] = vec[u8]()
        self.lead: vec[u8] = vec[u8]()
        self.frontier = Row()
        self.walked: vec[i64] = vec[i64]()
        """The cells with a reached mouth, in the order they were come to: only for `start`."""

    def become(self, other: "Reach") -> None:
        """Be what another walker's reach is, and share nothing with it."""
        self.tied = other.tied[:]
        self.lead = other.lead[:]
        self.frontier.become(other.frontier)
        self.walked = other.walked[:]

    def start(self, mine: Mine, cell: i64) -> None:
        """Walk everything from the start card, at first or again: a card was taken away."""
        if len(self.tied) == 0:
            self.tied = mine.grid.noughts[:]
            self.lead = mine.grid.noughts[:]
        self._forget(mine.grid.step)
        self.enter(mine, cell)

    def _forget(self, step: vec[i64]) -> None:
        """Cheaper than new tables: few cells are ever touched."""
        i: i64
        j: i64
        for i in range(len(self.walked)):
            self.tied[self.walked[i]] = 0
            for j in range(SIDES):
                self.lead[self.walked[i] + step[j]] = 0
        self.walked = vec[i64](capacity=64)
        self.frontier.size = 0

    def enter(self, mine: Mine, cell: i64) -> None:
        """A walk begins on this card and may leave it by all its mouths."""
        self._tie(mine, cell, i64(mine.tiles.mouths[mine.at(cell)]))

    def grow(self, mine: Mine, cell: i64) -> None:
        """A card has just come to lie face up on a cell."""
        if self.lead[cell] != 0:
            self.frontier.remove(cell)
            way: i64 = mine.at(cell) * SUBSETS + i64(self.lead[cell])
            self._tie(mine, cell, i64(self.through[way]))

    def _tie(self, mine: Mine, cell: i64, sides: i64) -> None:
        """Walks come to these mouths of the card on a cell: go on from those that are new."""
        fresh: i64 = sides & (15 - i64(self.tied[cell]))
        if fresh == 0:
            return
        if self.tied[cell] == 0:
            self.walked = append(self.walked, cell)
        self.tied[cell] = u8(i64(self.tied[cell]) | fresh)
        side: i64 = NORTH
        i: i64
        for i in range(SIDES):
            if fresh & side != 0:
                self._lead_on(mine, cell + mine.grid.step[i], facing(side))
            side = side * 2

    def _lead_on(self, mine: Mine, cell: i64, side: i64) -> None:
        """A reached mouth faces this side of a cell."""
        before: i64 = i64(self.lead[cell])
        self.lead[cell] = u8(before | side)
        tile: i64 = mine.at(cell)
        if tile >= FIRST:
            self._tie(mine, cell, i64(self.through[tile * SUBSETS + side]))
        elif tile == EMPTY and before == 0:
            self.frontier.insert(cell)
