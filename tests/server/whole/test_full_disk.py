"""A disk that is full for a while: nothing is lost, people are told, and it goes on by itself."""

import sys
import threading
from pathlib import Path

import pytest

from motherlode.server.client import Chair, Guest, Refused
from motherlode.server.wire import commands as c
from tests.server.live import GENEROUS, Server, open_table, running

if sys.platform == "win32":
    pytest.skip("limits of a process are a thing of Unix", allow_module_level=True)
import resource

LITTLE = 4096
"""Bytes that a file may have: no write to the store succeeds."""


def limit(server: Server, size: int) -> None:
    """Let no file of the server grow beyond a size, as if the disk were full."""
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


def ready(guest: Guest) -> bool:
    """What the server says of itself, when it tries whether it can write."""
    try:
        return bool(guest.ask("GET", "/api/health")["well"])
    except Exception:
        return False


def wait_until_ready(guest: Guest, *, well: bool) -> None:
    """Ask until the server has found out how it is: it tries now and then."""
    rest = threading.Event()
    while ready(guest) != well:
        rest.wait(0.05)


def try_a_move(chair: Chair) -> str:
    """Move once by plain HTTP; what came of it."""
    assert chair.play is not None
    assert chair.play.moves is not None
    body = {"text": chair.play.moves[0], "expected": chair.rev, "id": "again"}
    try:
        answer = chair.guest.ask("POST", f"/api/tables/{chair.id}/moves", body)
    except Refused as refused:
        return refused.code
    return str(answer["type"])


def test_a_server_whose_disk_was_full_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with running(tmp_path, GENEROUS) as server:
        chairs = open_table(server, "duel", 2)
        for chair in chairs:
            chair.ready()
        for chair in chairs:
            while chair.play is None:
                chair.receive(30)
        asked = chairs[chairs[0].play.asked or 0]  # type: ignore[union-attr]
        rev = asked.rev
        limit(server, LITTLE)

        assert {try_a_move(asked) for _ in range(5)} <= {"not-kept", "not-now"}
        with pytest.raises(Refused) as refused:
            Guest(server.url)
        assert refused.value.code == "not-now"
        assert "what was acknowledged is safe" in refused.value.sentence
        # Whoever comes sees what was kept, and no more.
        assert asked.guest.look(asked.id).rev == rev
        wait_until_ready(asked.guest, well=False)

        limit(server, resource.RLIM_INFINITY)
        wait_until_ready(asked.guest, well=True)
        assert try_a_move(asked) == "done"
        assert try_a_move(asked) == "done"
        after = asked.guest.look(asked.id)
        assert after.rev == rev + 1
        assert after.play is not None
        assert after.play.moves_made == 1
        # Those who were connected have come back by themselves.
        other = next(chair for chair in chairs if chair is not asked)
        while other.rev <= rev:
            other.receive(30)
        other.do(c.Say(text="that was close"))
        for chair in chairs:
            chair.close()
        assert "Traceback" not in server.log()
        assert server.stop() == 0
