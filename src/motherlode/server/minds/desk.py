"""A desk: a row of orders, and one worker after the other that does them."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from motherlode.server.minds.jobs import KEPT, Answer, Broke, Chosen, Ready, TellAgain, frame
from motherlode.server.minds.mind import LOG, Mind, start_mind
from motherlode.server.minds.orders import Choice, MindFailed, Order, job_for
from motherlode.server.minds.row import Row, Waiting
from motherlode.server.workers.worker import WorkerDied

SECONDS_TO_START: Final = 30.0
FALLS_FORGIVEN: Final = 1
"""A worker that ended by itself is replaced at once, so many times in a row."""
FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 30.0
DOUBLINGS: Final = 10


@dataclass(frozen=True, kw_only=True)
class Manners:
    """How workers are started, and how long they and those who ask them are waited for."""

    grace: float = 1.0
    """Seconds that a job may take beyond twice its time."""
    patience: float = 20.0
    """Seconds that an order may wait for its turn."""
    also: Sequence[str] = ()
    """Modules whose bots can be asked for as `module:Class`: for tests."""
    environment: Mapping[str, str] | None = None
    """Of the workers, if not that of the server."""


class Desk:
    """One job at a time, in the order in which they came."""

    def __init__(self, manners: Manners) -> None:
        self.manners = manners
        self.row = Row(manners.patience)
        self.sent: OrderedDict[str, int] = OrderedDict()
        """How many events each bot that lives here was told; those asked last come last.

        A worker that has forgotten a bot, or is a new one, asks to be told again.
        """
        self.started = 0
        self.ready = False
        self.busy = False
        self.down = False
        """Workers end as soon as they start: nobody should wait here."""
        self.falls = 0
        """How many workers in a row ended by themselves, without a job."""

    @property
    def load(self) -> tuple[int, int]:
        """How much there is to do; of two that are idle, who knows fewer bots has less."""
        return len(self.row) + self.busy, len(self.sent)

    async def choose(self, order: Order) -> Choice:
        """The move of a bot that lives here from now on, unless it is for a hint."""
        if not order.hint:
            self.sent.setdefault(order.key, 0)
        return await self.row.join(order)

    def forget(self, key_prefix: str) -> None:
        """Forget bots; the worker does so when it needs their room."""
        for key in [key for key in self.sent if key.startswith(key_prefix)]:
            del self.sent[key]

    async def run(self) -> None:
        """Keep a worker at work until cancelled; whatever happens, nobody is left waiting."""
        try:
            while True:
                await self._employ()
                if self.falls > FALLS_FORGIVEN:
                    self.down = True
                    self.row.dismiss("down")
                    self.sent.clear()  # those bots may live elsewhere
                    LOG.error("%d workers in a row ended by themselves", self.falls)
                    await asyncio.sleep(pause(self.falls))
        finally:
            self.down = True
            self.row.dismiss("closed")

    async def _employ(self) -> None:
        """Start a worker and give it jobs until it is gone."""
        self.started += 1
        also, environment = self.manners.also, self.manners.environment
        try:
            mind = await start_mind(self.row.news.set, also=also, environment=environment)
        except OSError as problem:
            LOG.error("a worker cannot be started: %s", problem)
            self.falls += 1
            return
        try:
            await self._welcome(mind)
            await self._serve(mind)
        except (WorkerDied, TimeoutError):
            self.falls += 1
        except Exception:  # a mistake of ours, or of whoever ordered: the desk stays open
            LOG.exception("worker %d is let go", mind.worker.process.pid)
        finally:
            self.ready = False
            await mind.worker.end()

    async def _welcome(self, mind: Mind) -> None:
        async with asyncio.timeout(SECONDS_TO_START):
            await mind.ready()
        self.ready = True
        self.down = False

    async def _serve(self, mind: Mind) -> None:
        """Give it jobs until it fails one; `WorkerDied` if it ends without."""
        while mind.worker.alive:
            self.row.news.clear()
            while self.row:
                if not await self._hand_over(mind, self.row.next()):
                    return
            await self.row.news.wait()
        raise WorkerDied

    async def _hand_over(self, mind: Mind, waiting: Waiting) -> bool:
        """Let a worker do a job; whether it may stay."""
        self.busy = True
        try:
            return await self._settle(mind, waiting)
        except TimeoutError:
            return _let_go(mind, waiting, "overran")
        except WorkerDied:
            return _let_go(mind, waiting, "crashed")
        finally:
            self.busy = False
            waiting.fail(MindFailed("closed"))  # we are cancelled if it has no answer yet

    async def _settle(self, mind: Mind, waiting: Waiting) -> bool:
        order = waiting.order
        try:
            async with asyncio.timeout(order.seconds * 2 + self.manners.grace):
                answer = await self._ask(mind, order)
        except (ValueError, TypeError, OverflowError) as problem:
            waiting.fail(problem)  # of whoever asked: it cannot be sent
            return True
        self.falls = 0
        match answer:
            case Chosen(move, seconds, why):
                if not order.hint:
                    self._remember(order.key, len(order.heard))
                waiting.give(Choice(move, seconds, why))
            case Broke(why):
                waiting.fail(MindFailed(why))
            case Ready() | TellAgain():
                raise WorkerDied
            case _:
                assert_never(answer)
        return True

    async def _ask(self, mind: Mind, order: Order) -> Answer:
        """Tell the bot what is new to it; if the worker does not know so much of it, all."""
        sent = self.sent.get(order.key, 0)
        if sent > len(order.heard):
            sent = 0
        answer = await mind.ask(frame(job_for(order, sent)))
        if isinstance(answer, TellAgain):
            answer = await mind.ask(frame(job_for(order, 0)))
        return answer

    def _remember(self, key: str, heard: int) -> None:
        self.sent[key] = heard
        self.sent.move_to_end(key)
        if len(self.sent) > KEPT:  # the worker has forgotten that one too
            self.sent.popitem(last=False)


def _let_go(mind: Mind, waiting: Waiting, why: str) -> bool:
    order = waiting.order
    LOG.warning("worker %d %s: %s in %s", mind.worker.process.pid, why, order.bot, order.setup)
    waiting.fail(MindFailed(why))
    return False


def pause(falls: int) -> float:
    """Seconds to wait after so many workers in a row ended by themselves."""
    doublings = min(falls - FALLS_FORGIVEN - 1, DOUBLINGS)
    return min(FIRST_PAUSE * 2.0**doublings, LONGEST_PAUSE)
