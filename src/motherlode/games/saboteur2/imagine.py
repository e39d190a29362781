"""A full state that one seat cannot tell from the true one.

Unseen cards and dwarfs are equally likely in all unseen places that the seat cannot exclude. What
the seat has learned it keeps; that others have learned something is kept too, and they are given
what they could then have learned.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast
from motherlode.core.moves import Moves
from motherlode.core.state import State
from motherlode.games.saboteur2.cards import FIRST_PATH, THIEF, TRAP, UNKNOWN_ROLE
from motherlode.games.saboteur2.moves import is_stuck
from motherlode.games.saboteur2.state import OVER, PLAY, STEAL, Hidden, Own, Public
from motherlode.kit.rows import Cards
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
    others: list[Own] = []
    seat: i64
    for seat in range(table.rules.seats):
        others.append(own.copy() if seat == own.seat else Own(seat))
    state = State(table, others, Hidden(Fast(chance.word())))
    _imagine_dwarfs(state, own, chance)
    _imagine_goals(state, own, chance)
    _imagine_gold(state, own)
    tries: i64 = 0
    while True:
        _imagine_cards(state, own, chance)
        tries += 1
        if _recall_streak(state) or tries == TRIES:
            break
    _imagine_memories(state, own, chance)
    return state


# Dwarfs


def _imagine_dwarfs(state: Table, own: Own, chance: Chance) -> None:
    """SB2-2, SB2-18: unseen dwarfs over other players, those set aside and those out."""
    public = state.public
    hidden = state.hidden
    known: vec[u8] = _known_roles(public, own)
    unseen: vec[u8] = public.rules.dwarfs[:]
    i: i64
    for i in range(len(known)):
        unseen = _without_known(unseen, i64(known[i]))
    for i in range(len(own.old_roles)):
        unseen = _without_known(unseen, i64(own.old_roles[i]))
    chance.shuffle(unseen)
    hidden.dwarfs.set(unseen)
    other: Own
    for other in state.own:
        role: i64 = i64(known[other.seat])
        other.role = hidden.dwarfs.draw() if role == UNKNOWN_ROLE else role
    hidden.old_roles = own.old_roles[:]
    for i in range(len(hidden.old_roles)):
        if i64(hidden.old_roles[i]) == UNKNOWN_ROLE:
            hidden.old_roles[i] = u8(hidden.dwarfs.draw())
    for other in state.own:
        if other.seat != own.seat:
            _remember_dwarfs(state, other)


def _known_roles(public: Public, own: Own) -> vec[u8]:
    """SB2-20: everyone's at the end of a round, else one's own and those one has seen."""
    if public.turns.phase in (STEAL, OVER):
        return public.shown[:]
    roles: vec[u8] = own.roles[:]
    roles[own.seat] = u8(own.role)
    return roles


def _without_known(dwarfs: vec[u8], role: i64) -> vec[u8]:
    return dwarfs if role == UNKNOWN_ROLE else without(dwarfs, role)


def _remember_dwarfs(state: Table, other: Own) -> None:
    """SB2-17, SB2-18: everyone saw who looked at whose dwarf; each remembers what is there."""
    watch = state.public.watch
    other.roles = state.public.rules.no_role[:]
    target: Own
    for target in state.own:
        if (watch.sees[other.seat] >> target.seat) & 1 != 0:
            other.roles[target.seat] = u8(target.role)
    other.old_roles = vec[u8]()
    i: i64
    for i in range(len(watch.changed)):
        knows: bool = (watch.knows_old[i] >> other.seat) & 1 != 0
        old: u8 = state.hidden.old_roles[i] if knows else u8(UNKNOWN_ROLE)
        other.old_roles = append(other.old_roles, old)


# Goals and gold


def _imagine_goals(state: Table, own: Own, chance: Chance) -> None:
    """Goals that nobody turned up and this seat did not look at are shuffled."""
    goals = state.public.goals
    state.hidden.goals = imagine_faces(goals, own.seen, chance)
    other: Own
    for other in state.own:
        if other.seat != own.seat:
            other.seen = remembered_faces(goals, state.hidden.goals, other.seat)


def _imagine_gold(state: Table, own: Own) -> None:
    """SB2-24: what others gained can be added up; gold from a position has at least one nugget.

    When the game is over all gold is counted (SB2-26).
    """
    public = state.public
    other: Own
    for other in state.own:
        if other.seat == own.seat or public.rich[other.seat] == 0:
            continue
        if public.turns.phase == OVER:
            other.nuggets = public.nuggets[other.seat]
        else:
            other.nuggets = max(1, public.counted[other.seat])


# Cards


def _imagine_cards(state: Table, own: Own, chance: Chance) -> None:
    """SB2-3, SAB-10: unseen cards over others' hands and discards, the pile and those aside."""
    public = state.public
    unseen: vec[u8] = unseen_cards(public, own)
    chance.shuffle(unseen)
    next: i64 = 0
    other: Own
    for other in state.own:
        if other.seat == own.seat:
            continue
        other.hand.set(own.gave.of(other.seat))
        while other.hand.size < i64(public.tally.held[other.seat]):
            other.hand.insert(i64(unseen[next]))
            next += 1
        folded: i64 = i64(public.tally.folded[other.seat])
        other.discards.set(unseen[next : next + folded])
        next += folded
    state.hidden.pile.set(unseen[next : next + public.tally.pile])
    rest = Cards()
    rest.set(unseen[next + public.tally.pile :])
    state.hidden.aside = rest.list()


def unseen_cards(public: Public, own: Own) -> vec[u8]:
    """The deck without what lies on the table, was seen to go, or this seat has or knows of."""
    left: vec[u8] = off_the_table(
        public.rules.deck, public.tally, public.maze, public.tools, FIRST_PATH
    )
    seat: i64
    for seat in range(public.rules.seats):
        if public.front.is_trapped(seat):
            left[TRAP] = left[TRAP] - 1
        if public.front.has_thief(seat):
            left[THIEF] = left[THIEF] - 1
        strike(left, own.gave.of(seat))
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
    turns = public.turns
    state.hidden.stuck = 0
    if turns.phase != PLAY or turns.streak == 0:
        return True
    scratch = Moves()
    seats: i64 = public.rules.seats
    then: list[Own] = []
    other: Own
    for other in state.own:
        then.append(other.copy())
    seat: i64 = turns.last_turn
    streak = Streak(seats)
    back: i64
    for back in range(turns.streak):
        _take_back(then[seat], i64(public.discarded[turns.streak - 1 - back]))
        if not streak.judge(forced=is_stuck(public, then[seat], scratch)):
            return False
        seat = (seat + seats - 1) % seats
    state.hidden.stuck = streak.forced()
    return True


def _take_back(own: Own, cards: i64) -> None:
    """The last discards are in the hand again."""
    i: i64
    for i in range(cards):
        own.hand.insert(own.discards.draw())


# What others know of hands


def _imagine_memories(state: Table, own: Own, chance: Chance) -> None:
    """SB2-16: of this seat's own hand what it knows them to know; else as much as is sure."""
    public = state.public
    other: Own
    holder: Own
    for other in state.own:
        if other.seat == own.seat:
            continue
        known: vec[u8] = own.got.of(other.seat)
        if len(known) == 0:
            # The hand may have come from a third seat: then it cannot tell which they know.
            known = _some_given(public, other, own, chance)
        other.gave.set(own.seat, known)
        other.got.set(own.seat, own.gave.of(other.seat))
        for holder in state.own:
            if holder.seat != own.seat and holder.seat != other.seat:
                known = _some_given(public, other, holder, chance)
                other.gave.set(holder.seat, known)
                holder.got.set(other.seat, known)


def _some_given(public: Public, other: Own, holder: Own, chance: Chance) -> vec[u8]:
    """As many cards of a hand as another seat surely knows, any of them."""
    given: i64 = i64(public.watch.given[other.seat * public.rules.seats + holder.seat])
    if given == 0:
        return vec[u8]()
    hand: vec[u8] = holder.hand.list()
    chance.shuffle(hand)
    return hand[:given]
