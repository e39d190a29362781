"""The caretaker: takes tables out when something is due there, puts away what nobody uses.

Nothing is read when a server starts but the secret: the doors open at once, and tables come out one
by one, in the order in which something is due at them. So it is the same whether a table waited for
its clock in a house that was open, or in one that was shut.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from motherlode.server.house.house import OPEN, House
from motherlode.server.house.room import Room
from motherlode.server.house.summing import HOUR, closes_at
from motherlode.server.log import entries as e
from motherlode.server.store.base import Due, StoreFailed
from motherlode.server.tables.refusing import Already, Moment, Refusal
from motherlode.server.tables.table import PLAYING, WAITING, Table

LOG: Final = logging.getLogger("motherlode.house")
DAY: Final = 24 * HOUR
SWEEP_EVERY: Final = 60.0
LOOK_EVERY: Final = 2.0
"""Seconds between two looks for what is due."""
QUIET: Final = 5.0
"""Seconds after which it is noted what a table waits for."""
IDLE: Final = 600.0
"""Seconds after which a table that nobody is at is put away; the next visitor takes it out."""
SHORT: Final = 60.0
"""The same for one whose game is over."""
SOON: Final = 10.0
"""Seconds for which a table that nobody has come to stays out, until something is due there."""
PAGE: Final = 200
MOST_ALONE: Final = 200
"""Tables that are out though nobody is at them, because something is due; others wait for these."""


class Caretaker:
    """Looks after a house for as long as it is open."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.around = house.around
        self._rounds: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Go round from now on."""
        self._rounds = [
            asyncio.create_task(self._again_and_again(self.look, LOOK_EVERY)),
            asyncio.create_task(self._again_and_again(self.sweep, SWEEP_EVERY)),
        ]

    def stop(self) -> None:
        """Go home."""
        for task in self._rounds:
            task.cancel()

    async def _again_and_again(self, round_: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await round_()
            except StoreFailed as failure:
                LOG.error("looking after the tables: %s", failure)
            except Exception:
                # Whatever it was, the next round is made.
                LOG.exception("looking after the tables")
            await asyncio.sleep(pause)

    # What is due

    async def look(self) -> None:
        """Take out the tables at which something is due, the first due first."""
        self._settle_what_is_quiet()
        alone = sum(map(_goes_on_alone, self.house.rooms.values()))
        after: Due | None = None
        while alone < MOST_ALONE:
            page = await self.around.store.due(self.around.now(), after, PAGE)
            for due in page:
                if alone < MOST_ALONE and await self._see_to(due.table_id):
                    alone += 1
            if len(page) < PAGE:
                return
            after = page[-1]

    async def _see_to(self, table_id: str) -> bool:
        """Take a table out, if it is not; says whether it goes on now."""
        house = self.house
        if table_id in house.rooms or table_id in house.set_aside:
            return False
        try:
            room = await house.find(table_id, since=house.opened_at)
        except StoreFailed as failure:
            LOG.error("table %s, where something is due: %s", table_id, failure)
            return False
        await asyncio.sleep(0)  # a long row of tables keeps nobody waiting
        if room is None:
            return False
        await self._close_what_never_began(room)
        return not self._let_rest(room)

    def _settle_what_is_quiet(self) -> None:
        now = self.around.steady()
        for room in list(self.house.rooms.values()):
            quiet = not room.gone and now - room.changed_at >= QUIET
            if quiet and not self._let_rest(room) and room.stirred:
                room.settle()

    def _let_rest(self, room: Room) -> bool:
        """Put a table away that nobody has come to, and where nothing is due soon."""
        due = room.due_at()
        if room.visited or room.readers or (due is not None and due <= self.around.now() + SOON):
            return False
        room.settle()
        self.house.put_away(room.table.id)
        return True

    # What nobody uses

    async def sweep(self) -> None:
        """Put away what nobody uses, close what never began, forget what is old."""
        config, now = self.around.config, self.around.now()
        for table_id, room in list(self.house.rooms.items()):
            await self._close_what_never_began(room)
            if room.gone or self._can_be_put_away(room):
                self.house.put_away(table_id)
        await self.around.store.forget_chat(now - config.chat_days * DAY)
        if await self.around.store.forget_guests(now - config.token_days * DAY):
            self.house.guests.forget()

    async def _close_what_never_began(self, room: Room) -> None:
        def what(table: Table, moment: Moment) -> list[e.AnyEntry] | Already:
            if table.phase != WAITING or moment.now <= closes_at(table, self.around.config):
                return Already(table.rev)
            return [e.Closed(at=moment.now)]

        if not isinstance(what(room.table, self.around.moment()), Already):
            try:
                await room.happen(what)
            except Refusal as refusal:
                LOG.warning("table %s: %s", room.table.id, refusal)

    def _can_be_put_away(self, room: Room) -> bool:
        """Whether nobody is at a table, and nothing is due there soon."""
        idle = self.around.steady() - room.changed_at
        if room.readers or idle <= (IDLE if room.table.phase in OPEN else SHORT):
            return False
        due = room.due_at()
        return due is None or due > self.around.now() + IDLE


def _goes_on_alone(room: Room) -> bool:
    """Whether a game goes on at which nobody is."""
    return room.table.phase == PLAYING and not room.readers
