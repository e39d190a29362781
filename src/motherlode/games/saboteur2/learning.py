"""What seats learn of hands and dwarfs, and how it goes stale (SB2-16 to SB2-18).

A hand that nobody else has held (`Watch.handed`) is nobody's to know: `play` asks no more then.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.state import State
from motherlode.games.saboteur2.cards import UNKNOWN_ROLE
from motherlode.games.saboteur2.state import Hidden, Own, Public
from motherlode.kit.seats import SEAT_BIT

Table = State[Public, Own, Hidden]


# Hands


def exchange_memories(state: Table, one: Own, other: Own) -> None:
    """SB2-16: two seats have swapped hands; each knows what the other now holds."""
    third: Own
    for third in state.own:
        if third.seat != one.seat and third.seat != other.seat:
            third.gave.swap(one.seat, other.seat)
            _swap_given(state.public, third.seat, one.seat, other.seat)
    _know_hand(state.public, one, other)
    _know_hand(state.public, other, one)
    state.public.watch.handed |= SEAT_BIT[one.seat] | SEAT_BIT[other.seat]


def _know_hand(public: Public, own: Own, other: Own) -> None:
    """What others knew of the hand that came, its new owner cannot tell."""
    own.gave.set(other.seat, other.hand.list())
    other.got.clear()
    other.got.set(own.seat, other.hand.list())
    public.watch.given[own.seat * public.rules.seats + other.seat] = u8(other.hand.size)


def _swap_given(public: Public, seat: i64, one: i64, other: i64) -> None:
    given: vec[u8] = public.watch.given
    row: i64 = seat * public.rules.seats
    first: u8 = given[row + one]
    given[row + one] = given[row + other]
    given[row + other] = first


def see_played(state: Table, own: Own, card: i64) -> None:
    """A seat whose hand others have held has played a card that everyone saw."""
    public = state.public
    given: vec[u8] = public.watch.given
    seats: i64 = public.rules.seats
    other: Own
    for other in state.own:
        if other.seat == own.seat:
            continue
        other.gave.see_played(own.seat, card)
        own.got.see_played(other.seat, card)
        at: i64 = other.seat * seats + own.seat
        if given[at] > 0:
            given[at] = given[at] - 1


def forget_hand(state: Table, own: Own) -> None:
    """Such a seat has discarded face down: nobody can tell any more what it still holds."""
    public = state.public
    own.got.clear()
    public.watch.handed -= SEAT_BIT[own.seat]
    other: Own
    for other in state.own:
        if other.seat != own.seat:
            other.gave.set(own.seat, vec[u8]())
            public.watch.given[other.seat * public.rules.seats + own.seat] = 0


# Dwarfs


def see_dwarf(public: Public, own: Own, other: Own) -> None:
    """SB2-17: the seat remembers what it saw; everyone knows that it saw it."""
    own.roles[other.seat] = u8(other.role)
    public.watch.sees[own.seat] |= SEAT_BIT[other.seat]


def swap_dwarf(state: Table, target: Own) -> None:
    """SB2-18: the old dwarf is out of the round; whoever knew it knows that."""
    public = state.public
    watch = public.watch
    old: i64 = target.role
    target.role = state.hidden.dwarfs.draw()
    state.hidden.old_roles = append(state.hidden.old_roles, u8(old))
    knowing: i64 = SEAT_BIT[target.seat]
    own: Own
    for own in state.own:
        if watch.sees[own.seat] & SEAT_BIT[target.seat] != 0:
            knowing |= SEAT_BIT[own.seat]
            watch.sees[own.seat] -= SEAT_BIT[target.seat]
        knows: bool = knowing & SEAT_BIT[own.seat] != 0
        own.old_roles = append(own.old_roles, u8(old if knows else UNKNOWN_ROLE))
        own.roles[target.seat] = u8(UNKNOWN_ROLE)
    watch.changed = append(watch.changed, u8(target.seat))
    watch.knows_old = append(watch.knows_old, knowing)
