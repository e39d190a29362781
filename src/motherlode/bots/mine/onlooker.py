"""The part of the table that all games of path and action cards have, kept up to date by events."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.events import Event
from motherlode.kit.goals import ALL_GOALS, GOAL_BIT, GOALS, UNSEEN, GoalRules, Goals
from motherlode.kit.maze import Ground, Maze
from motherlode.kit.news import BROKE, DUG, FELLED, LAY, LOOKED, MENDED, OPENED
from motherlode.kit.tools import Tools


class Onlooker:
    """What everyone could see before and after each event."""

    def __init__(self, ground: Ground, goals: GoalRules, no_seat: vec[u8]) -> None:
        self.goals = goals
        self.no_seat = no_seat
        self.maze = Maze(ground)
        self.tools = Tools()
        self.peeked: vec[u8] = no_seat[:]
        """The goals that each seat has looked at, as bits."""
        self.shut: i64 = ALL_GOALS
        """The goals that lie face down, as bits."""
        self.lay_out()

    def lay_out(self) -> None:
        """A fresh round."""
        self.maze.lay_out(self.goals.cells)
        self.tools.broken = self.no_seat[:]
        self.peeked = self.no_seat[:]
        self.shut = ALL_GOALS

    def recognise(self, maze: Maze, tools: Tools, goals: Goals) -> None:
        """Be told what the table is like, in case it did not begin with a fresh round."""
        self.maze.become(maze)
        self.tools.become(tools)
        self.peeked = goals.peeked[:]
        self.shut = 0
        goal: i64
        for goal in range(GOALS):
            if goals.open[goal] == UNSEEN:
                self.shut |= GOAL_BIT[goal]

    def see(self, event: Event) -> bool:
        """Something has happened; says whether it changed where tunnels lead."""
        kind: i64 = event.kind
        if kind == DUG:
            self.maze.dig(event.b, event.a)
            return True
        if kind == FELLED:
            self.maze.cave_in(event.a)
            return True
        if kind == LAY:
            self.maze.turn_up(self.goals.cells[event.a], event.b)
            return True
        if kind == BROKE:
            self.tools.break_one(event.b, event.a)
        elif kind == MENDED:
            self.tools.mend_one(event.b, event.a)
        elif kind == LOOKED:
            self.peeked[event.seat] = u8(i64(self.peeked[event.seat]) | GOAL_BIT[event.a])
        elif kind == OPENED:
            self.shut &= ALL_GOALS - GOAL_BIT[event.a]
        return False

    def wanted(self, seat: i64, gold: i64) -> i64:
        """The goals where a seat may think the gold is, if it lies there, as bits."""
        peeked: i64 = i64(self.peeked[seat])
        if peeked & GOAL_BIT[gold] != 0:
            return GOAL_BIT[gold]
        return self.shut & (ALL_GOALS - peeked)
