"""The numbers of cards and colours inside the engine."""

from typing import Final

from motherlode.kit.cards import FIRST_OWN, TOOL_ACTIONS

KEY: Final = FIRST_OWN
FIRST_PATH: Final = FIRST_OWN + 1
"""Path cards follow in the order of `cards.toml`."""
ACTION_NAMES: Final = [*TOOL_ACTIONS, "key"]

# DUE-1: seat 0 is green, seat 1 is blue; whoever has neither a door nor a token is nobody.
SEATS: Final = 2
NO_SEAT: Final = 2
COLOUR_NAMES: Final = ["green", "blue", "nobody"]
