"""Every way a card can lie, numbered, with tables that answer what fits and where walks lead."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.kit.tunnels import Tunnels

EMPTY: Final = 0
FACE_DOWN: Final = 2
FIRST: Final = 3
"""Numbers below are no tile: an empty cell (0), the table's edge (1), a card face down (2)."""

SUBSETS: Final = 16
"""Sets of the four sides."""


class Tiles:
    """The tiles of a game: each card in each different way it can lie.

    A card that looks the same turned has fewer tiles. Tiles of one card follow each other, the way
    it is written first; cards keep the order in which they are given.
    """

    def __init__(self, cards: list[Tunnels], turns: int, soft: int = -1) -> None:
        """`turns` is in how many ways a card may lie: 2 (half turns) or 4 (quarter turns).

        `soft` is the card whose edges agree with rock, too (GLD-11), if there is one.
        """
        self.count: i64 = FIRST
        self.mouths: vec[u8] = vec[u8]([0] * FIRST)
        self.reject: vec[u8] = vec[u8]([0] * FIRST)
        self.walk: vec[u8] = vec[u8]([0] * (FIRST * SUBSETS))
        self.join: vec[u8] = vec[u8]([0] * (FIRST * SUBSETS))
        self.card: vec[u8] = vec[u8]([0] * FIRST)
        self.quarters: vec[u8] = vec[u8]([0] * FIRST)
        self.soft: vec[u8] = vec[u8]([0] * FIRST)
        """1 for tiles that agree with whatever lies beside them."""
        self.first: vec[u8] = vec[u8]()
        self.ways: vec[u8] = vec[u8]()
        card: int
        for card in range(len(cards)):
            self._add_card(card, cards[card], turns, is_soft=card == soft)

    def _add_card(self, card: int, tunnels: Tunnels, turns: int, *, is_soft: bool) -> None:
        self.first = append(self.first, u8(self.count))
        seen: list[Tunnels] = []
        step = 4 // turns
        for turn in range(turns):
            lying = tunnels.turned(turn * step)
            if lying not in seen:
                seen.append(lying)
                self._add_tile(card, lying, turn * step, is_soft=is_soft)
        self.ways = append(self.ways, u8(len(seen)))

    def _add_tile(self, card: int, lying: Tunnels, quarters: int, *, is_soft: bool) -> None:
        mouths: int = lying.mouths
        reject: int = 0 if is_soft else (15 - mouths) + mouths * SUBSETS
        self.mouths = append(self.mouths, u8(mouths))
        self.reject = append(self.reject, u8(reject))
        self.soft = append(self.soft, u8(is_soft))
        for entered in range(SUBSETS):
            walked: int = lying.walk(entered)
            joined: int = lying.join(entered)
            self.walk = append(self.walk, u8(walked))
            self.join = append(self.join, u8(joined))
        self.card = append(self.card, u8(card))
        self.quarters = append(self.quarters, u8(quarters))
        self.count += 1
