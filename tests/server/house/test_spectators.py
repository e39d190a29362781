"""Those without a chair: told apart by numbers, kept in order by the host, bounded in number."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from motherlode.server.house.watching import spectator_number
from motherlode.server.tables.refusing import REMOVED
from motherlode.server.wire import commands as c
from tests.server.house.playing import number_of, watch
from tests.server.house.test_doors import arrive, sent_out
from tests.server.inside import CONFIG, Inside, Wire, inside

FEW = replace(CONFIG, limits=replace(CONFIG.limits, spectators=5, spectators_per_address=3))
NO_PLACE = "All places from which this table can be watched are taken."
NO_PLACE_HERE = "As many people watch this table from your address as may."


def watching(host: Wire) -> list[Any]:
    """Whom the host sees watching, as new as the last message."""
    told: list[Any] = []
    for message in host.messages:
        if message["type"] in ("welcome", "table"):
            told = message["you"].get("watching", [])
        elif message["type"] == "here":
            told = message.get("watching", [])
    return told


async def with_two(house: Inside) -> tuple[list[Wire], list[Wire]]:
    """A game of two, and two who watch it."""
    wires = await house.deal(2, game="duel")
    table = house.room.table.id
    eve = await watch(house, table)
    return wires, [eve, await watch(house, table, eve)]


# Numbers


def test_spectators_are_told_apart_by_the_numbers_of_what_they_say(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires, watchers = await with_two(house)
            for wire in watchers:
                await wire.say(c.Say(text="hello"))
            await wires[0].say(c.Say(text="hush"))

            said = [one["saying"] for one in wires[0].messages if one["type"] == "said"]
            numbers = [number_of(wire) for wire in watchers]
            assert [line.get("spectator") for line in said] == [*numbers, None]
            assert [line["seat"] for line in said] == [None, None, 0]
            assert said[0]["name"] == f"spectator {numbers[0]}"
            assert len(set(numbers)) == 2
            assert all(number in range(1000, 10_000) for number in numbers)

    asyncio.run(play())


def test_a_number_outlives_a_restart_and_is_another_at_another_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            eve = await house.guest()
            tables = [await house.open(await house.guest(), game="duel") for _ in range(4)]
            first = [number_of(await arrive(house.wire(eve, table))) for table in tables]
        async with inside(tmp_path) as house:
            again = [number_of(await arrive(house.wire(eve, table))) for table in tables]

        assert again == first
        assert len(set(first)) > 1

    asyncio.run(play())


def test_a_number_depends_on_the_secret_of_the_store() -> None:
    numbers = {spectator_number(bytes([one]), "table", "guest") for one in range(40)}
    assert len(numbers) > 30


def test_the_host_alone_is_told_who_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires, watchers = await with_two(house)
            table = house.room.table.id
            screen = await arrive(house.wire(wires[0].token, table, "as=spectator"))
            nobody = await arrive(house.wire(None, table))
            await wires[0].until(lambda host: host.messages[-1].get("spectators") == 4)
            told = [one["number"] for one in watching(wires[0])]
            assert told == sorted(told)
            assert set(told) == {number_of(wire) for wire in watchers}

            await wires[0].say(c.Silence(spectator=told[0], silent=True))
            await watchers[1].hang_up()
            await wires[0].until(lambda host: len(watching(host)) == 1)

            for wire in (wires[1], *watchers, screen, nobody):
                assert not any(b'"watching"' in frame for frame in wire.frames)

    asyncio.run(play())


def test_one_who_speaks_without_a_connection_is_told_to_the_host_and_can_be_removed(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(2, game="duel")
            eve, table = await house.guest(), house.room.table.id
            chat = f"/api/tables/{table}/chat"
            assert (await house.ask(eve, "POST", chat, {"text": "boo"}))[0] == 200
            await wires[0].until(lambda host: len(watching(host)) == 1)
            (spectator,) = watching(wires[0])
            await wires[0].say(c.Remove(spectator=spectator["number"]))

            status, body = await house.ask(eve, "POST", chat, {"text": "boo"})
            assert (status, json.loads(body)["sentence"]) == (403, REMOVED)
            await wires[0].until(lambda host: watching(host) == [])

    asyncio.run(play())


# Order


def test_a_spectator_who_is_removed_has_to_go_and_the_other_stays(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires, (eve, adam) = await with_two(house)
            screen = await arrive(house.wire(eve.token, house.room.table.id, "as=spectator"))
            await wires[0].say(c.Remove(spectator=number_of(eve)))

            for wire in (eve, screen):
                assert await sent_out(wire) == (4403, "removed", REMOVED)
            assert (await adam.say(c.Say(text="hm")))["type"] == "done"
            assert (await sent_out(house.wire(eve.token, house.room.table.id)))[1] == "removed"

    asyncio.run(play())


def test_a_silenced_spectator_has_no_word_after_a_restart_either(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires, (eve, adam) = await with_two(house)
            table, number = house.room.table.id, number_of(eve)
            await wires[0].say(c.Silence(spectator=number, silent=True))
            assert (await eve.say(c.Say(text="hm")))["code"] == "silent"
            assert (await adam.say(c.Say(text="hm")))["type"] == "done"
            assert {"number": number, "silent": True} in watching(wires[0])
        async with inside(tmp_path) as house:
            host = await arrive(house.wire(wires[0].token, table))
            again = await arrive(house.wire(eve.token, table))
            assert (await again.say(c.Say(text="hm")))["code"] == "silent"
            await host.say(c.Silence(spectator=number, silent=False))
            assert (await again.say(c.Say(text="thanks")))["type"] == "done"

    asyncio.run(play())


def test_who_was_silenced_does_not_speak_again_by_sitting_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            tokens = [await house.guest() for _ in range(2)]
            table = await house.open(tokens[0], game="duel")
            host, eve = [await arrive(house.wire(token, table)) for token in tokens]
            await host.say(c.Silence(spectator=number_of(eve), silent=True))
            await eve.say(c.Sit(seat=0, name="Eve"))
            assert (await eve.say(c.Say(text="hm")))["code"] == "silent"
            assert house.room.scene().info.chairs[0].silent
            await host.say(c.Silence(seat=0, silent=False))
            assert (await eve.say(c.Say(text="ah")))["type"] == "done"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (c.Remove(), "Name either a seat or a spectator."),
        (c.Remove(seat=1, spectator=1234), "Name either a seat or a spectator."),
        (c.Silence(silent=True), "Name either a seat or a spectator."),
        (c.Silence(seat=1, spectator=1234, silent=True), "Name either a seat or a spectator."),
    ],
)
def test_whom_the_host_does_not_name_well_nothing_happens_to(
    tmp_path: Path, command: c.Remove | c.Silence, sentence: str
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires, _ = await with_two(house)
            rev = house.room.table.rev
            assert (await wires[0].say(command))["sentence"] == sentence
            assert house.room.table.rev == rev

    asyncio.run(play())


def test_a_number_that_nobody_has_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires, watchers = await with_two(house)
            taken = {number_of(wire) for wire in watchers}
            free = next(number for number in range(1000, 1009) if number not in taken)
            sentence = f"There is no spectator {free} at this table."
            for command in (c.Remove(spectator=free), c.Silence(spectator=free, silent=True)):
                assert (await wires[0].say(command))["sentence"] == sentence

    asyncio.run(play())


def test_only_the_host_keeps_spectators_in_order_and_not_themselves(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            token = await house.guest()
            table = await house.open(token, game="duel")
            host = await arrive(house.wire(token, table))
            eve, own = await watch(house, table, host), number_of(host)

            assert (await host.say(c.Remove(spectator=own)))["code"] == "yourself"
            assert (await eve.say(c.Remove(spectator=own)))["code"] == "not-host"
            await eve.say(c.Sit(seat=0, name="Eve"))
            refused = await host.say(c.Remove(spectator=number_of(eve)))
            assert refused["code"] == "no-spectator"

    asyncio.run(play())


# Places


def test_one_address_does_not_take_all_places_from_which_a_table_is_watched(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with inside(tmp_path, FEW) as house:
            wires = await house.deal(2, game="duel")
            table = house.room.table.id
            greedy = [house.wire(None, table, address="192.0.2.1") for _ in range(4)]
            for wire in greedy:
                await arrive(wire)
            turned_away = [wire for wire in greedy if wire.messages[0]["type"] == "fault"]
            (fourth,) = turned_away
            assert await sent_out(fourth) == (4429, "full", NO_PLACE_HERE)

            others = [await arrive(house.wire(None, table, address="192.0.2.2")) for _ in range(3)]
            kinds = [wire.messages[0]["type"] for wire in others]
            assert kinds == ["welcome", "welcome", "fault"]
            assert (await sent_out(others[2]))[2] == NO_PLACE
            # Whoever has a chair has a place, from wherever they come.
            back = await arrive(house.wire(wires[1].token, table, address="192.0.2.1"))
            assert back.messages[0]["type"] == "welcome"

    asyncio.run(play())


def test_the_host_of_a_table_is_let_in_however_many_watch_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, FEW) as house:
            token = await house.guest()
            table = await house.open(token, game="duel")
            for number in range(5):
                await arrive(house.wire(None, table, address=f"192.0.2.{number}"))
            host = await arrive(house.wire(token, table))
            assert host.messages[0]["type"] == "welcome"

    asyncio.run(play())


def test_who_sits_down_leaves_their_place_to_one_who_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, FEW) as house:
            table = await house.open(await house.guest(), game="duel")
            wires = [await arrive(house.wire(await house.guest(), table)) for _ in range(3)]
            full = await arrive(house.wire(None, table))
            assert full.messages[0]["type"] == "fault"
            await wires[0].say(c.Sit(seat=0, name="Ann"))
            late = await arrive(house.wire(None, table))
            assert late.messages[0]["type"] == "welcome"

    asyncio.run(play())
