"""Which corporations to invest in: those that much gold is near to, and where one stays first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.corporation.ending import is_won
from motherlode.bots.corporation.ground import Ground, Openings
from motherlode.bots.corporation.stakes import Stakes
from motherlode.bots.corporation.treasures import Treasures
from motherlode.games.corporation.pay import incomes
from motherlode.games.corporation.pieces import COLOUR_BIT, COLOURS, GOLD
from motherlode.games.corporation.state import Public

CHARM: Final = vec[i64]([0, 100, 95, 85, 50, 40, 32, 25])
"""How likely gold is dug by a colour that is so many crystals away."""
LATE: Final = 4
"""So many times less likely, if another colour comes to it in one dig and this one does not."""
BASIC: Final = 10
"""Every colour may come to some gold."""
HORIZON: Final = 8
"""So many golds are dug before everything is different."""
ANSWERED: Final = 30
"""How likely the strongest rival invests in a colour before its gold is dug, in percent."""
LAST: Final = 10000
"""What it is worth to win by the last gold, and less than nothing to lose by it."""
UNWANTED: Final = 4
"""The last gold draws so many times less whom it does not let win."""
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
        openings = Openings(field, self.public.rules.crystals, caved)
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
                    near += self._charm(
                        AWAY.of(AWAY.found[i]), i64(openings.colours[AWAY.found[i]])
                    )
            self.near[colour] = near if caved & COLOUR_BIT[colour] == 0 else near // 2

    def _charm(self, crystals: i64, openings: i64) -> i64:
        """How likely gold is dug by a colour so far away, if these come to it in one dig."""
        is_late: bool = crystals > self.public.rules.crystals and openings != 0
        return CHARM[crystals] // LATE if is_late else CHARM[crystals]

    def _weigh(self) -> None:
        """Pay every colour with one investment less, as many, and one more."""
        twin = self.public.copy()
        seat: i64 = self.stakes.seat
        colour: i64
        change: i64
        for colour in range(COLOURS):
            rival: i64 = self._rival(colour)
            for change in range(-1, 2):
                if change < 0 and twin.holdings.loose[seat * COLOURS + colour] == 0:
                    continue
                twin.holdings.invest(seat, colour, change)
                self._weigh_colour(colour, change, incomes(twin, colour), 100 - ANSWERED)
                twin.holdings.invest(rival, colour, 1)
                self._weigh_colour(colour, change, incomes(twin, colour), ANSWERED)
                twin.holdings.invest(rival, colour, -1)
                twin.holdings.invest(seat, colour, -change)

    def _weigh_colour(self, colour: i64, change: i64, paid: vec[i64], likely: i64) -> None:
        """Add what a colour comes to if it pays so, which is so likely."""
        stakes = self.stakes
        together: i64 = 0
        digger: i64
        for digger in range(self.seats):
            together += paid[digger] * stakes.weights[digger]
        for digger in range(self.seats):
            pay: i64 = max(paid[digger], stakes.prizes[digger])
            worth: i64 = together + (pay - paid[digger]) * stakes.weights[digger]
            draw: i64 = self.near[colour] * pay // 10
            if self.treasures.gold == 1:
                worth += LAST if is_won(stakes, paid, digger, stakes.seat) else -LAST
                if not is_won(stakes, paid, digger, digger):
                    draw = draw // UNWANTED
            at: i64 = self._at(change, colour, digger)
            self.drawn[at] += likely * draw * draw
            self.worth[at] += likely * draw * draw * worth

    def _rival(self, colour: i64) -> i64:
        """Who of the others has most investments in a colour; of several, who digs first."""
        stakes = self.stakes
        best: i64 = stakes.next
        ahead: i64
        for ahead in range(2, stakes.seats):
            other: i64 = (stakes.seat + ahead) % stakes.seats
            holdings = self.public.holdings
            if holdings.invested(other, colour) > holdings.invested(best, colour):
                best = other
        return best

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
        """The best swap, as a colour that goes, times eight, and one that comes; -1 for none."""
        best: i64 = -1
        highest: i64 = self.value(0, 0)
        less: i64
        more: i64
        for less in range(COLOURS):
            if self.public.holdings.loose[self.stakes.seat * COLOURS + less] == 0:
                continue
            for more in range(COLOURS):
                if more == less:
                    continue
                value: i64 = self.value(COLOUR_BIT[more], COLOUR_BIT[less])
                if value > highest:
                    highest = value
                    best = less * COLOURS + more
        return best

    def of_swap(self, pair: i64) -> i64:
        """What a swap is worth, or to keep everything."""
        if pair < 0:
            return self.value(0, 0)
        return self.value(COLOUR_BIT[pair % COLOURS], COLOUR_BIT[pair // COLOURS])
