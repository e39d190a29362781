"""What the engine keeps up to date about a mine, found in the obvious way; and comparing both."""

from collections.abc import Iterable

from motherlode.kit.mine import ROCK, Mine
from motherlode.kit.reach import Reach
from motherlode.kit.slow_reach import OPPOSITE, Mouth, slow_frontier
from motherlode.kit.tiles import EMPTY, FIRST
from motherlode.kit.tunnels import Tunnels

Lying = dict[int, Tunnels]
"""The tunnels of each tile number, as it is turned."""


def joined_mouths(mine: Mine, lying: Lying, first: Iterable[int]) -> set[Mouth]:
    """Every mouth of every card that meets, step by step, a card of the part of these cells."""
    part = set(first)
    step = dict(zip(OPPOSITE, mine.grid.step, strict=True))

    def mouths(cell: int) -> int:
        return lying[int(mine.tile[cell])].mouths if mine.tile[cell] >= FIRST else 0

    grew = True
    while grew:
        grew = False
        for cell in sorted(part):
            for side, other in OPPOSITE.items():
                beside = cell + int(step[side])
                if mouths(cell) & side and mouths(beside) & other and beside not in part:
                    part.add(beside)
                    grew = True
    return {(cell, side) for cell in part for side in OPPOSITE if mouths(cell) & side}


def obvious_needs(mine: Mine, lying: Lying) -> dict[int, int]:
    """What the face-up cards beside each cell of the table show to it."""
    needs = {cell: 0 for cell in range(mine.grid.size) if mine.grid.bare[cell] == EMPTY}
    for cell, tile in enumerate(map(int, mine.tile)):
        if tile >= FIRST:
            for (side, other), step in zip(OPPOSITE.items(), mine.grid.step, strict=True):
                beside = cell - int(step)
                if beside in needs:
                    needs[beside] |= side if lying[tile].mouths & other else side * ROCK
    return needs


# Comparing


def assert_reaches(reach: Reach, mine: Mine, mouths: set[Mouth]) -> None:
    """The reach knows these mouths and what they lead to, and nothing else."""
    tied = [0] * int(mine.grid.size)
    lead = [0] * int(mine.grid.size)
    step = dict(zip(OPPOSITE, mine.grid.step, strict=True))
    for cell, side in mouths:
        tied[cell] |= side
        lead[cell + int(step[side])] |= OPPOSITE[side]
    assert bytes(reach.tied) == bytes(tied)
    assert bytes(reach.lead) == bytes(lead)
    assert list(map(int, reach.frontier.list())) == slow_frontier(mine, mouths)
    assert sorted(map(int, reach.walked)) == sorted({cell for cell, _ in mouths})


def assert_needs(mine: Mine, lying: Lying) -> None:
    """What is asked of each cell."""
    _assert_needs(mine, obvious_needs(mine, lying))


def assert_needs_and_rim(mine: Mine, lying: Lying) -> None:
    """Also the empty cells of which something is asked, where a game keeps them."""
    needs = obvious_needs(mine, lying)
    _assert_needs(mine, needs)
    rim = [cell for cell, need in needs.items() if need and mine.tile[cell] == EMPTY]
    assert list(map(int, mine.rim.list())) == rim


def _assert_needs(mine: Mine, needs: dict[int, int]) -> None:
    assert {cell: int(mine.need[cell]) for cell in needs} == needs
