"""Uvicorn's WebSocket with short ways out and in: a text that comes or goes whole takes no detour.

Every move is told to every connection of its table, and the usual way (two coroutines, an object
for each frame) costs three times what the system needs to send it. What cannot be sent at once
takes the usual way, which waits. A command comes as one small frame, all of it at once, and reading
that by the usual way (two generators, a turn for each field) costs as much as deciding it; whatever
else comes takes the usual way.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

SENDS_AT_ONCE: Final = "motherlode.send-at-once"
"""The name under which the short way is offered, as the extension of ASGI that it is."""
TEXT: Final = b"\x81"
"""The first byte of a frame: a text, all of it."""
TWO_BYTES: Final = b"\x7e"
EIGHT_BYTES: Final = b"\x7f"
SHORT: Final = 126
LONG: Final = 2**16
WHOLE: Final = 0x80
"""In the first byte: this is no part of a longer text."""
MASKED: Final = 0x80
"""In the second byte, beside the size: a client masks what it sends."""
MASK: Final = 4
SHORT_HEAD: Final = 2 + MASK
LONG_HEAD: Final = 4 + MASK

SendAtOnce: TypeAlias = Callable[[bytes], bool]


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    _in_step = True
    """Whether every frame has come whole and alone, so that what comes next begins one."""
    on_lost: Callable[[], None] | None = None
    """Whoever counts lines hears when this one is no more."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Let them know, then end."""
        if self.on_lost is not None:
            self.on_lost()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Offer the short way, then go the usual one."""
        self.scope["extensions"][SENDS_AT_ONCE] = {"send": self.send_at_once}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Take a whole text by the short way, all else by the usual one."""
        if not self._in_step or self.conn.state is not OPEN:
            super().data_received(data)
            return
        head = head_of(data)
        self._in_step = head > 0
        if not head or data[:1] != TEXT or not self._take(data, head):
            super().data_received(data)

    def _take(self, data: bytes, head: int) -> bool:
        """Hand over the text of a frame; says whether it is one, in UTF-8."""
        try:
            text = apply_mask(data[head:], data[head - MASK : head]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:
            # Whoever asks faster than it can be done is not read until it is; `receive` resumes.
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def send_at_once(self, text: bytes) -> bool:
        """Send a text in UTF-8; says whether it could be done without waiting."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame_of(text))
        return True


def frame_of(text: bytes) -> bytes:
    """A text as a server sends it: unmasked, in one frame (RFC 6455, 5.2).

    >>> frame_of(b"dug").hex(" ")
    '81 03 64 75 67'
    """
    size = len(text)
    if size < SHORT:
        return TEXT + size.to_bytes(1, "big") + text
    if size < LONG:
        return TEXT + TWO_BYTES + size.to_bytes(2, "big") + text
    return TEXT + EIGHT_BYTES + size.to_bytes(8, "big") + text


def head_of(data: bytes) -> int:
    """How many bytes stand before the payload, if this is one whole frame of a client; else 0.

    >>> head_of(bytes.fromhex("81 83 00000000 646967"))
    6
    >>> head_of(bytes.fromhex("81 83 00000000 6469"))
    0
    """
    if len(data) < SHORT_HEAD or not data[0] & WHOLE:
        return 0
    head, size = SHORT_HEAD, data[1] - MASKED
    if size == SHORT:
        head, size = LONG_HEAD, int.from_bytes(data[2:4], "big")
    # A size of eight bytes does not fit, nor one without a mask, which is below 0.
    return head if len(data) == head + size else 0


def send_at_once_of(scope: Scope) -> SendAtOnce:
    """The short way of a connection; one that never can, if the server beneath has none."""
    offered = scope.get("extensions", {}).get(SENDS_AT_ONCE)
    return _never if offered is None else offered["send"]


def _never(_: bytes) -> bool:
    return False
