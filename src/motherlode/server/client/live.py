"""A chair whose messages come by themselves, for those who have to listen elsewhere as well."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock, Thread
from typing import TypeAlias

import msgspec
from websockets.exceptions import ConnectionClosed

from motherlode.server.client.chair import _COMMANDS, DENIED, Chair, Denied, Gone
from motherlode.server.client.guest import Guest, Refused, Trouble
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m


@dataclass(frozen=True)
class Lost:
    """The connection is lost; a `Welcome` follows when it is found again."""


@dataclass(frozen=True)
class Ended:
    """Nothing more will come, and why; whether one may try to come back."""

    why: str
    for_good: bool = False


Report: TypeAlias = m.AnyMessage | Lost | Ended


class LiveChair(Chair):
    """Tells everything to `tell`, on a thread of its own; what is sent is answered there, too."""

    def __init__(
        self, guest: Guest, table: str, tell: Callable[[Report], None], *, form: str = "packed"
    ) -> None:
        self._tell = tell
        self._closing = False
        self._away = False
        self._lock = Lock()
        """Held while something is sent, or while it is settled what has to be sent again."""
        self._unanswered: dict[str, c.AnyCommand] = {}
        super().__init__(guest, table, form=form, hear=self._hear)
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    def post(self, command: c.AnyCommand) -> str:
        """Send a command, or as soon as the connection is found again; gives its id."""
        command = msgspec.structs.replace(command, id=command.id or secrets.token_hex(8))
        with self._lock:
            self._unanswered[command.id] = command
            if not self._away:
                self._send(command)
        return command.id

    def _send(self, command: c.AnyCommand) -> None:
        # Who listens notices a lost connection, and sends what is not answered again.
        with suppress(ConnectionClosed):
            self._socket.send(_COMMANDS.encode(command).decode())

    def _listen(self) -> None:
        try:
            while True:
                self.receive()
        except Denied as denied:
            self._tell(Ended(str(denied), for_good=True))
        except (Trouble, Refused) as problem:
            if not self._closing:
                self._tell(Ended(str(problem)))
        except msgspec.DecodeError as problem:
            self._tell(Ended(f"The server says what this program cannot read: {problem}."))

    def _hear(self, message: m.AnyMessage) -> None:
        match message:
            case m.Done() | m.Refused():
                self._forget(message.id)
            case m.News():
                self._forget(message.done)
            case m.Fault():
                # It names no command; the oldest is the one that was too much.
                self._forget(next(iter(self._unanswered), ""))
            case _:
                pass
        self._tell(message)

    def _forget(self, command_id: str) -> None:
        with self._lock:
            self._unanswered.pop(command_id, None)

    def _come_back(self, closed: ConnectionClosed) -> m.AnyMessage:
        if self._closing:
            raise Gone("this connection was closed")
        if closed.rcvd is None or closed.rcvd.code < DENIED:
            with self._lock:
                self._away = True
            self._tell(Lost())
        welcome = super()._come_back(closed)
        with self._lock:
            self._away = False
            for command in self._unanswered.values():
                self._send(command)
        return welcome

    def close(self) -> None:
        """Hang up, and listen no more. The chair stays taken."""
        self._closing = True
        super().close()
