"""What it costs to lead a tunnel through an empty cell, by the cards that may still come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.bots.saboteur.plot import Plot
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import SUBSETS

CARD: Final = 40
"""Ways are measured in fortieths of a card."""
SCARCE: Final = 120
"""What a way through a cell costs more if one card alone fits twice over; less, the more fit."""
NO_WAY: Final = 100 * CARD
"""No card that is left leads through."""
PAIRS: Final = SIDES * SIDES
NEEDS: Final = 256
FILLED: Final = 1
UNKNOWN: Final = vec[i64]([0] * (NEEDS * PAIRS))
NO_PAIR: Final = vec[i64]([0] * PAIRS)
BIT: Final = vec[i64]([1, 2, 4, 8])
"""Of each side."""


class Prices:
    """Prices by what a cell needs, the side by which it is entered and the side by which it is
    left; filled in when first needed.

    `left` says how many of each path card (from 0) may still be laid.
    """

    def __init__(self, plot: Plot, left: vec[u8]) -> None:
        self.plot = plot
        self.left = left
        self.rows: vec[i64] = UNKNOWN[:]
        """By need * 16 + entered * 4 + left; 0 at the beginning of a need that is not filled."""

    def fill(self, first: i64) -> None:
        """Work out the prices of a need; they begin at `first`, + entered * 4 + left."""
        need: i64 = first // PAIRS
        counts: vec[i64] = NO_PAIR[:]
        card: i64
        pair: i64
        for card in range(len(self.left)):
            if self.left[card] != 0:
                self._count(card, need, counts)
        for pair in range(PAIRS):
            fitting: i64 = counts[pair]
            price: i64 = CARD + SCARCE // (fitting + 1) if fitting > 0 else NO_WAY
            self.rows[first + pair] = price
        self.rows[first] = FILLED

    def _count(self, card: i64, need: i64, counts: vec[i64]) -> None:
        """Add a card to all pairs of sides that it joins in some way it fits."""
        tiles = self.plot.ground.tiles
        first: i64 = i64(tiles.first[card])
        ways: i64 = i64(tiles.ways[card])
        one: i64
        other: i64
        tile: i64
        for one in range(SIDES):
            for other in range(SIDES):
                if one == other:
                    continue
                for tile in range(first, first + ways):
                    through: i64 = i64(tiles.walk[tile * SUBSETS + BIT[one]])
                    if need & i64(tiles.reject[tile]) == 0 and through & BIT[other] != 0:
                        counts[one * SIDES + other] += i64(self.left[card])
                        break
