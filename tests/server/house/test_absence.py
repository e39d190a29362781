"""Who is gone is gone, whatever strangers do; who asks now and then is here until they stop."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from motherlode.server.house import presence
from tests.server.house.playing import Clock
from tests.server.inside import CONFIG, inside


def test_a_stranger_who_comes_and_goes_does_not_put_the_stand_in_off(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            wires = await house.deal(2, game="duel")
            room, asked = house.room, house.asked
            await wires[asked].hang_up()
            stranger = await house.guest()
            for _ in range(int(CONFIG.away_seconds) // 3 + 1):
                clock.now += 3
                visit = house.wire(stranger, room.table.id)
                await visit.until(lambda wire: bool(wire.frames))
                await visit.hang_up()

            other = wires[1 - asked]
            await other.until(lambda _: room.table.chairs[asked].bot is not None)

    asyncio.run(play())


def test_one_who_last_asked_over_http_and_vanished_is_played_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "POLL_LASTS", 0.05)

    async def play() -> None:
        async with inside(tmp_path, replace(CONFIG, away_seconds=0.05)) as house:
            wires = await house.deal(2, game="duel")
            room, asked = house.room, house.asked
            await wires[asked].hang_up()
            status, _ = await house.ask(wires[asked].token, "GET", f"/api/tables/{room.table.id}")
            assert status == 200
            other = wires[1 - asked]
            await other.until(lambda _: room.table.chairs[asked].bot is not None)

    asyncio.run(play())


def test_one_who_hangs_up_is_gone_whatever_they_asked_before(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            wires = await house.deal(2, game="duel")
            room, asked = house.room, house.asked
            await house.ask(wires[asked].token, "GET", f"/api/tables/{room.table.id}")
            await wires[asked].hang_up()
            assert not room.is_here(asked)
            clock.now += CONFIG.away_seconds + 1
            room.on_change()
            other = wires[1 - asked]
            await other.until(lambda _: room.table.chairs[asked].bot is not None)

    asyncio.run(play())


def test_one_who_goes_on_asking_is_not_played_for(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            wires = await house.deal(2, game="duel")
            room, asked = house.room, house.asked
            await wires[asked].hang_up()
            for _ in range(20):
                clock.now += 30
                await house.ask(wires[asked].token, "GET", f"/api/tables/{room.table.id}")
                room.on_change()
                await asyncio.sleep(0)
            assert house.bot_on(asked) is None

    asyncio.run(play())
