"""The mine of the slow Gold Mine referee, tried on drawn mines: pushing tiles in (GLD-3).

The pictures are those of `test_slow_mine`.
"""

import pytest

from tests.counts.slow_maze import Cell
from tests.counts.slow_mine import pushes, shifts
from tests.counts.test_slow_mine import drawn

PUSHABLE = """
    .┌$.
    ─@─╴
"""


def test_the_pushed_tile_joins_two_tiles_that_meet() -> None:
    assert sorted(pushes("straight", drawn(PUSHABLE))) == [
        (("straight", 0), (0, -1), (0, 0)),
        (("straight", 1), (-1, 0), (0, 0)),
        (("straight", 1), (0, -1), (1, -1)),
        (("straight", 1), (1, 0), (2, 0)),
    ]  # GLD-12: between 0,0 and 1,0 it would only lead to the dead end


@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        *(("corner", []), ("dead_end", []), ("two_corners", []), ("over_under", [0])),
        *(("cross", [0]), ("cavern", [0]), ("gold_t", [1, 3]), ("straight_mud", [1])),
    ],
)
def test_the_two_mouths_are_joined_inside_the_pushed_tile(tile: str, turns: list[int]) -> None:
    mine = drawn("@──")
    found = [lie[1] for lie, first, _ in pushes(tile, mine) if first == (1, 0)]

    assert found == turns


def test_a_tile_with_a_way_out_may_be_pushed_in_before_a_dead_end() -> None:
    found = [lie[1] for lie, first, second in pushes("t", drawn(PUSHABLE)) if second == (1, 0)]

    assert found == [1, 3]


def test_tiles_that_meet_may_be_parted_even_if_nobody_can_walk_there() -> None:
    assert (("straight", 1), (2, 0), (3, 0)) in list(pushes("straight", drawn("@.──")))


def test_a_cavern_and_rock_do_not_meet() -> None:
    mine = drawn("""
        @C
        .─
    """)

    assert [(first, second) for _, first, second in pushes("cross", mine)] == [((0, 0), (1, 0))]


@pytest.mark.parametrize(
    ("first", "second", "moved"),
    [
        ((0, 0), (1, 0), {(1, -1): (2, -1), (1, 0): (2, 0), (2, 0): (3, 0)}),
        ((0, -1), (1, -1), {(1, -1): (2, -1), (1, 0): (2, 0), (2, 0): (3, 0)}),
        ((1, 0), (2, 0), {(2, 0): (3, 0)}),
        ((-1, 0), (0, 0), {(-1, 0): (-2, 0)}),
        ((0, -1), (0, 0), {(0, -1): (0, -2), (1, -1): (1, -2)}),
    ],
)
def test_the_side_without_the_entrance_moves(
    first: Cell, second: Cell, moved: dict[Cell, Cell]
) -> None:
    mine = drawn(PUSHABLE)

    assert shifts(mine, first, second) == {cell: cell for cell in mine} | moved


def test_nothing_is_pushed_beyond_the_end_of_the_table() -> None:
    mine = drawn("─@") | {(column, 0): ("straight", 1) for column in range(1, 41)}

    assert list(pushes("straight", mine)) == [(("straight", 1), (-1, 0), (0, 0))]
