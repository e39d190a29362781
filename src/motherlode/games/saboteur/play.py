"""A turn: playing a move and what follows from it (SAB-9, SAB-10, SAB-15 to SAB-25)."""

from typing import Final

from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.core.state import State
from motherlode.games.saboteur.cards import BREAK, FIRST_PATH, FIX, MAP, ROCKFALL
from motherlode.games.saboteur.digging import cave_in, dig
from motherlode.games.saboteur.events import (
    BROKE,
    DISCARDED,
    DREW,
    DREW_CARD,
    DUG,
    FELLED,
    LOOKED,
    MENDED,
    PASSED,
    SAW,
)
from motherlode.games.saboteur.goals import (
    GOES_ON,
    GOLD_FOUND,
    lie_as_chosen,
    look_for_goals,
    open_one,
)
from motherlode.games.saboteur.moves import (
    BREAK_KIND,
    BREAK_MOVE,
    CELLS,
    DIG_KIND,
    DIG_MOVE,
    FIX_STEP,
    GOAL_BIT,
    KEEP_KIND,
    KEEP_MOVE,
    LIE_KIND,
    LIE_MOVE,
    MAP_KIND,
    MAP_MOVE,
    MEND_KIND,
    MEND_MOVE,
    NO_CARD,
    OPEN_KIND,
    OPEN_MOVE,
    PASS_KIND,
    PASS_MOVE,
    ROCKFALL_KIND,
    ROCKFALL_MOVE,
    SEATS,
    is_stuck,
    kind_of,
)
from motherlode.games.saboteur.pay import end_round, keep_gold
from motherlode.games.saboteur.state import Hidden, Own, Public
from motherlode.kit.tiles import FIRST

Table = State[Public, Own, Hidden]

SCRATCH: Final = Moves()
"""Filled and read within one call of `is_stuck`, never kept."""


def play(state: Table, move: i64, log: Log | None) -> None:
    """Make a legal move of the seat that is asked."""
    public = state.public
    seat: i64 = public.asked
    own = state.own[seat]
    kind: i64 = kind_of(move)
    if kind == DIG_KIND:
        _dig(state, own, move - DIG_MOVE, log)
    elif kind == PASS_KIND:
        _pass(state, own, move - PASS_MOVE, log)
    elif kind == BREAK_KIND:
        _break(state, own, move - BREAK_MOVE, log)
    elif kind == MEND_KIND:
        _mend(state, own, move - MEND_MOVE, log)
    elif kind == ROCKFALL_KIND:
        _rockfall(state, own, move - ROCKFALL_MOVE, log)
    elif kind == MAP_KIND:
        _look(state, own, move - MAP_MOVE, log)
    elif kind == KEEP_KIND:
        keep_gold(state, move - KEEP_MOVE, log)
    elif kind == OPEN_KIND:
        _go_on(state, own, open_one(state, move - OPEN_MOVE, log), log)
    elif kind == LIE_KIND:
        rest: i64 = move - LIE_MOVE
        _go_on(state, own, lie_as_chosen(state, rest // 2, rest % 2, log), log)


def _dig(state: Table, own: Own, rest: i64, log: Log | None) -> None:
    public = state.public
    tile: i64 = rest // CELLS + FIRST
    cell: i64 = rest % CELLS
    own.hand.remove(i64(public.mine.tiles.card[tile]) + FIRST_PATH)
    dig(public, cell, tile)
    public.last_card = own.seat
    public.streak = 0
    state.hidden.stuck = 0
    if log is not None:
        log.tell(DUG, own.seat, tile, cell)
    _go_on(state, own, look_for_goals(state, log), log)


def _go_on(state: Table, own: Own, found: i64, log: Log | None) -> None:
    """After goals were looked for: the turn ends, or the round, or somebody is asked."""
    if found == GOLD_FOUND:
        state.public.last_turn = state.public.asked
        _count_hand(state.public, own)
        end_round(state, log)
    elif found == GOES_ON:
        _end_turn(state, own, log)
    else:
        _count_hand(state.public, own)


def _pass(state: Table, own: Own, card: i64, log: Log | None) -> None:
    """SAB-9, SAB-24: discard a card face down; a circle of forced passes ends the round."""
    public = state.public
    hidden = state.hidden
    if public.pile == 0:
        public.streak += 1
        hidden.stuck = hidden.stuck + 1 if is_stuck(public, own, SCRATCH) else 0
    if log is not None:
        log.tell(PASSED, own.seat, 0 if card == NO_CARD else 1)
    if card == NO_CARD:
        public.idled[own.seat] = u8(i64(public.idled[own.seat]) + 1)
    else:
        own.hand.remove(card)
        own.discards.put_on(card)
        public.folded[own.seat] = u8(i64(public.folded[own.seat]) + 1)
        if log is not None:
            log.whisper(own.seat, DISCARDED, own.seat, card)
    if hidden.stuck == public.rules.seats:
        public.last_turn = own.seat
        _count_hand(state.public, own)
        end_round(state, log)
    else:
        _end_turn(state, own, log)


def _break(state: Table, own: Own, rest: i64, log: Log | None) -> None:
    """SAB-15: the card lies in front of the player whose tool it breaks."""
    tool: i64 = rest // SEATS
    target: i64 = rest % SEATS
    state.public.tools.break_one(target, tool)
    own.hand.remove(BREAK + tool)
    if log is not None:
        log.tell(BROKE, own.seat, tool, target)
    _end_action(state, own, log)


def _mend(state: Table, own: Own, rest: i64, log: Log | None) -> None:
    """SAB-16, SAB-17: the repair and the broken tool are both discarded."""
    fix: i64 = rest // FIX_STEP
    tool: i64 = rest % FIX_STEP // SEATS
    target: i64 = rest % SEATS
    state.public.tools.mend_one(target, tool)
    own.hand.remove(FIX + fix)
    _spend(state.public, FIX + fix)
    _spend(state.public, BREAK + tool)
    if log is not None:
        log.tell(MENDED, own.seat, tool, target, FIX + fix)
    _end_action(state, own, log)


def _rockfall(state: Table, own: Own, cell: i64, log: Log | None) -> None:
    """SAB-18: the rockfall and the path card are both discarded."""
    public = state.public
    tile: i64 = i64(public.mine.tile[cell])
    cave_in(public, cell)
    own.hand.remove(ROCKFALL)
    _spend(public, ROCKFALL)
    _spend(public, i64(public.mine.tiles.card[tile]) + FIRST_PATH)
    if log is not None:
        log.tell(FELLED, own.seat, cell, tile)
    _end_action(state, own, log)


def _look(state: Table, own: Own, goal: i64, log: Log | None) -> None:
    """SAB-19: the player alone sees the goal, and remembers it."""
    public = state.public
    face: i64 = i64(state.hidden.goals[goal])
    own.seen[goal] = u8(face)
    public.peeked[own.seat] = u8(i64(public.peeked[own.seat]) | GOAL_BIT[goal])
    own.hand.remove(MAP)
    _spend(public, MAP)
    if log is not None:
        log.tell(LOOKED, own.seat, goal)
        log.whisper(own.seat, SAW, own.seat, goal, face)
    _end_action(state, own, log)


def _spend(public: Public, card: i64) -> None:
    public.spent[card] = u8(i64(public.spent[card]) + 1)


def _end_action(state: Table, own: Own, log: Log | None) -> None:
    state.public.last_card = state.public.asked
    state.public.streak = 0
    state.hidden.stuck = 0
    _end_turn(state, own, log)


def _end_turn(state: Table, own: Own, log: Log | None) -> None:
    """SAB-9: draw one card, if the pile has one; then the next player clockwise."""
    public = state.public
    seat: i64 = own.seat
    if public.pile > 0:
        card: i64 = state.hidden.pile.draw()
        own.hand.insert(card)
        public.pile -= 1
        if log is not None:
            log.tell(DREW, seat)
            log.whisper(seat, DREW_CARD, seat, card)
    _count_hand(public, own)
    public.last_turn = seat
    public.asked = seat + 1 if seat + 1 < public.rules.seats else 0


def _count_hand(public: Public, own: Own) -> None:
    """How many cards a player holds is there for all to see."""
    public.held[own.seat] = u8(own.hand.size)
