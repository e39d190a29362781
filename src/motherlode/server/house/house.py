"""The house: all tables of a server, found, opened, and let go."""

import asyncio
import hashlib
import logging
import secrets
from typing import Final

import msgspec

from motherlode.server.house.doors import admission
from motherlode.server.house.guests import Guests
from motherlode.server.house.opening import opened, opened_again
from motherlode.server.house.reports import Reports
from motherlode.server.house.room import Room
from motherlode.server.house.summing import closes_at, people_of, summary_of
from motherlode.server.house.surroundings import Surroundings
from motherlode.server.house.turns import Turns
from motherlode.server.house.watching import Watching
from motherlode.server.log import entries as e
from motherlode.server.store.base import Append, Line, StoreFailed
from motherlode.server.tables.after_game import follow, may_follow
from motherlode.server.tables.any_time import may_say
from motherlode.server.tables.refusing import Already, Moment, Refusal
from motherlode.server.tables.table import PLAYING, WAITING, OtherRules, Table, open_table
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m
from motherlode.server.wire.requests import NewTable
from motherlode.server.wire.texts import clean_chat

LOG: Final = logging.getLogger("motherlode.house")
TABLE_BYTES: Final = 9
OPEN: Final = (WAITING, PLAYING)
LATEST_CHAT: Final = 100
MARK_BYTES: Final = 16
FULL: Final = "There are as many tables as this server can have."
FULL_HERE: Final = "There are as many open tables from your address as one may have."
FULL_YOURS: Final = "You have as many open tables as one may have: close one first."


class House:
    """All tables. Rooms are those that are out; every table is in the store."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.rooms: dict[str, Room] = {}
        self.set_aside: dict[str, str] = {}
        """Tables whose log cannot be read, and why; nothing of them is changed."""
        self.opened_at = around.steady()
        """Since when people can come."""
        self.guests = Guests(around.store, around.now)
        self.secret = b""
        self.reports = Reports(around)
        self._turns: dict[str, Turns] = {}
        self._opening: dict[str, asyncio.Future[Room | None]] = {}
        self._counting = asyncio.Lock()

    async def start(self) -> None:
        """Be ready for guests; tables are taken out when somebody comes, or something is due."""
        self.secret = self.reports.secret = await self.around.store.secret()

    async def stop(self) -> None:
        """Let go of all tables; what was acknowledged is in the store."""
        for table_id in list(self.rooms):
            self.put_away(table_id)

    # Finding and opening

    async def find(self, table_id: str, since: float | None = None) -> Room | None:
        """The room of a table, taken out of the store if need be.

        `since` when its people could have come, if it is not one of them who asks for it.
        """
        room = self.rooms.get(table_id)
        if room is not None and not room.gone:
            room.visited = room.visited or since is None
            return room
        if table_id in self._opening:
            return await asyncio.shield(self._opening[table_id])
        coming = self._opening[table_id] = asyncio.get_running_loop().create_future()
        found = None
        try:
            found = await self._take_out(table_id, since)
        finally:
            del self._opening[table_id]
            coming.set_result(found)
        return found

    async def _take_out(self, table_id: str, since: float | None) -> Room | None:
        if table_id in self.rooms:
            self.put_away(table_id)
        if table_id in self.set_aside:
            return None
        try:
            bodies = await self.around.store.read(table_id)
            if not bodies:
                return None
            table = open_table(table_id, [e.decode(body) for body in bodies])
            talk = await self.around.store.read_chat(table_id, limit=1)
        except StoreFailed:
            raise  # it is the store that is ill, not this table
        except Exception as problem:
            self._set_aside(table_id, problem)
            return None
        room = self._take_in(table, since)
        room.talk = talk[-1].number if talk else 0
        return room

    def _set_aside(self, table_id: str, problem: Exception) -> None:
        """A log that cannot be read stops nobody else; its people are told."""
        # What the problem says may hold a move or a name: only the kind is written down.
        known = problem if isinstance(problem, OtherRules) else type(problem).__name__
        LOG.error("table %s cannot be read and is set aside: %s", table_id, known)
        other = isinstance(problem, OtherRules)
        self.set_aside[table_id] = "other-rules" if other else "unreadable"

    def _take_in(self, table: Table, since: float | None = None) -> Room:
        room = Room(table, self.around, Watching(self.secret, table.id), since)
        turns = Turns(room)
        self.rooms[table.id], self._turns[table.id] = room, turns
        turns.go_on()
        return room

    async def open(self, guest: e.GuestId, wish: NewTable, opener: str = "") -> Room:
        """Open a table as a guest wishes, from a place with this mark; raises `Refusal`."""
        # One after the other: between counting and opening nobody else may open one.
        async with self._counting:
            await self._insist_on_room(guest, opener)
            opening = opened(guest, wish, opener, self.around)
            table = Table(secrets.token_urlsafe(TABLE_BYTES), opening)
            await self.around.store.append_all([self._first(table, [opening])])
            return self._take_in(table)

    async def _insist_on_room(self, guest: e.GuestId, opener: str) -> None:
        """Raises `Refusal` if there are enough tables: in all, of this guest, from this place."""
        limits = self.around.config.limits
        found = await self.around.store.count(OPEN, host=guest, opener=opener)
        if found.all >= limits.tables:
            raise Refusal("full", FULL)
        if found.of_host >= limits.tables_per_guest:
            raise Refusal("full", FULL_YOURS)
        if opener and found.from_opener >= limits.tables_per_address:
            raise Refusal("full", FULL_HERE)

    def _first(self, table: Table, log: list[e.AnyEntry]) -> Append:
        """The beginning of a table's log, with all that is known of it then."""
        bodies = [e.encode(entry) for entry in log]
        about = summary_of(table, closes_at(table, self.around.config))
        return Append(table.id, 1, bodies, about, people_of(table))

    async def admit(self, room: Room, guest: e.GuestId, invitation: str) -> None:
        """Let a guest in who has the invitation; raises `Refusal`."""

        def what(table: Table, moment: Moment) -> list[e.AnyEntry] | Already:
            return admission(table, guest, invitation, self.secret, moment)

        if not isinstance(what(room.table, self.around.moment()), Already):
            # Asked once more when it is this guest's turn: the door may be shut by then.
            await room.happen(what)

    # What is no entry of one table alone

    async def rematch(self, room: Room, guest: e.GuestId) -> str:
        """Open a table for the same people, or find the one that was opened; raises `Refusal`."""
        may_follow(room.table, guest)
        opening = opened_again(room.table, guest, self.around)
        log = follow(room.table, opening)
        table = open_table(secrets.token_urlsafe(TABLE_BYTES), log)

        def what(old: Table, moment: Moment) -> list[e.AnyEntry] | Already:
            if old.next is not None:
                return Already(old.rev)
            if follow(old, opening) != log:
                # Somebody was sent away meanwhile: not to be taken along.
                raise Refusal("stale", "Somebody had to go just now: ask for the rematch again.")
            return [e.Followed(at=moment.now, table=table.id)]

        await room.happen(what, also=[self._first(table, log)])
        if room.table.next == table.id:
            self._take_in(table)
        assert room.table.next is not None
        return room.table.next

    async def say(self, room: Room, guest: e.GuestId, command: c.Say) -> None:
        """Say something at a table, once however often it is sent; raises `Refusal`."""
        may_say(room.table, guest)
        try:
            said = clean_chat(command.text)
        except ValueError as mistake:
            raise Refusal("empty", str(mistake)) from None
        seat = room.table.seat_of(guest)
        number = None if seat is not None else room.watching.number_of(guest)
        room.talk += 1
        saying = m.Saying(
            number=room.talk,
            at=self.around.now(),
            name=room.name_of(guest),
            seat=seat,
            spectator=number,
            text=said,
        )
        body = msgspec.json.encode(saying)
        mark = _mark(guest, command.id) if command.id else None
        number = await self.around.store.add_chat(
            room.table.id, saying.number, body, saying.at, mark
        )
        room.see(guest)
        if number == saying.number:
            room.tell_all(m.Said(saying=saying))

    async def chat(self, room: Room) -> list[m.Saying]:
        """The latest lines of chat at a table, as far as they can be read."""
        lines = await self.around.store.read_chat(room.table.id, limit=LATEST_CHAT)
        said = [_read_line(room.table.id, line) for line in lines]
        return [saying for saying in said if saying is not None]

    def report(self, room: Room, guest: e.GuestId, command: c.Report) -> None:
        """Write a report of abuse into the file that whoever runs the server reads."""
        self.reports.write(room.table, guest, room.name_of(guest), command)

    # Letting go

    def put_away(self, table_id: str) -> None:
        """Let go of a table; the next visitor, or what is due there, takes it out again."""
        room = self.rooms.pop(table_id)
        self._turns.pop(table_id).stop()
        if room.stirred and not room.gone:
            room.settle()
        room.give_up()
        self.around.minds.forget(table_id)


def _mark(guest: e.GuestId, command_id: str) -> bytes:
    """What a guest calls a line: nobody else can call one so."""
    return hashlib.sha256(f"{guest} {command_id}".encode()).digest()[:MARK_BYTES]


def _read_line(table_id: str, line: Line) -> m.Saying | None:
    """A line of chat; one that cannot be read is left out, and takes no other with it."""
    try:
        return msgspec.json.decode(line.body, type=m.Saying)
    except (msgspec.DecodeError, UnicodeDecodeError):
        LOG.warning("table %s: line %d of its chat cannot be read", table_id, line.number)
        return None
