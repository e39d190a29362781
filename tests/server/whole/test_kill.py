"""What was acknowledged survives `kill -9` in the middle of a burst, ten times in a row."""

import threading
from pathlib import Path

import pytest

from motherlode.server.client import Chair
from motherlode.server.wire import commands as c
from tests.server.live import Server, open_table, running

TABLES = 4
KILLS = 10
MOVES = 8
"""That every table has acknowledged before the plug is pulled again."""


class Player(threading.Thread):
    """Plays all chairs of one table; its connections come back by themselves."""

    def __init__(self, chairs: list[Chair], stop: threading.Event) -> None:
        super().__init__()
        self.chairs = chairs
        self.stop = stop
        self.acknowledged: list[str] = []
        self.problem: BaseException | None = None

    def run(self) -> None:
        """Move until told to stop, or the game is over."""
        try:
            while not self.stop.is_set() and self.move():
                pass
        except BaseException as problem:
            self.problem = problem

    def move(self) -> bool:
        """Make a move for whoever is asked; says whether somebody was."""
        first = self.chairs[0]
        assert first.play is not None
        if first.play.asked is None:
            return False
        chair = self.chairs[first.play.asked]
        while chair.play is None or chair.play.moves is None:
            chair.receive(30)
        text = chair.play.moves[len(self.acknowledged) % len(chair.play.moves)]
        chair.do(c.Move(text=text, expected=chair.rev))
        self.acknowledged.append(text)
        while first.rev < chair.rev:
            first.receive(30)
        return True


def deal(server: Server, game: str, seats: int, stop: threading.Event) -> Player:
    """A table of people, dealt."""
    chairs = open_table(server, game, seats, seats=seats)
    for chair in chairs:
        chair.ready()
    for chair in chairs:
        while chair.play is None:
            chair.receive(30)
    return Player(chairs, stop)


def moves_recorded(player: Player) -> int:
    """The moves in what the server kept."""
    play = player.chairs[0].guest.look(player.chairs[0].id).play
    assert play is not None
    return play.moves_made


@pytest.mark.long
def test_no_acknowledged_move_is_lost_ten_times_in_a_row(tmp_path: Path) -> None:
    stop = threading.Event()
    with running(tmp_path) as server:
        players = [deal(server, "saboteur", 3, stop) for _ in range(TABLES)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            aims = [len(player.acknowledged) + MOVES for player in players]
            while any(
                player.is_alive() and len(player.acknowledged) < aim
                for player, aim in zip(players, aims, strict=True)
            ):
                players[0].join(0.01)
            server.kill()
            server.start()
        stop.set()
        for player in players:
            player.join(60)
        kept = [moves_recorded(player) for player in players]
        for player in players:
            for chair in player.chairs:
                chair.close()

    assert [player.problem for player in players] == [None] * TABLES
    assert kept == [len(player.acknowledged) for player in players]
    assert min(kept) >= KILLS * MOVES


def test_a_stopped_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        player = deal(server, "duel", 2, threading.Event())
        for _ in range(5):
            assert player.move()
        before = [chair.guest.look(chair.id).play for chair in player.chairs]
        assert server.stop() == 0
        server.start()

        assert [chair.guest.look(chair.id).play for chair in player.chairs] == before
        assert player.move()
        for chair in player.chairs:
            chair.close()
