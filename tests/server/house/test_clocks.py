"""Time that passes: a clock that runs out, tables nobody came to, a house that was away."""

import asyncio
from pathlib import Path

from motherlode.server.house.summing import HOUR
from motherlode.server.wire import commands as c
from tests.server.house.playing import NOW, Clock
from tests.server.inside import CONFIG, inside


def test_when_the_time_is_up_a_bot_moves_and_the_person_keeps_the_chair(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            wires = await house.deal(2, game="duel", pace=5)
            room, asked = house.room, house.asked
            assert wires[0].messages[-1]["play"]["due"] == NOW + 5
            clock.now = NOW + 6
            room.on_change()
            await wires[asked].until(lambda _: room.table.asked != asked)

            news = [one for one in wires[asked].messages if one["type"] == "news"][-1]
            assert (news["seat"], news["by"]) == (asked, "clock")
            assert room.table.chairs[asked].bot is None

    asyncio.run(play())


def test_a_table_that_never_began_is_closed_after_a_while(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            table = await house.open(await house.guest(), game="duel")
            clock.now += CONFIG.waiting_hours * HOUR + 1
            await house.caretaker.sweep()

            assert house.house.rooms[table].table.phase == "closed"

    asyncio.run(play())


def test_a_house_that_starts_again_goes_on_with_its_clocks_and_bots(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            wires = await house.deal(2, game="duel", pace=60)
            asked = house.asked
            await wires[asked].say(c.Leave())
            left = house.room.table
            rev = left.rev
        clock.now += 3600
        async with inside(tmp_path, now=clock) as house:
            await house.caretaker.look()
            again = house.room.table
            watcher = house.wire(wires[asked].token, left.id)
            await watcher.until(lambda _: again.rev > rev)

            assert again.asked == 1 - asked
            assert again.turn_began + 60 >= clock.now

    asyncio.run(play())
