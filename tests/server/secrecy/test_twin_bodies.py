"""Twin deals over plain HTTP: every answer to a seat is the same to the byte, errors too.

The seat and somebody without a name ask for the table, its news, claims and record while the game
goes on; the seat sends moves that cannot be, claims, and its own moves.
"""

import asyncio
import json
from collections import Counter
from pathlib import Path

import pytest

from tests.secrecy.test_twin_deals import SECRETS
from tests.server.secrecy.twins import CASES, World, play_twins
from tests.server.secrecy.twins import rigged as rigged

READ = ["", "?form=packed", "/events?since=3", "/events?since=5&form=packed"]
READ += ["/claims", "/record", "/replay"]
Answers = list[tuple[str, int, bytes]]
"""What was asked for, the status, and the body."""


async def ask_around(world: World) -> Answers:
    """Everything that can be read of a table, by the seat and by anybody."""
    return [
        (path, *await world.ask(token, "GET", path))
        for token in (world.token, None)
        for path in READ
    ]


async def send_around(world: World) -> Answers:
    """What the seat is answered to moves that are wrong, stale or too early, and to claims."""
    rev, made = world.room.table.rev, world.course.moves_made
    moves = [{"text": text, "expected": rev} for text in world.wrong_moves()]
    moves += [{"text": "nonsense", "expected": wrong} for wrong in (0, rev + 1)]
    _, listed = await world.ask(world.token, "GET", "/claims")
    claims = json.loads(listed)["claims"]
    stated = ["nobody is here", *([claims[made % len(claims)]] if claims else [])]
    sent = [("/moves", body) for body in moves]
    sent += [("/claims", {"text": text}) for text in stated]
    return [(path, *await world.ask(world.token, "POST", path, body)) for path, body in sent]


async def compare(game: str, what: int, number: int, folder: Path) -> Answers:
    """Play both worlds, asking all the time; gives all that was answered."""
    answered: Answers = []

    async def look(first: World, second: World) -> None:
        first.posts = second.posts = True
        assert first.posted == second.posted
        if first.course.asked is None:
            return
        answered.extend(("/moves", *answer) for answer in first.posted[-1:])
        for ask in (send_around, ask_around):
            answers = await ask(first)
            assert answers == await ask(second)
            # Twins have one seed: that nobody is told it must be seen apart.
            seed = first.room.table.seed.encode()
            assert [path for path, _, body in answers if seed in body] == []
            answered.extend(answers)

    seats = SECRETS[game].SEATS[0]
    await play_twins(folder, game, seats, what, number, most=12, look=look)
    return answered


@pytest.mark.usefixtures("rigged")
@pytest.mark.parametrize(("game", "what"), CASES)
def test_a_seat_is_answered_the_same_bytes_in_twin_deals(
    game: str, what: int, tmp_path: Path
) -> None:
    answered = [
        answer
        for number in range(2)
        for answer in asyncio.run(compare(game, what, number, tmp_path / str(number)))
    ]

    statuses = Counter((path.partition("?")[0], status) for path, status, _ in answered)
    for path in ("", "/events", "/claims", "/record"):
        assert statuses[path, 200] >= 4
    assert statuses["/moves", 200] > 0
    assert statuses["/moves", 409] > statuses["/moves", 200]
    assert statuses["/replay", 409] > 0
    assert any(b'"packed":"' in body for _, _, body in answered)
