"""A full state that nobody at the table can tell from the true one: the deck is shuffled."""

from mypy_extensions import i64

from motherlode.core.chance import Chance, Fast
from motherlode.core.state import State
from motherlode.games.corporation.deal import cards_of
from motherlode.games.corporation.state import Hidden, Own, Public

Table = State[Public, Own, Hidden]


def imagine(public: Public, chance: Chance) -> Table:
    """A state with this public part; which cards are in the deck everyone can count."""
    hidden = Hidden(Fast(chance.word()))
    cards = cards_of(public.chests.left)
    chance.shuffle(cards)
    hidden.deck.set(cards)
    seats: list[Own] = []
    seat: i64
    for seat in range(public.rules.seats):
        seats.append(Own(seat))
    return State(public.copy(), seats, hidden)
