"""One thread that reads, so that a long log keeps neither the loop nor the writer waiting."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from motherlode.server.store.base import StoreFailed
from motherlode.server.store.writer import T, Work


class Reader:
    """Owns a connection until it is closed."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="motherlode reader")

    async def do(self, work: Work[T]) -> T:
        """Read something; sees all that was kept before it was asked."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._db)
        except sqlite3.Error as problem:
            raise StoreFailed(f"the store cannot be read: {problem}") from None

    async def close(self) -> None:
        """Finish what was asked, then close the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._db.close)
        self._thread.shutdown()
