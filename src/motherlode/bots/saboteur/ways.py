"""How far the tunnel is from the goals, in cards that may still come."""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.saboteur.plot import Plot
from motherlode.bots.saboteur.prices import BIT, CARD, PAIRS, Prices
from motherlode.kit.goals import GOALS, GoalRules
from motherlode.kit.maze import Maze
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import EMPTY, FACE_DOWN, FIRST, SUBSETS

LIMIT: Final = 24 * CARD
"""Ways that are longer do not count."""
SLACK: Final = 2 * CARD
"""A tunnel that needs so much more than the nearest one does not count."""
SPREAD: Final = 0.6
"""How much a second tunnel helps: two equal ones are nearer than one by 0.7 of this, in cards."""
FRONT: Final = 1.0
"""A tunnel that needs less than so many cards more than the nearest one is at the front."""
FAR: Final = 24.0
"""So many cards are needed if there is no way at all."""
ACROSS: Final = vec[i64]([2, 3, 0, 1])
"""The number of the side of a neighbour that touches a side."""
NO_BUCKET: Final = vec[i64]([-1] * (LIMIT + 1))


def make_plot(maze: Maze, goals: GoalRules) -> Plot:
    """The plot on which ways of a table are looked for."""
    return Plot(maze.ground, goals, LIMIT)


class Ways:
    """The cheapest way from every cell and side to the goals.

    `ends` says for each goal what it costs, in fortieths of a card, to find it at the end of a way
    (more where gold is less likely); `LIMIT` for a goal that is not wanted. `needed` is how many
    cards are needed by all tunnels together, `least` by the nearest one alone.
    """

    def __init__(self, maze: Maze, ends: vec[i64], prices: Prices) -> None:
        self.maze = maze
        self.prices = prices
        self.plot = prices.plot
        self.cost: vec[i64] = self.plot.blank[:]
        self.heads: vec[i64] = NO_BUCKET[:]
        self.places: vec[i64] = vec[i64](capacity=1024)
        self.nexts: vec[i64] = vec[i64](capacity=1024)
        self.stop: i64 = LIMIT
        self._begin(ends)
        self._spread()
        self.least: float = FAR
        self.needed: float = FAR
        self._look_at_frontier()

    def _begin(self, ends: vec[i64]) -> None:
        goal: i64
        side: i64
        for goal in range(GOALS):
            cell: i64 = self.plot.cells[goal]
            if self.maze.mine.at(cell) == FACE_DOWN:
                for side in range(SIDES):
                    self._come(cell * SIDES + side, ends[goal])

    def _come(self, place: i64, cost: i64) -> None:
        """A place (a cell and a side by which it is entered) is so near, or nearer."""
        if cost >= self.cost[place]:
            return
        self.cost[place] = cost
        self.nexts = append(self.nexts, self.heads[cost])
        self.heads[cost] = len(self.places)
        self.places = append(self.places, place)

    def _spread(self) -> None:
        """The nearest places first, until those come that do not count."""
        cost: i64 = 0
        while cost < self.stop:
            entry: i64 = self.heads[cost]
            if entry < 0:
                cost += 1
                continue
            self.heads[cost] = self.nexts[entry]
            if self.cost[self.places[entry]] == cost:
                self._lead_back(self.places[entry], cost)

    def _lead_back(self, place: i64, cost: i64) -> None:
        """Whoever stands beside a place may enter it: what does it cost to stand there?"""
        side: i64 = place % SIDES
        cell: i64 = place // SIDES
        maze = self.maze
        if self.stop == LIMIT and i64(maze.reach.lead[cell]) & BIT[side] != 0:
            self.stop = min(LIMIT, cost + SLACK)
        before: i64 = cell + maze.ground.grid.step[side]
        tile: i64 = i64(maze.mine.tile[before])
        if tile == EMPTY:
            if self.plot.holds(before):
                self._through_empty(before, ACROSS[side], cost)
        elif tile >= FIRST:
            self._through_card(before, tile, BIT[ACROSS[side]], cost)

    def _through_empty(self, cell: i64, out: i64, cost: i64) -> None:
        """Some card that is left will have to lie there."""
        rows: vec[i64] = self.prices.rows
        row: i64 = i64(self.maze.mine.need[cell]) * PAIRS
        if rows[row] == 0:
            self.prices.fill(row)
        place: i64 = cell * SIDES
        entered: i64
        for entered in range(SIDES):
            if entered != out:
                price: i64 = cost + rows[row + entered * SIDES + out]
                if price < self.cost[place + entered]:
                    self._come(place + entered, price)

    def _through_card(self, cell: i64, tile: i64, out: i64, cost: i64) -> None:
        """A card that lies there leads on for nothing."""
        entered: i64
        for entered in range(SIDES):
            if i64(self.maze.ground.walk[tile * SUBSETS + BIT[entered]]) & out != 0:
                self._come(cell * SIDES + entered, cost)

    def guess(self, cell: i64, out: i64) -> float:
        """How many cards would be needed if a tile on a cell led on by these sides: `needed`, but
        for what the tile takes away from ways that lead past it."""
        frontier = self.maze.reach.frontier
        total: float = 0.0
        i: i64
        for i in range(frontier.size):
            if frontier.items[i] != cell:
                total += _weight(self._from(frontier.items[i]))
        for i in range(SIDES):
            if out & BIT[i] != 0:
                place: i64 = (cell + self.maze.ground.grid.step[i]) * SIDES + ACROSS[i]
                total += _weight(self.cost[place] / CARD)
        return -SPREAD * log(total) if total > 0.0 else FAR

    def is_front(self, cell: i64) -> bool:
        """Whether a tunnel that is about the nearest one leads into a cell."""
        return self._from(cell) < self.least + FRONT

    def _look_at_frontier(self) -> None:
        """The tunnels that lead on, all together: the more there are, the better."""
        frontier = self.maze.reach.frontier
        total: float = 0.0
        i: i64
        for i in range(frontier.size):
            cards: float = self._from(frontier.items[i])
            total += _weight(cards)
            self.least = min(self.least, cards)
        if total > 0.0:
            self.needed = -SPREAD * log(total)

    def _from(self, cell: i64) -> float:
        lead: i64 = i64(self.maze.reach.lead[cell])
        least: i64 = LIMIT
        side: i64
        for side in range(SIDES):
            if lead & BIT[side] != 0:
                least = min(least, self.cost[cell * SIDES + side])
        return FAR if least >= LIMIT else least / CARD


def _weight(cards: float) -> float:
    return exp(-cards / SPREAD) if cards < FAR else 0.0
