"""Tools in front of players: pick, lamp and cart, whole or broken."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

TOOL_BIT: Final = vec[i64]([1, 2, 4])
TOOL_NAMES: Final = ["pick", "lamp", "cart"]


class Tools:
    """Which tools lie broken in front of each seat."""

    def __init__(self) -> None:
        self.broken: vec[u8] = vec[u8]()

    def become(self, other: "Tools") -> None:
        """Be what other tools are, and share nothing with them."""
        self.broken = other.broken[:]

    def is_broken(self, seat: i64, tool: i64) -> bool:
        """Whether this tool lies broken in front of the seat."""
        return (i64(self.broken[seat]) >> tool) & 1 != 0

    def all_whole(self, seat: i64) -> bool:
        """Whether no tool lies broken in front of the seat."""
        return self.broken[seat] == 0

    def break_one(self, seat: i64, tool: i64) -> None:
        """A broken tool is laid in front of the seat."""
        self.broken[seat] = u8(i64(self.broken[seat]) | TOOL_BIT[tool])

    def mend_one(self, seat: i64, tool: i64) -> None:
        """The broken tool is taken away."""
        self.broken[seat] = u8(i64(self.broken[seat]) & (7 - TOOL_BIT[tool]))
