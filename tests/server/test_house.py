"""Clocks, bots, invitations, chat, rematches, restarts: a house with real files and processes."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from motherlode.core.chance import Fast
from motherlode.core.record_replay import verify_record
from motherlode.server.house.guests import invitation_to
from motherlode.server.house.house import DAY, HOUR
from motherlode.server.tables.refusing import Refusal
from motherlode.server.wire import commands as c
from tests.server.inside import CONFIG, NONCE, Inside, Wire, inside

NOW = 1_800_000_000.0


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


def run(play: Callable[[], Awaitable[None]]) -> None:
    """Run a test's coroutine."""
    asyncio.run(play())  # type: ignore[arg-type]


async def play_out(house: Inside, wires: list[Wire], chance: Fast) -> None:
    """People play randomly to the end; whoever else is at the table plays too."""
    (room,) = house.house.rooms.values()
    course = room.table.course
    assert course is not None
    while (asked := course.asked) is not None:
        if room.table.chairs[asked].bot is not None:
            await wires[0].until(lambda _, asked=asked: course.asked != asked)  # type: ignore[misc]
            continue
        legal = course.legal(asked)
        text = course.game.write(course.public, legal[chance.below(len(legal))])
        await wires[asked].say(c.Move(text=text, expected=room.table.rev))


def test_a_finished_game_has_a_record_that_holds_and_marks_claims(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur", options={"rounds": "1"})
            (room,) = house.house.rooms.values()
            await wires[1].say(c.Claim(text="I am a digger"))
            await wires[1].say(c.Claim(text="I am a saboteur"))
            await play_out(house, wires, Fast(2))
            await wires[2].until(lambda wire: "end" in (wire.messages[-1].get("play") or {}))
            end = wires[2].messages[-1]["play"]["end"]

            assert sorted(claim["true"] for claim in end["claims"]) == [False, True]
            assert room.table.course is not None
            record = room.table.course.record()
            assert record.finished
            assert verify_record(room.table.game, record) is None

    run(play)


def test_when_the_time_is_up_a_bot_moves_and_the_person_keeps_the_chair(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            wires = await house.deal(2, game="duel", pace=5)
            (room,) = house.house.rooms.values()
            asked = room.table.asked
            assert asked is not None
            due = wires[0].messages[-1]["play"]["due"]
            assert due == NOW + 5
            clock.now = NOW + 6
            room.on_change()
            await wires[asked].until(lambda _: room.table.asked != asked)

            news = [one for one in wires[asked].messages if one["type"] == "news"][-1]
            assert (news["seat"], news["by"]) == (asked, "clock")
            assert room.table.chairs[asked].bot is None

    run(play)


def test_people_and_bots_finish_a_game_and_play_a_rematch(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            token = await house.guest()
            table = await house.open(token, game="duel", options={"tie_rounds": "0"})
            wire = house.wire(token, table)
            await wire.until(lambda wire: bool(wire.frames))
            await wire.say(c.Sit(seat=0, name="Ann"))
            await wire.say(c.SeatBot(seat=1, bot="builder"))
            assert (await wire.say(c.Rematch()))["code"] == "not-now"
            await wire.say(c.Ready(nonce=NONCE))
            await play_out(house, [wire], Fast(4))

            answers = [await wire.say(c.Rematch()), await wire.say(c.Rematch())]

            assert answers[0]["table"] == answers[1]["table"] != table
            following = house.house.rooms[answers[0]["table"]].table
            assert [chair.name for chair in following.chairs] == ["Ann", "Dagna"]
            assert [chair.bot for chair in following.chairs] == [None, "builder"]
            assert following.phase == "waiting"
            assert following.seed != house.house.rooms[table].table.seed

    run(play)


def test_a_table_that_is_not_listed_is_entered_by_invitation_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            host, friend = await house.guest(), await house.guest()
            table = await house.open(host, game="duel", listed=False)
            (room,) = house.house.rooms.values()
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

    run(play)


def test_chat_reaches_everyone_late_comers_too_and_is_forgotten_in_time(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            wires = await house.deal(2, game="duel")
            (room,) = house.house.rooms.values()
            await wires[1].say(c.Say(text="<b>dig</b>\u202e there"))
            await wires[0].until(lambda wire: wire.messages[-1]["type"] == "said")
            assert wires[0].messages[-1]["saying"]["text"] == "<b>dig</b> there"
            late = house.wire(await house.guest(), room.table.id)
            await late.until(lambda wire: bool(wire.frames))
            assert [line["text"] for line in late.messages[0]["chat"]] == ["<b>dig</b> there"]
            await wires[0].say(c.Silence(seat=1, silent=True))
            assert (await wires[1].say(c.Say(text="hm")))["code"] == "silent"

            clock.now += CONFIG.chat_days * DAY + 1
            await house.house.sweep()

            assert await house.house.chat(room) == []

    run(play)


def test_a_report_of_abuse_lands_in_the_file_of_whoever_runs_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        place = tmp_path / "reports"
        async with inside(tmp_path, replace(CONFIG, reports=str(place))) as house:
            wires = await house.deal(2, game="duel")
            assert (await wires[0].say(c.Report(text="rude", seat=1)))["type"] == "done"

        (line,) = place.read_text().splitlines()
        report = json.loads(line)
        assert (report["from"], report["about"], report["text"]) == ("Guest 0", "Guest 1", "rude")

    run(play)


def test_a_table_that_never_began_is_closed_after_a_while(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            table = await house.open(await house.guest(), game="duel")
            clock.now += CONFIG.waiting_hours * HOUR + 1
            await house.house.sweep()

            assert house.house.rooms[table].table.phase == "closed"

    run(play)


def test_a_house_that_starts_again_goes_on_with_its_clocks_and_bots(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with inside(tmp_path, now=clock) as house:
            wires = await house.deal(2, game="duel", pace=60)
            (room,) = house.house.rooms.values()
            asked = room.table.asked
            assert asked is not None
            await wires[asked].say(c.Leave())
            rev = room.table.rev
        clock.now += 3600
        async with inside(tmp_path, now=clock) as house:
            again = house.house.rooms[room.table.id]
            watcher = house.wire(wires[asked].token, room.table.id)
            await watcher.until(lambda _: again.table.rev > rev)

            assert again.table.asked == 1 - asked
            assert again.table.turn_began + 60 >= clock.now

    run(play)


def test_a_seat_that_is_played_for_chooses_as_one_who_heard_everything(tmp_path: Path) -> None:
    """A stand-in that takes over in mid-game gets all events of its seat, and no others."""

    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(3, game="saboteur")
            (room,) = house.house.rooms.values()
            course = room.table.course
            assert course is not None
            chance = Fast(9)
            for _ in range(12):
                asked = course.asked
                assert asked is not None
                legal = course.legal(asked)
                text = course.game.write(course.public, legal[chance.below(len(legal))])
                await wires[asked].say(c.Move(text=text, expected=room.table.rev))

            assert course.asked is not None
            for seat in range(3):
                heard = course.heard(seat)
                assert {event.audience for event in heard} == {-1, seat}
                told = [one for wire in [wires[seat]] for one in wire.messages if "told" in one]
                assert sum(len(one["told"]) for one in told) == len(heard)

    run(play)
