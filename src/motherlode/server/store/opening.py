"""Files of a database: who may write, who may read them, and whether they are sound."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from motherlode.server.store.base import Unusable
from motherlode.server.store.migrating import migrate

PRIVATE: Final = 0o600
"""A log holds seeds and hands, and chat what people said to each other."""
PATIENCE: Final = 30.0
"""Seconds to wait for somebody who looks into the file with a tool of their own."""
READ_THROUGH: Final = 2**28
"""Bytes: larger files are not read through when a server starts; `motherlode restore` does."""
WAL_SIZE: Final = 2**26
COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a database; without the database they are worse than nothing."""

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    # A commit returns when its pages are on the disk: that is what callers are promised.
    "PRAGMA synchronous = FULL",
    f"PRAGMA journal_size_limit = {WAL_SIZE}",
    # What is forgotten is overwritten.
    "PRAGMA secure_delete = ON",
)


class Lock:
    """Held by the one process that may write; ends with the process, however that ends."""

    def __init__(self, database: Path) -> None:
        path = companion(database, ".lock")
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise Unusable(f"{database} is in use by another server; stop that one first") from None

    def release(self) -> None:
        """Let others write; the file stays, as somebody may wait for it already."""
        os.close(self._handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def companion(database: Path, ending: str) -> Path:
    """A file beside the database."""
    return database.with_name(database.name + ending)


def open_to_write(database: Path) -> sqlite3.Connection:
    """The connection of the one writer, to a sound file of the newest version."""
    with explained(database):
        # Made here, as SQLite gives its companions the mode that the file has.
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))
        db = sqlite3.connect(
            database, isolation_level=None, check_same_thread=False, timeout=PATIENCE
        )
        try:
            _prepare(db, database)
        except BaseException:
            db.close()
            raise
        return db


def open_to_read(database: Path) -> sqlite3.Connection:
    """A connection that cannot change anything, whoever writes meanwhile."""
    with explained(database):
        address = f"{database.absolute().as_uri()}?mode=ro"
        return sqlite3.connect(
            address, uri=True, isolation_level=None, check_same_thread=False, timeout=PATIENCE
        )


@contextmanager
def explained(database: Path) -> Iterator[None]:
    """What goes wrong with a file becomes `Unusable`, in a sentence."""
    try:
        yield
    except OSError as problem:
        raise Unusable(f"{database}: {problem.strerror}") from None
    except sqlite3.OperationalError as problem:
        raise Unusable(f"{database} cannot be used: {problem}") from None
    except sqlite3.DatabaseError as problem:
        raise Unusable(f"{database} is no database of Motherlode, or damaged: {problem}") from None


def insist_on_soundness(db: sqlite3.Connection, database: Path, *, thorough: bool) -> None:
    """Read the whole file; `Unusable` if it is damaged."""
    check = "integrity_check" if thorough else "quick_check"
    (found,) = db.execute(f"PRAGMA {check}(1)").fetchone()
    if found != "ok":
        raise Unusable(f"{database} is damaged: {' '.join(str(found).split())}; restore a backup")


def _keep_private(database: Path) -> None:
    """Nobody else may read a file that was there before, or came from elsewhere."""
    for ending in ("", *COMPANIONS):
        with suppress(FileNotFoundError):
            companion(database, ending).chmod(PRIVATE)


def _prepare(db: sqlite3.Connection, database: Path) -> None:
    # Whose file it is comes first: nothing of a stranger's is changed.
    migrate(db, str(database))
    _keep_private(database)
    if database.stat().st_size <= READ_THROUGH:
        insist_on_soundness(db, database, thorough=False)
    for pragma in PRAGMAS:
        db.execute(pragma).fetchall()
    (mode,) = db.execute("PRAGMA journal_mode").fetchone()
    if mode != "wal":
        raise Unusable(f"{database}: there can be no write-ahead log in this folder")
