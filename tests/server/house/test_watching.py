"""A screen that everyone looks at: it is told what a spectator is, whoever opened it."""

import asyncio
from pathlib import Path

from motherlode.core.chance import Fast
from motherlode.server.house.guests import invitation_to
from motherlode.server.wire import commands as c
from tests.server.house.playing import move, play_out
from tests.server.inside import NONCE, inside

STEPS = 12
OWN = b'"self":{'


def test_who_has_a_seat_and_wants_to_watch_is_told_what_a_spectator_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            table = house.room.table.id
            eve = house.wire(await house.guest(), table)
            screen = house.wire(wires[0].token, table, "as=spectator")
            for wire in (eve, screen):
                await wire.until(lambda wire: bool(wire.frames))
            chance = Fast(1)
            for _ in range(STEPS):
                await move(house, wires, chance)
            rev = house.room.table.rev
            for wire in (wires[0], eve, screen):
                await wire.until(lambda wire: wire.rev == rev)

            news = [[f for f in wire.frames if b'"news"' in f] for wire in (eve, screen)]
            assert news[0] == news[1]
            assert len(news[0]) == STEPS
            assert screen.messages[0]["you"] == {"seat": None, "host": False}
            assert not any(OWN in frame for frame in screen.frames)
            assert any(OWN in frame for frame in wires[0].frames)

    asyncio.run(play())


def test_a_screen_is_nobody_who_sits_there_and_does_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            screen = house.wire(wires[0].token, house.room.table.id, "as=spectator")
            await screen.until(lambda wire: bool(wire.frames))
            await wires[0].hang_up()

            assert house.room.here() == ([1, 2], 1)
            screen.send('{"type": "leave", "id": "away"}')
            await screen.until(lambda wire: wire.messages[-1].get("code") == "no-guest")

    asyncio.run(play())


def test_a_wish_to_come_as_somebody_else_is_a_fault(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            wire = house.wire(wires[0].token, house.room.table.id, "as=seat1")
            await wire.until(lambda wire: wire.code is not None)

            assert (wire.code, wire.messages[0]["code"]) == (4400, "bad-query")

    asyncio.run(play())


def test_who_was_let_in_to_watch_may_watch_the_rematch(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            token, eve, mallory = [await house.guest() for _ in range(3)]
            table = await house.open(token, game="duel", listed=False, options={"tie_rounds": "0"})
            guest = await house.house.guests.find(eve)
            assert guest is not None
            await house.house.admit(house.room, guest, invitation_to(house.house.secret, table))
            wire = house.wire(token, table)
            await wire.until(lambda wire: bool(wire.frames))
            await wire.say(c.Sit(seat=0, name="Ann"))
            await wire.say(c.SeatBot(seat=1, bot="random"))
            await wire.say(c.Ready(nonce=NONCE))
            await play_out(house, [wire], Fast(4))
            following = (await wire.say(c.Rematch()))["table"]

            lines = [house.wire(one, following, "as=spectator") for one in (eve, mallory)]
            for line in lines:
                await line.until(lambda wire: bool(wire.frames))

            assert lines[0].messages[0]["type"] == "welcome"
            assert lines[1].messages[0]["code"] == "no-table"

    asyncio.run(play())
