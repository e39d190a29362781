"""What is done in the database, one function a deed; each runs inside somebody's transaction.

Each changes the database with one statement: if that fails, SQLite takes back all it did.
"""

import secrets
import sqlite3
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final
from zlib import crc32

from motherlode.server.store.base import (
    SECRET_SIZE,
    Count,
    Damaged,
    Due,
    Fenced,
    Line,
    Own,
    Summary,
)

READ: Final = "SELECT seq, body, checksum FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
CHAT: Final = """
SELECT number, body FROM (
    SELECT number, body FROM chat WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?
) ORDER BY number
"""
SUMMARY: Final = (
    "s.table_id, phase, listed, game, seats, made_at, changed_at, host, opener, sign, asked, due_at"
)
LAST_FIRST: Final = "ORDER BY changed_at DESC, s.table_id LIMIT ?"


def read(db: sqlite3.Connection, table_id: str, since: int) -> list[bytes]:
    """The bodies after an entry; `Damaged` if one is missing, or not what was written."""
    bodies: list[bytes] = []
    for number, (seq, body, checksum) in enumerate(db.execute(READ, (table_id, since)), since + 1):
        if seq != number:
            raise Damaged(f"entry {number} is missing")
        # Entries of the first version have none.
        if checksum is not None and crc32(body) != checksum:
            raise Damaged(f"entry {seq} is not what was written")
        bodies.append(body)
    return bodies


def tables(
    db: sqlite3.Connection, phases: Collection[str], listed: bool | None, limit: int
) -> list[tuple[str, Summary]]:
    """Ids and summaries, the last changed first."""
    asked = "" if listed is None else "AND listed = ?"
    values = [*phases, *([] if listed is None else [listed]), limit]
    where = f"WHERE phase IN ({_places(phases)}) {asked}"
    rows = db.execute(f"SELECT {SUMMARY} FROM summaries s {where} {LAST_FIRST}", values)
    return [(row[0], _summary(row)) for row in rows]


def tables_of(
    db: sqlite3.Connection, guest_id: str, phases: Collection[str], limit: int
) -> list[Own]:
    """The tables where a guest has a chair, the last changed first."""
    joined = "people p JOIN summaries s ON s.table_id = p.table_id"
    where = f"WHERE p.guest_id = ? AND phase IN ({_places(phases)})"
    rows = db.execute(
        f"SELECT {SUMMARY}, p.seat, p.has_left FROM {joined} {where} {LAST_FIRST}",
        [guest_id, *phases, limit],
    )
    return [Own(row[0], _summary(row[:-2]), row[-2], bool(row[-1])) for row in rows]


def count(db: sqlite3.Connection, phases: Collection[str], host: str, opener: str) -> Count:
    """How many tables there are: all, a host's, and those opened from a place."""
    counting = f"SELECT count(*) FROM summaries WHERE phase IN ({_places(phases)})"

    def found(more: str, *values: str) -> int:
        return int(db.execute(counting + more, [*phases, *values]).fetchone()[0])

    return Count(found(""), found(" AND host = ?", host), found(" AND opener = ?", opener))


def due(db: sqlite3.Connection, before: float, after: Due, limit: int) -> list[Due]:
    """The tables that are due, the first first."""
    rows = db.execute(
        "SELECT due_at, table_id FROM summaries"
        " WHERE due_at IS NOT NULL AND due_at < ? AND (due_at, table_id) > (?, ?)"
        " ORDER BY due_at, table_id LIMIT ?",
        (before, *after, limit),
    )
    return [Due(*row) for row in rows]


def _places(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))


def _summary(row: Iterable[Any]) -> Summary:
    _, phase, listed, game, seats, made_at, changed_at, host, opener, sign, asked, due_at = row
    return Summary(
        phase=phase,
        listed=bool(listed),
        game=game,
        seats=seats,
        made_at=made_at,
        changed_at=changed_at,
        host=host,
        opener=opener,
        sign=sign,
        asked=asked,
        due_at=due_at,
    )


def add_guest(db: sqlite3.Connection, guest_id: str, token: bytes, at: float) -> None:
    """A new guest, who is here now."""
    try:
        db.execute("INSERT INTO guests VALUES (?, ?, ?, ?)", (guest_id, token, at, at))
    except sqlite3.IntegrityError:
        raise Fenced(f"guest {guest_id} or the token is there already") from None


def find_guest(db: sqlite3.Connection, token: bytes) -> str | None:
    """The guest with this hash of a token."""
    rows = db.execute("SELECT guest_id FROM guests WHERE token = ?", (token,)).fetchall()
    return str(rows[0][0]) if rows else None


def see_guests(db: sqlite3.Connection, seen: Mapping[str, float]) -> None:
    """Guests were here; time does not go back."""
    db.executemany(
        "UPDATE guests SET seen_at = max(seen_at, ?) WHERE guest_id = ?",
        [(at, guest_id) for guest_id, at in seen.items()],
    )


def forget_guests(db: sqlite3.Connection, before: float) -> int:
    """Delete those not seen since."""
    return db.execute("DELETE FROM guests WHERE seen_at < ?", (before,)).rowcount


def add_chat(
    db: sqlite3.Connection,
    table_id: str,
    number: int,
    body: bytes,
    at: float,
    mark: bytes | None,
) -> int:
    """Something that was said; the number that it has, or had before."""
    if mark is not None:
        asked = "SELECT number FROM chat WHERE table_id = ? AND mark = ?"
        kept = db.execute(asked, (table_id, mark)).fetchone()
        if kept is not None:
            return int(kept[0])
    try:
        db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?)", (table_id, number, body, at, mark))
    except sqlite3.IntegrityError:
        raise Fenced(f"table {table_id}: chat has a number {number} already") from None
    return number


def read_chat(db: sqlite3.Connection, table_id: str, since: int, limit: int) -> list[Line]:
    """What was said last."""
    return [Line(*row) for row in db.execute(CHAT, (table_id, since, limit))]


def forget_chat(db: sqlite3.Connection, before: float) -> int:
    """Delete what was said earlier."""
    return db.execute("DELETE FROM chat WHERE at < ?", (before,)).rowcount


def secret(db: sqlite3.Connection) -> bytes:
    """The secret of this store, made when it is asked for first."""
    fresh = secrets.token_bytes(SECRET_SIZE)
    db.execute("INSERT OR IGNORE INTO keepsakes VALUES ('secret', ?)", (fresh,))
    kept = db.execute("SELECT value FROM keepsakes WHERE name = 'secret'").fetchone()
    return bytes(kept[0])


def check(db: sqlite3.Connection) -> None:
    """Write something that nobody reads."""
    db.execute("REPLACE INTO keepsakes VALUES ('checked', randomblob(8))")
