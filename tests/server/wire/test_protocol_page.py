"""Everything that docs/protocol.md shows is done on a real server, and answered as it says."""

import json
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from motherlode.core.changes import change_between, changed
from motherlode.server.client import Chair, Guest
from motherlode.server.wire.commands import COMMANDS
from tests.server.live import Server, running

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "protocol.md").read_text("utf-8")
EXCHANGE = re.compile(r"(GET|POST) (\S+)(?: (\{.*\}))?\n(\d+) (\{.*\})")
ANYTHING = "…"


def blocks(language: str) -> list[str]:
    """The blocks of the page in a language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def ask(server: Server, token: str | None, method: str, path: str, body: str) -> tuple[int, Any]:
    """Send a request as the page shows it."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    data = None if method == "GET" else body.encode()
    request = urllib.request.Request(server.url + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def agrees(shown: Any, real: Any) -> bool:
    """Whether an answer holds all that the page shows of it."""
    if shown == ANYTHING:
        return bool(real)
    if isinstance(shown, dict):
        return isinstance(real, dict) and all(
            name in real and agrees(value, real[name]) for name, value in shown.items()
        )
    if isinstance(shown, list):
        return isinstance(real, list) and all(
            agrees(one, other) for one, other in zip(shown, real, strict=False)
        )
    return bool(shown == real)


def test_the_conversation_on_the_page_goes_as_it_is_shown(tmp_path: Path) -> None:
    conversation = [one for block in blocks("http") for one in EXCHANGE.findall(block)]
    assert len(conversation) == len(re.findall(r"^(?:GET|POST) /", PAGE, re.MULTILINE))
    token, table = None, ""
    with running(tmp_path) as server:
        for method, path, body, status, shown in conversation:
            found, answer = ask(server, token, method, path.replace("TABLE", table), body)
            assert (found, agrees(json.loads(shown), answer)) == (int(status), True), (path, answer)
            token = answer.get("token", token)
            table = answer["table"] if isinstance(answer.get("table"), str) else table


def test_the_bot_on_the_page_plays_a_game_to_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = blocks("python")
    assert len(program.splitlines()) <= 15
    with running(tmp_path) as server:
        host = Guest(server.url)
        table = host.open("duel", seats=2, options={"tie_rounds": "0"}, listed=False)
        with Chair(host, table) as chair:
            chair.seat_bot(1, "regular")
            exec(program, {"LINK": host.invitation(table)})  # noqa: S102 - what people copy

    assert "(DUE-" in capsys.readouterr().out


def test_the_change_on_the_page_makes_the_new_view_of_the_old() -> None:
    (block,) = blocks("json")
    old, change, new = map(json.loads, block.splitlines())

    assert changed(old, change) == new
    assert change_between(old, new) == change


def test_the_page_names_every_command() -> None:
    names = {str(command.__struct_config__.tag) for command in COMMANDS}
    (listed,) = re.findall(r"^Commands: (.*?)\. Over HTTP", PAGE, re.DOTALL | re.MULTILINE)

    assert set(re.findall(r"`([a-z-]+)`", listed)) == names
