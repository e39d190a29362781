"""Sets of seats as bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEAT_BIT: Final = vec[i64]([2**seat for seat in range(17)])
"""The bit of each seat; that of the first number that is no seat, less one, are all seats."""


def has_seat(seats: i64, seat: i64) -> bool:
    """Whether a seat is among those of a set."""
    return (seats >> seat) & 1 != 0
