"""Who is at a table: by a connection, or by asking now and then."""

from collections.abc import Callable, Iterable
from math import inf
from typing import Final

from motherlode.server.house.readers import Reader
from motherlode.server.log.entries import GuestId

POLL_LASTS: Final = 40.0
"""Seconds for which a guest without a connection counts as here after asking."""


class Presence:
    """The connections to one table, and since when whoever had one is gone.

    Only the people of the table are remembered: whoever else comes and goes changes nothing.
    """

    def __init__(self, steady: Callable[[], float], since: float | None) -> None:
        self.readers: set[Reader] = set()
        self.since = steady() if since is None else since
        """Since when people could have come."""
        self._steady = steady
        self._polled: dict[GuestId, float] = {}
        self._parted: dict[GuestId, float] = {}

    def poll(self, guest: GuestId) -> None:
        """A person of the table asks over plain HTTP."""
        self._polled[guest] = self._steady()

    def part(self, guest: GuestId) -> None:
        """A connection of a person of the table has ended: what they asked before is past."""
        self._parted[guest] = self._steady()
        self._polled.pop(guest, None)

    def absent_since(self, guest: GuestId) -> float | None:
        """Since when a person is gone, or from when on unless they ask again; `None`: connected."""
        for reader in self.readers:
            if reader.guest == guest:
                return None
        parted = self._parted.get(guest, self.since)
        return max(parted, self._polled.get(guest, -inf) + POLL_LASTS)

    def is_here(self, guest: GuestId) -> bool:
        """Whether a person is here."""
        since = self.absent_since(guest)
        return since is None or since > self._steady()

    def count_watching(self, people: Iterable[GuestId]) -> int:
        """How many connections are nobody's who has a chair."""
        seated = set(people)
        return sum(reader.guest not in seated for reader in self.readers)
