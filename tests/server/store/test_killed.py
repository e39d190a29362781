"""A process that is killed takes no acknowledged entry with it."""

import asyncio
import re
import signal
from pathlib import Path

import pytest

from motherlode.core.chance import Fast
from motherlode.server.store.checking import opened
from motherlode.server.store.sqlite import SqliteStore
from tests.server.store.children import TABLES, body_of, started
from tests.soak import many

ROUNDS = 10
LONG_ROUNDS = many(25)
WHOLE_LINE = re.compile(r"(t\d+) (\d+)\n")


def burst_and_kill(database: Path, lines: int) -> dict[str, int]:
    """The newest entry of each table that was acknowledged before the end."""
    with started("burst", database) as child:
        assert child.stdout is not None
        said = "".join(child.stdout.readline() for _ in range(lines))
        child.send_signal(signal.SIGKILL)
        said += child.stdout.read()
    assert child.returncode == -signal.SIGKILL
    return {table_id: int(seq) for table_id, seq in WHOLE_LINE.findall(said)}


async def logs(database: Path) -> dict[str, list[bytes]]:
    """Everything the children have written."""
    async with opened(lambda: SqliteStore(database)) as store:
        return {f"t{n}": await store.read(f"t{n}") for n in range(TABLES)}


def kill_again_and_again(database: Path, rounds: int) -> None:
    """Each round goes on where the killed one left off."""
    chance = Fast(rounds)
    for _ in range(rounds):
        acknowledged = burst_and_kill(database, 1 + chance.below(300))
        assert acknowledged
        kept = asyncio.run(logs(database))
        for table_id, bodies in kept.items():
            right = [body_of(table_id, seq) for seq in range(1, len(bodies) + 1)]
            assert bodies == right, f"{table_id} has a gap or another's entry"
            assert len(bodies) >= acknowledged.get(table_id, 0)


def test_ten_kills_in_a_row_lose_no_acknowledged_entry(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path / "store.db", ROUNDS)


@pytest.mark.long
def test_many_kills_in_a_row_lose_no_acknowledged_entry(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path / "store.db", LONG_ROUNDS)
