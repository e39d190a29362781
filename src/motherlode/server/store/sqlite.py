"""The store in one SQLite file: for one process, which is enough for a town."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Collection, Sequence
from contextlib import ExitStack
from functools import partial
from math import inf
from pathlib import Path
from typing import NamedTuple

from motherlode.server.store import statements
from motherlode.server.store.appending import Appender
from motherlode.server.store.base import (
    MOST_CHAT,
    MOST_TABLES,
    TOKEN_SIZE,
    Append,
    Count,
    Due,
    EventStore,
    Line,
    Own,
    Seated,
    StoreFailed,
    Summary,
)
from motherlode.server.store.opening import Lock, explained, open_to_read, open_to_write
from motherlode.server.store.reader import Reader
from motherlode.server.store.writer import CLOSED, T, Work, Writer


class SqliteStore(EventStore):
    """All of a server's memory in the file `path`, which only this store may write."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        # One file has one lock, whatever names lead to it.
        self._path = path.resolve()
        self._parts: _Parts | None = None
        self._closed = False
        self._seen: dict[str, float] = {}

    async def open(self) -> None:
        """Take the lock, bring the file up to date, start the two threads."""
        if self._parts is not None:
            raise ValueError("a store is opened once; make another one")
        lock, written, read = await asyncio.to_thread(_open, self._path)
        appender = Appender(written)
        writer = Writer(written, appender.write, appender.forget, self._die)
        self._parts = _Parts(lock, appender, writer, Reader(read))

    async def close(self) -> None:
        """The writer goes last: it tidies the files when nobody reads them any more."""
        if self._parts is None or self._closed:
            return
        self._closed = True
        self._write_down_seen(self._parts.writer)
        await self._parts.reader.close()
        await self._parts.writer.close()
        self._parts.lock.release()

    async def check(self) -> None:
        """Write and sync a few bytes."""
        await self._write(statements.check)

    async def secret(self) -> bytes:
        """Made with the first question, and kept."""
        return await self._write(statements.secret)

    async def append_all(self, appends: Sequence[Append]) -> None:
        """Held against the fence one by one, kept in the writer's next transaction."""
        # The caller may change its lists while they wait.
        kept = [
            Append(
                one.table_id, one.seq, tuple(one.bodies), one.summary, one.people, one.stirred_at
            )
            for one in appends
        ]
        if not all(append.bodies for append in kept):
            raise ValueError("an append has an entry at least")
        appender = self._alive().appender
        await self._write(lambda _db: appender.add(kept))

    def note(self, table_id: str, summary: Summary, people: Sequence[Seated]) -> None:
        """Written with whatever is written next, or by itself."""
        parts = self._alive()
        kept = tuple(people)
        parts.writer.do_soon(lambda _db: parts.appender.note(table_id, summary, kept))

    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        """Straight from the primary key."""
        return await self._read(partial(statements.read, table_id=table_id, since=since))

    async def tables(
        self, phases: Collection[str], listed: bool | None = None, limit: int = MOST_TABLES
    ) -> list[tuple[str, Summary]]:
        """By the index of phases and changes."""
        asked = sorted(set(phases))
        return await self._read(
            partial(statements.tables, phases=asked, listed=listed, limit=limit)
        )

    async def count(self, phases: Collection[str], host: str, opener: str) -> Count:
        """By the writer: behind all that was noted before."""
        asked, appender = sorted(set(phases)), self._alive().appender

        def work(db: sqlite3.Connection) -> Count:
            appender.write()
            return statements.count(db, asked, host, opener)

        return await self._write(work)

    async def tables_of(
        self, guest_id: str, phases: Collection[str], limit: int = MOST_TABLES
    ) -> list[Own]:
        """By the primary key of people."""
        asked = sorted(set(phases))
        return await self._read(
            partial(statements.tables_of, guest_id=guest_id, phases=asked, limit=limit)
        )

    async def due(
        self, before: float, after: Due | None = None, limit: int = MOST_TABLES
    ) -> list[Due]:
        """By the index of what is due."""
        last = after or Due(-inf, "")
        return await self._read(partial(statements.due, before=before, after=last, limit=limit))

    async def add_guest(self, guest_id: str, token: bytes, at: float) -> None:
        """The token is a hash already: `ValueError` if it cannot be one."""
        if len(token) != TOKEN_SIZE:
            raise ValueError(f"the hash of a token has {TOKEN_SIZE} bytes, not {len(token)}")
        await self._write(partial(statements.add_guest, guest_id=guest_id, token=token, at=at))

    async def find_guest(self, token: bytes) -> str | None:
        """By the index of tokens."""
        return await self._read(partial(statements.find_guest, token=token))

    async def seen_guest(self, guest_id: str, at: float) -> None:
        """Written with whatever is written next: alone it is not worth a sync."""
        self._alive().writer.insist_on_life()
        self._seen[guest_id] = max(at, self._seen.get(guest_id, at))

    async def forget_guests(self, before: float) -> int:
        """Who was seen is written down before."""
        return await self._write(partial(statements.forget_guests, before=before))

    async def add_chat(
        self, table_id: str, number: int, body: bytes, at: float, mark: bytes | None = None
    ) -> int:
        """As durable as a move."""
        return await self._write(
            partial(
                statements.add_chat,
                table_id=table_id,
                number=number,
                body=body,
                at=at,
                mark=mark,
            )
        )

    async def read_chat(self, table_id: str, since: int = 0, limit: int = MOST_CHAT) -> list[Line]:
        """Straight from the primary key."""
        return await self._read(
            partial(statements.read_chat, table_id=table_id, since=since, limit=limit)
        )

    async def forget_chat(self, before: float) -> int:
        """By the index of times."""
        return await self._write(partial(statements.forget_chat, before=before))

    def _die(self, why: str) -> None:
        self.on_death(why)

    def _write(self, work: Work[T]) -> Awaitable[T]:
        writer = self._alive().writer
        self._write_down_seen(writer)
        return writer.do(work)

    async def _read(self, work: Work[T]) -> T:
        parts = self._alive()
        # What a dead writer left behind may not be on the disk: nobody is told of it.
        parts.writer.insist_on_life()
        return await parts.reader.do(work)

    def _write_down_seen(self, writer: Writer) -> None:
        if self._seen:
            seen, self._seen = self._seen, {}
            writer.do_soon(partial(statements.see_guests, seen=seen))

    def _alive(self) -> "_Parts":
        if self._parts is None or self._closed:
            raise StoreFailed(CLOSED)
        return self._parts


class _Parts(NamedTuple):
    """What a store holds while it is open."""

    lock: Lock
    appender: Appender
    writer: Writer
    reader: Reader


def _open(path: Path) -> tuple[Lock, sqlite3.Connection, sqlite3.Connection]:
    """The lock, the connection that writes, the one that reads; all or none of them."""
    with ExitStack() as undo:
        with explained(path):
            lock = Lock(path)
        undo.callback(lock.release)
        written = open_to_write(path)
        undo.callback(written.close)
        read = open_to_read(path)
        undo.pop_all()
        return lock, written, read
