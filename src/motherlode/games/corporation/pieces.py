"""The numbers of colours, cells, cards and prompts inside the engine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What lies on a cell (COR-2).
EMPTY: Final = 0
GNOME: Final = 1
GOLD: Final = 2
SAFE: Final = 3
CHEST: Final = 4
PASSAGE: Final = 5
DANGER: Final = 6
BASE: Final = 7
CONTENT_NAMES: Final = ["empty", "gnome", "gold", "safe", "chest", "passage", "danger", "base"]

# Corporations (COR-1).
COLOURS: Final = 8
NO_COLOUR: Final = 8
COLOUR_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])

# Chest cards, in the order of the box.
SECRET_TUNNEL: Final = 0
OVERTIME: Final = 1
CTHULHU: Final = 2
UNION: Final = 3
INTERNS: Final = 4
EXCHANGE: Final = 5
MINE: Final = 6
CAVE_IN: Final = 7
CARDS: Final = 8
NO_CARD: Final = 8
CARD_NAMES: Final = [
    "secret_tunnel",
    "overtime",
    "cthulhu",
    "union",
    "interns",
    "exchange",
    "mine",
    "cave_in",
]

# What the seat that is asked is asked for.
DIG: Final = 0
EXTRA: Final = 1
INVEST: Final = 2
SWITCH: Final = 3
TAKE: Final = 4
TRADE: Final = 5
CLEAR: Final = 6
OVER: Final = 7
PROMPT_NAMES: Final = ["dig", "extra", "invest", "exchange", "take", "trade", "clear"]

SIDE: Final = 18
"""Rows and columns of the field."""
INVESTMENTS: Final = 4
"""COR-8: so many, of different colours, are taken on the first turn."""
