"""The short way into the server: whatever the pieces in which frames come, the same is heard."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from motherlode.server.load.line import HEAD_END, KEY, read_frame
from motherlode.server.web.frames import Frames, head_of

HELLO: Final = (
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
).encode()
PAUSE: Final = 0.02
"""Seconds between two pieces, so that they come as two."""
TEXTS: Final = ["dig", "прохід ⛏ 3,-1", "", "x" * 125, "y" * 126, "z" * 2000, "pass"]


def frame(text: str | bytes, kind: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame of a client, masked."""
    data = text.encode() if isinstance(text, str) else text
    return Frame(kind, data, fin).serialize(mask=True)


def cut(data: bytes, *places: int) -> list[bytes]:
    """Data in pieces."""
    ends = [0, *places, len(data)]
    return [data[start:end] for start, end in pairwise(ends)]


async def echo(_: Any, receive: Any, send: Any) -> None:
    """An application that says again what it hears."""
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})


async def talk(pieces: Sequence[bytes], answers: int) -> list[tuple[int, bytes]]:
    """Send pieces one by one over a real connection; gives so many frames of the answer."""
    config = uvicorn.Config(echo, lifespan="off", ws_max_size=2**16, log_config=None)
    config.load()
    state, loop = ServerState(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: Frames(config, state, {}), "127.0.0.1", 0)
    try:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
        writer.write(HELLO)
        await reader.readuntil(HEAD_END)
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(PAUSE)
        async with asyncio.timeout(10):
            return await _read(reader, answers)
    finally:
        writer.close()
        server.close()


async def _read(reader: asyncio.StreamReader, answers: int) -> list[tuple[int, bytes]]:
    heard: list[tuple[int, bytes]] = []
    data, at = b"", 0
    while len(heard) < answers:
        while (one := read_frame(data, at)) is None:
            data += await reader.read(2**16)
        heard.append((one.kind, one.payload))
        at = one.end
    return heard


def heard(pieces: Sequence[bytes], answers: int) -> list[str]:
    """The texts that the application has heard."""
    frames = asyncio.run(talk(pieces, answers))
    return [payload.decode() for kind, payload in frames if kind == Opcode.TEXT]


def test_texts_that_come_whole_are_heard_in_order() -> None:
    assert heard([frame(text) for text in TEXTS], len(TEXTS)) == TEXTS


def test_texts_that_come_all_at_once_are_heard_in_order() -> None:
    assert heard([b"".join(map(frame, TEXTS))], len(TEXTS)) == TEXTS


@pytest.mark.parametrize("place", [1, 2, 4, 6, 7, 20])
def test_a_text_that_comes_in_two_pieces_is_heard_and_so_is_the_next(place: int) -> None:
    pieces = [*cut(frame("dig curve_ne 1,0"), place), frame("pass")]

    assert heard(pieces, 2) == ["dig curve_ne 1,0", "pass"]


def test_the_rest_of_a_text_may_look_like_a_frame_of_its_own() -> None:
    # In UTF-8 this is e2 81 83 …: from the second byte on a text of three bytes with its mask.
    text = "\u2043abcdefg"
    data = text.encode()
    unchanged = bytes([0x81, 0x80 | len(data)]) + bytes(4) + data
    first, rest = cut(unchanged, 7)

    assert head_of(rest) > 0
    assert heard([first, rest, frame("pass")], 2) == [text, "pass"]


def test_a_text_in_parts_is_one_text_and_a_ping_may_come_between() -> None:
    parts = [
        frame("dig ", fin=False),
        frame(b"there?", Opcode.PING),
        frame("curve_ne 1,0", Opcode.CONT),
        frame("pass"),
    ]

    assert heard(parts, 3) == ["dig curve_ne 1,0", "pass"]


def test_what_is_no_text_ends_the_connection() -> None:
    (answer,) = asyncio.run(talk([frame(b"\xff\xfe")], 1))

    assert answer[0] == Opcode.CLOSE
    assert int.from_bytes(answer[1][:2], "big") == 1007


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2**16 - 1])
def test_a_whole_frame_is_known_by_its_size(size: int) -> None:
    data = frame("x" * size)

    assert head_of(data) == len(data) - size
    assert head_of(data[:-1]) == 0
    assert head_of(data + b"x") == 0


def test_a_frame_without_a_mask_or_of_a_great_size_takes_the_usual_way() -> None:
    assert head_of(Frame(Opcode.TEXT, b"longer than a mask").serialize(mask=False)) == 0
    assert head_of(frame("x" * 2**16)) == 0
    assert head_of(b"") == 0
