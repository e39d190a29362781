"""Whose turn it is: bots move, clocks run out, and nobody waits for ever for one who is gone."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Final

from motherlode.server.house.room import Decision, Room
from motherlode.server.log import entries as e
from motherlode.server.minds.orders import MindFailed, Order
from motherlode.server.tables.any_time import leave
from motherlode.server.tables.course import Course
from motherlode.server.tables.refusing import Already, Moment, Refusal
from motherlode.server.tables.table import PLAYING, Table

LOG: Final = logging.getLogger("motherlode.house")
GRACE: Final = 10.0
"""Seconds that a clock leaves at least after the server was started again."""


class Turns:
    """Keeps one room going: asks its bots, and minds its clock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None
        self._work: set[asyncio.Task[None]] = set()
        self._thinking_of: int | None = None
        """The revision of the position that a bot thinks about."""
        _leave_time(room.table, room.around.now())
        room.on_change = self.go_on

    def go_on(self) -> None:
        """Something has changed: see who is to act now."""
        self._stop_timer()
        table = self.room.table
        if table.phase != PLAYING or self.room.gone or table.asked is None:
            return
        if table.bot_to_move is not None:
            self._think("bot", self.room.around.config.bots.pause if self.room.readers else 0)
            return
        here = self.room.is_here(table.asked)
        if here and table.pace is None:
            return
        now, due = self.room.around.now(), []
        if table.pace is not None:
            due.append(table.turn_began + table.pace)
        if not here:
            due.append(now + self.room.around.config.away_seconds)
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0.0, min(due) - now), self._time_is_up)

    def stop(self) -> None:
        """Let go of the room."""
        self._stop_timer()
        for work in self._work:
            work.cancel()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self) -> None:
        table = self.room.table
        timed = table.pace is not None and self.room.around.now() >= table.turn_began + table.pace
        if timed:
            self._think("clock", 0)
        elif table.asked is not None and not self.room.is_here(table.asked):
            self._start(self._send_away(table.asked))
        else:
            self.go_on()

    def _think(self, by: e.Mover, pause: float) -> None:
        course = self.room.table.course
        assert course is not None
        if self._thinking_of != course.last_move:
            self._thinking_of = course.last_move
            self._start(self._move(course.last_move, by, pause))

    def _start(self, coroutine: Coroutine[None, None, None]) -> None:
        work = asyncio.get_running_loop().create_task(coroutine)
        self._work.add(work)
        work.add_done_callback(self._work.discard)

    # What is done

    async def _send_away(self, seat: int) -> None:
        """One who is asked and not there is played for, until they are back."""

        def what(table: Table, moment: Moment) -> list[e.AnyEntry] | Already:
            if table.asked != seat or table.chairs[seat].bot or self.room.is_here(seat):
                return Already(table.rev)
            return leave(table, seat, moment, wished=False)

        await self._happen(what)

    async def _move(self, position: int, by: e.Mover, pause: float) -> None:
        """Let a bot choose, and make its move unless something else has happened meanwhile."""
        await asyncio.sleep(pause)
        table = self.room.table
        course, seat = table.course, table.asked
        if course is None or seat is None or course.last_move != position:
            return
        text, mover = await self._choose(table, course, seat, by)

        def what(table: Table, moment: Moment) -> list[e.AnyEntry] | Already:
            still = table.course is not None and table.course.last_move == position
            if not still or (by == "bot" and table.chairs[seat].bot is None):
                return Already(table.rev)
            return [e.Moved(at=moment.now, seat=seat, move=text, by=mover)]

        if self._thinking_of == position:
            self._thinking_of = None
        await self._happen(what)

    async def _choose(
        self, table: Table, course: Course, seat: int, by: e.Mover
    ) -> tuple[str, e.Mover]:
        """What the bot on a chair wants to do; another legal move if it fails."""
        legal = course.legal(seat)
        chair = table.chairs[seat]
        bot = chair.bot or table.stand_in
        order = Order(
            key=f"{table.id}/{seat}/{bot}/{chair.seed}",
            setup=table.setup.text,
            bot=bot,
            seat=seat,
            seed=chair.seed,
            heard=course.heard(seat),
            view=course.game.view_bytes(course.view(seat)),
            seconds=self.room.around.config.bots.seconds,
        )
        try:
            choice = await self.room.around.minds.choose(order)
            if choice.move not in legal:
                raise MindFailed("it chose a move that is not legal")
        except MindFailed as failure:
            LOG.warning("table %s: the bot %s failed: %s", table.id, bot, failure)
            return course.game.write(course.public, secrets.choice(legal)), "fallback"
        return course.game.write(course.public, choice.move), by

    async def _happen(self, what: Decision) -> None:
        try:
            await self.room.happen(what)
        except Refusal as refusal:
            LOG.warning("table %s: %s", self.room.table.id, refusal)


def _leave_time(table: Table, now: float) -> None:
    """After a restart whoever is asked has some time left, however long the server was down."""
    if table.pace is not None and table.asked is not None:
        least = now + min(GRACE, table.pace) - table.pace
        table.turn_began = max(table.turn_began, least)
