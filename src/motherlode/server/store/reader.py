"""One thread that reads, so that a long log keeps neither the loop nor the writer waiting."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from motherlode.server.store.base import Damaged, StoreFailed
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
        except sqlite3.OperationalError as problem:
            raise StoreFailed(f"the store cannot be read: {problem}") from None
        except sqlite3.DatabaseError as problem:
            # A bad page is one table's, as far as one knows.
            raise Damaged(f"what is in the file makes no sense: {problem}") from None
        except UnicodeDecodeError:
            raise Damaged("a text is not what was written") from None

    async def close(self) -> None:
        """Finish what was asked, then close the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._db.close)
        self._thread.shutdown()
