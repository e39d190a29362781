"""Whether a store can be written and read: tried now and then, however many ask."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from motherlode.server.store.base import Damaged, EventStore, StoreFailed
from motherlode.server.tables.table import PLAYING, WAITING
from motherlode.server.web.faults import Fault

LOG: Final = logging.getLogger("motherlode.web")
TRY_EVERY: Final = 2.0
"""Seconds from the end of one try to the next: each is a sync of the disk."""
PATIENCE: Final = 5.0
"""Seconds that whoever asks waits for a try."""
SOME: Final = 5
"""Tables whose logs are tried: one that can be read is enough."""
NO_TABLE: Final = "-"
"""No table has this name; to look for its log is to read, too."""


class Readiness:
    """Tries a store for all who ask at a time, and remembers what came out."""

    def __init__(self, store: EventStore, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._trying: asyncio.Task[Fault | None] | None = None
        self._tried_at = 0.0
        self._was: str | None = None

    async def problem(self) -> Fault | None:
        """Why nobody can play now; `None` if they can."""
        trying = self._trying
        if trying is None or self._is_old(trying):
            trying = self._trying = asyncio.create_task(self._try())
        await asyncio.wait([trying], timeout=PATIENCE)
        return trying.result() if trying.done() else slow()

    def _is_old(self, trying: "asyncio.Task[Fault | None]") -> bool:
        """Whether a try says nothing about the present; one that goes on is never old."""
        return trying.done() and self._clock() - self._tried_at >= TRY_EVERY

    async def _try(self) -> Fault | None:
        problem = no_writing()
        try:
            await self._store.check()
            problem = no_reading()
            await self._read()
        except (StoreFailed, Damaged) as failure:
            self._say(str(failure))
            return problem
        finally:
            self._tried_at = self._clock()
        self._say(None)
        return None

    async def _read(self) -> None:
        """Read the log of an open table, if there is one; of several, some may be damaged."""
        found = await self._store.tables((WAITING, PLAYING), limit=SOME)
        problem: StoreFailed | Damaged | None = None
        for table in [table for table, _ in found] or [NO_TABLE]:
            try:
                if await self._store.read(table) or not found:
                    return
                problem = Damaged(f"the log of table {table} is gone")
            except Damaged as damaged:
                problem = damaged
        assert problem is not None
        raise problem

    def _say(self, detail: str | None) -> None:
        """Write a change into the log, with what is nobody's business but the operator's."""
        if detail is not None and detail != self._was:
            LOG.error("not ready: %s", detail)
        elif detail is None and self._was is not None:
            LOG.warning("ready again")
        self._was = detail


def no_writing() -> Fault:
    """Nothing can be kept."""
    return Fault(503, "not-ready", "The store cannot be written; the server's log says why.")


def no_reading() -> Fault:
    """Nothing can be looked up."""
    return Fault(503, "not-ready", "The store cannot be read; the server's log says why.")


def slow() -> Fault:
    """Nobody knows yet."""
    return Fault(503, "not-ready", "The store does not answer.")
