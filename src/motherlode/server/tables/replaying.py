"""A game that is over, step by step, as a seat or a spectator saw it."""

from motherlode.core.playing import Playing
from motherlode.server.tables.course import Course, Telling
from motherlode.server.tables.table import Table
from motherlode.server.tables.telling import stated, told
from motherlode.server.wire import messages as m


def replay(table: Table, seat: int | None) -> list[m.Step]:
    """Every step of the game at a table: what the reader was told, and its view after it."""
    assert table.course is not None
    old = table.course.playing
    course = Course(Playing(old.game, old.setup, old.deal, old.players))
    return [_step(course, telling, seat) for telling in table.course.again(course.playing)]


def _step(course: Course, telling: Telling, seat: int | None) -> m.Step:
    own = None if seat is None else course.own(seat)
    return m.Step(
        seat=telling.seat,
        told=told(course, telling.events, seat),
        stated=None if telling.claim is None else stated(telling.claim, over=True),
        view=m.raw(course.game.show(course.public, own)),
    )
