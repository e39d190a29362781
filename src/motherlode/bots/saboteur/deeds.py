"""What everyone saw somebody do, sorted by how it bears on the tunnel; and how likely each role
does it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What a turn may be.
TOWARDS: Final = 0
"""A dig that brings the tunnel nearer to where the digger may think the gold is,"""
ASIDE: Final = 1
"""one that changes little,"""
AWAY: Final = 2
"""one that makes the way longer."""
STRUCK: Final = 3
MENDED_OWN: Final = 4
HELPED: Final = 5
CLEARED: Final = 6
"""A rockfall that does no harm,"""
CUT: Final = 7
"""and one that does."""
MAPPED: Final = 8
FOLDED: Final = 9
LOOKED_ON: Final = 10
"""A look at a goal by one who knew where the gold is: no digger has a reason for it."""
DEEDS: Final = 11

MATTERS: Final = 0.4
"""A dig is no step aside if it changes the way by more than this, in cards."""
NEAR: Final = 4.5
"""The tunnel is near when so few cards are needed: saboteurs act differently from there on."""

# When a turn is taken: + 1 with a broken tool, + 2 with the tunnel near.
BROKEN: Final = 1
CLOSE: Final = 2
SITUATIONS: Final = 4

_ROWS: Final[list[list[float]]] = [
    # towards aside away struck own helped cleared cut mapped folded looked_on
    [0.46, 0.03, 0.00, 0.14, 0.00, 0.03, 0.03, 0.00, 0.10, 0.21, 0.00],  # digger
    [0.00, 0.00, 0.00, 0.18, 0.19, 0.05, 0.04, 0.00, 0.08, 0.46, 0.00],  # with a broken tool
    [0.30, 0.03, 0.00, 0.13, 0.00, 0.05, 0.01, 0.00, 0.06, 0.42, 0.00],  # near the goals
    [0.00, 0.00, 0.00, 0.14, 0.17, 0.04, 0.01, 0.00, 0.08, 0.56, 0.00],  # near, but broken
    [0.00, 0.17, 0.13, 0.12, 0.00, 0.05, 0.00, 0.00, 0.20, 0.33, 0.20],  # saboteur
    [0.00, 0.00, 0.00, 0.22, 0.12, 0.09, 0.00, 0.10, 0.05, 0.42, 0.05],
    [0.00, 0.18, 0.27, 0.17, 0.00, 0.07, 0.00, 0.03, 0.05, 0.23, 0.05],
    [0.00, 0.00, 0.00, 0.15, 0.09, 0.08, 0.00, 0.07, 0.03, 0.58, 0.03],
]
HABITS: Final = vec[float]([often for row in _ROWS for often in row])
"""How often a role does what, as counted over rounds of regular players among themselves (those
of 3 to 8 and of 10 seats). Only `LOOKED_ON` of saboteurs is not counted but as often as `MAPPED`:
people who have seen the gold look on to seem harmless."""
FLOOR: Final = 0.015
"""Anybody may do anything so often: people are not bots, and luck forces hands."""
STRIKES: Final = vec[float]([0.1, 2.3, 1.3, 0.1])
"""By whoever strikes and whoever is struck (digger, digger; digger, saboteur; …): how much likelier
one is chosen than another."""
HELPS: Final = vec[float]([1.5, 0.1, 0.1, 1.5])
"""The same for whoever mends another's tool."""
TRUST: Final = 1.2
"""How much a deed says: the floor takes away more than players who keep to their habits deserve,
and this gives it back. Chosen so that what is said with 70 % is true in about 70 %."""


def likelihood(situation: i64, role: i64, deed: i64) -> float:
    """How often a role does something in a situation."""
    often: float = HABITS[(role * SITUATIONS + situation) * DEEDS + deed]
    return often + FLOOR
