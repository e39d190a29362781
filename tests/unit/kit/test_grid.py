"""Are cells numbered row by row, with every neighbour a step away and an edge around?"""

import pytest

from motherlode.kit.grid import EDGE, Grid

GRIDS = [(-2, -1, 3, 2), (0, 0, 0, 0), (-27, -29, 35, 29)]
DIRECTIONS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
"""North, east, south, west."""


def cells_of(grid: Grid) -> list[tuple[int, int]]:
    columns = range(int(grid.west), int(grid.east) + 1)
    rows = range(int(grid.north), int(grid.south) + 1)
    return [(column, row) for row in rows for column in columns]


@pytest.mark.parametrize("corners", GRIDS)
def test_a_cell_has_one_number_and_the_number_its_cell(corners: tuple[int, int, int, int]) -> None:
    grid = Grid(*corners)

    numbers = [int(grid.cell(column, row)) for column, row in cells_of(grid)]

    assert [(int(grid.column(n)), int(grid.row(n))) for n in numbers] == cells_of(grid)
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("corners", GRIDS)
def test_a_neighbour_is_a_step_away(corners: tuple[int, int, int, int]) -> None:
    grid = Grid(*corners)

    for column, row in cells_of(grid):
        cell = grid.cell(column, row)
        for step, (east, south) in zip(grid.step, DIRECTIONS, strict=True):
            beside = cell + step
            assert (int(grid.column(beside)), int(grid.row(beside))) == (column + east, row + south)


@pytest.mark.parametrize("corners", GRIDS)
def test_the_edge_is_all_that_is_not_on_the_table(corners: tuple[int, int, int, int]) -> None:
    grid = Grid(*corners)
    on_table = {int(grid.cell(column, row)) for column, row in cells_of(grid)}

    edge = {cell for cell in range(grid.size) if grid.bare[cell] == EDGE}

    assert edge == set(range(grid.size)) - on_table
    assert all(grid.bare[cell] == 0 for cell in on_table)
    assert list(grid.noughts) == [0] * grid.size


@pytest.mark.parametrize("corners", GRIDS)
def test_every_cell_on_the_table_has_four_neighbours_within_the_numbers(
    corners: tuple[int, int, int, int],
) -> None:
    grid = Grid(*corners)

    beside = [grid.cell(*cell) + step for cell in cells_of(grid) for step in grid.step]

    assert min(beside) >= 0
    assert max(beside) < grid.size


def test_what_is_on_the_table_is_between_its_corners() -> None:
    grid = Grid(-2, -1, 3, 2)

    assert grid.on_table(-2, -1)
    assert grid.on_table(3, 2)
    assert not grid.on_table(-3, 0)
    assert not grid.on_table(4, 0)
    assert not grid.on_table(0, -2)
    assert not grid.on_table(0, 3)
