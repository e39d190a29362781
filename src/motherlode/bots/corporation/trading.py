"""Which corporations to invest in: those that much gold is near to, and where one is first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.corporation.ground import Ground
from motherlode.bots.corporation.stakes import Stakes
from motherlode.bots.corporation.treasures import Treasures
from motherlode.games.corporation.pay import incomes
from motherlode.games.corporation.pieces import COLOUR_BIT, COLOURS, GOLD
from motherlode.games.corporation.state import Public

CHARM: Final = vec[i64]([0, 100, 95, 85, 50, 40, 32, 25])
"""How likely gold is dug by a colour that is so many crystals away."""
BASIC: Final = 10
"""Every colour may come to some gold."""
HORIZON: Final = 8
"""So many golds are dug before everything is different."""
CHANGES: Final = 3
"""One investment less, none, one more."""

AWAY: Final = Ground()
"""From the crystals of one colour. Asked within one question, never kept."""


class Trading:
    """Who would dig what, and what that is worth, with other investments of one player.

    Every player digs most where the gold pays them best and is near; how much, by the square of
    both. What that brings oneself, against the others, is what investments are worth.
    """

    def __init__(self, public: Public, stakes: Stakes) -> None:
        self.public = public
        self.stakes = stakes
        self.treasures = Treasures(public, stakes)
        self.seats: i64 = stakes.seats
        self.near: vec[i64] = vec[i64]([BASIC] * COLOURS)
        """How much gold is near each colour."""
        self.golds: i64 = min(HORIZON, self.treasures.gold)
        size: i64 = CHANGES * COLOURS * self.seats
        self.drawn: vec[i64] = vec[i64]([0] * size)
        """By change, colour and digger: how much the gold draws a digger;"""
        self.worth: vec[i64] = vec[i64]([0] * size)
        """and what it is worth that this digger digs it, times that."""
        self._measure()
        self._weigh()

    def _measure(self) -> None:
        field = self.public.field
        caved: i64 = self.public.holdings.caved_in()
        colour: i64
        i: i64
        for colour in range(COLOURS):
            AWAY.begin(field)
            for i in range(field.rim.size):
                if field.touches(field.rim.items[i], colour):
                    AWAY.put(field.rim.items[i], 1)
            AWAY.spread(field, len(CHARM) - 1)
            near: i64 = BASIC
            for i in range(AWAY.size):
                if i64(field.content[AWAY.found[i]]) == GOLD:
                    near += CHARM[AWAY.of(AWAY.found[i])]
            self.near[colour] = near if caved & COLOUR_BIT[colour] == 0 else near // 2

    def _weigh(self) -> None:
        """Pay every colour with one investment less, as many, and one more."""
        twin = self.public.copy()
        seat: i64 = self.stakes.seat
        colour: i64
        change: i64
        for colour in range(COLOURS):
            for change in range(-1, 2):
                if change < 0 and twin.holdings.loose[seat * COLOURS + colour] == 0:
                    continue
                twin.holdings.invest(seat, colour, change)
                self._weigh_colour(colour, change, incomes(twin, colour))
                twin.holdings.invest(seat, colour, -change)

    def _weigh_colour(self, colour: i64, change: i64, paid: vec[i64]) -> None:
        stakes = self.stakes
        weights: vec[i64] = stakes.weights
        together: i64 = 0
        digger: i64
        for digger in range(self.seats):
            together += paid[digger] * weights[digger]
        for digger in range(self.seats):
            pay: i64 = max(paid[digger], stakes.prizes[digger])
            draw: i64 = self.near[colour] * pay // 10
            at: i64 = self._at(change, colour, digger)
            self.drawn[at] = draw * draw
            self.worth[at] = draw * draw * (together + (pay - paid[digger]) * weights[digger])

    def _at(self, change: i64, colour: i64, digger: i64) -> i64:
        return ((change + 1) * COLOURS + colour) * self.seats + digger

    def value(self, more: i64, less: i64) -> i64:
        """What it is worth to invest in some colours (bits) instead of others, so far ahead."""
        value: i64 = 0
        digger: i64
        colour: i64
        for digger in range(self.seats):
            drawn: i64 = 0
            worth: i64 = 0
            for colour in range(COLOURS):
                change: i64 = ((more >> colour) & 1) - ((less >> colour) & 1)
                at: i64 = self._at(change, colour, digger)
                drawn += self.drawn[at]
                worth += self.worth[at]
            if drawn > 0:
                value += worth // drawn
        return value * self.golds // self.seats

    def best_swap(self) -> i64:
        """What the best swap is worth, one's Union aside."""
        best: i64 = self.value(0, 0)
        less: i64
        more: i64
        for less in range(COLOURS):
            if self.public.holdings.loose[self.stakes.seat * COLOURS + less] == 0:
                continue
            for more in range(COLOURS):
                if more != less:
                    best = max(best, self.value(COLOUR_BIT[more], COLOUR_BIT[less]))
        return best
