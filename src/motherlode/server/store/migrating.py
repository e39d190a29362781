"""Versions of the database: numbered SQL files, run in order, each in a transaction of its own.

The number of the last one is the file's `user_version`; `application_id` says whose file it is.
"""

import re
import sqlite3
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from motherlode.server.store.base import Unusable

APPLICATION: Final = 0x4D4C4F44
"""`MLOD`: no other program's files have it."""
_NAME: Final = re.compile(r"(\d{4})_[a-z_]+\.sql")


class Migration(NamedTuple):
    """A step from one version to the next."""

    version: int
    script: str


@cache
def migrations() -> tuple[Migration, ...]:
    """All steps, from an empty file to the newest version."""
    folder = files("motherlode.server.store") / "migrations"
    found = sorted(
        Migration(int(named[1]), path.read_text(encoding="utf-8"))
        for path in folder.iterdir()
        if (named := _NAME.fullmatch(path.name))
    )
    assert [step.version for step in found] == list(range(1, len(found) + 1)), "a number is missing"
    return tuple(found)


def newest_version() -> int:
    """The version that this program writes."""
    return len(migrations())


def migrate(db: sqlite3.Connection, name: str) -> None:
    """Bring a database to the newest version; `Unusable` if it is not ours or newer."""
    if is_empty(db):
        version = 0
    else:
        version = version_of(db, name)
    for step in migrations()[version:]:
        _run(db, step)


def is_empty(db: sqlite3.Connection) -> bool:
    """Has nobody ever put anything into it?"""
    things = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    return bool(things == 0 and _pragma(db, "user_version") == 0)


def version_of(db: sqlite3.Connection, name: str) -> int:
    """The version of a database of ours that this program can read; else `Unusable`."""
    version = _pragma(db, "user_version")
    if _pragma(db, "application_id") != APPLICATION or version < 1:
        raise Unusable(f"{name} is not a database of Motherlode")
    if version > newest_version():
        raise Unusable(
            f"{name} was written by a newer Motherlode (version {version} of its tables, "
            f"this program knows {newest_version()}); use that one"
        )
    return version


def _run(db: sqlite3.Connection, step: Migration) -> None:
    done = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {step.version};"
    try:
        db.executescript(f"BEGIN IMMEDIATE; {step.script}; {done} COMMIT;")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _pragma(db: sqlite3.Connection, name: str) -> int:
    return int(db.execute(f"PRAGMA {name}").fetchone()[0])
