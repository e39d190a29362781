"""What can happen in Dwarf Corporation: events and what their numbers are. All of it is public."""

from typing import Final

DUG: Final = 0
"""seat; a: colour; b: cell."""
WORKED_OVERTIME: Final = 1
"""seat."""
TUNNELLED: Final = 2
"""seat; a: colour; b: cell (COR-20)."""
GOT_GNOME: Final = 3
"""seat."""
TOOK_GNOME: Final = 4
"""seat: who holds Cthulhu (COR-22)."""
FOUND_SAFE: Final = 5
"""seat."""
INVESTED: Final = 6
"""seat; a: colour."""
DREW: Final = 7
"""seat; a: card."""
FOUND_NOTHING: Final = 8
"""seat: there was no card at all."""
SHUFFLED: Final = 9
"""The discards are the deck now."""
STRUCK_GOLD: Final = 10
"""seat."""
GOT_COINS: Final = 11
"""seat; a: coins."""
DECLARED: Final = 12
"""seat (COR-26)."""
CAVED_IN: Final = 13
"""seat; a, b: colours (COR-27)."""
DROPPED_UNION: Final = 14
"""seat."""
EXCHANGED: Final = 15
"""seat; a, b: colours (COR-25)."""
TOOK: Final = 16
"""seat; a: colours, as bits (COR-8)."""
SWAPPED: Final = 17
"""seat; a: the colour that goes; b: the one that comes."""
KEPT: Final = 18
"""seat."""
CLEARED: Final = 19
"""seat; a: colour (COR-27)."""
LEFT_CAVE: Final = 20
"""seat."""
ENDED_DIG: Final = 21
"""seat."""
CANNOT_DIG: Final = 22
"""seat: not even asked (COR-7)."""
DISCARDED: Final = 23
"""seat; a: card."""
GOLD_GONE: Final = 24
"""COR-30."""
ALL_STUCK: Final = 25
"""COR-31."""
WON: Final = 26
"""seat: one of those who won; a: coins."""

EVENT_NAMES: Final = [
    "dug",
    "worked overtime",
    "tunnelled",
    "got gnome",
    "took gnome",
    "found safe",
    "invested",
    "drew",
    "found nothing",
    "shuffled",
    "struck gold",
    "got coins",
    "declared",
    "caved in",
    "dropped union",
    "exchanged",
    "took",
    "swapped",
    "kept",
    "cleared",
    "left cave",
    "ended dig",
    "cannot dig",
    "discarded",
    "gold gone",
    "all stuck",
    "won",
]
