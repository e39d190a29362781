"""A WebSocket at a table: commands in, messages out, each way by a task of its own."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from motherlode.server.house.doors import insist_on_place
from motherlode.server.house.readers import Reader
from motherlode.server.house.room import Room
from motherlode.server.log.entries import GuestId
from motherlode.server.store.base import StoreFailed
from motherlode.server.tables import telling
from motherlode.server.tables.refusing import Refusal
from motherlode.server.web.desk import Desk, address_of, decode
from motherlode.server.web.doing import do
from motherlode.server.web.faults import Fault, not_now
from motherlode.server.web.frames import send_at_once_of
from motherlode.server.web.identity import check_host, check_origin
from motherlode.server.web.queries import changes_of, form_of, only_watches, since_of, table_of
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m

LOG: Final = logging.getLogger("motherlode.web")
NORMAL: Final = 1000
POLICY: Final = 1008
"""The WebSocket code for one who asked too much, or unreadably."""
AGAIN_LATER: Final = 1013
"""The WebSocket code for one who should come back: clients do, by themselves."""
DENIED: Final = 4000
"""Added to the HTTP status: the code with which a connection is refused."""
_COMMANDS: Final = msgspec.json.Decoder(c.AnyCommand)
LINGER: Final = 2.0
"""Seconds that a slow reader has to take what waits before its connection is cut."""


class TableSocket:
    """An ASGI application for `/api/tables/{table}/socket`.

    It speaks to the server directly: every message of every game passes here.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its first to its last word."""
        await receive()
        line = _Line(receive, send)
        try:
            keys, room, guest, reader, since = await self._let_in(HTTPConnection(scope))
        except Fault as fault:
            await line.refuse(fault)
            return
        except StoreFailed as failure:
            LOG.error("a connection: %s", failure)
            await line.refuse(not_now(), AGAIN_LATER)
            return
        try:
            await line.accept()
            await self._attend(line, room, guest, reader, since)
        except Fault as fault:
            await line.turn_away(fault)
        finally:
            self.desk.disconnect(keys)

    async def _let_in(
        self, asking: HTTPConnection
    ) -> tuple[list[str], Room, GuestId | None, Reader, int]:
        desk = self.desk
        check_host(asking, desk.config.origin)
        check_origin(asking, method="GET", socket=True)
        guest = await desk.maybe_guest(asking)
        form, since, changes = form_of(asking), since_of(asking), changes_of(asking)
        room = await desk.room(table_of(asking.scope["path"]), guest)
        # A screen that all look at knows no secret, though its owner has a seat here.
        reading = None if only_watches(asking) else guest
        keys = desk.connect(guest, address_of(asking))
        reader = Reader(
            reading,
            form,
            desk.config.limits,
            send_at_once_of(asking.scope),
            owner=guest,
            address=address_of(asking),
            changes=changes,
        )
        return keys, room, reading, reader, since

    async def _attend(
        self, line: "_Line", room: Room, guest: GuestId | None, reader: Reader, since: int
    ) -> None:
        chat = await self.desk.house.chat(room)
        self._find_place(room, reader)
        # No word is said between these lines, so nothing is told twice or not at all.
        scene = room.scene()
        reader.tell(m.encode(telling.welcome(scene, guest, reader.form, since, chat)))
        reader.has(scene.base(room.table.seat_of(guest)))
        room.enter(reader)
        writing = asyncio.create_task(reader.write(line.tell))
        reading = asyncio.create_task(self._read(line, room, guest, reader))
        try:
            ends: list[asyncio.Future[Any]] = [writing, reading, reader.closed]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.part(reader)
            reader.close(NORMAL)
            await _end(line, reader, writing, reading)

    def _find_place(self, room: Room, reader: Reader) -> None:
        """A fault unless there is a place; the host may have sent the reader away meanwhile."""
        self.desk.admit(room, reader.owner)
        try:
            insist_on_place(room.table, room.readers, reader, self.desk.config.limits)
        except Refusal as refusal:
            raise Fault(429, refusal.code, refusal.sentence) from None

    async def _read(self, line: "_Line", room: Room, guest: GuestId | None, reader: Reader) -> None:
        """Carry out what comes, one after the other, until the other side is gone."""
        faults = 0
        if guest is not None:
            with suppress(Refusal):
                await room.take_back(guest)
        while True:
            data = await line.hear()
            if data is None:
                return
            reader.busy = True
            try:
                await self._obey(data, room, guest, reader)
            except Fault as fault:
                faults += 1
                reader.tell(m.encode(fault.message))
                if faults >= self.desk.config.limits.faults:
                    reader.close(POLICY)
            finally:
                reader.busy = False
            if reader.code is not None:
                return

    async def _obey(
        self, data: bytes | str, room: Room, guest: GuestId | None, reader: Reader
    ) -> None:
        desk = self.desk
        if guest is None:
            raise Fault(401, "no-guest", "Spectators without a token only watch.")
        size = len(data.encode()) if isinstance(data, str) else len(data)
        if size > desk.config.limits.message_bytes:
            most = desk.config.limits.message_bytes
            raise Fault(413, "too-large", f"A message has at most {most} bytes.")
        desk.take(desk.commands, guest)
        command = decode(data, _COMMANDS)
        answer = await do(desk, room, guest, command, reader.address, reader)
        if answer is not None:
            reader.tell(m.encode(answer))


class _Line:
    """The wire itself, as an ASGI server gives it to us."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        """Take the call."""
        await self._send({"type": "websocket.accept"})

    async def refuse(self, fault: Fault, code: int | None = None) -> None:
        """Take the call only to say why not: a browser cannot read it otherwise."""
        await self.accept()
        await self.turn_away(fault, code)

    async def turn_away(self, fault: Fault, code: int | None = None) -> None:
        """Say why not, and hang up."""
        with suppress(ConnectionError):
            await self.tell(m.encode(fault.message))
            await self.close(code or DENIED + fault.status)

    async def hear(self) -> bytes | str | None:
        """The next message; `None` when the other side is gone."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            return None
        text: str | None = event.get("text")
        data: bytes | str = text if text is not None else event["bytes"]
        return data

    async def tell(self, message: bytes) -> None:
        """Send a message; `ConnectionError` if that cannot be done any more."""
        try:
            await self._send({"type": "websocket.send", "text": message.decode()})
        except RuntimeError:
            # The server beneath has hung up by itself: on a frame that was too large, say.
            raise ConnectionResetError("the line is closed") from None

    async def close(self, code: int) -> None:
        """Hang up."""
        await self._send({"type": "websocket.close", "code": code})


async def _end(
    line: _Line,
    reader: Reader,
    writing: "asyncio.Task[int]",
    reading: "asyncio.Task[None]",
) -> None:
    """Let what waits be sent, but wait for nobody; then hang up."""
    await asyncio.wait([writing], timeout=LINGER)
    writing.cancel()
    if not reader.busy:
        # A command that is being carried out is carried out to its end.
        reading.cancel()
    ended = await asyncio.gather(writing, reading, return_exceptions=True)
    for problem in ended:
        if isinstance(problem, Exception) and not isinstance(problem, OSError):
            LOG.error("a connection broke", exc_info=problem)
    with suppress(RuntimeError, OSError, TimeoutError):
        await asyncio.wait_for(line.close(reader.code or NORMAL), LINGER)
