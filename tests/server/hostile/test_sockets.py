"""Hostile clients at the WebSocket of a table where others play."""

import json
import socket
import struct
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from motherlode.server.wire import commands as c
from tests.server.hostile.frames import Frame, commands, frames
from tests.server.hostile.honest import (
    HonestTable,
    assert_tells_nothing_of_the_inside,
    nothing_changes,
)
from tests.server.hostile.strangers import PATIENCE, Stranger, code_of, handshake, hear, hear_out
from tests.soak import many

ANSWERS: Final = ("fault", "refused", "done")
CODES: Final = (1007, 1008, 1009, 1013)
"""Not text; too much, or unreadable; too large; too slow."""
QUICK: Final = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
THOROUGH: Final = settings(QUICK, max_examples=many(150))


def attack(attacker: Stranger, table: str, sent: Sequence[Frame]) -> None:
    """Send frames; each must be answered, or the connection closed with a code that says why."""
    code = None
    with attacker.socket(table, Origin=f"http://127.0.0.1:{attacker.port}") as connection:
        assert hear(connection)["type"] == "welcome"
        try:
            for frame in sent:
                connection.send(frame)
                _assert_harmless_answer(_answer(connection))
        except ConnectionClosed as closed:
            code = code_of(closed)
    assert code in (None, *CODES)


def _answer(connection: ClientConnection) -> str:
    while True:
        text = connection.recv(PATIENCE)
        assert isinstance(text, str)
        if json.loads(text)["type"] in ANSWERS:
            return text


def _assert_harmless_answer(text: str) -> None:
    message = json.loads(text)
    assert_tells_nothing_of_the_inside(text)
    if message["type"] != "done":
        assert message["sentence"].strip()
        assert len(message["sentence"]) < 400


attackers = st.sampled_from(["nobody", "guest", "insider"])


def _attacker(honest: HonestTable, kind: str) -> Stranger:
    stranger = Stranger(honest.server.port)
    if kind == "guest":
        stranger.become_guest()
    elif kind == "insider":
        stranger.token = honest.insider.guest.token
    return stranger


@QUICK
@given(kind=attackers, sent=st.lists(frames(), min_size=1, max_size=6))
def test_noise_is_answered_with_a_sentence_or_a_closed_connection(
    honest: HonestTable, kind: str, sent: list[Frame]
) -> None:
    with nothing_changes(honest):
        attack(_attacker(honest, kind), honest.id, sent)


@QUICK
@given(kind=attackers, sent=st.lists(commands(), min_size=1, max_size=6))
def test_commands_without_a_right_are_refused(
    honest: HonestTable, kind: str, sent: list[Frame]
) -> None:
    with nothing_changes(honest):
        attack(_attacker(honest, kind), honest.id, sent)


@pytest.mark.long
@THOROUGH
@given(kind=attackers, sent=st.lists(frames() | commands(), min_size=1, max_size=9))
def test_many_attacks_change_nothing(honest: HonestTable, kind: str, sent: list[Frame]) -> None:
    with nothing_changes(honest):
        attack(_attacker(honest, kind), honest.id, sent)


@pytest.mark.parametrize("kind", ["guest", "insider"])
def test_a_move_of_another_seat_that_is_sent_again_is_refused(
    honest: HonestTable, kind: str
) -> None:
    with nothing_changes(honest):
        attacker, replayed = _attacker(honest, kind), honest.last_move
        with attacker.socket(honest.id) as connection:
            connection.send(msgspec.json.encode(replayed).decode())
            answer = json.loads(_answer(connection))
        assert answer["type"] == "refused"


def test_an_own_move_that_is_sent_again_is_answered_and_not_made_again(honest: HonestTable) -> None:
    with nothing_changes(honest):
        owner = honest.chairs[honest.last_mover]
        done = owner.do(honest.last_move)
        assert done.rev <= owner.rev


@pytest.mark.parametrize("revision", [0, 2**53])
def test_a_move_from_a_view_of_another_time_is_refused_with_the_present_view(
    honest: HonestTable, revision: int
) -> None:
    with nothing_changes(honest):
        command = c.Move(text="pass", expected=revision, id="x")
        with _attacker(honest, "insider").socket(honest.id) as connection:
            connection.send(msgspec.json.encode(command).decode())
            answer = json.loads(_answer(connection))
        assert (answer["code"], "play" in answer) == ("stale", True)


@pytest.mark.parametrize("token", ["x", "\u00e9" * 20, "A" * 43, "A" * 5000, "../../etc"])
def test_a_forged_token_only_watches(honest: HonestTable, token: str) -> None:
    with nothing_changes(honest):
        forger = Stranger(honest.server.port, token.encode().decode("latin-1"))
        with forger.socket(honest.id) as connection:
            assert hear(connection)["you"] == {"seat": None, "host": False}
            connection.send('{"type":"move","text":"pass","expected":0}')
            assert json.loads(_answer(connection))["code"] == "no-guest"


def test_text_that_is_no_unicode_closes_the_connection(honest: HonestTable) -> None:
    with (
        nothing_changes(honest),
        Stranger(honest.server.port).socket(
            honest.id, Origin=f"http://127.0.0.1:{honest.server.port}"
        ) as connection,
    ):
        connection.send(b"\xff\xfe", text=True)
        assert hear_out(connection)[1] == 1007


def test_a_frame_above_64_kib_closes_the_connection_unread(honest: HonestTable) -> None:
    with nothing_changes(honest), _attacker(honest, "guest").socket(honest.id) as connection:
        with suppress(ConnectionClosed):
            connection.send("x" * (2**16 + 1))
        assert hear_out(connection)[1] == 1009


def test_ten_unreadable_messages_close_the_connection(honest: HonestTable) -> None:
    with nothing_changes(honest), _attacker(honest, "guest").socket(honest.id) as connection:
        for _ in range(10):
            connection.send("{")
        heard, code = hear_out(connection)
    assert [message["type"] for message in heard].count("fault") == 10
    assert code == 1008


def test_an_unlisted_table_is_not_there_for_whoever_has_no_invitation(honest: HonestTable) -> None:
    host = Stranger(honest.server.port).become_guest()
    hidden = host.ask("POST", "/api/tables", {"game": "saboteur", "listed": False}).data["table"]
    heard: dict[str, Any] = {}
    with nothing_changes(honest):
        for table in (hidden, "AAAAAAAAAAAA"):
            with _attacker(honest, "guest").socket(table) as connection:
                heard[table] = hear_out(connection)
    assert heard[hidden] == heard["AAAAAAAAAAAA"]
    assert heard[hidden][1] == 4404


def test_one_who_hangs_up_in_the_middle_of_anything_leaves_no_trace(honest: HonestTable) -> None:
    with nothing_changes(honest):
        for table in (honest.id, "AAAAAAAAAAAA") * 20:
            line = Stranger(honest.server.port).open_line()
            line.sendall(handshake(honest.server.port, table))
            # No farewell: a reset, as from a machine that was switched off.
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.close()
        honest.wait_until_nobody_watches()
