"""A connection to a table, as lean as can be: the load must cost less than what it measures."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, cast

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FINAL: Final = 0x80
MASKED: Final = 0x80
SHORT: Final = 125
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
NO_MASK: Final = bytes(4)
"""Masking protects proxies from pages; here is neither. Zeros leave every byte as it is."""
KEY: Final = "bW90aGVybG9kZSBsb2FkIQ=="
SWITCHED: Final = b"HTTP/1.1 101"
HEAD_END: Final = b"\r\n\r\n"


@dataclass
class Traffic:
    """Bytes on all lines, as they cross the sockets."""

    sent: int = 0
    received: int = 0


class Frame(NamedTuple):
    """A frame that has come in whole."""

    kind: int
    payload: bytes
    end: int
    """Where the next one begins."""


def read_frame(data: bytes, at: int) -> Frame | None:
    """The frame that begins there, if all of it is there; `ValueError` if it is only a part."""
    if len(data) < at + 2:
        return None
    first, size = data[at], data[at + 1]
    start = at + 2
    if size > SHORT:
        extra = 2 if size == TWO_BYTES else 8
        if len(data) < start + extra:
            return None
        size = int.from_bytes(data[start : start + extra], "big")
        start += extra
    if len(data) < start + size:
        return None
    if not first & FINAL:
        raise ValueError("the server has sent a message in pieces, which this client cannot read")
    return Frame(first & ~FINAL, data[start : start + size], start + size)


def write_frame(kind: int, payload: bytes) -> bytes:
    """A frame from a client."""
    size = len(payload)
    if size <= SHORT:
        head = bytes([FINAL | kind, MASKED | size])
    elif size < 2**16:
        head = bytes([FINAL | kind, MASKED | TWO_BYTES]) + size.to_bytes(2, "big")
    else:
        head = bytes([FINAL | kind, MASKED | EIGHT_BYTES]) + size.to_bytes(8, "big")
    return head + NO_MASK + payload


class Line(asyncio.Protocol):
    """One connection; `hear` gets every message, `lose` the reason why it ended unasked."""

    def __init__(
        self, traffic: Traffic, hear: Callable[[bytes], None], lose: Callable[[str], None]
    ) -> None:
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self._traffic = traffic
        self._hear = hear
        self._lose = lose
        self._rest = b""
        self._ending = False
        self._transport: asyncio.Transport

    def ask(self, host: str, path: str, token: str) -> None:
        """Ask to be connected to a table."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            f"Authorization: Bearer {token}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {KEY}",
        ]
        self._write("\r\n".join(lines).encode() + HEAD_END)

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(write_frame(TEXT, text))

    def close(self) -> None:
        """Hang up, as a client does that has heard enough."""
        if not self._ending:
            self._ending = True
            self._write(write_frame(CLOSE, (1000).to_bytes(2, "big")))

    def _write(self, data: bytes) -> None:
        self._traffic.sent += len(data)
        self._transport.write(data)

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is a connection."""
        # uvloop's transports do not say that they are asyncio's.
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Some bytes have come: pass on what is whole, keep the rest."""
        self._traffic.received += len(data)
        data = self._rest + data if self._rest else data
        at = 0 if self.opened.done() else self._read_head(data)
        while at >= 0 and (frame := read_frame(data, at)) is not None:
            at = frame.end
            self._take(frame)
        self._rest = data[max(at, 0) :]

    def connection_lost(self, problem: Exception | None) -> None:
        """It has ended."""
        self.ended.set_result(None)
        if not self._ending:
            self._fail(f"the server has hung up ({problem or 'without a word'})")

    def _read_head(self, data: bytes) -> int:
        """Where the head of the answer ends; -1 if it has not ended yet."""
        end = data.find(HEAD_END)
        if end < 0:
            return -1
        if not data.startswith(SWITCHED):
            self._fail(f"the server does not let us in: {data[:200]!r}")
            return -1
        self.opened.set_result(None)
        return end + len(HEAD_END)

    def _take(self, frame: Frame) -> None:
        if frame.kind == TEXT:
            self._hear(frame.payload)
        elif frame.kind == PING:
            self._write(write_frame(PONG, frame.payload))
        elif frame.kind == CLOSE:
            if not self._ending:
                code = int.from_bytes(frame.payload[:2], "big")
                self._fail(f"the server has closed a connection with code {code}")
            self._transport.close()

    def _fail(self, why: str) -> None:
        self._ending = True
        if not self.opened.done():
            self.opened.cancel()
        self._transport.close()
        self._lose(why)
