"""Twin deals over the wire: what a seat receives is the same to the byte, sizes and order included.

Both tables have the same people, names, nonces, clock and seed; only the cards are rigged. What may
differ is listed in `neutral`: the table's id.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from motherlode.core.chance import Chance, Fast
from motherlode.core.conformance import Guide
from motherlode.core.moves import Moves
from motherlode.core.playing import Playing
from motherlode.core.twins import Rig, Rigged
from motherlode.server.tables import course as course_module
from motherlode.server.tables.course import Course
from motherlode.server.tables.in_game import legal_text
from motherlode.server.tables.refusing import Refusal
from motherlode.server.wire import commands as c
from tests.guides import BotGuide
from tests.secrecy.test_twin_deals import SECRETS
from tests.server.inside import Inside, Wire, inside

NOW = 1_800_000_000.0
NEVER = Rig(-1, 0, 0)
CASES = [
    (game, seats, what)
    for game, secrets in SECRETS.items()
    for seats in (secrets.SEATS[0], secrets.SEATS[-1])
    for what in secrets.NAMES
]


class RiggedPlaying(Playing):
    """Deals as another would, but for one swap."""

    rig = NEVER

    def chance(self) -> Chance:
        return Rigged(super().chance(), self.rig)


@pytest.fixture
def rigged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables be dealt by the rig of `RiggedPlaying`."""
    monkeypatch.setattr(course_module, "Playing", RiggedPlaying)


class World:
    """One of two tables."""

    def __init__(self, inside: Inside, wires: list[Wire], spectator: Wire) -> None:
        self.wires = wires
        self.spectator = spectator
        self.room = inside.room

    @property
    def course(self) -> Course:
        """Its game, with all secrets: only a test may look."""
        assert self.room.table.course is not None
        return self.room.table.course

    def neutral(self, wire: Wire) -> list[bytes]:
        """What a connection received, without what may differ."""
        return [frame.replace(self.room.table.id.encode(), b"TABLE") for frame in wire.frames]


async def open_world(inside: Inside, game: str, seats: int, rig: Rig) -> World:
    RiggedPlaying.rig = rig
    wires = await inside.deal(seats, game=game)
    spectator = inside.wire(await inside.guest(), next(iter(inside.house.rooms)))
    await spectator.until(lambda wire: bool(wire.frames))
    return World(inside, wires, spectator)


async def compare(folder: Path, game: str, seats: int, what: int, seed: int, most: int) -> int:
    """Play both worlds by the same moves; says how many moves the seat could not tell apart."""
    secrets, chance = SECRETS[game], Fast(seed * 31 + 5)
    seat = chance.below(seats)
    rig = secrets.pick_rig(what, 0, seats, seat, chance)
    guide = BotGuide(game, seed) if seed % 2 else Guide()
    async with inside(folder / "a", now=_now) as one, inside(folder / "b", now=_now) as other:
        worlds = [
            await open_world(one, game, seats, NEVER),
            await open_world(other, game, seats, rig),
        ]
        steps = 0
        while steps < most:
            compare_frames(worlds, seat, steps)
            move = choose(worlds, guide, chance)
            if move is None:
                break
            first, second = (world.course.playing.state for world in worlds)
            if secrets.exposes(first, second, seat, move):
                break
            for world in worlds:
                await be_refused(world, seat)
                await make_move(world, move)
            steps += 1
            for event in worlds[0].course.tellings[-1].events:
                for heard in range(seats):
                    if event.heard_by(heard):
                        guide.hear(heard, event)
        return steps


def _now() -> float:
    return NOW


def choose(worlds: list[World], guide: Guide, chance: Chance) -> int | None:
    """A move that is legal in both worlds."""
    asked = worlds[0].course.asked
    if asked is None:
        return None
    moves = Moves()
    legal = [set(world.course.legal(asked)) for world in worlds]
    for move in sorted(legal[0] & legal[1]):
        moves.add(move)
    return guide.choose(worlds[0].course.view(asked), moves, chance) if moves.count else None


async def be_refused(world: World, seat: int) -> None:
    """The seat asks for what it cannot have: errors must not tell more than views."""
    wire, rev, course = world.wires[seat], world.room.table.rev, world.course
    some = range(0, course.game.space(course.public), 97)
    texts = [course.game.write(course.public, move) for move in some]
    wrong = ["nonsense", *(text for text in texts if not is_legal(course, seat, text))]
    for number, text in enumerate(wrong[:5]):
        answer = await wire.say(c.Move(text=text, expected=rev, id=f"wrong {rev} {number}"))
        assert answer["type"] == "refused", answer
    await wire.say(c.Claim(text="nobody is here", id=f"wrong claim {rev}"))


def is_legal(course: Course, seat: int, text: str) -> bool:
    """Whether a text would be taken for a legal move: cards may be named in any order."""
    if course.asked != seat:
        return False
    try:
        legal_text(course, seat, text)
    except Refusal:
        return False
    return True


async def make_move(world: World, move: int) -> None:
    """The seat that is asked sends the move; everyone hears of it."""
    course = world.course
    asked = course.asked
    assert asked is not None
    text = course.game.write(course.public, move)
    answer: Any = await world.wires[asked].say(
        c.Move(text=text, expected=world.room.table.rev, id=f"move {course.moves_made}")
    )
    assert answer["type"] == "news", answer
    rev = world.room.table.rev
    for wire in [*world.wires, world.spectator]:
        await wire.until(lambda wire: wire.rev >= rev)


def compare_frames(worlds: list[World], seat: int, step: int) -> None:
    for wires in ([world.wires[seat] for world in worlds], [world.spectator for world in worlds]):
        first, second = (world.neutral(wire) for world, wire in zip(worlds, wires, strict=True))
        assert [len(frame) for frame in first] == [len(frame) for frame in second], step
        assert first == second, step


@pytest.mark.usefixtures("rigged")
@pytest.mark.parametrize(("game", "seats", "what"), CASES)
def test_a_seat_receives_the_same_bytes_of_twin_deals(
    game: str, seats: int, what: int, tmp_path: Path
) -> None:
    steps = [
        asyncio.run(compare(tmp_path / str(seed), game, seats, what, seed, most=25))
        for seed in range(2)
    ]

    assert sum(steps) > 0
