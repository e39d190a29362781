"""The numbers of symbols, sorts of tiles, miners and prompts inside the engine."""

from typing import Final

# What a tile shows beside its tunnels (GLD-1).
PLAIN: Final = 0
PASSAGE: Final = 1
MUD: Final = 2
PICK: Final = 3
SYMBOL_NAMES: Final = ["", "passage", "mud", "pick"]

# What sort of tile it is.
TUNNEL: Final = 0
CHAMBER: Final = 1
CAVERN: Final = 2
ENTRANCE: Final = 3
SORT_NAMES: Final = ["tunnel", "chamber", "cavern", "entrance"]

# GLD-43: miners.
BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
WHITE: Final = 4
BLACK: Final = 5
NO_COLOUR: Final = 6
COLOURS: Final = 6
COLOUR_NAMES: Final = ["blue", "red", "green", "yellow", "white", "black", "none"]
ABILITIES: Final = {
    "blue": "goes through passages without dice",
    "red": "is never challenged, and wins all challenges",
    "green": "may roll two dice and walk their sum",
    "yellow": "takes every nugget on the way",
    "white": "may lay two tiles",
    "black": "may roll and walk after laying a tile",
}
"""What each can do, in short."""

# What the seat that is asked is asked for.
CHOOSE: Final = 0
LAY: Final = 1
MOVE: Final = 2
AGAIN: Final = 3
WALK: Final = 4
COLLAPSE: Final = 5
ACT: Final = 6
HIDE: Final = 7
FLEE: Final = 8
CARRY: Final = 9
OVER: Final = 10
PROMPT_NAMES: Final = [
    "choose",
    "lay",
    "move",
    "again",
    "walk",
    "collapse",
    "act",
    "hide",
    "flee",
    "carry",
]

NO_KIND: Final = 255
"""No tile is drawn."""
NOWHERE: Final = -1
"""Where miners stand before phase 2."""
DIE: Final = 6
TUNNELS: Final = 2
"""A tile has one tunnel or two: a place is a cell times this, and which."""
