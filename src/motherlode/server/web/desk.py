"""The desk: what every request and connection passes before it reaches a table."""

from collections import Counter
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from motherlode.server.config import Config
from motherlode.server.house.buckets import Buckets
from motherlode.server.house.house import House
from motherlode.server.house.room import Room
from motherlode.server.log.entries import GuestId
from motherlode.server.web import faults
from motherlode.server.web.faults import Fault
from motherlode.server.web.identity import token_of

T = TypeVar("T")
NO_ADDRESS = "-"


class Desk:
    """Knows the house, and how much anyone may ask of it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.config: Config = house.around.config
        limits, now = self.config.limits, house.around.now
        self.commands = Buckets(limits.commands, now)
        self.talk = Buckets(limits.talk, now)
        self.openings = Buckets(limits.openings, now)
        self.arrivals = Buckets(limits.arrivals, now)
        self.requests = Buckets(limits.requests, now)
        self.connected: Counter[str] = Counter()
        """Connections by guest, by address (`@…`), by watched table (`#…`), and in all (no key)."""

    async def guest(self, connection: HTTPConnection) -> GuestId:
        """Who asks; a fault if that is not known."""
        guest = await self.house.guests.find(token_of(connection))
        if guest is None:
            raise faults.no_guest()
        return guest

    async def maybe_guest(self, connection: HTTPConnection) -> GuestId | None:
        """Who asks, if that is known."""
        return await self.house.guests.find(token_of(connection))

    async def room(self, table_id: str, guest: GuestId | None) -> Room:
        """The room of a table that a guest may enter; a fault if not."""
        room = await self.house.find(table_id) if len(table_id) <= 32 else None
        if room is None or not room.table.may_enter(guest):
            raise faults.no_table()
        return room

    def take(self, buckets: Buckets, *keys: str) -> None:
        """Take a token for each key; a fault if one has none left."""
        for key in keys:
            if not buckets.take(key):
                raise faults.too_much()

    # Connections are counted while they last

    def connect(self, guest: GuestId | None, address: str, watched: str | None) -> list[str]:
        """Count a connection in; gives the keys to count it out again.

        `watched` is the table that somebody without a chair comes to.
        """
        limits = self.config.limits
        counted = [("", limits.connections), (f"@{address}", limits.connections_per_address)]
        if guest is not None:
            counted.append((guest, limits.connections_per_guest))
        if watched is not None:
            counted.append((f"#{watched}", limits.spectators))
        if any(self.connected[key] >= most for key, most in counted):
            raise faults.too_much()
        keys = [key for key, _ in counted]
        self.connected.update(keys)
        return keys

    def disconnect(self, keys: list[str]) -> None:
        """Count a connection out."""
        for key in keys:
            self.connected[key] -= 1
            if self.connected[key] <= 0:
                del self.connected[key]


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client else NO_ADDRESS


async def read_body(request: Request, kind: type[T], most: int) -> T:
    """The body of a request as the type it must have; a fault that says what is wrong."""
    data = b""
    async for piece in request.stream():
        data += piece
        if len(data) > most:
            raise Fault(413, "too-large", f"A body has at most {most} bytes.")
    return decode(data or b"{}", msgspec.json.Decoder(kind))


def decode(data: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    """A message of a type; a fault that says what is wrong with it."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Fault(400, "unreadable", f"{str(problem)[:200]}.") from None
