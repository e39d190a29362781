"""Chat, and reports of abuse."""

import asyncio
import json
from pathlib import Path

from msgspec.structs import replace

from motherlode.server.house.caretaker import DAY
from motherlode.server.wire import commands as c
from tests.server.house.playing import Clock
from tests.server.inside import CONFIG, inside


def test_chat_reaches_everyone_late_comers_too_and_is_forgotten_in_time(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            wires = await house.deal(2, game="duel")
            room = house.room
            await wires[1].say(c.Say(text="<b>dig</b>\u202e there"))
            await wires[0].until(lambda wire: wire.messages[-1]["type"] == "said")
            assert wires[0].messages[-1]["saying"]["text"] == "<b>dig</b> there"
            late = house.wire(await house.guest(), room.table.id)
            await late.until(lambda wire: bool(wire.frames))
            assert [line["text"] for line in late.messages[0]["chat"]] == ["<b>dig</b> there"]
            await wires[0].say(c.Silence(seat=1, silent=True))
            assert (await wires[1].say(c.Say(text="hm")))["code"] == "silent"

            clock.now += CONFIG.chat_days * DAY + 1
            await house.caretaker.sweep()

            assert await house.house.chat(room) == []

    asyncio.run(play())


def test_a_line_that_is_sent_again_under_its_id_is_said_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(2, game="duel")
            room = house.room
            for _ in range(3):
                assert (await wires[0].say(c.Say(text="hello", id="one")))["type"] == "done"
            # Another's line, another id, and lines without one are lines of their own.
            await wires[1].say(c.Say(text="hello", id="one"))
            await wires[0].say(c.Say(text="hello", id="two"))
            said = [saying.seat for saying in await house.house.chat(room)]
            assert said == [0, 1, 0]
            assert [one["type"] for one in wires[1].messages].count("said") == 3
            token, table = wires[0].token, room.table.id
        async with inside(tmp_path) as house:
            back = house.wire(token, table)
            await back.until(lambda wire: bool(wire.frames))
            assert (await back.say(c.Say(text="hello", id="one")))["type"] == "done"
            assert len(await house.house.chat(house.room)) == 3

    asyncio.run(play())


def test_a_report_of_abuse_lands_in_the_file_of_whoever_runs_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        place = tmp_path / "reports"
        async with inside(tmp_path, replace(CONFIG, reports=str(place))) as house:
            wires = await house.deal(2, game="duel")
            assert (await wires[0].say(c.Report(text="rude", seat=1)))["type"] == "done"

        (line,) = place.read_text().splitlines()
        report = json.loads(line)
        assert (report["from"], report["about"], report["text"]) == ("Guest 0", "Guest 1", "rude")

    asyncio.run(play())
