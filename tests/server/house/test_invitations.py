"""Who finds a table that is not listed."""

import asyncio
from pathlib import Path

import pytest

from motherlode.server.house.guests import invitation_to
from motherlode.server.tables.refusing import Refusal
from tests.server.inside import inside


def test_a_table_that_is_not_listed_is_entered_by_invitation_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            host, friend = await house.guest(), await house.guest()
            table = await house.open(host, game="duel", listed=False)
            room = house.room
            stranger = house.wire(friend, table)
            await stranger.until(lambda wire: wire.code is not None)
            assert (stranger.code, stranger.messages[0]["code"]) == (4404, "no-table")
            guest = await house.house.guests.find(friend)
            assert guest is not None
            with pytest.raises(Refusal, match="not the invitation"):
                await house.house.admit(room, guest, "a guess")
            await house.house.admit(room, guest, invitation_to(house.house.secret, table))

            inside_now = house.wire(friend, table)
            await inside_now.until(lambda wire: bool(wire.frames))

            assert inside_now.messages[0]["type"] == "welcome"

    asyncio.run(play())
