"""Hints tell a seat nothing: over twin deals the answers are the same to the byte.

The seat asks at each step, on its turn and on others', by the same requests in both worlds, whose
bots think in processes of their own.
"""

import asyncio
from pathlib import Path

import pytest

from motherlode.words.catalogue import languages
from tests.secrecy.test_twin_deals import SECRETS
from tests.server.secrecy.twins import CASES, World, play_twins
from tests.server.secrecy.twins import rigged as rigged

LANGUAGES = languages()


async def compare(folder: Path, game: str, what: int, seed: int, most: int) -> list[bytes]:
    """Play both worlds by the same moves, asking all the time; gives all that was answered."""
    heard: list[bytes] = []

    async def look(first: World, second: World) -> None:
        wish = {"language": LANGUAGES[len(heard) % len(LANGUAGES)]}
        answers = [await world.ask(world.token, "POST", "/hint", wish) for world in (first, second)]
        assert answers[0] == answers[1]
        assert answers[0][0] == (200 if first.course.asked == first.seat else 409)
        heard.append(answers[0][1])

    await play_twins(folder, game, SECRETS[game].SEATS[0], what, seed, most=most, look=look)
    return heard


@pytest.mark.usefixtures("rigged")
@pytest.mark.parametrize(("game", "what"), CASES)
def test_a_seat_is_given_the_same_hints_in_twin_deals(game: str, what: int, tmp_path: Path) -> None:
    heard = [
        answer
        for seed in range(2)
        for answer in asyncio.run(compare(tmp_path / str(seed), game, what, seed, most=14))
    ]

    assert any(b'"code":"not-asked"' in answer for answer in heard)
    assert any(b'"reasons":["' in answer for answer in heard)
