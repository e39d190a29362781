"""Hostile clients over HTTP, while others play."""

from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.hostile import requests
from tests.server.hostile.honest import (
    HonestTable,
    assert_tells_nothing_of_the_inside,
    nothing_changes,
)
from tests.server.hostile.strangers import Stranger, read_answer
from tests.soak import many

QUICK: Final = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
THOROUGH: Final = settings(QUICK, max_examples=many(150))
TABLE: Final = "HONEST-TABLE"
REQUEST: Final = st.tuples(
    st.sampled_from(requests.METHODS),
    st.builds("{}{}".format, requests.paths(TABLE), requests.queries()),
    requests.bodies(),
    requests.headers(),
)
GOOD: Final = (200, 201, 206, 304, 307, 416)
BAD: Final = (400, 401, 403, 404, 405, 409, 413, 429)


def attack(honest: HonestTable, kind: str, draw: st.DataObject) -> None:
    """Send some requests; each gets an answer that says what is wrong, and none fails inside."""
    stranger = Stranger(honest.server.port)
    token = {"insider": honest.insider.guest.token, "forger": "A" * 43}.get(kind)
    # All is drawn before anything is sent: what is drawn must not depend on the answers.
    for method, path, body, odd in draw.draw(st.lists(REQUEST, min_size=1, max_size=4)):
        lines = {
            "Host": f"127.0.0.1:{honest.server.port}",
            "Content-Length": str(len(body)),
            **({"Authorization": f"Bearer {token}"} if token else {}),
            **odd,
            "Connection": "close",
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        asked = f"{method} {path.replace(TABLE, honest.id)} HTTP/1.1\r\n{head}\r\n"
        _judge(stranger.send(asked.encode("latin-1") + body))


def _judge(data: bytes) -> None:
    if not data:
        # Cut off in the middle of a body that is too large.
        return
    answer = read_answer(data)
    assert answer.status in GOOD + BAD
    assert_tells_nothing_of_the_inside(data.decode("latin-1"))
    if (
        answer.status in BAD
        and answer.headers["content-type"] == "application/json"
        and answer.body
    ):
        assert answer.data["sentence"].strip()


attackers = st.sampled_from(["nobody", "forger", "insider"])


@QUICK
@given(kind=attackers, draw=st.data())
def test_odd_requests_change_nothing_and_are_answered(
    honest: HonestTable, kind: str, draw: st.DataObject
) -> None:
    with nothing_changes(honest):
        attack(honest, kind, draw)


@pytest.mark.long
@THOROUGH
@given(kind=attackers, draw=st.data())
def test_many_odd_requests_change_nothing(
    honest: HonestTable, kind: str, draw: st.DataObject
) -> None:
    with nothing_changes(honest):
        attack(honest, kind, draw)


@settings(QUICK, max_examples=20)
@given(data=st.binary(max_size=2000) | st.text(max_size=500).map(str.encode))
def test_noise_on_the_line_is_no_failure(honest: HonestTable, data: bytes) -> None:
    with nothing_changes(honest):
        answer = Stranger(honest.server.port).send(data, and_hang_up=True)
    assert_tells_nothing_of_the_inside(answer.decode("latin-1"))


@pytest.mark.parametrize("host", requests.ODD_HOSTS)
def test_an_odd_host_is_refused(honest: HonestTable, host: str) -> None:
    with nothing_changes(honest):
        line = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        answer = read_answer(Stranger(honest.server.port).send(line.encode("latin-1")))
    assert answer.status in (400, 403)


@pytest.mark.parametrize("origin", requests.ODD_ORIGINS)
def test_an_odd_origin_is_refused(honest: HonestTable, origin: str) -> None:
    port = honest.server.port
    head = f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {origin}\r\n"
    with nothing_changes(honest):
        data = f"{head}Connection: close\r\nContent-Length: 0\r\n\r\n".encode("latin-1")
        answer = read_answer(Stranger(port).send(data))
    assert (answer.status, answer.data["code"]) == (403, "foreign")


@pytest.mark.parametrize("path", requests.TRAVERSALS)
def test_nothing_but_the_pages_can_be_read(honest: HonestTable, path: str) -> None:
    with nothing_changes(honest):
        answer = Stranger(honest.server.port).ask("GET", path)
    assert (answer.status, answer.data["code"]) == (404, "no-path")


@pytest.mark.parametrize("size", [8193, 10**6, 10**8])
def test_a_body_that_says_it_is_too_large_is_refused(honest: HonestTable, size: int) -> None:
    """And nobody waits for the rest of it."""
    stranger = Stranger(honest.server.port, honest.insider.guest.token)
    path = f"/api/tables/{honest.id}/chat"
    with nothing_changes(honest):
        answer = stranger.ask("POST", path, b"{" + b" " * 8192, Content_Length=str(size))
    assert (answer.status, answer.data["code"]) == (413, "too-large")


def test_a_body_in_endless_pieces_is_refused(honest: HonestTable) -> None:
    stranger = Stranger(honest.server.port, honest.insider.guest.token)
    head = (
        f"POST /api/tables/{honest.id}/chat HTTP/1.1\r\nHost: 127.0.0.1:{honest.server.port}\r\n"
        f"Authorization: Bearer {stranger.token}\r\nTransfer-Encoding: chunked\r\n"
        "Connection: close\r\n\r\n"
    )
    pieces = b"400\r\n" + b" " * 1024 + b"\r\n"
    with nothing_changes(honest):
        answer = read_answer(stranger.send(head.encode() + pieces * 9))
    assert answer.status == 413


def test_a_guessed_invitation_is_refused(honest: HonestTable) -> None:
    host, guesser = (Stranger(honest.server.port).become_guest() for _ in range(2))
    wish = {"game": "saboteur", "listed": False}
    hidden = host.ask("POST", "/api/tables", wish).data["table"]
    true = host.ask("POST", f"/api/tables/{hidden}/invitation").data["invitation"]
    elsewhere = host.ask("POST", f"/api/tables/{honest.id}/invitation").data["invitation"]
    for guess in (true[:-1], true + "A", true.swapcase(), elsewhere, "\u00e9", "A" * 22):
        answer = guesser.ask("POST", f"/api/tables/{hidden}/entry", {"invitation": guess})
        assert (answer.status, answer.data["code"]) == (409, "no-invitation")
        assert guesser.ask("GET", f"/api/tables/{hidden}").status == 404
    assert guesser.ask("POST", f"/api/tables/{hidden}/entry", {"invitation": true}).status == 200
    assert guesser.ask("GET", f"/api/tables/{hidden}").status == 200
