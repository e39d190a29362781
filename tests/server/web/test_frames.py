"""The short way out of the server: frames as the standard has them."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from motherlode.server.web.frames import frame_of, send_at_once_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2**16 - 1, 2**16, 2**17])
def test_a_text_of_any_size_is_one_frame(size: int) -> None:
    text = b"x" * size

    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_frame_is_read_again_as_the_text_that_it_was() -> None:
    text = "прохід ⛏ 3,-1".encode()
    stream = StreamReader()
    stream.feed_data(frame_of(text))
    parsing = Frame.parse(stream.read_exact, mask=False)

    with pytest.raises(StopIteration) as parsed:
        next(parsing)

    assert parsed.value.value == Frame(Opcode.TEXT, text)


def test_a_server_without_the_short_way_never_sends_at_once() -> None:
    assert not send_at_once_of({"type": "websocket"})(b"{}")
