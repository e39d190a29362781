"""Which colours the others had better not dig: what Cave-ins are for."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.corporation.ground import Openings, gold_left
from motherlode.bots.corporation.stakes import Stakes
from motherlode.games.corporation.pieces import COLOUR_BIT, GOLD
from motherlode.games.corporation.state import Public

TWICE: Final = 130
"""What two crystals of a colour are worth, in percent of one."""
OWN_COLOUR: Final = 20
"""How much it matters that one can dig a colour oneself, after all others, in percent."""
CLEARING: Final = 100
"""What it must be worth to clear a colour: all others may dig it before oneself."""


class Blocking:
    """The gold that others can come to, and with which colours."""

    def __init__(self, public: Public, stakes: Stakes) -> None:
        self.public = public
        self.stakes = stakes
        self.gold: i64 = gold_left(public)
        self.caved: i64 = public.holdings.caved_in()
        self.colours: i64 = 0
        """With which gold is near, Cave-ins aside."""
        field = public.field
        openings = Openings(field, public.rules.crystals, 0)
        cell: i64
        for cell in range(public.rules.grid.size):
            if i64(field.content[cell]) == GOLD and field.is_free(cell):
                self.colours |= i64(openings.colours[cell])

    def of_cave_in(self, one: i64, two: i64) -> i64:
        """What it is worth that nobody may place two colours."""
        free: i64 = self.colours & ~self.caved
        gain: i64 = self._of(free & ~COLOUR_BIT[one] & ~COLOUR_BIT[two]) - self._of(free)
        return gain * TWICE // 100 if one == two else gain

    def of_clearing(self, colour: i64) -> i64:
        """What it is worth that everybody may place a colour again."""
        if self._lies(colour) > 1:
            return -CLEARING
        free: i64 = self.colours & ~self.caved
        return self._of(free | (self.colours & COLOUR_BIT[colour])) - self._of(free) - CLEARING

    def _of(self, colours: i64) -> i64:
        """What all others, and oneself after them, make of gold with these colours."""
        stakes = self.stakes
        value: i64 = 0
        other: i64
        for other in range(stakes.seats):
            if other != stakes.seat:
                value += stakes.worth_left(colours, other)
        own: i64 = stakes.favourite_of_own(colours)
        gain: i64 = 0 if own < 0 else max(0, stakes.worth(own, stakes.seat))
        return value // (stakes.seats - 1) + gain * OWN_COLOUR // 100

    def _lies(self, colour: i64) -> i64:
        """How many crystals of a colour lie on Cave-ins."""
        caves = self.public.holdings.caves
        count: i64 = 0
        i: i64
        for i in range(len(caves)):
            if i64(caves[i]) == colour:
                count += 1
        return count
