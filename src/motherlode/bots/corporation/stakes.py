"""What gold of each corporation is worth to one player, seen against the others."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.games.corporation.pay import incomes, team_with_interns
from motherlode.games.corporation.pieces import COLOURS
from motherlode.games.corporation.state import Public

COIN: Final = 100
"""Everything is valued in hundredths of a coin."""
OTHERS: Final = 100
"""How much the coins of all others together matter, in percent of one's own."""
RICHEST: Final = 50
"""How much more those of the richest of several others, in percent."""


class Stakes:
    """One player's view of who is paid for what."""

    def __init__(self, public: Public, seat: i64) -> None:
        self.public = public
        self.seat = seat
        self.seats: i64 = public.rules.seats
        self.next: i64 = (seat + 1) % self.seats
        """Who digs next."""
        self.weights: vec[i64] = _weights(public, seat)
        """What a coin of each player is worth, oneself too."""
        self.prizes: vec[i64] = public.rules.no_seat[:]
        """COR-11: what a finder gets at least."""
        self.paid: vec[i64] = vec[i64](capacity=COLOURS * self.seats)
        """By colour and seat, the finder's prize aside."""
        other: i64
        colour: i64
        for other in range(self.seats):
            self.prizes[other] = team_with_interns(public, other)
        for colour in range(COLOURS):
            paid: vec[i64] = incomes(public, colour)
            for other in range(self.seats):
                self.paid = append(self.paid, paid[other])

    def pay(self, colour: i64, digger: i64) -> i64:
        """What a digger gets for gold of a colour."""
        return max(self.paid[colour * self.seats + digger], self.prizes[digger])

    def worth(self, colour: i64, digger: i64, *, alone: bool = False) -> i64:
        """What it is worth to oneself that a digger strikes gold; `alone` nobody else is paid."""
        value: i64 = self.pay(colour, digger) * self.weights[digger]
        if alone:
            return value
        first: i64 = colour * self.seats
        other: i64
        for other in range(self.seats):
            if other != digger:
                value += self.paid[first + other] * self.weights[other]
        return value

    def all_paid(self, colour: i64, alone: i64) -> vec[i64]:
        """What everyone gets for gold of a colour, the finder's prize aside; -1: not one alone."""
        paid: vec[i64] = self.public.rules.no_seat[:]
        other: i64
        for other in range(self.seats):
            if alone < 0 or other == alone:
                paid[other] = self.paid[colour * self.seats + other]
        return paid

    def interest(self, colour: i64, digger: i64) -> i64:
        """How much more a digger gets for gold of a colour than the others do on average."""
        first: i64 = colour * self.seats
        value: i64 = self.pay(colour, digger) * (self.seats - 1) + self.paid[first + digger]
        other: i64
        for other in range(self.seats):
            value -= self.paid[first + other]
        return value

    def favourite(self, colours: i64, digger: i64) -> i64:
        """The colour of a set that a digger likes best, the worst for oneself; -1 for none."""
        best: i64 = -1
        colour: i64
        for colour in range(COLOURS):
            if (colours >> colour) & 1 == 0:
                continue
            if best < 0 or self._is_better(colour, best, digger):
                best = colour
        return best

    def _is_better(self, one: i64, two: i64, digger: i64) -> bool:
        more: i64 = self.interest(one, digger) - self.interest(two, digger)
        return more > 0 or (more == 0 and self.worth(one, digger) < self.worth(two, digger))

    def favourite_of_own(self, colours: i64) -> i64:
        """The colour of a set whose gold is best to dig oneself."""
        best: i64 = -1
        colour: i64
        for colour in range(COLOURS):
            if (colours >> colour) & 1 == 0:
                continue
            if best < 0 or self.worth(colour, self.seat) > self.worth(best, self.seat):
                best = colour
        return best

    def worth_left(self, colours: i64, digger: i64) -> i64:
        """What becomes of gold that another player can dig with these colours, or leave."""
        colour: i64 = self.favourite(colours, digger)
        if colour < 0 or self.interest(colour, digger) <= 0:
            return 0
        return self.worth(colour, digger)


def _weights(public: Public, seat: i64) -> vec[i64]:
    money: vec[i64] = public.holdings.money
    seats: i64 = public.rules.seats
    most: i64 = 0
    other: i64
    for other in range(seats):
        if other != seat and money[other] > most:
            most = money[other]
    weights: vec[i64] = vec[i64](capacity=seats)
    for other in range(seats):
        weight: i64 = -OTHERS // (seats - 1)
        if seats > 2 and most > 0 and money[other] == most:
            weight += weight * RICHEST // 100
        weights = append(weights, COIN if other == seat else weight)
    return weights
