"""An append is acknowledged only if it is on the disk, and never when the disk fails."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.compiler import compiler_command
from motherlode.server.store.checking import opened
from motherlode.server.store.sqlite import SqliteStore
from tests.server.store.children import QUEUE, body_of, finished

MUST_COMPILE = ("CI", "MOTHERLODE_REQUIRE_COMPILED")
ENDING = [
    *["later StoreFailed"] * QUEUE,
    "meanwhile StoreFailed",
    "meanwhile list",
    "meanwhile NoneType",
    "promised True",
    "back True",
    "closed",
]


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that stands between SQLite and the disk, compiled."""
    if sys.platform != "linux":
        pytest.skip("LD_PRELOAD is a thing of Linux")
    library = tmp_path_factory.mktemp("shim") / "shim.so"
    source = Path(__file__).with_name("shim.c")
    options = ["-O1", "-Wall", "-shared", "-fPIC"]
    line = [*compiler_command(), *options, str(source), "-o", str(library), "-ldl"]
    try:
        done = subprocess.run(line, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        if any(os.environ.get(name) for name in MUST_COMPILE):
            raise
        pytest.skip("there is no C compiler")
    assert done.returncode == 0, done.stderr
    return library


def read_all(database: Path, table_ids: list[str]) -> list[list[bytes]]:
    """The logs of these tables, from a store opened anew."""

    async def read() -> list[list[bytes]]:
        async with opened(lambda: SqliteStore(database)) as store:
            return [await store.read(table_id) for table_id in table_ids]

    return asyncio.run(read())


def test_an_append_is_acknowledged_after_a_sync_that_came_after_its_write(
    shim: Path, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    trace.touch()
    shimmed = {"LD_PRELOAD": str(shim), "SHIM_TRACE": str(trace)}
    finished("numbered", tmp_path / "store.db", trace, **shimmed)
    lines = trace.read_text().splitlines()
    for table in range(10 + QUEUE):
        written = lines.index(f"wrote {table}")
        synced = lines.index("synced log", written)
        assert lines.index(f"acknowledged {table}") > synced


def test_a_crowd_shares_its_syncs(shim: Path, tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    trace.touch()
    shimmed = {"LD_PRELOAD": str(shim), "SHIM_TRACE": str(trace)}
    finished("numbered", tmp_path / "store.db", trace, **shimmed)
    lines = trace.read_text().splitlines()
    last_alone = lines.index("acknowledged 9")
    crowd_done = lines.index(f"acknowledged {9 + QUEUE}")
    assert lines[last_alone:crowd_done].count("synced log") < QUEUE / 4


def test_while_syncs_fail_nothing_is_acknowledged_and_then_the_store_comes_back(
    shim: Path, tmp_path: Path
) -> None:
    flag, database = tmp_path / "flag", tmp_path / "store.db"
    said = finished("failing", database, flag, LD_PRELOAD=str(shim), SHIM_FLAG=str(flag))
    assert said == ["acknowledged 5", *ENDING]
    kept = read_all(database, ["t0", *(f"t{n}" for n in range(1, 5)), "later 0"])
    first = [body_of("t0", 1), body_of("t0", 2)]
    assert kept == [first, *([body_of(f"t{n}", 1)] for n in range(1, 5)), [b"back"]]


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a process are a thing of Unix")
def test_a_full_disk_loses_nothing_and_with_room_again_the_store_comes_back(
    tmp_path: Path,
) -> None:
    database = tmp_path / "store.db"
    acknowledged, *ending = finished("full", database)
    assert ending == ENDING
    count = int(acknowledged.removeprefix("acknowledged "))
    assert count > 0
    (kept,) = read_all(database, ["t0"])
    assert kept == [body_of("t0", seq) for seq in range(1, count + 2)]
