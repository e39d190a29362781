"""What workers write to stderr goes to the server's log: cut, harmless, and not too much of it."""

import asyncio
import time
from logging import Logger
from typing import Final

CHUNK: Final = 1 << 16
MOST_CHARACTERS: Final = 500
MOST_BYTES: Final = MOST_CHARACTERS * 4
"""Of a line whose end has not come; UTF-8 needs up to four for a character."""
LINES_AT_ONCE: Final = 50
LINES_A_SECOND: Final = 1.0


class Mutterings:
    """Writes the lines of one worker to the log, and counts those that are too many."""

    def __init__(self, pid: int, log: Logger) -> None:
        self.pid = pid
        self.log = log
        self.credit = float(LINES_AT_ONCE)
        self.last = time.monotonic()
        self.left_out = 0

    async def listen(self, pipe: asyncio.StreamReader) -> None:
        """Read to the end."""
        rest = b""
        while chunk := await pipe.read(CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            rest = rest[:MOST_BYTES]
            for line in lines:
                self.note(line)
        if rest:
            self.note(rest)
        self._own_up()

    def note(self, line: bytes) -> None:
        """Write a line to the log, if there were not too many lately."""
        now = time.monotonic()
        self.credit = min(LINES_AT_ONCE, self.credit + (now - self.last) * LINES_A_SECOND)
        self.last = now
        if self.credit < 1.0:
            self.left_out += 1
            return
        self.credit -= 1.0
        self._own_up()
        self.log.warning("worker %d: %s", self.pid, harmless(line))

    def _own_up(self) -> None:
        if self.left_out:
            self.log.warning("worker %d: %d lines are left out", self.pid, self.left_out)
            self.left_out = 0


def harmless(line: bytes) -> str:
    """A line as text, cut, without characters that do something to a terminal."""
    text = line[:MOST_BYTES].decode("utf-8", "replace")[:MOST_CHARACTERS]
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
