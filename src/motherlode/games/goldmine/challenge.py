"""Challenges: for gold, and with bats (GLD-30 to GLD-33)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.events import Log
from motherlode.core.state import State
from motherlode.games.goldmine.dice import tell_dice, throw
from motherlode.games.goldmine.events import (
    CARRIED,
    CHALLENGED,
    LEFT_ALONE,
    NUGGET_WAITS,
    NUGGET_WENT,
    STAYED,
    THREW,
    WALKED,
    WON_CHALLENGE,
)
from motherlode.games.goldmine.moves import has_colour, may_hide
from motherlode.games.goldmine.pieces import CARRY, FLEE, HIDE, NOWHERE, RED
from motherlode.games.goldmine.state import Hidden, Own, Public
from motherlode.games.goldmine.walking import may_walk

Table = State[Public, Own, Hidden]

THROWS_THAT_WIN: Final = 2


def challenge(state: Table, seat: i64, victim: i64, log: Log | None, *, bats: bool) -> bool:
    """Spend a token and throw; says whether somebody is asked what follows from it."""
    public = state.public
    crew = public.crew
    public.course.victim = victim
    if bats:
        crew.bats[seat] -= 1
    else:
        crew.gold[seat] -= 1
    if log is not None:
        log.tell(CHALLENGED, seat, victim, i64(bats))
    won: bool = _wins(state, seat, victim, log)
    if bats:
        return won and _send_bats(state, seat, victim, log)
    if won:
        return _rob(public, seat, victim, log)
    return _may_flee(state, victim, log)


def _wins(state: Table, seat: i64, victim: i64, log: Log | None) -> bool:
    """GLD-30, GLD-43: two throws of three; a tie counts for the attacker. Red needs none."""
    if has_colour(state.public, seat, RED):
        return True
    won: i64 = 0
    lost: i64 = 0
    while won < THROWS_THAT_WIN and lost < THROWS_THAT_WIN:
        attack: i64 = throw(state.hidden)
        defence: i64 = throw(state.hidden)
        if attack >= defence:
            won += 1
        else:
            lost += 1
        if log is not None:
            log.tell(THREW, seat, attack, defence)
    if log is not None:
        log.tell(WON_CHALLENGE, seat if won > lost else victim)
    return won > lost


# For gold


def _rob(public: Public, seat: i64, victim: i64, log: Log | None) -> bool:
    """GLD-32: the nugget leaves the victim; where to is asked if there is a choice."""
    public.crew.nuggets[victim] -= 1
    chambers: i64 = 0
    only: i64 = NOWHERE
    laid = public.board.mine.laid
    i: i64
    for i in range(laid.size):
        if may_hide(public, seat, laid.items[i]):
            chambers += 1
            only = laid.items[i]
    if chambers > 1:
        public.course.ask(HIDE, seat)
        return True
    if chambers == 1:
        hide(public, only, log)
        return False
    public.supply.waiting += 1
    if log is not None:
        log.tell(NUGGET_WAITS, victim)
    return False


def hide(public: Public, cell: i64, log: Log | None) -> None:
    """GLD-32: the victim's nugget goes to an empty chamber."""
    public.board.gold.insert(cell)
    if log is not None:
        log.tell(NUGGET_WENT, public.course.victim, cell)


def _may_flee(state: Table, victim: i64, log: Log | None) -> bool:
    """GLD-32: who was attacked in vain rolls and may walk."""
    _roll_for(state, victim, log)
    if not may_walk(state.public.board, state.public.crew.places[victim]):
        return False
    state.public.course.ask(FLEE, victim)
    return True


def flee(public: Public, seat: i64, place: i64, log: Log | None) -> None:
    """GLD-32: nothing is collected on this walk, and nobody wins by it."""
    if place == NOWHERE:
        if log is not None:
            log.tell(STAYED, seat)
        return
    public.crew.places[seat] = place
    if log is not None:
        log.tell(WALKED, seat, place)


# With bats


def _send_bats(state: Table, seat: i64, victim: i64, log: Log | None) -> bool:
    """GLD-33: the attacker rolls, and walks the victim's miner."""
    _roll_for(state, seat, log)
    if not may_walk(state.public.board, state.public.crew.places[victim]):
        return False
    state.public.course.ask(CARRY, seat)
    return True


def carry(public: Public, seat: i64, place: i64, log: Log | None) -> None:
    """GLD-33: nothing is collected on this walk, and nobody wins by it."""
    victim: i64 = public.course.victim
    if place == NOWHERE:
        if log is not None:
            log.tell(LEFT_ALONE, seat, victim)
        return
    public.crew.places[victim] = place
    if log is not None:
        log.tell(CARRIED, seat, victim, place)


def _roll_for(state: Table, seat: i64, log: Log | None) -> None:
    die: i64 = throw(state.hidden)
    state.public.course.steps = die
    tell_dice(state.public, seat, die, 0, log)
