"""What a server's log says of trouble: where and of which kind, never with which words."""

import asyncio
import io
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from motherlode.server.house.house import House
from motherlode.server.web.serving import write_logs
from tests.server.inside import inside

SECRET = "pass cross of Ann"


@contextmanager
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """The lines that a server would write on its standard error."""
    written, root = io.StringIO(), logging.getLogger()
    before = root.handlers, root.level
    monkeypatch.setattr("sys.stderr", written)
    write_logs()
    try:
        yield lambda: [json.loads(line) for line in written.getvalue().splitlines()]
    finally:
        root.handlers, root.level = before


def break_down() -> None:
    """An exception that says too much, of one that does so, too."""
    try:
        raise ValueError(SECRET)
    except ValueError as problem:
        raise KeyError(SECRET) from problem


def fall_over() -> None:
    """The same, but while the first is handled, and several at a time."""
    try:
        raise LookupError(SECRET)
    except LookupError:
        fall_apart()


def fall_apart() -> None:
    """Two exceptions at once."""
    raise ExceptionGroup(SECRET, [TypeError(SECRET), OSError(5, "Input/output error", SECRET)])


@pytest.mark.parametrize(
    ("breaks", "kinds"),
    [
        (break_down, ["ValueError", "KeyError", "break_down"]),
        (fall_over, ["LookupError", "ExceptionGroup", "TypeError", "[Errno 5] Input/output error"]),
        (lambda: sqlite3.connect(":memory:").execute(f"SELECT '{SECRET}"), ["OperationalError"]),
    ],
)
def test_a_traceback_has_places_and_kinds_and_no_words(
    breaks: Callable[[], object], kinds: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with logged(monkeypatch) as lines:
        try:
            breaks()
        except Exception:
            logging.getLogger("motherlode.web").exception("a connection broke")
        (line,) = lines()
    assert line["says"] == "a connection broke"
    assert "test_loglines.py" in line["traceback"]
    assert all(kind in line["traceback"] for kind in kinds)
    assert SECRET not in json.dumps(line)


def test_an_exception_that_nobody_took_is_told_without_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def forget() -> None:
        async def task() -> None:
            break_down()

        lost = asyncio.create_task(task())
        await asyncio.wait([lost])
        del lost

    with logged(monkeypatch) as lines:
        asyncio.run(forget())
        (line,) = lines()
    assert line["from"] == "asyncio"
    assert line["says"] == "Task exception was never retrieved"
    assert SECRET not in json.dumps(line)


def test_a_command_that_breaks_the_server_does_not_show_in_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async def say(*words: object) -> None:
            raise RuntimeError(words)

        monkeypatch.setattr(House, "say", say)
        async with inside(tmp_path) as house:
            wires = await house.deal(2, game="duel")
            wires[0].send(json.dumps({"type": "say", "text": SECRET}))
            await wires[0].until(lambda wire: wire.code is not None)

    with logged(monkeypatch) as lines:
        asyncio.run(play())
        broken = [line for line in lines() if "traceback" in line]
    assert len(broken) == 1
    assert "RuntimeError" in broken[0]["traceback"]
    assert SECRET not in json.dumps(broken)
