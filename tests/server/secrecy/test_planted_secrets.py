"""Everything that every connection ever received is searched for what it must not hold.

A real server, real sockets: every seat and a spectator keep all frames, bodies, errors and headers.
When the game is over its record says what was secret, and the database who was who.
"""

import hashlib
import json
import sqlite3
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from motherlode.core.chance import Fast
from motherlode.core.record import MoveStep, Robot
from motherlode.core.record_replay import do_again
from motherlode.core.record_text import read_text
from motherlode.core.recorder import Recorder
from motherlode.games.registry import find_game
from motherlode.server.client import Chair, Guest, Refused
from motherlode.server.wire import commands as c
from tests.server.live import GENEROUS, Server, running

TABLES = [
    ("saboteur", 4, {"rounds": "1"}),
    ("saboteur2", 4, {"rounds": "1"}),
    ("duel", 2, {"tie_rounds": "0"}),
    ("goldmine", 3, {"turn_limit": "6"}),
    ("corporation", 2, {}),
]
PATHS = ["", "/events?since=3", "/claims", "/record", "/replay", "/nowhere", "?form=packed"]
ASK_EVERY = 9


class Ear(Chair):
    """A connection that keeps all that it receives."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.received: list[str] = []
        super().__init__(guest, table)

    def _read(self, timeout: float | None) -> Any:
        before = self._socket.recv

        def recv(timeout: float | None = None) -> Any:
            data = before(timeout)
            self.received.append(data if isinstance(data, str) else data.decode())
            return data

        self._socket.recv = recv  # type: ignore[method-assign, assignment]
        try:
            return super()._read(timeout)
        finally:
            self._socket.recv = before  # type: ignore[method-assign]

    def ask_around(self) -> None:
        """Ask for everything over HTTP, and keep whatever is answered."""
        for path in PATHS:
            request = urllib.request.Request(
                f"{self.guest.url}/api/tables/{self.id}{path}",
                headers={"authorization": f"Bearer {self.guest.token}"},
            )
            try:
                with urllib.request.urlopen(request) as answer:
                    self.received.append(f"{answer.headers}\n{answer.read().decode()}")
            except urllib.error.HTTPError as error:
                self.received.append(f"{error.headers}\n{error.read().decode()}")

    def be_refused(self) -> None:
        """Ask for what cannot be done."""
        for command in (
            c.Move(text="nonsense", expected=self.rev),
            c.Move(text="pass map", expected=0),
            c.Claim(text="I know"),
            c.Remove(seat=0),
        ):
            with pytest.raises(Refused):
                self.do(command)

    def secret_part(self) -> str:
        """What was received before the game was over."""
        kept: list[str] = []
        for text in self.received:
            if '"end":{' in text:
                break
            kept.append(text)
        return "\n".join(kept)


def play(server: Server, game: str, seats: int, options: dict[str, str]) -> list[Ear]:
    """People in all chairs but one play a whole game; the last ear is a spectator's."""
    guests = [Guest(server.url) for _ in range(seats)]
    table = guests[0].open(game, seats=seats, options=options)
    ears = [Ear(guest, table) for guest in guests]
    people, spectator = ears[:-1], ears[-1]
    for seat, ear in enumerate(people):
        ear.sit(f"Guest {seat}", seat)
    ears[0].seat_bot(seats - 1, "random")
    for ear in people:
        ear.ready()
    chance, steps = Fast(11), 0
    while ears[0].play is None or ears[0].play.end is None:
        asked = None if ears[0].play is None else ears[0].play.asked
        if asked is None or asked >= len(people):
            ears[0].receive(20)
            continue
        ear = people[asked]
        while ear.rev < ears[0].rev:
            ear.receive(20)
        if ear.play is None or ear.play.moves is None:
            continue
        steps += 1
        if steps % ASK_EVERY == 1:
            for other in ears:
                other.ask_around()
            people[-1].be_refused()
        ear.move(ear.play.moves[chance.below(len(ear.play.moves))])
        while ears[0].rev < ear.rev:
            ears[0].receive(20)
    for ear in ears:
        while ear.play is None or ear.play.end is None:
            ear.receive(20)
    assert spectator.you.seat is None
    return ears


def whispers(record: Any) -> list[tuple[int, str]]:
    """All that was told to one seat alone: who heard it, and the words."""
    game = find_game(record.game)
    again = Recorder(game, game.setup(record.setup), record.deal, record.seats)
    for step in record.steps:
        assert isinstance(step, MoveStep)
        do_again(again, step)
    events = again.log.events
    tell = again.state.public
    return [(event.audience, game.tell(tell, event)) for event in events if event.audience >= 0]


def keys(server: Server, ears: list[Ear]) -> dict[str, str]:
    """What nobody may ever be told: who is who, and what proves it."""
    secrets: dict[str, str] = {}
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as database:
        for (guest,) in database.execute("SELECT guest_id FROM guests"):
            secrets[guest] = "a guest's id"
        (log,) = database.execute("SELECT body FROM log WHERE seq = 1 LIMIT 1").fetchone()
        assert json.loads(log)["host"] in secrets
    database.close()
    for ear in ears:
        assert ear.guest.token is not None
        secrets[ear.guest.token] = "a token"
        secrets[hashlib.sha256(ear.guest.token.encode()).hexdigest()] = "the hash of a token"
    return secrets


def is_told(text: str, received: str) -> bool:
    """Whether a text was told as an event; in the list of all claims it tells nothing."""
    return f'"text":"{text}"' in received


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_nobody_is_ever_sent_what_is_not_theirs_to_know(
    game: str, seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    with running(tmp_path, GENEROUS) as server:
        ears = play(server, game, seats, options)
        url = f"{server.url}/api/tables/{ears[0].id}/record"
        request = urllib.request.Request(url)
        with urllib.request.urlopen(request) as answer:
            record = read_text(answer.read(), "the record")
        never = keys(server, ears)
        for ear in ears:
            ear.close()

    assert record.deal.seed is not None
    never[str(record.deal.seed)] = "the seed"
    never |= {str(p.seed): "a bot's seed" for p in record.seats if isinstance(p, Robot)}
    told = whispers(record)
    for seat, ear in enumerate(ears):
        received = ear.secret_part()
        assert len(received) > 10_000
        mine = {text for audience, text in told if audience == seat}
        others = {text for audience, text in told if audience != seat} - mine
        assert {what for secret, what in never.items() if secret in received} == set()
        assert {text for text in others if is_told(text, received)} == set()
    heard = [sum(is_told(text, ear.secret_part()) for _, text in told) for ear in ears]
    assert heard[-1] == 0
    if told:
        assert all(count > 0 for count in heard[:-1])
