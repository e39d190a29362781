"""What a client asks to show it: why not, the rules, and where to go on."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from motherlode.draw.rules import read_rulebook
from motherlode.games.registry import GAMES, find_game
from motherlode.server.client import Chair, Guest, Refused
from motherlode.server.house.caretaker import IDLE
from motherlode.server.wire import commands as c
from motherlode.words.catalogue import languages
from tests.server.inside import inside
from tests.server.live import Server, open_table, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server."""
    with running(tmp_path_factory.mktemp("questions")) as server:
        yield server


def dealt(server: Server) -> tuple[Chair, Chair]:
    """A duel of two people, dealt: who is asked, and the other."""
    chairs = open_table(server, "duel", 2, options={"first_player": "green"})
    for chair in chairs:
        chair.ready()
    for chair in chairs:
        while chair.play is None:
            chair.receive(20)
    first, second = chairs
    assert first.play is not None
    return (first, second) if first.play.asked == first.you.seat else (second, first)


def why(guest: Guest, table: str, text: str) -> Any:
    """What is said of a move."""
    return guest.ask("POST", f"/api/tables/{table}/why", {"text": text})


# Why not


def test_a_legal_move_may_be_made_and_is_not_made_by_asking(server: Server) -> None:
    asked, other = dealt(server)
    with asked, other:
        assert asked.play is not None
        assert asked.play.moves
        before = asked.guest.look(asked.id).rev
        for text in asked.play.moves:
            assert why(asked.guest, asked.id, text)["may"] is True

        assert asked.guest.look(asked.id).rev == before


def test_the_reason_is_the_one_that_the_move_itself_would_get(server: Server) -> None:
    asked, other = dealt(server)
    with asked, other:
        for text in ("dig cross 99,0", "pass nothing", "nonsense", "dig cross_ns 0,0"):
            said = why(asked.guest, asked.id, text)
            with pytest.raises(Refused) as refused:
                asked.move(text)
            problem = refused.value
            assert said == {
                "may": False,
                "code": problem.code,
                "clause": problem.clause,
                "sentence": problem.sentence,
            }


def test_a_rule_is_named_by_its_clause(server: Server) -> None:
    asked, other = dealt(server)
    with asked, other:
        assert asked.play is not None
        assert asked.play.moves
        known = {clause.number for clause in read_rulebook("duel").clauses}
        dug = next(text for text in asked.play.moves if text.startswith("dig "))
        far = dug.rpartition(" ")[0] + " 1,1"
        said = why(asked.guest, asked.id, far)

        assert said["may"] is False
        assert said["clause"] in known
        assert said["sentence"].endswith(".")


def test_who_is_not_asked_is_told_so(server: Server) -> None:
    asked, other = dealt(server)
    with asked, other:
        assert asked.play is not None
        assert asked.play.moves
        said = why(other.guest, other.id, asked.play.moves[0])

        assert (said["may"], said["code"]) == (False, "not-asked")
        assert said["sentence"] == "It is not your turn."


def test_who_has_no_chair_is_told_so(server: Server) -> None:
    asked, other = dealt(server)
    with asked, other:
        assert why(Guest(server.url), asked.id, "pass map")["code"] == "no-chair"


def test_before_the_deal_no_move_may_be_made(server: Server) -> None:
    (chair,) = open_table(server, "saboteur", 1, "random", seats=3)
    with chair:
        assert why(chair.guest, chair.id, "pass map")["code"] == "not-playing"


def test_nobody_asks_at_a_table_that_is_hidden_from_them(server: Server) -> None:
    table = Guest(server.url).open("saboteur", listed=False)

    with pytest.raises(Refused) as refused:
        why(Guest(server.url), table, "pass map")

    assert refused.value.code == "no-table"


# Rules


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_all_of_the_rulebook_in_its_order(
    server: Server, game: str, language: str
) -> None:
    book = read_rulebook(game, language)
    rules = Guest(server.url).ask("GET", f"/api/games/{game}/rules?language={language}")
    told = [clause for chapter in rules["chapters"] for clause in chapter["clauses"]]

    assert rules["title"] == book.title
    assert rules["preface"] == list(book.preface)
    assert rules["closing"] == book.closing
    assert told == [{"number": one.number, "text": one.text} for one in book.clauses]
    headings = [chapter["heading"] for chapter in rules["chapters"]]
    assert len(headings) == len(set(headings))
    assert rules["edition"] == find_game(game).sheet.edition


def test_the_options_are_those_of_the_edition_that_was_asked_for(server: Server) -> None:
    sheet = find_game("saboteur").sheet
    for edition, values in sheet.editions.items():
        rules = Guest(server.url).ask("GET", f"/api/games/saboteur/rules?edition={edition}")
        assert {option["name"]: option["value"] for option in rules["options"]} == values
        assert all(option["value"] in option["values"] for option in rules["options"])


def test_who_names_no_language_gets_the_rules_in_english(server: Server) -> None:
    assert (
        Guest(server.url).ask("GET", "/api/games/duel/rules")["title"]
        == read_rulebook("duel").title
    )


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("chess/rules", "no-game"),
        ("saboteur/rules?edition=de", "bad-query"),
        ("saboteur/rules?language=de", "bad-query"),
    ],
)
def test_rules_that_there_are_not(server: Server, path: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        Guest(server.url).ask("GET", f"/api/games/{path}")

    assert refused.value.code == code


def test_every_game_says_how_long_it_takes(server: Server) -> None:
    for game in Guest(server.url).games():
        least, most = game["minutes"]
        assert 5 <= least < most <= 120


# Where to go on


def test_a_stranger_is_no_guest_and_sits_nowhere(server: Server) -> None:
    stranger = Guest(server.url, token="nobody has this one")

    assert stranger.ask("GET", "/api/me") == {"guest": False, "tables": []}


def test_a_guest_is_told_of_the_tables_where_they_sit(server: Server) -> None:
    asked, other = dealt(server)
    with asked, other:
        mine = {chair: chair.guest.ask("GET", "/api/me")["tables"][0] for chair in (asked, other)}
        shown = {"id": asked.id, "game": "duel", "phase": "playing"}

        assert shown.items() <= mine[asked].items()
        assert (mine[asked]["asked"], mine[other]["asked"]) == (True, False)
        assert (mine[asked]["seat"], mine[other]["seat"]) == (asked.you.seat, other.you.seat)
        assert mine[asked]["left"] is False
        other.guest.ask("POST", f"/api/tables/{other.id}/leave")
        assert other.guest.ask("GET", "/api/me")["tables"][0]["left"] is True


def test_a_table_that_was_opened_but_where_nobody_sits_is_nobodys(server: Server) -> None:
    guest = Guest(server.url)
    guest.open("saboteur")

    assert guest.ask("GET", "/api/me") == {"guest": True, "tables": []}


def test_a_table_that_was_put_away_is_found_again_by_those_who_sit_there(tmp_path: Path) -> None:
    now = 1_800_000_000.0

    async def play() -> None:
        nonlocal now
        async with inside(tmp_path, now=lambda: now) as house:
            token = await house.guest()
            table = await house.open(token, game="duel")
            wire = house.wire(token, table)
            await wire.say(c.Sit(seat=1, name="Ann"))
            await wire.hang_up()
            now += IDLE + 1
            await house.caretaker.sweep()
            assert not house.house.rooms

            stranger = await house.ask(await house.guest(), "GET", "/api/me")
            assert json.loads(stranger[1])["tables"] == []
            assert not house.house.rooms
            status, body = await house.ask(token, "GET", "/api/me")
            assert status == 200
            (own,) = json.loads(body)["tables"]
            assert (own["id"], own["seat"], own["phase"]) == (table, 1, "waiting")
            assert not house.house.rooms

    asyncio.run(play())
