"""What can happen in Gold Mine: events and what their numbers are. All of it is public."""

from typing import Final

ROLLED_FOR_MINER: Final = 0
"""seat; a: die (GLD-43)."""
CHOSE: Final = 1
"""seat; a: colour."""
PHASE_BEGAN: Final = 2
"""seat: who begins; a: phase."""
DREW: Final = 3
"""seat; a: kind of tile."""
PUT_BACK: Final = 4
"""seat; a: kind of a tile that fits nowhere."""
LAID: Final = 5
"""seat; a: tile; b: cell."""
PUSHED: Final = 6
"""seat; a: tile; b: cell where it lies now (GLD-3)."""
NUGGET_LIES: Final = 7
"""a: cell (GLD-13)."""
ROLLED: Final = 8
"""seat; a: die; b: second die, or 0."""
WALKED: Final = 9
"""seat; a: place."""
STAYED: Final = 10
"""seat."""
WENT: Final = 11
"""seat; a: cell at the other end of the passage (GLD-21)."""
TOOK: Final = 12
"""seat; a: cell of the nugget."""
CHALLENGED: Final = 13
"""seat; a: victim; b: 0 for gold, 1 with bats."""
THREW: Final = 14
"""seat: attacker; a: attacker's die; b: victim's."""
WON_CHALLENGE: Final = 15
"""seat: who won it."""
NUGGET_WENT: Final = 16
"""seat: who lost it; a: cell (GLD-32)."""
NUGGET_WAITS: Final = 17
"""seat: who lost it."""
CARRIED: Final = 18
"""seat; a: victim; b: place (GLD-33)."""
LEFT_ALONE: Final = 19
"""seat; a: victim."""
COLLAPSED: Final = 20
"""seat; a: cell (GLD-44)."""
RESTORED: Final = 21
"""seat; a: cell."""
DID_NOTHING: Final = 22
"""seat."""
WON: Final = 23
"""seat: one of those who won; a: nuggets, a player's or a team's."""
LAST_TURN: Final = 24
"""Every player has had so many turns (GLD-36)."""

EVENT_NAMES: Final = [
    "rolled for a miner",
    "chose",
    "phase began",
    "drew",
    "put back",
    "laid",
    "pushed",
    "nugget lies",
    "rolled",
    "walked",
    "stayed",
    "went",
    "took",
    "challenged",
    "threw",
    "won challenge",
    "nugget went",
    "nugget waits",
    "carried",
    "left alone",
    "collapsed",
    "restored",
    "did nothing",
    "won",
    "last turn",
]
