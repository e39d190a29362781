"""Bots that play for people who are not there, and people who come back."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from motherlode.core.chance import Fast
from motherlode.server.wire import commands as c
from tests.server.house.playing import move
from tests.server.inside import CONFIG, inside


def test_one_who_was_away_is_played_for_and_gets_the_chair_back(tmp_path: Path) -> None:
    async def play() -> None:
        config = replace(CONFIG, away_seconds=0.05)
        async with inside(tmp_path, config) as house:
            wires = await house.deal(2, game="duel")
            room, asked = house.room, house.asked
            await wires[asked].hang_up()
            other = wires[1 - asked]
            await other.until(lambda _: room.table.chairs[asked].bot == "regular")
            await other.until(lambda _: room.table.asked == 1 - asked)

            back = house.wire(wires[asked].token, room.table.id)
            await back.until(lambda _: room.table.chairs[asked].bot is None)

            assert back.messages[0]["you"]["seat"] == asked

    asyncio.run(play())


def test_a_person_who_leaves_is_replaced_and_hears_everything_on_return(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            room = house.room
            assert (await wires[1].say(c.Leave()))["type"] == "done"
            assert room.table.chairs[1].bot == "regular"
            await wires[1].hang_up()
            chance = Fast(1)
            for _ in range(8):
                if house.asked == 1:
                    await wires[0].until(lambda _: room.table.asked != 1)
                await move(house, wires, chance)

            back = house.wire(wires[1].token, room.table.id)
            await back.until(lambda wire: bool(wire.frames))
            assert house.bot_on(1) == "regular"
            assert (await back.say(c.Back()))["type"] == "done"

            assert house.bot_on(1) is None
            steps = back.messages[0]["missed"]
            told = [
                event["text"]
                for step in steps
                for event in step.get("told", [])
                if event.get("private")
            ]
            assert any("seat 1" in text for text in told)

    asyncio.run(play())


def test_a_seat_that_is_played_for_chooses_as_one_who_heard_everything(tmp_path: Path) -> None:
    """A stand-in that takes over in mid-game gets all events of its seat, and no others."""

    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            chance = Fast(9)
            for _ in range(12):
                assert await move(house, wires, chance)

            for seat, wire in enumerate(wires):
                heard = house.course.heard(seat)
                assert {event.audience for event in heard} == {-1, seat}
                told = [one["told"] for one in wire.messages if "told" in one]
                assert sum(map(len, told)) == len(heard)

    asyncio.run(play())
