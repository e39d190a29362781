"""What everyone saw somebody do, sorted by how it bears on the tunnel, and when."""

from typing import Final

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
ELSEWHERE: Final = 11
"""A dig that would be one towards the gold if it lay somewhere else: a digger hardly errs so."""
DEEDS: Final = 12

MATTERS: Final = 0.4
"""A dig is no step aside if it changes the way by more than this, in cards."""
NEAR: Final = 4.5
"""The tunnel is near when so few cards are needed: saboteurs act differently from there on."""

# When a turn is taken: + 1 with a broken tool, + 2 with the tunnel near.
BROKEN: Final = 1
CLOSE: Final = 2
FIRST: Final = 4
"""Neither, and it is the seat's first turn of the round: saboteurs do no open harm then."""
SITUATIONS: Final = 5
