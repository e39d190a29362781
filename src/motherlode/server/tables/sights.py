"""The view of a game as it is sent: whole, or as what changed since a reader was sent the last one.

What was shown before a move is kept until the next (`Course.shown_before`), as far as anybody saw
it: a change is measured by what a reader really has, or the whole view is sent.
"""

from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from motherlode.core.changes import change_between
from motherlode.server.tables.course import Course
from motherlode.server.wire import messages as m

Base: TypeAlias = tuple[int, int | None]
"""The view that a reader was sent last: after so many moves, as this seat may see it."""
Sent: TypeAlias = msgspec.Raw | UnsetType


class Sights:
    """A game at one moment, as it is sent to its readers; what several are sent is made once."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._whole: msgspec.Raw | None = None
        self._change: Sent | None = None

    def view(self) -> msgspec.Raw:
        """What everyone sees, whole."""
        if self._whole is None:
            self._whole = m.raw(self._show())
        return self._whole

    def own(self, seat: int) -> msgspec.Raw:
        """What a seat alone knows, whole."""
        return m.raw(self._show_own(seat))

    def changed(self, seat: int | None, base: Base | None) -> m.Changed | None:
        """What changed since a reader of this seat was sent its base; nothing if that is gone."""
        if base is None or base[1] != seat:
            return None
        since, before = base[0], self.course.shown_before
        if since == self.course.moves_made:
            return m.Changed(since=since)
        if before is None or before.moves_made != since or before.view is None:
            return None
        if seat is None:
            return m.Changed(since=since, view=self._view_change(before.view))
        if seat not in before.selves:
            return None
        own = _change(before.selves[seat], self._show_own(seat))
        return m.Changed(since=since, view=self._view_change(before.view), self=own)

    def _view_change(self, before: object) -> Sent:
        if self._change is None:
            self._change = _change(before, self._show())
        return self._change

    def _show(self) -> object:
        course, shown = self.course, self.course.shown
        if shown.view is None:
            shown.view = course.game.show(course.public, None)
        return shown.view

    def _show_own(self, seat: int) -> object:
        course, selves = self.course, self.course.shown.selves
        if seat not in selves:
            selves[seat] = course.game.show_own(course.public, course.own(seat))
        return selves[seat]


def _change(before: object, now: object) -> Sent:
    # Of a struct no change is no field: to compare it whole before would be to compare it twice.
    if not isinstance(now, msgspec.Struct) and before == now:
        return UNSET
    change = change_between(before, now)
    return m.raw(change) if change else UNSET
