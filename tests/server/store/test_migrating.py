"""A file of an older version becomes one of the newest, or stays what it was."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from motherlode.server.store import migrating
from motherlode.server.store.base import Unusable
from motherlode.server.store.checking import opened
from motherlode.server.store.migrating import Migration, migrations
from motherlode.server.store.sqlite import SqliteStore

GOOD = "-- One more table.\nCREATE TABLE more (thing);\nINSERT INTO more VALUES (1);\n"
BAD = f"{GOOD}\nCREATE TABLE log (thing);\n"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A store with an entry."""
    path = tmp_path / "store.db"

    async def fill() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.append("t", 1, [b"1"])

    asyncio.run(fill())
    return path


async def read(database: Path) -> list[bytes]:
    """What is in the store."""
    async with opened(lambda: SqliteStore(database)) as store:
        return await store.read("t")


def version_and_tables(database: Path) -> tuple[int, set[str]]:
    """What a person with a tool would see."""
    with closing(sqlite3.connect(database)) as db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        names = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    return version, {name for (name,) in names}


def add_migration(monkeypatch: pytest.MonkeyPatch, script: str) -> int:
    """As if the next release had one more; its number."""
    steps = (*migrations(), Migration(len(migrations()) + 1, script))
    monkeypatch.setattr(migrating, "migrations", lambda: steps)
    return len(steps)


def test_migrations_are_numbered_from_1() -> None:
    assert [step.version for step in migrations()] == list(range(1, len(migrations()) + 1))


def test_an_older_store_is_brought_up_to_date(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = add_migration(monkeypatch, GOOD)
    assert asyncio.run(read(database)) == [b"1"]
    version, tables = version_and_tables(database)
    assert (version, "more" in tables) == (newest, True)
    assert asyncio.run(read(database)) == [b"1"]


def test_a_migration_that_fails_leaves_the_store_as_it_was(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = version_and_tables(database)
    with monkeypatch.context() as patched:
        add_migration(patched, BAD)
        with pytest.raises(Unusable, match="table log already exists"):
            asyncio.run(read(database))
    assert version_and_tables(database) == before
    assert asyncio.run(read(database)) == [b"1"]
