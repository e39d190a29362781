"""How many cards the tunnel still needs, and what laying one more card would change about it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.games.saboteur.cards import GOALS
from motherlode.games.saboteur.moves import GOAL_BIT
from motherlode.games.saboteur.state import Public
from motherlode.kit.mine import NORTH, SIDES
from motherlode.kit.tiles import EMPTY, FACE_DOWN, SUBSETS

FAR: Final = 99
"""So many cards are needed if there is no way at all."""
MARGIN: Final = 3
"""A sensible way stays within this many cells of the rectangle of start and goals."""


class Route:
    """For each empty cell, how many cards from there to one of the goals that are wanted.

    `best` is the fewest that are needed from any open tunnel now; `runner_up` the fewest from any
    tunnel that does not lead to `best_cell`.
    """

    def __init__(self, public: Public, wanted: i64) -> None:
        self.public = public
        self.wanted = wanted
        self.cards: vec[u8] = public.rules.grid.noughts[:]
        self._measure()
        self.best: i64 = FAR
        self.best_cell: i64 = -1
        self.runner_up: i64 = FAR
        self._look_at_frontier()

    def after(self, tile: i64, cell: i64) -> i64:
        """How many cards are needed once this tile lies there; 0 if it reaches a wanted goal."""
        others: i64 = self.runner_up if cell == self.best_cell else self.best
        return min(others, self.exits(tile, cell))

    def exits(self, tile: i64, cell: i64) -> i64:
        """How many cards are needed beyond this tile, by the best of its exits."""
        public = self.public
        lead: i64 = i64(public.reach.lead[cell])
        out: i64 = i64(public.mine.tiles.walk[tile * SUBSETS + lead]) & (15 - lead)
        least: i64 = FAR
        side: i64 = NORTH
        i: i64
        for i in range(SIDES):
            if out & side != 0:
                beside: i64 = cell + public.rules.grid.step[i]
                needed: i64 = self._needed(beside)
                if needed < least:
                    least = needed
            side = side * 2
        return least

    def _needed(self, cell: i64) -> i64:
        tile: i64 = self.public.mine.at(cell)
        if tile == FACE_DOWN:
            goal: i64
            for goal in range(GOALS):
                if self.public.rules.goal_cells[goal] == cell and self.wanted & GOAL_BIT[goal] != 0:
                    return 0
            return FAR
        cards: i64 = i64(self.cards[cell])
        return cards if tile == EMPTY and cards > 0 else FAR

    def _measure(self) -> None:
        """Walk outwards from the goals over empty cells, one ring after the other."""
        public = self.public
        ring: vec[i64] = vec[i64]()
        goal: i64
        for goal in range(GOALS):
            if self.wanted & GOAL_BIT[goal] != 0:
                ring = append(ring, public.rules.goal_cells[goal])
        distance: i64 = 1
        while len(ring) > 0:
            after: vec[i64] = vec[i64]()
            i: i64
            side: i64
            for i in range(len(ring)):
                for side in range(SIDES):
                    cell: i64 = ring[i] + public.rules.grid.step[side]
                    if self.cards[cell] == 0 and self._is_sensible(cell):
                        self.cards[cell] = u8(distance)
                        after = append(after, cell)
            ring = after
            distance += 1

    def _is_sensible(self, cell: i64) -> bool:
        public = self.public
        if public.mine.at(cell) != EMPTY:
            return False
        grid = public.rules.grid
        first: i64 = public.rules.goal_cells[0]
        last: i64 = public.rules.goal_cells[GOALS - 1]
        column: i64 = grid.column(cell)
        row: i64 = grid.row(cell)
        return (
            grid.column(public.rules.start_cell) - MARGIN <= column <= grid.column(first) + MARGIN
            and grid.row(first) - MARGIN <= row <= grid.row(last) + MARGIN
        )

    def _look_at_frontier(self) -> None:
        frontier = self.public.reach.frontier
        i: i64
        for i in range(frontier.size):
            needed: i64 = self._needed(frontier.items[i])
            if needed < self.best:
                self.runner_up = self.best
                self.best = needed
                self.best_cell = frontier.items[i]
            elif needed < self.runner_up:
                self.runner_up = needed


def is_dead_end(public: Public, tile: i64) -> bool:
    """Whether no walk leads through a tile."""
    entered: i64
    for entered in range(SUBSETS):
        if public.mine.tiles.walk[tile * SUBSETS + entered] != 0:
            return False
    return True


def count_exits(public: Public, tile: i64) -> i64:
    """How many mouths a tile has."""
    mouths: i64 = i64(public.mine.tiles.mouths[tile])
    count: i64 = 0
    while mouths > 0:
        count += mouths % 2
        mouths = mouths // 2
    return count
