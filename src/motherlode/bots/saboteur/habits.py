"""How likely each role does what, and to whom."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.saboteur.deeds import DEEDS, SITUATIONS, STRUCK
from motherlode.games.saboteur.cards import SABOTEUR

LONE: Final = 2
"""The habits after those of diggers and saboteurs: of a saboteur who is the only one."""
_ROWS: Final = [
    # towards aside away, struck own helped, cleared cut, mapped folded, looked on, elsewhere
    "360  28   1 195   0  48  38   0  74 254   0   2",  # digger
    "  0   0   0 160 200  39  33   0  93 475   0   0",  # with a broken tool
    "313  30   2 131   0  49   8   0  66 399   0   2",  # near the goals
    "  0   0   0 137 185  45  11   0  89 533   0   0",  # near, but broken
    "639  21   0 101   0   0   0   0 132 107   0   0",  # on the first turn
    "  1 315 210 213   0  98   0   2  42 109  42  10",  # saboteur
    "  0   0   0 242  77 116   0  97  40 428  40   0",
    "  3 172 256 178   0  70   0  32  48 218  48  23",
    "  0   0   0 161  69  95   0  73  36 566  36   0",
    "  0   1   0   0   0  39   0   0 346 614 346   0",
    "  1 288 352 266   0   0   0   0  65  20  65   8",  # lone saboteur
    "  0   0   0 248 203   0   0  94  55 400  55   0",
    "  8 161 390 239   0   0   0  40  65  78  65  19",
    "  0   0   0 151 183   0   0  65  33 568  33   0",
    "  0   1   0   0   0   0   0   0 436 563 436   0",
]
HABITS: Final = vec[float]([int(often) / 1000 for row in _ROWS for often in row.split()])
"""How often a role does what (`deeds`), in thousandths: in a situation a row, as counted over
rounds of regular players among themselves (`tools/habits saboteur`). Only the looks of saboteurs
who know the gold are not counted but as many as their others: people look on to seem harmless."""
FLOOR: Final = 0.005
"""Anybody may do anything so often: people are not bots, and luck forces hands."""
STRIKES: Final = vec[float]([0.5, 1.3, 1.1, 0.5])
"""By whoever strikes and whoever is struck (digger, digger; digger, saboteur; …): how much likelier
one is chosen than another. Counted it is 0.13, 2.3, 1.3 and 0: but whoever strikes goes by what all
have seen and weighed already, so that its cube root is about what is new in it."""
HELPS: Final = vec[float]([1.3, 0.25, 0.25, 1.3])
"""The same for whoever mends another's tool."""


def habits_of(role: i64, saboteurs: i64) -> i64:
    """Whose habits a role has among so many saboteurs: a lone one has no fellow to help."""
    return LONE if role == SABOTEUR and saboteurs == 1 else role


def likelihood(situation: i64, habits: i64, deed: i64) -> float:
    """How often somebody with these habits does something in a situation."""
    often: float = HABITS[(habits * SITUATIONS + situation) * DEEDS + deed]
    return often + FLOOR


def choice(deed: i64, *, guilty: bool, other: bool) -> float:
    """How much likelier somebody is chosen than anybody, by who is a saboteur of the two.

    Whoever has no fellow to help does not help at all, so this is not shared out among those who
    could have been chosen.
    """
    table: vec[float] = STRIKES if deed == STRUCK else HELPS
    return table[(2 if guilty else 0) + (1 if other else 0)]
