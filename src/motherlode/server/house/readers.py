"""Readers: those who are told what happens at a table. Nobody waits for a slow one."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from motherlode.server.config import Limits
from motherlode.server.tables.telling import Form

TOO_SLOW: Final = 1013
"""The WebSocket code for a reader that was cut off: come back, with the revision you have."""
GOING_AWAY: Final = 1012


class Reader:
    """One connection at one table: a bounded outbox, which its own writer empties."""

    def __init__(self, guest: str | None, form: Form, limits: Limits) -> None:
        self.guest = guest
        self.form: Form = form
        self.code: int | None = None
        """Why it is closed."""
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.busy = False
        """Whether a command of this connection is being carried out."""
        self._limits = limits
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._writer: asyncio.Future[None] | None = None

    def tell(self, message: bytes) -> None:
        """Put a message into the outbox; if it is full, the reader is cut off."""
        if self.code is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        limits = self._limits
        if len(self._waiting) > limits.outbox_messages or self._bytes > limits.outbox_bytes:
            self._waiting.clear()
            self.close(TOO_SLOW)
        else:
            self._wake()

    def close(self, code: int) -> None:
        """Tell nothing more; what waits is still sent if the reader can take it."""
        if self.code is None:
            self.code = code
            self.closed.set_result(None)
            self._wake()

    async def write(self, send: Callable[[bytes], Awaitable[None]]) -> int:
        """Send whatever comes, until the reader is closed; says why it was."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await send(message)
            if self.code is not None:
                return self.code
            self._writer = asyncio.get_running_loop().create_future()
            await self._writer

    def _wake(self) -> None:
        if self._writer is not None and not self._writer.done():
            self._writer.set_result(None)
