"""The desk: what every request and connection passes before it reaches a table."""

from collections import Counter
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from motherlode.server.config import Config
from motherlode.server.house.addresses import address_key
from motherlode.server.house.buckets import Buckets
from motherlode.server.house.house import House
from motherlode.server.house.room import Room
from motherlode.server.house.talk import Talk
from motherlode.server.log.entries import GuestId
from motherlode.server.tables.refusing import Refusal, insist_on_entry
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
        limits, steady = self.config.limits, house.around.steady
        self.commands = Buckets(limits.commands, steady)
        self.talk = Talk(limits, steady)
        self.openings = Buckets(limits.openings, steady)
        self.openings_from = Buckets(limits.openings_per_address, steady)
        self.arrivals = Buckets(limits.arrivals, steady)
        self.requests = Buckets(limits.requests, steady)
        self.dear = Buckets(limits.dear, steady)
        self.connected: Counter[str] = Counter()
        """Connections by guest, by address (`@…`), and in all (no key)."""

    async def guest(self, connection: HTTPConnection) -> GuestId:
        """Who asks; a fault if that is not known."""
        guest = await self.maybe_guest(connection)
        if guest is None:
            raise faults.no_guest()
        return guest

    async def maybe_guest(self, connection: HTTPConnection) -> GuestId | None:
        """Who asks, if that is known; a fault for those who are shut out."""
        guest = await self.house.guests.find(token_of(connection))
        self.refuse_the_shut_out(connection, guest)
        return guest

    def refuse_the_shut_out(self, connection: HTTPConnection, guest: GuestId | None = None) -> None:
        """A fault if a guest, or whoever comes from there, is shut out."""
        if not self.house.reports.come(guest, address_of(connection)):
            raise faults.shut_out()

    async def room(self, table_id: str, guest: GuestId | None) -> Room:
        """The room of a table that a guest may enter; a fault if not."""
        room = await self.house.find(table_id) if len(table_id) <= 32 else None
        if table_id in self.house.set_aside:
            raise faults.set_aside(self.house.set_aside[table_id])
        if room is None:
            raise faults.no_table()
        self.admit(room, guest)
        return room

    def take_opening(self, guest: GuestId, connection: HTTPConnection) -> str:
        """Let a guest open a table, or a fault; gives the mark of the place it is opened from."""
        self.take(self.openings, guest)
        self.take(self.openings_from, address_of(connection))
        return self.house.reports.address_mark(address_of(connection))

    def admit(self, room: Room, guest: GuestId | None) -> None:
        """A fault unless a guest may enter a room."""
        try:
            insist_on_entry(room.table, guest)
        except Refusal as refusal:
            if guest in room.table.removed:
                raise Fault(403, refusal.code, refusal.sentence) from None
            raise faults.no_table() from None

    def take(self, buckets: Buckets, *keys: str) -> None:
        """Take a token for each key; a fault if one has none left."""
        for key in keys:
            if not buckets.take(key):
                raise faults.too_much()

    # Connections are counted while they last

    def connect(self, guest: GuestId | None, address: str) -> list[str]:
        """Count a connection in; gives the keys to count it out again."""
        limits = self.config.limits
        counted = [("", limits.connections), (f"@{address}", limits.connections_per_address)]
        if guest is not None:
            counted.append((guest, limits.connections_per_guest))
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
    """Where a connection comes from, as far as it is counted: of IPv6, the /64."""
    return address_key(connection.client.host) if connection.client else NO_ADDRESS


async def read_body(request: Request, kind: type[T], most: int) -> T:
    """The body of a request as the type it must have; a fault that says what is wrong."""
    data = b""
    try:
        async for piece in request.stream():
            data += piece
            if len(data) > most:
                raise Fault(413, "too-large", f"A body has at most {most} bytes.")
    except ClientDisconnect:
        # Whoever has hung up, or was hung up on (`patience.py`), is no failure of ours.
        raise faults.too_slow() from None
    return decode(data or b"{}", msgspec.json.Decoder(kind))


def decode(data: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    """A message of a type; a fault that says what is wrong with it."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Fault(400, "unreadable", f"{str(problem)[:200]}.") from None
