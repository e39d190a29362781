"""Which cards of the own hand can be spared: what each is still good for on this table."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.mine.outlook import GOOD
from motherlode.bots.mine.route import Route, count_exits, is_dead_end
from motherlode.games.duel.cards import FIRST_PATH, KEY
from motherlode.games.duel.imagine import unseen_cards
from motherlode.games.duel.state import Own, Public
from motherlode.kit.cards import BREAK, FIX, FIXES, MAP
from motherlode.kit.goals import GOALS, UNSEEN
from motherlode.kit.tools import TOOL_BIT

STEP: Final = 60
"""What it is worth to need a card less, or the other a card more."""
USELESS: Final = 70
"""What it is worth to be rid of a card that is good for nothing any more."""
DEAD_END: Final = 60
STALE_MAP: Final = 60
FRESH_MAP: Final = 40
REPAIR: Final = 10
SABOTAGE: Final = 5


class Hand:
    """One's own cards, before gold that one runs for."""

    def __init__(self, public: Public, own: Own, route: Route) -> None:
        self.public = public
        self.own = own
        self.route = route
        self.uses: vec[i64] = vec[i64]()
        """What each card would bring if it were laid now, as `own.hand` has them."""
        i: i64
        for i in range(own.hand.size):
            self.uses = append(self.uses, self._use(i64(own.hand.items[i])))

    def without(self, one: i64, two: i64 = -1) -> i64:
        """What it is worth to be without a card, or two: rid of them, and of what they could do."""
        worth: i64 = self._of_losing(one) - self.best_use() + self.best_use(one, two)
        return worth if two < 0 else worth + self._of_losing(two)

    def paths(self, one: i64, two: i64) -> i64:
        """How many cards lead on, without these two."""
        count: i64 = -self._is_path(one) - self._is_path(two)
        i: i64
        for i in range(self.own.hand.size):
            count += self._is_path(i64(self.own.hand.items[i]))
        return count

    def knows_all_goals(self) -> bool:
        """Whether what lies under the goals was seen, or follows from what was."""
        unknown: i64 = 0
        goal: i64
        for goal in range(GOALS):
            if self.public.goals.open[goal] == UNSEEN and self.own.seen[goal] == UNSEEN:
                unknown += 1
        return unknown <= 1

    def best_use(self, one: i64 = -1, two: i64 = -1) -> i64:
        """What the best card brings that is neither of these."""
        best: i64 = 0
        i: i64
        for i in range(self.own.hand.size):
            card: i64 = i64(self.own.hand.items[i])
            if card == one:
                one = -1
            elif card == two:
                two = -1
            elif self.uses[i] > best:
                best = self.uses[i]
        return best

    # What cards could do

    def _use(self, card: i64) -> i64:
        """How much nearer to gold a card could bring one, wherever it fits."""
        if card < FIRST_PATH:
            return 0
        maze = self.route.maze
        tiles = maze.ground.tiles
        frontier = maze.reach.frontier
        first: i64 = i64(tiles.first[card - FIRST_PATH])
        nearest: i64 = self.route.best
        tile: i64
        i: i64
        for tile in range(first, first + i64(tiles.ways[card - FIRST_PATH])):
            for i in range(frontier.size):
                cell: i64 = frontier.items[i]
                if maze.mine.fits(cell, tile):
                    nearest = min(nearest, self.route.ways(tile, cell))
        return GOOD if nearest == 0 else (self.route.best - nearest) * STEP

    # What they are worth thrown away

    def _of_losing(self, card: i64) -> i64:
        """Dead ends first, and what one has no use for."""
        if card >= FIRST_PATH:
            if self._is_path(card) == 0:
                return DEAD_END
            maze = self.route.maze
            return 30 - 6 * count_exits(maze, i64(maze.ground.tiles.first[card - FIRST_PATH]))
        if card == MAP:
            return STALE_MAP if self.knows_all_goals() else FRESH_MAP
        if card == KEY:
            return USELESS if self.public.maps.keys == 0 else SABOTAGE
        if card < FIX:
            return SABOTAGE
        return REPAIR if self._could_mend(FIXES[card - FIX]) else USELESS

    def _could_mend(self, tools: i64) -> bool:
        """Whether one of these tools is broken, or may be yet: a card for it is not seen yet."""
        if i64(self.public.tools.broken[self.own.seat]) & tools != 0:
            return True
        unseen = unseen_cards(self.public, self.own)
        i: i64
        for i in range(len(unseen)):
            card: i64 = i64(unseen[i])
            if card < FIX and TOOL_BIT[card - BREAK] & tools != 0:
                return True
        return False

    def _is_path(self, card: i64) -> i64:
        """1 for a card that leads on, 0 for any other."""
        if card < FIRST_PATH:
            return 0
        maze = self.route.maze
        first: i64 = i64(maze.ground.tiles.first[card - FIRST_PATH])
        return 0 if is_dead_end(maze.ground.walk, first) else 1
