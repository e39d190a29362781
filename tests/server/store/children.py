"""Programs that use a store in a process of their own, to be killed or to meet a bad disk."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Mapping
from pathlib import Path

from motherlode.server.store.base import StoreFailed
from motherlode.server.store.sqlite import SqliteStore
from tests.cli.running import surroundings
from tools.package import ROOT

TABLES = 8
PADDING = b"." * 500
"""Some: so that the write-ahead log is copied back into the file now and then."""
QUEUE = 100
FILE_SIZE = 2**20


def body_of(table_id: str, seq: int) -> bytes:
    """What the children write as this entry."""
    return b"entry:%s:%d;" % (table_id.encode(), seq) + PADDING


def started(*words: str | Path, **more: str) -> "subprocess.Popen[str]":
    """One of these programs, running."""
    line = [sys.executable, "-m", __name__, *map(str, words)]
    return subprocess.Popen(
        line,
        cwd=ROOT,
        env=surroundings(**more),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def finished(*words: str | Path, **more: str) -> list[str]:
    """The lines that one of these programs says until it ends well."""
    with started(*words, **more) as child:
        said, _ = child.communicate()
    assert child.returncode == 0, said
    return said.splitlines()


def say(*words: object) -> None:
    """One line, in one write: nothing of it is lost in a buffer when we are killed."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def hold(database: Path) -> None:
    """Keep a store open until somebody closes our input."""
    store = SqliteStore(database)
    await store.open()
    say("open")
    await asyncio.to_thread(sys.stdin.read)
    await store.close()


async def burst(database: Path) -> None:
    """Append to some tables without end; say each entry after it was acknowledged."""
    store = SqliteStore(database)
    await store.open()
    await asyncio.gather(*(_append_forever(store, f"t{n}", n % 3 + 1) for n in range(TABLES)))


async def _append_forever(store: SqliteStore, table_id: str, width: int) -> None:
    seq = len(await store.read(table_id)) + 1
    while True:
        bodies = [body_of(table_id, number) for number in range(seq, seq + width)]
        await store.append(table_id, seq, bodies)
        seq += width
        say(table_id, seq - 1)


async def numbered(database: Path, trace: Path) -> None:
    """Append alone and in crowds; note in the trace when each was acknowledged."""
    store = SqliteStore(database)
    await store.open()
    notes = os.open(trace, os.O_WRONLY | os.O_APPEND)

    async def append(table: int) -> None:
        await store.append(f"{table}", 1, [body_of(f"{table}", 1)])
        os.write(notes, f"acknowledged {table}\n".encode())

    for table in range(10):
        await append(table)
    await asyncio.gather(*(append(table) for table in range(10, 10 + QUEUE)))
    await store.close()
    os.close(notes)


async def failing(database: Path, flag: Path) -> None:
    """Append until no sync works any more, then until they do; say what became of each call."""
    store = SqliteStore(database)
    await store.open()
    await asyncio.gather(*(store.append(f"t{n}", 1, [body_of(f"t{n}", 1)]) for n in range(5)))
    say("acknowledged", 5)
    flag.touch()
    await _say_how_it_fails(store)
    flag.unlink()
    await _say_how_it_comes_back(store, 1)


async def full(database: Path) -> None:
    """Append until files may not grow any more, as on a full disk, then until they may."""
    import resource  # Windows has none

    store = SqliteStore(database)
    await store.open()
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_SIZE, before[1]))
    seq = 0
    try:
        while seq < FILE_SIZE // len(PADDING):
            await store.append("t0", seq + 1, [body_of("t0", seq + 1)])
            seq += 1
    except StoreFailed:
        say("acknowledged", seq)
    await _say_how_it_fails(store)
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    await _say_how_it_comes_back(store, seq)


async def _say_how_it_fails(store: SqliteStore) -> None:
    queue = [store.append(f"later {n}", 1, [PADDING * 100]) for n in range(QUEUE)]
    for became in await asyncio.gather(*queue, return_exceptions=True):
        say("later", type(became).__name__)
    calls: tuple[Awaitable[object], ...] = (
        store.append("even later", 1, [PADDING * 100]),
        store.read("t0"),
        store.seen_guest("g", 1.0),
    )
    for call in await asyncio.gather(*calls, return_exceptions=True):
        say("meanwhile", type(call).__name__)


async def _say_how_it_comes_back(store: SqliteStore, seq: int) -> None:
    """What could be read meanwhile and what is kept now: the very entries that were promised."""
    promised = [body_of("t0", number) for number in range(1, seq + 1)]
    say("promised", await store.read("t0") == promised)
    await asyncio.gather(*(store.append(f"later {n}", 1, [b"back"]) for n in range(QUEUE)))
    await store.append("t0", seq + 1, [body_of("t0", seq + 1)])
    await store.check()
    say("back", len(await store.read("t0")) == seq + 1)
    await store.close()
    say("closed")


PROGRAMS = {"hold": hold, "burst": burst, "numbered": numbered, "failing": failing, "full": full}

if __name__ == "__main__":
    programs: Mapping[str, object] = PROGRAMS
    program = programs[sys.argv[1]]
    assert callable(program)
    asyncio.run(program(*map(Path, sys.argv[2:])))
