"""What can happen with the expansion beyond what all such games have (`kit.news`)."""

from typing import Final

from motherlode.kit.news import COMMON_EVENTS, FIRST_OWN

REMOVED: Final = FIRST_OWN
"""seat; a: a tool, or `moves.TRAP_IN_FRONT`."""
LAID_THIEF: Final = FIRST_OWN + 1
"""seat."""
DROVE_OFF: Final = FIRST_OWN + 2
"""seat; a: whose thief."""
SWAPPED_HANDS: Final = FIRST_OWN + 3
"""seat; a: with whom."""
WAS_HANDED: Final = FIRST_OWN + 4
"""To one: seat; a: card."""
INSPECTED: Final = FIRST_OWN + 5
"""seat; a: whom."""
SAW_ROLE: Final = FIRST_OWN + 6
"""To one: seat; a: whose; b: role."""
SWAPPED_ROLE: Final = FIRST_OWN + 7
"""seat; a: whose."""
TRAPPED: Final = FIRST_OWN + 8
"""seat; a: whom."""
FREED: Final = FIRST_OWN + 9
"""seat; a: whom."""
GOT_GOLD: Final = FIRST_OWN + 10
"""seat: is paid something."""
STOLE: Final = FIRST_OWN + 11
"""seat; a: from whom."""
STOLE_NOTHING: Final = FIRST_OWN + 12
"""seat."""
WAY_OPEN: Final = FIRST_OWN + 13
"""a: whether green diggers can walk to the gold; b: whether blue ones can."""

EVENT_NAMES: Final = [
    *COMMON_EVENTS,
    "removed",
    "laid thief",
    "drove off",
    "swapped hands",
    "was handed",
    "inspected",
    "saw role",
    "swapped role",
    "trapped",
    "freed",
    "got gold",
    "stole",
    "stole nothing",
    "way open",
]
