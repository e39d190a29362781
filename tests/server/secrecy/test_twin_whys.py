"""Asking why tells a seat nothing: over twin deals the answers are the same to the byte.

The seat asks of very many moves at each step, on its turn and on others', by the same requests in
both worlds. (What a move's refusal says is compared frame by frame in `test_twin_traffic`.)
"""

import asyncio
from pathlib import Path

import pytest

from motherlode.core.chance import Fast
from motherlode.core.conformance import Guide
from tests.guides import BotGuide
from tests.secrecy.test_twin_deals import SECRETS
from tests.server.inside import Inside, inside
from tests.server.secrecy.test_twin_traffic import NEVER, World, choose, make_move, open_world
from tests.server.secrecy.test_twin_traffic import _now as now
from tests.server.secrecy.test_twin_traffic import rigged as rigged

CASES = [(game, what) for game, secrets in SECRETS.items() for what in secrets.NAMES]
STRIDE = 23
MOST = 30
"""How many moves are asked about at one step."""


async def ask_why(house: Inside, world: World, seat: int, texts: list[str]) -> list[bytes]:
    """What the seat is answered."""
    token, path = world.wires[seat].token, f"/api/tables/{world.room.table.id}/why"
    answers = []
    for text in texts:
        status, body = await house.ask(token, "POST", path, {"text": text})
        assert status == 200, body
        answers.append(body)
    return answers


async def compare(folder: Path, game: str, what: int, seed: int, most: int) -> list[bytes]:
    """Play both worlds by the same moves, asking all the time; gives all that was answered."""
    secrets, chance = SECRETS[game], Fast(seed * 31 + 5)
    seats = secrets.SEATS[0]
    seat = chance.below(seats)
    rig = secrets.pick_rig(what, 0, seats, seat, chance)
    guide = BotGuide(game, seed) if seed % 2 else Guide()
    heard: list[bytes] = []
    async with inside(folder / "a", now=now) as one, inside(folder / "b", now=now) as other:
        first = await open_world(one, game, seats, NEVER)
        second = await open_world(other, game, seats, rig)
        for step in range(most):
            course = first.course
            space = range(step % STRIDE, course.game.space(course.public), STRIDE)
            texts = ["nonsense", *(course.game.write(course.public, move) for move in space)]
            texts = texts[:: 1 + len(texts) // MOST]
            answers = await ask_why(one, first, seat, texts)
            assert answers == await ask_why(other, second, seat, texts), step
            heard += answers
            move = choose([first, second], guide, chance)
            states = [world.course.playing.state for world in (first, second)]
            if move is None or secrets.exposes(states[0], states[1], seat, move):
                break
            for world in (first, second):
                await make_move(world, move)
    return heard


@pytest.mark.usefixtures("rigged")
@pytest.mark.parametrize(("game", "what"), CASES)
def test_a_seat_is_given_the_same_reasons_in_twin_deals(
    game: str, what: int, tmp_path: Path
) -> None:
    heard = [
        answer
        for seed in range(2)
        for answer in asyncio.run(compare(tmp_path / str(seed), game, what, seed, most=12))
    ]

    assert any(b'"code":"not-asked"' in answer for answer in heard)
    assert any(b'"clause":"' in answer and b'"clause":""' not in answer for answer in heard)
