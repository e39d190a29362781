"""Strangers: they speak HTTP and WebSocket as they like, each from an address of its own."""

import itertools
import json
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE: Final = 15.0
"""Seconds within which a server that is well has answered."""
GO_ON: Final = b"HTTP/1.1 100 Continue\r\n\r\n"
"""What comes before the answer to one who asks whether to send a body."""
_ADDRESSES: Final = itertools.count(2)


def own_address() -> str:
    """An address on the loopback that nobody else has used: 127.0.0.2, 127.0.0.3, …"""
    number = next(_ADDRESSES)
    return f"127.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


@dataclass
class Answer:
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    """Names and values in small letters."""
    cased: dict[str, str]
    """The same by names in capitals, with values as they were sent."""
    body: bytes

    @property
    def data(self) -> Any:
        """The body as plain data."""
        return json.loads(self.body)


@dataclass
class Stranger:
    """Somebody at an address, with a token or without."""

    port: int
    token: str | None = None
    address: str = field(default_factory=own_address)

    # HTTP

    def open_line(self, *, room: int | None = None) -> socket.socket:
        """A connection over which nothing was said yet; with little room for what is unread."""
        line = socket.socket()
        if room is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.settimeout(PATIENCE)
        line.bind((self.address, 0))
        line.connect(("127.0.0.1", self.port))
        return line

    def send(self, data: bytes, *, and_hang_up: bool = False) -> bytes:
        """Send bytes, whatever they are; gives all that comes until the server hangs up."""
        answer = b""
        with self.open_line() as line, suppress(ConnectionResetError, BrokenPipeError):
            # Whoever sends more than is read may be cut off before reading the answer.
            line.sendall(data)
            if and_hang_up:
                line.shutdown(socket.SHUT_WR)
            answer = read_all(line)
        return answer

    def send_after(self, first: bytes, heard: bytes, then: bytes) -> bytes:
        """Send something; when an answer has come, send more; gives all that follows."""
        answer = b""
        with self.open_line() as line, suppress(ConnectionResetError, BrokenPipeError):
            line.sendall(first)
            read_until(line, heard)
            line.sendall(then)
            answer = read_all(line)
        return answer

    def send_until(self, data: bytes, heard: bytes) -> bytes:
        """Send something; gives the answer as soon as it holds what is waited for."""
        with self.open_line() as line:
            line.sendall(data)
            return read_until(line, heard)

    def ask(self, method: str, path: str, body: bytes | object = b"", **headers: str) -> Answer:
        """Send a request and read the answer."""
        return read_answer(self.send(self.request(method, path, body, **headers)))

    def request(self, method: str, path: str, body: bytes | object = b"", **headers: str) -> bytes:
        """A request that is formed well; `Sec_Fetch_Site` is the header Sec-Fetch-Site."""
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        lines = {"Host": f"127.0.0.1:{self.port}", "Connection": "close"}
        lines |= {"Content-Length": str(len(data))} if method != "GET" else {}
        lines |= {"Authorization": f"Bearer {self.token}"} if self.token else {}
        lines |= {name.replace("_", "-"): value for name, value in headers.items()}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data

    def ask_at_once(self, requests: Sequence[bytes]) -> list[Answer]:
        """Send requests on as many lines, all before the first answer is read."""
        with ExitStack() as stack:
            lines = [stack.enter_context(self.open_line()) for _ in requests]
            for line, request in zip(lines, requests, strict=True):
                line.sendall(request)
            return [read_answer(read_all(line)) for line in lines]

    def become_guest(self) -> "Stranger":
        """Get a token."""
        self.token = self.ask("POST", "/api/guests", {"bearer": True}).data["token"]
        return self

    # WebSocket

    @contextmanager
    def socket(self, table: str, query: str = "", **headers: str) -> Iterator[ClientConnection]:
        """A WebSocket at a table."""
        lines = {name.replace("_", "-"): value for name, value in headers.items()}
        lines |= {"Authorization": f"Bearer {self.token}"} if self.token else {}
        with connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?{query}",
            sock=self.open_line(),
            additional_headers=lines,
            compression=None,
            max_size=2**22,
            max_queue=None,
            ping_interval=None,
            close_timeout=PATIENCE,
        ) as connection:
            yield connection


def handshake(port: int, table: str, **headers: str) -> bytes:
    """A request for a WebSocket at a table, from the server's own page."""
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Origin": f"http://127.0.0.1:{port}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    lines |= {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"GET /api/tables/{table}/socket HTTP/1.1\r\n{head}\r\n".encode("latin-1")


def read_all(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    return b"".join(iter(lambda: line.recv(2**16), b""))


def read_until(line: socket.socket, heard: bytes) -> bytes:
    """What comes until it holds something, or the server hangs up."""
    answer = b""
    while heard not in answer and (piece := line.recv(2**16)):
        answer += piece
    return answer


def read_answer(data: bytes) -> Answer:
    """The answer in what was sent back, without the word that a body may come."""
    head, _, body = data.removeprefix(GO_ON).partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    sent = [line.split(": ", 1) for line in lines]
    return Answer(
        status=int(first.split(" ")[1]),
        headers={name.lower(): value.lower() for name, value in sent},
        cased={name.title(): value for name, value in sent},
        body=body,
    )


def hear(connection: ClientConnection) -> dict[str, Any]:
    """The next message."""
    message: dict[str, Any] = json.loads(connection.recv(PATIENCE))
    return message


def hear_out(connection: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All messages until the server hangs up, and its code."""
    heard: list[dict[str, Any]] = []
    try:
        while True:
            heard.append(hear(connection))
    except ConnectionClosed as closed:
        return heard, code_of(closed)


def code_of(closed: ConnectionClosed) -> int:
    """Why the server hung up; it must have said so."""
    assert closed.rcvd is not None, "the connection was cut without a word"
    return closed.rcvd.code
