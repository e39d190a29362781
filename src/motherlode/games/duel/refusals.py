"""Why a move is refused: the same predicates that `moves.fill` asks, one by one."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.refusals import Refusal
from motherlode.games.duel.cards import FIRST_PATH, KEY, NO_SEAT
from motherlode.games.duel.moves import (
    DIG_MOVE,
    KEY_KIND,
    KEY_MOVE,
    NOTHING,
    PASS_MOVE,
    REMOVE_KIND,
    REMOVE_MOVE,
    TOOL_MOVE,
    door_of,
    is_sabotaged,
    kind_of,
    space_of,
)
from motherlode.games.duel.state import LIE, OVER, PLAY, Own, Public
from motherlode.kit.actions import may_look, mends
from motherlode.kit.bands import (
    BREAK_KIND,
    BREAK_MOVE,
    CELLS,
    DIG_KIND,
    FIX_STEP,
    LIE_KIND,
    LIE_MOVE,
    MAP_MOVE,
    MEND_KIND,
    MEND_MOVE,
    OPEN_KIND,
    PASS_KIND,
    SEATS,
    tool_card,
)
from motherlode.kit.digging import BEYOND, dug_card, refuse_cell
from motherlode.kit.discards import FINE, LACKING, NONSENSE, judge_pair
from motherlode.kit.goals import GOALS
from motherlode.kit.tiles import FIRST

GAME_OVER: Final = Refusal("over", "DUE-15", "The game is over.")
NO_SUCH_MOVE: Final = Refusal("no-such-move", "DUE-3", "There is no such move.")
NO_SUCH_SEAT: Final = Refusal("no-such-seat", "DUE-3", "Nobody sits there.")
NOT_NOW: Final = {
    PLAY: Refusal("not-asked", "DUE-3", "It is time to play a card, to remove one or to pass."),
    LIE: Refusal("not-asked", "DUE-9", "First choose how the goal lies."),
}
NO_PATH_IN_HAND: Final = Refusal("not-in-hand", "DUE-3", "That card is not in your hand.")
NO_ACTION_IN_HAND: Final = Refusal("not-in-hand", "DUE-4", "That card is not in your hand.")
NO_PAIR_IN_HAND: Final = Refusal("not-in-hand", "DUE-5", "Those cards are not both in your hand.")
NO_CARD_IN_HAND: Final = Refusal("not-in-hand", "DUE-6", "That card is not in your hand.")
MUST_DISCARD: Final = Refusal(
    "must-discard", "DUE-6", "Name the card you discard: only an empty hand passes without one."
)
NOT_SO: Final = {FINE: None, NONSENSE: NO_SUCH_MOVE, LACKING: NO_PAIR_IN_HAND}
NOTHING_THERE: Final = Refusal("nothing-there", "DUE-5", "No sabotage card lies in front of you.")
SABOTAGED: Final = Refusal(
    "tool-broken", "DUE-7", "You cannot dig while a sabotage card lies in front of you."
)
NOT_ONESELF: Final = Refusal("not-oneself", "DUE-11", "You sabotage your opponent, not yourself.")
ALREADY_BROKEN: Final = Refusal(
    "already-broken", "DUE-11", "A sabotage card lies there already, and one is the most."
)
WRONG_REPAIR: Final = Refusal("wrong-repair", "DUE-12", "That card does not mend this tool.")
ONLY_ONESELF: Final = Refusal("only-oneself", "DUE-12", "You repair your own tools only.")
NOT_BROKEN: Final = Refusal("not-broken", "DUE-12", "You do not have this tool broken.")
GOAL_OPEN: Final = Refusal("goal-open", "DUE-13", "That goal lies face up already.")
NO_KEY_LEFT: Final = Refusal("no-key-left", "DUE-14", "All keys lie on doors already.")
NO_DOOR: Final = Refusal("no-door", "DUE-14", "There is no door.")
OWN_DOOR: Final = Refusal("own-door", "DUE-14", "That door is your own: you pass it anyway.")
HAS_KEY: Final = Refusal("has-key", "DUE-14", "A key lies on that door already.")
OTHER_GOAL: Final = Refusal("other-goal", "DUE-9", "Another goal is being turned up.")


def refusal_of(public: Public, own: Own, move: i64) -> Refusal | None:
    """Why the seat that is asked may not make this move; `None` if it may."""
    phase: i64 = public.turns.phase
    if phase == OVER:
        return GAME_OVER
    if move < 0 or move >= space_of(public):
        return NO_SUCH_MOVE
    kind: i64 = kind_of(move)
    if kind == OPEN_KIND:  # DUE-9: all reached goals are turned up, nobody is asked which
        return NO_SUCH_MOVE
    if (phase == LIE) != (kind == LIE_KIND):
        return NOT_NOW[phase]
    if kind == PASS_KIND:
        return _refuse_pass(own, move - PASS_MOVE)
    if kind == REMOVE_KIND:
        return _refuse_remove(public, own, move - REMOVE_MOVE)
    if kind == DIG_KIND:
        return _refuse_dig(public, own, move - DIG_MOVE)
    if kind == KEY_KIND:
        return _refuse_key(public, own, move - KEY_MOVE)
    if kind == LIE_KIND:
        return _refuse_lie(public, move - TOOL_MOVE - LIE_MOVE)
    rest: i64 = move - TOOL_MOVE
    if not own.hand.has(tool_card(rest)):
        return NO_ACTION_IN_HAND
    if kind == BREAK_KIND:
        return _refuse_break(public, own.seat, rest - BREAK_MOVE)
    if kind == MEND_KIND:
        return _refuse_mend(public, own.seat, rest - MEND_MOVE)
    return _refuse_map(public, rest - MAP_MOVE)


def _refuse_pass(own: Own, card: i64) -> Refusal | None:
    if card == NOTHING:
        return None if own.hand.size == 0 else MUST_DISCARD
    return None if own.hand.has(card) else NO_CARD_IN_HAND


def _refuse_remove(public: Public, own: Own, pair: i64) -> Refusal | None:
    why = NOT_SO[judge_pair(own.hand, pair)]
    if why is not None:
        return why
    return None if is_sabotaged(public, own.seat) else NOTHING_THERE


def _refuse_dig(public: Public, own: Own, rest: i64) -> Refusal | None:
    maze = public.maps.of(own.seat)
    if not own.hand.has(dug_card(maze, rest, FIRST_PATH)):
        return NO_PATH_IN_HAND
    if is_sabotaged(public, own.seat):
        return SABOTAGED
    return refuse_cell(maze, rest % CELLS, rest // CELLS + FIRST)


def _refuse_break(public: Public, seat: i64, rest: i64) -> Refusal | None:
    target: i64 = rest % SEATS
    if target >= public.rules.seats:
        return NO_SUCH_SEAT
    if target == seat:
        return NOT_ONESELF
    return ALREADY_BROKEN if is_sabotaged(public, target) else None


def _refuse_mend(public: Public, seat: i64, rest: i64) -> Refusal | None:
    tool: i64 = rest % FIX_STEP // SEATS
    target: i64 = rest % SEATS
    if not mends(rest // FIX_STEP, tool):
        return WRONG_REPAIR
    if target >= public.rules.seats:
        return NO_SUCH_SEAT
    if target != seat:
        return ONLY_ONESELF
    return None if public.tools.is_broken(seat, tool) else NOT_BROKEN


def _refuse_map(public: Public, goal: i64) -> Refusal | None:
    if goal >= GOALS:
        return NO_SUCH_MOVE
    return None if may_look(public.goals, goal) else GOAL_OPEN


def _refuse_key(public: Public, own: Own, cell: i64) -> Refusal | None:
    if not own.hand.has(KEY):
        return NO_ACTION_IN_HAND
    if not public.maps.green.on_table(cell):
        return BEYOND
    if public.maps.keys == 0:
        return NO_KEY_LEFT
    owner: i64 = door_of(public, cell)
    if owner == NO_SEAT:
        return NO_DOOR
    if owner == own.seat:
        return OWN_DOOR
    return HAS_KEY if public.maps.is_keyed(cell) else None


def _refuse_lie(public: Public, rest: i64) -> Refusal | None:
    if rest // 2 >= GOALS:
        return NO_SUCH_MOVE
    return None if rest // 2 == public.goals.first_turning() else OTHER_GOAL
