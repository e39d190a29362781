"""Bots that come to a table at the same time: each finds a chair, as long as there is one."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from motherlode.server.client import Chair, Guest, Refused, join
from tests.server.live import GENEROUS, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server for all tests here."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder, GENEROUS) as server:
        yield server


def open_table(server: Server) -> str:
    """A table with three empty chairs."""
    return Guest(server.url).open("saboteur", seats=3)


def come(server: Server, table: str) -> Chair:
    """Somebody who looks at the table, and has heard nothing since."""
    return Chair(Guest(server.url), table)


def test_whoever_finds_the_chair_taken_meanwhile_takes_the_next(server: Server) -> None:
    table = open_table(server)
    chairs = [come(server, table) for _ in range(4)]

    assert [chair.sit("Rusty") for chair in chairs[:3]] == [0, 1, 2]

    with pytest.raises(Refused, match="Every chair at this table is taken"):
        chairs[3].sit("Rusty")


def test_whoever_wants_one_chair_and_no_other_is_told_that_it_is_taken(server: Server) -> None:
    table = open_table(server)
    first, second = come(server, table), come(server, table)
    first.sit("Ann", 1)
    with pytest.raises(Refused, match="Seat 1 is taken"):
        second.sit("Bob", 1)


def test_a_refusal_for_another_reason_is_not_tried_again_elsewhere(server: Server) -> None:
    with pytest.raises(Refused, match="at least one letter"):
        come(server, open_table(server)).sit("\u200b")


def test_bots_that_start_together_all_sit_down_and_play(server: Server) -> None:
    link = f"{server.url}/t/{open_table(server)}"
    ends: list[str] = []

    def play() -> None:
        with join(link, name="Rusty") as chair:
            chair.ready()
            for asked in chair.turns():
                assert asked.moves is not None
                chair.move(asked.moves[-1])
            assert chair.play is not None
            assert chair.play.end is not None
            ends.append(chair.play.end.why)

    bots = [Thread(target=play, daemon=True) for _ in range(3)]
    for bot in bots:
        bot.start()
    for bot in bots:
        bot.join(timeout=60)
    assert len(ends) == 3
    assert len(set(ends)) == 1
