"""Lost, slow and returning connections: whoever comes back knows what one knows who never left."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from motherlode.core.chance import Fast
from tests.server.house.playing import claim, move
from tests.server.inside import CONFIG, Inside, Wire, inside

TABLES = [("saboteur", 4), ("saboteur2", 5), ("duel", 2), ("goldmine", 3), ("corporation", 3)]
STEPS = 40


def heard_after(messages: list[Any], rev: int) -> list[Any]:
    """What news after a revision told, step by step."""
    news = [one for one in messages if one["type"] == "news" and one["rev"] > rev]
    kept = ("rev", "seat", "told", "stated")
    return [{key: one[key] for key in kept if key in one} for one in news]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_to_come_back_at_any_revision_is_as_never_to_have_left(
    game: str, seats: int, tmp_path: Path
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(seats, game=game)
            chance = Fast(3)
            for step in range(STEPS):
                await move(house, wires, chance)
                if step % 7 == 3:
                    await claim(house, wires[step % seats], chance)
            room = house.room
            for seat, wire in enumerate(wires):
                await wire.until(lambda wire: wire.rev == room.table.rev)
                for rev in range(1, room.table.rev + 1):
                    await compare(house, wire, room.table.id, rev)
                assert wire.messages[0]["type"] == "welcome", seat

    asyncio.run(play())


async def compare(house: Inside, stayed: Wire, table: str, rev: int) -> None:
    """Come back with a revision, and hold the welcome against what the one who stayed knows."""
    back = house.wire(stayed.token, table, f"since={rev}")
    await back.until(lambda wire: bool(wire.frames))
    welcome = back.messages[0]
    assert welcome["type"] == "welcome"
    assert welcome["missed"] == heard_after(stayed.messages, rev), rev
    last = [one for one in stayed.messages if one.get("play")][-1]
    assert welcome["play"] == last["play"]
    await back.hang_up()


def test_a_reader_that_takes_nothing_is_cut_off_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            room = house.room
            stalled = house.wire(await house.guest(), room.table.id)
            await stalled.until(lambda wire: bool(wire.frames))
            stalled.stall()
            chance = Fast(5)
            for _ in range(CONFIG.limits.outbox_messages + 5):
                if not await move(house, wires, chance):
                    pytest.fail("the game was too short to fill an outbox")
            await stalled.until(lambda _: len(room.readers) == 3)

            back = house.wire(stalled.token, room.table.id, f"since={stalled.rev}")
            await back.until(lambda wire: bool(wire.frames))

            assert back.rev == room.table.rev
            assert len(back.messages[0]["missed"]) > CONFIG.limits.outbox_messages

    asyncio.run(play())
