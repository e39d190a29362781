"""The maze: the mine, what walks from the start reach in it, and where a new card may lie.

Where two players walk one mine each from a start of their own (DUE-8), each has a maze on it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.packing import Unpacker
from motherlode.kit.grid import Grid
from motherlode.kit.mine import SIDES, Mine
from motherlode.kit.reach import Reach
from motherlode.kit.rows import Row
from motherlode.kit.tiles import EMPTY, FIRST, Tiles

# SAB-13 `placement`: what a new card must hang together with.
ADJACENT: Final = 0
JOINED: Final = 1
REACHABLE: Final = 2
OWN_MAP: Final = 3
"""DUE-7: as `REACHABLE`, on the map of the player who lays it."""

# Cards with rules of their own about where they lie.
USUAL: Final = 0
BRIDGE: Final = 1
DOUBLE_CURVE: Final = 2
LADDER: Final = 3


class Ground:
    """What a maze is laid out on, and how its cards hang together; it never changes in play.

    A game without ladders or bridges leaves the nature of all tiles as it is, one in which all walk
    alike leaves `walk`, one without keys `keyed`.
    """

    def __init__(
        self, grid: Grid, tiles: Tiles, start_cell: i64, start_tile: i64, placement: i64
    ) -> None:
        self.grid = grid
        self.tiles = tiles
        self.start_cell = start_cell
        self.start_tile = start_tile
        self.starts: vec[i64] = vec[i64]([start_cell])
        """Where start cards lie: the own one, and others' if there are any."""
        self.walk: vec[u8] = tiles.walk
        """Where walks lead: as drawn, unless doors are shut to who walks here (DUE-8)."""
        self.path_tiles = start_tile
        """Tiles of path cards are numbered from `FIRST` to below this; start and goals follow."""
        self.keyed: vec[u8] = vec[u8]([EMPTY] * tiles.count)
        """For each tile with a door, the tile that it is with a key on it (DUE-14)."""
        self.first_keyed: i64 = tiles.count
        """Tiles with a key are numbered last, from here on."""
        self.placement = placement
        self.keeps_rim: bool = placement == ADJACENT
        self.nature: vec[u8] = vec[u8]([USUAL] * tiles.count)
        """For each tile: a ladder is joined to the start wherever it lies (SB2-12); bridges and
        double curves must continue a reached tunnel whatever `placement` is."""
        self.beside_goal: vec[u8] = grid.noughts[:]
        """Cells that share a side with a goal."""

    def may_be_laid(self, tile: i64) -> bool:
        """Whether it is a tile of a path card, with a key or without."""
        return FIRST <= tile < self.path_tiles or tile >= self.first_keyed

    def has_ladders(self, goal_cells: vec[i64]) -> None:
        """SB2-12: ladders lie on the rim, wherever walks lead, but not beside a goal."""
        self.keeps_rim = True
        goal: i64
        i: i64
        for goal in range(len(goal_cells)):
            for i in range(SIDES):
                self.beside_goal[goal_cells[goal] + self.grid.step[i]] = 1


class Maze:
    """The cards on the table, and what hangs together with the start among them."""

    def __init__(self, ground: Ground, mine: Mine | None = None) -> None:
        """A maze of its own, or another player's map of a mine that is there."""
        self.ground = ground
        if mine is None:
            mine = Mine(ground.grid, ground.tiles, keeps_rim=ground.keeps_rim)
        self.mine = mine
        self.reach = Reach(ground.walk)
        self.part: Reach | None = None
        """The start's part, through stubs too: kept only where SAB-13 `joined` asks for it."""
        self.ladders = Row()
        """The cells where ladders lie: other entrances (SB2-12)."""

    def become(self, other: "Maze") -> None:
        """Be what another maze on the same ground is, and share nothing with it."""
        self.mine.become(other.mine)
        self.see_as(other)

    def see_as(self, other: "Maze") -> None:
        """Reach what another maze does, in an equal mine."""
        self.reach.become(other.reach)
        part = other.part
        if part is not None:
            self.part = Reach(self.ground.tiles.join)
            self.part.become(part)
        self.ladders.become(other.ladders)

    def lay_out(self, goal_cells: vec[i64]) -> None:
        """A fresh table: start cards, and goals face down (SAB-4, DUE-1)."""
        self.mine.clear()
        self.ladders.size = 0
        goal: i64
        for goal in range(len(goal_cells)):
            self.mine.put_face_down(goal_cells[goal])
        start: i64
        for start in range(len(self.ground.starts)):
            self.mine.put(self.ground.starts[start], self.ground.start_tile)
        self.walk_anew()

    def dig(self, cell: i64, tile: i64) -> None:
        """Lay a path card, and let walks go on through it."""
        self.mine.lay(cell, tile)
        self.walk_on(cell)
        if i64(self.ground.nature[tile]) == LADDER:
            self.ladders.insert(cell)
            self._enter(cell)

    def turn_up(self, cell: i64, tile: i64) -> None:
        """A goal comes to lie face up, and is part of the maze from now on."""
        self.mine.put(cell, tile)
        self.walk_on(cell)

    def unlock(self, cell: i64) -> None:
        """DUE-14: a key comes to lie on the door of a card, and walks go on past it."""
        self.mine.tile[cell] = self.ground.keyed[self.mine.at(cell)]
        self.walk_on(cell)

    def cave_in(self, cell: i64) -> None:
        """A rockfall takes a path card away (SAB-18); walks are worked out anew."""
        self.mine.lift(cell)
        self.ladders.remove(cell)
        self.walk_anew()

    def walk_anew(self) -> None:
        """Work out from the tiles what is reached (and, for SAB-13 `joined`, the start's part)."""
        self.reach.start(self.mine, self.ground.start_cell)
        if self.ground.placement == JOINED:
            part = Reach(self.ground.tiles.join)
            part.start(self.mine, self.ground.start_cell)
            self.part = part
        i: i64
        for i in range(self.ladders.size):
            self._enter(self.ladders.items[i])

    def walk_with(self, through: vec[u8]) -> Reach:
        """What those reach to whom some doors are shut (SB2-13): `through` says where they walk."""
        reach = Reach(through)
        reach.start(self.mine, self.ground.start_cell)
        i: i64
        for i in range(self.ladders.size):
            reach.enter(self.mine, self.ladders.items[i])
        return reach

    def walk_on(self, cell: i64) -> None:
        """Let walks go on through what has come to lie on a cell."""
        self.reach.grow(self.mine, cell)
        part = self.part
        if part is not None:
            part.grow(self.mine, cell)

    def _enter(self, cell: i64) -> None:
        """SB2-12: walks begin at a ladder as they begin at the start."""
        self.reach.enter(self.mine, cell)
        part = self.part
        if part is not None:
            part.enter(self.mine, cell)

    def unpack(self, src: Unpacker) -> None:
        """Lay the cards that `Mine.pack` wrote down; walk anew when goals lie, too."""
        cells: vec[i64] = src.row64()
        i: i64
        for i in range(len(cells)):
            if not self.on_table(cells[i]):
                raise ValueError("the saved state has a card beyond the table: the file is damaged")
            tile: i64 = src.below(self.ground.tiles.count)
            if not self.ground.may_be_laid(tile):
                raise ValueError("the saved state has a card that is none: the file is damaged")
            self.mine.lay(cells[i], tile)
            if i64(self.ground.nature[tile]) == LADDER:
                self.ladders.insert(cells[i])

    def places(self) -> Row:
        """The empty cells where a usual card that fits may lie, ascending (SAB-12, SAB-13)."""
        if self.ground.placement == ADJACENT:
            return self.mine.rim
        part = self.part
        if part is not None:
            return part.frontier
        return self.reach.frontier

    def is_place(self, cell: i64) -> bool:
        """Whether `places` holds an empty cell, asked without searching the list."""
        if self.ground.placement == ADJACENT:
            return self.mine.need[cell] != 0
        part = self.part
        if part is not None:
            return part.lead[cell] != 0
        return self.reach.lead[cell] != 0

    def is_free(self, cell: i64) -> bool:
        """SAB-12: whether nothing lies on a cell of the table."""
        return self.mine.tile[cell] == EMPTY

    def may_fall(self, cell: i64) -> bool:
        """SAB-18: any path card; not the start, not a goal (their tiles are numbered last)."""
        return FIRST <= i64(self.mine.tile[cell]) < self.ground.path_tiles

    def on_table(self, cell: i64) -> bool:
        """SAB-5: nothing is laid beyond the edge."""
        grid = self.ground.grid
        return 0 <= cell < grid.size and grid.bare[cell] == 0
