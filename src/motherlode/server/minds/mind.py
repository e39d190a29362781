"""One worker that thinks for bots, seen from the server."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from motherlode.server.minds.jobs import Answer, Ready, read_answer
from motherlode.server.workers.worker import Worker, WorkerDied, start_worker

LOG: Final = logging.getLogger("motherlode.minds")
MODULE: Final = "motherlode.server.minds.worker"


class Mind:
    """A process that thinks for bots."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    async def ready(self) -> None:
        """Wait until it can be asked; `WorkerDied` if it never can."""
        if not isinstance(_read(await self.worker.hear()), Ready):
            raise WorkerDied

    async def ask(self, job: bytes) -> Answer:
        """Send a job's frame and wait for the answer; `WorkerDied` if none will come."""
        return _read(await self.worker.ask(job))


def _read(data: bytes) -> Answer:
    try:
        return read_answer(data)
    except ValueError:
        raise WorkerDied from None


async def start_mind(
    ended: Callable[[], object],
    *,
    also: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
) -> Mind:
    """Start a worker, which then takes a moment to get ready; `ended` is called when it ends."""
    words = [word for module in also for word in ("--also", module)]
    return Mind(await start_worker(MODULE, words, log=LOG, ended=ended, environment=environment))
