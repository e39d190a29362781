"""Those who ask and never listen: what is meant for them does not pile up, and they are cut off."""

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import pytest

from tests.server.hostile.honest import HonestTable, nothing_changes
from tests.server.hostile.strangers import Stranger, handshake, read_until
from tests.server.live import GENEROUS, Server, running

LINES: Final = 3
ROUNDS: Final = 50
A_FEW: Final = 60
CUT_AFTER: Final = 2
"""Seconds; usually more, so that a slow phone has time enough."""
LONGEST: Final = 20
"""Seconds until the last of them is gone."""


@pytest.fixture
def honest(tmp_path: Path) -> Iterator[HonestTable]:
    """People who play, on a server with little patience."""
    with running(tmp_path, f"deaf_seconds = {CUT_AFTER}\n{GENEROUS}") as server:
        table = HonestTable(server)
        yield table
        table.close()


@pytest.mark.long
def test_one_who_takes_nothing_is_cut_off_for_good(honest: HonestTable) -> None:
    """A connection that the server has closed is gone even if its last words are not taken."""
    honest.fingerprint()  # whoever makes records is hired with the first
    before = open_files(honest.server)
    with nothing_changes(honest), ExitStack() as stack:
        for _ in range(LINES):
            stack.enter_context(_deaf(honest))
        assert open_files(honest.server) > before
        rest = threading.Event()
        for _ in range(LONGEST):
            if open_files(honest.server) <= before:
                break
            # Only time can cut off somebody who does nothing at all.
            rest.wait(1.0)
        assert open_files(honest.server) <= before


def _deaf(honest: HonestTable) -> socket.socket:
    """A line on which much was asked, and no answer taken but the first."""
    line = Stranger(honest.server.port).open_line(room=2048)
    token = f"Bearer {honest.insider.guest.token}"
    line.sendall(handshake(honest.server.port, honest.id, Authorization=token))
    read_until(line, b'"type":"welcome"')
    line.settimeout(1.0)
    ask = _frame(b'{"type":"move","text":"pass","expected":0}')
    with suppress(TimeoutError, ConnectionResetError, BrokenPipeError):
        for _ in range(ROUNDS):
            # A few at a time, so that it is the line that fills up, not the outbox alone.
            line.sendall(ask * A_FEW)
            honest.fingerprint()
    return line


def _frame(text: bytes) -> bytes:
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def open_files(server: Server) -> int:
    """How many files and connections the server has open."""
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))
