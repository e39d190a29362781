"""Moves as numbers, and all legal moves of a view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.moves import Moves
from motherlode.games.duel.cards import FIRST_PATH
from motherlode.games.duel.state import LIE, PLAY, Own, Public
from motherlode.kit.actions import fill_lies, fill_maps, mends
from motherlode.kit.bands import (
    BREAK_MOVE,
    CELLS,
    COMMON_MOVES,
    DIG_KIND,
    FIRST_OWN_KIND,
    FIX_STEP,
    MEND_MOVE,
    PASS_KIND,
    SEATS,
    TOOL_MOVES,
    tool_kind,
)
from motherlode.kit.cards import BREAK, FIX, MAP, TOOL_KINDS
from motherlode.kit.digging import fill_digs
from motherlode.kit.discards import PAIRS, fill_pairs
from motherlode.kit.rows import Cards
from motherlode.kit.tiles import FIRST

# Bands of numbers, ascending in the order in which `fill` writes them.
PASS_MOVE: Final = 0
"""+ card; + `NOTHING` with an empty hand."""
NOTHING: Final = 127
REMOVE_MOVE: Final = 128
"""+ two cards (`kit.discards`)."""
TOOL_MOVE: Final = REMOVE_MOVE + PAIRS
"""Breaking, mending, maps and goals, as in `kit.bands`."""
KEY_MOVE: Final = TOOL_MOVE + TOOL_MOVES
"""+ cell."""
DIG_MOVE: Final = KEY_MOVE + CELLS
"""+ (tile - FIRST) * 4096 + cell."""

REMOVE_KIND: Final = FIRST_OWN_KIND
KEY_KIND: Final = FIRST_OWN_KIND + 1
MOVE_NAMES: Final = [*COMMON_MOVES, "remove", "key"]


def kind_of(move: i64) -> i64:
    """Which band a number is in."""
    if move >= DIG_MOVE:
        return DIG_KIND
    if move >= KEY_MOVE:
        return KEY_KIND
    if move >= TOOL_MOVE:
        return tool_kind(move - TOOL_MOVE)
    if move >= REMOVE_MOVE:
        return REMOVE_KIND
    return PASS_KIND


def space_of(public: Public) -> i64:
    """All moves are below this number."""
    return DIG_MOVE + (public.rules.green.path_tiles - FIRST) * CELLS


def fill(public: Public, own: Own, out: Moves) -> None:
    """All legal moves of the seat that is asked, ascending."""
    out.clear()
    if public.turns.phase == PLAY:
        _fill_passes(own.hand, out)
        if is_sabotaged(public, own.seat):
            fill_pairs(own.hand, REMOVE_MOVE, out)
        _fill_plays(public, own, out)
    elif public.turns.phase == LIE:
        fill_lies(public.goals, TOOL_MOVE, out)


def _fill_passes(hand: Cards, out: Moves) -> None:
    """DUE-6: any card; with none, nothing."""
    cards: vec[u8] = hand.items
    if hand.size == 0:
        out.add(PASS_MOVE + NOTHING)
    i: i64
    for i in range(hand.size):
        if i == 0 or cards[i] != cards[i - 1]:
            out.add(PASS_MOVE + i64(cards[i]))


def _fill_plays(public: Public, own: Own, out: Moves) -> None:
    """Every card in hand that can be laid or played; actions before paths."""
    cards: vec[u8] = own.hand.items
    last: i64 = -1
    i: i64
    for i in range(own.hand.size):
        card: i64 = i64(cards[i])
        if card == last:
            continue
        if card >= FIRST_PATH:
            if not is_sabotaged(public, own.seat):
                maze = public.maps.of(own.seat)
                fill_digs(maze, own.hand, i, FIRST_PATH, DIG_MOVE, out, stop_at_first=False)
            return
        if card < FIX:
            _fill_break(public, 1 - own.seat, card - BREAK, out)
        elif card < MAP:
            _fill_mends(public, own.seat, card - FIX, out)
        elif card == MAP:
            fill_maps(public.goals, TOOL_MOVE, out)
        else:
            _fill_keys(public, own.seat, out)
        last = card


def _fill_break(public: Public, target: i64, tool: i64, out: Moves) -> None:
    """DUE-11: in front of the opponent."""
    if not is_sabotaged(public, target):
        out.add(TOOL_MOVE + BREAK_MOVE + tool * SEATS + target)


def _fill_mends(public: Public, seat: i64, fix: i64, out: Moves) -> None:
    """DUE-12: one's own tool, if the card shows it."""
    tool: i64
    for tool in range(TOOL_KINDS):
        if mends(fix, tool) and public.tools.is_broken(seat, tool):
            out.add(TOOL_MOVE + MEND_MOVE + fix * FIX_STEP + tool * SEATS + seat)


def _fill_keys(public: Public, seat: i64, out: Moves) -> None:
    laid = public.maps.mine.laid
    i: i64
    for i in range(laid.size):
        if may_unlock(public, seat, laid.items[i]):
            out.add(KEY_MOVE + laid.items[i])


# What is allowed


def is_sabotaged(public: Public, seat: i64) -> bool:
    """DUE-7, DUE-11: whether a sabotage card lies in front of a player: one is the most."""
    return not public.tools.all_whole(seat)


def door_of(public: Public, cell: i64) -> i64:
    """Whose door is on the card on a cell, with a key or without: a seat, or `NO_SEAT`."""
    tile: i64 = public.maps.mine.at(cell)
    return i64(public.rules.doors[tile])


def may_unlock(public: Public, seat: i64, cell: i64) -> bool:
    """DUE-14: with a free token, a door of the other colour that has no key yet."""
    if public.maps.keys == 0:
        return False
    return door_of(public, cell) == 1 - seat and not public.maps.is_keyed(cell)
