"""The office: what the rest of the server asks for a record or a replay."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from motherlode.server.clerks.jobs import Broke, Job, Made, Question, frame, read_answer
from motherlode.server.clerks.kept import Kept
from motherlode.server.config import Answers
from motherlode.server.workers.worker import WorkerDied, start_worker

LOG: Final = logging.getLogger("motherlode.clerks")
MODULE: Final = "motherlode.server.clerks.worker"

ReadLog: TypeAlias = Callable[[], Awaitable[Sequence[bytes]]]
"""Gives the log of a question's table until its revision."""


class ClerkFailed(Exception):
    """An answer was not made.

    `why` is "busy" (too many wait), "overran" (it took too long), "crashed" (the process died, or
    cannot be started), the type of an exception that was raised, or "closed".
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Clerk(Protocol):
    """Whoever does jobs: a `Worker`, or a test."""

    @property
    def alive(self) -> bool:
        """Whether it can be asked."""

    async def ask(self, job: bytes) -> bytes:
        """Take a job's frame and give the answer; `WorkerDied` if none will come."""

    async def end(self) -> None:
        """Stop at once, whatever is being done."""


async def hire_clerk() -> Clerk:
    """A process of its own; `OSError` if there is none to be had."""
    return await start_worker(MODULE, log=LOG)


@dataclass(frozen=True, kw_only=True)
class Stats:
    """How the clerks are doing, in numbers."""

    made: int
    failed: int
    waiting: int
    """Jobs that are being done, or whose turn has not come."""
    kept: int
    kept_bytes: int


class Clerks:
    """One clerk after the other, hired with the first question; jobs in the order they came."""

    def __init__(
        self,
        answers: Answers | None = None,
        hire: Callable[[], Awaitable[Clerk]] = hire_clerk,
    ) -> None:
        self.answers = Answers() if answers is None else answers
        self.kept = Kept(self.answers.kept_bytes)
        self.made = 0
        self.failed = 0
        self._hire = hire
        self._clerk: Clerk | None = None
        self._closed = False
        self._turn = asyncio.Lock()
        self._making: dict[Question, asyncio.Task[Made]] = {}

    async def make(self, question: Question, read_log: ReadLog) -> Made:
        """The answer to a question, kept or made; `ClerkFailed` if it cannot be made now."""
        kept = self.kept.find(question)
        if kept is not None:
            return kept
        making = self._making.get(question) or self._begin(question, read_log)
        try:
            # Others may wait for it too: whoever goes away does not stop it.
            return await asyncio.shield(making)
        except asyncio.CancelledError:
            if making.cancelled():
                raise ClerkFailed("closed") from None
            raise

    async def close(self) -> None:
        """End all work at once; whoever waits hears that it is "closed"."""
        self._closed = True
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)
        await self._let_go()

    def stats(self) -> Stats:
        """How the clerks are doing now."""
        return Stats(
            made=self.made,
            failed=self.failed,
            waiting=len(self._making),
            kept=len(self.kept),
            kept_bytes=self.kept.bytes,
        )

    def _begin(self, question: Question, read_log: ReadLog) -> asyncio.Task[Made]:
        if self._closed:
            raise ClerkFailed("closed")
        if len(self._making) >= self.answers.waiting:
            raise ClerkFailed("busy")
        making = asyncio.create_task(self._make(question, read_log))
        self._making[question] = making
        making.add_done_callback(lambda task: self._finish(question, task))
        return making

    def _finish(self, question: Question, making: asyncio.Task[Made]) -> None:
        del self._making[question]
        if making.cancelled() or making.exception() is not None:
            self.failed += 1
        else:
            self.made += 1
            self.kept.keep(question, making.result())

    async def _make(self, question: Question, read_log: ReadLog) -> Made:
        async with self._turn:
            # Not before: those who wait should not fill the memory.
            log = await read_log()
            try:
                return await self._hand_over(Job(question, log, self.answers.seconds))
            except ClerkFailed as failure:
                LOG.warning("the %s of %s: %s", question.what, question.table, failure.why)
                raise

    async def _hand_over(self, job: Job) -> Made:
        """Let a clerk do a job; one that fails, or was not heard out, is let go."""
        heard = False
        try:
            async with asyncio.timeout(self.answers.seconds):
                clerk = await self._hired()
                answer = read_answer(await clerk.ask(frame(job)))
            heard = True
        except TimeoutError:
            raise ClerkFailed("overran") from None
        except (WorkerDied, OSError, ValueError):
            raise ClerkFailed("crashed") from None
        finally:
            if not heard:
                await self._let_go()
        if isinstance(answer, Broke):
            raise ClerkFailed(answer.why)
        return answer

    async def _hired(self) -> Clerk:
        if self._clerk is not None and not self._clerk.alive:
            await self._let_go()
        if self._clerk is None:
            self._clerk = await self._hire()
        return self._clerk

    async def _let_go(self) -> None:
        clerk, self._clerk = self._clerk, None
        if clerk is not None:
            await clerk.end()
