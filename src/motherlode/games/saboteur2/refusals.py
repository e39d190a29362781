"""Why a move is refused: the same predicates that `moves.fill` asks, one by one."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.refusals import Refusal
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
from motherlode.games.saboteur2.moves import (
    DECLINE,
    DECLINE_KIND,
    DIG_MOVE,
    PASS_MOVE,
    REMOVE_KIND,
    REMOVE_MOVE,
    ROCKFALL_MOVE,
    STEAL_KIND,
    STEAL_MOVE,
    TOOL_MOVE,
    TRICK_KIND,
    TRICK_MOVE,
    kind_of,
    may_rob,
    space_of,
)
from motherlode.games.saboteur2.state import LIE, OPEN, OVER, PLAY, STEAL, Own, Public
from motherlode.games.saboteur2.tricks import (
    may_dig,
    may_lay_thief,
    may_remove,
    targets_of,
)
from motherlode.kit.actions import ASKED_HOW, ASKED_WHICH, NO_SUCH_MOVE, NO_SUCH_SEAT, refuse_action
from motherlode.kit.bands import (
    CELLS,
    DIG_KIND,
    LIE_KIND,
    OPEN_KIND,
    PASS_KIND,
    ROCKFALL_KIND,
    SEATS,
    tool_card,
)
from motherlode.kit.digging import TOOL_BROKEN, dug_card, refuse_cell, refuse_rockfall
from motherlode.kit.discards import (
    FINE,
    LACKING,
    NONSENSE,
    PAIRS,
    digit,
    judge_cards,
    judge_pair,
)
from motherlode.kit.rows import Cards
from motherlode.kit.seats import has_seat
from motherlode.kit.tiles import FIRST

GAME_OVER: Final = Refusal("over", "SB2-26", "The game is over.")
NOT_NOW: Final = {
    PLAY: Refusal("not-asked", "SB2-5", "It is time to play a card, to remove one or to pass."),
    OPEN: ASKED_WHICH,
    LIE: ASKED_HOW,
    STEAL: Refusal("not-asked", "SB2-24", "First choose from whom to steal, or decline."),
}
NOT_IN_HAND: Final = Refusal("not-in-hand", "SB2-5", "That card is not in your hand.")
NOT_SO: Final = {FINE: None, NONSENSE: NO_SUCH_MOVE, LACKING: NOT_IN_HAND}
MUST_DISCARD: Final = Refusal(
    "must-discard", "SB2-8", "Name the cards you discard: only an empty hand passes without any."
)
NOTHING_THERE: Final = Refusal("nothing-there", "SB2-7", "That does not lie in front of you.")
TRAPPED: Final = Refusal("trapped", "SB2-19", "You cannot dig while you are trapped.")
HAS_THIEF: Final = Refusal("has-thief", "SB2-29", "A thief lies in front of you already.")
ALREADY_TRAPPED: Final = Refusal("already-trapped", "SB2-29", "That player is trapped already.")
NOT_ON: Final = {
    HANDS_OFF: Refusal("no-thief", "SB2-15", "No thief lies in front of that player."),
    SWAP_HANDS: Refusal("not-oneself", "SB2-16", "Hands are swapped with another player."),
    INSPECT: Refusal("not-oneself", "SB2-17", "It shows another player's dwarf, not your own."),
    SWAP_ROLES: Refusal("no-dwarf-left", "SB2-18", "No dwarf is left to take."),
    TRAP: Refusal("not-oneself", "SB2-19", "A trap is laid in front of another player."),
    FREE: Refusal("not-trapped", "SB2-19", "That player is not trapped."),
}
NOT_FROM_ONESELF: Final = Refusal("not-oneself", "SB2-24", "You steal from another player.")
NO_GOLD: Final = Refusal("no-gold", "SB2-24", "That player has no gold.")


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
        return _refuse_pass(own.hand, move - PASS_MOVE)
    if kind == REMOVE_KIND:
        return _refuse_remove(public, own, move - REMOVE_MOVE)
    if kind == DIG_KIND:
        return _refuse_dig(public, own, move - DIG_MOVE)
    if kind == ROCKFALL_KIND:
        if not own.hand.has(ROCKFALL):
            return NOT_IN_HAND
        return refuse_rockfall(public.maze, move - ROCKFALL_MOVE)
    if kind >= TRICK_KIND:
        return _refuse_trick(public, own, move - TRICK_MOVE)
    if kind in (STEAL_KIND, DECLINE_KIND):
        return _refuse_theft(public, own.seat, move - STEAL_MOVE)
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
    return STEAL if kind in (STEAL_KIND, DECLINE_KIND) else PLAY


def _refuse_pass(hand: Cards, rest: i64) -> Refusal | None:
    if rest == 0:
        return None if hand.size == 0 else MUST_DISCARD
    return NOT_SO[judge_cards(hand, digit(rest, 0), digit(rest, 1), digit(rest, 2))]


def _refuse_remove(public: Public, own: Own, rest: i64) -> Refusal | None:
    why = NOT_SO[judge_pair(own.hand, rest % PAIRS)]
    if why is not None:
        return why
    return None if may_remove(public, own.seat, rest // PAIRS) else NOTHING_THERE


def _refuse_dig(public: Public, own: Own, rest: i64) -> Refusal | None:
    if not own.hand.has(dug_card(public.maze, rest, FIRST_PATH)):
        return NOT_IN_HAND
    if not may_dig(public.tools, public.front, own.seat):
        return TRAPPED if public.tools.all_whole(own.seat) else TOOL_BROKEN
    return refuse_cell(public.maze, rest % CELLS, rest // CELLS + FIRST)


def _refuse_trick(public: Public, own: Own, rest: i64) -> Refusal | None:
    card: i64 = THIEF + rest // SEATS
    target: i64 = rest % SEATS
    if card == THIEF and target != 0:
        return NO_SUCH_MOVE
    if not own.hand.has(card):
        return NOT_IN_HAND
    if card == THIEF:
        return None if may_lay_thief(public.front, own.seat) else HAS_THIEF
    if target >= public.rules.seats:
        return NO_SUCH_SEAT
    if has_seat(targets_of(public, card, own.seat), target):
        return None
    return ALREADY_TRAPPED if card == TRAP and target != own.seat else NOT_ON[card]


def _refuse_theft(public: Public, seat: i64, victim: i64) -> Refusal | None:
    if victim == DECLINE:
        return None
    if victim >= public.rules.seats:
        return NO_SUCH_SEAT
    if may_rob(public, seat, victim):
        return None
    return NOT_FROM_ONESELF if victim == seat else NO_GOLD
