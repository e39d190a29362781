"""One thread that writes for everybody: what waits when it comes round shares one commit.

A commit costs a sync of the disk, so a hundred callers that share one wait about as long as one
alone. A caller is answered after the commit, never before.

If the disk is full or fails, the batch is taken back and everyone in it hears `StoreFailed`; the
next batch is tried anew. (What SQLite could not commit no reader sees, and the next commit is
written over it.) If the batch cannot be taken back, or the file is damaged, the writer is dead:
later jobs must not be built upon it. The thread then goes on to answer, with `StoreFailed`, until
it is closed; so nobody waits forever.
A job that fails for a reason of its own fails alone: it must leave the database as it was.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Final, Generic, TypeAlias, TypeVar

from motherlode.server.store.base import StoreFailed

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]

CLOSED: Final = "the store is closed"
_CALLERS_MISTAKES: Final = (sqlite3.InterfaceError, sqlite3.ProgrammingError, sqlite3.DataError)


class _Job(Generic[T]):
    """Something to do in the database, and who waits for it."""

    __slots__ = ("future", "problem", "result", "work")

    def __init__(self, work: Work[T], future: asyncio.Future[T] | None) -> None:
        self.work = work
        self.future = future
        self.result: T
        self.problem: Exception | None = None

    def answer(self) -> None:
        """Wake whoever waits, unless nobody does or it was cancelled."""
        if self.future is None or self.future.done():
            return
        if self.problem is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.problem)


AnyJob: TypeAlias = "_Job[object]"


class Writer:
    """Owns a connection until it is closed; made and used in one event loop."""

    def __init__(
        self,
        db: sqlite3.Connection,
        before_commit: Callable[[], None],
        after_failure: Callable[[], None],
        on_death: Callable[[str], None],
    ) -> None:
        self._db = db
        self._before_commit = before_commit
        self._after_failure = after_failure
        """Called in the thread when a batch was taken back."""
        self._on_death = on_death
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[AnyJob | None] = SimpleQueue()
        self._failure: str | None = None
        self._beyond_help = False
        self._ended = self._loop.create_future()
        # A daemon: a program that forgets to close the store must still be able to end.
        self._thread = Thread(target=self._run, name="motherlode store", daemon=True)
        self._thread.start()

    def insist_on_life(self) -> None:
        """Raise `StoreFailed` if nothing can be written any more."""
        if self._failure is not None:
            raise StoreFailed(self._failure)

    async def do(self, work: Work[T]) -> T:
        """Do something in the next transaction; returns when that is safe on the disk."""
        self.insist_on_life()
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Job(work, future))  # type: ignore[arg-type]  # a job of any result
        return await future

    def do_soon(self, work: Work[object]) -> None:
        """Do something in the next transaction, for nobody who waits."""
        self._queue.put(_Job(work, None))

    async def close(self) -> None:
        """Finish what waits, close the connection, end the thread."""
        if self._failure != CLOSED:
            self._failure = CLOSED
            self._queue.put(None)
        await asyncio.shield(self._ended)
        self._thread.join()

    def _run(self) -> None:
        dead: str | None = None
        closing = False
        while not closing:
            jobs, closing = self._take()
            failed = dead or self._write(jobs)
            if failed is not None:
                for job in jobs:
                    job.problem = StoreFailed(failed)
                if dead is None and not self._take_back():
                    dead = failed
                    self._failure = self._failure or dead
                    self._tell(self._on_death, dead)
            self._tell(_answer_all, jobs)
        with suppress(sqlite3.Error):
            self._db.close()
        self._tell(self._ended.set_result, None)

    def _take(self) -> tuple[list[AnyJob], bool]:
        """Wait for a job, then take all that are there; is this the end?"""
        jobs: list[AnyJob] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if self._queue.empty():
                return jobs, False
            job = self._queue.get_nowait()
        return jobs, True

    def _write(self, jobs: Sequence[AnyJob]) -> str | None:
        """One transaction; returns why it failed, if it did."""
        if not jobs:
            return None
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._do(job)
            self._before_commit()
            self._db.execute("COMMIT")
        except sqlite3.OperationalError as problem:
            return f"the store cannot write: {problem}"
        except Exception as problem:
            self._beyond_help = True
            return f"the store cannot write any more: {problem}"
        return None

    def _take_back(self) -> bool:
        """Leave the database as it was before a batch that failed; whether that could be done."""
        if self._beyond_help:
            return False
        try:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            self._after_failure()
        except Exception:
            return False
        return True

    def _do(self, job: AnyJob) -> None:
        """Do one job; a problem of its own is its caller's, one of the database is everybody's."""
        try:
            job.result = job.work(self._db)
        except sqlite3.Error as problem:
            if not isinstance(problem, _CALLERS_MISTAKES):
                raise
            job.problem = problem
        except Exception as problem:
            job.problem = problem

    def _tell(self, call: Callable[[T], object], what: T) -> None:
        # A loop that is closed has nobody left who waits.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(call, what)


def _answer_all(jobs: Sequence[AnyJob]) -> None:
    for job in jobs:
        job.answer()
