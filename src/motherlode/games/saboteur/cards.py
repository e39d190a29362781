"""The numbers of cards and roles inside the engine."""

from typing import Final

from motherlode.kit.cards import FIRST_OWN, TOOL_ACTIONS

ROCKFALL: Final = FIRST_OWN
FIRST_PATH: Final = FIRST_OWN + 1
"""Path cards follow in the order of `cards.toml`."""
ACTION_NAMES: Final = [*TOOL_ACTIONS, "rockfall"]

DIGGER: Final = 0
SABOTEUR: Final = 1
UNKNOWN_ROLE: Final = 2
ROLE_NAMES: Final = ["digger", "saboteur", "unknown"]

GOLD_VALUES: Final = 3
"""Gold cards show one, two or three nuggets."""
