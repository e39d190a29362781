"""Lines: TCP connections, counted while they are open, whatever is or is not said on them."""

import logging
from collections import Counter
from collections.abc import Callable
from typing import Final

from motherlode.server.house.addresses import address_key

LOG: Final = logging.getLogger("motherlode.web")
SAY_EVERY: Final = 60.0
"""Seconds between two complaints of a kind."""
FULL: Final = (
    "all %d connections that are possible are taken, and more are refused: let this process open "
    "more files (LimitNOFILE= in its systemd unit, or ulimit -n), or raise limits.other_lines"
)
CROWDED: Final = (
    "the address %s has %d connections, and more are refused: if that is a proxy of yours, set "
    "behind_proxy; if many people share it, raise limits.other_lines_per_address"
)


class Lines:
    """How many lines there are, and how many there may be; a line has one key to be counted by."""

    def __init__(self, most: int, most_per_address: int | None, clock: Callable[[], float]) -> None:
        self.most = most
        self.most_per_address = most_per_address
        """`None` behind a proxy: all lines come from there."""
        self.open = 0
        self._by_address: Counter[str] = Counter()
        self._clock = clock
        self._said_at: dict[str, float] = {}

    def take(self, host: str) -> "Line | None":
        """Count a line from an address; `None` if there may be no more."""
        if self.open >= self.most:
            self._complain(FULL, self.most)
            return None
        key = address_key(host)
        if self.most_per_address is not None and self._by_address[key] >= self.most_per_address:
            self._complain(CROWDED, key, self.most_per_address)
            return None
        self.open += 1
        self._by_address[key] += 1
        return Line(self, key)

    def give_back(self, key: str) -> None:
        """Count a line out."""
        self.open -= 1
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]

    def _complain(self, sentence: str, *values: object) -> None:
        """Say it, but not again and again: whoever floods us shall not flood the log."""
        now = self._clock()
        if now - self._said_at.get(sentence, -SAY_EVERY) >= SAY_EVERY:
            self._said_at[sentence] = now
            LOG.warning(sentence, *values)


class Line:
    """One line; it is given back once, however often its end is told."""

    def __init__(self, lines: Lines, key: str) -> None:
        self._lines: Lines | None = lines
        self._key = key

    def end(self) -> None:
        """It is no more."""
        if self._lines is not None:
            self._lines.give_back(self._key)
            self._lines = None
