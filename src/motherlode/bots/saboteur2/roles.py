"""What the dwarfs of the expansion want, and what they think of each other (SB2-20 to SB2-23)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.mine.outlook import NEAR
from motherlode.bots.mine.route import Route, is_dead_end
from motherlode.games.saboteur2.cards import (
    BLUE,
    BOSS,
    GREEN,
    SABOTEUR,
)
from motherlode.games.saboteur2.rulebook import Rules
from motherlode.games.saboteur2.state import Public
from motherlode.kit.maze import Maze
from motherlode.kit.reach import Reach

NO_DOOR: Final = -1
DOUBTS: Final = vec[i64]([-6, -6, -6, 4, 1, 10])
"""What a dwarf that was seen is suspected of."""
RIVAL: Final = 5
"""A digger to whom doors are open that are shut to oneself."""


def digs(role: i64) -> bool:
    """Whether a role wants the gold to be found: diggers and the boss.

    A profiteer wins either way, and gets more where few win: saboteurs are few (SB2-22).
    """
    return role <= BOSS


def walker_of(public: Public, role: i64) -> Reach:
    """Whose walk to the gold counts in the maze as it lies."""
    return walker_in(public.maze, public.rules, role)


def walker_in(maze: Maze, rules: Rules, role: i64) -> Reach:
    """Whose walk to the gold counts: to diggers, the other colour's doors are shut (SB2-21)."""
    if role != GREEN and role != BLUE:
        return maze.reach
    return maze.walk_with(rules.walk_green if role == GREEN else rules.walk_blue)


def door_colour(rules: Rules, tile: i64) -> i64:
    """The colour of the door on a tile, or `NO_DOOR`."""
    if is_dead_end(rules.ground.tiles.walk, tile):
        return NO_DOOR
    if is_dead_end(rules.walk_blue, tile):
        return GREEN
    return BLUE if is_dead_end(rules.walk_green, tile) else NO_DOOR


def doubt_of(role: i64, own_role: i64, *, shut_out: bool) -> i64:
    """How much a dwarf of some role harms one of another: above zero for harm."""
    is_rival: bool = shut_out and role != own_role and role <= BLUE
    return RIVAL if is_rival else DOUBTS[role]


def expects_to_lose(public: Public, role: i64, route: Route, *, shut_out: bool) -> bool:
    """Whether a round is going so badly that any other dwarf is likely to do better."""
    turns: i64 = public.tally.pile // public.rules.seats
    if role == SABOTEUR:
        return route.best <= 1 and turns > NEAR
    if digs(role):
        return turns < route.best or (shut_out and route.best > NEAR)
    return False
