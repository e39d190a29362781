"""What a player thinks of the moves that all games of path and action cards have."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.bots.mine.route import FAR, Route, count_exits, is_dead_end
from motherlode.core.chance import Chance
from motherlode.kit.bands import (
    BREAK_KIND,
    BREAK_MOVE,
    FIX_STEP,
    MAP_KIND,
    MAP_MOVE,
    MEND_KIND,
    MEND_MOVE,
    OPEN_KIND,
    OPEN_MOVE,
    SEATS,
    tool_kind,
)
from motherlode.kit.goals import ALL_GOALS, GOAL_BIT, GOALS, GOLD, UNSEEN, Goals
from motherlode.kit.tools import Tools

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
SUSPECT: Final = 3
"""From so much doubt on a digger takes somebody for a saboteur."""


class Pick:
    """The move with the highest value so far; chance decides among nearly equal ones."""

    def __init__(self, chance: Chance, first: i64) -> None:
        self.chance = chance
        self.move = first
        self.highest: i64 = NEVER * 2

    def offer(self, move: i64, worth: i64) -> None:
        """Take this move if it is better than all before."""
        shaded: i64 = worth + self.chance.below(SHADES)
        if shaded > self.highest:
            self.highest = shaded
            self.move = move


class Outlook:
    """One player's view of one turn: whether to dig or to spoil, where to, and whom to doubt.

    `doubts` says for each seat how much it seems to harm the diggers (`Suspicion`).
    """

    def __init__(
        self, route: Route, tools: Tools, seen: vec[u8], seat: i64, doubts: vec[i64], *, digs: bool
    ) -> None:
        self.route = route
        self.maze = route.maze
        self.tools = tools
        self.seen = seen
        self.seat = seat
        self.doubts = doubts
        self.digs = digs

    def of_dig(self, tile: i64, cell: i64, beyond: i64) -> i64:
        """Laying a tile beyond which so many cards are needed."""
        if self.digs:
            return self._of_digging(tile, cell, beyond)
        return self._of_spoiling(tile, cell, beyond)

    def _of_digging(self, tile: i64, cell: i64, beyond: i64) -> i64:
        """More for every card by which the tunnel gets nearer, and for ways that stay open."""
        route = self.route
        if beyond == 0:
            return MUST
        gain: i64 = route.best - route.after(cell, beyond)
        if gain < 0:
            return NEVER
        if gain == 0:
            if beyond >= FAR:
                return -WEAK
            return WEAK - 20 * (beyond - route.best)
        return GOOD + 50 * gain + 8 * count_exits(self.maze, tile)

    def _of_spoiling(self, tile: i64, cell: i64, beyond: i64) -> i64:
        """More for every card by which the tunnel gets farther; never a step nearer."""
        route = self.route
        if beyond == 0:
            return NEVER
        loss: i64 = route.after(cell, beyond) - route.best
        if loss > 0:
            return FAIR + 40 * min(loss, 10) + (FAIR if route.best <= NEAR else 0)
        if loss < 0:
            return NEVER // 2
        return WEAK if self._is_dead_end(tile) else 0

    def of_action(self, rest: i64) -> i64:
        """A move of the band of tools, maps and goals (`kit.bands`)."""
        kind: i64 = tool_kind(rest)
        if kind == MEND_KIND:
            return self.of_mending((rest - MEND_MOVE) % FIX_STEP % SEATS)
        if kind == BREAK_KIND:
            return self.of_breaking((rest - BREAK_MOVE) % SEATS)
        if kind == MAP_KIND:
            return self._of_looking(rest - MAP_MOVE)
        if kind == OPEN_KIND:
            return self._of_opening(rest - OPEN_MOVE)
        return 0

    def of_mending(self, seat: i64) -> i64:
        """Oneself first; others if they seem to be on one's side."""
        if seat == self.seat:
            return GOOD + FAIR
        trust: i64 = -self.doubts[seat]
        if not self.digs:
            return WEAK - FAIR - trust
        return WEAK + trust * 20

    def of_breaking(self, seat: i64) -> i64:
        """Whoever seems to be on the other side and can still dig."""
        if seat == self.seat:
            return NEVER
        doubt: i64 = self.doubts[seat]
        fresh: i64 = WEAK if self.tools.all_whole(seat) else 0
        if not self.digs:
            return (GOOD if self.route.best <= NEAR + 1 else FAIR) + fresh - doubt * 20
        return FAIR + fresh + doubt * 20 if doubt >= SUSPECT else NEVER // 10

    def _of_looking(self, goal: i64) -> i64:
        """Maps are worth most early, and nothing once the gold is known."""
        wanted: i64 = self.route.wanted
        if wanted & GOAL_BIT[goal] == 0 or wanted == GOAL_BIT[goal]:
            return -WEAK
        return GOOD - WEAK if self.digs else FAIR

    def _of_opening(self, goal: i64) -> i64:
        """Open the gold, or keep it shut."""
        if self.seen[goal] == UNSEEN:
            return WEAK
        is_gold: bool = self.seen[goal] == GOLD
        return FAIR if is_gold == self.digs else 0

    def of_rockfall(self, cell: i64) -> i64:
        """Diggers clear dead ends where the tunnel is stuck; saboteurs cut it near the goals."""
        route = self.route
        if not self.digs:
            if route.best > NEAR + 1 or self.maze.reach.tied[cell] == 0:
                return -WEAK
            return FAIR + WEAK + 20 * self.maze.ground.grid.column(cell)
        if not self._is_dead_end(self.maze.mine.at(cell)) or route.walker.lead[cell] == 0:
            return NEVER
        return FAIR if route.best >= FAR else WEAK // 2

    def of_discarding_path(self, tile: i64) -> i64:
        """Throw away what helps the other side; keep what helps one's own."""
        unwanted: bool = self._is_dead_end(tile) == self.digs
        return 60 if unwanted else 20 - 4 * count_exits(self.maze, tile)

    def of_discarding_map(self) -> i64:
        """A map is of little use once something is known."""
        return 40 if self.route.wanted != ALL_GOALS else 0

    def of_discarding_rockfall(self) -> i64:
        """Saboteurs keep it."""
        return 30 if self.digs else -WEAK

    def _is_dead_end(self, tile: i64) -> bool:
        return is_dead_end(self.route.walker.through, tile)


def wanted_goals(goals: Goals, seen: vec[u8]) -> i64:
    """The goals where a player who has seen these faces thinks the gold may be, as bits."""
    maybe: i64 = 0
    goal: i64
    for goal in range(GOALS):
        if goals.open[goal] == UNSEEN:
            if seen[goal] == GOLD:
                return GOAL_BIT[goal]
            if seen[goal] == UNSEEN:
                maybe |= GOAL_BIT[goal]
    return maybe
