"""How many cards a tunnel is from goals: counted exactly, cell by cell.

The fewest empty cells that a walk from the start to a goal would have to be dug through, whatever
cards that takes, ladders aside; cards that lie there already lead on for nothing. Ways that stray
far from start and goals do not count.
"""

from collections import deque
from collections.abc import Iterator
from typing import Final

from motherlode.kit.goals import GOALS, Goals
from motherlode.kit.maze import Maze
from motherlode.kit.mine import SIDES, facing
from motherlode.kit.reach import Reach
from motherlode.kit.tiles import EMPTY, FIRST, SUBSETS

FAR: Final = 99
"""There is no way, or none that stays near."""
MARGIN: Final = 3
"""A way stays within so many columns and rows of the rectangle of start and goals."""

Place = tuple[int, int]
"""An empty cell and 0; or a cell with a card, and the side (a bit) by which it is entered."""


def cards_to(maze: Maze, walker: Reach, goals: Goals, wanted: int) -> int:
    """The fewest cards from the tunnels of a walker to one of the goals (bits) that are shut."""
    ends = {int(goals.rules.cells[goal]) for goal in range(GOALS) if wanted >> goal & 1}
    if any(walker.lead[cell] for cell in ends):
        return 0
    near, seen = _Near(maze, goals), set[Place]()
    todo: deque[tuple[int, Place]] = deque((1, (int(cell), 0)) for cell in walker.frontier.list())
    while todo:
        cards, place = todo.popleft()
        if place in seen or place[0] not in near:
            continue
        seen.add(place)
        for cell, side in _onward(maze, walker, place):
            if cell in ends:
                return cards
            if maze.mine.at(cell) == EMPTY:
                todo.append((cards + 1, (cell, 0)))
            elif maze.mine.at(cell) >= FIRST:
                todo.appendleft((cards, (cell, side)))
    return FAR


def _onward(maze: Maze, walker: Reach, place: Place) -> Iterator[tuple[int, int]]:
    """The cells beside a place that a walk may go on to, and the side by which it enters them."""
    cell, entered = place
    out = int(walker.through[maze.mine.at(cell) * SUBSETS + entered]) if entered else 15
    for i in range(SIDES):
        if out >> i & 1:
            yield cell + int(maze.ground.grid.step[i]), int(facing(1 << i))


class _Near:
    """The cells of the table that are near start and goals."""

    def __init__(self, maze: Maze, goals: Goals) -> None:
        self.maze = maze
        self.grid = maze.ground.grid
        cells = [*goals.rules.cells, maze.ground.start_cell]
        columns = [int(self.grid.column(cell)) for cell in cells]
        rows = [int(self.grid.row(cell)) for cell in cells]
        self.west, self.east = min(columns) - MARGIN, max(columns) + MARGIN
        self.north, self.south = min(rows) - MARGIN, max(rows) + MARGIN

    def __contains__(self, cell: int) -> bool:
        if not self.maze.on_table(cell):
            return False
        column, row = int(self.grid.column(cell)), int(self.grid.row(cell))
        return self.west <= column <= self.east and self.north <= row <= self.south
