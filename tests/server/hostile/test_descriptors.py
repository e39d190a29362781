"""Descriptors: whoever takes all lines shuts nobody out for long, and the log says what to do."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from motherlode.server.client import Guest
from tests.server.hostile.strangers import PATIENCE, Stranger, handshake, read_until
from tests.server.live import GENEROUS, Server, running

FILES: Final = 192
"""That a server may open here."""
CROWD: Final = 220
ROUNDS: Final = 100
START: Final = """\
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
from motherlode.cli.main import main
sys.exit(main())
"""
BEGINNINGS: Final = (
    b"",
    b"GET /api/ga",
    b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n",
)


@contextmanager
def poor(
    folder: Path, *, soft: int = FILES, hard: int = FILES, **settings: str
) -> Iterator[Server]:
    """A server that may open few files; set by the environment, so that any server would start."""
    program = ("-c", START.format(soft=soft, hard=hard))
    with running(folder, GENEROUS, program=program, **settings) as server:
        yield server


def says(server: Server, words: str) -> list[str]:
    """What the log says with these words in it."""
    lines = [json.loads(line)["says"] for line in server.log().splitlines()]
    return [line for line in lines if words in line]


def crowd(stack: ExitStack, port: int) -> list[socket.socket]:
    """Many lines, each from an address of its own, with half a request or nothing at all."""
    lines = []
    for place in range(CROWD):
        line = stack.enter_context(Stranger(port).open_line())
        with suppress(ConnectionResetError, BrokenPipeError):
            line.sendall(BEGINNINGS[place % len(BEGINNINGS)])
        lines.append(line)
    return lines


def answers_again(port: int) -> bool:
    """Whether somebody new is answered, after a while."""
    rest = threading.Event()
    for _ in range(ROUNDS):
        with suppress(OSError, IndexError):
            return Stranger(port).ask("GET", "/api/games").status == 200
        # Only time hangs up on those who do nothing.
        rest.wait(PATIENCE / ROUNDS)
    return False


@pytest.mark.long
def test_half_requests_on_all_lines_shut_nobody_out_for_long(tmp_path: Path) -> None:
    with poor(tmp_path, head_seconds="1", body_seconds="1") as server, ExitStack() as stack:
        host = Guest(server.url)
        table = host.open("saboteur")
        watching = stack.enter_context(Stranger(server.port).open_line())
        watching.sendall(handshake(server.port, table))
        read_until(watching, b'"type":"welcome"')
        crowd(stack, server.port)
        assert answers_again(server.port)
        # Whoever was there before is not thrown out for those who came.
        host.ask("POST", f"/api/tables/{table}/chat", {"text": "Still there?"})
        assert b"Still there?" in read_until(watching, b"Still there?")
        assert not says(server, "out of system resource")


@pytest.mark.long
def test_lines_beyond_what_is_possible_are_refused_and_the_log_says_once_what_to_do(
    tmp_path: Path,
) -> None:
    with poor(tmp_path) as server, ExitStack() as stack:
        possible = int(says(server, "connections are possible")[0].split()[1])
        lines = crowd(stack, server.port)
        for line in lines[possible:]:
            with suppress(ConnectionResetError):
                # Hung up on at once: the server has all the patience in the world for others.
                assert line.recv(1) == b""
        assert 0 < possible < FILES
        (said,) = says(server, "are taken")
        assert "LimitNOFILE=" in said


def test_a_server_that_may_open_too_few_files_says_how_many_would_do(tmp_path: Path) -> None:
    with poor(tmp_path) as server:
        (said,) = says(server, "connections are possible")
    enough = said.partition("LimitNOFILE=")[2].split()[0]
    with poor(tmp_path, limits_connections="10") as server:
        assert len(says(server, "connections are possible")) == 1
    assert int(enough) > 12_000


def test_the_soft_limit_is_raised_to_the_hard_one(tmp_path: Path) -> None:
    with poor(tmp_path, soft=128, hard=300, limits_connections="20") as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text().splitlines()
        (files,) = [line.split()[3:5] for line in limits if line.startswith("Max open files")]
    assert files == ["300", "300"]
    assert not says(server, "connections are possible")


def test_one_address_cannot_take_all_lines(tmp_path: Path) -> None:
    few = {"limits_connections_per_address": "3", "limits_other_lines_per_address": "4"}
    with running(tmp_path, GENEROUS, **few) as server, ExitStack() as stack:
        crowded = Stranger(server.port)
        lines = [stack.enter_context(crowded.open_line()) for _ in range(8)]
        with suppress(ConnectionResetError):
            assert lines[-1].recv(1) == b""
        assert Stranger(server.port).ask("GET", "/api/games").status == 200
        (said,) = says(server, crowded.address)
        assert "behind_proxy" in said
        # A line that is given up makes room for another; sockets at tables are lines, too.
        table = Guest(server.url).open("saboteur")
        for line in lines:
            line.close()
        for _ in range(3 * len(lines)):
            assert b'"type":"welcome"' in watch(crowded, table)


def watch(stranger: Stranger, table: str) -> bytes:
    """Look at a table for a moment; gives what was said first."""
    rest = threading.Event()
    for _ in range(ROUNDS):
        with suppress(ConnectionResetError, BrokenPipeError):
            heard = stranger.send_until(handshake(stranger.port, table), b'"type":"welcome"')
            if heard:
                return heard
        # The server hears a little later that a line was given up.
        rest.wait(PATIENCE / ROUNDS)
    return b""


def test_behind_a_proxy_all_lines_may_come_from_its_address(tmp_path: Path) -> None:
    few = {"limits_connections_per_address": "1", "limits_other_lines_per_address": "1"}
    with (
        running(tmp_path, GENEROUS, behind_proxy="true", **few) as server,
        ExitStack() as stack,
    ):
        proxy = Stranger(server.port)
        for _ in range(8):
            stack.enter_context(proxy.open_line())
        assert proxy.ask("GET", "/api/games").status == 200
