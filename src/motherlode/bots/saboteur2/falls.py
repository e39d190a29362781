"""How far the tunnel would be if the roof fell in somewhere (SAB-18)."""

from mypy_extensions import i64

from motherlode.bots.mine.route import Route
from motherlode.bots.saboteur2.roles import walker_in
from motherlode.games.saboteur2.state import Public
from motherlode.kit.maze import Maze


class Falls:
    """A maze of one's own, in which cards are taken away and put back to see what that changes.

    Ladders count as they do at the table: a tunnel that ends in one needs nothing behind it
    (SB2-12).
    """

    def __init__(self, public: Public, role: i64, wanted: i64) -> None:
        self.public = public
        self.role = role
        self.wanted = wanted
        self.maze = Maze(public.rules.ground)
        self.maze.become(public.maze)

    def after(self, cell: i64) -> i64:
        """How many cards are needed once the card on a cell is gone."""
        maze = self.maze
        tile: i64 = maze.mine.at(cell)
        maze.cave_in(cell)
        walker = walker_in(maze, self.public.rules, self.role)
        route = Route(maze, walker, self.public.goals, self.wanted)
        needed: i64 = route.best
        if walker.lead[cell] != 0:  # The hole may be filled again, and joins what lies beyond it.
            needed = min(needed, 1 + route.ways(maze.ground.start_tile, cell))
        maze.dig(cell, tile)
        return needed
