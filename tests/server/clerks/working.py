"""What tests of clerks share: games, questions about them, clerks that can be watched."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

from motherlode.server.clerks.jobs import Question, read_job
from motherlode.server.clerks.making import written
from motherlode.server.clerks.office import Clerk, Clerks, hire_clerk
from motherlode.server.clerks.worker import answer
from motherlode.server.house.summing import summary_of
from motherlode.server.log import entries as e
from motherlode.server.store.sqlite import SqliteStore
from motherlode.server.tables.replaying import Wish
from motherlode.server.workers.frames import LENGTH
from motherlode.server.workers.worker import Worker
from tests.server.tables.tabling import Tabling
from tests.server.tables.test_replaying import played

SETUP = "duel(seats=2, tie_rounds=0)"


@cache
def finished(setup: str = SETUP) -> Tabling:
    """A game that is over."""
    return played(setup)


def log_of(made: Tabling) -> list[bytes]:
    """The log of a table as a store gives it."""
    return [e.encode(entry) for entry in made.log]


def last_step(made: Tabling) -> int:
    """The revision of the last thing that was told."""
    assert made.table.course is not None
    return made.table.course.tellings[-1].rev


def replay_of(made: Tabling, seat: Wish = None) -> Question:
    """The question for a replay."""
    return Question(made.table.id, last_step(made), "replay", seat)


def record_of(made: Tabling) -> Question:
    """The question for the record."""
    return Question(made.table.id, last_step(made), "record")


def made_here(made: Tabling, question: Question) -> bytes:
    """What is asked for, made in this process from the table that was played at."""
    return written(made.table, question)


def reader(log: list[bytes]) -> Callable[[], Awaitable[list[bytes]]]:
    """Gives a log, as a store would."""

    async def read() -> list[bytes]:
        return log

    return read


def keep_table(database: Path, made: Tabling) -> None:
    """Put a table into a database, as if it had been played at on its server."""

    async def keep() -> None:
        store = SqliteStore(database)
        await store.open()
        await store.append(made.table.id, 1, log_of(made), summary_of(made.table, None))
        await store.close()

    asyncio.run(keep())


class OwnHands:
    """A clerk that works in this process: it deals what a test has rigged here."""

    alive = True

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def ask(self, job: bytes) -> bytes:
        """Do a job."""
        read = read_job(job[LENGTH:])
        self.asked.append(read.question)
        return answer(read)[LENGTH:]

    async def end(self) -> None:
        """Nothing to do."""


def with_own_hands() -> tuple[Clerks, OwnHands]:
    """Clerks that work in this process, and the one who does it."""
    hands = OwnHands()

    async def hire() -> Clerk:
        return hands

    return Clerks(hire=hire), hands


class Hiring:
    """Hires real clerks, and remembers them."""

    def __init__(self) -> None:
        self.workers: list[Worker] = []
        self.then: Callable[[int], object] = id
        """What happens to the process of one that was just hired."""

    async def __call__(self) -> Clerk:
        worker = await hire_clerk()
        assert isinstance(worker, Worker)
        self.workers.append(worker)
        self.then(worker.process.pid)
        return worker
