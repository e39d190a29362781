"""A game that is over, step by step: as a seat or a spectator saw it, or with everything open."""

from typing import Final, Literal, TypeAlias

from motherlode.core.playing import Playing
from motherlode.server.tables.course import Course, Telling
from motherlode.server.tables.table import Table
from motherlode.server.tables.telling import stated, told, told_openly
from motherlode.server.wire import messages as m

OPEN: Final = "all"
Wish: TypeAlias = int | Literal["all"] | None
"""Whose view: a seat's, everybody's at once with all that nobody knew, or a spectator's."""


def replay(table: Table, wish: Wish) -> list[m.Step]:
    """Every step of the game at a table: what the reader was told, and its view after it."""
    assert table.course is not None
    old = table.course.playing
    course = Course(Playing(old.game, old.setup, old.deal, old.players))
    tellings = table.course.again(course.playing)
    if wish == OPEN:
        return [_open_step(course, telling) for telling in tellings]
    return [_step(course, telling, wish) for telling in tellings]


def _step(course: Course, telling: Telling, seat: int | None) -> m.Step:
    own = None if seat is None else course.own(seat)
    return m.Step(
        seat=telling.seat,
        told=told(course, telling.events, seat),
        stated=_stated(telling),
        view=m.raw(course.game.show(course.public, own)),
    )


def _open_step(course: Course, telling: Telling) -> m.Step:
    game, state = course.game, course.playing.state
    return m.Step(
        seat=telling.seat,
        told=told_openly(course, telling.events),
        stated=_stated(telling),
        view=m.raw(game.show(state.public, None)),
        selves=[m.raw(game.show_own(state.public, own)) for own in state.own],
        facts=m.raw(game.facts(state)),
    )


def _stated(telling: Telling) -> m.Stated | None:
    return None if telling.claim is None else stated(telling.claim, over=True)
