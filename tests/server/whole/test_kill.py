"""What was acknowledged survives `kill -9` in the middle of a burst, again and again.

`SOAK=10 ./test --all tests/server/whole/test_kill.py` kills a hundred times.
"""

import threading
from pathlib import Path

import pytest

from motherlode.server.client import Chair
from motherlode.server.wire import commands as c
from tests.server.live import GENEROUS, Server, open_table, running
from tests.soak import many

GAMES = (("saboteur", 3), ("saboteur2", 4), ("duel", 2), ("goldmine", 3), ("corporation", 2))
KILLS = many(10)
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


class Hall:
    """Tables of all games, played all the time; a game that is over is followed by another."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.stop = threading.Event()
        self.players = [self.begin(game, seats) for game, seats in GAMES]
        self.done: list[Player] = []

    def begin(self, game: str, seats: int) -> Player:
        """A table that is played from now on."""
        player = deal(self.server, game, seats, self.stop)
        player.start()
        return player

    def play_on(self, moves: int) -> None:
        """Wait until every table has so many moves acknowledged, or has come to its end."""
        aims = [len(player.acknowledged) + moves for player in self.players]
        for number, (player, aim) in enumerate(zip(self.players, aims, strict=True)):
            while player.is_alive() and len(player.acknowledged) < aim:
                player.join(0.01)
            if not player.is_alive() and player.problem is None:
                self.done.append(player)
                self.players[number] = self.begin(*GAMES[number])

    def end(self) -> list[Player]:
        """Stop all; every player there was."""
        self.stop.set()
        for player in self.players:
            player.join(60)
        return [*self.done, *self.players]


@pytest.mark.long
def test_no_acknowledged_move_of_any_game_is_lost_however_often_it_is_killed(
    tmp_path: Path,
) -> None:
    with running(tmp_path, GENEROUS) as server:
        hall = Hall(server)
        for _ in range(KILLS):
            hall.play_on(MOVES)
            server.kill()
            server.start()
        players = hall.end()
        assert [player.problem for player in players] == [None] * len(players)
        kept = [moves_recorded(player) for player in players]
        for player in players:
            for chair in player.chairs:
                chair.close()

    assert kept == [len(player.acknowledged) for player in players]
    assert sum(kept) >= KILLS * MOVES


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
