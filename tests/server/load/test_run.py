"""Small runs of the load against a real server."""

import asyncio
import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from motherlode.cli.main import main
from motherlode.server.load.game import NOTHING, compare
from motherlode.server.load.hall import Hall
from motherlode.server.load.parts import LOOP, PARTS, REST
from motherlode.server.load.report import Report
from motherlode.server.load.run import Wish, run
from motherlode.server.load.seating import Seating
from motherlode.server.load.served import HOST, Served
from motherlode.server.load.table import LoadTable

SMALL = ["bench", "server", "--tables", "2", "--seats", "3", "--seconds", "1"]


def test_a_small_run_loses_nothing_and_reports_everything(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = main([*SMALL, "--json", "--profile"])

    said = capsys.readouterr().out
    report = msgspec.json.decode(said, type=Report, strict=True)
    assert code == 0
    assert set(json.loads(said)) == set(Report.__struct_fields__)
    assert (report.load.tables, report.load.seats) == (2, 3)
    assert report.kept.acknowledged >= report.load.moves > 0
    assert (report.kept.lost, report.kept.added) == (0, 0)
    assert report.cost.cpu_ms > 0
    assert 0 < report.delay.p50 <= report.delay.p95 <= report.delay.p99 <= report.delay.longest
    assert report.cost.bytes_to_clients > report.cost.bytes_to_server > 0
    assert 0 < report.memory.empty <= report.memory.connected
    assert report.profile is not None
    assert [part.part for part in report.profile.parts] == [*PARTS, REST, LOOP]
    assert report.profile.functions


def test_a_table_is_not_faster_than_its_rate(tmp_path: Path) -> None:
    doings: list[str] = []
    file = tmp_path / "tables.sqlite"
    wish = Wish(game="duel", tables=2, seats=2, seconds=1, rate=5, database=file, profile=False)

    report = run(wish, doings.append)

    # One is on its way when the measured time begins, and one that was late may be made up for.
    most_each = report.load.seconds * 5 + 3
    assert 0 < report.load.moves <= 2 * most_each
    assert file.exists()
    assert doings[-1] == "reading the logs"


def test_after_a_game_the_same_people_play_the_next(tmp_path: Path) -> None:
    with Served(tmp_path, tmp_path / "tables.sqlite") as served:
        table = asyncio.run(_play_on(served))

        with Seating(HOST, served.port) as seating:
            records = [seating.record(game.table) for game in table.games]
    kept = sum(map(compare, table.games, records), NOTHING)
    assert len({game.table for game in table.games}) == len(table.games) >= 2
    assert [record["outcome"] is not None for record in records[:-1]] == [True] * (len(records) - 1)
    assert kept.acknowledged == sum(len(game.moves) for game in table.games)
    assert (kept.lost, kept.added) == (0, 0)


async def _play_on(served: Served) -> LoadTable:
    """Play a game to its end, and some moves of the next."""
    hall = Hall(HOST, served.port, rate=None, chance=Random(1))  # noqa: S311
    with Seating(HOST, served.port) as seating:
        tokens = seating.guests(3)
        table = LoadTable(hall, seating.deal("saboteur", tokens), tokens)
    await table.connect()
    hall.playing = True
    table.begin()
    while len(table.games) < 2 or not table.games[1].moves:
        await hall.go_on(0.02)
    await hall.stop()
    await table.leave()
    return table


def test_what_the_server_refuses_ends_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    code = main([*SMALL, "--seats", "1"])

    assert code == 2
    assert "the server answered" in capsys.readouterr().err


def test_a_server_is_measured_on_a_fresh_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.sqlite"
    file.touch()

    code = main([*SMALL, "--database", str(file)])

    assert code == 2
    assert "fresh database" in capsys.readouterr().err
    assert file.read_bytes() == b""
