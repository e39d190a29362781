"""What a finished record tells of the next game at a table: nothing about its bots."""

import asyncio
from pathlib import Path

from motherlode.bots.base import Budget
from motherlode.bots.registry import make_bot
from motherlode.core.moves import Moves
from motherlode.core.playing import Playing
from motherlode.core.record import MoveStep, Record, Robot, SecureDeal
from motherlode.core.record_replay import verify_record
from motherlode.games.registry import find_game
from motherlode.server.house.room import Room
from motherlode.server.wire import commands as c
from tests.server.inside import NONCE, Inside, Wire, inside

BOTS = (1, 2)


async def sit_down(house: Inside) -> Wire:
    """A person with two bots, who all are about to play."""
    token = await house.guest()
    table = await house.open(token, game="saboteur", seats=3, options={"rounds": "1"})
    wire = house.wire(token, table)
    await wire.until(lambda wire: bool(wire.frames))
    await wire.say(c.Sit(seat=0, name="Ann"))
    for seat in BOTS:
        await wire.say(c.SeatBot(seat=seat, bot="random"))
    return wire


async def play(wire: Wire, room: Room) -> Record:
    """The person is ready, and makes the first legal move each time; gives the finished record."""
    await wire.say(c.Ready(nonce=NONCE))
    course = room.table.course
    assert course is not None
    while (asked := course.asked) is not None:
        if asked == 0:
            text = course.game.write(course.public, course.legal(0)[0])
            await wire.say(c.Move(text=text, expected=room.table.rev))
        else:
            await wire.until(lambda _, asked=asked: course.asked != asked)  # type: ignore[misc]
    return course.record()


async def two_games(folder: Path) -> tuple[Record, Record]:
    """The records of a game and of its rematch."""
    async with inside(folder) as house:
        wire = await sit_down(house)
        room = house.room
        first = await play(wire, room)
        table = (await wire.say(c.Rematch()))["table"]
        again = house.wire(wire.token, table)
        await again.until(lambda wire: bool(wire.frames))
        return first, await play(again, house.house.rooms[table])


def seeds_of(record: Record) -> list[int]:
    """The bots' seeds that a finished record makes public."""
    seeds = [player.seed for player in record.seats if isinstance(player, Robot)]
    return [seed for seed in seeds if seed is not None]


def foretold(record: Record, seeds: list[int]) -> list[bool]:
    """For each move of a bot, whether a bot with the seed that is tried would have made it."""
    game, moves, right = find_game(record.game), Moves(), []
    playing = Playing(game, game.setup(record.setup), record.deal, record.seats)
    tried = dict(zip(BOTS, seeds, strict=True))
    bots = {seat: make_bot("random", game.name, seat, seed) for seat, seed in tried.items()}
    for step in record.steps:
        assert isinstance(step, MoveStep)
        public, own = playing.state.public, playing.state.own[step.seat]
        move = game.read(public, own, step.text)
        if step.seat in bots:
            game.fill(public, own, moves)
            view = playing.state.view(step.seat)
            right.append(bots[step.seat].choose(view, moves, Budget(seconds=1)) == move)
        playing.play(move)
    return right


def test_the_seeds_of_a_finished_record_do_not_foretell_the_bots_of_the_rematch(
    tmp_path: Path,
) -> None:
    first, second = asyncio.run(two_games(tmp_path))

    # With the right seeds every move is found: an attacker needs nothing else.
    assert all(foretold(second, seeds_of(second)))
    assert not set(seeds_of(first)) & set(seeds_of(second))
    assert not all(foretold(second, seeds_of(first)))


def test_anybody_can_check_that_the_bots_of_a_table_had_the_seeds_of_its_deal(
    tmp_path: Path,
) -> None:
    for record in asyncio.run(two_games(tmp_path)):
        assert isinstance(record.deal, SecureDeal)
        assert record.deal.seeds_bots
        assert verify_record(find_game(record.game), record) is None
