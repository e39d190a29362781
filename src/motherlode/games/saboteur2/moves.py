"""Moves as numbers, and all legal moves of a view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.moves import Moves
from motherlode.games.saboteur2.cards import FIRST_PATH, ROCKFALL, THIEF, TRICK_NAMES, TRICKS
from motherlode.games.saboteur2.state import LIE, OPEN, PLAY, STEAL, Own, Public
from motherlode.games.saboteur2.tricks import (
    REMOVABLE,
    may_dig,
    may_lay_thief,
    may_remove,
    targets_of,
)
from motherlode.kit.actions import fill_action, fill_lies, fill_openings
from motherlode.kit.bands import (
    CELLS,
    COMMON_MOVES,
    DIG_KIND,
    FIRST_OWN_KIND,
    PASS_KIND,
    ROCKFALL_KIND,
    SEATS,
    TOOL_MOVES,
    tool_kind,
)
from motherlode.kit.digging import fill_digs, fill_rockfalls
from motherlode.kit.discards import CARDS, PAIRS, fill_pairs
from motherlode.kit.rows import Cards
from motherlode.kit.seats import has_seat
from motherlode.kit.tiles import FIRST

# Bands of numbers, ascending in the order in which `fill` writes them.
PASS_MOVE: Final = 0
"""+ three digits (`kit.discards`), those that are missing last; 0 with an empty hand."""
REMOVE_MOVE: Final = CARDS * CARDS * CARDS
"""+ what * 4096 + two digits."""
TOOL_MOVE: Final = REMOVE_MOVE + REMOVABLE * PAIRS
"""Breaking, mending, maps and goals, as in `kit.bands`."""
TRICK_MOVE: Final = TOOL_MOVE + TOOL_MOVES
"""+ (card - THIEF) * 16 + seat; a thief names no seat: + 0."""
STEAL_MOVE: Final = TRICK_MOVE + TRICKS * SEATS
"""+ seat."""
DECLINE: Final = SEATS - 1
ROCKFALL_MOVE: Final = STEAL_MOVE + SEATS
"""+ cell."""
DIG_MOVE: Final = ROCKFALL_MOVE + CELLS
"""+ (tile - FIRST) * 4096 + cell."""

REMOVE_KIND: Final = FIRST_OWN_KIND
STEAL_KIND: Final = FIRST_OWN_KIND + 1
DECLINE_KIND: Final = FIRST_OWN_KIND + 2
TRICK_KIND: Final = FIRST_OWN_KIND + 3
"""+ card - THIEF."""
MOVE_NAMES: Final = [*COMMON_MOVES, "remove", "steal", "decline", *TRICK_NAMES]


def kind_of(move: i64) -> i64:
    """Which band a number is in."""
    if move < REMOVE_MOVE:
        return PASS_KIND
    if move >= DIG_MOVE:
        return DIG_KIND
    if move >= ROCKFALL_MOVE:
        return ROCKFALL_KIND
    if move >= STEAL_MOVE:
        return DECLINE_KIND if move == STEAL_MOVE + DECLINE else STEAL_KIND
    if move >= TRICK_MOVE:
        return TRICK_KIND + (move - TRICK_MOVE) // SEATS
    if move >= TOOL_MOVE:
        return tool_kind(move - TOOL_MOVE)
    return REMOVE_KIND


def space_of(public: Public) -> i64:
    """All moves are below this number."""
    return DIG_MOVE + (public.rules.ground.path_tiles - FIRST) * CELLS


def fill(public: Public, own: Own, out: Moves) -> None:
    """All legal moves of the seat that is asked, ascending."""
    out.clear()
    phase: i64 = public.turns.phase
    if phase == PLAY:
        digs: bool = may_dig(public.tools, public.front, own.seat)
        _fill_passes(own.hand, out)
        if not digs:
            _fill_removes(public, own, out)
        _fill_plays(public, own, out, digs=digs, stop_at_first=False)
    elif phase == OPEN:
        fill_openings(public.goals, TOOL_MOVE, out)
    elif phase == LIE:
        fill_lies(public.goals, TOOL_MOVE, out)
    elif phase == STEAL:
        _fill_thefts(public, own.seat, out)


def is_stuck(public: Public, own: Own, scratch: Moves) -> bool:
    """SAB-24, SB2-9: whether a seat has nothing to play or to remove, and can only pass."""
    scratch.clear()
    digs: bool = may_dig(public.tools, public.front, own.seat)
    if not digs:
        _fill_removes(public, own, scratch)
    if scratch.count == 0:
        _fill_plays(public, own, scratch, digs=digs, stop_at_first=True)
    return scratch.count == 0


def _fill_passes(hand: Cards, out: Moves) -> None:
    """SB2-8: any one, two or three cards; equal ones are one move."""
    cards: vec[u8] = hand.items
    size: i64 = hand.size
    if size == 0:
        out.add(PASS_MOVE)
        return
    out.reserve(size + size * size + size * size * size)
    items: vec[i64] = out.items
    count: i64 = out.count
    first: i64 = -1
    i: i64
    j: i64
    k: i64
    for i in range(size):
        one: i64 = i64(cards[i])
        if one == first:
            continue
        first = one
        single: i64 = PASS_MOVE + (one + 1) * PAIRS
        items[count] = single
        count += 1
        second: i64 = -1
        for j in range(i + 1, size):
            two: i64 = i64(cards[j])
            if two == second:
                continue
            second = two
            pair: i64 = single + (two + 1) * CARDS
            items[count] = pair
            count += 1
            third: i64 = -1
            for k in range(j + 1, size):
                three: i64 = i64(cards[k])
                if three != third:
                    items[count] = pair + three + 1
                    count += 1
                    third = three
    out.count = count


def _fill_removes(public: Public, own: Own, out: Moves) -> None:
    """SB2-7: any two cards, for each tool or trap that lies in front of oneself.

    Who may dig has nothing there to remove, and is not asked.
    """
    what: i64
    for what in range(REMOVABLE):
        if may_remove(public, own.seat, what):
            fill_pairs(own.hand, REMOVE_MOVE + what * PAIRS, out)


def _fill_plays(public: Public, own: Own, out: Moves, *, digs: bool, stop_at_first: bool) -> None:
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
            if digs:
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
        if card < THIEF:
            fill_action(tools, goals, seats, card, TOOL_MOVE, out)
        elif card == ROCKFALL:
            fill_rockfalls(public.maze, ROCKFALL_MOVE, out)
        else:
            _fill_tricks(public, own.seat, card, out)
        if stop_at_first and out.count > 0:
            break
        last = card


def _fill_tricks(public: Public, seat: i64, card: i64, out: Moves) -> None:
    first: i64 = TRICK_MOVE + (card - THIEF) * SEATS
    if card == THIEF:
        if may_lay_thief(public.front, seat):
            out.add(first)
        return
    targets: i64 = targets_of(public, card, seat)
    target: i64
    for target in range(public.rules.seats):
        if has_seat(targets, target):
            out.add(first + target)


def _fill_thefts(public: Public, seat: i64, out: Moves) -> None:
    """SB2-24: from anyone else who has gold, or from nobody."""
    victim: i64
    for victim in range(public.rules.seats):
        if may_rob(public, seat, victim):
            out.add(STEAL_MOVE + victim)
    out.add(STEAL_MOVE + DECLINE)


def may_rob(public: Public, seat: i64, victim: i64) -> bool:
    """SB2-24: any other player who has a nugget at that moment, trapped or not."""
    return victim != seat and public.rich[victim] != 0
