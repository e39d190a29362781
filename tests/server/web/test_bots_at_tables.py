"""Bots at a table, as everyone sees them: a name, a level and a line about each."""

import asyncio
import json
from pathlib import Path
from typing import Any

from motherlode.bots.characters import NAMES, character
from motherlode.server.wire import commands as c
from tests.server.inside import Inside, inside


async def chairs_of(house: Inside, table: str, token: str) -> list[Any]:
    """The chairs as a guest sees them."""
    _, body = await house.ask(token, "GET", f"/api/tables/{table}")
    chairs: list[Any] = json.loads(body)["table"]["chairs"]
    return chairs


def test_bots_have_names_and_lines_of_their_own_that_stay(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            host = await house.guest()
            table = await house.open(host, game="saboteur2", seats=12)
            wire = house.wire(host, table)
            await wire.until(lambda wire: bool(wire.frames))
            await wire.say(c.Sit(seat=3, name="dagna"))
            for seat in [seat for seat in range(12) if seat != 3]:
                await wire.say(c.SeatBot(seat=seat, bot=("novice", "regular")[seat % 2]))
            chairs = await chairs_of(house, table, host)
            assert "character" not in chairs[3]
            bots = [chair for chair in chairs if chair["kind"] == "bot"]
            assert len({chair["name"].casefold() for chair in chairs}) == 12
            assert {chair["name"] for chair in bots} < set(NAMES)
            assert len({chair["character"] for chair in bots}) == 11
            assert all(
                chair["character"] == character(chair["name"], chair["bot"]) for chair in bots
            )

            await wire.say(c.SeatBot(seat=0, bot="regular"))
            now = (await chairs_of(house, table, host))[0]
            assert now["name"] == chairs[0]["name"]
            assert now["character"] != chairs[0]["character"]
        async with inside(tmp_path) as again:
            assert (await chairs_of(again, table, host))[1:] == chairs[1:]

    asyncio.run(play())
