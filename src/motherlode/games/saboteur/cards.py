"""The numbers of cards and faces inside the engine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BREAK: Final = 0
"""Broken pick, lamp, cart: cards 0, 1, 2."""
FIX: Final = 3
"""Repairs: pick, lamp, cart, then those for two tools: cards 3 to 8."""
MAP: Final = 9
ROCKFALL: Final = 10
FIRST_PATH: Final = 11
"""Path cards follow in the order of `cards.toml`."""

ACTION_NAMES: Final = [
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
    "rockfall",
]

FIXES: Final = vec[i64]([1, 2, 4, 3, 5, 6])
"""The tools that each repair card can mend, as bits (`kit.tools.TOOL_BIT`)."""
FIX_KINDS: Final = 6
TOOL_KINDS: Final = 3

DIGGER: Final = 0
SABOTEUR: Final = 1
UNKNOWN_ROLE: Final = 2
ROLE_NAMES: Final = ["digger", "saboteur", "unknown"]

GOLD: Final = 0
STONE_A: Final = 1
STONE_B: Final = 2
UNSEEN: Final = 3
"""The face of a goal that nobody has shown."""
GOAL_NAMES: Final = ["gold", "stone_a", "stone_b", "unseen"]
GOALS: Final = 3

GOLD_VALUES: Final = 3
"""Gold cards show one, two or three nuggets."""
