"""The newest view that a connection has, so that of what changed in it the whole is made again."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from motherlode.core.changes import Misfit, changed
from motherlode.server.wire import messages as m


class Latest:
    """The last view of a connection that asked for changes."""

    def __init__(self) -> None:
        self._moves_made: int | None = None
        self._view: Any = UNSET
        self._self: Any = UNSET

    def complete(self, message: m.AnyMessage) -> m.AnyMessage:
        """A message with its whole view; `Misfit` if what changed is not what was here."""
        match message:
            case m.Welcome() | m.TableNow() | m.News() | m.Refused() if message.play is not None:
                return msgspec.structs.replace(message, play=self._whole(message.play))
            case _:
                return message

    def _whole(self, play: m.Play) -> m.Play:
        change = play.changed
        if change is None:
            self._view, self._self = _read(play.view), _read(play.self)
            self._moves_made = play.moves_made
            return play
        # Whatever follows a misfit is one, too, until a whole view comes.
        had, self._moves_made = self._moves_made, None
        if had != change.since:
            raise Misfit(f"what changed since move {change.since} is no use after move {had}")
        self._view = _after(self._view, change.view)
        self._self = _after(self._self, change.self)
        self._moves_made = play.moves_made
        return msgspec.structs.replace(
            play, view=_write(self._view), self=_write(self._self), changed=None
        )


def _read(part: msgspec.Raw | UnsetType) -> Any:
    return UNSET if part is UNSET else msgspec.json.decode(part)


def _write(part: Any) -> msgspec.Raw | UnsetType:
    return UNSET if part is UNSET else m.raw(part)


def _after(part: Any, change: msgspec.Raw | UnsetType) -> Any:
    return part if change is UNSET else changed(part, msgspec.json.decode(change))
