"""Log lines: JSON, and nothing in them that somebody at a table must not know.

What an exception says may hold a move, a hand or a name: only its type and its place are told, and
of the system's own trouble the number.
"""

import logging
import sqlite3
import traceback
from collections.abc import Iterator
from typing import Final

import msgspec

FRAMES_SHOWN: Final = 30
ASYNCIO: Final = "asyncio"
"""It shows the exception in its message, too, from the second line on."""


class JsonLines(logging.Formatter):
    """A line of JSON for each message; no line ever holds a token, a hand, a seed or a move."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        says = record.getMessage()
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": says.partition("\n")[0] if record.name == ASYNCIO else says,
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = "".join(_tell(record.exc_info[1], set()))
        return msgspec.json.encode(line).decode()


def _tell(problem: BaseException, told: set[int]) -> Iterator[str]:
    """Where it was raised and of which type, after what it came of."""
    if id(problem) in told:
        return
    told.add(id(problem))
    before = problem.__cause__
    if before is None and not problem.__suppress_context__:
        before = problem.__context__
    if before is not None:
        yield from _tell(before, told)
        yield "and then\n"
    yield from traceback.format_tb(problem.__traceback__, limit=-FRAMES_SHOWN)
    yield f"{_kind(problem)}\n"
    if isinstance(problem, BaseExceptionGroup):
        for part in problem.exceptions:
            yield "of which one is\n"
            yield from _tell(part, told)


def _kind(problem: BaseException) -> str:
    kind = type(problem).__qualname__
    match problem:
        case OSError() if problem.errno is not None:
            # Its file may be named after something; the number and its meaning are not.
            return f"{kind}: [Errno {problem.errno}] {problem.strerror}"
        case sqlite3.Error() if getattr(problem, "sqlite_errorname", None):
            return f"{kind}: {problem.sqlite_errorname}"
        case _:
            return kind
