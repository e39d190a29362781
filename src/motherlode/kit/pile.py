"""Face-down cards: to draw from, or to lay upon."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8


class Pile:
    """The first `size` of `cards`; the top is the last of them."""

    def __init__(self) -> None:
        self.cards: vec[u8] = vec[u8]()
        self.size: i64 = 0

    def become(self, other: "Pile") -> None:
        """Be what another pile is, and share nothing with it."""
        self.cards = other.cards[: other.size]
        self.size = other.size

    def clear(self, room: vec[u8]) -> None:
        """No cards; as long as there were none, with room for as many as a template has."""
        self.size = 0
        if len(self.cards) == 0:
            self.cards = room[:]

    def set(self, cards: vec[u8]) -> None:
        """Be these cards, the last of them on top."""
        self.cards = cards
        self.size = len(cards)

    def draw(self) -> i64:
        """Take the top card, which must be there."""
        self.size -= 1
        return i64(self.cards[self.size])

    def put_on(self, card: i64) -> None:
        """Put a card on top."""
        if self.size == len(self.cards):
            self.cards = append(self.cards, u8(card))
        else:
            self.cards[self.size] = u8(card)
        self.size += 1

    def put_under(self, card: i64) -> None:
        """Put a card to the bottom."""
        under: vec[u8] = vec[u8]([u8(card)])
        i: i64
        for i in range(self.size):
            under = append(under, self.cards[i])
        self.set(under)

    def list(self) -> vec[u8]:
        """The cards, bottom first, no more."""
        return self.cards[: self.size]
