"""WebSockets that are no good ones: odd handshakes, odd frames, noise after the handshake."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.hostile.honest import (
    HonestTable,
    assert_tells_nothing_of_the_inside,
    nothing_changes,
)
from tests.server.hostile.requests import ODD_HOSTS, ODD_ORIGINS
from tests.server.hostile.strangers import Stranger, handshake, hear, hear_out, read_answer

QUICK: Final = settings(max_examples=20, deadline=None)
NO_MASK: Final = b"\x81\x04wait"
RESERVED: Final = b"\x83\x80\x00\x00\x00\x00"
SQUEEZED: Final = b"\xc1\x80\x00\x00\x00\x00"
CONTINUED: Final = b"\x80\x80\x00\x00\x00\x00"
ENDLESS: Final = b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00"
CLOSE: Final = b"\x88"
LONG_PING: Final = b"\x89\xfe\x00\x7e\x00\x00\x00\x00" + b"x" * 126


@QUICK
@given(noise=st.binary(min_size=1, max_size=400))
@example(noise=NO_MASK)
@example(noise=RESERVED)
@example(noise=SQUEEZED)
@example(noise=CONTINUED)
@example(noise=ENDLESS)
@example(noise=LONG_PING)
def test_noise_after_the_handshake_closes_the_connection(honest: HonestTable, noise: bytes) -> None:
    stranger = Stranger(honest.server.port)
    with nothing_changes(honest):
        answer = stranger.send(handshake(stranger.port, honest.id) + noise, and_hang_up=True)
        assert_tells_nothing_of_the_inside(answer.decode("latin-1"))
        honest.wait_until_nobody_watches()


@pytest.mark.parametrize("frame", [NO_MASK, RESERVED, SQUEEZED, CONTINUED, ENDLESS, LONG_PING])
def test_a_frame_against_the_rules_ends_the_connection_without_more_ado(
    honest: HonestTable, frame: bytes
) -> None:
    stranger = Stranger(honest.server.port)
    with nothing_changes(honest):
        hello = handshake(stranger.port, honest.id)
        # The server hangs up by itself, else this would wait too long.
        answer = stranger.send_after(hello, b'"type":"welcome"', frame)
    assert CLOSE in answer


@pytest.mark.parametrize("host", ODD_HOSTS)
def test_a_handshake_with_an_odd_host_is_refused(honest: HonestTable, host: str) -> None:
    assert_refused(honest, "foreign", Host=host)


@pytest.mark.parametrize("origin", ODD_ORIGINS)
def test_a_handshake_with_an_odd_origin_is_refused(honest: HonestTable, origin: str) -> None:
    assert_refused(honest, "foreign", Origin=origin)


def assert_refused(honest: HonestTable, code: str, **headers: str) -> None:
    """The server says why not, and hangs up; or it does not even understand."""
    stranger = Stranger(honest.server.port)
    with nothing_changes(honest):
        hello = handshake(stranger.port, honest.id, **headers)
        answer = stranger.send_until(hello, f'"code":"{code}"'.encode())
    status = read_answer(answer).status
    assert status == 400 or (status == 101 and f'"code":"{code}"'.encode() in answer)


@pytest.mark.parametrize("query", ["since=x", "since=-1", "since=" + "9" * 99, "form=raw", "form="])
def test_an_odd_query_is_refused_with_a_sentence(honest: HonestTable, query: str) -> None:
    stranger = Stranger(honest.server.port).become_guest()
    with nothing_changes(honest), stranger.socket(honest.id, query=query) as connection:
        heard, code = hear_out(connection)
    assert (heard[0]["code"], code) == ("bad-query", 4400)


@pytest.mark.parametrize("table", ["%00", "x" * 3000, "%F0%9F%98%80", "..%2f..", "a%3Fb", "%"])
def test_a_table_that_cannot_be_is_not_there(honest: HonestTable, table: str) -> None:
    stranger = Stranger(honest.server.port).become_guest()
    # `no-table` or `no-path`: both say that there is nothing.
    nothing = b'"code":"no-'
    with nothing_changes(honest):
        answer = stranger.send_until(handshake(stranger.port, table), nothing)
    assert nothing in answer


def test_a_message_in_pieces_is_too_large_when_its_pieces_are(honest: HonestTable) -> None:
    def pieces() -> Iterator[str]:
        yield from ["x" * 1000] * 70

    stranger = Stranger(honest.server.port).become_guest()
    with nothing_changes(honest), stranger.socket(honest.id) as connection:
        with suppress(ConnectionClosed):
            connection.send(pieces())
        assert hear_out(connection)[1] == 1009


def test_a_command_in_pieces_is_one_command(honest: HonestTable) -> None:
    stranger = Stranger(honest.server.port).become_guest()
    with nothing_changes(honest), stranger.socket(honest.id) as connection:
        connection.send(iter(['{"type":', '"wait","id"', ':"7"}']))
        answers = (hear(connection) for _ in range(100))
        refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["id"] == "7"
