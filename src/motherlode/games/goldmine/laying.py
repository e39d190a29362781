"""Where a tile may be laid or pushed in (GLD-3, GLD-10 to GLD-12)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.moves import Moves
from motherlode.games.goldmine.board import EAST, OPPOSITE, SOUTH, Board
from motherlode.games.goldmine.pieces import TUNNELS
from motherlode.games.goldmine.rulebook import NO_TUNNEL
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import EMPTY, FIRST

CELLS: Final = 8192
"""Moves that name a cell are numbered + cell; all cells are below this."""
AXES: Final = 2
"""A tile is pushed in between a cell and its eastern neighbour, or its southern one."""


# Laying


def may_lie(board: Board, cell: i64, tile: i64, *, is_last: bool) -> bool:
    """GLD-10 to GLD-12, GLD-44: whether a tile may be laid; `is_last`: no other tile is left."""
    return (
        i64(board.reach.lead[cell]) != 0
        and agrees(board, cell, tile)
        and is_linked(board, cell, tile)
        and not board.is_beside_collapsed(cell)
        and leads_on(board, cell, tile)
        and (is_last or stays_open(board, cell, tile))
    )


def agrees(board: Board, cell: i64, tile: i64) -> bool:
    """GLD-10, GLD-11: mouth to mouth and rock to rock; caverns agree with both."""
    return board.mine.fits(cell, tile)


def is_linked(board: Board, cell: i64, tile: i64) -> bool:
    """GLD-10: at least one mouth meets a mouth that can be walked to."""
    return board.reach.lead[cell] & board.rules.tiles.mouths[tile] != 0


def leads_on(board: Board, cell: i64, tile: i64) -> bool:
    """GLD-12: beside the entrance, one must come past the tile to an open mouth."""
    step: vec[i64] = board.rules.grid.step
    side: i64
    for side in range(SIDES):
        if cell + step[side] == board.rules.home:
            return SEEKER.finds_open(board, cell, tile, side)
    return True


def stays_open(board: Board, cell: i64, tile: i64) -> bool:
    """GLD-10: whether an open mouth that can be walked to is left.

    As long as other cells are faced by one, it is; else it must be found past this tile.
    """
    if board.reach.frontier.size > 1:
        return True
    met: i64 = i64(board.reach.lead[cell]) & i64(board.rules.tiles.mouths[tile])
    side: i64
    for side in range(SIDES):
        if (met >> side) & 1 != 0 and SEEKER.finds_open(board, cell, tile, side):
            return True
    return False


class Seeker:
    """Looks for open mouths as if a tile lay where nothing lies yet."""

    def __init__(self) -> None:
        self.marks: vec[i64] = vec[i64]()
        self.mark: i64 = 0

    def finds_open(self, board: Board, cell: i64, tile: i64, side: i64) -> bool:
        """Whether a walk that comes in by a side of the tile, and does not cross the entrance, can
        come to an open mouth."""
        rules = board.rules
        if len(self.marks) != rules.grid.size * TUNNELS:
            self.marks = vec[i64]([0] * (rules.grid.size * TUNNELS))
            self.mark = 0
        self.mark += 1
        tunnel: i64 = i64(rules.enters[tile * SIDES + side])
        if tunnel == NO_TUNNEL:
            return False
        todo: vec[i64] = vec[i64]([cell * TUNNELS + tunnel])
        self.marks[todo[0]] = self.mark
        done: i64 = 0
        out: i64
        while done < len(todo):
            place: i64 = todo[done]
            done += 1
            here: i64 = place // TUNNELS
            lying: i64 = tile if here == cell else board.mine.at(here)
            arms: i64 = i64(rules.arms[lying * TUNNELS + place % TUNNELS])
            for out in range(SIDES):
                if (arms >> out) & 1 == 0:
                    continue
                beside: i64 = here + rules.grid.step[out]
                if beside == rules.home:
                    continue
                there: i64 = tile if beside == cell else board.mine.at(beside)
                if there == EMPTY:
                    return True
                tunnel = i64(rules.enters[there * SIDES + OPPOSITE[out]])
                if tunnel == NO_TUNNEL:
                    continue
                next: i64 = beside * TUNNELS + tunnel
                if self.marks[next] != self.mark:
                    self.marks[next] = self.mark
                    todo = append(todo, next)
        return False


SEEKER: Final = Seeker()
"""Asked within one call, never kept."""


def fill_lays(board: Board, kind: i64, first: i64, out: Moves, *, is_last: bool) -> None:
    """All ways to lay a tile of a kind, ascending."""
    tiles = board.rules.tiles
    cells: vec[i64] = board.reach.frontier.items
    start: i64 = i64(tiles.first[kind])
    tile: i64
    i: i64
    for tile in range(start, start + i64(tiles.ways[kind])):
        reject: u8 = tiles.reject[tile]
        for i in range(board.reach.frontier.size):
            cell: i64 = cells[i]
            if board.mine.need[cell] & reject == 0 and may_lie(board, cell, tile, is_last=is_last):
                out.add(first + (tile - FIRST) * CELLS + cell)


def may_lay(board: Board, kind: i64, *, is_last: bool) -> bool:
    """Whether a tile of a kind can be laid anywhere."""
    tiles = board.rules.tiles
    start: i64 = i64(tiles.first[kind])
    tile: i64
    i: i64
    for tile in range(start, start + i64(tiles.ways[kind])):
        for i in range(board.reach.frontier.size):
            if may_lie(board, board.reach.frontier.items[i], tile, is_last=is_last):
                return True
    return False


# Pushing


def meets(board: Board, cell: i64, *, east: bool) -> bool:
    """GLD-3: whether the tiles on a cell and east, or south, of it meet."""
    side: i64 = EAST if east else SOUTH
    here: i64 = board.mine.at(cell)
    there: i64 = board.mine.at(cell + board.rules.grid.step[side])
    if here < FIRST or there < FIRST:
        return False
    enters: vec[u8] = board.rules.enters
    return (
        enters[here * SIDES + side] != NO_TUNNEL
        and enters[there * SIDES + OPPOSITE[side]] != NO_TUNNEL
    )


def joins(board: Board, tile: i64, *, east: bool) -> bool:
    """GLD-3: whether a tile joins what lies east and west of it, or north and south."""
    side: i64 = EAST if east else SOUTH
    enters: vec[u8] = board.rules.enters
    tunnel: u8 = enters[tile * SIDES + side]
    return tunnel != NO_TUNNEL and tunnel == enters[tile * SIDES + OPPOSITE[side]]


def keeps_way_out(board: Board, cell: i64, tile: i64, *, east: bool) -> bool:
    """GLD-12: pushed in beside the entrance, it must lead on; asked of a copy."""
    beside: i64 = cell + (board.rules.grid.step[EAST] if east else board.rules.grid.step[SOUTH])
    if cell != board.rules.home and beside != board.rules.home:
        return True
    after = Board(board.rules)
    after.become(board)
    gap: i64 = after.push(cell, tile, east=east)
    return leads_on(after, gap, tile)


def may_be_pushed(board: Board, cell: i64, tile: i64, *, east: bool) -> bool:
    """GLD-3: whether a tile may go between a cell and its eastern, or southern, neighbour."""
    return (
        meets(board, cell, east=east)
        and joins(board, tile, east=east)
        and board.has_room(cell, east=east)
        and keeps_way_out(board, cell, tile, east=east)
    )


def fill_pushes(board: Board, kind: i64, first: i64, out: Moves, *, stop_at_first: bool) -> None:
    """All ways to push a tile of a kind in, ascending; or only one."""
    tiles = board.rules.tiles
    start: i64 = i64(tiles.first[kind])
    tile: i64
    axis: i64
    i: i64
    cells: vec[i64] = _all_cells(board)
    for tile in range(start, start + i64(tiles.ways[kind])):
        for axis in range(AXES):
            if not joins(board, tile, east=axis == 0):
                continue
            for i in range(len(cells)):
                if may_be_pushed(board, cells[i], tile, east=axis == 0):
                    out.add(first + ((tile - FIRST) * AXES + axis) * CELLS + cells[i])
                    if stop_at_first:
                        return


def _all_cells(board: Board) -> vec[i64]:
    """The cells of all tiles, the entrance's too, ascending."""
    cells: vec[i64] = vec[i64](capacity=board.mine.laid.size + 1)
    home: i64 = board.rules.home
    i: i64
    for i in range(board.mine.laid.size):
        cell: i64 = board.mine.laid.items[i]
        if cell > home and (i == 0 or board.mine.laid.items[i - 1] < home):
            cells = append(cells, home)
        cells = append(cells, cell)
    if board.mine.laid.size == 0 or board.mine.laid.items[board.mine.laid.size - 1] < home:
        cells = append(cells, home)
    return cells


def may_push(board: Board, kind: i64, scratch: Moves) -> bool:
    """Whether a tile of a kind can be pushed in anywhere."""
    scratch.clear()
    fill_pushes(board, kind, 0, scratch, stop_at_first=True)
    return scratch.count > 0
