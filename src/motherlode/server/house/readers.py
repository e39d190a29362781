"""Readers: those who are told what happens at a table. Nobody waits for a slow one."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from motherlode.server.config import Limits
from motherlode.server.tables.sights import Base
from motherlode.server.tables.telling import Form

TOO_SLOW: Final = 1013
"""The WebSocket code for a reader that was cut off: come back, with the revision you have."""
GOING_AWAY: Final = 1012
SENT_OUT: Final = 4403
"""For one who may not be here any more: 4000 and the HTTP status."""

Send: TypeAlias = Callable[[bytes], Coroutine[Any, Any, None]]


class Reader:
    """One connection at one table: a bounded outbox, which its own writer empties.

    A message that can be sent at once is, without waking the writer; as soon as one cannot, it and
    all later ones wait in the outbox.
    """

    def __init__(
        self,
        guest: str | None,
        form: Form,
        limits: Limits,
        send_at_once: Callable[[bytes], bool],
        *,
        owner: str | None,
        address: str,
        changes: bool = False,
    ) -> None:
        self.guest = guest
        """As whom it reads: nobody, on a screen that all look at."""
        self.owner = owner
        """Whose connection it is, whoever it reads as."""
        self.address = address
        self.form: Form = form
        self.changes = changes
        """Whether it is told what changed in a view that it has, instead of the whole one."""
        self.base: Base | None = None
        """The view that it has, if that matters."""
        self.code: int | None = None
        """Why it is closed."""
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.busy = False
        """Whether a command of this connection is being carried out."""
        self._limits = limits
        self._send_at_once = send_at_once
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._writer: asyncio.Future[None] | None = None
        """What the writer waits for while it has nothing to do."""

    def tell(self, message: bytes) -> None:
        """Send a message, or put it into the outbox; if that is full, the reader is cut off."""
        if self.code is not None:
            return
        if self._writer is not None and self._send_at_once(message):
            return
        self._waiting.append(message)
        self._bytes += len(message)
        limits = self._limits
        if len(self._waiting) > limits.outbox_messages or self._bytes > limits.outbox_bytes:
            self._waiting.clear()
            self.close(TOO_SLOW)
        self._wake()

    def has(self, view: Base | None) -> None:
        """It was sent this view, or what makes it of the one it had."""
        if self.changes:
            self.base = view

    def close(self, code: int) -> None:
        """Tell nothing more; what waits is still sent if the reader can take it."""
        if self.code is None:
            self.code = code
            self.closed.set_result(None)
            self._wake()

    async def write(self, send: Send) -> int:
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
        if self._writer is not None:
            if not self._writer.done():
                self._writer.set_result(None)
            self._writer = None
