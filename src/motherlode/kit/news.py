"""What can happen in every game of path and action cards: events and what their numbers are.

A game's own events are numbered from `FIRST_OWN`.
"""

from typing import Final

ROUND_BEGAN: Final = 0
"""seat: who begins; a: round."""
WAS_DEALT: Final = 1
"""To one: seat; a: role."""
DREW: Final = 2
"""seat; a: how many cards."""
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
"""seat; a: how many cards were discarded."""
DISCARDED: Final = 11
"""To one: seat; a: card."""
OPENED: Final = 12
"""seat: who reached it; a: goal; b: face."""
LAY: Final = 13
"""seat; a: goal; b: tile: how the goal lies."""
ROUND_ENDED: Final = 14
"""seat: whose turn ended it; a: round; b: the side that won."""
SHOWED: Final = 15
"""seat; a: role."""
GOT: Final = 16
"""To one: seat; a: nuggets."""
GAME_ENDED: Final = 17
"""seat: one of those who won; a: with how many nuggets."""

FIRST_OWN: Final = 18

COMMON_EVENTS: Final = [
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
    "got",
    "game ended",
]
