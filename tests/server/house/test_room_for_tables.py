"""How many tables one may open: a guest, an address, everybody; those put away count, too."""

import asyncio
import json
from pathlib import Path

from msgspec.structs import replace

from motherlode.server.config import Config, Limits, Rate
from motherlode.server.house.caretaker import IDLE
from tests.server.house.playing import Clock
from tests.server.inside import CONFIG, Inside, inside


def config(**limits: int | Rate) -> Config:
    """The usual one with other limits."""
    changed: Limits = replace(CONFIG.limits, **limits)
    return replace(CONFIG, limits=changed)


async def opened(house: Inside, address: str, token: str | None = None) -> str:
    """A guest, a new one if none is given, asks for a table; what came of it."""
    guest = token or await house.guest()
    status, body = await house.ask(guest, "POST", "/api/tables", {"game": "duel"}, address)
    return "opened" if status == 201 else str(json.loads(body)["code"])


def test_many_guests_of_one_address_do_not_fill_the_house(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, config(tables_per_address=3)) as house:
            assert [await opened(house, "192.0.2.1") for _ in range(4)] == [*["opened"] * 3, "full"]
            assert await opened(house, "192.0.2.2") == "opened"
            # All of one IPv6 network are one address.
            ours = [f"2001:db8:1:2:{n}::1" for n in range(4)]
            assert [await opened(house, one) for one in ours] == [*["opened"] * 3, "full"]
            assert await opened(house, "2001:db8:1:3::1") == "opened"

    asyncio.run(play())


def test_an_address_opens_tables_no_faster_than_its_rate(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        slow = config(openings_per_address=Rate(burst=2, per_second=0.1))
        async with inside(tmp_path, slow, now=clock) as house:
            assert [await opened(house, "192.0.2.1") for _ in range(3)] == [
                *["opened"] * 2,
                "too-much",
            ]
            assert await opened(house, "192.0.2.2") == "opened"
            clock.now += 11
            assert await opened(house, "192.0.2.1") == "opened"

    asyncio.run(play())


def test_tables_that_are_put_away_are_open_tables_still(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        few = config(tables=3, tables_per_guest=2)
        async with inside(tmp_path, few, now=clock) as house:
            token = await house.guest()
            assert [await opened(house, "192.0.2.1", token) for _ in range(2)] == ["opened"] * 2
            clock.now += IDLE + 1
            await house.caretaker.sweep()
            assert not house.house.rooms
            assert await opened(house, "192.0.2.1", token) == "full"
            assert await opened(house, "192.0.2.1") == "opened"
            assert await opened(house, "192.0.2.1") == "full"
        async with inside(tmp_path, few, now=clock) as house:
            assert await opened(house, "192.0.2.9") == "full"

    asyncio.run(play())
