"""Clients that ask again and again over plain HTTP, and wait."""

import asyncio
import gc
from pathlib import Path

from tests.server.inside import inside

WAITS = 300


def test_those_who_waited_in_vain_leave_nothing_behind(tmp_path: Path) -> None:
    async def wait_often() -> int:
        async with inside(tmp_path) as place:
            table = await place.open(await place.guest(), game="saboteur")
            room = place.house.rooms[table]
            await room.wait_for(room.table.rev, 0.001)
            before = _futures()
            for _ in range(WAITS):
                await room.wait_for(room.table.rev, 0.001)
            return _futures() - before

    assert asyncio.run(wait_often()) < WAITS // 10


def _futures() -> int:
    """How many things that somebody may wait for are in memory."""
    gc.collect()
    return sum(isinstance(thing, asyncio.Future) for thing in gc.get_objects())
