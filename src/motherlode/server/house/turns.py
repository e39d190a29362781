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
STEP: Final = 1.0
"""Seconds by which the wall's clock may be off before what people are told is set anew."""


class Turns:
    """Keeps one room going: asks its bots, and minds its clock.

    Its timers go by the steady clock; `turn_began`, which people are told, follows the wall's.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None
        self._work: set[asyncio.Task[None]] = set()
        self._thinking_of: int | None = None
        """The revision of the position that a bot thinks about."""
        self._asked_at = self._asked_before()
        """Since when whoever is asked has been, by the steady clock."""
        self._turn_began = room.table.turn_began
        if room.table.pace is not None:
            self._tell_the_time()
        room.on_change = self.go_on
        room.time_left = self.time_left

    def go_on(self) -> None:
        """Something has changed: see who is to act now."""
        self._stop_timer()
        table = self.room.table
        if table.phase != PLAYING or self.room.gone or table.asked is None:
            return
        if table.turn_began != self._turn_began:
            self._turn_began, self._asked_at = table.turn_began, self._steady()
        if table.pace is not None:
            self._tell_the_time()
        if table.bot_to_move is not None:
            self._think("bot", self.room.around.config.bots.pause if self.room.readers else 0)
            return
        left = self.time_left()
        if left is not None:
            self._timer = asyncio.get_running_loop().call_later(left, self._time_is_up)

    def time_left(self) -> float | None:
        """Seconds until a bot moves, for itself or for a person; `None`: as long as they like."""
        if self.room.table.bot_to_move is not None:
            return 0.0
        due = [at for at in (self._clock_runs_out(), self._patience_ends()) if at is not None]
        return max(0.0, min(due) - self._steady()) if due else None

    def _asked_before(self) -> float:
        """Since when whoever is asked has been, when a table is taken up.

        However long the server was down, and whatever its clock says, some time is left.
        """
        table = self.room.table
        if table.pace is None or table.asked is None:
            return self.room.presence.since
        taken = max(0.0, self.room.around.now() - table.turn_began)
        return self._steady() - min(taken, table.pace - min(GRACE, table.pace))

    def _clock_runs_out(self) -> float | None:
        """When the time of whoever is asked is up."""
        pace = self.room.table.pace
        return None if pace is None else self._asked_at + pace

    def _patience_ends(self) -> float | None:
        """When a stand-in moves for whoever is asked and not there; strangers do not matter."""
        asked = self.room.table.asked
        absent = None if asked is None else self.room.absent_since(asked)
        if absent is None:
            return None
        return max(absent, self._asked_at) + self.room.around.config.away_seconds

    def _tell_the_time(self) -> None:
        """If the wall's clock was set meanwhile, what people are told is set with it."""
        table, taken = self.room.table, self._steady() - self._asked_at
        began = self.room.around.now() - taken
        if abs(table.turn_began - began) > STEP:
            table.turn_began = self._turn_began = began

    def _steady(self) -> float:
        return self.room.around.steady()

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
        table, now = self.room.table, self._steady()
        clock, patience = self._clock_runs_out(), self._patience_ends()
        if clock is not None and now >= clock:
            self._think("clock", 0)
        elif patience is not None and now >= patience and table.asked is not None:
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
        work.add_done_callback(self._end)

    def _end(self, work: "asyncio.Task[None]") -> None:
        self._work.discard(work)
        if not work.cancelled() and work.exception() is not None:
            LOG.error("table %s does not go on", self.room.table.id, exc_info=work.exception())

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
