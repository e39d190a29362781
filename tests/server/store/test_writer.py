"""A writer that meets a bad database is dead, and says so to everybody; a bad disk it outlives."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from motherlode.server.store.base import StoreFailed
from motherlode.server.store.opening import open_to_write
from motherlode.server.store.writer import Writer

QUEUE = 20


def nothing() -> None:
    """What is done before a commit here."""


def meet_a_bad_page(_db: sqlite3.Connection) -> None:
    """What SQLite says of one."""
    raise sqlite3.DatabaseError("database disk image is malformed")


def meet_a_full_disk(_db: sqlite3.Connection) -> None:
    """What SQLite says of one."""
    raise sqlite3.OperationalError("database or disk is full")


def stumble(_db: sqlite3.Connection) -> None:
    """A mistake of the caller's own."""
    raise KeyError("mine")


def one(db: sqlite3.Connection) -> int:
    """Something that works."""
    return int(db.execute("SELECT 1").fetchone()[0])


def ignore(_why: str) -> None:
    """What is done here when a writer is dead."""


def writer_at(place: Path, on_death: Callable[[str], None] = ignore) -> Writer:
    """A writer of a fresh file."""
    return Writer(open_to_write(place / "store.db"), nothing, nothing, on_death)


def became(what: object) -> str:
    """A result, or the kind of a problem."""
    return type(what).__name__ if isinstance(what, Exception) else repr(what)


def test_a_bad_page_ends_the_writer_for_all_who_wait_and_all_who_come(tmp_path: Path) -> None:
    async def meet() -> list[str]:
        deaths: list[str] = []
        writer = writer_at(tmp_path, deaths.append)
        with pytest.raises(StoreFailed, match="malformed"):
            await writer.do(meet_a_bad_page)
        later = await asyncio.gather(
            *(writer.do(one) for _ in range(QUEUE)), return_exceptions=True
        )
        await writer.close()
        assert len(deaths) == 1
        return [became(what) for what in later]

    assert asyncio.run(meet()) == ["StoreFailed"] * QUEUE


def test_a_full_disk_fails_who_is_there_and_nobody_who_comes_later(tmp_path: Path) -> None:
    async def meet() -> list[str]:
        deaths: list[str] = []
        writer = writer_at(tmp_path, deaths.append)
        works = [one, meet_a_full_disk, one]
        there = await asyncio.gather(*map(writer.do, works), return_exceptions=True)
        later = [await writer.do(one)]
        await writer.close()
        assert deaths == []
        return [became(what) for what in [*there, *later]]

    assert asyncio.run(meet()) == [*["StoreFailed"] * 3, "1"]


def test_a_callers_own_problem_is_nobody_elses(tmp_path: Path) -> None:
    async def try_all() -> list[str]:
        writer = writer_at(tmp_path)
        works = [one, stumble, one] * QUEUE
        done = await asyncio.gather(*(writer.do(work) for work in works), return_exceptions=True)
        await writer.close()
        return [became(what) for what in done]

    assert asyncio.run(try_all()) == ["1", "KeyError", "1"] * QUEUE


def test_a_cancelled_close_is_finished_by_the_next(tmp_path: Path) -> None:
    async def close_twice() -> None:
        writer = writer_at(tmp_path)
        closing = asyncio.ensure_future(writer.close())
        await asyncio.sleep(0)
        closing.cancel()
        await asyncio.gather(closing, return_exceptions=True)
        await writer.close()
        with pytest.raises(StoreFailed, match="closed"):
            await writer.do(one)

    asyncio.run(close_twice())
