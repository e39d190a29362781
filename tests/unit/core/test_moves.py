"""Is the caller's buffer a row of moves, however often it is used?"""

import pytest

from motherlode.core.moves import Moves

MANY = 200
"""More than a fresh buffer has room for."""


def moves_of(numbers: list[int]) -> Moves:
    moves = Moves()
    for number in numbers:
        moves.add(number)
    return moves


def test_moves_come_back_in_the_order_they_were_added() -> None:
    moves = moves_of(list(range(0, 3 * MANY, 3)))

    assert moves.list() == list(range(0, 3 * MANY, 3))
    assert len(moves) == MANY


def test_a_cleared_buffer_holds_only_what_is_added_after() -> None:
    moves = moves_of(list(range(MANY)))
    moves.clear()
    moves.add(5)

    assert moves.list() == [5]
    assert len(moves) == 1


def test_a_buffer_has_the_moves_in_it_and_no_others() -> None:
    held = [2, 3, 5, 7, 11, 13, 400]
    moves = moves_of(held)

    assert [number for number in range(-1, 402) if moves.has(number)] == held


def test_what_a_longer_filling_left_behind_is_not_there() -> None:
    moves = moves_of([3, 5, 6])
    moves.clear()
    moves.add(4)

    assert [number for number in range(8) if moves.has(number)] == [4]


def test_an_empty_buffer_has_nothing() -> None:
    assert not Moves().has(0)
    assert Moves().list() == []


def test_room_that_is_reserved_can_be_written_and_changes_nothing_by_itself() -> None:
    moves = moves_of([1, 2])
    moves.reserve(MANY)

    assert moves.list() == [1, 2]
    assert len(moves.items) >= MANY + 2

    moves.items[MANY + 1] = 9
    moves.count = MANY + 2

    assert moves.at(MANY + 1) == 9


def test_a_move_is_found_by_its_place() -> None:
    moves = moves_of([10, 20, 30])

    assert [moves.at(place) for place in range(3)] == [10, 20, 30]


@pytest.mark.parametrize("place", [-1, 3, 63])
def test_a_place_without_a_move_is_refused(place: int) -> None:
    moves = moves_of([10, 20, 30])

    with pytest.raises(IndexError, match=f"^there are 3 moves, numbered from 0; .* {place}$"):
        moves.at(place)
