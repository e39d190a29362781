"""Which colours the next player had better not dig: what Cave-ins are for."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.corporation.ground import Openings
from motherlode.bots.corporation.stakes import Stakes, gold_left
from motherlode.games.corporation.pieces import COLOUR_BIT, GOLD
from motherlode.games.corporation.state import Public

TWICE: Final = 130
"""What two crystals of a colour are worth, in percent of one."""
OWN_COLOUR: Final = 10
"""How much it matters that one can dig a colour oneself, in percent of its gold."""


class Blocking:
    """The gold that the next player can come to, and with which colours."""

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
        """What it is worth that the next player may not place two colours."""
        free: i64 = self.colours & ~self.caved
        before: i64 = self.stakes.worth_left(free)
        gain: i64 = self.stakes.worth_left(free & ~COLOUR_BIT[one] & ~COLOUR_BIT[two]) - before
        return gain * TWICE // 100 if one == two else gain

    def of_clearing(self, colour: i64) -> i64:
        """What it is worth that the next player may place a colour again."""
        free: i64 = self.colours & ~self.caved
        before: i64 = self.stakes.worth_left(free)
        freed: i64 = free | (self.colours & COLOUR_BIT[colour])
        own: i64 = self.stakes.worth(colour, self.stakes.seat)
        return self.stakes.worth_left(freed) - before + own * OWN_COLOUR // 100
