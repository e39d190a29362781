"""A rule-of-thumb player for base Saboteur: values every move, makes the best."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.base import Bot, Budget
from motherlode.bots.builder.route import FAR, Route, count_exits, is_dead_end
from motherlode.bots.builder.suspicion import Suspicion
from motherlode.core.chance import Chance
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur.cards import (
    FIRST_PATH,
    GOALS,
    GOLD,
    MAP,
    ROCKFALL,
    SABOTEUR,
    UNSEEN,
)
from motherlode.games.saboteur.moves import (
    BREAK_KIND,
    BREAK_MOVE,
    CELLS,
    DIG_KIND,
    DIG_MOVE,
    FIX_STEP,
    GOAL_BIT,
    KEEP_KIND,
    KEEP_MOVE,
    LIE_KIND,
    MAP_KIND,
    MAP_MOVE,
    MEND_KIND,
    MEND_MOVE,
    NO_CARD,
    OPEN_KIND,
    OPEN_MOVE,
    PASS_MOVE,
    ROCKFALL_KIND,
    ROCKFALL_MOVE,
    SEATS,
    kind_of,
)
from motherlode.games.saboteur.state import Own, Public
from motherlode.kit.tiles import FIRST

# Values of moves, higher is better; what lies between is room for shades.
MUST: Final = 10000
GOOD: Final = 1000
FAIR: Final = 500
WEAK: Final = 100
NEVER: Final = -1000
SHADES: Final = 8
"""Chance decides among moves whose values differ by less than this."""
NEAR: Final = 4
"""The tunnel is near the goals when so few cards are needed: saboteurs drop the mask."""


class Builder(Bot[Public, Own]):
    """Diggers bring the tunnel nearer to where gold may be; saboteurs keep it from getting near."""

    def __init__(self, seat: i64, chance: Chance) -> None:
        self.chance = chance
        self.suspicion = Suspicion(seat)

    def hear(self, event: Event) -> None:
        """Remember who helped and who harmed."""
        self.suspicion.hear(event)

    def choose(self, view: View[Public, Own], moves: Moves, budget: Budget) -> i64:
        """The move with the highest value; chance decides among nearly equal ones."""
        public = view.public
        own = view.own
        self.suspicion.look_at(public)
        route = Route(public, wanted_goals(public, own))
        best: i64 = moves.items[0]
        highest: i64 = NEVER * 2
        i: i64
        for i in range(moves.count):
            move: i64 = moves.items[i]
            worth: i64 = self._value(public, own, route, move) + self.chance.below(SHADES)
            if worth > highest:
                highest = worth
                best = move
        return best

    def _value(self, public: Public, own: Own, route: Route, move: i64) -> i64:
        kind: i64 = kind_of(move)
        digs: bool = own.role != SABOTEUR
        if kind == DIG_KIND:
            rest: i64 = move - DIG_MOVE
            tile: i64 = rest // CELLS + FIRST
            if digs:
                return _value_of_digging(public, route, tile, rest % CELLS)
            return _value_of_spoiling(public, route, tile, rest % CELLS)
        if kind == MEND_KIND:
            return self._value_of_mending(public, own, (move - MEND_MOVE) % FIX_STEP % SEATS)
        if kind == BREAK_KIND:
            return self._value_of_breaking(public, own, route, (move - BREAK_MOVE) % SEATS)
        if kind == MAP_KIND:
            return _value_of_looking(public, own, move - MAP_MOVE)
        if kind == ROCKFALL_KIND:
            return _value_of_rockfall(public, own, route, move - ROCKFALL_MOVE)
        if kind == KEEP_KIND:
            return (move - KEEP_MOVE) * WEAK
        if kind == OPEN_KIND:
            return _value_of_opening(own, move - OPEN_MOVE, digs=digs)
        if kind == LIE_KIND:
            return 0
        return _value_of_discarding(public, own, move - PASS_MOVE)

    def _value_of_mending(self, public: Public, own: Own, seat: i64) -> i64:
        """Oneself first; others if they seem to be on one's side."""
        if seat == own.seat:
            return GOOD + FAIR
        trust: i64 = -self.suspicion.of(seat)
        if own.role == SABOTEUR:
            return WEAK - FAIR - trust
        return WEAK + trust * 20

    def _value_of_breaking(self, public: Public, own: Own, route: Route, seat: i64) -> i64:
        """Whoever seems to be on the other side and can still dig."""
        if seat == own.seat:
            return NEVER
        doubt: i64 = self.suspicion.of(seat)
        fresh: i64 = WEAK if public.tools.all_whole(seat) else 0
        if own.role == SABOTEUR:
            return (GOOD if route.best <= NEAR + 1 else FAIR) + fresh - doubt * 20
        return FAIR + fresh + doubt * 20 if doubt >= 3 else NEVER // 10


def wanted_goals(public: Public, own: Own) -> i64:
    """The goals where this seat thinks the gold may be, as bits."""
    maybe: i64 = 0
    goal: i64
    for goal in range(GOALS):
        if public.open[goal] == UNSEEN:
            if own.seen[goal] == GOLD:
                return GOAL_BIT[goal]
            if own.seen[goal] == UNSEEN:
                maybe |= GOAL_BIT[goal]
    return maybe


def _value_of_digging(public: Public, route: Route, tile: i64, cell: i64) -> i64:
    """More for every card by which the tunnel gets nearer, and for ways that stay open."""
    if route.exits(tile, cell) == 0:
        return MUST
    gain: i64 = route.best - route.after(tile, cell)
    if gain < 0:
        return NEVER
    onward: i64 = route.exits(tile, cell)
    if gain == 0:
        if onward >= FAR:
            return -WEAK
        return WEAK - 20 * (onward - route.best)
    return GOOD + 50 * gain + 8 * count_exits(public, tile)


def _value_of_spoiling(public: Public, route: Route, tile: i64, cell: i64) -> i64:
    """More for every card by which the tunnel gets farther; never a step nearer."""
    if route.exits(tile, cell) == 0:
        return NEVER
    loss: i64 = route.after(tile, cell) - route.best
    if loss > 0:
        return FAIR + 40 * min(loss, 10) + (FAIR if route.best <= NEAR else 0)
    if loss < 0:
        return NEVER // 2
    return WEAK if is_dead_end(public, tile) else 0


def _value_of_looking(public: Public, own: Own, goal: i64) -> i64:
    """Maps are worth most early, and nothing once the gold is known."""
    wanted: i64 = wanted_goals(public, own)
    if wanted & GOAL_BIT[goal] == 0 or wanted == GOAL_BIT[goal]:
        return -WEAK
    return GOOD - WEAK if own.role != SABOTEUR else FAIR


def _value_of_rockfall(public: Public, own: Own, route: Route, cell: i64) -> i64:
    """Diggers clear dead ends where the tunnel is stuck; saboteurs cut it near the goals."""
    tile: i64 = public.mine.at(cell)
    if own.role == SABOTEUR:
        if route.best > NEAR + 1 or public.reach.tied[cell] == 0:
            return -WEAK
        column: i64 = public.rules.grid.column(cell)
        return FAIR + WEAK + 20 * column
    if not is_dead_end(public, tile) or public.reach.lead[cell] == 0:
        return NEVER
    return FAIR if route.best >= FAR else WEAK // 2


def _value_of_opening(own: Own, goal: i64, *, digs: bool) -> i64:
    """Open the gold, or keep it shut."""
    known: bool = own.seen[goal] != UNSEEN
    is_gold: bool = own.seen[goal] == GOLD
    if not known:
        return WEAK
    return FAIR if is_gold == digs else 0


def _value_of_discarding(public: Public, own: Own, card: i64) -> i64:
    """Throw away what helps the other side; keep what helps one's own."""
    if card == NO_CARD:
        return 0
    digs: bool = own.role != SABOTEUR
    if card >= FIRST_PATH:
        tile: i64 = i64(public.mine.tiles.first[card - FIRST_PATH])
        unwanted: bool = is_dead_end(public, tile) == digs
        return 60 if unwanted else 20 - 4 * count_exits(public, tile)
    if card == MAP:
        known: bool = wanted_goals(public, own) != 7
        return 40 if known else 0
    if card == ROCKFALL:
        return 30 if digs else -WEAK
    return 10
