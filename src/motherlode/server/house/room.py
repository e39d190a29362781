"""A room: one live table, its readers, and its one inbox.

Whatever happens at a table passes through `happen`: entries are appended to the log, and only when
they are safe do they change the table, and only then is anyone told. The lock is the inbox: callers
wait in the order in which they came, and nobody ever waits for a reader.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from motherlode.server.house.doors import see_out
from motherlode.server.house.hints import Hints
from motherlode.server.house.presence import POLL_LASTS, Presence
from motherlode.server.house.readers import GOING_AWAY, Reader
from motherlode.server.house.summing import closes_at, people_of, summary_of
from motherlode.server.house.surroundings import Surroundings
from motherlode.server.house.watching import Watching
from motherlode.server.log import entries as e
from motherlode.server.store.base import Append, Fenced, StoreFailed
from motherlode.server.tables.deciding import LogCommand, decide
from motherlode.server.tables.refusing import Already, Moment, Refusal
from motherlode.server.tables.table import PLAYING, WAITING, Table, open_table
from motherlode.server.tables.telling import News, Scene
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m

LOG: Final = logging.getLogger("motherlode.house")
NOT_KEPT: Final = "That could not be kept, so it did not happen: try again in a moment."
TRIES: Final = 3

Decision: TypeAlias = Callable[[Table, Moment], "list[e.AnyEntry] | Already"]
Asker: TypeAlias = tuple[Reader, str]
"""A connection that asked for something, and what it calls that."""
Attendance: TypeAlias = tuple[tuple[list[int], int], list[m.Spectator]]
"""Who is here, as everyone is told, and as the host is."""


class Room:
    """A table that is open now. `on_change` is called after every change."""

    def __init__(
        self,
        table: Table,
        around: Surroundings,
        watching: Watching,
        since: float | None = None,
    ) -> None:
        self.table = table
        self.around = around
        self.watching = watching
        self.hints = Hints(around)
        self.presence = Presence(around.steady, since)
        self.readers = self.presence.readers
        self.gone = False
        """Whether this room was given up: whoever holds it must ask the house again."""
        self.on_change: Callable[[], None] = _nothing
        self.time_left: Callable[[], float | None] = _nothing
        """Seconds until a bot moves, for itself or for a person; `None`: as long as they like."""
        self.visited = since is None
        """Whether anybody has come here, or it was taken out only for what is due."""
        self.talk = 0
        """The number of the last line of chat."""
        self.changed_at = around.steady()
        self.stirred = True
        """Whether the store takes the table for due: what it waits for is not noted there yet."""
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
            return decide(table, guest, command, moment, self._named(command))

        asker = None if by is None or not command.id else (by, command.id)
        rev = await self.happen(what, asker)
        return None if rev is None else m.Done(id=command.id, rev=rev)

    def _named(self, command: LogCommand) -> list[e.GuestId]:
        """Those whom a command names by a number."""
        if not isinstance(command, c.Remove | c.Silence) or command.spectator is None:
            return []
        return self.watching.named(command.spectator, (reader.owner for reader in self.readers))

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

    async def _keep(self, made: Sequence[e.AnyEntry], also: Sequence[Append] = ()) -> None:
        table = self.table
        bodies = [e.encode(entry) for entry in made]
        stirred_at = None if self.stirred else self.around.now()
        ours = Append(table.id, table.rev + 1, bodies, stirred_at=stirred_at)
        self.stirred = True
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

    def settle(self) -> None:
        """Note what everyone may find of the table, and what it waits for."""
        table = self.table
        self.around.store.note(table.id, summary_of(table, self.due_at()), people_of(table))
        self.stirred = False

    def due_at(self) -> float | None:
        """When somebody must look at the table, though nobody comes."""
        if self.table.phase == WAITING:
            return closes_at(self.table, self.around.config)
        if self.table.phase != PLAYING:
            return None
        left = self.time_left()
        # Whoever is here and thinks may be gone when the next process looks.
        return self.around.now() + (self.around.config.away_seconds if left is None else left)

    async def _let_happen(self, made: Sequence[e.AnyEntry], asker: Asker | None) -> int | None:
        try:
            told = self._apply(made, asker)
        except Exception:
            # What is in the log cannot be carried out: whoever reads it next sets it aside.
            self.give_up()
            raise
        self.changed_at = self.around.steady()
        self._wake_pollers()
        self.on_change()
        return None if told else self.table.rev

    async def _look_again(self) -> None:
        """Another process has written to this log: take in what it wrote."""
        try:
            bodies = await self.around.store.read(self.table.id)
            self.table = open_table(self.table.id, [e.decode(body) for body in bodies])
        except Exception:
            self.give_up()
            raise
        see_out(self.table, self.readers)
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
                case e.Removed() | e.SpectatorRemoved() | e.DoorShut():
                    see_out(self.table, self.readers)
                    about_table = True
                case _:
                    about_table = True
        if about_table or self.table.phase != phase:
            self.settle()
            self.tell_table()
        return told

    def _tell_step(self, by: str, asker: Asker | None) -> None:
        course = self.table.course
        assert course is not None
        news = News(Scene(self.table), course.tellings[-1], by)
        by_reader, done = asker or (None, "")
        for reader in self.readers:
            seat = self.table.seat_of(reader.guest)
            own_done = done if reader is by_reader else ""
            reader.tell(news.to(seat, reader.form, own_done, reader.base))
            if reader.changes:
                reader.base = course.moves_made, seat

    def tell_table(self) -> None:
        """Tell everyone about the table and its chairs, and what they may see and do now."""
        scene = self.scene()
        for reader in self.readers:
            seat = self.table.seat_of(reader.guest)
            now = m.TableNow(
                rev=self.table.rev,
                you=scene.you(reader.guest),
                table=scene.info,
                play=scene.play(seat, reader.form, reader.base),
            )
            reader.tell(m.encode(now))
            reader.has(scene.base(seat))

    def tell_all(self, message: m.AnyMessage) -> None:
        """Tell everyone the same."""
        data = m.encode(message)
        for reader in self.readers:
            reader.tell(data)

    def scene(self) -> Scene:
        """The table as it is now."""
        return Scene(self.table, *self.here(), self._told_of_spectators, self.watching.number_of)

    # Who is here

    def enter(self, reader: Reader) -> None:
        """A reader is told everything from now on."""
        before = self._attendance()
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
        before = self._attendance()
        self.readers.discard(reader)
        if reader.guest is not None and self.table.seat_of(reader.guest) is not None:
            self.presence.part(reader.guest)
        self._tell_here(before)
        self.on_change()

    def poll(self, guest: e.GuestId | None) -> None:
        """A guest without a connection asks what is new."""
        if guest is not None and self.table.seat_of(guest) is not None:
            self.presence.poll(guest)
        elif guest is not None:
            self.see(guest)

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
        people = [(seat, chair.guest) for seat, chair in enumerate(self.table.chairs)]
        seated = [(seat, guest) for seat, guest in people if guest is not None]
        seats = [seat for seat, guest in seated if self.presence.is_here(guest)]
        return seats, self.presence.count_watching(guest for _, guest in seated)

    def absent_since(self, seat: int) -> float | None:
        """Since when the person of a seat is gone, or will be; `None` if connected, or nobody's."""
        guest = self.table.chairs[seat].guest
        return None if guest is None else self.presence.absent_since(guest)

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is here."""
        guest = self.table.chairs[seat].guest
        return guest is not None and self.presence.is_here(guest)

    def _tell_here(self, before: Attendance) -> None:
        now = self._attendance()
        if now == before:
            return
        (here, spectators), watching = now
        to_all = m.encode(m.Here(here=here, spectators=spectators))
        to_host = m.encode(m.Here(here=here, spectators=spectators, watching=watching))
        for reader in self.readers:
            is_host = reader.guest == self.table.host
            if is_host or (here, spectators) != before[0]:
                reader.tell(to_host if is_host else to_all)

    # Those without a chair

    def see(self, guest: e.GuestId) -> None:
        """A guest without a chair asks or says something, perhaps without a connection."""
        if self.table.seat_of(guest) is None:
            before = self._attendance()
            self.watching.note(guest, self.around.steady())
            self._tell_here(before)

    def name_of(self, guest: e.GuestId) -> str:
        """How somebody at the table is called."""
        seat = self.table.seat_of(guest)
        if seat is not None:
            return self.table.chairs[seat].name
        return f"spectator {self.watching.number_of(guest)}"

    def _attendance(self) -> Attendance:
        return self.here(), self._told_of_spectators()

    def _told_of_spectators(self) -> list[m.Spectator]:
        """Who watches, as the host is told: those connected, and those who asked a moment ago."""
        present = {reader.owner for reader in self.readers if reader.owner is not None}
        present |= self.watching.since(self.around.steady() - POLL_LASTS)
        return self.watching.told(self.table, present)


def _nothing() -> None:
    pass
