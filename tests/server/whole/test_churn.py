"""A large table with people who come and go: at the end everyone sees what a fresh replay shows."""

import random
import socket
import threading
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.core.record_replay import do_again
from motherlode.core.record_text import read_text
from motherlode.core.recorder import Recorder
from motherlode.games.registry import find_game
from motherlode.server.client import Chair, Guest
from motherlode.server.wire.messages import News
from tests.server.live import Server, open_table, running

SPECTATORS = 20
OFTEN = 0.1
"""How often somebody hangs up after a move."""


class Restless(threading.Thread):
    """A connection that hangs up every now and then, and comes back with the revision it has."""

    def __init__(self, chair: Chair, seed: int) -> None:
        super().__init__(daemon=True)
        self.chair = chair
        self.chance = random.Random(seed)  # noqa: S311 - a test must be able to fail again
        self.problem: BaseException | None = None

    def run(self) -> None:
        """Play, if it has a chair; read, if not; until the game is over."""
        try:
            while self.chair.play is None or self.chair.play.end is None:
                if self.chair.play is not None and self.chair.play.moves is not None:
                    self.chair.move(self.chance.choice(self.chair.play.moves))
                elif not isinstance(self.chair.receive(60), News):
                    # Were it to hang up on hearing who came and went, nobody would ever rest.
                    continue
                if self.chance.random() < OFTEN:
                    # Without a word, in the middle of whatever is going on.
                    with suppress(OSError):
                        self.chair._socket.socket.shutdown(socket.SHUT_RDWR)
            self.chair.close()
        except BaseException as problem:
            self.problem = problem


def final_views(server: Server, table: str) -> list[Any]:
    """What each seat, and a spectator at the end, sees after a fresh replay of the record."""
    with urllib.request.urlopen(f"{server.url}/api/tables/{table}/record") as answer:
        record = read_text(answer.read(), "the record")
    game = find_game(record.game)
    again = Recorder(game, game.setup(record.setup), record.deal, record.seats)
    for step in record.steps:
        do_again(again, step)
    owns = [*again.state.own, None]
    return [msgspec.to_builtins(game.show(again.state.public, own)) for own in owns]


def play_restlessly(server: Server, seats: int, spectators: int, rounds: str) -> None:
    chairs = open_table(server, "saboteur2", seats, seats=seats, options={"rounds": rounds})
    watchers = [Chair(Guest(server.url), chairs[0].id) for _ in range(spectators)]
    people = [Restless(chair, seed) for seed, chair in enumerate([*chairs, *watchers])]
    for chair in chairs:
        chair.ready()
    for one in people:
        one.start()
    for one in people:
        one.join(100)

    assert [one.problem for one in people if one.problem is not None] == []
    expected = final_views(server, chairs[0].id)
    for seat, chair in enumerate([*chairs, *watchers]):
        assert chair.view == expected[min(seat, seats)], seat


def test_a_small_table_with_restless_people_ends_as_a_replay_shows(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        play_restlessly(server, seats=4, spectators=3, rounds="1")


@pytest.mark.long
def test_twelve_seats_and_twenty_spectators_end_as_a_replay_shows(tmp_path: Path) -> None:
    with running(tmp_path, limits_spectators_per_address=str(SPECTATORS)) as server:
        play_restlessly(server, seats=12, spectators=SPECTATORS, rounds="1")
