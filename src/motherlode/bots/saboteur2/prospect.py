"""How far the tunnel is for one dwarf of the expansion, and for whom no door is shut."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.mine.outlook import wanted_goals
from motherlode.bots.mine.route import Route
from motherlode.bots.saboteur2.roles import walker_of
from motherlode.games.saboteur2.state import Own, Public

AT_HAND: Final = 2
"""The gold may be found any moment when so few cards are needed."""


class Prospect:
    """The ways that are left to one player at one turn."""

    def __init__(self, public: Public, own: Own) -> None:
        self.public = public
        self.own = own
        maze = public.maze
        wanted: i64 = wanted_goals(public.goals, own.seen)
        walker = walker_of(public, own.role)
        self.route = Route(maze, walker, public.goals, wanted)
        self.common = self.route
        """The way of those to whom all doors are open."""
        if len(walker.walked) < len(maze.reach.walked):  # a door is shut to this one
            self.common = Route(maze, maze.reach, public.goals, wanted)
        self.shut_out: bool = self.common.best < self.route.best
        """A door of the other colour is in the way."""
        few: i64 = 2 * public.rules.seats
        self.late: bool = public.tally.pile <= few or self.common.best <= AT_HAND
