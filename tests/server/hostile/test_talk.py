"""Names and chat as other clients receive them: harmless, bounded, and otherwise as typed."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, example, given, settings
from websockets.sync.client import ClientConnection

from motherlode.server.wire.texts import LONGEST_CHAT, LONGEST_NAME
from tests.server.hostile.honest import HonestTable
from tests.server.hostile.strangers import Stranger, hear
from tests.server.wire.texts import MARKUP, assert_harmless, hostile_texts

QUICK: Final = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
ROOM_FOR_A_NUMBER: Final = 3
"""Letters that make a name differ from another's."""


class Table:
    """A table that waits for its people, with a listener, and two who misbehave."""

    def __init__(self, port: int) -> None:
        self.two = [Stranger(port).become_guest() for _ in range(2)]
        opened = self.two[0].ask("POST", "/api/tables", {"game": "saboteur", "seats": 4})
        self.id: str = opened.data["table"]
        for seat in range(2):
            assert self.do(seat, "sit", {"seat": seat, "name": f"Guest {seat}"})[0] == 200

    def do(self, who: int, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        """Let one of the two do something."""
        answer = self.two[who].ask("POST", f"/api/tables/{self.id}/{path}", body)
        return answer.status, answer.data

    def listen(self) -> Any:
        """All about the table, as a stranger is told it."""
        return Stranger(self.two[0].port).ask("GET", f"/api/tables/{self.id}").data

    def names(self) -> list[str]:
        """The names of the two, as everybody sees them."""
        return [chair["name"] for chair in self.listen()["table"]["chairs"][:2]]


@pytest.fixture(scope="module")
def table(honest: HonestTable) -> Table:
    """A table to misbehave at."""
    return Table(honest.server.port)


@pytest.fixture(scope="module")
def listener(table: Table) -> Iterator[ClientConnection]:
    """Somebody else, connected."""
    with Stranger(table.two[0].port).become_guest().socket(table.id) as connection:
        assert hear(connection)["type"] == "welcome"
        yield connection


def heard_by(connection: ClientConnection, table: Table) -> str:
    """The newest line of chat, as somebody connected is told it and one who comes later."""
    newest = table.listen()["chat"][-1]
    while True:
        message = hear(connection)
        if message["type"] == "said" and message["saying"]["number"] == newest["number"]:
            assert message["saying"] == newest
            text: str = newest["text"]
            return text


@QUICK
@given(text=hostile_texts(1999))
@example(text="\u202e" * 1999)
@example(text="a\u0301\u0302\u0303\u0304" * 399)
def test_what_is_said_arrives_as_harmless_text(
    table: Table, listener: ClientConnection, text: str
) -> None:
    status, _ = table.do(0, "chat", {"text": f"x{text}"})
    assert status == 200
    assert_harmless(heard_by(listener, table), longest=LONGEST_CHAT)


@pytest.mark.parametrize("text", [text for text in MARKUP if text.isprintable()])
def test_markup_is_data_and_arrives_as_it_was_typed(
    table: Table, listener: ClientConnection, text: str
) -> None:
    assert table.do(0, "chat", {"text": text})[0] == 200
    assert heard_by(listener, table) == text
    assert table.do(1, "rename", {"name": text[:LONGEST_NAME]})[0] == 200
    assert table.names()[1] == text[:LONGEST_NAME].strip()


def test_what_is_said_is_sent_as_json_that_no_browser_takes_for_a_page(table: Table) -> None:
    table.do(0, "chat", {"text": MARKUP[0]})
    answer = Stranger(table.two[0].port).ask("GET", f"/api/tables/{table.id}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


@QUICK
@given(text=hostile_texts(198))
def test_a_name_arrives_as_harmless_text_that_nobody_else_at_the_table_has(
    table: Table, text: str
) -> None:
    for who in range(2):
        assert table.do(who, "rename", {"name": f"x{text}"})[0] == 200
    names = table.names()
    for name in names:
        assert_harmless(name, longest=LONGEST_NAME + ROOM_FOR_A_NUMBER)
    assert names[0].casefold() != names[1].casefold()


@pytest.mark.parametrize("other", ["RUNA", "Ru\u200bna", "Run\u0430"[:3] + "a", " runa\u3164 "])
def test_a_name_that_looks_like_anothers_gets_a_number(table: Table, other: str) -> None:
    table.do(0, "rename", {"name": "Runa"})
    assert table.do(1, "rename", {"name": other})[0] == 200
    assert table.names()[1].casefold() == "runa 2"


@pytest.mark.parametrize("name", ["\u202e", " ", "\u3164\u2800", "\u0000\u0007", "\u0301"])
def test_a_name_that_cannot_be_seen_is_refused(table: Table, name: str) -> None:
    before = table.names()
    status, refused = table.do(0, "rename", {"name": name})
    assert (status, refused["code"]) == (409, "no-name")
    assert refused["sentence"] == "A name has at least one letter that can be seen."
    assert table.names() == before


@pytest.mark.parametrize(("path", "field"), [("rename", "name"), ("chat", "text")])
@pytest.mark.parametrize("text", ["", "x" * 2001])
def test_no_text_and_too_long_a_text_are_unreadable(
    table: Table, path: str, field: str, text: str
) -> None:
    status, fault = table.do(0, path, {field: text})
    assert (status, fault["code"]) == (400, "unreadable")


def test_nothing_but_unseen_letters_is_not_said(table: Table) -> None:
    status, refused = table.do(0, "chat", {"text": "\u202e\u200b"})
    assert (status, refused["code"]) == (409, "empty")
    status, refused = table.do(0, "reports", {"text": "\u202e\u200b"})
    assert (status, refused["code"]) == (409, "empty")


@pytest.mark.parametrize("half", ["\\ud83d", "\\ude00", "\\ude00\\ud83d"])
def test_half_a_pair_is_unreadable(table: Table, half: str) -> None:
    body = f'{{"text":"x{half}y"}}'.encode()
    answer = table.two[0].ask("POST", f"/api/tables/{table.id}/chat", body)
    assert (answer.status, answer.data["code"]) == (400, "unreadable")


def test_a_pair_in_two_escapes_is_one_letter(table: Table, listener: ClientConnection) -> None:
    body = b'{"text":"x\\ud83d\\ude42y"}'
    assert table.two[0].ask("POST", f"/api/tables/{table.id}/chat", body).status == 200
    assert heard_by(listener, table) == "x\U0001f642y"


def test_what_was_said_is_no_more_than_what_was_kept(table: Table) -> None:
    """A newcomer is told the latest lines, not all."""
    for number in range(110):
        assert table.do(0, "chat", {"text": f"line {number}"})[0] == 200
    chat = table.listen()["chat"]
    assert [saying["text"] for saying in chat] == [f"line {number}" for number in range(10, 110)]
