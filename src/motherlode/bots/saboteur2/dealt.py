"""Who holds which of some cards that were dealt at random, given what is likely of each: exactly.

Cards are dealt one after the other from a set with several of a kind. Whatever is likely of one
place does not depend on what the others hold, so all that the places before have to say to those
after is how many cards of each kind they took. There are few such counts (1,200 for the dwarfs of
the expansion), where the ways to deal are millions.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8


class Stock:
    """A set of cards by kind, and every count of them that may be taken, numbered ascending."""

    def __init__(self, cards: vec[u8], kinds: i64) -> None:
        self.kinds = kinds
        counts: vec[i64] = vec[i64]([0] * int(kinds))
        i: i64
        kind: i64
        for i in range(len(cards)):
            counts[i64(cards[i])] += 1
        self.steps: vec[i64] = vec[i64](capacity=kinds)
        """By how much the number of a count grows with one more card of a kind."""
        self.size: i64 = 1
        for kind in range(kinds):
            self.steps = append(self.steps, self.size)
            self.size *= counts[kind] + 1
        self.taken: vec[i64] = vec[i64](capacity=self.size)
        """For each count, how many cards it has."""
        self.left: vec[float] = vec[float](capacity=self.size * kinds)
        """For each count and kind, how many cards of the kind were not taken."""
        for i in range(self.size):
            total: i64 = 0
            for kind in range(kinds):
                have: i64 = i // self.steps[kind] % (counts[kind] + 1)
                total += have
                self.left = append(self.left, float(counts[kind] - have))
            self.taken = append(self.taken, total)
        self.blank: vec[float] = vec[float]([0.0] * int(self.size))


class Dealt:
    """What so many places hold, where `likely` has a weight for each place and kind.

    `total` is the sum, over all ways to deal, of the product of the weights; `odds` how likely each
    place holds each kind (nothing where `total` is 0).
    """

    def __init__(self, stock: Stock, places: i64, likely: vec[float]) -> None:
        self.stock = stock
        self.places = places
        self.likely = likely
        self.before: vec[float] = stock.blank[:]
        """For each count, the sum over all ways in which the first places took it,"""
        self.after: vec[float] = stock.blank[:]
        """and over all ways in which the other places go on from there."""
        self._deal_to_end()
        self.total: float = self.after[0]
        self.odds: vec[float] = vec[float]([0.0] * int(places * stock.kinds))
        if self.total > 0.0:
            self._deal_from_start()

    def _deal_to_end(self) -> None:
        stock = self.stock
        kinds: i64 = stock.kinds
        count: i64
        kind: i64
        for count in range(stock.size - 1, -1, -1):
            place: i64 = stock.taken[count]
            if place == self.places:
                self.after[count] = 1.0
            elif place < self.places:
                total: float = 0.0
                for kind in range(kinds):
                    left: float = stock.left[count * kinds + kind]
                    if left > 0.0:
                        beyond: float = self.after[count + stock.steps[kind]]
                        total += left * self.likely[place * kinds + kind] * beyond
                self.after[count] = total

    def _deal_from_start(self) -> None:
        """A larger count always has a larger number: whoever took it is through."""
        stock = self.stock
        kinds: i64 = stock.kinds
        self.before[0] = 1.0 / self.total
        count: i64
        kind: i64
        for count in range(stock.size):
            here: float = self.before[count]
            place: i64 = stock.taken[count]
            if here == 0.0 or place >= self.places:
                continue
            for kind in range(kinds):
                at: i64 = place * kinds + kind
                gain: float = here * stock.left[count * kinds + kind] * self.likely[at]
                if gain > 0.0:
                    beyond: i64 = count + stock.steps[kind]
                    self.before[beyond] += gain
                    self.odds[at] += gain * self.after[beyond]
