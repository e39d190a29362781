"""All workers of a server: what it asks for a bot's move."""

import asyncio
from dataclasses import dataclass

from motherlode.server.minds.desk import Desk, Manners
from motherlode.server.minds.orders import Choice, MindFailed, Order


@dataclass(frozen=True, kw_only=True)
class Stats:
    """How the workers are doing, in numbers."""

    workers: int
    ready: int
    """Workers that can be asked now."""
    done: int
    failed: int
    restarts: int
    waiting: int
    """Orders whose turn has not come."""


class Minds:
    """Bots in so many processes of their own.

    A bot stays with one worker while that lives, so it remembers what it heard; a new worker is
    told all again. `choose` gives whatever the bot chose: whoever asks checks that it is legal.
    """

    def __init__(self, workers: int, manners: Manners | None = None) -> None:
        if workers < 1:
            raise ValueError(f"bots need a worker at least, not {workers}")
        self.workers = workers
        self.manners = Manners() if manners is None else manners
        self.desks: list[Desk] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.done = 0
        self.failed = 0

    async def start(self) -> None:
        """Start the workers; orders may come at once, and wait until they are ready."""
        assert not self.desks, "it has been started"
        self.desks = [Desk(self.manners) for _ in range(self.workers)]
        self.tasks = [asyncio.create_task(desk.run()) for desk in self.desks]

    async def close(self) -> None:
        """End all workers at once; whoever waits hears that it is "closed"."""
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for desk in self.desks:  # a task that had not begun cannot have done it
            desk.row.dismiss("closed")

    async def choose(self, order: Order) -> Choice:
        """The move that a bot chooses; `MindFailed` if there is none.

        `ValueError` if the order itself is wrong: an event that is not for the seat.
        """
        try:
            choice = await self._desk_for(order.key).choose(order)
        except MindFailed:
            self.failed += 1
            raise
        self.done += 1
        return choice

    def _desk_for(self, key: str) -> Desk:
        if not self.tasks:
            raise MindFailed("closed")
        for desk in self.desks:
            if key in desk.sent and not desk.down:
                return desk
        able = [desk for desk in self.desks if not desk.down]
        if not able:
            raise MindFailed("down")
        return min(able, key=lambda desk: desk.load)

    def forget(self, key_prefix: str) -> None:
        """Bots whose keys begin so will not be asked again."""
        for desk in self.desks:
            desk.forget(key_prefix)

    def stats(self) -> Stats:
        """How the workers are doing now."""
        return Stats(
            workers=self.workers,
            ready=sum(desk.ready for desk in self.desks),
            done=self.done,
            failed=self.failed,
            restarts=sum(max(0, desk.started - 1) for desk in self.desks),
            waiting=sum(len(desk.row) for desk in self.desks),
        )
