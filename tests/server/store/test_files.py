"""Whose the file is, who may read it, who may write it."""

import asyncio
import re
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from motherlode.server.store.base import Unusable
from motherlode.server.store.checking import opened
from motherlode.server.store.migrating import newest_version
from motherlode.server.store.sqlite import SqliteStore
from tests.server.store.children import started

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A store with two entries, closed."""
    path = tmp_path / "store.db"
    asyncio.run(_fill(path))
    return path


async def _fill(path: Path) -> None:
    async with opened(lambda: SqliteStore(path)) as store:
        await store.append("t", 1, [b"1" * 3000, b"2" * 3000])


async def modes_while_open(path: Path) -> dict[str, int]:
    """The modes of all files of a store in use."""
    async with opened(lambda: SqliteStore(path)) as store:
        await store.append("other", 1, [b"1"])
        return {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}


def open_and_close(path: Path) -> None:
    """What a server does at least."""
    asyncio.run(_open_and_close(path))


async def _open_and_close(path: Path) -> None:
    async with opened(lambda: SqliteStore(path)):
        pass


def change(path: Path, sentence: str) -> None:
    """Somebody else's hand in the file."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(sentence)


def assert_refused(path: Path, words: str) -> None:
    """The store says why it cannot be opened, in one line, and changes nothing."""
    before = path.read_bytes()
    with pytest.raises(Unusable, match=re.escape(words)) as refused:
        open_and_close(path)
    assert "\n" not in str(refused.value)
    assert str(path) in str(refused.value)
    assert path.read_bytes() == before


@UNIX
def test_only_the_owner_reads_a_new_store(tmp_path: Path) -> None:
    modes = asyncio.run(modes_while_open(tmp_path / "store.db"))
    assert set(modes) == {"store.db", "store.db-wal", "store.db-shm", "store.db.lock"}
    assert set(modes.values()) == {0o600}


@UNIX
def test_a_store_that_others_could_read_becomes_private(database: Path) -> None:
    database.chmod(0o644)
    assert set(asyncio.run(modes_while_open(database)).values()) == {0o600}


def test_a_second_process_is_told_that_the_store_is_in_use(database: Path) -> None:
    with started("hold", database) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        assert_refused(database, "is in use by another server")
        child.communicate()
    open_and_close(database)


def test_a_second_store_in_one_process_is_refused_by_any_name(database: Path) -> None:
    alias = database.with_name("alias.db")
    alias.symlink_to(database)

    async def open_twice() -> None:
        async with opened(lambda: SqliteStore(database)), opened(lambda: SqliteStore(alias)):
            pass

    with pytest.raises(Unusable, match="in use"):
        asyncio.run(open_twice())


def test_a_closed_store_leaves_one_file_and_its_lock(database: Path) -> None:
    assert sorted(file.name for file in database.parent.iterdir()) == ["store.db", "store.db.lock"]


def test_a_store_has_the_newest_version(database: Path) -> None:
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (newest_version(),)


def test_a_store_of_a_newer_version_is_refused(database: Path) -> None:
    change(database, f"PRAGMA user_version = {newest_version() + 1}")
    assert_refused(database, "was written by a newer Motherlode")


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.touch()
    asyncio.run(_fill(path))
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM log").fetchone() == (2,)


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    change(path, "CREATE TABLE recipes (name)")
    assert_refused(path, "is not a database of Motherlode")


def test_a_database_of_another_program_with_our_number_is_refused(database: Path) -> None:
    change(database, "PRAGMA application_id = 1")
    assert_refused(database, "is not a database of Motherlode")


def test_a_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Dig to the left. " * 500)
    assert_refused(path, "is no database of Motherlode, or damaged")


def test_a_store_that_was_cut_off_is_refused(database: Path) -> None:
    data = database.read_bytes()
    database.write_bytes(data[: len(data) // 2])
    assert_refused(database, "damaged")


def test_a_store_with_a_torn_page_is_refused(database: Path) -> None:
    data = bytearray(database.read_bytes())
    place = data.index(b"1" * 500)
    page = place // 4096 * 4096
    data[page : page + 16] = b"\xff" * 16
    database.write_bytes(data)
    assert_refused(database, "damaged")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "store.db"
    with pytest.raises(Unusable, match=re.escape(f"{path}: No such file or directory")):
        open_and_close(path)


def test_a_store_that_was_refused_can_be_opened_when_it_is_mended(database: Path) -> None:
    good = database.read_bytes()
    database.write_bytes(good[:5000])
    with pytest.raises(Unusable):
        open_and_close(database)
    database.write_bytes(good)
    open_and_close(database)


def test_what_is_forgotten_is_not_left_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    words, token = b"what nobody should keep", b"T0ken" * 6 + b"!!"

    async def remember_and_forget() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.add_chat("t", 1, words, 1.0)
            await store.add_guest("g", token, 1.0)
        assert words in path.read_bytes()
        assert token in path.read_bytes()
        async with opened(lambda: SqliteStore(path)) as store:
            assert (await store.forget_chat(2.0), await store.forget_guests(2.0)) == (1, 1)

    asyncio.run(remember_and_forget())
    assert words not in path.read_bytes()
    assert token not in path.read_bytes()
