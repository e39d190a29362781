"""Tables without a server, whose bots think in other processes."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import motherlode
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.state import NOBODY
from motherlode.games.registry import find_game
from motherlode.server.minds.desk import Manners
from motherlode.server.minds.mind import LOG
from motherlode.server.minds.orders import MindFailed, Order
from motherlode.server.minds.pool import Minds
from tests.cli.running import surroundings

ODD = "tests.server.minds.odd_bots"
PLENTY = 20.0
"""Seconds that are more than enough."""
NewLoop = Callable[[], asyncio.AbstractEventLoop]


class Table:
    """A game, and the orders of its bots."""

    def __init__(
        self, setup: str = "saboteur(seats=3)", seed: int = 1, name: str = "table"
    ) -> None:
        self.name = name
        self.game = find_game(setup.partition("(")[0])
        self.setup = self.game.setup(setup)
        self.log = Log()
        self.state = self.game.begin(self.setup, Fast(seed), self.log)

    @property
    def asked(self) -> int:
        """The seat whose turn it is."""
        return self.game.turn(self.state.public)[0]

    @property
    def over(self) -> bool:
        """Whether it is over."""
        return self.asked == NOBODY

    def order(
        self, bot: str, seat: int | None = None, seed: int = 0, seconds: float = PLENTY
    ) -> Order:
        """What a server would ask; the seat whose turn it is, unless another is named."""
        seat = self.asked if seat is None else seat
        return Order(
            key=f"{self.name}/{seat}",
            setup=self.setup.text,
            bot=bot,
            seat=seat,
            seed=seed,
            heard=self.log.heard(seat),
            view=self.game.view_bytes(self.state.view(seat)),
            seconds=seconds,
        )

    def play_some(self, moves: int) -> None:
        """Make so many moves, the first of the legal ones each time."""
        for _ in range(moves):
            self.game.play(self.state, self.game.legal(self.state)[0], self.log)


def odd(kind: str) -> str:
    """A bot of the tests, by the name of its class."""
    return f"{ODD}:{kind}"


def with_tests() -> dict[str, str]:
    """Surroundings of a worker that finds our bots too."""
    ours = Path(__file__).resolve().parents[3]
    engine = Path(motherlode.__path__[0]).parent
    return surroundings(PYTHONPATH=os.pathsep.join([str(engine), str(ours)]))


@asynccontextmanager
async def some_minds(
    workers: int = 1, *, grace: float = PLENTY, patience: float = PLENTY
) -> AsyncIterator[Minds]:
    """Workers that know the odd bots, for a while."""
    manners = Manners(grace=grace, patience=patience, also=(ODD,), environment=with_tests())
    minds = Minds(workers, manners)
    await minds.start()
    try:
        yield minds
    finally:
        await minds.close()


async def why_failed(minds: Minds, order: Order) -> str:
    """Why a bot gives no move."""
    try:
        choice = await minds.choose(order)
    except MindFailed as failure:
        return failure.why
    raise AssertionError(f"it chose {choice.move}")


async def move_of(minds: Minds, order: Order) -> int:
    """What a bot chooses."""
    return (await minds.choose(order)).move


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PLENTY):
        while not true():
            await asyncio.sleep(0.01)


def run(new_loop: NewLoop, steps: Coroutine[Any, Any, None]) -> None:
    """Run a test's steps, with an end to them."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(asyncio.wait_for(steps, 3 * PLENTY))


class Ear(logging.Handler):
    """Hears what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.pids: list[int] = []
        self.news = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())
        if isinstance(record.args, tuple) and isinstance(record.args[0], int):
            self.pids.append(record.args[0])
        self.news.set()

    async def until_heard(self, words: str) -> int:
        """Wait until a worker says these words; its number."""
        async with asyncio.timeout(PLENTY):
            while not any(words in line for line in self.lines):
                self.news.clear()
                await self.news.wait()
        return self.pids[-1]


@contextmanager
def an_ear() -> Iterator[Ear]:
    """Somebody who hears what workers say."""
    ear = Ear()
    LOG.addHandler(ear)
    try:
        yield ear
    finally:
        LOG.removeHandler(ear)


def lives(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
