"""Lost, slow and returning connections: whoever comes back knows what one knows who never left."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from motherlode.core.chance import Fast
from motherlode.server.wire import commands as c
from tests.server.inside import CONFIG, Inside, Wire, inside

TABLES = [("saboteur", 4), ("saboteur2", 5), ("duel", 2), ("goldmine", 3), ("corporation", 3)]
STEPS = 40


async def move(inside: Inside, wires: list[Wire], chance: Fast) -> bool:
    """Whoever is asked makes a random move; says whether somebody was."""
    (room,) = inside.house.rooms.values()
    course = room.table.course
    assert course is not None
    asked = course.asked
    if asked is None:
        return False
    legal = course.legal(asked)
    text = course.game.write(course.public, legal[chance.below(len(legal))])
    answer = await wires[asked].say(c.Move(text=text, expected=room.table.rev))
    assert answer["type"] == "news", answer
    return True


async def claim(wires: list[Wire], inside: Inside, seat: int, chance: Fast) -> None:
    (room,) = inside.house.rooms.values()
    course = room.table.course
    assert course is not None
    if course.asked is None:
        return
    claims = course.game.claims(course.public)
    if claims:
        text = course.game.write_claim(course.public, claims[chance.below(len(claims))])
        assert (await wires[seat].say(c.Claim(text=text)))["type"] == "news"


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
                    await claim(wires, house, step % seats, chance)
            (room,) = house.house.rooms.values()
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
            (room,) = house.house.rooms.values()
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


def test_one_who_was_away_is_played_for_and_gets_the_chair_back(tmp_path: Path) -> None:
    from msgspec.structs import replace

    async def play() -> None:
        config = replace(CONFIG, away_seconds=0.05)
        async with inside(tmp_path, config) as house:
            wires = await house.deal(2, game="duel")
            (room,) = house.house.rooms.values()
            asked = room.table.asked
            assert asked is not None
            await wires[asked].hang_up()
            other = wires[1 - asked]
            await other.until(lambda _: room.table.chairs[asked].bot == "builder")
            await other.until(lambda _: room.table.asked == 1 - asked)

            back = house.wire(wires[asked].token, room.table.id)
            await back.until(lambda _: room.table.chairs[asked].bot is None)

            assert back.messages[0]["you"]["seat"] == asked

    asyncio.run(play())


def test_a_person_who_leaves_is_replaced_and_hears_everything_on_return(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            (room,) = house.house.rooms.values()
            assert (await wires[1].say(c.Leave()))["type"] == "done"
            assert room.table.chairs[1].bot == "builder"
            await wires[1].hang_up()
            chance = Fast(1)
            for _ in range(8):
                (at,) = house.house.rooms.values()
                if at.table.asked == 1:
                    await wires[0].until(lambda _: room.table.asked != 1)
                await move(house, wires, chance)

            back = house.wire(wires[1].token, room.table.id)
            await back.until(lambda wire: bool(wire.frames))
            assert house.bot_on(1) == "builder"
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
