"""What everyone can count of the cards: in hands, in the pile, discarded, spent."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.packing import Packer, Unpacker


class Tally:
    """Numbers of cards, by seat or by card."""

    def __init__(self) -> None:
        self.held: vec[u8] = vec[u8]()
        """How many cards each seat holds."""
        self.folded: vec[u8] = vec[u8]()
        """How many cards each seat has discarded face down in this round (SAB-10)."""
        self.idled: vec[u8] = vec[u8]()
        """How often each seat has passed with an empty hand in this round (SAB-9)."""
        self.spent: vec[u8] = vec[u8]()
        """Cards that everyone saw and that are out of the round, by number."""
        self.pile: i64 = 0

    def become(self, other: "Tally") -> None:
        """Be what another tally is, and share nothing with it."""
        self.held = other.held[:]
        self.folded = other.folded[:]
        self.idled = other.idled[:]
        self.spent = other.spent[:]
        self.pile = other.pile

    def clear(self, no_seat: vec[u8], no_card: vec[u8]) -> None:
        """Nothing is dealt yet; the rows of noughts are templates."""
        self.held = no_seat[:]
        self.folded = no_seat[:]
        self.idled = no_seat[:]
        self.spent = no_card[:]
        self.pile = 0

    def spend(self, card: i64) -> None:
        """A card that everyone saw is out of the round."""
        self.spent[card] = u8(i64(self.spent[card]) + 1)

    def fold(self, seat: i64, cards: i64) -> None:
        """A seat discards cards face down."""
        self.folded[seat] = u8(i64(self.folded[seat]) + cards)

    def idle(self, seat: i64) -> None:
        """A seat passes with an empty hand."""
        self.idled[seat] = u8(i64(self.idled[seat]) + 1)

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.row(self.held)
        out.row(self.folded)
        out.row(self.idled)
        out.row(self.spent)
        out.number(self.pile)

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.held = src.row()
        self.folded = src.row()
        self.idled = src.row()
        self.spent = src.row()
        self.pile = src.number()
