"""Reaching a goal: which open, and how they come to lie (SAB-20 to SAB-23)."""

from typing import Final

from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.state import State
from motherlode.games.saboteur.cards import GOALS, GOLD, UNSEEN
from motherlode.games.saboteur.digging import turn_up
from motherlode.games.saboteur.events import LAY, OPENED
from motherlode.games.saboteur.moves import GOAL_BIT, goal_asked
from motherlode.games.saboteur.rulebook import MISFIT_AUTO, OPEN_ALL
from motherlode.games.saboteur.state import LIE, OPEN, PLAY, Hidden, Own, Public

Table = State[Public, Own, Hidden]

# What came of looking for reached goals.
GOES_ON: Final = 0
IS_ASKED: Final = 1
GOLD_FOUND: Final = 2


def look_for_goals(state: Table, log: Log | None) -> i64:
    """SAB-20, SAB-22: a path card was laid; open all that is reached, or ask which."""
    public = state.public
    reached: i64 = reached_goals(public)
    if reached == 0:
        return GOES_ON
    if public.rules.double_goal == OPEN_ALL:
        return _open_together(state, reached, log)
    if reached == 1 or reached == 2 or reached == 4:
        return _open_together(state, reached, log)
    public.turning = reached
    public.phase = OPEN
    return IS_ASKED


def open_one(state: Table, goal: i64, log: Log | None) -> i64:
    """SAB-22 `choose`: the player has picked one of the goals reached."""
    return _open_together(state, GOAL_BIT[goal], log)


def lie_as_chosen(state: Table, goal: i64, turned: i64, log: Log | None) -> i64:
    """SAB-23 `choose`: the player has picked how a misfitting goal lies."""
    tile: i64 = state.public.rules.goal_tile[i64(state.public.open[goal])] + turned
    _lay_goal(state.public, goal, tile, log)
    return _turn_stones(state, log)


def reached_goals(public: Public) -> i64:
    """The face-down goals that a reached mouth faces, as bits."""
    reached: i64 = 0
    goal: i64
    for goal in range(GOALS):
        if public.open[goal] == UNSEEN and public.reach.lead[public.rules.goal_cells[goal]] != 0:
            reached |= GOAL_BIT[goal]
    return reached


def _open_together(state: Table, reached: i64, log: Log | None) -> i64:
    """Show all of these; gold ends the round, stones are turned one after the other."""
    public = state.public
    gold: i64 = -1
    goal: i64
    for goal in range(GOALS):
        if reached & GOAL_BIT[goal] != 0:
            face: i64 = i64(state.hidden.goals[goal])
            public.open[goal] = u8(face)
            if face == GOLD:
                gold = goal
            if log is not None:
                log.tell(OPENED, public.asked, goal, face)
    public.turning = reached
    if gold < 0:
        return _turn_stones(state, log)
    # SAB-21: the round ends at once; a stone opened with the gold is turned as in `auto`.
    _lay_goal(public, gold, public.rules.goal_tile[GOLD], log)
    while public.turning != 0:
        goal = goal_asked(public)
        _lay_goal(public, goal, _auto_tile(public, goal), log)
    return GOLD_FOUND


def _turn_stones(state: Table, log: Log | None) -> i64:
    """SAB-21: northernmost first; with `all`, look again for what is reached through them."""
    public = state.public
    while public.turning != 0:
        goal: i64 = goal_asked(public)
        tile: i64 = _fitting_tile(public, goal)
        if tile < 0:
            if public.rules.misfit_goal != MISFIT_AUTO:
                public.phase = LIE
                return IS_ASKED
            tile = _auto_tile(public, goal)
        _lay_goal(public, goal, tile, log)
    public.phase = PLAY
    if public.rules.double_goal == OPEN_ALL:
        return look_for_goals(state, log)
    return GOES_ON


def _lay_goal(public: Public, goal: i64, tile: i64, log: Log | None) -> None:
    public.turning &= 7 - GOAL_BIT[goal]
    turn_up(public, public.rules.goal_cells[goal], tile)
    if log is not None:
        log.tell(LAY, public.asked, goal, tile)


def _fitting_tile(public: Public, goal: i64) -> i64:
    """SAB-23: the way to lie that fits all neighbours, or -1."""
    cell: i64 = public.rules.goal_cells[goal]
    written: i64 = public.rules.goal_tile[i64(public.open[goal])]
    turned: i64
    for turned in range(2):
        if public.mine.fits(cell, written + turned):
            return written + turned
    return -1


def _auto_tile(public: Public, goal: i64) -> i64:
    """SAB-23 `auto`: open to a side it is reached on, then fitting more, then as written."""
    cell: i64 = public.rules.goal_cells[goal]
    written: i64 = public.rules.goal_tile[i64(public.open[goal])]
    lead: i64 = i64(public.reach.lead[cell])
    best: i64 = written
    most: i64 = -1
    turned: i64
    for turned in range(2):
        tile: i64 = written + turned
        if lead & i64(public.mine.tiles.mouths[tile]) != 0:
            fitting: i64 = public.mine.fitting_neighbours(cell, tile)
            if fitting > most:
                most = fitting
                best = tile
    return best
