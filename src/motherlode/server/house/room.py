"""A room: one live table, its readers, and its one inbox.

Whatever happens at a table passes through `happen`: entries are appended to the log, and only when
they are safe do they change the table, and only then is anyone told. The lock is the inbox: callers
wait in the order in which they came, and nobody ever waits for a reader.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from motherlode.server.house.hints import Hints
from motherlode.server.house.readers import GOING_AWAY, Reader
from motherlode.server.house.surroundings import Surroundings
from motherlode.server.log import entries as e
from motherlode.server.store.base import Append, Fenced, StoreFailed, Summary
from motherlode.server.tables.deciding import LogCommand, decide
from motherlode.server.tables.refusing import Already, Moment, Refusal
from motherlode.server.tables.table import PLAYING, Table, open_table
from motherlode.server.tables.telling import News, Scene
from motherlode.server.wire import messages as m

LOG: Final = logging.getLogger("motherlode.house")
NOT_KEPT: Final = "That could not be kept, so it did not happen: try again in a moment."
TRIES: Final = 3
POLL_LASTS: Final = 40.0
"""Seconds for which a guest without a connection counts as here after asking."""

Decision: TypeAlias = Callable[[Table, Moment], "list[e.AnyEntry] | Already"]
Asker: TypeAlias = tuple[Reader, str]
"""A connection that asked for something, and what it calls that."""


class Room:
    """A table that is open now. `on_change` is called after every change."""

    def __init__(self, table: Table, around: Surroundings) -> None:
        self.table = table
        self.around = around
        self.hints = Hints(around)
        self.readers: set[Reader] = set()
        self.gone = False
        """Whether this room was given up: whoever holds it must ask the house again."""
        self.on_change: Callable[[], None] = _nothing
        self.talk = 0
        """The number of the last line of chat."""
        self._polled: dict[str, float] = {}
        self._pollers: set[asyncio.Future[None]] = set()
        self._inbox = asyncio.Lock()

    # What is asked

    async def carry_out(
        self, guest: e.GuestId, command: LogCommand, by: Reader | None = None
    ) -> m.Done | None:
        """Carry out a command of a guest; raises `Refusal`.

        A connection is told in the news that its move or claim is kept: then nothing is returned.
        """

        def what(table: Table, moment: Moment) -> list[e.AnyEntry] | Already:
            return decide(table, guest, command, moment)

        asker = None if by is None or not command.id else (by, command.id)
        rev = await self.happen(what, asker)
        return None if rev is None else m.Done(id=command.id, rev=rev)

    async def happen(
        self, what: Decision, asker: Asker | None = None, also: Sequence[Append] = ()
    ) -> int | None:
        """Decide, keep, apply, tell; gives the revision, or `None` if the asker was told it.

        If another process has written to the log meanwhile, it is decided again. `also` is kept
        for other tables with it, all or nothing.
        """
        async with self._inbox:
            for _ in range(TRIES):
                if self.gone:
                    raise Refusal("gone", NOT_KEPT)
                made = what(self.table, self.around.moment())
                if isinstance(made, Already):
                    return made.rev
                try:
                    await self._keep(made, also=also)
                except Fenced:
                    await self._look_again()
                else:
                    return await self._let_happen(made, asker)
        raise Refusal("busy", NOT_KEPT)

    async def _keep(
        self,
        made: Sequence[e.AnyEntry],
        summary: Summary | None = None,
        also: Sequence[Append] = (),
    ) -> None:
        table = self.table
        bodies = [e.encode(entry) for entry in made]
        ours = Append(table.id, table.rev + 1, bodies, summary)
        try:
            await self.around.store.append_all([ours, *also])
        except Fenced:
            raise
        except StoreFailed as failure:
            LOG.error("table %s: %s", table.id, failure)
            self.give_up()
            raise Refusal("not-kept", NOT_KEPT) from None
        except BaseException:
            # Whoever asked was cut off in the middle: whether it was kept is not known here.
            self.give_up()
            raise

    async def _let_happen(self, made: Sequence[e.AnyEntry], asker: Asker | None) -> int | None:
        phase = self.table.phase
        told = self._apply(made, asker)
        if self.table.phase != phase:
            # A line about the table for lists; what it says follows from the log.
            await self._keep([], summary_of(self.table))
        self._wake_pollers()
        self.on_change()
        return None if told else self.table.rev

    async def _look_again(self) -> None:
        """Another process has written to this log: take in what it wrote."""
        bodies = await self.around.store.read(self.table.id)
        self.table = open_table(self.table.id, [e.decode(body) for body in bodies])
        self.tell_table()

    def give_up(self, code: int = GOING_AWAY) -> None:
        """Nothing is sure here any more: everybody comes back to what was really kept."""
        self.gone = True
        for reader in self.readers:
            reader.close(code)
        self._wake_pollers()

    # What happens

    def _apply(self, made: Sequence[e.AnyEntry], asker: Asker | None) -> bool:
        """Let entries happen and tell them; says whether the asker heard of it in the news."""
        told, about_table, phase = False, False, self.table.phase
        for entry in made:
            self.table.apply(entry)
            match entry:
                case e.Moved():
                    self._tell_step(entry.by, asker)
                    told = asker is not None
                case e.Claimed():
                    self._tell_step("person", asker)
                    told = asker is not None
                case e.Dealt():
                    self._tell_step("deal", None)
                case e.Admitted():
                    pass
                case _:
                    about_table = True
        if about_table or self.table.phase != phase:
            self.tell_table()
        return told

    def _tell_step(self, by: str, asker: Asker | None) -> None:
        course = self.table.course
        assert course is not None
        news = News(Scene(self.table), course.tellings[-1], by)
        by_reader, done = asker or (None, "")
        for reader in self.readers:
            seat = self.table.seat_of(reader.guest)
            reader.tell(news.to(seat, reader.form, done if reader is by_reader else ""))

    def tell_table(self) -> None:
        """Tell everyone about the table and its chairs, and what they may see and do now."""
        scene = self.scene()
        for reader in self.readers:
            now = m.TableNow(
                rev=self.table.rev,
                you=scene.you(reader.guest),
                table=scene.info,
                play=scene.play(self.table.seat_of(reader.guest), reader.form),
            )
            reader.tell(m.encode(now))

    def tell_all(self, message: m.AnyMessage) -> None:
        """Tell everyone the same."""
        data = m.encode(message)
        for reader in self.readers:
            reader.tell(data)

    def scene(self) -> Scene:
        """The table as it is now."""
        return Scene(self.table, *self.here())

    # Who is here

    def enter(self, reader: Reader) -> None:
        """A reader is told everything from now on."""
        before = self.here()
        self.readers.add(reader)
        self._tell_here(before)

    async def take_back(self, guest: e.GuestId) -> None:
        """Somebody for whom a bot moved because nobody was there is there again."""
        seat = self.table.seat_of(guest)

        def what(table: Table, moment: Moment) -> list[e.AnyEntry] | Already:
            chair = None if seat is None else table.chairs[seat]
            if chair is None or chair.bot is None or chair.left_by_wish or table.phase != PLAYING:
                return Already(table.rev)
            assert seat is not None
            return [e.CameBack(at=moment.now, seat=seat)]

        if not isinstance(what(self.table, self.around.moment()), Already):
            await self.happen(what)

    def part(self, reader: Reader) -> None:
        """A reader is gone."""
        before = self.here()
        self.readers.discard(reader)
        self._tell_here(before)
        self.on_change()

    def poll(self, guest: e.GuestId | None) -> None:
        """A guest without a connection asks what is new."""
        if guest is not None and self.table.seat_of(guest) is not None:
            self._polled[guest] = self.around.now()

    async def wait_for(self, rev: int, seconds: float) -> None:
        """Wait until there is something after a revision, or the time is up."""
        if self.table.rev > rev or seconds <= 0 or self.gone:
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pollers.add(waiter)
        try:
            await asyncio.wait([waiter], timeout=seconds)
        finally:
            self._pollers.discard(waiter)

    def _wake_pollers(self) -> None:
        waiting, self._pollers = self._pollers, set()
        for waiter in waiting:
            if not waiter.done():
                waiter.set_result(None)

    def here(self) -> tuple[list[int], int]:
        """The seats whose people are here, and the number of spectators."""
        present = {reader.guest for reader in self.readers}
        since = self.around.now() - POLL_LASTS
        present |= {guest for guest, at in self._polled.items() if at > since}
        chairs = enumerate(self.table.chairs)
        seats = [seat for seat, chair in chairs if chair.person and chair.guest in present]
        return seats, sum(self.table.seat_of(reader.guest) is None for reader in self.readers)

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is here."""
        guest = self.table.chairs[seat].guest
        if guest is None:
            return False
        for reader in self.readers:
            if reader.guest == guest:
                return True
        return self._polled.get(guest, 0.0) > self.around.now() - POLL_LASTS

    def _tell_here(self, before: tuple[list[int], int]) -> None:
        now = self.here()
        if now != before:
            self.tell_all(m.Here(here=now[0], spectators=now[1]))


def summary_of(table: Table) -> Summary:
    """A line about a table, for lists."""
    return Summary(
        phase=table.phase,
        listed=table.listed,
        game=table.game.name,
        seats=len(table.chairs),
        made_at=table.made_at,
        changed_at=table.changed_at,
    )


def _nothing() -> None:
    pass
