"""Probes: who looks after a server learns whether it lives and whether it is ready."""

import asyncio
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from motherlode.server.client import Guest
from motherlode.server.config import Config
from motherlode.server.store.base import StoreFailed
from motherlode.server.store.sqlite import SqliteStore
from motherlode.server.web.readiness import Readiness
from tests.server.hostile.strangers import Answer, Stranger
from tests.server.live import Server, running

PROBES: Final = ("/api/live", "/api/ready", "/api/health")
FEW: Final = """
origin = "http://play.example.org:{port}"
[limits]
requests = {{burst = 1, per_second = 0.001}}
"""
AT_ONCE: Final = 200


def probe(port: int, path: str, host: str = "127.0.0.1") -> Answer:
    """Ask as a probe does."""
    return Stranger(port, address="127.0.0.1").ask("GET", path, Host=host)


def test_a_probe_is_answered_whatever_host_it_names_and_however_often(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, FEW.format(port=port), port=port) as server:
        answers = [
            probe(server.port, path, host)
            for path in PROBES
            for host in ("127.0.0.1", "localhost:1", "10.0.0.7", "elsewhere.example")
        ]
        others = probe(server.port, "/api/games")
    assert {answer.status for answer in answers} == {200}
    assert others.status == 403


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def test_a_server_whose_log_cannot_be_read_lives_and_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Guest(server.url)
        table = host.open("saboteur")
        assert probe(server.port, "/api/ready").data == {"ready": True}
    # Started again, so that the last answer is of no use any more.
    with running(tmp_path) as server:
        damage(server)
        live, ready, health = (probe(server.port, path) for path in PROBES)
        assert Stranger(server.port).ask("GET", f"/api/tables/{table}").status == 410
        log = server.log()
    assert live.status == 200
    assert ready.status == 503
    assert ready.data["sentence"] == "The store cannot be read; the server's log says why."
    assert (health.status, health.data["well"]) == (503, False)
    assert "malformed" in log


def damage(server: Server) -> None:
    """Overwrite the pages where the log of all tables begins; all else is left as it is."""
    with closing(sqlite3.connect(server.database)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        (size,) = db.execute("PRAGMA page_size").fetchone()
        pages = [
            page
            for (page,) in db.execute("SELECT rootpage FROM sqlite_schema WHERE tbl_name = 'log'")
        ]
    with server.database.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * size)
            file.write(b"\xff" * size)


def test_probes_can_have_an_address_where_nothing_else_is_answered(tmp_path: Path) -> None:
    with running(tmp_path, 'health = "127.0.0.1:0"') as server:
        (line,) = [line for line in server.log().splitlines() if "probes are answered" in line]
        port = int(msgspec.json.decode(line)["says"].split()[-1])
        assert {probe(port, path).status for path in PROBES} == {200}
        for path in ("/", "/api/games", "/api/tables", "/static/all.css", "/api/tables/x/socket"):
            assert probe(port, path).status == 404
        assert Stranger(port).ask("POST", "/api/guests", {}).status == 404
        assert server.stop() == 0


@pytest.mark.parametrize("value", ["8742", "localhost", "127.0.0.1:99999", ":8742", "http://x:1"])
def test_an_address_that_is_none_is_refused_with_a_sentence(value: str) -> None:
    with pytest.raises(ValueError, match=r"^health is a host and a port, as "):
        Config(health=value)


def test_an_address_that_is_taken_is_one_sentence_at_the_start(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        (tmp_path / "second.toml").write_text(f'health = "127.0.0.1:{server.port}"')
        done = start(tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(
        f"motherlode: health: nobody can listen at 127.0.0.1, port {server.port}: "
    )
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "second.sqlite").exists()


def start(folder: Path) -> "subprocess.CompletedProcess[str]":
    """Start a server that cannot start."""
    words = ["serve", "--port", "0", "--config", "second.toml", "--database", "second.sqlite"]
    line = [sys.executable, "-P", "-m", "motherlode", *words]
    return subprocess.run(line, cwd=folder, capture_output=True, text=True, timeout=60, check=False)


class Counted(SqliteStore):
    """A real store that counts how often it is tried, and fails when told to."""

    tries = 0
    broken = False

    async def check(self) -> None:
        self.tries += 1
        await super().check()
        if self.broken:
            raise StoreFailed("the disk is full: /secret/place")


def test_many_who_ask_at_once_share_one_try(tmp_path: Path) -> None:
    async def ask() -> tuple[int, set[Any]]:
        store = Counted(tmp_path / "tables.sqlite")
        await store.open()
        readiness = Readiness(store)
        found = await asyncio.gather(*(readiness.problem() for _ in range(AT_ONCE)))
        await store.close()
        return store.tries, set(found)

    assert asyncio.run(ask()) == (1, {None})


def test_what_is_wrong_is_not_told_to_everybody(tmp_path: Path) -> None:
    async def ask() -> str:
        store = Counted(tmp_path / "tables.sqlite")
        store.broken = True
        await store.open()
        problem = await Readiness(store).problem()
        await store.close()
        assert problem is not None
        return problem.message.sentence

    assert asyncio.run(ask()) == "The store cannot be written; the server's log says why."


def test_a_store_is_tried_again_after_two_seconds_and_not_before(tmp_path: Path) -> None:
    async def ask() -> list[tuple[bool, int]]:
        store = Counted(tmp_path / "tables.sqlite")
        await store.open()
        now = 0.0
        readiness = Readiness(store, lambda: now)
        found = []
        for now, store.broken in [(0.0, True), (1.9, False), (2.0, False), (3.9, True)]:
            found.append((await readiness.problem() is None, store.tries))
        await store.close()
        return found

    assert asyncio.run(ask()) == [(False, 1), (False, 1), (True, 2), (True, 2)]
