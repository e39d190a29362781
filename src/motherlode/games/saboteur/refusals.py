"""Why a move is refused: the same predicates that `moves.fill` asks, one by one."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.refusals import Refusal
from motherlode.games.saboteur.actions import may_break, may_fall, may_look, may_mend, mends
from motherlode.games.saboteur.cards import (
    BREAK,
    FIRST_PATH,
    FIX,
    FIX_KINDS,
    GOALS,
    MAP,
    ROCKFALL,
    TOOL_KINDS,
)
from motherlode.games.saboteur.digging import is_free, is_place, may_dig
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
    PASS_MOVE,
    ROCKFALL_KIND,
    ROCKFALL_MOVE,
    SEATS,
    goal_asked,
    kind_of,
    space_of,
)
from motherlode.games.saboteur.rulebook import ADJACENT, JOINED
from motherlode.games.saboteur.state import KEEP, LIE, OPEN, OVER, PLAY, Own, Public
from motherlode.kit.tiles import FIRST

NO_SUCH_MOVE: Final = Refusal("no-such-move", "SAB-9", "There is no such move.")
GAME_OVER: Final = Refusal("over", "SAB-40", "The game is over.")
NOT_NOW: Final = {
    PLAY: Refusal("not-asked", "SAB-9", "It is time to play a card or to pass."),
    OPEN: Refusal("not-asked", "SAB-22", "First choose which of the reached goals to open."),
    LIE: Refusal("not-asked", "SAB-23", "First choose how the goal lies."),
    KEEP: Refusal("not-asked", "SAB-31", "First choose which gold card to keep."),
}
NOT_IN_HAND: Final = Refusal("not-in-hand", "SAB-9", "That card is not in your hand.")
MUST_DISCARD: Final = Refusal(
    "must-discard", "SAB-9", "Name the card you discard: only an empty hand passes without one."
)
TOOL_BROKEN: Final = Refusal(
    "tool-broken", "SAB-14", "You cannot dig while a tool of yours is broken."
)
BEYOND: Final = Refusal("beyond-the-table", "SAB-5", "The table ends there.")
NOT_FREE: Final = Refusal("not-free", "SAB-12", "A card lies on that cell already.")
NO_NEIGHBOUR: Final = Refusal(
    "no-neighbour",
    "SAB-12",
    "No face-up card lies beside that cell; a corner or a face-down goal is not enough.",
)
NO_FIT: Final = Refusal(
    "no-fit", "SAB-12", "It does not fit there: tunnel must meet tunnel, and rock must meet rock."
)
NOT_LINKED: Final = {
    ADJACENT: NO_NEIGHBOUR,
    JOINED: Refusal(
        "not-joined", "SAB-13", "It does not meet a tunnel that hangs together with the start."
    ),
}
NOT_REACHED: Final = Refusal(
    "not-reached", "SAB-13", "It does not continue a tunnel that can be walked from the start."
)
ALREADY_BROKEN: Final = Refusal(
    "already-broken", "SAB-15", "That player has this tool broken already."
)
NOT_BROKEN: Final = Refusal("not-broken", "SAB-16", "That player does not have this tool broken.")
WRONG_TOOL: Final = Refusal("wrong-repair", "SAB-16", "That card mends another tool.")
WRONG_REPAIR: Final = Refusal("wrong-repair", "SAB-17", "That card does not mend this tool.")
NO_SUCH_SEAT: Final = Refusal("no-such-seat", "SAB-9", "Nobody sits there.")
GOAL_OPEN: Final = Refusal("goal-open", "SAB-19", "That goal is open already.")
NOT_A_PATH_CARD: Final = Refusal(
    "not-a-path-card", "SAB-18", "A rockfall takes a path card of the maze: not start, not a goal."
)
GOAL_NOT_REACHED: Final = Refusal("goal-not-reached", "SAB-22", "That goal is not reached.")
OTHER_GOAL: Final = Refusal("other-goal", "SAB-21", "Another goal is turned first.")
NOT_OFFERED: Final = Refusal("not-offered", "SAB-31", "No such gold card is offered to you.")


def refusal_of(public: Public, own: Own, move: i64) -> Refusal | None:
    """Why the seat that is asked may not make this move; `None` if it may."""
    if public.phase == OVER:
        return GAME_OVER
    if move < 0 or move >= space_of(public):
        return NO_SUCH_MOVE
    kind: i64 = kind_of(move)
    asked: i64 = PLAY
    if kind == OPEN_KIND:
        asked = OPEN
    elif kind == LIE_KIND:
        asked = LIE
    elif kind == KEEP_KIND:
        asked = KEEP
    if public.phase != asked:
        return NOT_NOW[public.phase]
    if kind == DIG_KIND:
        return _refuse_dig(public, own, move - DIG_MOVE)
    if kind == ROCKFALL_KIND:
        return _refuse_rockfall(public, own, move - ROCKFALL_MOVE)
    if kind == BREAK_KIND:
        return _refuse_break(public, own, move - BREAK_MOVE)
    if kind == MEND_KIND:
        return _refuse_mend(public, own, move - MEND_MOVE)
    if kind == MAP_KIND:
        return _refuse_map(public, own, move - MAP_MOVE)
    if kind == OPEN_KIND:
        return _refuse_open(public, move - OPEN_MOVE)
    if kind == LIE_KIND:
        return _refuse_lie(public, move - LIE_MOVE)
    if kind == KEEP_KIND:
        return _refuse_keep(own, move - KEEP_MOVE)
    return _refuse_pass(own, move - PASS_MOVE)


def _refuse_pass(own: Own, card: i64) -> Refusal | None:
    if card == NO_CARD:
        return None if own.hand.size == 0 else MUST_DISCARD
    return None if own.hand.has(card) else NOT_IN_HAND


def _refuse_dig(public: Public, own: Own, rest: i64) -> Refusal | None:
    tile: i64 = rest // CELLS + FIRST
    cell: i64 = rest % CELLS
    if not own.hand.has(i64(public.mine.tiles.card[tile]) + FIRST_PATH):
        return NOT_IN_HAND
    if not may_dig(public.tools, own.seat):
        return TOOL_BROKEN
    if not _on_table(public, cell):
        return BEYOND
    if not is_free(public, cell):
        return NOT_FREE
    if public.mine.need[cell] == 0:
        return NO_NEIGHBOUR
    if not public.mine.fits(cell, tile):
        return NO_FIT
    if not is_place(public, cell):
        return NOT_LINKED.get(public.rules.placement, NOT_REACHED)
    return None


def _refuse_rockfall(public: Public, own: Own, cell: i64) -> Refusal | None:
    if not own.hand.has(ROCKFALL):
        return NOT_IN_HAND
    if not _on_table(public, cell):
        return BEYOND
    if not may_fall(public.mine, public.rules.path_tiles, cell):
        return NOT_A_PATH_CARD
    return None


def _refuse_break(public: Public, own: Own, rest: i64) -> Refusal | None:
    tool: i64 = rest // SEATS
    seat: i64 = rest % SEATS
    if not own.hand.has(BREAK + tool):
        return NOT_IN_HAND
    if seat >= public.rules.seats:
        return NO_SUCH_SEAT
    return None if may_break(public.tools, seat, tool) else ALREADY_BROKEN


def _refuse_mend(public: Public, own: Own, rest: i64) -> Refusal | None:
    fix: i64 = rest // FIX_STEP
    tool: i64 = rest % FIX_STEP // SEATS
    seat: i64 = rest % SEATS
    if fix >= FIX_KINDS or tool >= TOOL_KINDS:
        return NO_SUCH_MOVE
    if not own.hand.has(FIX + fix):
        return NOT_IN_HAND
    if not mends(fix, tool):
        return WRONG_TOOL if fix < TOOL_KINDS else WRONG_REPAIR
    if seat >= public.rules.seats:
        return NO_SUCH_SEAT
    return None if may_mend(public.tools, seat, tool) else NOT_BROKEN


def _refuse_map(public: Public, own: Own, goal: i64) -> Refusal | None:
    if goal >= GOALS:
        return NO_SUCH_MOVE
    if not own.hand.has(MAP):
        return NOT_IN_HAND
    return None if may_look(public.open, goal) else GOAL_OPEN


def _refuse_open(public: Public, goal: i64) -> Refusal | None:
    if goal >= GOALS:
        return NO_SUCH_MOVE
    return None if public.turning & GOAL_BIT[goal] != 0 else GOAL_NOT_REACHED


def _refuse_lie(public: Public, rest: i64) -> Refusal | None:
    if rest // 2 >= GOALS:
        return NO_SUCH_MOVE
    return None if rest // 2 == goal_asked(public) else OTHER_GOAL


def _refuse_keep(own: Own, nuggets: i64) -> Refusal | None:
    i: i64
    for i in range(len(own.offer)):
        if i64(own.offer[i]) == nuggets:
            return None
    return NOT_OFFERED


def _on_table(public: Public, cell: i64) -> bool:
    """SAB-5: nothing is laid beyond the edge."""
    grid = public.rules.grid
    return 0 <= cell < grid.size and grid.bare[cell] == 0
