"""Cards known to be in hands, since hands were swapped (SB2-16)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.packing import Packer, Unpacker
from motherlode.kit.rows import Cards


class HandMemory:
    """For some seats, ascending, cards that are known; what is known of nobody is not kept."""

    def __init__(self) -> None:
        self.seats: vec[u8] = vec[u8]()
        self.cards: list[Cards] = []

    def become(self, other: "HandMemory") -> None:
        """Be what another memory is, and share nothing with it."""
        self.seats = other.seats[:]
        self.cards = []
        cards: Cards
        for cards in other.cards:
            twin = Cards()
            twin.become(cards)
            self.cards.append(twin)

    def of(self, seat: i64) -> vec[u8]:
        """The cards known of a seat, ascending."""
        i: i64
        for i in range(len(self.seats)):
            if i64(self.seats[i]) == seat:
                return self.cards[i].list()
        return vec[u8]()

    def set(self, seat: i64, cards: vec[u8]) -> None:
        """Know these cards of a seat and no others."""
        if len(cards) == 0 and not self._knows_of(seat):
            return
        seats: vec[u8] = vec[u8]()
        kept: list[Cards] = []
        placed: bool = len(cards) == 0
        i: i64
        for i in range(len(self.seats)):
            other: i64 = i64(self.seats[i])
            if other > seat and not placed:
                seats = append(seats, u8(seat))
                kept.append(_row_of(cards))
                placed = True
            if other != seat:
                seats = append(seats, u8(other))
                kept.append(self.cards[i])
        if not placed:
            seats = append(seats, u8(seat))
            kept.append(_row_of(cards))
        self.seats = seats
        self.cards = kept

    def _knows_of(self, seat: i64) -> bool:
        i: i64
        for i in range(len(self.seats)):
            if i64(self.seats[i]) == seat:
                return True
        return False

    def clear(self) -> None:
        """Know nothing."""
        if len(self.seats) > 0:
            self.seats = vec[u8]()
            self.cards = []

    def swap(self, one: i64, other: i64) -> None:
        """Two seats have swapped hands: what is known goes with them."""
        first: vec[u8] = self.of(one)
        second: vec[u8] = self.of(other)
        self.set(one, second)
        self.set(other, first)

    def see_played(self, seat: i64, card: i64) -> None:
        """A seat has played a card that everyone saw."""
        known: vec[u8] = self.of(seat)
        i: i64
        for i in range(len(known)):
            if i64(known[i]) == card:
                self.set(seat, _without_place(known, i))
                return

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.row(self.seats)
        cards: Cards
        for cards in self.cards:
            out.row(cards.list())

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.clear()
        seats: vec[u8] = src.row()
        i: i64
        for i in range(len(seats)):
            self.set(i64(seats[i]), src.row())


def _row_of(cards: vec[u8]) -> Cards:
    row = Cards()
    row.set(cards)
    return row


def _without_place(cards: vec[u8], place: i64) -> vec[u8]:
    rest: vec[u8] = vec[u8](capacity=len(cards))
    i: i64
    for i in range(len(cards)):
        if i != place:
            rest = append(rest, cards[i])
    return rest
