"""Readers: those who are told what happens at a table. Nobody waits for a slow one."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, Final, TypeAlias

from motherlode.server.config import Limits
from motherlode.server.tables.telling import Form

TOO_SLOW: Final = 1013
"""The WebSocket code for a reader that was cut off: come back, with the revision you have."""
GOING_AWAY: Final = 1012
LOST: Final = 1001

Sending: TypeAlias = Coroutine[Any, Any, None]
Send: TypeAlias = Callable[[bytes], Sending]


class Reader:
    """One connection at one table: a bounded outbox, which its own writer empties.

    A message that can be written at once is, without waking the writer: that saves a tenth of what
    a move costs a server. As soon as one cannot, it and all later ones wait in the outbox.
    """

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
        self._send: Send | None = None
        """How to send at once: only while the writer has nothing to do."""
        self._begun: _Begun | None = None
        self._writer: asyncio.Future[None] | None = None

    def tell(self, message: bytes) -> None:
        """Send a message, or put it into the outbox; if that is full, the reader is cut off."""
        if self.code is not None:
            return
        if self._send is not None:
            self._send_now(self._send, message)
            return
        self._waiting.append(message)
        self._bytes += len(message)
        limits = self._limits
        if len(self._waiting) > limits.outbox_messages or self._bytes > limits.outbox_bytes:
            self._waiting.clear()
            self.close(TOO_SLOW)

    def _send_now(self, send: Send, message: bytes) -> None:
        try:
            self._begun = _begin(send(message))
        except OSError:
            # The other side is gone; whoever listens to it will notice.
            self.close(LOST)
        if self._begun is not None:
            self._wake()

    def close(self, code: int) -> None:
        """Tell nothing more; what waits is still sent if the reader can take it."""
        if self.code is None:
            self.code = code
            self.closed.set_result(None)
            self._wake()

    async def write(self, send: Send) -> int:
        """Send whatever comes, until the reader is closed; says why it was."""
        while True:
            if self._begun is not None:
                begun, self._begun = self._begun, None
                await begun
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await send(message)
            if self.code is not None:
                return self.code
            self._send = send
            self._writer = asyncio.get_running_loop().create_future()
            try:
                await self._writer
            finally:
                self._send = None

    def _wake(self) -> None:
        self._send = None
        if self._writer is not None and not self._writer.done():
            self._writer.set_result(None)


class _Begun:
    """A coroutine that has run until it had to wait: whoever awaits this goes on with it."""

    def __init__(self, coroutine: Sending, awaited: object) -> None:
        self._coroutine = coroutine
        self._awaited = awaited

    def __await__(self) -> Generator[Any, Any, None]:
        awaited = self._awaited
        while True:
            try:
                sent = yield awaited
            except BaseException as problem:
                go_on = partial(self._coroutine.throw, problem)
            else:
                go_on = partial(self._coroutine.send, sent)
            try:
                awaited = go_on()
            except StopIteration:
                return


def _begin(coroutine: Sending) -> _Begun | None:
    """Run a coroutine until it ends, or has to wait; then the rest of it is given back."""
    try:
        return _Begun(coroutine, coroutine.send(None))
    except StopIteration:
        return None
