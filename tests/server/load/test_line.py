"""Frames, held against a library that knows them all."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from motherlode.server.load.line import CLOSE, TEXT, read_frame, write_frame

SIZES = (0, 1, 125, 126, 2**16 - 1, 2**16)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_of_any_length_is_read(size: int) -> None:
    payload = b"x" * size
    data = Frame(Opcode.TEXT, payload).serialize(mask=False)

    frame = read_frame(b"before" + data + b"after", len(b"before"))

    assert frame == (TEXT, payload, len(b"before") + len(data))


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_that_has_not_come_whole_is_waited_for(size: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)

    assert [read_frame(data[:end], 0) for end in (0, 1, len(data) - 1)] == [None] * 3


def test_a_message_in_pieces_is_not_misread() -> None:
    data = Frame(Opcode.TEXT, b"a part", fin=False).serialize(mask=False)

    with pytest.raises(ValueError, match="in pieces"):
        read_frame(data, 0)


@pytest.mark.parametrize("size", SIZES)
def test_a_server_reads_what_is_written(size: int) -> None:
    server = ServerProtocol(state=State.OPEN, max_size=None)

    server.receive_data(write_frame(TEXT, b"x" * size))

    (frame,) = server.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, bytes(frame.data)) == (Opcode.TEXT, b"x" * size)


def test_a_server_understands_that_a_client_hangs_up() -> None:
    server = ServerProtocol(state=State.OPEN)

    server.receive_data(write_frame(CLOSE, (1000).to_bytes(2, "big")))

    assert server.close_rcvd is not None
    assert server.close_rcvd.code == 1000
