"""What is done in the database, one function a deed; each runs inside somebody's transaction.

Each changes the database with one statement: if that fails, SQLite takes back all it did.
"""

import secrets
import sqlite3
from collections.abc import Collection, Mapping

from motherlode.server.store.base import SECRET_SIZE, Fenced, Summary

READ = "SELECT body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
CHAT = """
SELECT body FROM (
    SELECT number, body FROM chat WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?
) ORDER BY number
"""


def read(db: sqlite3.Connection, table_id: str, since: int) -> list[bytes]:
    """The bodies after an entry."""
    return [body for (body,) in db.execute(READ, (table_id, since))]


def tables(
    db: sqlite3.Connection, phases: Collection[str], listed: bool | None, limit: int
) -> list[tuple[str, Summary]]:
    """Ids and summaries, the last changed first."""
    among = ", ".join("?" * len(phases))
    asked = "" if listed is None else "AND listed = ?"
    values = [*phases, *([] if listed is None else [listed]), limit]
    order = "ORDER BY changed_at DESC, table_id LIMIT ?"
    rows = db.execute(f"SELECT * FROM summaries WHERE phase IN ({among}) {asked} {order}", values)
    return [
        (
            table_id,
            Summary(
                phase=phase,
                listed=bool(shown),
                game=game,
                seats=seats,
                made_at=made_at,
                changed_at=changed_at,
            ),
        )
        for table_id, phase, shown, game, seats, made_at, changed_at in rows
    ]


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


def add_chat(db: sqlite3.Connection, table_id: str, number: int, body: bytes, at: float) -> None:
    """Something that was said."""
    try:
        db.execute("INSERT INTO chat VALUES (?, ?, ?, ?)", (table_id, number, body, at))
    except sqlite3.IntegrityError:
        raise Fenced(f"table {table_id}: chat has a number {number} already") from None


def read_chat(db: sqlite3.Connection, table_id: str, since: int, limit: int) -> list[bytes]:
    """What was said last."""
    return [body for (body,) in db.execute(CHAT, (table_id, since, limit))]


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
