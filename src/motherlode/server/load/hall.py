"""All tables of the load together: what they share, and when they play."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from motherlode.server.load.line import Line, Traffic


class Hall:
    """Lets tables play, counts what they do, and stops at the first trouble."""

    def __init__(self, host: str, port: int, *, rate: float | None, chance: Random) -> None:
        self.host = host
        self.port = port
        self.interval = 0.0 if rate is None else 1 / rate
        """Seconds between two moves at a table; 0: as fast as it goes."""
        self.chance = chance
        self.traffic = Traffic()
        self.delays: list[float] = []
        """Seconds from sending a move to its acknowledgement."""
        self.games_over = 0
        self.playing = False
        self._waiting = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._quiet = asyncio.Event()

    async def connect(self, table: str, token: str, hear: Callable[[Line, bytes], None]) -> Line:
        """A line to a table, open."""

        def hear_line(data: bytes) -> None:
            hear(line, data)

        line = Line(self.traffic, hear_line, self.fail)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: line, self.host, self.port)
        line.ask(f"{self.host}:{self.port}", f"/api/tables/{table}/socket?changes=1", token)
        await line.opened
        return line

    # Time

    async def go_on(self, seconds: float) -> None:
        """Let so much time pass; raises what goes wrong meanwhile."""
        await self.wait_for(asyncio.sleep(seconds))

    async def stop(self) -> None:
        """Send no more moves, and wait for every acknowledgement and every new table."""
        self.playing = False
        if self._waiting:
            await self.wait_for(self._quiet.wait())
        while self._tasks:
            await self.wait_for(asyncio.wait(self._tasks))

    async def wait_for(self, work: Coroutine[Any, Any, Any]) -> None:
        """Wait for something, but not if there is trouble."""
        task = asyncio.create_task(work)
        await asyncio.wait({task, self._trouble}, return_when=asyncio.FIRST_COMPLETED)
        if self._trouble.done():
            task.cancel()
            self._trouble.result()
        await task

    def fail(self, why: str) -> None:
        """Something went wrong: there is no use in measuring on."""
        if not self._trouble.done():
            self._trouble.set_exception(ValueError(f"under load: {why}"))

    # What tables tell

    def sent(self) -> float:
        """A move is on its way; gives the time."""
        self._waiting += 1
        return time.perf_counter()

    def acknowledged(self, sent_at: float) -> None:
        """A move is kept."""
        self.delays.append(time.perf_counter() - sent_at)
        self._waiting -= 1
        if not self._waiting and not self.playing:
            self._quiet.set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something besides."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.fail(str(problem))
