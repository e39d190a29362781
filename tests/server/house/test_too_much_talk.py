"""A crowd of talkers: nobody floods a table with many tokens, and spectators silence no player."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from motherlode.server.config import Limits, Rate
from motherlode.server.house.talk import Talk
from motherlode.server.wire import commands as c
from tests.server.house.playing import Clock
from tests.server.house.test_doors import arrive
from tests.server.inside import CONFIG, Inside, Wire, inside
from tests.server.tables.tabling import HOST, Tabling

FOUR = Rate(burst=4, per_second=1)
TWO = Rate(burst=2, per_second=1)
SHORT = replace(CONFIG, limits=replace(CONFIG.limits, table_talk=FOUR, spectator_talk=TWO))


async def said(house: Inside, wire: Wire) -> bool:
    """Whether a line of chat was said."""
    before, heard = house.room.talk, len(wire.frames)
    wire.send('{"type": "say", "text": "hey", "id": "said"}')
    await wire.until(
        lambda wire: any(one["type"] in ("done", "fault") for one in wire.messages[heard:])
    )
    return house.room.talk > before


def test_many_tokens_say_no_more_at_a_table_than_its_spectators_may(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, SHORT, clock) as house:
            wires = await house.deal(2, game="duel")
            table = house.room.table.id
            crowd = [await arrive(house.wire(await house.guest(), table)) for _ in range(6)]

            assert [await said(house, one) for one in crowd] == [True] * 2 + [False] * 4
            # The players have words of their own.
            assert [await said(house, wires[turn % 2]) for turn in range(5)] == [True] * 4 + [False]
            clock.now += 1
            assert [await said(house, one) for one in crowd] == [True] + [False] * 5

    asyncio.run(play())


def test_who_was_silenced_takes_no_words_from_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, SHORT, Clock()) as house:
            wires = await house.deal(2, game="duel")
            await wires[0].say(c.Silence(seat=1, silent=True))
            for _ in range(6):
                assert (await wires[1].say(c.Say(text="hm")))["code"] == "silent"

            assert [await said(house, wires[0]) for _ in range(5)] == [True] * 4 + [False]

    asyncio.run(play())


def test_an_address_has_only_so_many_words_at_all_tables_together() -> None:
    plenty = Rate(burst=100, per_second=1)
    limits = Limits(talk=plenty, address_talk=FOUR, table_talk=plenty, spectator_talk=plenty)
    talk, table = Talk(limits, Clock()), Tabling().table

    spoken = [talk.may_speak(table, f"guest {number}", "here") for number in range(6)]

    assert spoken == [True] * 4 + [False] * 2
    assert not talk.may_report("guest 9", "here")
    assert talk.may_speak(table, "guest 9", "elsewhere")


def test_a_host_without_a_chair_speaks_with_the_players_words() -> None:
    limits = Limits(spectator_talk=Rate(burst=1, per_second=1))
    talk, table = Talk(limits, Clock()), Tabling().table

    assert talk.may_speak(table, "eve", "there")
    assert not talk.may_speak(table, "adam", "elsewhere")
    assert talk.may_speak(table, HOST, "here")
