"""Appends of many callers: each is held against the fence alone, all are inserted together.

Python gives other threads their turn with every statement, and a busy loop takes it for
milliseconds: a hundred appends in a hundred statements would wait a hundred times. So the rows of a
batch go into few statements, just before its commit.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, TypeAlias
from zlib import crc32

from motherlode.server.store.base import Append, Fenced, Seated, Summary

REMEMBERED: Final = 2**16
"""Tables whose newest number is kept in memory."""
CHUNKS: Final = (64, 16, 4, 1)
"""Rows a statement: few sizes, so that SQLite need not read the statements anew."""
NEWEST: Final = "SELECT seq FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1"

Row: TypeAlias = tuple[object, ...]


class Appender:
    """Lives as long as the connection, in the writer's thread; nobody else may write the log."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._newest: dict[str, int] = {}
        self._rows: list[Row] = []
        self._summaries: dict[str, Row] = {}
        self._people: dict[str, Sequence[Seated]] = {}
        self._stirred: dict[str, float] = {}

    def add(self, appends: Sequence[Append]) -> None:
        """Take all of these for the next `write`, or none and raise `Fenced`."""
        newest: dict[str, int] = {}
        for table_id, seq, bodies, *_ in appends:
            last = newest[table_id] if table_id in newest else self._newest_of(table_id)
            if seq != last + 1:
                raise Fenced(f"table {table_id}: entry {seq} is not the next one")
            newest[table_id] = last + len(bodies)
        self._newest.update(newest)
        for table_id, seq, bodies, summary, people, stirred_at in appends:
            for number, body in enumerate(bodies, seq):
                self._rows.append((table_id, number, body, crc32(body)))
            if summary is not None:
                self.note(table_id, summary, people)
            if stirred_at is not None:
                self._stirred[table_id] = stirred_at

    def note(self, table_id: str, summary: Summary, people: Sequence[Seated] | None) -> None:
        """Take what is known of a table for the next `write`; later news take its place."""
        self._summaries[table_id] = (table_id, *_columns(summary))
        self._stirred.pop(table_id, None)
        if people is not None:
            self._people[table_id] = people

    def forget(self) -> None:
        """What was taken is lost, and what is in the file is not what was thought."""
        self._rows.clear()
        self._newest.clear()
        self._summaries.clear()
        self._people.clear()
        self._stirred.clear()

    def write(self) -> None:
        """Put what was taken into the transaction; the primary key has the last word.

        If it objects, all of the transaction is taken back: were it only this statement, SQLite
        would write down every page before it changes it.
        """
        if self._rows:
            _insert(self._db, "INSERT OR ROLLBACK INTO log", self._rows)
            self._rows.clear()
        if self._summaries:
            _insert(self._db, "REPLACE INTO summaries", list(self._summaries.values()))
            self._summaries.clear()
        if self._stirred:
            rows = [(at, table_id) for table_id, at in self._stirred.items()]
            self._db.executemany("UPDATE summaries SET due_at = ? WHERE table_id = ?", rows)
            self._stirred.clear()
        if self._people:
            _seat(self._db, self._people)
            self._people.clear()

    def _newest_of(self, table_id: str) -> int:
        known = self._newest.get(table_id)
        if known is not None:
            return known
        if len(self._newest) >= REMEMBERED:
            # Numbers that wait for `write` must stay, as the file does not have them yet.
            self.write()
            self._newest.clear()
        row = self._db.execute(NEWEST, (table_id,)).fetchone()
        return 0 if row is None else int(row[0])


def _columns(summary: Summary) -> Row:
    s = summary
    about = s.phase, s.listed, s.game, s.seats, s.made_at, s.changed_at
    return *about, s.host, s.opener, s.sign, s.asked, s.due_at


def _seat(db: sqlite3.Connection, people: Mapping[str, Sequence[Seated]]) -> None:
    """Who has a chair at these tables, in the place of who had one."""
    db.executemany("DELETE FROM people WHERE table_id = ?", [(table_id,) for table_id in people])
    rows = [
        (one.guest_id, table_id, one.seat, one.left)
        for table_id, seated in people.items()
        for one in seated
    ]
    db.executemany("INSERT INTO people VALUES (?, ?, ?, ?)", rows)


def _insert(db: sqlite3.Connection, verb: str, rows: Sequence[Row]) -> None:
    width = ", ".join("?" * len(rows[0]))
    for chunk in _chunks(rows):
        places = ", ".join([f"({width})"] * len(chunk))
        db.execute(f"{verb} VALUES {places}", tuple(chain.from_iterable(chunk)))


def _chunks(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    done = 0
    for size in CHUNKS:
        while len(rows) - done >= size:
            yield rows[done : done + size]
            done += size
