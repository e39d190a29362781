"""Reach by the obvious way, from scratch: the yardstick that the fast one is held against."""

from motherlode.kit.mine import Mine
from motherlode.kit.tiles import EMPTY, FIRST
from motherlode.kit.tunnels import Tunnels

OPPOSITE = {1: 4, 2: 8, 4: 1, 8: 2}

Mouth = tuple[int, int]
"""A cell and one side of it."""


def slow_reach(mine: Mine, lying: dict[int, Tunnels], start: int) -> set[Mouth]:
    """All reached mouths. `lying` gives the tunnels of each tile number, turned as it lies."""
    step = dict(zip(OPPOSITE, mine.grid.step, strict=True))
    reached: set[Mouth] = set()
    todo = [(start, side) for side in OPPOSITE if lying[mine.tile[start]].mouths & side]
    while todo:
        mouth = todo.pop()
        if mouth in reached:
            continue
        reached.add(mouth)
        cell, side = mouth
        beside = cell + step[side]
        if mine.tile[beside] < FIRST:
            continue
        leaves = lying[mine.tile[beside]].walk(OPPOSITE[side])
        todo += [(beside, way) for way in OPPOSITE if leaves & way]
    return reached


def slow_frontier(mine: Mine, reached: set[Mouth]) -> list[int]:
    """The empty cells that a reached mouth faces, ascending."""
    step = dict(zip(OPPOSITE, mine.grid.step, strict=True))
    faced = {cell + step[side] for cell, side in reached}
    return sorted(cell for cell in faced if mine.tile[cell] == EMPTY)
