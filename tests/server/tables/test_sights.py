"""What changed is told to those alone who have the very view that it changed in."""

import pytest

from motherlode.server.tables.course import Course
from motherlode.server.tables.sights import Base, Sights
from motherlode.server.wire import commands as c
from tests.server.tables.tabling import Tabling


def looked_at(*seats: int | None, moves: int = 1) -> Course:
    """A game that these readers saw whole after its deal, and some moves later nobody."""
    made = Tabling()
    made.deal()
    course = made.table.course
    assert course is not None
    for seat in seats:
        Sights(course).view()
        if seat is not None:
            Sights(course).own(seat)
    for _ in range(moves):
        made.do(made.guest_asked(), c.Move(text=made.a_move(), expected=made.table.rev))
    return course


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_reader_of_the_view_before_is_told_what_changed(seat: int | None) -> None:
    changed = Sights(looked_at(0, seat)).changed(seat, (0, seat))

    assert changed is not None
    assert changed.since == 0
    assert changed.view


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_reader_of_the_present_view_is_told_that_nothing_changed(seat: int | None) -> None:
    changed = Sights(looked_at(seat)).changed(seat, (1, seat))

    assert changed is not None
    assert not changed.view
    assert not changed.self


@pytest.mark.parametrize(
    ("seat", "base", "moves"),
    [
        (0, None, 1),  # has no view
        (0, (0, 0), 2),  # has not heard of a move
        (0, (2, 0), 1),  # has a view that is still to come
        (1, (0, 1), 1),  # has an own part that nobody noted
        (0, (0, 2), 1),  # was somebody else
        (None, (0, 0), 1),  # was sent away from the chair
        (0, (0, None), 1),  # was a spectator
    ],
)
def test_any_other_reader_is_sent_the_whole_view(
    seat: int | None, base: Base | None, moves: int
) -> None:
    assert Sights(looked_at(None, 0, 2, moves=moves)).changed(seat, base) is None


def test_where_nobody_looked_nothing_can_be_told_of_it() -> None:
    assert Sights(looked_at()).changed(None, (0, None)) is None
