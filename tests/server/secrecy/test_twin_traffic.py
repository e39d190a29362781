"""Twin deals over the wire: what a seat receives is the same to the byte, sizes and order included.

The seat and a spectator listen in both forms, shown and packed, and in changes.
"""

import asyncio
from pathlib import Path

import pytest

from motherlode.server.wire import commands as c
from tests.secrecy.test_twin_deals import SECRETS
from tests.server.secrecy.twins import World, play_twins
from tests.server.secrecy.twins import rigged as rigged

CASES = [
    (game, seats, what)
    for game, secrets in SECRETS.items()
    for seats in (secrets.SEATS[0], secrets.SEATS[-1])
    for what in secrets.NAMES
]
PACKED, CHANGES = (1, 3), (5, 6, 7)
"""Which of a world's ears listen so."""


async def be_refused(world: World) -> None:
    """The seat asks for what it cannot have: errors must not tell more than views."""
    wire, rev = world.wires[world.seat], world.room.table.rev
    for number, text in enumerate(world.wrong_moves()):
        answer = await wire.say(c.Move(text=text, expected=rev, id=f"wrong {rev} {number}"))
        assert answer["type"] == "refused", answer
    await wire.say(c.Claim(text="nobody is here", id=f"wrong claim {rev}"))


async def compare_frames(*worlds: World) -> None:
    """All that was ever received, in the same order."""
    if worlds[0].course.asked is not None:
        for world in worlds:
            await be_refused(world)
    for ear in range(len(worlds[0].ears)):
        first, second = (
            [world.neutral(frame) for frame in world.ears[ear].frames] for world in worlds
        )
        assert any(b'"packed"' in frame for frame in first) == (ear in PACKED)
        moved = worlds[0].course.moves_made > 0
        assert any(b'"changed"' in frame for frame in first) == (moved and ear in CHANGES)
        assert [len(frame) for frame in first] == [len(frame) for frame in second], ear
        assert first == second, ear


@pytest.mark.usefixtures("rigged")
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "seats", "what"), CASES)
def test_a_seat_receives_the_same_bytes_of_twin_deals(
    game: str, seats: int, what: int, seed: int, tmp_path: Path
) -> None:
    steps = asyncio.run(play_twins(tmp_path, game, seats, what, seed, most=25, look=compare_frames))

    assert steps > 0
