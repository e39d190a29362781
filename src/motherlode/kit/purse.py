"""Gold cards that a seat holds."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8


class Purse:
    """Gold cards in the order they came, each as its number of nuggets."""

    def __init__(self) -> None:
        self.cards: vec[u8] = vec[u8]()

    def copy(self) -> "Purse":
        """A purse that can be filled without touching this one."""
        twin = Purse()
        twin.cards = self.cards[:]
        return twin

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
