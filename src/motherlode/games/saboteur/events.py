"""What can happen in Saboteur beyond what all such games have (`kit.news`)."""

from typing import Final

from motherlode.kit.news import COMMON_EVENTS, FIRST_OWN

SPARE_SHOWED: Final = FIRST_OWN
"""a: the role that nobody had."""
WAS_OFFERED: Final = FIRST_OWN + 1
"""seat; a: how many gold cards."""
SAW_GOLD: Final = FIRST_OWN + 2
"""To one: seat; a, b, c: how many ones, twos and threes are offered."""
TOOK_GOLD: Final = FIRST_OWN + 3
"""seat: one gold card more."""
PUT_UNDER: Final = FIRST_OWN + 4
"""seat: a gold card went to the bottom of its pile."""

EVENT_NAMES: Final = [
    *COMMON_EVENTS,
    "spare showed",
    "was offered",
    "saw gold",
    "took gold",
    "put under",
]
