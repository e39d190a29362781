"""Games that end: their record, and a rematch."""

import asyncio
from pathlib import Path

from motherlode.core.chance import Fast
from motherlode.core.record_replay import verify_record
from motherlode.server.wire import commands as c
from tests.server.house.playing import play_out
from tests.server.inside import NONCE, inside


def test_a_finished_game_has_a_record_that_holds_and_marks_claims(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur", options={"rounds": "1"})
            await wires[1].say(c.Claim(text="I am a digger"))
            await wires[1].say(c.Claim(text="I am a saboteur"))
            await play_out(house, wires, Fast(2))
            await wires[2].until(lambda wire: "end" in (wire.messages[-1].get("play") or {}))
            end = wires[2].messages[-1]["play"]["end"]

            assert sorted(claim["true"] for claim in end["claims"]) == [False, True]
            record = house.course.record()
            assert record.finished
            assert verify_record(house.course.game, record) is None

    asyncio.run(play())


def test_people_and_bots_finish_a_game_and_play_a_rematch(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            token = await house.guest()
            table = await house.open(token, game="duel", options={"tie_rounds": "0"})
            wire = house.wire(token, table)
            await wire.until(lambda wire: bool(wire.frames))
            await wire.say(c.Sit(seat=0, name="Ann"))
            await wire.say(c.SeatBot(seat=1, bot="regular"))
            assert (await wire.say(c.Rematch()))["code"] == "not-now"
            await wire.say(c.Ready(nonce=NONCE))
            await play_out(house, [wire], Fast(4))

            answers = [await wire.say(c.Rematch()), await wire.say(c.Rematch())]

            assert answers[0]["table"] == answers[1]["table"] != table
            following = house.house.rooms[answers[0]["table"]].table
            assert [chair.name for chair in following.chairs] == ["Ann", "Dagna"]
            assert [chair.bot for chair in following.chairs] == [None, "regular"]
            assert following.phase == "waiting"
            assert following.seed != house.house.rooms[table].table.seed

    asyncio.run(play())
