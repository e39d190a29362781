"""Breaking and mending tools, looking at goals, and the goals' prompts (SAB-15 to 23)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.core.refusals import Refusal
from motherlode.kit.bands import (
    BREAK_KIND,
    BREAK_MOVE,
    FIX_STEP,
    LIE_MOVE,
    MAP_KIND,
    MAP_MOVE,
    MEND_KIND,
    MEND_MOVE,
    OPEN_KIND,
    OPEN_MOVE,
    SEATS,
    tool_kind,
)
from motherlode.kit.cards import BREAK, FIX, FIXES, MAP, TOOL_KINDS
from motherlode.kit.goals import (
    GOAL_BIT,
    GOALS,
    UNSEEN,
    Goals,
    lie_as_chosen,
    open_together,
)
from motherlode.kit.maze import Maze
from motherlode.kit.news import BROKE, LOOKED, MENDED, SAW
from motherlode.kit.tally import Tally
from motherlode.kit.tools import Tools

NO_SUCH_MOVE: Final = Refusal("no-such-move", "SAB-9", "There is no such move.")
NO_SUCH_SEAT: Final = Refusal("no-such-seat", "SAB-9", "Nobody sits there.")
ALREADY_BROKEN: Final = Refusal(
    "already-broken", "SAB-15", "That player has this tool broken already."
)
NOT_BROKEN: Final = Refusal("not-broken", "SAB-16", "That player does not have this tool broken.")
WRONG_TOOL: Final = Refusal("wrong-repair", "SAB-16", "That card mends another tool.")
WRONG_REPAIR: Final = Refusal("wrong-repair", "SAB-17", "That card does not mend this tool.")
GOAL_OPEN: Final = Refusal("goal-open", "SAB-19", "That goal is open already.")
GOAL_NOT_REACHED: Final = Refusal("goal-not-reached", "SAB-22", "That goal is not reached.")
ASKED_WHICH: Final = Refusal(
    "not-asked", "SAB-22", "First choose which of the reached goals to open."
)
ASKED_HOW: Final = Refusal("not-asked", "SAB-23", "First choose how the goal lies.")
OTHER_GOAL: Final = Refusal("other-goal", "SAB-21", "Another goal is turned first.")


# What is allowed


def may_break(tools: Tools, seat: i64, tool: i64) -> bool:
    """SAB-15: in front of any player who does not have that tool broken."""
    return not tools.is_broken(seat, tool)


def may_mend(tools: Tools, seat: i64, tool: i64) -> bool:
    """SAB-16: only where that tool lies broken."""
    return tools.is_broken(seat, tool)


def mends(fix: i64, tool: i64) -> bool:
    """SAB-17: whether a repair card shows a tool."""
    return (FIXES[fix] >> tool) & 1 != 0


def may_look(goals: Goals, goal: i64) -> bool:
    """SAB-19: not on an open goal."""
    return goals.open[goal] == UNSEEN


# All legal moves; `first` is the number of the band's first move


def fill_action(tools: Tools, goals: Goals, seats: i64, card: i64, first: i64, out: Moves) -> None:
    """All that can be done with a broken tool, a repair or a map."""
    if card < FIX:
        _fill_breaks(tools, seats, card - BREAK, first, out)
    elif card < MAP:
        _fill_mends(tools, seats, card - FIX, first, out)
    else:
        fill_maps(goals, first, out)


def _fill_breaks(tools: Tools, seats: i64, tool: i64, first: i64, out: Moves) -> None:
    seat: i64
    for seat in range(seats):
        if may_break(tools, seat, tool):
            out.add(first + BREAK_MOVE + tool * SEATS + seat)


def _fill_mends(tools: Tools, seats: i64, fix: i64, first: i64, out: Moves) -> None:
    tool: i64
    seat: i64
    for tool in range(TOOL_KINDS):
        if mends(fix, tool):
            for seat in range(seats):
                if may_mend(tools, seat, tool):
                    out.add(first + MEND_MOVE + fix * FIX_STEP + tool * SEATS + seat)


def fill_maps(goals: Goals, first: i64, out: Moves) -> None:
    """SAB-19, DUE-13: any goal that lies face down."""
    goal: i64
    for goal in range(GOALS):
        if may_look(goals, goal):
            out.add(first + MAP_MOVE + goal)


def fill_openings(goals: Goals, first: i64, out: Moves) -> None:
    """SAB-22 `choose`: any of the goals that are reached."""
    goal: i64
    for goal in range(GOALS):
        if goals.turning & GOAL_BIT[goal] != 0:
            out.add(first + OPEN_MOVE + goal)


def fill_lies(goals: Goals, first: i64, out: Moves) -> None:
    """SAB-23 `choose`, DUE-9: either way."""
    goal: i64 = goals.first_turning()
    out.add(first + LIE_MOVE + goal * 2)
    out.add(first + LIE_MOVE + goal * 2 + 1)


# Why not


def refuse_action(tools: Tools, goals: Goals, seats: i64, rest: i64) -> Refusal | None:
    """Why a move of the band is refused, by the number within it; the game asks for the card."""
    kind: i64 = tool_kind(rest)
    if kind == BREAK_KIND:
        return _refuse_break(tools, seats, rest - BREAK_MOVE)
    if kind == MEND_KIND:
        return _refuse_mend(tools, seats, rest - MEND_MOVE)
    if kind == MAP_KIND:
        return _refuse_map(goals, rest - MAP_MOVE)
    if kind == OPEN_KIND:
        return _refuse_open(goals, rest - OPEN_MOVE)
    return _refuse_lie(goals, rest - LIE_MOVE)


def _refuse_break(tools: Tools, seats: i64, rest: i64) -> Refusal | None:
    seat: i64 = rest % SEATS
    if seat >= seats:
        return NO_SUCH_SEAT
    return None if may_break(tools, seat, rest // SEATS) else ALREADY_BROKEN


def _refuse_mend(tools: Tools, seats: i64, rest: i64) -> Refusal | None:
    fix: i64 = rest // FIX_STEP
    tool: i64 = rest % FIX_STEP // SEATS
    seat: i64 = rest % SEATS
    if not mends(fix, tool):
        return WRONG_TOOL if fix < TOOL_KINDS else WRONG_REPAIR
    if seat >= seats:
        return NO_SUCH_SEAT
    return None if may_mend(tools, seat, tool) else NOT_BROKEN


def _refuse_map(goals: Goals, goal: i64) -> Refusal | None:
    if goal >= GOALS:
        return NO_SUCH_MOVE
    return None if may_look(goals, goal) else GOAL_OPEN


def _refuse_open(goals: Goals, goal: i64) -> Refusal | None:
    if goal >= GOALS:
        return NO_SUCH_MOVE
    return None if goals.turning & GOAL_BIT[goal] != 0 else GOAL_NOT_REACHED


def _refuse_lie(goals: Goals, rest: i64) -> Refusal | None:
    if rest // 2 >= GOALS:
        return NO_SUCH_MOVE
    return None if rest // 2 == goals.first_turning() else OTHER_GOAL


# Doing it


def act(
    tools: Tools,
    goals: Goals,
    tally: Tally,
    faces: vec[u8],
    seen: vec[u8],
    seat: i64,
    rest: i64,
    log: Log | None,
) -> None:
    """Play a broken tool, a repair or a map that has left the hand, by the number in the band.

    `faces` is what truly lies on each goal, `seen` what the seat remembers of them.
    """
    kind: i64 = tool_kind(rest)
    if kind == BREAK_KIND:
        _break(tools, seat, rest - BREAK_MOVE, log)
    elif kind == MEND_KIND:
        _mend(tools, tally, seat, rest - MEND_MOVE, log)
    else:
        _look(goals, tally, faces, seen, seat, rest - MAP_MOVE, log)


def turn_goal(
    goals: Goals, maze: Maze, faces: vec[u8], seat: i64, rest: i64, log: Log | None
) -> i64:
    """SAB-22, SAB-23: the player has picked which goal opens, or how it lies; what came of it."""
    if rest < LIE_MOVE:
        return open_together(goals, maze, faces, GOAL_BIT[rest - OPEN_MOVE], seat, log)
    return lie_as_chosen(goals, maze, faces, rest - LIE_MOVE, seat, log)


def _break(tools: Tools, seat: i64, rest: i64, log: Log | None) -> None:
    """SAB-15: the card lies in front of the player whose tool it breaks."""
    tool: i64 = rest // SEATS
    target: i64 = rest % SEATS
    tools.break_one(target, tool)
    if log is not None:
        log.tell(BROKE, seat, tool, target)


def _mend(tools: Tools, tally: Tally, seat: i64, rest: i64, log: Log | None) -> None:
    """SAB-16, SAB-17: the repair and the broken tool are both discarded."""
    fix: i64 = rest // FIX_STEP
    tool: i64 = rest % FIX_STEP // SEATS
    target: i64 = rest % SEATS
    tools.mend_one(target, tool)
    tally.spend(FIX + fix)
    tally.spend(BREAK + tool)
    if log is not None:
        log.tell(MENDED, seat, tool, target, FIX + fix)


def _look(
    goals: Goals, tally: Tally, faces: vec[u8], seen: vec[u8], seat: i64, goal: i64, log: Log | None
) -> None:
    """SAB-19: the player alone sees the goal, and remembers it in `seen`."""
    face: i64 = i64(faces[goal])
    seen[goal] = u8(face)
    goals.peek(seat, goal)
    tally.spend(MAP)
    if log is not None:
        log.tell(LOOKED, seat, goal)
        log.whisper(seat, SAW, seat, goal, face)
