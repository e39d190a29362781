"""Those who begin and do not finish: each line has its time, and then it is hung up on."""

import socket
import threading
from collections.abc import Iterator
from typing import Final

import pytest

from motherlode.server.client import Guest
from tests.server.hostile.honest import HonestTable, nothing_changes
from tests.server.hostile.strangers import (
    PATIENCE,
    Stranger,
    handshake,
    read_all,
    read_answer,
    read_until,
)
from tests.server.live import GENEROUS, running

SHORT: Final = {"head_seconds": "0.5", "body_seconds": "0.5", "idle_seconds": "1"}
"""Seconds; by the environment, so that a server that knows none of them would start, too."""
LONGEST: Final = 0.2
"""Between two bytes of one who sends them one by one."""
BEGINNING: Final = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HALF_A_BODY: Final = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{"


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HonestTable]:
    """People who play, on a server with little patience."""
    with running(tmp_path_factory.mktemp("patience"), GENEROUS, **SHORT) as server:
        table = HonestTable(server)
        yield table
        table.close()


@pytest.mark.parametrize("beginning", [b"", b"G", BEGINNING])
def test_a_line_without_a_whole_request_is_hung_up_on(
    honest: HonestTable, beginning: bytes
) -> None:
    with nothing_changes(honest):
        # It returns when the server hangs up, else this would wait too long.
        assert Stranger(honest.server.port).send(beginning) == b""


def test_a_byte_now_and_then_does_not_prolong_the_time_for_a_head(honest: HonestTable) -> None:
    with nothing_changes(honest), Stranger(honest.server.port).open_line() as line:
        line.sendall(BEGINNING)
        assert drip(line, b"X-Slow: 1\r\n") == b""


def test_the_next_request_on_a_line_has_its_time_too(honest: HonestTable) -> None:
    stranger = Stranger(honest.server.port)
    with nothing_changes(honest), stranger.open_line() as line:
        line.sendall(stranger.request("GET", "/api/live", Connection="keep-alive"))
        read_until(line, b"\r\n\r\n")
        line.sendall(BEGINNING)
        assert b"HTTP/1.1" not in drip(line, b"X-Slow: 1\r\n")


def test_a_request_behind_another_has_its_time_though_both_came_at_once(
    honest: HonestTable,
) -> None:
    stranger = Stranger(honest.server.port)
    whole = stranger.request("GET", "/api/live", Connection="keep-alive")
    with nothing_changes(honest), stranger.open_line() as line:
        line.sendall(whole + BEGINNING)
        assert drip(line, b"X-Slow: 1\r\n").count(b"HTTP/1.1") == 1


def test_half_a_body_is_answered_with_a_sentence_and_hung_up_on(honest: HonestTable) -> None:
    with nothing_changes(honest):
        answer = read_answer(Stranger(honest.server.port).send(HALF_A_BODY))
    assert answer.status == 408
    assert answer.data["sentence"] == "The rest of the request did not come in time."


def test_a_byte_now_and_then_does_not_prolong_the_time_for_a_body(honest: HonestTable) -> None:
    with nothing_changes(honest), Stranger(honest.server.port).open_line() as line:
        line.sendall(HALF_A_BODY)
        assert read_answer(drip(line, b" ")).status == 408


def test_a_body_that_nobody_reads_has_its_time_too(honest: HonestTable) -> None:
    with nothing_changes(honest), Stranger(honest.server.port).open_line() as line:
        line.sendall(HALF_A_BODY.replace(b"POST /api/guests", b"POST /nowhere"))
        assert read_answer(drip(line, b" ")).status == 404


def test_one_who_hangs_up_in_the_middle_of_a_body_is_no_failure(honest: HonestTable) -> None:
    with nothing_changes(honest):
        Stranger(honest.server.port).send(HALF_A_BODY, and_hang_up=True)


def test_a_line_on_which_nothing_more_is_asked_is_closed(honest: HonestTable) -> None:
    stranger = Stranger(honest.server.port)
    with nothing_changes(honest):
        request = stranger.request("GET", "/api/games", Connection="keep-alive")
        assert read_answer(stranger.send(request)).status == 200


def test_who_waits_for_news_is_not_hung_up_on(honest: HonestTable) -> None:
    stranger = Stranger(honest.server.port)
    rev = Guest(honest.server.url).look(honest.id).rev
    answer = stranger.ask("GET", f"/api/tables/{honest.id}?since={rev + 1000}&wait=1")
    assert answer.status == 200


def test_a_socket_at_a_table_has_all_the_time_in_the_world(honest: HonestTable) -> None:
    stranger = Stranger(honest.server.port)
    with stranger.open_line() as line:
        line.sendall(handshake(stranger.port, honest.id))
        read_until(line, b'"type":"welcome"')
        line.settimeout(1.5)
        with pytest.raises(TimeoutError):
            # Three times as long as any request may take, and then it is still told what happens.
            read_all(line)
        line.settimeout(PATIENCE)
        honest.play_on()
        assert b'"type":"news"' in read_until(line, b'"type":"news"')


def drip(line: socket.socket, piece: bytes) -> bytes:
    """Send pieces with pauses for as long as somebody listens; gives all that is answered."""
    heard = b""
    pause = threading.Event()
    line.settimeout(LONGEST)
    for _ in range(int(PATIENCE / LONGEST)):
        try:
            line.sendall(piece)
            came = line.recv(2**16)
            if not came:
                return heard
            heard += came
        except TimeoutError:
            continue
        except (ConnectionResetError, BrokenPipeError):
            return heard
        pause.wait(LONGEST)
    raise AssertionError("nobody ever hung up")
