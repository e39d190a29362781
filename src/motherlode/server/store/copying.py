"""Copies of a database: from one that may be in use, into a new file that is all there or not."""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from motherlode.server.store.base import Unusable
from motherlode.server.store.migrating import version_of
from motherlode.server.store.opening import (
    COMPANIONS,
    PRIVATE,
    Lock,
    companion,
    explained,
    insist_on_soundness,
    open_to_read,
)


class Copied(NamedTuple):
    """What a copy holds."""

    tables: int
    entries: int


def back_up(database: Path, file: Path) -> Copied:
    """Copy a database, as it is at one moment, into a new file; a server may go on writing."""
    return _copy(database, file)


def restore(file: Path, database: Path) -> Copied:
    """Make a database for a server out of a sound backup; never in the place of another one."""
    _insist_on_room(database)
    with ExitStack() as stack:
        with explained(database):
            # A server whose file was deleted under it still holds its lock.
            stack.callback(Lock(database).release)
        return _copy(file, database)


def _copy(source: Path, target: Path) -> Copied:
    _insist_on_room(target)
    if not source.is_file():
        raise Unusable(f"there is no file {source}")
    with _draft(target) as draft:
        with explained(source), closing(open_to_read(source)) as db:
            version_of(db, str(source))
            with explained(target), closing(sqlite3.connect(draft, isolation_level=None)) as copy:
                # One step, so one moment: what is written meanwhile waits in the server's log.
                db.backup(copy, pages=-1)
                # The copy is one file: it needs no write-ahead log until a server opens it.
                copy.execute("PRAGMA journal_mode = DELETE").fetchall()
        with explained(source), closing(open_to_read(draft)) as db:
            insist_on_soundness(db, source, thorough=True)
            copied = _count(db)
        with explained(target):
            _publish(draft, target)
    return copied


def _insist_on_room(target: Path) -> None:
    """`Unusable` if anything is there that a new file would destroy, or that would destroy it."""
    if not target.absolute().parent.is_dir():
        raise Unusable(f"there is no folder {target.absolute().parent}")
    for ending in ("", *COMPANIONS):
        if os.path.lexists(path := companion(target, ending)):
            raise Unusable(f"{path} is there already; choose a new name or move it away")


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """A private file beside the target, gone afterwards."""
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        with explained(target):
            os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        yield draft
    finally:
        for ending in ("", *COMPANIONS):
            with suppress(OSError):
                companion(draft, ending).unlink()


def _count(db: sqlite3.Connection) -> Copied:
    return Copied(*db.execute("SELECT count(DISTINCT table_id), count(*) FROM log").fetchone())


def _publish(draft: Path, target: Path) -> None:
    """Give a synced file its name; an error if somebody has taken the name meanwhile."""
    _sync(draft)
    if os.name == "posix":
        # A link, unlike a new name, never replaces a file.
        os.link(draft, target)
        _sync(target.absolute().parent)
    else:
        draft.rename(target)


def _sync(path: Path) -> None:
    # Windows syncs only what is open for writing, and no folders.
    handle = os.open(path, os.O_RDONLY if os.name == "posix" else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
