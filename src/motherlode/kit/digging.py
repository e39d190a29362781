"""Laying a path card and taking one away: where it may be, why not, and doing it (SAB-11 to 18)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.core.refusals import Refusal
from motherlode.kit.bands import CELLS
from motherlode.kit.maze import (
    ADJACENT,
    BRIDGE,
    DOUBLE_CURVE,
    JOINED,
    LADDER,
    OWN_MAP,
    USUAL,
    Maze,
)
from motherlode.kit.news import DUG, FELLED
from motherlode.kit.rows import Cards
from motherlode.kit.tally import Tally
from motherlode.kit.tiles import FIRST
from motherlode.kit.tools import Tools

MOST_WAYS: Final = 2
"""A card lies in one of two ways (SAB-11)."""
TOOL_BROKEN: Final = Refusal(
    "tool-broken", "SAB-14", "You cannot dig while a tool of yours is broken."
)
BEYOND: Final = Refusal("beyond-the-table", "SAB-5", "The table ends there.")
NOT_FREE: Final = Refusal("not-free", "SAB-12", "A card lies on that cell already.")
NO_NEIGHBOUR: Final = Refusal(
    "no-neighbour",
    "SAB-12",
    "No face-up card lies beside that cell; a corner or a face-down goal is not enough.",
)
NO_FIT: Final = Refusal(
    "no-fit", "SAB-12", "It does not fit there: tunnel must meet tunnel, and rock must meet rock."
)
NOT_LINKED: Final = {
    ADJACENT: NO_NEIGHBOUR,
    JOINED: Refusal(
        "not-joined", "SAB-13", "It does not meet a tunnel that hangs together with the start."
    ),
    OWN_MAP: Refusal(
        "not-reached",
        "DUE-7",
        "It does not continue a tunnel that you can walk to from your own start.",
    ),
}
NOT_REACHED: Final = Refusal(
    "not-reached", "SAB-13", "It does not continue a tunnel that can be walked from the start."
)
APART_NOT_REACHED: Final = {
    BRIDGE: Refusal(
        "not-reached", "SB2-10", "Neither way over the bridge continues a tunnel that is reached."
    ),
    DOUBLE_CURVE: Refusal(
        "not-reached", "SB2-11", "Neither of its curves continues a tunnel that is reached."
    ),
}
BESIDE_GOAL: Final = Refusal("beside-goal", "SB2-12", "A ladder never lies beside a goal.")
NO_TUNNEL: Final = Refusal(
    "no-tunnel", "SB2-12", "A ladder must meet a tunnel, or a dead end, of a card beside it."
)
NOT_A_PATH_CARD: Final = Refusal(
    "not-a-path-card", "SAB-18", "A rockfall takes a path card of the maze: not start, not a goal."
)


def may_dig(tools: Tools, seat: i64) -> bool:
    """SAB-14: not with a broken tool in front."""
    return tools.all_whole(seat)


def fill_digs(
    maze: Maze,
    hand: Cards,
    at: i64,
    first_path: i64,
    dig_move: i64,
    out: Moves,
    *,
    stop_at_first: bool,
) -> None:
    """All path cards of a hand, the first of them at a place, on all cells where they may lie.

    Or only the first card that can be laid anywhere. This is the engine's innermost loop:
    `Mine.fits` is written out, and without a branch: every move is written, and counted only if it
    fits (`(x - 1) >> 63` is -1 for 0, else 0).
    """
    tiles = maze.ground.tiles
    rejects: vec[u8] = tiles.reject
    nature: vec[u8] = maze.ground.nature
    need: vec[u8] = maze.mine.need
    usual = maze.places()
    reached = maze.reach.frontier
    widest: i64 = usual.size if usual.size > reached.size else reached.size
    room: i64 = (hand.size - at) * MOST_WAYS * widest + 1
    out.reserve(room)
    items: vec[i64] = out.items
    count: i64 = out.count
    before: i64 = count
    last: i64 = -1
    i: i64
    j: i64
    tile: i64
    for i in range(at, hand.size):
        path: i64 = i64(hand.items[i]) - first_path
        if path == last:
            continue
        if stop_at_first and count > before:
            break
        last = path
        first: i64 = i64(tiles.first[path])
        kind: i64 = i64(nature[first])
        if kind == LADDER:
            out.count = count
            _fill_ladders(maze, path, dig_move, out)
            out.reserve(room)
            items = out.items
            count = out.count
            continue
        cells: vec[i64] = usual.items
        size: i64 = usual.size
        if kind != USUAL:
            cells = reached.items
            size = reached.size
        for tile in range(first, first + i64(tiles.ways[path])):
            reject: u8 = rejects[tile]
            band: i64 = dig_move + (tile - FIRST) * CELLS
            for j in range(size):
                cell: i64 = cells[j]
                items[count] = band + cell
                count -= (i64(need[cell] & reject) - 1) >> 63
    out.count = count


def _fill_ladders(maze: Maze, path: i64, dig_move: i64, out: Moves) -> None:
    """SB2-12: on the rim where they fit and meet a tunnel, but not beside a goal."""
    tiles = maze.ground.tiles
    beside_goal: vec[u8] = maze.ground.beside_goal
    need: vec[u8] = maze.mine.need
    rim = maze.mine.rim
    cells: vec[i64] = rim.items
    first: i64 = i64(tiles.first[path])
    tile: i64
    i: i64
    for tile in range(first, first + i64(tiles.ways[path])):
        reject: u8 = tiles.reject[tile]
        mouths: u8 = tiles.mouths[tile]
        band: i64 = dig_move + (tile - FIRST) * CELLS
        for i in range(rim.size):
            cell: i64 = cells[i]
            asked: u8 = need[cell]
            if asked & reject == 0 and asked & mouths != 0 and beside_goal[cell] == 0:
                out.add(band + cell)


def meets_tunnel(maze: Maze, cell: i64, tile: i64) -> bool:
    """SB2-12: on at least one side a mouth meets a mouth of a card beside it, a stub's too."""
    return maze.mine.need[cell] & maze.ground.tiles.mouths[tile] != 0


def refuse_cell(maze: Maze, cell: i64, tile: i64) -> Refusal | None:
    """Why a tile may not lie on a cell (SAB-5, SAB-12, SAB-13, SB2-12, DUE-7)."""
    ground = maze.ground
    if not maze.on_table(cell):
        return BEYOND
    if not maze.is_free(cell):
        return NOT_FREE
    if maze.mine.need[cell] == 0:
        return NO_NEIGHBOUR
    if not maze.mine.fits(cell, tile):
        return NO_FIT
    kind: i64 = i64(ground.nature[tile])
    if kind == LADDER:
        if ground.beside_goal[cell] != 0:
            return BESIDE_GOAL
        return None if meets_tunnel(maze, cell, tile) else NO_TUNNEL
    if kind != USUAL:  # SB2-10, SB2-11
        return None if maze.reach.lead[cell] != 0 else APART_NOT_REACHED[kind]
    if not maze.is_place(cell):
        return NOT_LINKED.get(ground.placement, NOT_REACHED)
    return None


def dug_card(maze: Maze, rest: i64, first_path: i64) -> i64:
    """The card that a dig lays, by its number within the band."""
    return i64(maze.ground.tiles.card[rest // CELLS + FIRST]) + first_path


def dig(maze: Maze, seat: i64, rest: i64, log: Log | None) -> None:
    """Lay a path card that has left the hand."""
    tile: i64 = rest // CELLS + FIRST
    cell: i64 = rest % CELLS
    maze.dig(cell, tile)
    if log is not None:
        log.tell(DUG, seat, tile, cell)


# Rockfalls


def fill_rockfalls(maze: Maze, rockfall_move: i64, out: Moves) -> None:
    """SAB-18: `laid` holds the path cards of the maze and nothing else."""
    laid = maze.mine.laid
    i: i64
    for i in range(laid.size):
        out.add(rockfall_move + laid.items[i])


def refuse_rockfall(maze: Maze, cell: i64) -> Refusal | None:
    """Why no card can be taken away there."""
    if not maze.on_table(cell):
        return BEYOND
    return None if maze.may_fall(cell) else NOT_A_PATH_CARD


def fall(
    maze: Maze, tally: Tally, seat: i64, cell: i64, rockfall: i64, first_path: i64, log: Log | None
) -> None:
    """SAB-18: the rockfall and the path card are both discarded."""
    tile: i64 = maze.mine.at(cell)
    maze.cave_in(cell)
    tally.spend(rockfall)
    tally.spend(i64(maze.ground.tiles.card[tile]) + first_path)
    if log is not None:
        log.tell(FELLED, seat, cell, tile)
