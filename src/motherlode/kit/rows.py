"""Short rows kept ascending in place, so that equal positions are equal and lists are in order."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8


class Row:
    """Different numbers, ascending: the first `size` of `items`."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()
        self.size: i64 = 0

    def become(self, other: "Row") -> None:
        """Be what another row is, and share nothing with it."""
        self.items = other.items[: other.size]
        self.size = other.size

    def insert(self, value: i64) -> None:
        """Put in a number that is not there."""
        i: i64 = self.size
        if i == len(self.items):
            self.items = append(self.items, value)
        items: vec[i64] = self.items
        while i > 0 and items[i - 1] > value:
            items[i] = items[i - 1]
            i -= 1
        items[i] = value
        self.size += 1

    def remove(self, value: i64) -> None:
        """Take out a number, if it is there."""
        items: vec[i64] = self.items
        size: i64 = self.size
        i: i64 = 0
        while i < size and items[i] != value:
            i += 1
        if i == size:
            return
        size -= 1
        while i < size:
            items[i] = items[i + 1]
            i += 1
        self.size = size

    def list(self) -> vec[i64]:
        """The numbers, no more."""
        return self.items[: self.size]


class Cards:
    """Cards, ascending, equal ones side by side: the first `size` of `items`."""

    def __init__(self) -> None:
        self.items: vec[u8] = vec[u8]()
        self.size: i64 = 0

    def become(self, other: "Cards") -> None:
        """Be what other cards are, and share nothing with them."""
        self.items = other.items[: other.size]
        self.size = other.size

    def has(self, card: i64) -> bool:
        """Whether such a card is there."""
        items: vec[u8] = self.items
        i: i64
        for i in range(self.size):
            if i64(items[i]) == card:
                return True
        return False

    def insert(self, card: i64) -> None:
        """Put in a card."""
        i: i64 = self.size
        if i == len(self.items):
            self.items = append(self.items, u8(card))
        items: vec[u8] = self.items
        while i > 0 and i64(items[i - 1]) > card:
            items[i] = items[i - 1]
            i -= 1
        items[i] = u8(card)
        self.size += 1

    def remove(self, card: i64) -> None:
        """Take out one such card, which must be there."""
        items: vec[u8] = self.items
        size: i64 = self.size
        i: i64 = 0
        while i < size and i64(items[i]) != card:
            i += 1
        if i == size:
            raise ValueError("the card is not there")
        size -= 1
        while i < size:
            items[i] = items[i + 1]
            i += 1
        self.size = size

    def list(self) -> vec[u8]:
        """The cards, no more."""
        return self.items[: self.size]

    def set(self, cards: vec[u8]) -> None:
        """Hold these cards instead, in whatever order they come."""
        self.size = 0
        i: i64
        for i in range(len(cards)):
            self.insert(i64(cards[i]))
