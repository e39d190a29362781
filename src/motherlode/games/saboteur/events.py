"""What can happen in Saboteur: the kinds of events and what their numbers are."""

from typing import Final

ROUND_BEGAN: Final = 0
"""seat: who begins; a: round."""
WAS_DEALT: Final = 1
"""To one: seat; a: role."""
DREW: Final = 2
"""seat."""
DREW_CARD: Final = 3
"""To one: seat; a: card."""
DUG: Final = 4
"""seat; a: tile; b: cell."""
BROKE: Final = 5
"""seat; a: tool; b: whose."""
MENDED: Final = 6
"""seat; a: tool; b: whose; c: card."""
FELLED: Final = 7
"""seat; a: cell; b: tile that fell."""
LOOKED: Final = 8
"""seat; a: goal."""
SAW: Final = 9
"""To one: seat; a: goal; b: face."""
PASSED: Final = 10
"""seat; a: cards discarded (0 or 1)."""
DISCARDED: Final = 11
"""To one: seat; a: card."""
OPENED: Final = 12
"""seat: who reached it; a: goal; b: face."""
LAY: Final = 13
"""seat; a: goal; b: tile: how the goal lies."""
ROUND_ENDED: Final = 14
"""seat: whose turn ended it; a: round; b: the role that won."""
SHOWED: Final = 15
"""seat; a: role."""
SPARE_SHOWED: Final = 16
"""a: the role that nobody had."""
WAS_OFFERED: Final = 17
"""seat; a: how many gold cards."""
SAW_GOLD: Final = 18
"""To one: seat; a, b, c: how many ones, twos and threes are offered."""
TOOK_GOLD: Final = 19
"""seat: one gold card more."""
GOT: Final = 20
"""To one: seat; a: nuggets on the card."""
PUT_UNDER: Final = 21
"""seat: a gold card went to the bottom of its pile."""
GAME_ENDED: Final = 22
"""seat: one of those who won; a: with how many nuggets."""

EVENT_NAMES: Final = [
    "round began",
    "was dealt",
    "drew",
    "drew card",
    "dug",
    "broke",
    "mended",
    "felled",
    "looked",
    "saw",
    "passed",
    "discarded",
    "opened",
    "lay",
    "round ended",
    "showed",
    "spare showed",
    "was offered",
    "saw gold",
    "took gold",
    "got",
    "put under",
    "game ended",
]
