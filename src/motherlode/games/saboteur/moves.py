"""Moves as numbers, and all legal moves of a view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.moves import Moves
from motherlode.games.saboteur.cards import FIRST_PATH, ROCKFALL
from motherlode.games.saboteur.state import KEEP, LIE, OPEN, PLAY, Own, Public
from motherlode.kit.actions import fill_action, fill_lies, fill_openings
from motherlode.kit.bands import (
    CELLS,
    COMMON_MOVES,
    DIG_KIND,
    FIRST_OWN_KIND,
    PASS_KIND,
    ROCKFALL_KIND,
    TOOL_MOVES,
    tool_kind,
)
from motherlode.kit.digging import fill_digs, fill_rockfalls, may_dig
from motherlode.kit.tiles import FIRST

# Bands of numbers, ascending in the order in which `fill` writes them.
PASS_MOVE: Final = 0
"""+ card; + `NO_CARD` with an empty hand."""
NO_CARD: Final = 127
TOOL_MOVE: Final = 128
"""Breaking, mending, maps and goals, as in `kit.bands`."""
KEEP_MOVE: Final = TOOL_MOVE + TOOL_MOVES
"""+ nuggets."""
ROCKFALL_MOVE: Final = 512
"""+ cell."""
DIG_MOVE: Final = ROCKFALL_MOVE + CELLS
"""+ (tile - FIRST) * 4096 + cell."""

KEEP_KIND: Final = FIRST_OWN_KIND
MOVE_NAMES: Final = [*COMMON_MOVES, "keep"]


def kind_of(move: i64) -> i64:
    """Which band a number is in."""
    if move >= DIG_MOVE:
        return DIG_KIND
    if move >= ROCKFALL_MOVE:
        return ROCKFALL_KIND
    if move >= KEEP_MOVE:
        return KEEP_KIND
    if move >= TOOL_MOVE:
        return tool_kind(move - TOOL_MOVE)
    return PASS_KIND


def space_of(public: Public) -> i64:
    """All moves are below this number."""
    return DIG_MOVE + (public.rules.ground.path_tiles - FIRST) * CELLS


def fill(public: Public, own: Own, out: Moves) -> None:
    """All legal moves of the seat that is asked, ascending."""
    out.clear()
    phase: i64 = public.turns.phase
    if phase == PLAY:
        _fill_passes(own, out)
        _fill_plays(public, own, out, stop_at_first=False)
    elif phase == OPEN:
        fill_openings(public.goals, TOOL_MOVE, out)
    elif phase == LIE:
        fill_lies(public.goals, TOOL_MOVE, out)
    elif phase == KEEP:
        _fill_gold(own, out)


def is_stuck(public: Public, own: Own, scratch: Moves) -> bool:
    """SAB-24: whether a seat has nothing to play and can only pass."""
    scratch.clear()
    _fill_plays(public, own, scratch, stop_at_first=True)
    return scratch.count == 0


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
    tools = public.tools
    goals = public.goals
    seats: i64 = public.rules.seats
    last: i64 = -1
    i: i64
    for i in range(size):
        card: i64 = i64(cards[i])
        if card == last:
            continue
        if card >= FIRST_PATH:
            if may_dig(tools, own.seat):
                fill_digs(
                    public.maze,
                    own.hand,
                    i,
                    FIRST_PATH,
                    DIG_MOVE,
                    out,
                    stop_at_first=stop_at_first,
                )
            break
        if card == ROCKFALL:
            fill_rockfalls(public.maze, ROCKFALL_MOVE, out)
        else:
            fill_action(tools, goals, seats, card, TOOL_MOVE, out)
        if stop_at_first and out.count > 0:
            break
        last = card


def _fill_gold(own: Own, out: Moves) -> None:
    """SAB-31: any of the cards offered; equal ones are one move."""
    offer: vec[u8] = own.offer
    i: i64
    for i in range(len(offer)):
        if i == 0 or offer[i] != offer[i - 1]:
            out.add(KEEP_MOVE + i64(offer[i]))
