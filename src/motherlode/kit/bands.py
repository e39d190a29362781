"""Numbers of the moves that all games of path and action cards have.

A game puts three bands into its numbering, ascending: `TOOL_MOVES` numbers for breaking, mending,
looking and goals, then anywhere behind it rockfalls, then digs.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kit.cards import BREAK, FIX, MAP

# Within the first band:
BREAK_MOVE: Final = 0
"""+ tool * 16 + seat."""
MEND_MOVE: Final = 48
"""+ repair card * 48 + tool * 16 + seat."""
MAP_MOVE: Final = 336
"""+ goal."""
OPEN_MOVE: Final = 340
"""+ goal."""
LIE_MOVE: Final = 344
"""+ goal * 2 + turned."""
TOOL_MOVES: Final = 352

SEATS: Final = 16
FIX_STEP: Final = 48
CELLS: Final = 4096
"""A rockfall is + cell; a dig + (tile - FIRST) * 4096 + cell."""

PASS_KIND: Final = 0
BREAK_KIND: Final = 1
MEND_KIND: Final = 2
MAP_KIND: Final = 3
OPEN_KIND: Final = 4
LIE_KIND: Final = 5
ROCKFALL_KIND: Final = 6
DIG_KIND: Final = 7
FIRST_OWN_KIND: Final = 8
"""A game's own kinds follow."""
COMMON_MOVES: Final = ["pass", "break", "mend", "map", "open", "lie", "rockfall", "dig"]

NO_CARD: Final = -1


def tool_kind(rest: i64) -> i64:
    """The kind of a move of the first band."""
    if rest >= LIE_MOVE:
        return LIE_KIND
    if rest >= OPEN_MOVE:
        return OPEN_KIND
    if rest >= MAP_MOVE:
        return MAP_KIND
    if rest >= MEND_MOVE:
        return MEND_KIND
    return BREAK_KIND


def tool_card(rest: i64) -> i64:
    """The card that a move of the first band plays; `NO_CARD` for one that answers a prompt."""
    if rest >= OPEN_MOVE:
        return NO_CARD
    if rest >= MAP_MOVE:
        return MAP
    if rest >= MEND_MOVE:
        return FIX + (rest - MEND_MOVE) // FIX_STEP
    return BREAK + rest // SEATS
