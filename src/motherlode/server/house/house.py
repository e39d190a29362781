"""The house: all tables of a server, found, opened, kept going, and let go."""

import asyncio
import logging
import secrets
from pathlib import Path
from typing import Final

import msgspec

from motherlode.server.house.guests import Guests, is_invitation
from motherlode.server.house.opening import opened, opened_again
from motherlode.server.house.room import Room, summary_of
from motherlode.server.house.surroundings import Surroundings
from motherlode.server.house.turns import Turns
from motherlode.server.log import entries as e
from motherlode.server.store.base import Append, StoreFailed
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
SWEEP_EVERY: Final = 60.0
IDLE: Final = 600.0
"""Seconds after which a table that nobody is at is put away; the next visitor takes it out."""
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
LATEST_CHAT: Final = 100


class House:
    """All tables. Rooms are those that are out; every table is in the store."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.rooms: dict[str, Room] = {}
        self.put_by: dict[str, frozenset[e.GuestId]] = {}
        """Who sits at the tables that are put away and not over."""
        self.guests = Guests(around.store, around.now)
        self.secret = b""
        self._turns: dict[str, Turns] = {}
        self._opening: dict[str, asyncio.Future[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._counting = asyncio.Lock()

    async def start(self) -> None:
        """Take out every table that is not over: its clock runs and its bots play on."""
        self.secret = await self.around.store.secret()
        for table_id, _ in await self.around.store.tables(
            OPEN, limit=self.around.config.limits.tables
        ):
            await self.find(table_id)
        self._sweeper = asyncio.create_task(self._sweep_now_and_then())

    async def stop(self) -> None:
        """Let go of all tables; what was acknowledged is in the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table_id in list(self.rooms):
            self._put_away(table_id)

    # Finding and opening

    async def find(self, table_id: str) -> Room | None:
        """The room of a table, taken out of the store if need be."""
        room = self.rooms.get(table_id)
        if room is not None and not room.gone:
            return room
        if table_id in self._opening:
            return await asyncio.shield(self._opening[table_id])
        coming = self._opening[table_id] = asyncio.get_running_loop().create_future()
        found = None
        try:
            found = await self._take_out(table_id)
        finally:
            del self._opening[table_id]
            coming.set_result(found)
        return found

    async def _take_out(self, table_id: str) -> Room | None:
        if table_id in self.rooms:
            self._put_away(table_id)
        bodies = await self.around.store.read(table_id)
        if not bodies:
            return None
        try:
            table = open_table(table_id, [e.decode(body) for body in bodies])
        except OtherRules as problem:
            LOG.warning("table %s is left alone: %s", table_id, problem)
            return None
        room = self._take_in(table)
        said = await self.around.store.read_chat(table_id, limit=1)
        room.talk = msgspec.json.decode(said[-1], type=m.Saying).number if said else 0
        return room

    def _take_in(self, table: Table) -> Room:
        room = Room(table, self.around)
        turns = Turns(room)
        self.rooms[table.id], self._turns[table.id] = room, turns
        self.put_by.pop(table.id, None)
        turns.go_on()
        return room

    async def rooms_of(self, guest: e.GuestId) -> list[Room]:
        """The tables where a guest sits that are not over, those put away too."""
        for table_id in [name for name, guests in self.put_by.items() if guest in guests]:
            await self.find(table_id)
        return [
            room
            for room in self.rooms.values()
            if room.table.phase in OPEN and room.table.seat_of(guest) is not None
        ]

    async def open(self, guest: e.GuestId, wish: NewTable) -> Room:
        """Open a table as a guest wishes; raises `Refusal`."""
        # One after the other: between counting and opening nobody else may open one.
        async with self._counting:
            return await self._open(guest, wish)

    async def _open(self, guest: e.GuestId, wish: NewTable) -> Room:
        limits = self.around.config.limits
        tables = [room.table for room in self.rooms.values() if room.table.phase in OPEN]
        if len(tables) >= limits.tables:
            raise Refusal("full", "There are as many tables as this server can have.")
        if sum(table.host == guest for table in tables) >= limits.tables_per_guest:
            raise Refusal("full", "You have as many open tables as one may have: close one first.")
        opening = opened(guest, wish, self.around)
        table = Table(secrets.token_urlsafe(TABLE_BYTES), opening)
        await self.around.store.append(table.id, 1, [e.encode(opening)], summary_of(table))
        return self._take_in(table)

    async def admit(self, room: Room, guest: e.GuestId, invitation: str) -> None:
        """Let a guest in who has the invitation; raises `Refusal`."""
        if not is_invitation(self.secret, room.table.id, invitation):
            raise Refusal("no-invitation", "That is not the invitation to this table.")
        if room.table.may_enter(guest):
            return
        if guest in room.table.removed:
            raise Refusal("removed", "The host has asked you to leave this table.")
        await room.happen(lambda _, moment: [e.Admitted(at=moment.now, guest=guest)])

    # What is no entry of one table alone

    async def rematch(self, room: Room, guest: e.GuestId) -> str:
        """Open a table for the same people, or find the one that was opened; raises `Refusal`."""
        may_follow(room.table, guest)
        opening = opened_again(room.table, guest, self.around)
        log = follow(room.table, opening)
        table = open_table(secrets.token_urlsafe(TABLE_BYTES), log)
        bodies = [e.encode(entry) for entry in log]

        def what(old: Table, moment: Moment) -> list[e.AnyEntry] | Already:
            if old.next is not None:
                return Already(old.rev)
            return [e.Followed(at=moment.now, table=table.id)]

        await room.happen(what, also=[Append(table.id, 1, bodies, summary_of(table))])
        if room.table.next == table.id:
            self._take_in(table)
        assert room.table.next is not None
        return room.table.next

    async def say(self, room: Room, guest: e.GuestId, text: str) -> m.Saying:
        """Say something at a table; raises `Refusal`."""
        may_say(room.table, guest)
        try:
            said = clean_chat(text)
        except ValueError as mistake:
            raise Refusal("empty", str(mistake)) from None
        seat = room.table.seat_of(guest)
        room.talk += 1
        saying = m.Saying(
            number=room.talk,
            at=self.around.now(),
            name=room.table.chairs[seat].name if seat is not None else "a spectator",
            seat=seat,
            text=said,
        )
        body = msgspec.json.encode(saying)
        await self.around.store.add_chat(room.table.id, saying.number, body, saying.at)
        room.tell_all(m.Said(saying=saying))
        return saying

    async def chat(self, room: Room) -> list[m.Saying]:
        """The latest lines of chat at a table."""
        bodies = await self.around.store.read_chat(room.table.id, limit=LATEST_CHAT)
        return [msgspec.json.decode(body, type=m.Saying) for body in bodies]

    def report(self, room: Room, guest: e.GuestId, command: c.Report) -> None:
        """Write a report of abuse into the file that whoever runs the server reads."""
        table = room.table
        seat = table.seat_of(guest)
        line = {
            "at": self.around.now(),
            "table": table.id,
            "from": "a spectator" if seat is None else table.chairs[seat].name,
            "about": None if command.seat is None else _name_at(table, command.seat),
            "text": clean_chat(command.text),
        }
        config = self.around.config
        place = Path(config.reports or f"{config.database}.reports.jsonl")
        with place.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")

    # Letting go

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self.sweep()
            except StoreFailed as failure:
                LOG.error("sweeping: %s", failure)

    async def sweep(self) -> None:
        """Put away what nobody uses, close what never began, forget what is old."""
        config, now = self.around.config, self.around.now()
        for table_id, room in list(self.rooms.items()):
            idle = now - room.table.changed_at
            if room.gone:
                self._put_away(table_id)
            elif room.table.phase == WAITING and idle > config.waiting_hours * HOUR:
                await room.happen(lambda _, moment: [e.Closed(at=moment.now)])
            elif not room.readers and idle > IDLE and not _goes_on_by_itself(room.table):
                self._put_away(table_id)
        await self.around.store.forget_chat(now - config.chat_days * DAY)
        if await self.around.store.forget_guests(now - config.token_days * DAY):
            self.guests.forget()

    def _put_away(self, table_id: str) -> None:
        room = self.rooms.pop(table_id)
        self._turns.pop(table_id).stop()
        if room.table.phase in OPEN:
            chairs = room.table.chairs
            self.put_by[table_id] = frozenset(chair.guest for chair in chairs if chair.guest)
        room.give_up()
        self.around.minds.forget(table_id)


def _goes_on_by_itself(table: Table) -> bool:
    """Whether a clock runs at a table, or a bot is to move."""
    if table.phase != PLAYING:
        return False
    return table.pace is not None or table.bot_to_move is not None


def _name_at(table: Table, seat: int) -> str:
    return table.chairs[seat].name if seat < len(table.chairs) else ""
