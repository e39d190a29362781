"""Floods: the server's memory is afterwards what it was, and the honest play on."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hostile.honest import HonestTable, nothing_changes
from tests.server.hostile.strangers import PATIENCE, Stranger, hear_out
from tests.server.live import Server, running

MESSAGES: Final = 20_000
AT_ONCE: Final = 250
"""By one guest: more than it may."""
CONNECTIONS: Final = 500
GROWTH: Final = 4 * 2**10
"""KiB by which a process may differ after a flood: what Python keeps for the next time."""


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HonestTable]:
    """An honest table on a server with the limits that a server usually has."""
    with running(tmp_path_factory.mktemp("flooded")) as server:
        table = HonestTable(server)
        # What is kept once for all is not growth: a small flood of each kind first.
        flood(table, 4000)
        crowd(table, 150)
        stand_around(table, 150)
        yield table
        table.close()


def memory(server: Server) -> int:
    """What the server's process has in memory, in KiB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def test_twenty_thousand_messages_leave_nothing_behind(calm: HonestTable) -> None:
    before = memory(calm.server)
    with nothing_changes(calm):
        codes = flood(calm, MESSAGES)
    assert codes <= {1008, 1013}
    assert memory(calm.server) - before < GROWTH


def test_five_hundred_connections_leave_nothing_behind(calm: HonestTable) -> None:
    before = memory(calm.server)
    with nothing_changes(calm):
        welcome = crowd(calm, CONNECTIONS)
    assert 0 < welcome <= 50
    calm.wait_until_nobody_watches()
    assert memory(calm.server) - before < GROWTH


def test_five_hundred_who_say_nothing_or_half_a_word_leave_nothing_behind(
    calm: HonestTable,
) -> None:
    before = memory(calm.server)
    with nothing_changes(calm):
        stand_around(calm, CONNECTIONS)
    assert memory(calm.server) - before < GROWTH


def test_what_is_meant_for_those_who_never_listen_does_not_pile_up(calm: HonestTable) -> None:
    before = memory(calm.server)
    with nothing_changes(calm), ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(_ask_and_never_listen(calm))
        assert Stranger(calm.server.port).ask("GET", "/api/games").status == 200
        assert memory(calm.server) - before < GROWTH


def flood(honest: HonestTable, messages: int) -> set[int]:
    """Send so many messages, each guest as many as it can; gives the codes of the closed lines."""
    codes, sent = set(), 0
    while sent < messages:
        guest = Stranger(honest.server.port).become_guest()
        with guest.socket(honest.id) as connection:
            with suppress(ConnectionClosed):
                for _ in range(AT_ONCE):
                    connection.send('{"type":"move","text":"pass","expected":0}')
                    sent += 1
            codes.add(hear_out(connection)[1])
    return codes


def crowd(honest: HonestTable, connections: int) -> int:
    """Many who want to watch at once; gives how many were let in."""
    welcome = 0
    with ExitStack() as stack:
        for _ in range(connections):
            stranger = Stranger(honest.server.port)
            origin = f"http://127.0.0.1:{honest.server.port}"
            connection = stack.enter_context(stranger.socket(honest.id, Origin=origin))
            welcome += json.loads(connection.recv(PATIENCE))["type"] == "welcome"
    return welcome


def stand_around(honest: HonestTable, connections: int) -> None:
    """Many lines on which nothing is said, or half a request; meanwhile the honest play on."""
    beginnings = [
        b"",
        b"GET /api/ga",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n",
    ]
    with ExitStack() as stack:
        for place in range(connections):
            line = stack.enter_context(Stranger(honest.server.port).open_line())
            line.sendall(beginnings[place % len(beginnings)])
        assert Stranger(honest.server.port).ask("GET", "/api/games").status == 200


def _ask_and_never_listen(honest: HonestTable) -> socket.socket:
    host = f"127.0.0.1:{honest.server.port}"
    request = f"GET /api/tables/{honest.id} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    line = Stranger(honest.server.port).open_line(room=4096)
    line.settimeout(1.0)
    # The server reads no more from one who does not read.
    with suppress(TimeoutError, ConnectionResetError, BrokenPipeError):
        line.sendall(request * 3000)
    return line
