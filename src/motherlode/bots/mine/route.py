"""How many cards the tunnel still needs, and what laying one more card would change about it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.kit.goals import GOAL_BIT, GOALS, Goals
from motherlode.kit.maze import LADDER, Maze
from motherlode.kit.mine import NORTH, SIDES, facing
from motherlode.kit.reach import Reach
from motherlode.kit.tiles import EMPTY, FACE_DOWN, FIRST, SUBSETS

FAR: Final = 99
"""So many cards are needed if there is no way at all."""
MARGIN: Final = 3
"""A sensible way stays within this many cells of the rectangle of start and goals."""


class Route:
    """For each empty cell, how many cards from there to one of the goals that are wanted.

    `walker` is whose walk counts: the maze's own, or one to whom some doors are shut. `best` is the
    fewest cards that are needed from any tunnel open to it now; `runner_up` the fewest from any
    tunnel that does not lead to `best_cell`.
    """

    def __init__(self, maze: Maze, walker: Reach, goals: Goals, wanted: i64) -> None:
        self.maze = maze
        self.walker = walker
        self.goals = goals
        self.wanted = wanted
        cells: vec[i64] = goals.rules.cells
        margin: i64 = MARGIN * maze.ground.grid.stride
        west: i64 = maze.ground.grid.column(maze.ground.start_cell)
        width: i64 = maze.ground.grid.column(cells[0]) - west
        self.north_west: i64 = cells[0] - margin - width - MARGIN
        self.south_east: i64 = cells[GOALS - 1] + margin + MARGIN
        """The corners of where a sensible way stays."""
        self.cards: vec[u8] = maze.ground.grid.noughts[:]
        self._measure()
        self.best: i64 = FAR
        self.best_cell: i64 = -1
        self.runner_up: i64 = FAR
        self._look_at_frontier()

    def after(self, cell: i64, beyond: i64) -> i64:
        """How many cards are needed once a tile lies there, beyond which so many are."""
        others: i64 = self.runner_up if cell == self.best_cell else self.best
        return min(others, beyond)

    def exits(self, tile: i64, cell: i64) -> i64:
        """How many cards are needed beyond this tile, by the best of its exits; 0 at a goal."""
        return self._least(cell, self._leaves(tile, cell), joins=False)

    def ways(self, tile: i64, cell: i64) -> i64:
        """As `exits`, but a ladder is entered wherever it lies, and tunnels that the walk does not
        reach yet lead on, too."""
        is_ladder: bool = i64(self.maze.ground.nature[tile]) == LADDER
        mouths: i64 = i64(self.maze.ground.tiles.mouths[tile])
        return self._least(cell, mouths if is_ladder else self._leaves(tile, cell), joins=True)

    def _leaves(self, tile: i64, cell: i64) -> i64:
        """The sides by which the walk would leave this tile."""
        lead: i64 = i64(self.walker.lead[cell])
        return i64(self.walker.through[tile * SUBSETS + lead]) & (15 - lead)

    def _least(self, cell: i64, out: i64, *, joins: bool) -> i64:
        least: i64 = FAR
        side: i64 = NORTH
        i: i64
        for i in range(SIDES):
            if out & side != 0:
                beside: i64 = cell + self.maze.ground.grid.step[i]
                needed: i64 = self._needed(beside)
                if joins and self._is_apart(beside, facing(side)):
                    needed = self._beyond(beside, facing(side))
                if needed < least:
                    least = needed
            side = side * 2
        return least

    def _is_apart(self, cell: i64, side: i64) -> bool:
        """Whether a card lies there that the walk does not reach by this side."""
        return self.maze.mine.at(cell) >= FIRST and i64(self.walker.tied[cell]) & side == 0

    def _beyond(self, cell: i64, side: i64) -> i64:
        """How many cards are needed beyond tunnels that are entered by this side of a card."""
        noughts: vec[u8] = self.maze.ground.grid.noughts
        walk = Reach(self.walker.through)
        walk.tied = noughts[:]
        walk.lead = noughts[:]
        walk.lead[cell] = u8(side)
        walk.grow(self.maze.mine, cell)
        least: i64 = FAR
        i: i64
        for i in range(walk.frontier.size):
            least = min(least, self._needed(walk.frontier.items[i]))
        for i in range(GOALS):
            goal: i64 = self.goals.rules.cells[i]
            if walk.lead[goal] != 0:
                least = min(least, self._needed(goal))
            if walk.tied[goal] != 0 and self.wanted & GOAL_BIT[i] != 0:
                return 0  # It lies open, and is wanted still: the Duel's, while nobody claims it.
        return least

    def _needed(self, cell: i64) -> i64:
        tile: i64 = self.maze.mine.at(cell)
        if tile == FACE_DOWN:
            goal: i64
            for goal in range(GOALS):
                if self.goals.rules.cells[goal] == cell and self.wanted & GOAL_BIT[goal] != 0:
                    return 0
            return FAR
        cards: i64 = i64(self.cards[cell])
        return cards if tile == EMPTY and cards > 0 else FAR

    def _measure(self) -> None:
        """Walk outwards from the goals over empty cells, one ring after the other."""
        ring: vec[i64] = vec[i64]()
        goal: i64
        for goal in range(GOALS):
            if self.wanted & GOAL_BIT[goal] != 0:
                ring = append(ring, self.goals.rules.cells[goal])
        distance: i64 = 1
        while len(ring) > 0:
            after: vec[i64] = vec[i64]()
            i: i64
            side: i64
            for i in range(len(ring)):
                for side in range(SIDES):
                    cell: i64 = ring[i] + self.maze.ground.grid.step[side]
                    if self.cards[cell] == 0 and self._is_sensible(cell):
                        self.cards[cell] = u8(distance)
                        after = append(after, cell)
            ring = after
            distance += 1

    def _is_sensible(self, cell: i64) -> bool:
        """Whether a cell is empty and within the margin; a number of a cell grows row by row."""
        if self.maze.mine.at(cell) != EMPTY or not self.north_west <= cell <= self.south_east:
            return False
        stride: i64 = self.maze.ground.grid.stride
        return self.north_west % stride <= cell % stride <= self.south_east % stride

    def _look_at_frontier(self) -> None:
        frontier = self.walker.frontier
        i: i64
        for i in range(frontier.size):
            needed: i64 = self._needed(frontier.items[i])
            if needed < self.best:
                self.runner_up = self.best
                self.best = needed
                self.best_cell = frontier.items[i]
            elif needed < self.runner_up:
                self.runner_up = needed


def is_dead_end(through: vec[u8], tile: i64) -> bool:
    """Whether no walk leads through a tile; `through` says whose."""
    entered: i64
    for entered in range(SUBSETS):
        if through[tile * SUBSETS + entered] != 0:
            return False
    return True


def count_exits(maze: Maze, tile: i64) -> i64:
    """How many mouths a tile has."""
    mouths: i64 = i64(maze.ground.tiles.mouths[tile])
    count: i64 = 0
    while mouths > 0:
        count += mouths % 2
        mouths = mouths // 2
    return count
