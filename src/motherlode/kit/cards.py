"""The numbers of the cards that all games of path and action cards begin with."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BREAK: Final = 0
"""Broken pick, lamp, cart: cards 0, 1, 2."""
FIX: Final = 3
"""Repairs: pick, lamp, cart, then those for two tools: cards 3 to 8."""
MAP: Final = 9
FIRST_OWN: Final = 10
"""Other action cards follow, then path cards in the order of the game's `cards.toml`."""

TOOL_ACTIONS: Final = [
    "break_pick",
    "break_lamp",
    "break_cart",
    "fix_pick",
    "fix_lamp",
    "fix_cart",
    "fix_pick_lamp",
    "fix_pick_cart",
    "fix_lamp_cart",
    "map",
]

FIXES: Final = vec[i64]([1, 2, 4, 3, 5, 6])
"""The tools that each repair card can mend, as bits (`kit.tools.TOOL_BIT`)."""
FIX_KINDS: Final = 6
TOOL_KINDS: Final = 3
