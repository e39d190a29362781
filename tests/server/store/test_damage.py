"""A bit that flipped in the file is noticed by the log that it is in, and by no other."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from motherlode.server.store.base import Damaged
from motherlode.server.store.checking import opened
from motherlode.server.store.sqlite import SqliteStore

BODY = b'{"what":"moved","move":"pass map"}'


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A store with two tables of three entries each, closed."""
    path = tmp_path / "store.db"

    async def fill() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            for table in ("bad", "good"):
                await store.append(table, 1, [BODY] * 3)

    asyncio.run(fill())
    return path


def change(database: Path, statement: str, *values: object) -> None:
    """Do something to the file behind the store's back."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(statement, values)


def read(database: Path, table: str) -> list[bytes]:
    """A log, by a store opened anew."""

    async def ask() -> list[bytes]:
        async with opened(lambda: SqliteStore(database)) as store:
            return await store.read(table)

    return asyncio.run(ask())


@pytest.mark.parametrize("bit", range(0, len(BODY) * 8, 7))
def test_any_flipped_bit_of_an_entry_is_noticed(database: Path, bit: int) -> None:
    flipped = bytearray(BODY)
    flipped[bit // 8] ^= 1 << bit % 8
    where = "WHERE table_id = 'bad' AND seq = 2"
    change(database, f"UPDATE log SET body = ? {where}", bytes(flipped))
    with pytest.raises(Damaged, match="entry 2"):
        read(database, "bad")
    assert read(database, "good") == [BODY] * 3


def test_a_missing_entry_is_noticed(database: Path) -> None:
    change(database, "DELETE FROM log WHERE table_id = 'bad' AND seq = 2")
    with pytest.raises(Damaged, match="entry 2"):
        read(database, "bad")
    assert read(database, "good") == [BODY] * 3


def test_entries_from_before_there_were_checksums_are_read_as_they_are(database: Path) -> None:
    change(database, "UPDATE log SET checksum = NULL")
    assert read(database, "good") == [BODY] * 3
