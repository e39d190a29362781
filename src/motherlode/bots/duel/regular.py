"""A rule-of-thumb player for Saboteur Duel: values every move, makes the best."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.base import Bot, Budget
from motherlode.bots.duel.hand import STEP, Hand
from motherlode.bots.mine.outlook import FAIR, GOOD, MUST, NEVER, WEAK, Pick
from motherlode.bots.mine.route import FAR, Route, count_exits
from motherlode.core.chance import Chance
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.duel.cards import FIRST_PATH, NO_SEAT
from motherlode.games.duel.maps import Maps
from motherlode.games.duel.moves import (
    DIG_MOVE,
    KEY_KIND,
    KEY_MOVE,
    NOTHING,
    PASS_MOVE,
    REMOVE_KIND,
    REMOVE_MOVE,
    TOOL_MOVE,
    kind_of,
)
from motherlode.games.duel.state import Own, Public
from motherlode.kit.bands import (
    BREAK_KIND,
    CELLS,
    DIG_KIND,
    LIE_MOVE,
    MAP_KIND,
    MAP_MOVE,
    MEND_KIND,
    PASS_KIND,
)
from motherlode.kit.cards import MAP
from motherlode.kit.discards import digit
from motherlode.kit.goals import GOAL_BIT, GOALS, UNSEEN
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import FIRST

THEIRS: Final = 50
"""What it costs if the other needs a card less."""
CLOSE: Final = 3
"""Who needs so few cards is about to claim."""
BETTER: Final = 200
"""A goal with a nugget more is worth so much more."""
HANDED: Final = 120
"""What it costs to lay the next to last card to gold for one who can lay the last."""
BARRED: Final = 10
"""What it is worth, for every card more that the other needs then, how gold is reached."""
NEXT: Final = 4
"""What a card could do in the next turn counts for so much less: the other moves before."""
PLAYED: Final = 10
"""What it is worth to look at a goal more than to throw the map away, and what it costs to show a
path that brings nobody nearer instead of throwing it away unseen."""


class Regular(Bot[Public, Own]):
    """Runs for the nearest gold, and shuts the way to the other."""

    def __init__(self, seat: i64, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View[Public, Own], moves: Moves, budget: Budget) -> i64:
        """The move with the highest value; chance decides among nearly equal ones."""
        outlook = DuelOutlook(view.public, view.own)
        pick = Pick(self.chance, moves.items[0])
        i: i64
        for i in range(moves.count):
            pick.offer(moves.items[i], outlook.value(moves.items[i]))
        return pick.move


class DuelOutlook:
    """One player's view of one turn: how far both are from gold that nobody has claimed."""

    def __init__(self, public: Public, own: Own) -> None:
        self.public = public
        self.own = own
        self.seat: i64 = own.seat
        self.wanted: i64 = _unclaimed(public)
        self.mine = self._route(public.maps, own.seat)
        self.theirs = self._route(public.maps, 1 - own.seat)
        self.hand = Hand(public, own, self.mine)
        self.may_answer: bool = public.tools.all_whole(1 - own.seat)
        """Whether the other can dig in the next turn."""

    def _route(self, maps: Maps, seat: i64) -> Route:
        maze = maps.of(seat)
        return Route(maze, maze.reach, self.public.goals, self.wanted)

    def value(self, move: i64) -> i64:
        """What a move is worth."""
        kind: i64 = kind_of(move)
        if kind == DIG_KIND:
            rest: i64 = move - DIG_MOVE
            return self._of_dig(rest // CELLS + FIRST, rest % CELLS)
        if kind == KEY_KIND:
            return self._of_key(move - KEY_MOVE)
        if kind == REMOVE_KIND:
            return self._of_removing(move - REMOVE_MOVE)
        if kind == PASS_KIND:
            card: i64 = move - PASS_MOVE
            return 0 if card == NOTHING else self.hand.without(card)
        if kind == BREAK_KIND:
            return FAIR + self._hurry(self.theirs)
        if kind == MEND_KIND:
            return 2 * GOOD  # more than two cards for the same (DUE-5), however near the gold is
        if kind == MAP_KIND:
            return self._of_map(move - TOOL_MOVE - MAP_MOVE)
        return self._of_lie(move - TOOL_MOVE - LIE_MOVE)

    # Changing the maze

    def _of_dig(self, tile: i64, cell: i64) -> i64:
        """Nearer to gold oneself, and the other no nearer; whose turn it is claims first."""
        beyond: i64 = self.mine.ways(tile, cell)
        they: i64 = FAR
        gain: i64 = 0
        """How much nearer the other gets."""
        if i64(self.theirs.walker.lead[cell]) != 0:
            they = self.theirs.ways(tile, cell)
            gain = _bounded(self.theirs.best - self.theirs.after(cell, they))
        if beyond == 0:
            return MUST + self._nuggets_beside(cell) - (0 if they == 0 else gain * BARRED)
        if they == 0:
            return NEVER
        worth: i64 = (self.mine.best - self.mine.after(cell, beyond)) * STEP - gain * THEIRS
        if gain > 0 and self.theirs.best - gain == 1 and self.may_answer:
            worth -= HANDED
        if worth < 0:
            return -WEAK + _bounded(worth)
        if worth == 0:
            return self._of_another_way(tile, beyond)
        return GOOD + worth + 8 * count_exits(self.mine.maze, tile) + self._of_next(tile, cell)

    def _of_next(self, tile: i64, cell: i64) -> i64:
        """What the next card of the own hand could bring then: gold, or another step."""
        maps = Maps(self.public.rules)
        maps.become(self.public.maps)
        maps.of(self.seat).dig(cell, tile)
        card: i64 = FIRST_PATH + i64(self.mine.maze.ground.tiles.card[tile])
        hand = Hand(self.public, self.own, self._route(maps, self.seat))
        return hand.best_use(card) // NEXT

    def _of_another_way(self, tile: i64, beyond: i64) -> i64:
        """A second way that is about as near: the other cannot shut both."""
        if beyond < self.mine.runner_up and beyond <= self.mine.best + 1:
            return WEAK - STEP * (beyond - self.mine.best)
        card: i64 = FIRST_PATH + i64(self.mine.maze.ground.tiles.card[tile])
        return self.hand.without(card) - PLAYED

    def _nuggets_beside(self, cell: i64) -> i64:
        """More for goals that are known to be rich."""
        most: i64 = 0
        goal: i64
        side: i64
        for goal in range(GOALS):
            for side in range(SIDES):
                beside: i64 = cell + self.public.rules.green.grid.step[side]
                if beside == self.public.rules.goals.cells[goal]:
                    most = max(most, self._nuggets_on(goal))
        return most * BETTER

    def _nuggets_on(self, goal: i64) -> i64:
        """As far as is known: what it saw, or what is likely."""
        face: i64 = i64(self.public.goals.open[goal])
        if face == UNSEEN:
            face = i64(self.own.seen[goal])
        return 2 if face == UNSEEN else self.public.rules.nuggets[face]

    def _of_key(self, cell: i64) -> i64:
        """DUE-14: worth what it opens."""
        maps = Maps(self.public.rules)
        maps.become(self.public.maps)
        maps.unlock(self.seat, cell)
        goal: i64
        for goal in range(GOALS):
            at: i64 = self.public.rules.goals.cells[goal]
            now: bool = self.public.maps.of(self.seat).reach.lead[at] != 0
            if not now and maps.of(self.seat).reach.lead[at] != 0:
                return MUST + self._nuggets_on(goal) * BETTER
        gain: i64 = self.mine.best - self._route(maps, self.seat).best
        return GOOD + gain * STEP if gain > 0 else -FAIR

    def _of_lie(self, rest: i64) -> i64:
        """DUE-9: the way that connects oneself, and not the other."""
        goal: i64 = rest // 2
        rules = self.public.rules.goals
        tile: i64 = rules.written[i64(self.public.goals.open[goal])] + rest % 2
        mouths: i64 = i64(self.public.maps.mine.tiles.mouths[tile])
        cell: i64 = rules.cells[goal]
        if mouths & i64(self.public.maps.of(self.seat).reach.lead[cell]) != 0:
            return GOOD
        they: i64 = i64(self.public.maps.of(1 - self.seat).reach.lead[cell])
        return -GOOD if mouths & they != 0 else 0

    # Other cards

    def _of_map(self, goal: i64) -> i64:
        """Worth something as long as the run is long and the goal unknown; never worth throwing."""
        if i64(self.own.seen[goal]) != UNSEEN or self.hand.knows_all_goals():
            return -WEAK
        return self.hand.without(MAP) + PLAYED if self.mine.best <= CLOSE else FAIR

    def _of_removing(self, pair: i64) -> i64:
        """DUE-5: if a path is left to lay then; a hand that gets smaller is never full again."""
        one: i64 = digit(pair, 1)
        two: i64 = digit(pair, 2)
        if self.hand.paths(one, two) <= 0:
            return NEVER
        return FAIR + self._hurry(self.mine) + self.hand.without(one, two)

    def _hurry(self, route: Route) -> i64:
        """More, the fewer cards are needed."""
        if route.best >= FAR:
            return 0
        return GOOD if route.best <= CLOSE else WEAK


def _unclaimed(public: Public) -> i64:
    """The goals whose gold nobody has, as bits."""
    goals: i64 = 0
    goal: i64
    for goal in range(GOALS):
        if i64(public.claimed[goal]) == NO_SEAT:
            goals |= GOAL_BIT[goal]
    return goals


def _bounded(worth: i64) -> i64:
    """No way at all counts as ten cards more."""
    return max(-10, min(10, worth))
