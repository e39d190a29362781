"""Reach by the obvious way, from scratch: the yardstick that the fast one is held against."""

from collections.abc import Iterable

from motherlode.kit.mine import Mine
from motherlode.kit.tiles import EMPTY, FIRST
from motherlode.kit.tunnels import Tunnels, side_letters

OPPOSITE = {1: 4, 2: 8, 4: 1, 8: 2}

Mouth = tuple[int, int]
"""A cell and one side of it."""


def slow_reach(
    mine: Mine,
    lying: dict[int, Tunnels],
    entrances: Iterable[int],
    *,
    shut: str = "",
    shut_arm: str = "",
) -> set[Mouth]:
    """All mouths reached from these cells. `lying` gives the tunnels of each tile number, as it is
    turned; a tunnel with the mark `shut`, a door say, is not walked through, and an arm with the
    mark `shut_arm` is neither an entrance nor a way out.
    """
    step = dict(zip(OPPOSITE, mine.grid.step, strict=True))
    reached: set[Mouth] = set()
    todo = [
        (cell, side)
        for cell in entrances
        for side in OPPOSITE
        if lying[mine.tile[cell]].mouths & side
    ]
    while todo:
        mouth = todo.pop()
        if mouth in reached:
            continue
        reached.add(mouth)
        cell, side = mouth
        beside = cell + step[side]
        if mine.tile[beside] < FIRST:
            continue
        tunnels = lying[mine.tile[beside]]
        leaves = tunnels.walk(OPPOSITE[side])
        if _is_barred(tunnels, leaves, shut) or _is_barred(tunnels, OPPOSITE[side], shut_arm):
            continue
        ways = [way for way in OPPOSITE if leaves & way]
        todo += [(beside, way) for way in ways if not _is_barred(tunnels, way, shut_arm)]
    return reached


def _is_barred(tunnels: Tunnels, sides: int, shut: str) -> bool:
    """Whether such a mark is drawn on one of these mouths."""
    drawn = {letter for what, where in tunnels.marks if what == shut for letter in where}
    return bool(drawn) and not drawn.isdisjoint(side_letters(sides))


def slow_frontier(mine: Mine, reached: set[Mouth]) -> list[int]:
    """The empty cells that a reached mouth faces, ascending."""
    step = dict(zip(OPPOSITE, mine.grid.step, strict=True))
    faced = {cell + step[side] for cell, side in reached}
    return sorted(cell for cell in faced if mine.tile[cell] == EMPTY)
