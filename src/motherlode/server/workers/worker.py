"""One worker, seen from the server."""

import asyncio
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from logging import Logger
from typing import Final

from motherlode.server.workers.frames import LENGTH, length_of
from motherlode.server.workers.mutterings import Mutterings

SECONDS_TO_END: Final = 5.0
"""After a worker was killed, until its pipes are given up: whoever else holds them may live on."""


class WorkerDied(Exception):
    """A worker is gone, or says what makes no sense."""


def nothing() -> None:
    """What is done about a worker's end if nobody cares."""


class Worker:
    """A process that does jobs."""

    def __init__(
        self, process: asyncio.subprocess.Process, log: Logger, ended: Callable[[], object]
    ) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.jobs = process.stdin
        self.answers = process.stdout
        self.listening = asyncio.create_task(Mutterings(process.pid, log).listen(process.stderr))
        self.watching = asyncio.create_task(self._watch(ended))

    @property
    def alive(self) -> bool:
        """Whether the process still runs, as far as we know."""
        return self.process.returncode is None

    async def ask(self, job: bytes) -> bytes:
        """Send a job's frame and wait for the answer; `WorkerDied` if none will come."""
        try:
            self.jobs.write(job)
            await self.jobs.drain()
        except (OSError, RuntimeError):  # uvloop says it with a RuntimeError
            raise WorkerDied from None
        return await self.hear()

    async def hear(self) -> bytes:
        """What it says next; `WorkerDied` if that is nothing."""
        try:
            length = length_of(await self.answers.readexactly(LENGTH))
            return await self.answers.readexactly(length)
        except (EOFError, OSError, ValueError):
            raise WorkerDied from None

    async def _watch(self, ended: Callable[[], object]) -> None:
        await self.process.wait()
        ended()

    async def end(self) -> None:
        """Kill the process, whatever it is doing, and let go of its pipes."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self.jobs.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_END):
                # A transport is closed when its pipes were read to the end.
                await asyncio.gather(self.answers.read(), self.listening, self.watching)
        self.listening.cancel()
        self.watching.cancel()


async def start_worker(
    module: str,
    words: Sequence[str] = (),
    *,
    log: Logger,
    ended: Callable[[], object] = nothing,
    environment: Mapping[str, str] | None = None,
) -> Worker:
    """Start a module's program; what it mutters goes to `log`, `ended` is called when it ends."""
    starting = asyncio.create_task(_start_process(module, words, environment))
    try:
        return Worker(await asyncio.shield(starting), log, ended)
    except asyncio.CancelledError:
        # uvloop leaves a process behind if cancelled while it starts one.
        with suppress(OSError):
            await Worker(await starting, log, ended).end()
        raise


async def _start_process(
    module: str, words: Sequence[str], environment: Mapping[str, str] | None
) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        module,
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=environment,
        # Ctrl-C at a terminal must not reach a worker that has not yet learnt to ignore it.
        start_new_session=True,
    )
