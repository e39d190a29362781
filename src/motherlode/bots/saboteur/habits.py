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
    "364  31   0 199   0  41  50   0  64 249   0   2",  # digger
    "  0   0   0 145 189  40  38   0  86 502   0   0",  # with a broken tool
    "346  29   2 146   0  48  11   0  67 350   0   1",  # near the goals
    "  0   0   0 155 200  46  15   0  84 500   0   0",  # near, but broken
    "654  32   0   9   0   0   0   0 151 154   0   0",  # on the first turn
    "  1 331 207 194   0  97   0   3  57  99  57  11",  # saboteur
    "  0   0   0 228  75 124   0 101  40 432  40   0",
    " 27 157 271 202   0  65   0  37  66 158  66  17",
    "  0   0   0 179  79 101   0  79  38 524  38   0",
    "311   1   0   0   0   2   0   0 261 425 261   0",
    "  1 262 349 279   0   0   0   0  79  16  79  14",  # lone saboteur
    "  0   0   0 227 209   0   0 100  57 407  57   0",
    "  1 173 375 266   0   0   0  37  66  56  66  26",
    "  0   0   0 152 190   0   0  67  47 544  47   0",
    "329   1   0   0   0   0   0   0 298 372 298   0",
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
