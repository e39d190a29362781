"""A WebSocket at a table: commands in, messages out, each way by a task of its own."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from motherlode.server.house.readers import Reader
from motherlode.server.house.room import Room
from motherlode.server.log.entries import GuestId
from motherlode.server.tables import telling
from motherlode.server.web.desk import Desk, address_of, decode
from motherlode.server.web.doing import do
from motherlode.server.web.faults import Fault, too_much
from motherlode.server.web.identity import check_host, check_origin
from motherlode.server.web.queries import form_of, since_of
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m

LOG: Final = logging.getLogger("motherlode.web")
POLICY: Final = 1008
"""The WebSocket code for one who asked too much, or unreadably."""
DENIED: Final = 4000
"""Added to the HTTP status: the code with which a connection is refused."""
_COMMANDS: Final = msgspec.json.Decoder(c.AnyCommand)
LINGER: Final = 2.0
"""Seconds that a slow reader has to take what waits before its connection is cut."""


class TableSocket:
    """An ASGI application for one path; it knows no more than the desk lets it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its first to its last word."""
        socket = WebSocket(scope, receive, send)
        try:
            keys, room, guest, reader, since = await self._let_in(socket)
        except Fault as fault:
            await socket.accept()
            await socket.send_text(m.encode(fault.message).decode())
            await socket.close(DENIED + fault.status)
            return
        try:
            await socket.accept()
            await self._attend(socket, room, guest, reader, since)
        finally:
            self.desk.disconnect(keys)

    async def _let_in(
        self, socket: WebSocket
    ) -> tuple[list[str], Room, GuestId | None, Reader, int]:
        desk = self.desk
        check_host(socket, desk.config.origin)
        check_origin(socket, method="GET", socket=True)
        guest = await desk.maybe_guest(socket)
        form, since = form_of(socket), since_of(socket)
        room = await desk.room(socket.path_params["table"], guest)
        if room.table.seat_of(guest) is None and room.here()[1] >= desk.config.limits.spectators:
            raise too_much()
        keys = desk.connect(guest, address_of(socket))
        return keys, room, guest, Reader(guest, form, desk.config.limits), since

    async def _attend(
        self, socket: WebSocket, room: Room, guest: GuestId | None, reader: Reader, since: int
    ) -> None:
        chat = await self.desk.house.chat(room)
        # No word is said between these two lines, so nothing is told twice or not at all.
        reader.tell(m.encode(telling.welcome(room.scene(), guest, reader.form, since, chat)))
        room.enter(reader)
        if guest is not None:
            await room.take_back(guest)
        writing = asyncio.create_task(_write(socket, reader))
        reading = asyncio.create_task(self._read(socket, room, guest, reader))
        try:
            ends = [writing, reading, reader.closed]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.part(reader)
            reader.close(1000)
            await _end(socket, reader, writing, reading)

    async def _read(
        self, socket: WebSocket, room: Room, guest: GuestId | None, reader: Reader
    ) -> None:
        """Carry out what comes, one after the other, until the other side is gone."""
        faults = 0
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            reader.busy = True
            try:
                await self._obey(_data(event), room, guest, reader)
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
        if len(data) > desk.config.limits.message_bytes:
            most = desk.config.limits.message_bytes
            raise Fault(413, "too-large", f"A message has at most {most} bytes.")
        desk.take(desk.commands, guest)
        command = decode(data, _COMMANDS)
        answer = await do(desk, room, guest, command, reader)
        if answer is not None:
            reader.tell(m.encode(answer))


def _data(event: Any) -> bytes | str:
    text: str | None = event.get("text")
    return text if text is not None else event["bytes"]


async def _write(socket: WebSocket, reader: Reader) -> None:
    send = socket.send

    async def send_text(message: bytes) -> None:
        await send({"type": "websocket.send", "text": message.decode()})

    await reader.write(send_text)


async def _end(
    socket: WebSocket,
    reader: Reader,
    writing: "asyncio.Task[None]",
    reading: "asyncio.Task[None]",
) -> None:
    """Let what waits be sent, but wait for nobody; then hang up."""
    await asyncio.wait([writing], timeout=LINGER)
    writing.cancel()
    if not reader.busy:
        # A command that is being carried out is carried out to its end.
        reading.cancel()
    await asyncio.gather(writing, reading, return_exceptions=True)
    with suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
        await asyncio.wait_for(socket.close(reader.code or 1000), LINGER)
