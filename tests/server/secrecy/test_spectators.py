"""The numbers of those who watch: they name nobody elsewhere, and only the host has the list."""

import asyncio
import hashlib
from pathlib import Path

from motherlode.server.house.watching import LEAST, MOST, spectator_number
from motherlode.server.wire import commands as c
from tests.server.house.playing import number_of, watch
from tests.server.inside import inside

GUESTS = 400


def test_two_tables_number_the_same_guests_without_anything_in_common() -> None:
    guests = [f"guest {number}" for number in range(GUESTS)]
    one, other = (
        [spectator_number(b"secret", table, guest) for guest in guests] for table in ("a", "b")
    )
    kept = sum(left == right for left, right in zip(one, other, strict=True))
    # By chance alone it is one in twenty times that anyone has the same number twice.
    assert kept <= 2
    assert all(LEAST <= number <= MOST for number in one + other)


def test_without_the_secret_a_number_cannot_be_worked_out() -> None:
    guests = [f"guest {number}" for number in range(GUESTS)]
    real = [spectator_number(b"secret", "table", guest) for guest in guests]
    for guess in (b"", b"another", hashlib.sha256(b"secret").digest()):
        guessed = [spectator_number(guess, "table", guest) for guest in guests]
        assert sum(map(int.__eq__, real, guessed)) <= 2


def test_what_the_host_does_with_spectators_is_told_to_nobody_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(2, game="duel")
            table = house.room.table.id
            eve = await watch(house, table)
            adam = await watch(house, table, eve)
            screen = house.wire(wires[0].token, table, "as=spectator")
            await screen.until(lambda wire: bool(wire.frames))
            number = number_of(eve)
            await wires[0].say(c.Silence(spectator=number, silent=True))
            await wires[0].say(c.Remove(spectator=number))
            await wires[1].say(c.Say(text="what was that?"))
            status, body = await house.ask(adam.token, "GET", f"/api/tables/{table}")

            assert status == 200
            others = [wires[1].frames, adam.frames, screen.frames, [body]]
            named = f'r":{number}'.encode()  # "spectator" or "number"
            assert any(named in frame for frame in wires[0].frames)
            assert not any(named in frame for one in others for frame in one)
            ids = [await house.house.guests.find(wire.token) for wire in (eve, adam)]
            everything = [*wires[0].frames, *eve.frames, *(f for one in others for f in one)]
            assert all(one is not None for one in ids)
            assert not any(str(one).encode() in frame for one in ids for frame in everything)

    asyncio.run(play())
