"""What lies in front of players beside broken tools: traps and thieves (SB2-15, SB2-19)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.packing import Packer, Unpacker
from motherlode.kit.seats import SEAT_BIT, has_seat


class Front:
    """Who is trapped, and whose thieves lie there."""

    def __init__(self) -> None:
        self.trapped: i64 = 0
        """The seats that are trapped, as bits."""
        self.thieves: vec[u8] = vec[u8]()
        """Seats, in the order in which their thieves were laid (SB2-24)."""

    def become(self, other: "Front") -> None:
        """Be what another front is, and share nothing with it."""
        self.trapped = other.trapped
        self.thieves = other.thieves[:]

    def clear(self) -> None:
        """Nothing lies there."""
        self.trapped = 0
        self.thieves = vec[u8]()

    def is_trapped(self, seat: i64) -> bool:
        """Whether a trap lies in front of a seat."""
        return has_seat(self.trapped, seat)

    def robbers(self) -> i64:
        """The seats that have thieves in front of them, as bits."""
        bits: i64 = 0
        i: i64
        for i in range(len(self.thieves)):
            bits |= SEAT_BIT[i64(self.thieves[i])]
        return bits

    def has_thief(self, seat: i64) -> bool:
        """Whether a thief lies in front of a seat."""
        return has_seat(self.robbers(), seat)

    def trap(self, seat: i64) -> None:
        """A trap is laid in front of a seat."""
        self.trapped |= SEAT_BIT[seat]

    def free(self, seat: i64) -> None:
        """The trap, which must be there, is taken away."""
        self.trapped -= SEAT_BIT[seat]

    def lay_thief(self, seat: i64) -> None:
        """A thief is laid, the last one so far."""
        self.thieves = append(self.thieves, u8(seat))

    def take_thief(self, seat: i64) -> None:
        """The thief in front of a seat is taken away."""
        rest: vec[u8] = vec[u8]()
        i: i64
        for i in range(len(self.thieves)):
            if i64(self.thieves[i]) != seat:
                rest = append(rest, self.thieves[i])
        self.thieves = rest

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.number(self.trapped)
        out.row(self.thieves)

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.trapped = src.number()
        self.thieves = src.row()
