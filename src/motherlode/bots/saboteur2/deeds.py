"""What everyone saw somebody do, sorted by what it says of a dwarf."""

from typing import Final

# What a turn may be.
TOWARDS: Final = 0
"""A dig that brings the dwarf's own tunnel nearer to where it may think the gold is,"""
ASIDE: Final = 1
"""one that changes nothing,"""
AWAY: Final = 2
"""one that makes the way longer, or a dead end."""
CRYSTAL_TOWARDS: Final = 3
CRYSTAL_ASIDE: Final = 4
"""A crystal that brings the tunnel nearer, or does not."""
OWN_DOOR: Final = 5
OTHER_DOOR: Final = 6
"""A door on the way, of a digger's own colour or of the other; to others: green, blue."""
STRUCK: Final = 7
"""Another's tool broken, or another trapped."""
MENDED_OWN: Final = 8
HELPED: Final = 9
"""Tools and traps in front of oneself or another taken away."""
CLEARED: Final = 10
"""A rockfall that does no harm,"""
CUT: Final = 11
"""and one that does."""
MAPPED: Final = 12
FOLDED: Final = 13
DUMPED: Final = 14
"""A pass with three cards, where fewer is `FOLDED`."""
TRICKED: Final = 15
"""Thieves laid or driven off, hands swapped."""
INSPECTED_ONE: Final = 16
CHANGED_SELF: Final = 17
CHANGED_OTHER: Final = 18
"""A swap of roles, one's own or another's."""
DEEDS: Final = 19

# When a turn is taken: + 1 with a broken tool or a trap, + 2 with the tunnel near.
HAMPERED: Final = 1
CLOSE: Final = 2
SITUATIONS: Final = 4
NEAR: Final = 5
"""The tunnel is near when so few cards are needed: dwarfs act differently from there on."""
