"""A rule-of-thumb player for Dwarf Corporation: values every move, makes the best."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.base import Bot, Budget
from motherlode.bots.corporation.blocking import Blocking
from motherlode.bots.corporation.digging import NONE, TOKEN, Digging
from motherlode.bots.corporation.stakes import Stakes
from motherlode.bots.corporation.trading import Trading
from motherlode.bots.corporation.treasures import CAVE_CARD, MINE_CARD, TUNNEL_CARD
from motherlode.core.chance import Chance
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.corporation.moves import (
    CAVE_KIND,
    CAVE_MOVE,
    CELLS,
    CLEAR_MOVE,
    DECLARE,
    DIG_MOVE,
    DROP_UNION,
    EXCHANGE_MOVE,
    INVEST_MOVE,
    KEEP,
    LEAVE,
    OVERTIME_MOVE,
    OVERTIME_THROUGH,
    PASSAGES,
    SWAP_MOVE,
    TAKE_MOVE,
    THROUGH_MOVE,
    TUNNEL_MOVE,
    holds,
    kind_of,
)
from motherlode.games.corporation.pieces import (
    CLEAR,
    COLOUR_BIT,
    COLOURS,
    DIG,
    EXTRA,
    INVEST,
    NO_COLOUR,
    TRADE,
    UNION,
)
from motherlode.games.corporation.state import Own, Public

FIRST: Final = 1000000
"""A card that is worth using goes before everything else."""
NEVER: Final = -2000000
SHADES: Final = 8
"""Chance decides among moves whose values differ by less than this."""


class Regular(Bot[Public, Own]):
    """Digs where the gold pays it more than others, gathers gnomes early, and invests where it can
    be first; uses cards when they win more than they are worth."""

    def __init__(self, seat: i64, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance

    def choose(self, view: View[Public, Own], moves: Moves, budget: Budget) -> i64:
        """The move with the highest value; chance decides among nearly equal ones."""
        if moves.count == 1:
            return moves.items[0]
        plan = Plan(view.public, view.own.seat)
        best: i64 = moves.items[0]
        highest: i64 = 2 * NEVER
        i: i64
        for i in range(moves.count):
            worth: i64 = plan.value(moves.items[i]) + self.chance.below(SHADES)
            if worth > highest:
                highest = worth
                best = moves.items[i]
        return best


class Plan:
    """What one player makes of one question; works out only what it needs to answer it."""

    def __init__(self, public: Public, seat: i64) -> None:
        self.public = public
        self.prompt: i64 = public.course.prompt
        self.stakes = Stakes(public, seat)
        self.digging: Digging | None = None
        self.trading: Trading | None = None
        self.blocking: Blocking | None = None
        self.tunnel_colour: i64 = NO_COLOUR
        """The colour for which a Secret tunnel is best, once that was asked;"""
        self.without: i64 = 0
        """and what the dig is worth without it."""
        if self.prompt in (DIG, EXTRA):
            self.digging = Digging(public, self.stakes)
        elif self.prompt == CLEAR:
            self.blocking = Blocking(public, self.stakes)
        else:
            self.trading = Trading(public, self.stakes)

    def value(self, move: i64) -> i64:
        """How good a move seems, in hundredths of a coin."""
        if self.digging is not None:
            return self._of_dig(self.digging, move)
        if self.blocking is not None and self.prompt == CLEAR:
            return 0 if move == LEAVE else self.blocking.of_clearing(move - CLEAR_MOVE)
        if self.trading is not None:
            return self._of_trade(self.trading, move)
        return 0

    # Digging

    def _of_dig(self, digging: Digging, move: i64) -> i64:
        if move >= OVERTIME_THROUGH:
            return self._of_passage(digging, self.public.course.colour, move - OVERTIME_THROUGH)
        if move >= THROUGH_MOVE:
            rest: i64 = move - THROUGH_MOVE
            return self._of_passage(digging, rest // (PASSAGES * PASSAGES), rest)
        if move >= OVERTIME_MOVE:
            return self._of_cell(digging, self.public.course.colour, move - OVERTIME_MOVE)
        if move >= DIG_MOVE:
            return self._of_cell(digging, (move - DIG_MOVE) // CELLS, (move - DIG_MOVE) % CELLS)
        if move >= TUNNEL_MOVE:
            rest = move - TUNNEL_MOVE
            return self._of_tunnel(digging, rest // CELLS, rest % CELLS)
        if move == DECLARE:
            return self._of_declaring(digging)
        if move == DROP_UNION or kind_of(move) == CAVE_KIND:
            return NEVER  # a swap, and a Cave-in against the next player, have time
        return 0

    def _of_cell(self, digging: Digging, colour: i64, cell: i64) -> i64:
        digging.turn_to(colour)
        return digging.from_cell(cell) - self._of_token()

    def _of_passage(self, digging: Digging, colour: i64, ways: i64) -> i64:
        cells = self.public.field.passages.items
        way_in: i64 = cells[ways // PASSAGES % PASSAGES]
        digging.turn_to(colour)
        return digging.through_passage(way_in, cells[ways % PASSAGES]) - self._of_token()

    def _of_token(self) -> i64:
        """COR-21: what the first crystal costs."""
        return TOKEN if self.prompt == EXTRA else 0

    def _of_declaring(self, digging: Digging) -> i64:
        """COR-26: when it keeps more from others than the card is worth."""
        plain: i64 = digging.best_dig()
        alone = Digging(self.public, self.stakes)
        alone.alone = True
        gain: i64 = alone.best_dig() - plain
        return FIRST + gain if gain > MINE_CARD * digging.treasures.gold else NEVER

    def _of_tunnel(self, digging: Digging, colour: i64, cell: i64) -> i64:
        """COR-20: when the dig is worth more with it, in the colour that gains most by gold."""
        if self.tunnel_colour == NO_COLOUR:
            self._prepare_tunnel(digging)
        if colour != self.tunnel_colour:
            return NEVER
        digging.turn_to(colour)
        gain: i64 = digging.of_tunnel(cell) - self.without
        return FIRST + gain if gain > TUNNEL_CARD * digging.treasures.gold else NEVER

    def _prepare_tunnel(self, digging: Digging) -> None:
        self.tunnel_colour = self.public.course.colour
        if self.tunnel_colour == NO_COLOUR:
            self.tunnel_colour = self.stakes.favourite_of_own(~self.public.holdings.caved_in())
        best: i64 = digging.best_dig() if digging.total > 0 else 0
        self.without = best if best > NONE else 0

    # Trading

    def _of_trade(self, trading: Trading, move: i64) -> i64:
        if move >= TAKE_MOVE:
            return trading.value(move - TAKE_MOVE, 0)
        if move >= CAVE_MOVE:
            return self._of_cave_in(trading, move - CAVE_MOVE)
        if move >= SWAP_MOVE:
            return trading.of_swap(move - SWAP_MOVE)
        if move >= EXCHANGE_MOVE:
            pair: i64 = move - EXCHANGE_MOVE
            return trading.value(COLOUR_BIT[pair // COLOURS] | COLOUR_BIT[pair % COLOURS], 0)
        if self.prompt == INVEST:
            return trading.value(COLOUR_BIT[move - INVEST_MOVE], 0)
        if move == KEEP:
            return trading.value(0, 0)
        return self._of_dropping()

    def _of_dropping(self) -> i64:
        """COR-23: what the best swap is worth with the team that is left then."""
        if self.prompt != TRADE:
            return NEVER
        seat: i64 = self.stakes.seat
        twin = self.public.copy()
        twin.holdings.lose(seat, UNION)
        without = Trading(twin, Stakes(twin, seat))
        return without.of_swap(without.best_swap())

    def _of_cave_in(self, trading: Trading, pair: i64) -> i64:
        """COR-27: when it keeps more from the others than the card is worth."""
        if self.blocking is None:
            self.blocking = self._blocking_after(trading)
        gain: i64 = self.blocking.of_cave_in(pair // COLOURS, pair % COLOURS)
        return FIRST + gain if gain > CAVE_CARD * self.blocking.gold else NEVER

    def _blocking_after(self, trading: Trading) -> Blocking:
        """What others can dig after the swap that is still to come."""
        seat: i64 = self.stakes.seat
        twin = self.public.copy()
        pair: i64 = -1 if holds(twin, seat, UNION) else trading.best_swap()
        if pair >= 0:
            twin.holdings.invest(seat, pair // COLOURS, -1)
            twin.holdings.invest(seat, pair % COLOURS, 1)
        return Blocking(twin, Stakes(twin, seat))
