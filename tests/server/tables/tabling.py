"""A table in memory that is asked as a server would ask it."""

from typing import Any

import pytest

from motherlode.core.record_rules import rules_hash
from motherlode.games.registry import find_game
from motherlode.server.log import entries as e
from motherlode.server.tables.deciding import LogCommand, decide
from motherlode.server.tables.refusing import Already, Moment, Refusal
from motherlode.server.tables.table import Table, open_table
from motherlode.server.wire import commands as c

HOST = "hanna"
NONCE = "ab" * 16


class Tabling:
    """A table and its log; every command becomes entries, as in a server."""

    def __init__(self, setup: str = "saboteur(seats=3)", **more: Any) -> None:
        game = find_game(setup.partition("(")[0])
        opened = e.Opened(
            at=0.0,
            setup=game.setup(setup).text,
            rules=rules_hash(game),
            seed="5e" * 32,
            host=HOST,
            stand_in="random",
            **more,
        )
        self.log: list[e.AnyEntry] = [opened]
        self.table = Table("table", opened)

    def do(self, guest: str, command: LogCommand) -> list[e.AnyEntry] | Already:
        """Carry out a command; raises `Refusal`."""
        moment = Moment(float(len(self.log)))
        made = decide(self.table, guest, command, moment)
        if not isinstance(made, Already):
            for entry in made:
                self.table.apply(entry)
                self.log.append(e.decode(e.encode(entry)))
        return made

    def refused(self, guest: str, command: LogCommand) -> str:
        """The code with which a command is refused."""
        before = self.table.rev
        with pytest.raises(Refusal) as refused:
            self.do(guest, command)
        assert refused.value.sentence.endswith((".", "!"))
        assert self.table.rev == before
        return refused.value.code

    def sit(self, *guests: str) -> None:
        """Guests take the first chairs, the host the very first."""
        for seat, guest in enumerate(guests):
            self.do(guest, c.Sit(seat=seat, name=guest.title()))

    def deal(self) -> None:
        """Three people, dealt."""
        self.sit(HOST, "ann", "bob")
        for guest in (HOST, "ann", "bob"):
            self.do(guest, c.Ready(nonce=NONCE))

    def guest_asked(self) -> str:
        """Who is asked for a move."""
        assert self.table.asked is not None
        guest = self.table.chairs[self.table.asked].guest
        assert guest is not None
        return guest

    def phase(self) -> str:
        """The table's phase."""
        return self.table.phase

    def a_move(self) -> str:
        """A legal one."""
        course = self.table.course
        assert course is not None
        assert course.asked is not None
        return course.game.write(course.public, course.legal(course.asked)[0])

    def again(self) -> Table:
        """The table that the log tells of."""
        return open_table("table", self.log)
