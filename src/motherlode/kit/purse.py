"""Gold cards that a seat holds."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8


class Purse:
    """Gold cards in the order they came, each as its number of nuggets."""

    def __init__(self) -> None:
        self.cards: vec[u8] = vec[u8]()

    def become(self, other: "Purse") -> None:
        """Be what another purse is, and share nothing with it."""
        self.cards = other.cards[:]

    def put(self, nuggets: i64) -> None:
        """One more gold card."""
        self.cards = append(self.cards, u8(nuggets))

    def nuggets(self) -> i64:
        """All nuggets together."""
        total: i64 = 0
        i: i64
        for i in range(len(self.cards)):
            total += i64(self.cards[i])
        return total
