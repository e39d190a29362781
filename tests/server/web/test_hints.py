"""Asking the server for a hint: who may, what is answered, and what it costs."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from motherlode.games.registry import GAMES
from motherlode.server.client import Chair, Guest, Refused
from motherlode.server.house.hints import NO_HINT
from motherlode.server.wire import commands as c
from tests.server.inside import Inside, Wire, inside
from tests.server.live import Server, open_table, running

CYRILLIC, SEAT = re.compile(r"[\u0400-\u04ff]"), re.compile(r"[Ss]eat \d|№")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server."""
    with running(tmp_path_factory.mktemp("hints")) as server:
        yield server


def dealt(server: Server, game: str = "duel", seats: int = 2) -> tuple[Chair, Chair]:
    """A table of two people, and bots on the other chairs: who is asked first, and the other."""
    chairs = open_table(server, game, 2, "random", seats=seats)
    for chair in chairs:
        chair.ready()
    while True:
        for chair in chairs:
            if chair.play is not None and chair.play.moves is not None:
                return chair, next(other for other in chairs if other is not chair)
            chair.receive(0.2)


def refused(guest: Guest, table: str) -> tuple[str, str]:
    """Why there is no hint."""
    with pytest.raises(Refused) as problem:
        guest.hint(table, "en")
    return problem.value.code, problem.value.sentence


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_gets_a_legal_move_and_reasons(server: Server, game: str) -> None:
    asked, other = dealt(server, game, 2 if game == "duel" else 3)
    with asked, other:
        assert asked.play is not None
        before = asked.guest.look(asked.id).rev
        move, reasons = asked.guest.hint(asked.id, "en")

        assert move in (asked.play.moves or [])
        assert 1 <= len(reasons) <= 2
        assert all(reason.endswith(".") for reason in reasons)
        assert asked.guest.hint(asked.id, "en") == (move, reasons)
        assert asked.guest.look(asked.id).rev == before
        asked.move(move)


def test_the_same_is_said_in_the_language_of_the_asker_and_nobody_is_a_number(
    server: Server,
) -> None:
    asked, other = dealt(server)
    with asked, other:
        english, ukrainian, russian = (
            asked.guest.hint(asked.id, language) for language in ("en", "uk", "ru")
        )

        assert english[0] == ukrainian[0] == russian[0]
        for _, reasons in (english, ukrainian, russian):
            assert len(reasons) == len(english[1])
            assert not any(SEAT.search(reason) for reason in reasons)
        assert all(CYRILLIC.search(reason) for reason in [*ukrainian[1], *russian[1]])
        assert not any(CYRILLIC.search(reason) for reason in english[1])


def test_a_language_that_is_not_known_is_refused_with_those_that_are(server: Server) -> None:
    asked, other = dealt(server)
    with asked, other:
        with pytest.raises(Refused) as problem:
            asked.guest.hint(asked.id, "de")
        assert (problem.value.code, problem.value.sentence) == (
            "bad-query",
            "language is en or uk or ru.",
        )


def test_who_is_not_asked_is_told_so(server: Server) -> None:
    asked, other = dealt(server)
    with asked, other:
        assert refused(other.guest, other.id) == ("not-asked", "It is not your turn.")


def test_who_has_no_chair_gets_none(server: Server) -> None:
    asked, other = dealt(server)
    with asked, other:
        assert refused(Guest(server.url), asked.id)[0] == "no-chair"


def test_who_has_left_gets_none(server: Server) -> None:
    asked, other = dealt(server)
    with asked, other:
        other.guest.ask("POST", f"/api/tables/{other.id}/leave")
        assert refused(other.guest, other.id)[0] == "away"


def test_before_the_deal_there_is_nothing_to_hint_at(server: Server) -> None:
    (chair,) = open_table(server, "saboteur", 1, "random", seats=3)
    with chair:
        assert refused(chair.guest, chair.id)[0] == "not-playing"


def test_nobody_asks_at_a_table_that_is_hidden_from_them(server: Server) -> None:
    table = Guest(server.url).open("saboteur", listed=False)
    assert refused(Guest(server.url), table)[0] == "no-table"


# What it costs


async def ask(house: Inside, wire: Wire, language: str = "en") -> tuple[int, Any]:
    """Ask for a hint over HTTP."""
    (table,) = house.house.rooms
    wish = {"language": language}
    status, body = await house.ask(wire.token, "POST", f"/api/tables/{table}/hint", wish)
    return status, json.loads(body)


async def make(house: Inside, wire: Wire, move: str) -> None:
    """Make a move."""
    answer = await wire.say(c.Move(text=move, expected=house.room.table.rev))
    assert answer["type"] == "news"


def test_a_position_is_thought_about_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(2, game="duel")
            minds = house.house.around.minds
            wire = wires[house.asked]
            answers = await asyncio.gather(*(ask(house, wire) for _ in range(20)))
            assert all(answer == answers[0] for answer in answers)
            assert (await ask(house, wire, "uk"))[1]["move"] == answers[0][1]["move"]
            assert minds.stats().done == 1

            before = house.asked
            await make(house, wire, answers[0][1]["move"])
            assert house.asked != before
            assert (await ask(house, wires[house.asked]))[0] == 200
            assert minds.stats().done == 2

    asyncio.run(play())


def test_no_bot_is_kept_for_a_hint(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(2, game="duel")
            await ask(house, wires[house.asked])
            assert not any(desk.sent for desk in house.house.around.minds.desks)

    asyncio.run(play())


def test_without_workers_the_table_goes_on_and_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            wires = await house.deal(2, game="duel")
            await house.house.around.minds.close()
            status, said = await ask(house, wires[house.asked])
            assert (status, said["code"], said["sentence"]) == (409, "no-hint", NO_HINT)

            seat, course = house.asked, house.course
            await make(house, wires[seat], course.game.write(course.public, course.legal(seat)[0]))
            assert house.course.moves_made == 1

    asyncio.run(play())
