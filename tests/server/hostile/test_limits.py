"""Rates and caps: enough is enough, it is said in a sentence, and after a rest it works again."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.hostile.strangers import Answer, Stranger, hear, hear_out
from tests.server.live import Server, running

SMALL: Final = """
[limits]
tables_per_guest = 2
spectators = 3
connections_per_guest = 3
connections_per_address = 6
faults = 3
commands = {burst = 6, per_second = 20}
talk = {burst = 2, per_second = 10}
openings = {burst = 1000, per_second = 1000}
arrivals = {burst = 4, per_second = 10}
requests = {burst = 30, per_second = 100}
"""
REST: Final = 10.0
"""Seconds after which it must work again."""
TOO_MUCH: Final = "That was too much at once: wait a little."
NO_PLACE: Final = "All places from which this table can be watched are taken."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which little is enough."""
    with running(tmp_path_factory.mktemp("small"), SMALL) as small:
        yield small


@pytest.fixture
def table(server: Server) -> str:
    """A table that everyone may watch."""
    opened: str = open_table(Stranger(server.port).become_guest()).data["table"]
    return opened


def open_table(guest: Stranger) -> Answer:
    """Ask for a table."""
    return guest.ask("POST", "/api/tables", {"game": "saboteur"})


def refusals(ask: Callable[[], Answer], times: int) -> list[Answer]:
    """Those of so many answers that say no."""
    answers = [ask() for _ in range(times)]
    return [answer for answer in answers if answer.status >= 400]


def again(ask: Callable[[], Answer]) -> bool:
    """Whether it works again after a rest."""
    rest = threading.Event()
    for _ in range(100):
        if ask().status < 400:
            return True
        # Nothing but time helps here, and time cannot be awaited otherwise.
        rest.wait(REST / 100)
    return False


# Rates


def test_too_many_guests_from_one_address_are_sent_away_and_others_are_not(
    server: Server,
) -> None:
    crowd = Stranger(server.port)
    refused = refusals(lambda: crowd.ask("POST", "/api/guests", {"bearer": True}), 12)
    assert refused
    assert {answer.status for answer in refused} == {429}
    assert {answer.data["sentence"] for answer in refused} == {TOO_MUCH}
    assert Stranger(server.port).ask("POST", "/api/guests", {}).status == 201
    assert again(lambda: crowd.ask("POST", "/api/guests", {}))


def test_too_many_requests_from_one_address_are_refused_and_others_are_not(
    server: Server,
) -> None:
    hasty = Stranger(server.port)
    answers = hasty.ask_at_once([hasty.request("GET", "/api/nowhere")] * 200)
    refused = [answer for answer in answers if answer.status == 429]
    assert refused
    assert {answer.data["sentence"] for answer in refused} == {TOO_MUCH}
    assert Stranger(server.port).ask("GET", "/api/games").status == 200
    assert again(lambda: hasty.ask("GET", "/api/games"))


def test_too_much_talk_is_refused(server: Server, table: str) -> None:
    talker = Stranger(server.port).become_guest()

    def say() -> Answer:
        return talker.ask("POST", f"/api/tables/{table}/chat", {"text": "hello"})

    refused = refusals(say, 6)
    assert refused
    assert {(answer.status, answer.data["sentence"]) for answer in refused} == {(429, TOO_MUCH)}
    assert again(say)


def test_too_many_commands_close_the_connection_and_the_guest_may_come_back(
    server: Server, table: str
) -> None:
    hasty = Stranger(server.port).become_guest()
    with hasty.socket(table) as connection:
        with suppress(ConnectionClosed):
            for _ in range(60):
                connection.send('{"type":"wait"}')
        heard, code = hear_out(connection)
    faults = [message for message in heard if message["type"] == "fault"]
    assert [fault["sentence"] for fault in faults] == [TOO_MUCH] * 3
    assert code == 1008
    with hasty.socket(table) as connection:
        assert hear(connection)["type"] == "welcome"


# Caps


def test_a_guest_has_only_so_many_tables_until_one_is_closed(server: Server) -> None:
    guest = Stranger(server.port).become_guest()
    opened = [open_table(guest) for _ in range(2)]
    refused = open_table(guest)
    assert (refused.status, refused.data["code"]) == (409, "full")
    assert "close one first" in refused.data["sentence"]
    closing = f"/api/tables/{opened[0].data['table']}/close"
    assert guest.ask("POST", closing, {}).status == 200
    assert open_table(guest).status == 201


def test_a_guest_who_asks_for_many_tables_at_once_has_no_more(server: Server) -> None:
    guest = Stranger(server.port).become_guest()
    wish = guest.request("POST", "/api/tables", {"game": "saboteur"})
    answers = guest.ask_at_once([wish] * 8)
    assert [answer.status for answer in answers].count(201) == 2


def test_a_table_has_only_so_many_spectators(server: Server, table: str) -> None:
    with ExitStack() as stack:
        first = [_watch(server, table, stack) for _ in range(3)]
        assert [hear(connection)["type"] for connection in first] == ["welcome"] * 3
        heard, code = hear_out(_watch(server, table, stack))
        assert (heard[0]["sentence"], code) == (NO_PLACE, 4429)
        first[0].close()
        assert _comes_in(lambda: _watch(server, table, stack))


def test_spectators_who_come_all_at_once_are_no_more(server: Server, table: str) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(12) as crowd:
        comers = [Stranger(server.port) for _ in range(12)]
        at_once = threading.Barrier(len(comers))

        def come(comer: Stranger) -> ClientConnection:
            at_once.wait()
            origin = f"http://127.0.0.1:{server.port}"
            return stack.enter_context(comer.socket(table, Origin=origin))

        connections = list(crowd.map(come, comers))
        heard = [hear(connection)["type"] for connection in connections]
    assert heard.count("welcome") == 3


def test_a_guest_has_only_so_many_connections(server: Server, table: str) -> None:
    guest = Stranger(server.port).become_guest()
    guest.ask("POST", f"/api/tables/{table}/sit", {"seat": 0, "name": "Runa"})
    with ExitStack() as stack:

        def connect() -> ClientConnection:
            return stack.enter_context(guest.socket(table))

        first = [connect() for _ in range(3)]
        assert [hear(connection)["type"] for connection in first] == ["welcome"] * 3
        heard, code = hear_out(connect())
        assert (heard[0]["sentence"], code) == (TOO_MUCH, 4429)
        first[0].close()
        assert _comes_in(connect)


def test_an_address_has_only_so_many_connections(server: Server) -> None:
    tables = [open_table(Stranger(server.port).become_guest()).data["table"] for _ in range(3)]
    watcher = Stranger(server.port)
    origin = f"http://127.0.0.1:{server.port}"
    with ExitStack() as stack:
        heard: list[dict[str, Any]] = []
        for place in range(8):
            connection = stack.enter_context(watcher.socket(tables[place % 3], Origin=origin))
            heard.append(hear(connection))
    assert [message["type"] for message in heard] == ["welcome"] * 6 + ["fault"] * 2


def _watch(server: Server, table: str, stack: ExitStack) -> ClientConnection:
    origin = f"http://127.0.0.1:{server.port}"
    return stack.enter_context(Stranger(server.port).socket(table, Origin=origin))


def _comes_in(connect: Callable[[], ClientConnection]) -> bool:
    """Whether somebody is let in once the server knows that another is gone."""
    return any(hear(connect())["type"] == "welcome" for _ in range(50))
