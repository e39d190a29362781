"""Why a move is refused: the same predicates that `moves.fill` asks, one by one."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.refusals import Refusal
from motherlode.games.saboteur.cards import FIRST_PATH, ROCKFALL
from motherlode.games.saboteur.moves import (
    DIG_MOVE,
    KEEP_KIND,
    KEEP_MOVE,
    NO_CARD,
    PASS_MOVE,
    ROCKFALL_MOVE,
    TOOL_MOVE,
    kind_of,
    space_of,
)
from motherlode.games.saboteur.state import KEEP, LIE, OPEN, OVER, PLAY, Own, Public
from motherlode.kit.actions import ASKED_HOW, ASKED_WHICH, NO_SUCH_MOVE, refuse_action
from motherlode.kit.bands import (
    CELLS,
    DIG_KIND,
    LIE_KIND,
    OPEN_KIND,
    PASS_KIND,
    ROCKFALL_KIND,
    tool_card,
)
from motherlode.kit.digging import TOOL_BROKEN, dug_card, may_dig, refuse_cell, refuse_rockfall
from motherlode.kit.tiles import FIRST

GAME_OVER: Final = Refusal("over", "SAB-40", "The game is over.")
NOT_NOW: Final = {
    PLAY: Refusal("not-asked", "SAB-9", "It is time to play a card or to pass."),
    OPEN: ASKED_WHICH,
    LIE: ASKED_HOW,
    KEEP: Refusal("not-asked", "SAB-31", "First choose which gold card to keep."),
}
NOT_IN_HAND: Final = Refusal("not-in-hand", "SAB-9", "That card is not in your hand.")
MUST_DISCARD: Final = Refusal(
    "must-discard", "SAB-9", "Name the card you discard: only an empty hand passes without one."
)
NOT_OFFERED: Final = Refusal("not-offered", "SAB-31", "No such gold card is offered to you.")


def refusal_of(public: Public, own: Own, move: i64) -> Refusal | None:
    """Why the seat that is asked may not make this move; `None` if it may."""
    phase: i64 = public.turns.phase
    if phase == OVER:
        return GAME_OVER
    if move < 0 or move >= space_of(public):
        return NO_SUCH_MOVE
    kind: i64 = kind_of(move)
    if phase != _prompt_for(kind):
        return NOT_NOW[phase]
    if kind == PASS_KIND:
        return _refuse_pass(own, move - PASS_MOVE)
    if kind == DIG_KIND:
        return _refuse_dig(public, own, move - DIG_MOVE)
    if kind == ROCKFALL_KIND:
        if not own.hand.has(ROCKFALL):
            return NOT_IN_HAND
        return refuse_rockfall(public.maze, move - ROCKFALL_MOVE)
    if kind == KEEP_KIND:
        return _refuse_keep(own, move - KEEP_MOVE)
    rest: i64 = move - TOOL_MOVE
    if phase == PLAY and not own.hand.has(tool_card(rest)):
        return NOT_IN_HAND
    return refuse_action(public.tools, public.goals, public.rules.seats, rest)


def _prompt_for(kind: i64) -> i64:
    """The prompt that a kind of move answers."""
    if kind == OPEN_KIND:
        return OPEN
    if kind == LIE_KIND:
        return LIE
    return KEEP if kind == KEEP_KIND else PLAY


def _refuse_pass(own: Own, card: i64) -> Refusal | None:
    if card == NO_CARD:
        return None if own.hand.size == 0 else MUST_DISCARD
    return None if own.hand.has(card) else NOT_IN_HAND


def _refuse_dig(public: Public, own: Own, rest: i64) -> Refusal | None:
    if not own.hand.has(dug_card(public.maze, rest, FIRST_PATH)):
        return NOT_IN_HAND
    if not may_dig(public.tools, own.seat):
        return TOOL_BROKEN
    return refuse_cell(public.maze, rest % CELLS, rest // CELLS + FIRST)


def _refuse_keep(own: Own, nuggets: i64) -> Refusal | None:
    i: i64
    for i in range(len(own.offer)):
        if i64(own.offer[i]) == nuggets:
            return None
    return NOT_OFFERED
