"""Twin tables: the same people, names, nonces, clock and seed; only the cards are rigged.

A seat that cannot tell the two deals apart must be sent the same bytes at both. What may differ is
listed in `World.neutral`: the table's id, and the numbers of those who watch.
"""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from motherlode.core.chance import Chance, Fast
from motherlode.core.conformance import Guide
from motherlode.core.moves import Moves
from motherlode.core.playing import Playing
from motherlode.core.recorder import Recorder
from motherlode.core.twins import Rig, Rigged
from motherlode.server.tables import course as course_module
from motherlode.server.tables.course import Course
from motherlode.server.tables.in_game import legal_text
from motherlode.server.tables.refusing import Refusal
from motherlode.server.wire import commands as c
from tests.guides import BotGuide
from tests.secrecy.test_twin_deals import SECRETS
from tests.server.clerks.working import with_own_hands
from tests.server.inside import Inside, Wire, inside

CASES = [
    pytest.param(game, what, marks=pytest.mark.long if at else ())
    for game, secrets in SECRETS.items()
    for at, what in enumerate(secrets.NAMES)
]
"""Games with what is shuffled there: the first of each always, the others as long tests."""
NOW = 1_800_000_000.0
NEVER = Rig(-1, 0, 0)
NUMBER = re.compile(rb'("spectator"|"number"):\d{4}\b')
"""How one is called who has no chair: guests and the store's secret are others at each table."""


class Rigging:
    """The rig of the table that is dealt, or dealt once more, now."""

    rig = NEVER


class RiggedPlaying(Playing):
    """Deals as another would, but for one swap."""

    def chance(self) -> Chance:
        return Rigged(super().chance(), Rigging.rig)


class RiggedRecorder(Recorder):
    """Deals once more, for the record, what was dealt."""

    def chance(self) -> Chance:
        return Rigged(super().chance(), Rigging.rig)


@pytest.fixture
def rigged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables be dealt by `Rigging`."""
    monkeypatch.setattr(course_module, "Playing", RiggedPlaying)
    monkeypatch.setattr(course_module, "Recorder", RiggedRecorder)


class World:
    """One of two tables; `seat` is the one that cannot tell them apart."""

    def __init__(self, inside: Inside, wires: list[Wire], seat: int, rig: Rig) -> None:
        self.inside = inside
        self.wires = wires
        self.seat = seat
        self.rig = rig
        self.room = inside.room
        self.ears = [wires[seat]]
        """The connections of the seat and of spectators, in all forms."""
        self.posts = False
        """Whether the seat sends its moves over HTTP."""
        self.posted: list[tuple[int, bytes]] = []
        """What was answered to them."""

    @property
    def course(self) -> Course:
        """Its game, with all secrets: only a test may look."""
        return self.inside.course

    @property
    def token(self) -> str | None:
        """What proves who the seat is."""
        return self.wires[self.seat].token

    def neutral(self, data: bytes) -> bytes:
        """What was sent, without what may differ."""
        return NUMBER.sub(rb"\1:1234", data.replace(self.room.table.id.encode(), b"TABLE"))

    async def ask(
        self, token: str | None, method: str, path: str, body: object = None
    ) -> tuple[int, bytes]:
        """Ask for something below the table's address; gives the status and the body."""
        Rigging.rig = self.rig
        path = f"/api/tables/{self.room.table.id}{path}"
        status, answer = await self.inside.ask(token, method, path, body)
        return status, self.neutral(answer)

    def wrong_moves(self) -> list[str]:
        """Some texts that the seat may not send as a move now."""
        course = self.course
        some = range(0, course.game.space(course.public), 97)
        texts = [course.game.write(course.public, move) for move in some]
        return ["nonsense", *(text for text in texts if not self._is_legal(text))][:5]

    def _is_legal(self, text: str) -> bool:
        """Whether a text would be taken for a legal move: cards may be named in any order."""
        if self.course.asked != self.seat:
            return False
        try:
            legal_text(self.course, self.seat, text)
        except Refusal:
            return False
        return True

    async def move(self, move: int) -> None:
        """The seat that is asked sends the move; everyone hears of it."""
        course, asked = self.course, self.inside.asked
        command = c.Move(
            text=course.game.write(course.public, move),
            expected=self.room.table.rev,
            id=f"move {course.moves_made}",
        )
        if asked == self.seat and self.posts:
            body = {"text": command.text, "expected": command.expected, "id": command.id}
            self.posted.append(await self.ask(self.token, "POST", "/moves", body))
        else:
            answer: Any = await self.wires[asked].say(command)
            assert answer["type"] == "news", answer
        rev = self.room.table.rev
        for wire in [*self.wires, *self.ears]:
            await wire.until(lambda wire: wire.rev >= rev)


async def open_world(inside: Inside, game: str, seats: int, seat: int, rig: Rig) -> World:
    """A table that is dealt by a rig."""
    Rigging.rig = rig
    world = World(inside, await inside.deal(seats, game=game), seat, rig)
    spectator = await inside.guest()
    # A screen for all, opened by somebody whose own secrets differ.
    other = world.wires[(seat + 1) % seats].token
    for token, query in [
        (world.token, "form=packed"),
        (spectator, ""),
        (spectator, "form=packed"),
        (other, "as=spectator"),
        (world.token, "changes=1"),
        (spectator, "changes=1"),
        (other, "as=spectator&changes=1"),
    ]:
        ear = inside.wire(token, world.room.table.id, query)
        await ear.until(lambda wire: bool(wire.frames))
        world.ears.append(ear)
    return world


Look = Callable[[World, World], Awaitable[None]]
"""Compares what two worlds show; it changes both in the same way, or nothing."""


async def play_twins(
    folder: Path, game: str, seats: int, what: int, seed: int, *, most: int, look: Look
) -> int:
    """Play both worlds by the same moves; says how many moves the seat could not tell apart."""
    secrets, chance = SECRETS[game], Fast(seed * 31 + 5)
    seat = chance.below(seats)
    rig = secrets.pick_rig(what, 0, seats, seat, chance)
    guide = BotGuide(game, seed) if seed % 2 else Guide()
    async with (
        # Only in this process are cards rigged, so clerks work here too.
        inside(folder / "a", now=_now, clerks=with_own_hands()[0]) as one,
        inside(folder / "b", now=_now, clerks=with_own_hands()[0]) as other,
    ):
        first = await open_world(one, game, seats, seat, NEVER)
        second = await open_world(other, game, seats, seat, rig)
        for step in range(most):
            await look(first, second)
            move = choose(first, second, guide, chance)
            states = [world.course.playing.state for world in (first, second)]
            if move is None or secrets.exposes(states[0], states[1], seat, move):
                return step
            for world in (first, second):
                await world.move(move)
            for event in first.course.tellings[-1].events:
                for heard in range(seats):
                    if event.heard_by(heard):
                        guide.hear(heard, event)
        return most


def _now() -> float:
    return NOW


def choose(first: World, second: World, guide: Guide, chance: Chance) -> int | None:
    """A move that is legal in both worlds."""
    asked = first.course.asked
    if asked is None:
        return None
    moves = Moves()
    for move in sorted(set(first.course.legal(asked)) & set(second.course.legal(asked))):
        moves.add(move)
    return guide.choose(first.course.view(asked), moves, chance) if moves.count else None
