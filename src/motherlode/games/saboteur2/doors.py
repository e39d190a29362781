"""Who can walk from the start to the gold (SB2-13, SB2-21), and what glitters on the way."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.kit.goals import GOALS, GOLD, Goals
from motherlode.kit.maze import Maze


def has_way(maze: Maze, goals: Goals, through: vec[u8]) -> bool:
    """SB2-21: whether a walk leads from the start, or from a ladder, to the open gold.

    `through` says where walks lead for those to whom some doors are shut.
    """
    goal: i64
    for goal in range(GOALS):
        if goals.open[goal] == GOLD:
            return maze.walk_with(through).tied[goals.rules.cells[goal]] != 0
    return False


def count_crystals(maze: Maze, crystals: vec[u8]) -> i64:
    """SB2-23: on all cards of the maze, linked or not."""
    total: i64 = 0
    laid = maze.mine.laid
    i: i64
    for i in range(laid.size):
        total += i64(crystals[maze.mine.at(laid.items[i])])
    return total
