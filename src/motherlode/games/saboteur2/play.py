"""A turn: playing a move and what follows from it (SB2-5 to SB2-9, SB2-15 to SB2-19)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.core.state import NOBODY, State
from motherlode.games.saboteur2.cards import (
    FIRST_PATH,
    FREE,
    HANDS_OFF,
    INSPECT,
    ROCKFALL,
    SWAP_HANDS,
    SWAP_ROLES,
    THIEF,
    TRAP,
)
from motherlode.games.saboteur2.events import (
    DROVE_OFF,
    FREED,
    INSPECTED,
    LAID_THIEF,
    REMOVED,
    SAW_ROLE,
    SWAPPED_HANDS,
    SWAPPED_ROLE,
    TRAPPED,
    WAS_HANDED,
)
from motherlode.games.saboteur2.learning import (
    exchange_memories,
    forget_hand,
    see_dwarf,
    see_played,
    swap_dwarf,
)
from motherlode.games.saboteur2.moves import (
    DECLINE,
    DIG_MOVE,
    PASS_MOVE,
    REMOVE_KIND,
    REMOVE_MOVE,
    ROCKFALL_MOVE,
    STEAL_MOVE,
    TOOL_MOVE,
    TRICK_KIND,
    TRICK_MOVE,
    is_stuck,
    kind_of,
)
from motherlode.games.saboteur2.pay import end_round, steal
from motherlode.games.saboteur2.state import LIE, OPEN, PLAY, STEAL, Hidden, Own, Public
from motherlode.games.saboteur2.tricks import TRAP_IN_FRONT
from motherlode.kit.actions import act, turn_goal
from motherlode.kit.bands import (
    DIG_KIND,
    LIE_KIND,
    NO_CARD,
    OPEN_KIND,
    PASS_KIND,
    ROCKFALL_KIND,
    SEATS,
    tool_card,
)
from motherlode.kit.cards import BREAK
from motherlode.kit.digging import dig, dug_card, fall
from motherlode.kit.discards import PAIRS, digit
from motherlode.kit.goals import ASKS_HOW, ASKS_WHICH, GOLD_FOUND, look_for_goals
from motherlode.kit.hands import discard, draw, tell_pass
from motherlode.kit.news import WAS_DEALT
from motherlode.kit.seats import has_seat

Table = State[Public, Own, Hidden]

SCRATCH: Final = Moves()
"""Filled and read within one call of `is_stuck`, never kept."""
MOST_DISCARDS: Final = 3


def play(state: Table, move: i64, log: Log | None) -> None:
    """Make a legal move of the seat that is asked."""
    own = state.own[state.public.turns.asked]
    kind: i64 = kind_of(move)
    if state.public.turns.phase == STEAL:
        victim: i64 = move - STEAL_MOVE
        steal(state, NOBODY if victim == DECLINE else victim, log)
    elif kind == DIG_KIND:
        _dig(state, own, move - DIG_MOVE, log)
    elif kind == PASS_KIND:
        _pass(state, own, move - PASS_MOVE, log)
    elif kind == REMOVE_KIND:
        _remove(state, own, move - REMOVE_MOVE, log)
    elif kind in (OPEN_KIND, LIE_KIND):
        public = state.public
        rest: i64 = move - TOOL_MOVE
        faces = state.hidden.goals
        found: i64 = turn_goal(public.goals, public.maze, faces, own.seat, rest, log)
        _go_on(state, own, found, log)
    else:
        _act(state, own, kind, move, log)


# Laying a path card


def _dig(state: Table, own: Own, rest: i64, log: Log | None) -> None:
    """SB2-5."""
    public = state.public
    _play_card(state, own, dug_card(public.maze, rest, FIRST_PATH))
    dig(public.maze, own.seat, rest, log)
    found: i64 = look_for_goals(public.goals, public.maze, state.hidden.goals, own.seat, log)
    _go_on(state, own, found, log)


def _go_on(state: Table, own: Own, found: i64, log: Log | None) -> None:
    """After goals were looked for: the turn ends, or the round, or somebody is asked."""
    public = state.public
    if found in (ASKS_WHICH, ASKS_HOW):
        public.turns.phase = OPEN if found == ASKS_WHICH else LIE
        return
    public.turns.phase = PLAY
    if found == GOLD_FOUND:
        public.turns.last_turn = own.seat
        end_round(state, log)
    else:
        _end_turn(state, own, 1, log)


# Action cards


def _act(state: Table, own: Own, kind: i64, move: i64, log: Log | None) -> None:
    """SB2-6."""
    public = state.public
    rest: i64 = move - TOOL_MOVE
    if kind >= TRICK_KIND:
        _trick(state, own, move - TRICK_MOVE, log)
        return
    if kind == ROCKFALL_KIND:
        _play_card(state, own, ROCKFALL)
        cell: i64 = move - ROCKFALL_MOVE
        fall(public.maze, public.tally, own.seat, cell, ROCKFALL, FIRST_PATH, log)
    else:
        _play_card(state, own, tool_card(rest))
        faces = state.hidden.goals
        act(public.tools, public.goals, public.tally, faces, own.seen, own.seat, rest, log)
    _end_turn(state, own, 1, log)


def _trick(state: Table, own: Own, rest: i64, log: Log | None) -> None:
    """The expansion's own action cards."""
    card: i64 = THIEF + rest // SEATS
    target = state.own[rest % SEATS]
    _play_card(state, own, card)
    if card == SWAP_HANDS:
        _swap_hands(state, own, target, log)
        return
    if card == INSPECT:
        _inspect(state, own, target, log)
    elif card == SWAP_ROLES:
        _swap_roles(state, own, target, log)
    else:
        _lay_or_take(state, own, card, target.seat, log)
    _end_turn(state, own, 1, log)


def _lay_or_take(state: Table, own: Own, card: i64, target: i64, log: Log | None) -> None:
    """SB2-15, SB2-19: thieves and traps come and go; what takes one away goes with it."""
    front = state.public.front
    tally = state.public.tally
    told: i64 = LAID_THIEF
    if card == THIEF:
        front.lay_thief(own.seat)
    elif card == TRAP:
        front.trap(target)
        told = TRAPPED
    elif card == HANDS_OFF:
        front.take_thief(target)
        tally.spend(HANDS_OFF)
        tally.spend(THIEF)
        told = DROVE_OFF
    else:
        front.free(target)
        tally.spend(FREE)
        tally.spend(TRAP)
        told = FREED
    if log is not None:
        log.tell(told, own.seat, 0 if card == THIEF else target)


def _swap_hands(state: Table, own: Own, target: Own, log: Log | None) -> None:
    """SB2-16: the card itself is out of the hand; then the other draws, not who played it."""
    public = state.public
    public.tally.spend(SWAP_HANDS)
    mine = own.hand
    own.hand = target.hand
    target.hand = mine
    exchange_memories(state, own, target)
    if log is not None:
        log.tell(SWAPPED_HANDS, own.seat, target.seat)
        _tell_hand(own, log)
        _tell_hand(target, log)
    draw(state.hidden.pile, target.hand, public.tally, target.seat, 1, log)
    _end_turn(state, own, 0, log)


def _tell_hand(own: Own, log: Log) -> None:
    i: i64
    for i in range(own.hand.size):
        log.whisper(own.seat, WAS_HANDED, own.seat, i64(own.hand.items[i]))


def _inspect(state: Table, own: Own, target: Own, log: Log | None) -> None:
    """SB2-17: the player alone sees the dwarf."""
    state.public.tally.spend(INSPECT)
    see_dwarf(state.public, own, target)
    if log is not None:
        log.tell(INSPECTED, own.seat, target.seat)
        log.whisper(own.seat, SAW_ROLE, own.seat, target.seat, target.role)


def _swap_roles(state: Table, own: Own, target: Own, log: Log | None) -> None:
    """SB2-18: the dwarf that comes is seen by its new holder alone."""
    state.public.tally.spend(SWAP_ROLES)
    swap_dwarf(state, target)
    if log is not None:
        log.tell(SWAPPED_ROLE, own.seat, target.seat)
        log.whisper(target.seat, WAS_DEALT, target.seat, target.role)


def _play_card(state: Table, own: Own, card: i64) -> None:
    """A card leaves the hand for all to see."""
    public = state.public
    own.hand.remove(card)
    public.tally.held[own.seat] = u8(own.hand.size)
    if has_seat(public.watch.handed, own.seat):
        see_played(state, own, card)
    public.turns.played_card()
    _count_anew(state)


# Discarding


def _remove(state: Table, own: Own, rest: i64, log: Log | None) -> None:
    """SB2-7: two cards for a tool or a trap; it is no pass, and no card played."""
    public = state.public
    what: i64 = rest // PAIRS
    if what == TRAP_IN_FRONT:
        public.front.free(own.seat)
        public.tally.spend(TRAP)
    else:
        public.tools.mend_one(own.seat, what)
        public.tally.spend(BREAK + what)
    if log is not None:
        log.tell(REMOVED, own.seat, what)
    pair: i64 = rest % PAIRS
    _discard(state, own, digit(pair, 1), digit(pair, 2), NO_CARD, log)
    public.turns.streak = 0
    _count_anew(state)
    _end_turn(state, own, 1, log)


def _pass(state: Table, own: Own, rest: i64, log: Log | None) -> None:
    """SB2-8, SAB-24: discard face down; a circle of forced passes ends the round."""
    public = state.public
    hidden = state.hidden
    one: i64 = digit(rest, 0)
    two: i64 = digit(rest, 1)
    three: i64 = digit(rest, 2)
    cards: i64 = 3
    if three < 0:
        cards = 0 if one < 0 else 1 if two < 0 else 2
    if public.tally.pile == 0:
        public.turns.streak += 1
        public.discarded = append(public.discarded, u8(cards))
        hidden.stuck = hidden.stuck + 1 if is_stuck(public, own, SCRATCH) else 0
    tell_pass(public.tally, own.seat, cards, log)
    if cards > 0:
        _discard(state, own, one, two, three, log)
    if hidden.stuck == public.rules.seats:
        public.turns.last_turn = own.seat
        end_round(state, log)
    else:
        _end_turn(state, own, cards, log)


def _discard(state: Table, own: Own, one: i64, two: i64, three: i64, log: Log | None) -> None:
    """What others knew of the hand is stale now."""
    public = state.public
    discard(own.hand, own.discards, public.tally, own.seat, one, two, three, log)
    if has_seat(public.watch.handed, own.seat):
        forget_hand(state, own)


def _count_anew(state: Table) -> None:
    """SAB-24: any turn but a forced pass starts the count anew."""
    state.hidden.stuck = 0
    if len(state.public.discarded) > 0:
        state.public.discarded = vec[u8]()


def _end_turn(state: Table, own: Own, cards: i64, log: Log | None) -> None:
    """Draw, if the pile has any; then the next player clockwise."""
    public = state.public
    draw(state.hidden.pile, own.hand, public.tally, own.seat, cards, log)
    public.turns.end_turn(public.rules.seats)
