"""An honest table: people who play on while others attack, and what must not change meanwhile."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from motherlode.server.client import Chair
from motherlode.server.wire import commands as c
from tests.server.live import Server, open_table

PEOPLE = 3
INSIDER = 2
"""The seat of one who plays along, and may be an attacker too."""


class HonestTable:
    """A game of Saboteur in progress on a running server; a new one begins when it is over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._read_until = 0
        self.last_move = c.Move(text="-", expected=0)
        """The newest move of an honest seat, as it was sent."""
        self.last_mover = 0
        self.chairs: list[Chair] = []
        self._begin()

    @property
    def id(self) -> str:
        """The table."""
        return self.chairs[0].id

    @property
    def insider(self) -> Chair:
        """The seat that may be an attacker's."""
        return self.chairs[INSIDER]

    def close(self) -> None:
        """Hang up."""
        for chair in self.chairs:
            chair.close()

    def play_on(self) -> None:
        """One honest move, and more until the insider is not asked."""
        self._move()
        while self._asked() == INSIDER:
            self._move()

    def fingerprint(self) -> tuple[Any, ...]:
        """All that everyone may know of the table and its game, but for who watches."""
        guest = self.chairs[0].guest
        welcome = guest.look(self.id)
        chairs = [msgspec.structs.replace(chair, here=True) for chair in welcome.table.chairs]
        table = msgspec.structs.replace(welcome.table, chairs=chairs, spectators=0)
        return welcome.rev, table, guest.ask("GET", f"/api/tables/{self.id}/record")

    def wait_until_nobody_watches(self) -> None:
        """Until the server knows that all are gone who hung up."""
        chair = self.chairs[0]
        for _ in range(1000):
            if chair.guest.look(self.id).table.spectators == 0:
                return
            chair.receive(0.02)
        raise AssertionError("somebody who hung up is still counted")

    def errors(self) -> list[str]:
        """What the server wrote about failures since this was asked last."""
        with (self.server.folder / "log").open() as log:
            log.seek(self._read_until)
            lines = log.readlines()
            self._read_until = log.tell()
        return [line for line in lines if json.loads(line)["level"] in ("error", "critical")]

    def _begin(self) -> None:
        self.close()
        self.chairs = open_table(self.server, "saboteur", PEOPLE, seats=PEOPLE)
        for chair in self.chairs:
            chair.ready()
        while self._asked() == INSIDER:
            self._move()
        # So that there is a newest move of this game.
        self.play_on()

    def _asked(self) -> int:
        """The seat that is asked now; in a new game if this one is over."""
        self._catch_up()
        play = self.chairs[0].play
        assert play is not None
        if play.asked is None:
            self._begin()
            return self._asked()
        return play.asked

    def _move(self) -> None:
        asked = self._asked()
        chair = self.chairs[asked]
        assert chair.play is not None
        assert chair.play.moves
        move = c.Move(text=chair.play.moves[0], expected=chair.rev, id=secrets.token_hex(8))
        chair.do(move)
        if asked != INSIDER:
            self.last_move, self.last_mover = move, asked

    def _catch_up(self) -> None:
        """Let every chair hear all that was told until now."""
        newest = self.chairs[0].guest.look(self.id).rev
        for chair in self.chairs:
            while chair.rev < newest or chair.receive(0) is not None:
                if chair.rev < newest:
                    chair.receive()


@contextmanager
def nothing_changes(honest: HonestTable) -> Iterator[None]:
    """What happens inside changes nothing, is no failure, and keeps nobody from playing on."""
    before = honest.fingerprint()
    yield
    assert honest.fingerprint() == before
    errors = honest.errors()
    assert not errors, errors[0]
    honest.play_on()
    assert honest.fingerprint() != before


def assert_tells_nothing_of_the_inside(text: str) -> None:
    """No traceback, and no path of a file on the server."""
    for word in ("Traceback", "site-packages", "motherlode/server", ".py"):
        assert word not in text
