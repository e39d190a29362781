"""Asking why tells a seat nothing: over twin deals the answers are the same to the byte.

The seat asks of very many moves at each step, on its turn and on others', by the same requests in
both worlds. (What a move's refusal says is compared frame by frame in `test_twin_traffic`.)
"""

import asyncio
from pathlib import Path

import pytest

from tests.secrecy.test_twin_deals import SECRETS
from tests.server.secrecy.twins import CASES, World, play_twins
from tests.server.secrecy.twins import rigged as rigged

STRIDE = 23
MOST = 30
"""How many moves are asked about at one step."""


async def ask_why(world: World, texts: list[str]) -> list[bytes]:
    """What the seat is answered."""
    answers = []
    for text in texts:
        status, body = await world.ask(world.token, "POST", "/why", {"text": text})
        assert status == 200, body
        answers.append(body)
    return answers


def some_moves(world: World) -> list[str]:
    """Others at each step."""
    course = world.course
    space = range(course.moves_made % STRIDE, course.game.space(course.public), STRIDE)
    texts = ["nonsense", *(course.game.write(course.public, move) for move in space)]
    return texts[:: 1 + len(texts) // MOST]


async def compare(folder: Path, game: str, what: int, seed: int, most: int) -> list[bytes]:
    """Play both worlds by the same moves, asking all the time; gives all that was answered."""
    heard: list[bytes] = []

    async def look(first: World, second: World) -> None:
        texts = some_moves(first)
        answers = await ask_why(first, texts)
        assert answers == await ask_why(second, texts)
        heard.extend(answers)

    seats = SECRETS[game].SEATS[0]
    await play_twins(folder, game, seats, what, seed, most=most, look=look)
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
