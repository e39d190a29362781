"""What is due at tables that nobody is at: seen to in its order, in a house that was shut, too."""

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from motherlode.core.chance import Fast
from motherlode.server.house import caretaker as caretaking
from motherlode.server.house.caretaker import IDLE
from motherlode.server.house.summing import HOUR
from motherlode.server.wire import commands as c
from tests.server.house.playing import Clock, move
from tests.server.inside import CONFIG, NONCE, Inside, inside


async def deal_with_bots(house: Inside) -> str:
    """A table where a person has just made a move, and bots are to go on; nobody is there."""
    token = await house.guest()
    table = await house.open(token, game="saboteur", seats=3, options={"rounds": "1"})
    wire = house.wire(token, table)
    await wire.until(lambda wire: bool(wire.frames))
    await wire.say(c.Sit(seat=0, name="Ann"))
    for seat in (1, 2):
        await wire.say(c.SeatBot(seat=seat, bot="random"))
    await wire.say(c.Ready(nonce=NONCE))
    await wire.hang_up()
    return table


async def phase_of(house: Inside, table: str) -> str:
    """What is noted of a table."""
    await house.house.around.store.check()
    noted = await house.house.around.store.tables(("waiting", "playing", "over", "closed"))
    return dict(noted)[table].phase


def test_a_house_opens_without_reading_a_table_and_then_goes_on_with_all(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            tables = [await deal_with_bots(house) for _ in range(3)]
        clock.now += CONFIG.away_seconds + 1
        hasty = replace(CONFIG, away_seconds=0.01)
        async with inside(tmp_path, hasty, now=clock, steady=time.monotonic) as house:
            assert not house.house.rooms
            await house.caretaker.look()
            assert set(house.house.rooms) == set(tables)
            async with asyncio.timeout(30):
                while any(room.table.phase == "playing" for room in house.house.rooms.values()):
                    await asyncio.sleep(0.01)
            assert [await phase_of(house, table) for table in tables] == ["over"] * 3

    asyncio.run(play())


def test_so_many_tables_are_out_alone_and_the_first_due_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        clock = Clock()
        config = replace(CONFIG, away_seconds=1000)
        async with inside(tmp_path, config, now=clock) as house:
            tables = []
            for pace in (300, 100, 200):
                wires = await house.deal(2, game="duel", pace=pace)
                tables.append(max(house.house.rooms.values(), key=lambda r: r.table.made_at))
                clock.now += 0.001
                for wire in wires:
                    await wire.hang_up()
            ids = [room.table.id for room in tables]
        clock.now += 1000
        monkeypatch.setattr(caretaking, "MOST_ALONE", 2)
        async with inside(tmp_path, config, now=clock) as house:
            await house.caretaker.look()
            assert set(house.house.rooms) == {ids[1], ids[2]}
            monkeypatch.setattr(caretaking, "MOST_ALONE", 200)
            await house.caretaker.look()
            assert set(house.house.rooms) == set(ids)

    asyncio.run(play())


def test_a_table_that_never_began_is_closed_though_it_was_put_away(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            table = await house.open(await house.guest(), game="duel")
            clock.now += IDLE + 1
            await house.caretaker.sweep()
            assert not house.house.rooms
            await house.caretaker.look()
            assert not house.house.rooms
            clock.now += CONFIG.waiting_hours * HOUR
            await house.caretaker.look()

            assert not house.house.rooms
            assert await phase_of(house, table) == "closed"

    asyncio.run(play())


def test_what_a_bot_owes_is_not_forgotten_when_the_process_is_killed(tmp_path: Path) -> None:
    """Whatever was noted last: since then something has happened, so the table is due."""

    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            wires = await house.deal(2, game="duel", pace=7 * 24 * 3600)
            room, store = house.room, house.house.around.store
            room.settle()
            await store.check()
            assert await store.due(clock.now + 1) == []
            await move(house, wires, Fast(1))
            due = await store.due(clock.now + 1)
            assert [one.table_id for one in due] == [room.table.id]

    asyncio.run(play())


def test_to_look_at_ones_tables_takes_none_of_them_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, replace(CONFIG, away_seconds=60)) as house:
            token = await house.guest()
            for _ in range(5):
                table = await house.open(token, game="duel")
                wire = house.wire(token, table)
                await wire.say(c.Sit(seat=0, name="Ann"))
                await wire.hang_up()
        async with inside(tmp_path) as house:
            status, body = await house.ask(token, "GET", "/api/me")
            assert (status, body.count(b'"waiting"')) == (200, 5)
            status, body = await house.ask(None, "GET", "/api/tables")
            assert (status, body.count(b'"Ann"')) == (200, 5)
            assert not house.house.rooms

    asyncio.run(play())
