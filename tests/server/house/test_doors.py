"""Who has to go hears why and hears no more; a door that was shut stays shut."""

import asyncio
import json
from pathlib import Path
from typing import Any

from motherlode.core.chance import Fast
from motherlode.server.house.guests import invitation_to
from motherlode.server.tables.refusing import REMOVED, SHUT
from motherlode.server.wire import commands as c
from tests.server.house.playing import move, play_out
from tests.server.inside import NONCE, Inside, Wire, inside

LONG = 20
"""Seconds that a poll waits at most."""


async def arrive(wire: Wire) -> Wire:
    """Wait for the first word."""
    await wire.until(lambda wire: bool(wire.frames))
    return wire


async def sent_out(wire: Wire) -> tuple[int | None, str, str]:
    """Wait until a connection is closed; why, by number, code and sentence."""
    await wire.until(lambda wire: wire.code is not None)
    last = wire.messages[-1]
    return wire.code, last["code"], last["sentence"]


async def invited(house: Inside, token: str, table: str) -> tuple[int, Any]:
    """Fetch the link to a table."""
    status, body = await house.ask(token, "POST", f"/api/tables/{table}/invitation", {})
    return status, json.loads(body)


async def enter(house: Inside, token: str, table: str, invitation: str) -> tuple[int, Any]:
    """Show an invitation."""
    body = {"invitation": invitation}
    status, answer = await house.ask(token, "POST", f"/api/tables/{table}/entry", body)
    return status, json.loads(answer)


# Removal


def test_who_is_removed_is_told_why_and_hears_nothing_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            table = house.room.table.id
            second = await arrive(house.wire(wires[2].token, table))
            screen = await arrive(house.wire(wires[2].token, table, "as=spectator"))
            assert (await wires[0].say(c.Remove(seat=2)))["type"] == "done"

            for wire in (wires[2], second, screen):
                assert await sent_out(wire) == (4403, "removed", REMOVED)
            heard = [len(wire.frames) for wire in (wires[2], second, screen)]
            while house.asked == 2:
                await asyncio.sleep(0.01)
            await move(house, wires, Fast(1))
            await wires[0].say(c.Say(text="among ourselves"))
            assert [len(wire.frames) for wire in (wires[2], second, screen)] == heard
            assert house.bot_on(2) is not None
            assert house.room.here() == ([0, 1], 0)

    asyncio.run(play())


def test_a_poll_of_one_who_is_removed_ends_with_the_reason(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            table, rev = house.room.table.id, house.room.table.rev
            path = f"/api/tables/{table}?since={rev}&wait={LONG}"
            polling = asyncio.create_task(house.ask(wires[2].token, "GET", path))
            while not house.room._pollers:
                await asyncio.sleep(0)
            await wires[0].say(c.Remove(seat=2))

            status, body = await polling
            assert (status, json.loads(body)["sentence"]) == (403, REMOVED)

    asyncio.run(play())


def test_who_was_removed_does_not_come_back_to_a_table_that_all_may_find(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            token, table = wires[2].token, house.room.table.id
            assert token is not None
            _, link = await invited(house, token, table)
            await wires[0].say(c.Remove(seat=2))

            for query in ("", "as=spectator"):
                assert await sent_out(house.wire(token, table, query)) == (4403, "removed", REMOVED)
            for path in ("", "/record", "/claims"):
                status, body = await house.ask(token, "GET", f"/api/tables/{table}{path}")
                assert (status, json.loads(body)["sentence"]) == (403, REMOVED)
            status, fault = await enter(house, token, table, link["invitation"])
            assert (status, fault["sentence"]) == (409, REMOVED)

    asyncio.run(play())


def test_an_invitation_does_not_let_in_again_who_was_removed(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            host, friend = await house.guest(), await house.guest()
            table = await house.open(host, game="duel", listed=False)
            link = (await invited(house, host, table))[1]
            await enter(house, friend, table, link["invitation"])
            wires = [await arrive(house.wire(token, table)) for token in (host, friend)]
            await wires[1].say(c.Sit(seat=0, name="Ann"))
            await wires[0].say(c.Remove(seat=0))
            assert (await sent_out(wires[1]))[0] == 4403

            status, fault = await enter(house, friend, table, link["invitation"])
            assert (status, fault["code"]) == (409, "removed")
            assert (await sent_out(house.wire(friend, table)))[1:] == ("removed", REMOVED)
            assert (await invited(house, friend, table))[0] == 403

    asyncio.run(play())


def test_who_is_removed_while_coming_in_does_not_come_in(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            read, gate = house.house.chat, asyncio.Event()

            async def slowly(room: Any) -> Any:
                await gate.wait()
                return await read(room)

            house.house.chat = slowly  # type: ignore[method-assign]
            late = house.wire(wires[2].token, house.room.table.id)
            poll = f"/api/tables/{house.room.table.id}"
            polling = asyncio.create_task(house.ask(wires[2].token, "GET", poll))
            await asyncio.sleep(0.05)
            await wires[0].say(c.Remove(seat=2))
            gate.set()

            assert await sent_out(late) == (4403, "removed", REMOVED)
            assert len(late.frames) == 1
            assert (await polling)[0] == 403

    asyncio.run(play())


def test_who_was_removed_is_not_let_in_to_the_rematch(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await over(house)
            eve = await arrive(house.wire(await house.guest(), house.room.table.id))
            await wires[0].say(c.Remove(seat=1))
            await wires[0].say(c.Remove(spectator=eve.messages[0]["you"]["spectator"]))
            following = (await wires[0].say(c.Rematch()))["table"]

            for wire in (wires[1], eve):
                again = house.wire(wire.token, following)
                assert (await sent_out(again))[1:] == ("removed", REMOVED)

    asyncio.run(play())


def test_who_asks_for_a_rematch_while_being_removed_gets_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await over(house)
            room = house.room
            guest = await house.house.guests.find(wires[1].token)
            assert guest is not None
            async with room._inbox:
                removing = asyncio.create_task(wires[0].say(c.Remove(seat=1)))
                await asyncio.sleep(0.05)
                asking = asyncio.create_task(house.house.rematch(room, guest))
                await asyncio.sleep(0.05)

            assert (await removing)["type"] == "done"
            (refused,) = await asyncio.gather(asking, return_exceptions=True)
            assert isinstance(refused, Exception)
            assert room.table.next is None

    asyncio.run(play())


async def over(house: Inside) -> list[Wire]:
    """A game of two that is over."""
    wires = await house.deal(2, game="duel", options={"tie_rounds": "0"})
    await play_out(house, wires, Fast(4))
    return wires


# The door


def test_a_shut_door_keeps_out_all_but_those_who_sit_or_were_let_in(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            table = house.room.table.id
            screen = await arrive(house.wire(wires[1].token, table, "as=spectator"))
            passer_by = await arrive(house.wire(await house.guest(), table))
            nobody = await arrive(house.wire(None, table))
            path = f"/api/tables/{table}?since={house.room.table.rev}&wait={LONG}"
            polling = asyncio.create_task(house.ask(None, "GET", path))
            while not house.room._pollers:
                await asyncio.sleep(0)
            assert (await wires[1].say(c.Door()))["code"] == "not-host"
            assert (await wires[0].say(c.Door()))["type"] == "done"

            for wire in (passer_by, nobody):
                assert await sent_out(wire) == (4403, "shut", SHUT)
            assert (await polling)[0] == 404
            assert (await sent_out(house.wire(passer_by.token, table)))[1] == "no-table"
            await wires[2].say(c.Say(text="only we"))
            for wire in (*wires, screen):
                await wire.until(lambda wire: any(one["type"] == "said" for one in wire.messages))
            assert json.loads((await house.ask(None, "GET", "/api/tables"))[1])["tables"] == []
            now = [one for one in screen.messages if one["type"] == "table"][-1]["table"]
            assert (now["listed"], now["door"], now["spectators"]) == (False, 1, 1)

    asyncio.run(play())


def test_each_time_the_door_is_shut_another_invitation_is_good(tmp_path: Path) -> None:
    async def play() -> None:
        links: list[str] = []
        async with inside(tmp_path) as house:
            host = await house.guest()
            table = await house.open(host, game="duel", listed=False)
            for _ in range(3):
                links.append((await invited(house, host, table))[1]["invitation"])
                await house.ask(host, "POST", f"/api/tables/{table}/door", {})
            friend = await house.guest()
            await enter(house, friend, table, links[-1])
        async with inside(tmp_path) as house:
            links.append((await invited(house, host, table))[1]["invitation"])
            stranger = await house.guest()

            assert len(set(links)) == 4
            for link in links[:-1]:
                assert (await enter(house, stranger, table, link))[1]["code"] == "no-invitation"
            assert (await enter(house, stranger, table, links[-1]))[0] == 200
            welcome = (await arrive(house.wire(stranger, table))).messages[0]
            assert welcome["type"] == "welcome"

    asyncio.run(play())


def test_who_was_let_in_stays_when_the_door_is_shut(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            host, friend, rose = [await house.guest() for _ in range(3)]
            table = await house.open(host, game="duel", listed=False)
            link = (await invited(house, host, table))[1]
            wires = []
            for token in (host, friend, rose):
                await enter(house, token, table, link["invitation"])
                wires.append(await arrive(house.wire(token, table)))
            await wires[2].say(c.Sit(seat=0, name="Ann"))
            await wires[0].say(c.Door())
            await wires[2].say(c.Leave())
            await wires[1].say(c.Say(text="still here"))

            for wire in wires:
                await wire.until(lambda wire: wire.messages[-1]["type"] in ("said", "done"))
                assert wire.code is None

    asyncio.run(play())


def test_an_invitation_that_is_shown_while_the_door_is_shut_is_worth_nothing(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            host, friend = await house.guest(), await house.guest()
            table = await house.open(host, game="duel", listed=False)
            link = (await invited(house, host, table))[1]
            wire = await arrive(house.wire(host, table))
            async with house.room._inbox:
                shutting = asyncio.create_task(wire.say(c.Door()))
                await asyncio.sleep(0.05)
                coming = asyncio.create_task(enter(house, friend, table, link["invitation"]))
                await asyncio.sleep(0.05)

            assert (await shutting)["type"] == "done"
            assert (await coming)[1]["code"] == "no-invitation"

    asyncio.run(play())


def test_a_table_whose_door_was_never_shut_has_the_invitation_it_always_had() -> None:
    assert invitation_to(b"a secret", "aTable") == "5C2DLJPItCnYbgCQTcKViw"
    assert invitation_to(b"a secret", "aTable", 0) == invitation_to(b"a secret", "aTable")
    assert invitation_to(b"a secret", "aTable", 1) != invitation_to(b"a secret", "aTable")


def test_who_sat_down_at_a_listed_table_stays_let_in_after_rising(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            host, ann = await house.guest(), await house.guest()
            table = await house.open(host, game="duel")
            wires = [await arrive(house.wire(token, table)) for token in (host, ann)]
            await wires[1].say(c.Sit(seat=0, name="Ann"))
            await wires[0].say(c.Door())
            await wires[1].say(c.Leave())
            await wires[1].hang_up()

            back = await arrive(house.wire(ann, table))
            assert back.messages[0]["type"] == "welcome"
            await back.say(c.Sit(seat=1, name="Ann"))
            await back.say(c.Ready(nonce=NONCE))

    asyncio.run(play())
