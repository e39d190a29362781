"""A house in this process, spoken to as a web server would: all that goes out is kept, to the byte.

The store is a real file, the application the whole one; only the sockets are left out, so that a
test can look into the tables and deal rigged cards.
"""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from motherlode.server.clerks.office import Clerks
from motherlode.server.config import Bots, Config, Limits, Rate
from motherlode.server.house.caretaker import Caretaker
from motherlode.server.house.house import House
from motherlode.server.house.room import Room
from motherlode.server.house.surroundings import Surroundings
from motherlode.server.minds.pool import Minds
from motherlode.server.store.sqlite import SqliteStore
from motherlode.server.tables.course import Course
from motherlode.server.web.app import App
from motherlode.server.wire import commands as c
from motherlode.server.wire.requests import NewTable

PLENTY = Rate(burst=10**6, per_second=10**6)
CONFIG = Config(
    limits=Limits(
        commands=PLENTY,
        talk=PLENTY,
        address_talk=PLENTY,
        table_talk=PLENTY,
        spectator_talk=PLENTY,
        openings=PLENTY,
        openings_per_address=PLENTY,
        arrivals=PLENTY,
        requests=PLENTY,
        dear=PLENTY,
    ),
    bots=Bots(workers=1, pause=0),
)
NONCE = "0123456789abcdef0123456789abcdef"
HEADERS = [(b"host", b"localhost")]


class CountedBytes:
    """Bytes that nobody would guess, and that are the same in every run."""

    def __init__(self) -> None:
        self._count = count()

    def __call__(self, size: int) -> bytes:
        return hashlib.shake_256(f"bytes {next(self._count)}".encode()).digest(size)


class Wire:
    """One connection to a table; `frames` is all that it ever received."""

    def __init__(
        self,
        inside: "Inside",
        token: str | None,
        table: str,
        query: str = "",
        address: str = "127.0.0.1",
    ) -> None:
        self.inside = inside
        self.token = token
        self.frames: list[bytes] = []
        self.code: int | None = None
        self.asked = 0
        self.rev = 0
        """The newest revision it has heard of."""
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._came = asyncio.Event()
        self._takes = asyncio.Event()
        self._takes.set()
        self._in.put_nowait({"type": "websocket.connect"})
        # Who has no token comes by a browser, from our own page.
        page = (b"origin", b"http://localhost")
        who = page if token is None else (b"authorization", f"Bearer {token}".encode())
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/api/tables/{table}/socket",
            "query_string": query.encode(),
            "headers": [*HEADERS, who],
            "client": (address, 1),
            "server": ("localhost", 80),
            "subprotocols": [],
        }
        self._task = asyncio.create_task(inside.app(scope, self._in.get, self._send))

    def stall(self) -> None:
        """Take nothing more, and say nothing: as a phone in a tunnel."""
        self._takes.clear()

    async def _send(self, message: Any) -> None:
        await self._takes.wait()
        if message["type"] == "websocket.send":
            self.frames.append(message["text"].encode())
            self.rev = max(self.rev, msgspec.json.decode(message["text"]).get("rev", 0))
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        self._came.set()

    @property
    def messages(self) -> list[Any]:
        """All that it ever received, as plain data."""
        return [msgspec.json.decode(frame) for frame in self.frames]

    async def until(self, good: Callable[["Wire"], bool], seconds: float = 20.0) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(seconds):
            while not good(self):
                self._came.clear()
                with suppress(TimeoutError):
                    # What is waited for may be no frame of this connection.
                    await asyncio.wait_for(self._came.wait(), 0.05)

    async def say(self, command: c.AnyCommand) -> Any:
        """Send a command; gives its answer, of whatever type."""
        self.asked += 1
        named = msgspec.structs.replace(command, id=command.id or f"ask {self.asked}")
        before = len(self.frames)
        self.send(msgspec.json.encode(named).decode())
        found: list[Any] = []

        def answered(_: Wire) -> bool:
            fresh = [msgspec.json.decode(frame) for frame in self.frames[before:]]
            found[:] = [one for one in fresh if named.id in (one.get("id"), one.get("done"))]
            return bool(found)

        await self.until(answered)
        return found[0]

    def send(self, text: str) -> None:
        """Send any text."""
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def hang_up(self) -> None:
        """Close the connection from this side."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class Inside:
    """A house and its application."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.caretaker = Caretaker(house)
        """Goes round when a test wants it to."""
        self.app = App(house)

    async def guest(self) -> str:
        """A new guest's token."""
        return await self.house.guests.welcome()

    async def open(self, token: str, **wishes: Any) -> str:
        """A new table's id."""
        guest = await self.house.guests.find(token)
        assert guest is not None
        room = await self.house.open(guest, NewTable(**wishes))
        return room.table.id

    @property
    def room(self) -> Room:
        """The only table's."""
        (room,) = self.house.rooms.values()
        return room

    @property
    def course(self) -> Course:
        """The only table's game, with all secrets: only a test may look."""
        assert self.room.table.course is not None
        return self.room.table.course

    @property
    def asked(self) -> int:
        """The seat that is asked at the only table."""
        assert self.course.asked is not None
        return self.course.asked

    def bot_on(self, seat: int) -> str | None:
        """The bot that plays on a chair of the only table."""
        return self.room.table.chairs[seat].bot

    def wire(
        self, token: str | None, table: str, query: str = "", address: str = "127.0.0.1"
    ) -> Wire:
        """A connection to a table."""
        return Wire(self, token, table, query, address)

    async def ask(
        self,
        token: str | None,
        method: str,
        path: str,
        body: object = None,
        address: str = "127.0.0.1",
    ) -> tuple[int, bytes]:
        """Send an HTTP request; gives the status and the body of the answer, to the byte."""
        who = [] if token is None else [(b"authorization", f"Bearer {token}".encode())]
        place, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "scheme": "http",
            "method": method,
            "path": place,
            "query_string": query.encode(),
            "headers": [*HEADERS, *who],
            "client": (address, 1),
            "server": ("localhost", 80),
        }
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": msgspec.json.encode(body)}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return sent[0]["status"], b"".join(piece.get("body", b"") for piece in sent[1:])

    async def deal(self, seats: int, **wishes: Any) -> list[Wire]:
        """A table where a person sits on every chair, dealt; their connections by seat."""
        tokens = [await self.guest() for _ in range(seats)]
        table = await self.open(tokens[0], seats=seats, **wishes)
        wires = []
        for seat, token in enumerate(tokens):
            wire = self.wire(token, table)
            wires.append(wire)
            await wire.until(lambda wire: bool(wire.frames))
            await wire.say(c.Sit(seat=seat, name=f"Guest {seat}"))
        for wire in wires:
            await wire.say(c.Ready(nonce=NONCE))
        return wires


@asynccontextmanager
async def inside(
    folder: Path,
    config: Config = CONFIG,
    now: Callable[[], float] = time.time,
    steady: Callable[[], float] | None = None,
    clerks: Clerks | None = None,
) -> AsyncIterator[Inside]:
    """A house for the length of a block, on a real file; it deals the same in every run."""
    folder.mkdir(parents=True, exist_ok=True)
    store = SqliteStore(folder / "tables.sqlite")
    await store.open()
    minds = Minds(config.bots.workers)
    await minds.start()
    clerks = Clerks(config.answers) if clerks is None else clerks
    # A clock that a test sets is everybody's clock, unless it sets two.
    tick = steady or (time.monotonic if now is time.time else now)
    house = House(Surroundings(config, store, minds, now, tick, CountedBytes(), clerks))
    await house.start()
    try:
        yield Inside(house)
    finally:
        await house.stop()
        await clerks.close()
        await minds.close()
        await store.close()
