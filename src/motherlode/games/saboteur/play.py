"""A turn: playing a move and what follows from it (SAB-9, SAB-10, SAB-15 to SAB-24)."""

from typing import Final

from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.core.state import State
from motherlode.games.saboteur.cards import FIRST_PATH, ROCKFALL
from motherlode.games.saboteur.moves import (
    DIG_MOVE,
    KEEP_KIND,
    KEEP_MOVE,
    NO_CARD,
    PASS_MOVE,
    ROCKFALL_MOVE,
    TOOL_MOVE,
    is_stuck,
    kind_of,
)
from motherlode.games.saboteur.pay import end_round, keep_gold
from motherlode.games.saboteur.state import LIE, OPEN, PLAY, Hidden, Own, Public
from motherlode.kit.actions import act, turn_goal
from motherlode.kit.bands import (
    DIG_KIND,
    LIE_KIND,
    OPEN_KIND,
    PASS_KIND,
    ROCKFALL_KIND,
    tool_card,
)
from motherlode.kit.digging import dig, dug_card, fall
from motherlode.kit.goals import ASKS_HOW, ASKS_WHICH, GOLD_FOUND, look_for_goals
from motherlode.kit.hands import discard, draw, tell_pass

Table = State[Public, Own, Hidden]

SCRATCH: Final = Moves()
"""Filled and read within one call of `is_stuck`, never kept."""


def play(state: Table, move: i64, log: Log | None) -> None:
    """Make a legal move of the seat that is asked."""
    own = state.own[state.public.turns.asked]
    kind: i64 = kind_of(move)
    if kind == DIG_KIND:
        _dig(state, own, move - DIG_MOVE, log)
    elif kind == PASS_KIND:
        _pass(state, own, move - PASS_MOVE, log)
    elif kind == KEEP_KIND:
        keep_gold(state, move - KEEP_MOVE, log)
    elif kind in (OPEN_KIND, LIE_KIND):
        public = state.public
        rest: i64 = move - TOOL_MOVE
        faces = state.hidden.goals
        found: i64 = turn_goal(public.goals, public.maze, faces, own.seat, rest, log)
        _go_on(state, own, found, log)
    else:
        _act(state, own, kind, move, log)


def _dig(state: Table, own: Own, rest: i64, log: Log | None) -> None:
    public = state.public
    own.hand.remove(dug_card(public.maze, rest, FIRST_PATH))
    dig(public.maze, own.seat, rest, log)
    public.turns.played_card()
    state.hidden.stuck = 0
    _go_on(
        state,
        own,
        look_for_goals(public.goals, public.maze, state.hidden.goals, own.seat, log),
        log,
    )


def _go_on(state: Table, own: Own, found: i64, log: Log | None) -> None:
    """After goals were looked for: the turn ends, or the round, or somebody is asked."""
    public = state.public
    if found in (ASKS_WHICH, ASKS_HOW):
        public.turns.phase = OPEN if found == ASKS_WHICH else LIE
        public.tally.held[own.seat] = u8(own.hand.size)
        return
    public.turns.phase = PLAY
    if found == GOLD_FOUND:
        _end_round(state, own, log)
    else:
        _end_turn(state, own, log)


def _act(state: Table, own: Own, kind: i64, move: i64, log: Log | None) -> None:
    """Play an action card."""
    public = state.public
    rest: i64 = move - TOOL_MOVE
    if kind == ROCKFALL_KIND:
        own.hand.remove(ROCKFALL)
        cell: i64 = move - ROCKFALL_MOVE
        fall(public.maze, public.tally, own.seat, cell, ROCKFALL, FIRST_PATH, log)
    else:
        own.hand.remove(tool_card(rest))
        faces = state.hidden.goals
        act(public.tools, public.goals, public.tally, faces, own.seen, own.seat, rest, log)
    public.turns.played_card()
    state.hidden.stuck = 0
    _end_turn(state, own, log)


def _pass(state: Table, own: Own, card: i64, log: Log | None) -> None:
    """SAB-9, SAB-24: discard a card face down; a circle of forced passes ends the round."""
    public = state.public
    hidden = state.hidden
    if public.tally.pile == 0:
        public.turns.streak += 1
        hidden.stuck = hidden.stuck + 1 if is_stuck(public, own, SCRATCH) else 0
    tell_pass(public.tally, own.seat, 0 if card == NO_CARD else 1, log)
    if card != NO_CARD:
        discard(own.hand, own.discards, public.tally, own.seat, card, -1, -1, log)
    if hidden.stuck == public.rules.seats:
        _end_round(state, own, log)
    else:
        _end_turn(state, own, log)


def _end_turn(state: Table, own: Own, log: Log | None) -> None:
    """SAB-9: draw one card, if the pile has one; then the next player clockwise."""
    public = state.public
    draw(state.hidden.pile, own.hand, public.tally, own.seat, 1, log)
    public.turns.end_turn(public.rules.seats)


def _end_round(state: Table, own: Own, log: Log | None) -> None:
    """The last turn of a round draws no card."""
    public = state.public
    public.tally.held[own.seat] = u8(own.hand.size)
    public.turns.last_turn = own.seat
    end_round(state, log)
