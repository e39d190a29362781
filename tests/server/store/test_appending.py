"""Appends of many callers in few statements; mistakes that stay with the caller who made them."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from motherlode.server.store import appending
from motherlode.server.store.base import Append, Fenced
from motherlode.server.store.checking import opened
from motherlode.server.store.opening import open_to_write
from motherlode.server.store.sqlite import SqliteStore


@pytest.mark.parametrize("size", [1, 3, 4, 15, 63, 64, 65, 150, 1000])
def test_a_batch_of_any_size_is_kept_whole(size: int, tmp_path: Path) -> None:
    bodies = [b"%d" % number for number in range(size)]

    async def keep() -> list[bytes]:
        async with opened(lambda: SqliteStore(tmp_path / "store.db")) as store:
            await store.append("t", 1, bodies)
            return await store.read("t")

    assert asyncio.run(keep()) == bodies


def test_more_tables_than_are_remembered_are_fenced_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appending, "REMEMBERED", 3)

    async def go_round() -> None:
        async with opened(lambda: SqliteStore(tmp_path / "store.db")) as store:
            for seq in (1, 2, 3):
                await asyncio.gather(*(store.append(f"t{n}", seq, [b"x"]) for n in range(10)))
            whole_round = [Append(f"t{n}", 4, [b"y"]) for n in range(10)]
            for stale in (3, 5):
                with pytest.raises(Fenced):
                    await store.append_all([*whole_round, Append("t0", stale + 1, [b"z"])])
            await store.append_all([*whole_round, Append("t0", 5, [b"z"])])
            assert [len(await store.read(f"t{n}")) for n in range(10)] == [5] + [4] * 9

    asyncio.run(go_round())


def test_numbers_that_wait_for_their_commit_are_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appending, "REMEMBERED", 2)
    with closing(open_to_write(tmp_path / "store.db")) as db:
        appender = appending.Appender(db)
        for n in range(5):
            appender.add([Append(f"t{n}", 1, [b"x"])])
        appender.add([Append("t0", 2, [b"y"])])
        appender.write()
        assert db.execute("SELECT count(*) FROM log").fetchone() == (6,)


def test_a_callers_mistake_fails_alone(tmp_path: Path) -> None:
    no_bytes = cast(bytes, ["no bytes"])

    async def mistake() -> None:
        async with opened(lambda: SqliteStore(tmp_path / "store.db")) as store:
            became = await asyncio.gather(
                store.append("t", 1, [b"1"]),
                store.append("\ud800", 1, [b"no text"]),
                store.add_chat("t", 1, no_bytes, 1.0),
                store.add_chat("t", 2**70, b"no number", 1.0),
                store.append("u", 1, [b"1"]),
                return_exceptions=True,
            )
            wrong = [isinstance(one, Exception) for one in became]
            assert wrong == [False, True, True, True, False]
            assert (await store.read("t"), await store.read("u")) == ([b"1"], [b"1"])
            assert await store.read_chat("t") == []
            await store.append("t", 2, [b"2"])

    asyncio.run(mistake())


def test_a_list_that_changes_while_it_waits_is_kept_as_it_was(tmp_path: Path) -> None:
    async def change() -> list[bytes]:
        async with opened(lambda: SqliteStore(tmp_path / "store.db")) as store:
            bodies = [b"1", b"2"]
            waiting = asyncio.ensure_future(store.append("t", 1, bodies))
            await asyncio.sleep(0)
            bodies.append(b"3")
            await waiting
            return await store.read("t")

    assert asyncio.run(change()) == [b"1", b"2"]
