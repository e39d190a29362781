"""The row of those who wait for a bot's move: first come, first served, and nobody for ever."""

import asyncio
from collections import deque
from dataclasses import dataclass

from motherlode.server.minds.orders import Choice, MindFailed, Order


@dataclass(eq=False)
class Waiting:
    """An order, and where its answer goes."""

    order: Order
    answer: asyncio.Future[Choice]

    def give(self, choice: Choice) -> None:
        """Answer, if somebody still waits."""
        if not self.answer.done():
            self.answer.set_result(choice)

    def fail(self, problem: Exception) -> None:
        """Say that there will be no answer, unless there was one."""
        if not self.answer.done():
            self.answer.set_exception(problem)


class Row:
    """Orders whose turn has not come; `news` is set when there is one more."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.waiting: deque[Waiting] = deque()
        self.news = asyncio.Event()

    async def join(self, order: Order) -> Choice:
        """Wait for one's turn, so many seconds at most, and then for the move."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(order, loop.create_future())
        self.waiting.append(waiting)
        self.news.set()
        timer = loop.call_later(self.patience, self._tire, waiting)
        try:
            return await waiting.answer
        finally:
            timer.cancel()
            if waiting.answer.cancelled() and waiting in self.waiting:
                self.waiting.remove(waiting)

    def next(self) -> Waiting:
        """Whose turn it is; it is no longer in the row."""
        return self.waiting.popleft()

    def dismiss(self, why: str) -> None:
        """Send all away."""
        while self.waiting:
            self.next().fail(MindFailed(why))

    def _tire(self, waiting: Waiting) -> None:
        if waiting in self.waiting:
            self.waiting.remove(waiting)
            waiting.fail(MindFailed("busy"))

    def __len__(self) -> int:
        return len(self.waiting)
