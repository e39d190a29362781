"""Whoever asks for changes sees after each message just what one sees who asks for whole views."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.core.chance import Fast
from motherlode.server.log import entries as e
from motherlode.server.store.base import Append
from motherlode.server.wire import commands as c
from tests.server.house.playing import claim, move
from tests.server.inside import Inside, Wire, inside
from tests.server.wire.completing import in_browser, in_python

TABLES = [
    ("saboteur", 3, {"rounds": "1"}),
    ("saboteur2", 4, {"rounds": "1"}),
    ("duel", 2, {"tie_rounds": "0"}),
    ("goldmine", 3, {"turn_limit": "5"}),
    ("corporation", 2, {}),
]


class Pair:
    """Two connections of one reader, that differ in what they ask for alone."""

    def __init__(self, house: Inside, token: str | None, query: str = "") -> None:
        self.house = house
        self.token = token
        self.query = query
        self.whole: list[bytes] = []
        """What the two were sent, over all connections, but for who is here: they tell each other
        of that, and are each a spectator more."""
        self.changes: list[bytes] = []
        self._wires: list[Wire] = []

    async def connect(self, since: int = 0) -> None:
        """Come, or come back."""
        table = self.house.room.table.id
        for wish in ("", "&changes=1"):
            wire = self.house.wire(self.token, table, f"since={since}{self.query}{wish}")
            await wire.until(lambda wire: bool(wire.frames))
            self._wires.append(wire)

    async def hang_up(self) -> None:
        """Go, having heard everything."""
        rev = self.house.room.table.rev
        for wire, kept in zip(self._wires, (self.whole, self.changes), strict=True):
            await wire.until(lambda wire: wire.rev == rev)
            messages = [msgspec.json.decode(frame) for frame in wire.frames]
            for message in messages:
                message.get("table", {}).pop("spectators", None)
            kept += [msgspec.json.encode(one) for one in messages if one["type"] != "here"]
            await wire.hang_up()
        self._wires = []

    async def come_back(self) -> None:
        """Lose the connection, and find it again."""
        await self.hang_up()
        await self.connect(self.house.room.table.rev - 1)


async def write_elsewhere(house: Inside, chance: Fast) -> None:
    """Another process makes a move at the table; the one here does not know of it."""
    course, table = house.course, house.room.table
    seat = house.asked
    legal = course.legal(seat)
    text = course.game.write(course.public, legal[chance.below(len(legal))])
    moved = e.Moved(at=0.0, seat=seat, move=text, by="person")
    await house.house.around.store.append_all([Append(table.id, table.rev + 1, [e.encode(moved)])])


async def leave_and_return(house: Inside, wires: list[Wire]) -> None:
    """Somebody who is not asked leaves the chair, and takes it back from the stand-in."""
    away = (house.asked + 1) % len(wires)
    assert (await wires[away].say(c.Leave()))["type"] == "done"
    assert (await wires[away].say(c.Back()))["type"] == "done"


async def silence_somebody(house: Inside, wires: list[Wire]) -> None:
    """The host does something that the table hears of, whoever is asked."""
    table = house.room.table
    host = table.seat_of(table.host)
    assert host is not None
    answer = await wires[host].say(c.Silence(seat=(host + 1) % len(wires), silent=True))
    assert answer["type"] == "done"


async def play(house: Inside, wires: list[Wire], pairs: list[Pair]) -> None:
    """A whole game, with all that may happen around it."""
    chance, step = Fast(11), 0
    while await move(house, wires, chance):
        step += 1
        if house.course.asked is None:
            break
        match step % 12:
            case 2:
                await claim(house, wires[step % len(wires)], chance)
            case 4:
                await leave_and_return(house, wires)
            case 6:
                await pairs[step % len(pairs)].come_back()
            case 8 if step < 12:  # noqa: PLR2004 - once is enough
                await write_elsewhere(house, chance)
                await silence_somebody(house, wires)


def seen(messages: list[Any]) -> list[tuple[bytes, bytes]]:
    """The views in messages, to the byte."""
    plays = [message.get("play") or {} for message in messages]
    return [
        (msgspec.json.encode(one.get("view")), msgspec.json.encode(one.get("self")))
        for one in plays
    ]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_whole_game_in_changes_is_the_whole_game(
    game: str, seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    async def run() -> list[Pair]:
        async with inside(tmp_path) as house:
            wires = await house.deal(seats, game=game, options=options)
            pairs = [
                Pair(house, wires[0].token),
                Pair(house, wires[1].token),
                Pair(house, await house.guest()),
                Pair(house, wires[0].token, "&as=spectator"),
            ]
            for pair in pairs:
                await pair.connect()
            await play(house, wires, pairs)
            for pair in pairs:
                await pair.hang_up()
            return pairs

    pairs = asyncio.run(run())

    made = in_browser(tmp_path, [pair.changes for pair in pairs])
    for pair, browsers in zip(pairs, made, strict=True):
        whole = [msgspec.json.decode(frame) for frame in pair.whole]
        assert in_python(pair.changes) == whole
        assert browsers == whole
        assert seen(in_python(pair.changes)) == seen(browsers) == seen(whole)
        assert "end" in whole[-1]["play"]
        sent = [msgspec.json.decode(frame) for frame in pair.changes]
        entire = [message["type"] for message in sent if "view" in (message.get("play") or {})]
        # After what another process did, nobody has a view that could change.
        assert entire.count("table") == 1
        assert set(entire) == {"welcome", "table"}
        assert sum(map(len, pair.changes)) < sum(map(len, pair.whole)) / 2
