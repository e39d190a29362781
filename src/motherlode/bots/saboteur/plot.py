"""The part of the table where a sensible way stays: it never changes in play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kit.goals import GOALS, GoalRules
from motherlode.kit.maze import Ground
from motherlode.kit.mine import SIDES

MARGIN: Final = 2
"""So many cells around the rectangle of start and goals."""


class Plot:
    """Cells by row and column; `blank` is a template for numbers by cell and side."""

    def __init__(self, ground: Ground, goals: GoalRules, blank: i64) -> None:
        self.ground = ground
        self.cells = goals.cells
        grid = ground.grid
        self.stride: i64 = grid.stride
        west: i64 = grid.column(ground.start_cell)
        width: i64 = grid.column(goals.cells[0]) - west
        north_west: i64 = goals.cells[0] - width - MARGIN * (self.stride + 1)
        south_east: i64 = goals.cells[GOALS - 1] + MARGIN * (self.stride + 1)
        self.first: i64 = north_west
        self.last: i64 = south_east
        self.west: i64 = north_west % self.stride
        self.east: i64 = south_east % self.stride
        self.blank: vec[i64] = vec[i64]([blank] * (int(grid.size) * SIDES))

    def holds(self, cell: i64) -> bool:
        """Whether a cell is within; numbers of cells grow row by row."""
        if not self.first <= cell <= self.last:
            return False
        return self.west <= cell % self.stride <= self.east
