"""What can happen in Saboteur Duel beyond what all such games have (`kit.news`)."""

from typing import Final

from motherlode.kit.news import COMMON_EVENTS, FIRST_OWN

REMOVED: Final = FIRST_OWN
"""seat; a: tool of the sabotage card that is gone (DUE-5)."""
UNLOCKED: Final = FIRST_OWN + 1
"""seat; a: cell of the door that a key lies on now (DUE-14)."""
CLAIMED: Final = FIRST_OWN + 2
"""seat: whose token it is; a: goal; b: nuggets (DUE-10)."""
DRAWN: Final = FIRST_OWN + 3
"""a: nuggets of each; nobody has won (DUE-15)."""

EVENT_NAMES: Final = [*COMMON_EVENTS, "removed", "unlocked", "claimed", "drawn"]
