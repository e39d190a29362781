"""Backups of a store in use, and what is made of them."""

import asyncio
import sqlite3
import stat
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from motherlode.cli.main import main
from motherlode.server.store.checking import opened, summary
from motherlode.server.store.migrating import newest_version
from motherlode.server.store.sqlite import SqliteStore
from tests.cli.running import command
from tests.server.store.children import TABLES, body_of, started
from tests.server.store.test_killed import WHOLE_LINE, logs

ENTRIES = 40
PAGE = 4096


def called(*words: str) -> "CompletedProcess[str]":
    """A command without a process of its own: that is quicker."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(words)
    return CompletedProcess(words, code, out.getvalue(), err.getvalue())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A closed store with something of each kind."""
    path = tmp_path / "store.db"

    async def fill() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            bodies = [body_of("t0", seq) for seq in range(1, ENTRIES + 1)]
            await store.append("t0", 1, bodies, summary("playing"))
            await store.add_guest("g", b"t" * 32, 1.0)
            await store.add_chat("t0", 1, b"hello", 1.0)

    asyncio.run(fill())
    return path


@pytest.fixture
def backup(database: Path) -> Path:
    """A backup of it."""
    file = database.with_name("backup.db")
    assert called("backup", str(database), str(file)).returncode == 0
    return file


def assert_mistake(done: "CompletedProcess[str]", words: str) -> None:
    """One sentence and nothing else."""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("motherlode: ")
    assert done.stderr.count("\n") == 1
    assert words in done.stderr


def test_a_backup_is_one_private_file(database: Path) -> None:
    folder = database.parent / "backups"
    folder.mkdir()
    done = command("backup", str(database), str(folder / "monday.db"))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"ok, tables: 1, entries: {ENTRIES}" in done.stdout
    (file,) = folder.iterdir()
    assert file.name == "monday.db"
    assert sys.platform == "win32" or stat.S_IMODE(file.stat().st_mode) == 0o600
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT count(*) FROM log").fetchone() == (ENTRIES,)
        assert list(folder.iterdir()) == [file]


def test_a_backup_changes_nothing_of_a_closed_store(database: Path) -> None:
    before = database.read_bytes()
    called("backup", str(database), str(database.with_name("backup.db")))
    assert database.read_bytes() == before


def back_up_in_a_burst(database: Path, file: Path) -> dict[str, int]:
    """Make a backup while a child writes; what the child had acknowledged before."""
    with started("burst", database) as child, ThreadPoolExecutor(1) as pool:
        assert child.stdout is not None
        newest = {f"t{n}": 0 for n in range(TABLES)}
        before: dict[str, int] = {}
        made: Future[CompletedProcess[str]] | None = None
        # The child goes on until it has written more than the backup holds.
        while made is None or not made.done() or sum(newest.values()) <= entries_in(made.result()):
            table_id, seq = child.stdout.readline().split()
            newest[table_id] = int(seq)
            if made is None and min(newest.values()) > 0:
                before = dict(newest)
                made = pool.submit(command, "backup", str(database), str(file))
        child.kill()
        child.stdout.read()
    return before


def entries_in(done: "CompletedProcess[str]") -> int:
    """How many entries a backup says it holds."""
    assert done.returncode == 0, done.stderr
    return int(done.stdout.splitlines()[0].rpartition(" ")[2])


def test_a_backup_in_the_middle_of_a_burst_is_a_prefix_of_every_log(tmp_path: Path) -> None:
    database, file = tmp_path / "store.db", tmp_path / "backup.db"
    before = back_up_in_a_burst(database, file)
    assert called("restore", str(file), str(tmp_path / "restored.db")).returncode == 0
    kept = asyncio.run(logs(tmp_path / "restored.db"))
    newest = asyncio.run(logs(database))
    for table_id, bodies in kept.items():
        assert len(bodies) >= before[table_id]
        assert bodies == newest[table_id][: len(bodies)]
    assert sum(map(len, newest.values())) > sum(map(len, kept.values()))


def test_a_restored_store_goes_on(backup: Path) -> None:
    database = backup.with_name("restored.db")
    done = called("restore", str(backup), str(database))
    assert (done.returncode, done.stderr) == (0, "")

    async def go_on() -> None:
        async with opened(lambda: SqliteStore(database)) as store:
            assert len(await store.read("t0")) == ENTRIES
            assert await store.tables(("playing",)) == [("t0", summary("playing"))]
            assert await store.find_guest(b"t" * 32) == "g"
            assert await store.read_chat("t0") == [(1, b"hello")]
            await store.append("t0", ENTRIES + 1, [b"next"])
            assert await store.read("t0", ENTRIES) == [b"next"]

    asyncio.run(go_on())


def test_the_secret_is_restored(database: Path) -> None:
    async def secret_of(path: Path) -> bytes:
        async with opened(lambda: SqliteStore(path)) as store:
            return await store.secret()

    secret = asyncio.run(secret_of(database))
    backup, restored = database.with_name("b.db"), database.with_name("r.db")
    called("backup", str(database), str(backup))
    called("restore", str(backup), str(restored))
    assert asyncio.run(secret_of(restored)) == secret


@pytest.mark.parametrize("ending", ["", "-wal", "-journal"])
def test_neither_overwrites_anything(ending: str, backup: Path) -> None:
    taken = backup.with_name("taken.db")
    other = backup.with_name("taken.db" + ending)
    other.write_bytes(b"precious")
    for verb in ("backup", "restore"):
        assert_mistake(called(verb, str(backup), str(taken)), f"{other} is there already")
    assert other.read_bytes() == b"precious"
    assert not list(backup.parent.glob(".*"))


def cut_off(data: bytes) -> bytes:
    """Half a file."""
    return data[: len(data) // 2]


def tear(data: bytes) -> bytes:
    """A file with a bad page, where only the chat is."""
    page = data.index(b"hello") // PAGE * PAGE
    return data[:page] + b"\xff" * 16 + data[page + 16 :]


@pytest.mark.parametrize("damage", [cut_off, tear])
def test_a_damaged_backup_is_not_restored(damage: Callable[[bytes], bytes], backup: Path) -> None:
    backup.write_bytes(damage(backup.read_bytes()))
    database = backup.with_name("restored.db")
    assert_mistake(called("restore", str(backup), str(database)), "damaged")
    assert not database.exists()
    assert not list(backup.parent.glob(".*"))


def test_a_text_is_not_restored(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Dig to the left. " * 500)
    done = called("restore", str(file), str(tmp_path / "restored.db"))
    assert_mistake(done, "is no database of Motherlode, or damaged")


def test_a_backup_of_a_newer_version_is_not_restored(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as db:
        db.execute(f"PRAGMA user_version = {newest_version() + 1}")
    done = called("restore", str(backup), str(backup.with_name("restored.db")))
    assert_mistake(done, "newer Motherlode")


def test_what_is_not_there_is_named(tmp_path: Path) -> None:
    nothing, target = tmp_path / "nothing.db", tmp_path / "target.db"
    for verb in ("backup", "restore"):
        assert_mistake(called(verb, str(nothing), str(target)), f"there is no file {nothing}")
        nowhere = tmp_path / "nowhere" / "target.db"
        assert_mistake(called(verb, str(nothing), str(nowhere)), "there is no folder")
    assert not nothing.exists()


def test_a_store_that_was_killed_is_backed_up_with_all_it_acknowledged(tmp_path: Path) -> None:
    database, file = tmp_path / "store.db", tmp_path / "backup.db"
    with started("burst", database) as child:
        assert child.stdout is not None
        said = "".join(child.stdout.readline() for _ in range(50))
        child.kill()
        said += child.stdout.read()
    assert database.with_name("store.db-wal").stat().st_size > 0
    assert called("backup", str(database), str(file)).returncode == 0
    kept = asyncio.run(logs(file))
    for table_id, seq in WHOLE_LINE.findall(said):
        assert len(kept[table_id]) >= int(seq)
