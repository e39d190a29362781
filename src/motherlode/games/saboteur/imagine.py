"""A full state that one seat cannot tell from the true one.

Unseen cards are equally likely in all unseen places that the seat cannot exclude: dwarfs, goals,
hands, discards and draw pile here; gold in `imagine_gold`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast
from motherlode.core.moves import Moves
from motherlode.core.state import State
from motherlode.games.saboteur.cards import FIRST_PATH
from motherlode.games.saboteur.imagine_gold import imagine_gold
from motherlode.games.saboteur.moves import is_stuck
from motherlode.games.saboteur.state import KEEP, OVER, PLAY, Hidden, Own, Public
from motherlode.kit.streak import Streak
from motherlode.kit.unseen import (
    imagine_faces,
    off_the_table,
    one_by_one,
    remembered_faces,
    strike,
    without,
)

Table = State[Public, Own, Hidden]

TRIES: Final = 1000
"""How often hands are dealt anew that would have ended the round already (SAB-24)."""


def imagine(public: Public, own: Own, chance: Chance) -> Table:
    """A state with this public part and this seat's own, the rest dealt at random."""
    table = public.copy()
    hidden = Hidden(Fast(chance.word()))
    others: list[Own] = []
    seat: i64
    for seat in range(table.rules.seats):
        others.append(own.copy() if seat == own.seat else Own(seat))
    state = State(table, others, hidden)
    _imagine_dwarfs(state, own, chance)
    _imagine_goals(state, own, chance)
    imagine_gold(state, own, chance)
    tries: i64 = 0
    while True:
        _imagine_cards(state, own, chance)
        tries += 1
        if _recall_streak(state) or tries == TRIES:
            return state


def _imagine_dwarfs(state: Table, own: Own, chance: Chance) -> None:
    """SAB-3: the dwarfs that this seat does not hold, over the other seats and the spare place."""
    public = state.public
    if public.turns.phase == KEEP or public.turns.phase == OVER:
        seat: i64
        for seat in range(public.rules.seats):
            state.own[seat].role = i64(public.shown[seat])
        state.hidden.spare = public.spare
        return
    unseen: vec[u8] = without(public.rules.dwarfs, own.role)
    chance.shuffle(unseen)
    next: i64 = 0
    for seat in range(public.rules.seats):
        if seat != own.seat:
            state.own[seat].role = i64(unseen[next])
            next += 1
    state.hidden.spare = i64(unseen[next])


def _imagine_goals(state: Table, own: Own, chance: Chance) -> None:
    """Goals that nobody turned up and this seat did not look at are shuffled."""
    goals = state.public.goals
    state.hidden.goals = imagine_faces(goals, own.seen, chance)
    other: Own
    for other in state.own:
        if other.seat != own.seat:
            other.seen = remembered_faces(goals, state.hidden.goals, other.seat)


def _imagine_cards(state: Table, own: Own, chance: Chance) -> None:
    """SAB-6, SAB-10: unseen cards over the others' hands, their discards and the pile."""
    public = state.public
    unseen: vec[u8] = unseen_cards(public, own)
    chance.shuffle(unseen)
    next: i64 = 0
    seat: i64
    for seat in range(public.rules.seats):
        if seat == own.seat:
            continue
        other = state.own[seat]
        held: i64 = i64(public.tally.held[seat])
        other.hand.set(unseen[next : next + held])
        next += held
        folded: i64 = i64(public.tally.folded[seat])
        other.discards.set(unseen[next : next + folded])
        next += folded
    state.hidden.pile.set(unseen[next : next + public.tally.pile])


def unseen_cards(public: Public, own: Own) -> vec[u8]:
    """The deck without what lies on the table, what was seen to go, and what this seat had."""
    left: vec[u8] = off_the_table(
        public.rules.deck, public.tally, public.maze, public.tools, FIRST_PATH
    )
    strike(left, own.hand.list())
    strike(left, own.discards.list())
    return one_by_one(left)


def _recall_streak(state: Table) -> bool:
    """SAB-24: how many of the passes since the last other turn were forced, in these hands.

    The round goes on, so no circle of them was; hands that say otherwise are refused (`False`).
    Nothing but hands has changed since the streak began, so each pass can be judged now, the
    latest first.
    """
    public = state.public
    state.hidden.stuck = 0
    if public.turns.phase != PLAY or public.turns.streak == 0:
        return True
    scratch = Moves()
    seats: i64 = public.rules.seats
    then: list[Own] = []
    other: Own
    for other in state.own:
        then.append(other.copy())
    idled: vec[u8] = public.tally.idled[:]
    seat: i64 = public.turns.last_turn
    streak = Streak(seats)
    back: i64
    for back in range(public.turns.streak):
        if idled[seat] > 0:
            # Empty hands do not fill again, so a seat's passes without a card came last.
            idled[seat] = u8(i64(idled[seat]) - 1)
        else:
            _take_back(then[seat])
        if not streak.judge(forced=is_stuck(public, then[seat], scratch)):
            return False
        seat = (seat + seats - 1) % seats
    state.hidden.stuck = streak.forced()
    return True


def _take_back(own: Own) -> None:
    """The last discard is in the hand again."""
    own.hand.insert(own.discards.draw())
