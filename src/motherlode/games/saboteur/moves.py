"""Moves as numbers, and all legal moves of a view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.moves import Moves
from motherlode.games.saboteur.actions import may_break, may_look, may_mend, mends
from motherlode.games.saboteur.cards import (
    BREAK,
    FIRST_PATH,
    FIX,
    GOALS,
    MAP,
    ROCKFALL,
    TOOL_KINDS,
)
from motherlode.games.saboteur.digging import may_dig, places
from motherlode.games.saboteur.state import KEEP, LIE, OPEN, PLAY, Own, Public
from motherlode.kit.rows import Cards
from motherlode.kit.tiles import FIRST

# Bands of numbers, ascending in the order in which `fill` writes them.
PASS_MOVE: Final = 0
"""+ card; + `NO_CARD` with an empty hand."""
NO_CARD: Final = 127
BREAK_MOVE: Final = 128
"""+ tool * 16 + seat."""
MEND_MOVE: Final = 176
"""+ repair card * 48 + tool * 16 + seat."""
MAP_MOVE: Final = 464
"""+ goal."""
OPEN_MOVE: Final = 468
"""+ goal."""
LIE_MOVE: Final = 472
"""+ goal * 2 + turned."""
KEEP_MOVE: Final = 480
"""+ nuggets."""
ROCKFALL_MOVE: Final = 512
"""+ cell."""
DIG_MOVE: Final = 4608
"""+ (tile - FIRST) * 4096 + cell."""

SEATS: Final = 16
FIX_STEP: Final = 48
CELLS: Final = 4096

PASS_KIND: Final = 0
BREAK_KIND: Final = 1
MEND_KIND: Final = 2
MAP_KIND: Final = 3
OPEN_KIND: Final = 4
LIE_KIND: Final = 5
KEEP_KIND: Final = 6
ROCKFALL_KIND: Final = 7
DIG_KIND: Final = 8
MOVE_NAMES: Final = ["pass", "break", "mend", "map", "open", "lie", "keep", "rockfall", "dig"]

GOAL_BIT: Final = vec[i64]([1, 2, 4])


def kind_of(move: i64) -> i64:
    """Which band a number is in."""
    if move >= DIG_MOVE:
        return DIG_KIND
    if move >= ROCKFALL_MOVE:
        return ROCKFALL_KIND
    if move >= KEEP_MOVE:
        return KEEP_KIND
    if move >= LIE_MOVE:
        return LIE_KIND
    if move >= OPEN_MOVE:
        return OPEN_KIND
    if move >= MAP_MOVE:
        return MAP_KIND
    if move >= MEND_MOVE:
        return MEND_KIND
    if move >= BREAK_MOVE:
        return BREAK_KIND
    return PASS_KIND


def space_of(public: Public) -> i64:
    """All moves are below this number."""
    return DIG_MOVE + (public.rules.path_tiles - FIRST) * CELLS


def fill(public: Public, own: Own, out: Moves) -> None:
    """All legal moves of the seat that is asked, ascending."""
    out.clear()
    phase: i64 = public.phase
    if phase == PLAY:
        _fill_passes(own, out)
        _fill_plays(public, own, out, stop_at_first=False)
    elif phase == OPEN:
        _fill_goals(public, out)
    elif phase == LIE:
        _fill_ways(public, out)
    elif phase == KEEP:
        _fill_gold(own, out)


def is_stuck(public: Public, own: Own, scratch: Moves) -> bool:
    """SAB-24: whether a seat has nothing to play and can only pass."""
    scratch.clear()
    _fill_plays(public, own, scratch, stop_at_first=True)
    return scratch.count == 0


def goal_asked(public: Public) -> i64:
    """The goal whose lie is asked for: the northernmost that is being turned (SAB-21)."""
    goal: i64
    for goal in range(GOALS):
        if public.turning & GOAL_BIT[goal] != 0:
            return goal
    raise ValueError("no goal is being turned")


def _fill_passes(own: Own, out: Moves) -> None:
    """SAB-9: to pass is always allowed, with any card; with none, without."""
    cards: vec[u8] = own.hand.items
    size: i64 = own.hand.size
    if size == 0:
        out.add(PASS_MOVE + NO_CARD)
    out.reserve(size)
    items: vec[i64] = out.items
    count: i64 = out.count
    last: i64 = -1
    i: i64
    for i in range(size):
        card: i64 = i64(cards[i])
        if card != last:
            items[count] = PASS_MOVE + card
            count += 1
            last = card
    out.count = count


def _fill_plays(public: Public, own: Own, out: Moves, *, stop_at_first: bool) -> None:
    """Every card in hand that can be laid or played (or the first); actions before paths."""
    cards: vec[u8] = own.hand.items
    size: i64 = own.hand.size
    last: i64 = -1
    i: i64
    for i in range(size):
        card: i64 = i64(cards[i])
        if card == last:
            continue
        if card >= FIRST_PATH:
            if may_dig(public.tools, own.seat):
                _fill_digs(public, own.hand, i, out)
            break
        if card < FIX:
            _fill_breaks(public, card - BREAK, out)
        elif card < MAP:
            _fill_mends(public, card - FIX, out)
        elif card == MAP:
            _fill_maps(public, out)
        elif card == ROCKFALL:
            _fill_rockfalls(public, out)
        if stop_at_first and out.count > 0:
            break
        last = card


def _fill_digs(public: Public, hand: Cards, at: i64, out: Moves) -> None:
    """All path cards of the hand, the first of them at a place, on all cells where they fit.

    This is the engine's innermost loop: `Mine.fits` is written out, and without a branch: every
    move is written, and counted only if it fits (`(x - 1) >> 63` is -1 for 0, else 0).
    """
    tiles = public.mine.tiles
    need: vec[u8] = public.mine.need
    row = places(public)
    cells: vec[i64] = row.items
    size: i64 = row.size
    j: i64
    out.reserve((hand.size - at) * 2 * size + 1)
    items: vec[i64] = out.items
    count: i64 = out.count
    last: i64 = -1
    i: i64
    tile: i64
    for i in range(at, hand.size):
        path: i64 = i64(hand.items[i]) - FIRST_PATH
        if path == last:
            continue
        last = path
        first: i64 = i64(tiles.first[path])
        for tile in range(first, first + i64(tiles.ways[path])):
            reject: u8 = tiles.reject[tile]
            band: i64 = DIG_MOVE + (tile - FIRST) * CELLS
            for j in range(size):
                cell: i64 = cells[j]
                items[count] = band + cell
                count -= (i64(need[cell] & reject) - 1) >> 63
    out.count = count


def _fill_breaks(public: Public, tool: i64, out: Moves) -> None:
    tools = public.tools
    seat: i64
    for seat in range(public.rules.seats):
        if may_break(tools, seat, tool):
            out.add(BREAK_MOVE + tool * SEATS + seat)


def _fill_mends(public: Public, fix: i64, out: Moves) -> None:
    tools = public.tools
    tool: i64
    seat: i64
    for tool in range(TOOL_KINDS):
        if not mends(fix, tool):
            continue
        for seat in range(public.rules.seats):
            if may_mend(tools, seat, tool):
                out.add(MEND_MOVE + fix * FIX_STEP + tool * SEATS + seat)


def _fill_maps(public: Public, out: Moves) -> None:
    goal: i64
    for goal in range(GOALS):
        if may_look(public.open, goal):
            out.add(MAP_MOVE + goal)


def _fill_rockfalls(public: Public, out: Moves) -> None:
    """SAB-18: `laid` holds the path cards of the maze and nothing else."""
    laid = public.mine.laid
    i: i64
    for i in range(laid.size):
        out.add(ROCKFALL_MOVE + laid.items[i])


def _fill_goals(public: Public, out: Moves) -> None:
    goal: i64
    for goal in range(GOALS):
        if public.turning & GOAL_BIT[goal] != 0:
            out.add(OPEN_MOVE + goal)


def _fill_ways(public: Public, out: Moves) -> None:
    """SAB-23 `choose`: either way."""
    goal: i64 = goal_asked(public)
    out.add(LIE_MOVE + goal * 2)
    out.add(LIE_MOVE + goal * 2 + 1)


def _fill_gold(own: Own, out: Moves) -> None:
    """SAB-31: any of the cards offered; equal ones are one move."""
    offer: vec[u8] = own.offer
    i: i64
    for i in range(len(offer)):
        if i == 0 or offer[i] != offer[i - 1]:
            out.add(KEEP_MOVE + i64(offer[i]))
