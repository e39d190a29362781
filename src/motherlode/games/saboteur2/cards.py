"""The numbers of cards and roles inside the engine."""

from typing import Final

from motherlode.kit.cards import FIRST_OWN, TOOL_ACTIONS

THIEF: Final = FIRST_OWN
HANDS_OFF: Final = FIRST_OWN + 1
SWAP_HANDS: Final = FIRST_OWN + 2
INSPECT: Final = FIRST_OWN + 3
SWAP_ROLES: Final = FIRST_OWN + 4
TRAP: Final = FIRST_OWN + 5
FREE: Final = FIRST_OWN + 6
ROCKFALL: Final = FIRST_OWN + 7
FIRST_PATH: Final = FIRST_OWN + 8
"""Path cards follow in the order of `cards.toml`."""

TRICK_NAMES: Final = [
    "thief",
    "hands_off",
    "swap_hands",
    "inspect",
    "swap_roles",
    "trap",
    "free",
]
TRICKS: Final = 7
ACTION_NAMES: Final = [*TOOL_ACTIONS, *TRICK_NAMES, "rockfall"]

GREEN: Final = 0
BLUE: Final = 1
BOSS: Final = 2
PROFITEER: Final = 3
GEOLOGIST: Final = 4
SABOTEUR: Final = 5
UNKNOWN_ROLE: Final = 6
ROLE_NAMES: Final = ["green", "blue", "boss", "profiteer", "geologist", "saboteur", "unknown"]
ROLE_WORDS: Final = [
    "green digger",
    "blue digger",
    "boss",
    "profiteer",
    "geologist",
    "saboteur",
]

# The sides that win a round (SB2-20).
DIGGERS: Final = 0
SABOTEURS: Final = 1
SIDE_NAMES: Final = ["diggers", "saboteurs"]
