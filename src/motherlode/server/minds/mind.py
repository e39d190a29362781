"""One worker, seen from the server."""

import asyncio
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from motherlode.server.minds.jobs import LENGTH, Answer, Ready, length_of, read_answer
from motherlode.server.minds.mutterings import Mutterings

MODULE: Final = "motherlode.server.minds.worker"
SECONDS_TO_END: Final = 5.0
"""After a worker was killed, until its pipes are given up: whoever else holds them may live on."""


class MindDied(Exception):
    """A worker is gone, or says what makes no sense."""


class Mind:
    """A process that thinks for bots."""

    def __init__(self, process: asyncio.subprocess.Process, ended: Callable[[], object]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.jobs = process.stdin
        self.answers = process.stdout
        self.listening = asyncio.create_task(Mutterings(process.pid).listen(process.stderr))
        self.watching = asyncio.create_task(self._watch(ended))

    @property
    def alive(self) -> bool:
        """Whether the process still runs, as far as we know."""
        return self.process.returncode is None

    async def ready(self) -> None:
        """Wait until it can be asked; `MindDied` if it never can."""
        if not isinstance(await self._hear(), Ready):
            raise MindDied

    async def ask(self, job: bytes) -> Answer:
        """Send a job's frame and wait for the answer; `MindDied` if none will come."""
        try:
            self.jobs.write(job)
            await self.jobs.drain()
        except (OSError, RuntimeError):  # uvloop says it with a RuntimeError
            raise MindDied from None
        return await self._hear()

    async def _hear(self) -> Answer:
        try:
            length = length_of(await self.answers.readexactly(LENGTH))
            return read_answer(await self.answers.readexactly(length))
        except (EOFError, OSError, ValueError):
            raise MindDied from None

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


async def start_mind(
    ended: Callable[[], object],
    *,
    also: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
) -> Mind:
    """Start a worker, which then takes a moment to get ready; `ended` is called when it ends."""
    words = [word for module in also for word in ("--also", module)]
    starting = asyncio.create_task(_start_process(words, environment))
    try:
        return Mind(await asyncio.shield(starting), ended)
    except asyncio.CancelledError:
        # uvloop leaves a process behind if cancelled while it starts one.
        with suppress(OSError):
            await Mind(await starting, ended).end()
        raise


async def _start_process(
    words: Sequence[str], environment: Mapping[str, str] | None
) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        MODULE,
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=environment,
        # Ctrl-C at a terminal must not reach a worker that has not yet learnt to ignore it.
        start_new_session=True,
    )
