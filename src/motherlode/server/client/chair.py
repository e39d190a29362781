"""A place at a table, over a WebSocket that comes back by itself when it was lost."""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Final

import msgspec
from msgspec import UNSET
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from motherlode.core.changes import Misfit
from motherlode.server.client.guest import Guest, Refused, Trouble, read_link
from motherlode.server.client.latest import Latest
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m

TRIES: Final = 20
REST: Final = 0.5
FAREWELL: Final = 1.0
"""Seconds to wait for the server's goodbye."""
NOT_NOW: Final = "not-now"
"""The code of a fault that passes: come back later."""
DENIED: Final = 4000
"""Codes from here on say that the server does not want this connection at all."""
LARGEST: Final = 2**22
_MESSAGES: Final = msgspec.json.Decoder(m.AnyMessage)
_COMMANDS: Final = msgspec.json.Encoder()


class _TooMuch(Exception):
    """The server asks for a rest."""


class Gone(Trouble):
    """The table cannot be reached any more."""


class Denied(Gone):
    """The server does not want this connection any more; what it said last says why."""


class Chair:
    """What a client knows of a table, and what it may do there.

    `table`, `you`, `play` are as new as the last message. Everything heard goes to `hear`.
    """

    def __init__(
        self,
        guest: Guest,
        table: str,
        *,
        form: str = "shown",
        hear: Callable[[m.AnyMessage], None] | None = None,
    ) -> None:
        self.guest = guest
        self.id = table
        self.form = form
        self.changes = form == "shown"
        """Whether the server is asked for what changed in a view, instead of the whole one."""
        self.hear = hear
        self.rev = 0
        self.you = m.You(seat=None, host=False)
        self.table: m.TableInfo
        self.play: m.Play | None = None
        self._latest = Latest()
        self._fault = "the server has closed this connection for good"
        self._open = ExitStack()
        self._socket: ClientConnection
        self._connect()

    # Before the deal

    def sit(self, name: str, seat: int | None = None) -> int:
        """Take a chair: this one, or the first that is empty; gives its number."""
        if seat is not None:
            self.do(c.Sit(seat=seat, name=name))
            return seat
        for chair in range(len(self.table.chairs)):
            if self.table.chairs[chair].kind != "empty":
                continue
            try:
                return self.sit(name, chair)
            except Refused as refused:
                if refused.code != "taken":
                    raise
                # Somebody was faster; or it was we, before the connection was lost.
                if self.you.seat is not None:
                    return self.you.seat
        raise Refused("taken", "Every chair at this table is taken.")

    def seat_bot(self, seat: int, bot: str) -> None:
        """Put a bot on a chair; only the host may."""
        self.do(c.SeatBot(seat=seat, bot=bot))

    def ready(self) -> None:
        """Be ready: when all are, the game begins."""
        self.do(c.Ready(nonce=secrets.token_hex(16)))

    # During the game

    def turns(self) -> Iterator[m.Play]:
        """The game each time this chair is asked for a move, until it is over.

        Whoever does not move in between is asked again when something has changed.
        """
        asked_at = -1
        while self.play is None or self.play.end is None:
            play = self.play
            if play is not None and play.moves is not None and self.rev != asked_at:
                asked_at = self.rev
                yield play
            else:
                self.receive()

    def move(self, text: str) -> None:
        """Make a move; it is kept and safe when this returns."""
        self.do(c.Move(text=text, expected=self.rev))

    def claim(self, text: str) -> None:
        """State something to all."""
        self.do(c.Claim(text=text))

    def say(self, text: str) -> None:
        """Say something to the table."""
        self.do(c.Say(text=text))

    @property
    def view(self) -> Any:
        """What this chair may see, as plain data: what everyone sees, and `self`."""
        if self.play is None or self.play.view is UNSET:
            return None
        own = None if self.play.self is UNSET else msgspec.json.decode(self.play.self)
        return {**msgspec.json.decode(self.play.view), "self": own}

    # The wire

    def do(self, command: c.AnyCommand) -> m.Done | m.News:
        """Send a command and wait until it is carried out; raises `Refused`.

        After a lost connection it is sent again under its id: it is never carried out twice, if it
        is a move, a claim or talk.
        """
        command = msgspec.structs.replace(command, id=command.id or secrets.token_hex(8))
        for _ in range(TRIES):
            try:
                self._socket.send(_COMMANDS.encode(command).decode())
                return self._await_answer(command.id)
            except ConnectionClosed as closed:
                self._come_back(closed)
            except _TooMuch:
                time.sleep(REST)
        raise Gone("the server does not carry out what is sent")

    def _await_answer(self, command_id: str) -> m.Done | m.News:
        while True:
            match message := self._read(None):
                case m.Done() if message.id == command_id:
                    return message
                case m.News() if message.done == command_id:
                    return message
                case m.Refused() if message.id == command_id:
                    raise Refused(message.code, message.sentence, message.clause)
                case m.Fault() if message.code == "too-much":
                    raise _TooMuch
                case m.Fault():
                    raise Refused(message.code, message.sentence)
                case _:
                    pass

    def receive(self, timeout: float | None = None) -> m.AnyMessage | None:
        """The next message; `None` if none comes in time. A lost connection comes back first."""
        try:
            return self._read(timeout)
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            return self._come_back(closed)

    def _read(self, timeout: float | None) -> m.AnyMessage:
        try:
            message = self._latest.complete(_MESSAGES.decode(self._socket.recv(timeout)))
        except Misfit:
            # A wrong view is worse than none: come back, and have whole ones from then on.
            self.changes = False
            self._socket.close()
            return self._read(timeout)
        self._take_in(message)
        if self.hear is not None:
            self.hear(message)
        return message

    def _take_in(self, message: m.AnyMessage) -> None:
        match message:
            case m.Welcome() | m.TableNow():
                self.rev, self.you, self.table = message.rev, message.you, message.table
                self.play = message.play
            case m.News():
                self.rev, self.play = message.rev, message.play
            case m.Refused() if message.play is not None:
                self.rev, self.play = message.rev, message.play
            case m.Fault():
                self._fault = message.sentence
            case _:
                pass

    def _connect(self) -> m.AnyMessage:
        address = self.guest.url.replace("http", "ws", 1)
        try:
            opening = connect(
                f"{address}/api/tables/{self.id}/socket?{self._wishes()}",
                additional_headers={"Authorization": f"Bearer {self.guest.token}"},
                compression=None,
                max_size=LARGEST,
                close_timeout=FAREWELL,
            )
            self._socket = self._open.enter_context(opening)
            first = self._read(None)
        except (OSError, WebSocketException) as problem:
            raise Trouble(f"{self.guest.url} does not answer: {problem}") from None
        if isinstance(first, m.Fault):
            self._open.close()
            if first.code == NOT_NOW:
                raise Trouble(first.sentence)
            raise Refused(first.code, first.sentence)
        return first

    def _wishes(self) -> str:
        return f"since={self.rev}&form={self.form}&changes={int(self.changes)}"

    def _come_back(self, closed: ConnectionClosed) -> m.AnyMessage:
        """Connect again, with patience; gives the welcome, with all that was missed."""
        if closed.rcvd is not None and closed.rcvd.code >= DENIED:
            raise Denied(self._fault)
        self._open.close()
        for attempt in range(TRIES):
            try:
                return self._connect()
            except Trouble:
                time.sleep(min(0.1 * 2**attempt, 5.0))
        raise Gone(f"{self.guest.url} does not answer any more")

    def close(self) -> None:
        """Hang up. The chair stays taken."""
        self._open.close()

    def __enter__(self) -> "Chair":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def join(link: str, name: str, *, seat: int | None = None, token: str | None = None) -> Chair:
    """Sit down at the table behind a link; with a token, as the guest that one was before."""
    server, table, invitation = read_link(link)
    guest = Guest(server, token)
    if invitation:
        guest.enter(table, invitation)
    chair = Chair(guest, table)
    if chair.you.seat is None:
        chair.sit(name, seat)
    return chair
