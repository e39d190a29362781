"""The mine of Gold Mine: tiles, nuggets on them, what collapsed, what can be walked to."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.packing import Packer, Unpacker
from motherlode.games.goldmine.pieces import CHAMBER, TUNNELS
from motherlode.games.goldmine.rulebook import COLLAPSED, NO_TUNNEL, Rules
from motherlode.kit.mine import SIDES, Mine
from motherlode.kit.reach import Reach
from motherlode.kit.rows import Row
from motherlode.kit.tiles import EMPTY, FIRST

OPPOSITE: Final = vec[i64]([2, 3, 0, 1])
"""Of the place of a side (north, east, south, west), that of the side across."""
EAST: Final = 1
SOUTH: Final = 2


class Board:
    """Tiles on cells, and what hangs together with the entrance among them."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.mine = Mine(rules.grid, rules.tiles, keeps_rim=False)
        self.reach = Reach(rules.walk)
        self.gold = Row()
        """The cells with a nugget."""
        self.collapsed = Row()
        """The cells of tiles that were turned over (GLD-44)."""

    def become(self, other: "Board") -> None:
        """Be what another board is, and share nothing with it."""
        self.mine.become(other.mine)
        self.reach.become(other.reach)
        self.gold.become(other.gold)
        self.collapsed.become(other.collapsed)

    def lay_out(self) -> None:
        """GLD-1: nothing but the entrance."""
        self.mine.clear()
        self.mine.put(self.rules.home, self.rules.home_tile)
        self.gold.size = 0
        self.collapsed.size = 0
        self.walk_anew()

    def walk_anew(self) -> None:
        """Work out from the tiles what can be walked to."""
        self.reach.start(self.mine, self.rules.home)

    # Tiles

    def lay(self, cell: i64, tile: i64) -> None:
        """A tile comes to lie on an empty cell."""
        self.mine.lay(cell, tile)
        self.reach.grow(self.mine, cell)

    def has_tile(self, cell: i64) -> bool:
        """Whether a tile lies there."""
        return self.mine.at(cell) >= FIRST

    def is_chamber(self, cell: i64) -> bool:
        """Whether a gold chamber lies there, collapsed or not."""
        return i64(self.rules.sort[self.mine.at(cell)]) == CHAMBER

    def symbol(self, cell: i64) -> i64:
        """What the tile there shows beside its tunnels."""
        return i64(self.rules.symbol[self.mine.at(cell)])

    def is_collapsed(self, cell: i64) -> bool:
        """Whether the tile there was turned over."""
        return self.mine.at(cell) >= COLLAPSED

    def turn_over(self, cell: i64) -> None:
        """GLD-44: nobody walks the tile from now on."""
        self.mine.tile[cell] = u8(self.mine.at(cell) + COLLAPSED)
        self.collapsed.insert(cell)
        self.walk_anew()

    def turn_back(self, cell: i64) -> None:
        """GLD-44: it can be walked again."""
        self.mine.tile[cell] = u8(self.mine.at(cell) - COLLAPSED)
        self.collapsed.remove(cell)
        self.walk_anew()

    def is_beside_collapsed(self, cell: i64) -> bool:
        """GLD-44: whether a cell shares a side with a tile that was turned over."""
        if self.collapsed.size == 0:
            return False
        i: i64
        for i in range(SIDES):
            if self.is_collapsed(cell + self.rules.grid.step[i]):
                return True
        return False

    # Nuggets

    def has_gold(self, cell: i64) -> bool:
        """Whether a nugget lies there."""
        i: i64
        for i in range(self.gold.size):
            if self.gold.items[i] == cell:
                return True
        return False

    # Places: a cell times two, and which of its tunnels

    def steps_on(self, place: i64, side: i64) -> i64:
        """The place that one comes to by a side of a tunnel (0 north to 3 west); -1 for none."""
        cell: i64 = place // TUNNELS
        tile: i64 = self.mine.at(cell)
        if (i64(self.rules.arms[tile * TUNNELS + place % TUNNELS]) >> side) & 1 == 0:
            return -1
        beside: i64 = cell + self.rules.grid.step[side]
        tunnel: i64 = i64(self.rules.enters[self.mine.at(beside) * SIDES + OPPOSITE[side]])
        return -1 if tunnel == NO_TUNNEL else beside * TUNNELS + tunnel

    def two_tunnels(self, cell: i64) -> bool:
        """Whether the tile there has two tunnels that do not meet."""
        return self.rules.arms[self.mine.at(cell) * TUNNELS + 1] != 0

    # Pushing

    def push(self, cell: i64, tile: i64, *, east: bool) -> i64:
        """GLD-3: open the line behind a cell, to its east or south, and put a tile into the gap.

        The side without the entrance moves away. Says where the tile lies.
        """
        rules = self.rules
        step: i64 = rules.grid.step[EAST] if east else rules.grid.step[SOUTH]
        cells: vec[i64] = self.mine.laid.list()
        tiles: vec[u8] = vec[u8](capacity=len(cells))
        i: i64
        for i in range(len(cells)):
            tiles = append(tiles, self.mine.tile[cells[i]])
        gold: vec[i64] = self.gold.list()
        far: bool = not self._is_behind(rules.home, cell, east=east)
        self.mine.clear()
        self.mine.put(rules.home, rules.home_tile)
        for i in range(len(cells)):
            self.mine.lay(self._pushed(cells[i], cell, step, east=east, far=far), i64(tiles[i]))
        self.gold.size = 0
        for i in range(len(gold)):
            self.gold.insert(self._pushed(gold[i], cell, step, east=east, far=far))
        gap: i64 = cell + step if far else cell
        self.mine.lay(gap, tile)
        self.walk_anew()
        return gap

    def _pushed(self, cell: i64, line: i64, step: i64, *, east: bool, far: bool) -> i64:
        """Where a cell comes to when the side that is `far` (behind the line), or not, moves."""
        if self._is_behind(cell, line, east=east) != far:
            return cell
        return cell + step if far else cell - step

    def _is_behind(self, cell: i64, line: i64, *, east: bool) -> bool:
        """Whether a cell is east, or south, of the line behind a cell."""
        grid = self.rules.grid
        if east:
            return grid.column(cell) > grid.column(line)
        return grid.row(cell) > grid.row(line)

    def has_room(self, cell: i64, *, east: bool) -> bool:
        """GLD-1: whether nothing would be pushed beyond the table's end."""
        grid = self.rules.grid
        far: bool = not self._is_behind(self.rules.home, cell, east=east)
        i: i64
        for i in range(self.mine.laid.size):
            at: i64 = self.mine.laid.items[i]
            if self._is_behind(at, cell, east=east) != far:
                continue
            last: i64 = grid.column(at) if east else grid.row(at)
            if far and last == (grid.east if east else grid.south):
                return False
            if not far and last == (grid.west if east else grid.north):
                return False
        return True

    # Safekeeping

    def pack(self, out: Packer) -> None:
        """Write it down."""
        self.mine.pack(out)
        out.row64(self.gold.list())

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote; the board is laid out already."""
        cells: vec[i64] = src.row64()
        tiles: vec[u8] = vec[u8](capacity=len(cells))
        i: i64
        for i in range(len(cells)):
            tiles = append(tiles, u8(src.below(COLLAPSED + self.rules.home_tile)))
        for i in range(len(cells)):
            if not self._is_sound(cells[i], i64(tiles[i])):
                raise ValueError("the saved state has a tile that is none: the file is damaged")
            self.mine.lay(cells[i], i64(tiles[i]) % COLLAPSED)
        self.walk_anew()
        for i in range(len(cells)):
            if i64(tiles[i]) >= COLLAPSED:
                self.turn_over(cells[i])
        gold: vec[i64] = src.row64()
        for i in range(len(gold)):
            self.gold.insert(gold[i])

    def _is_sound(self, cell: i64, tile: i64) -> bool:
        grid = self.rules.grid
        if not (0 <= cell < grid.size and self.mine.tile[cell] == EMPTY):
            return False
        return FIRST <= tile % COLLAPSED < self.rules.home_tile
