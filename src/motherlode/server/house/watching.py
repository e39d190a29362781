"""Those who watch a table without a chair: told apart by numbers that mean nothing elsewhere."""

import hmac
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from motherlode.server.log.entries import GuestId
from motherlode.server.tables.table import Table
from motherlode.server.wire import messages as m

LEAST: Final = 1000
MOST: Final = 9999
"""Numbers have four digits: few enough to be read aloud."""
REMEMBERED: Final = 200
"""Guests who have asked or said something without a connection; the oldest are forgotten."""


@lru_cache(maxsize=4096)
def spectator_number(secret: bytes, table: str, guest: GuestId) -> int:
    """The number of a guest at one table: always the same, and no trace of them elsewhere."""
    mark = hmac.digest(secret, f"spectator of {table}: {guest}".encode(), "sha256")
    return LEAST + int.from_bytes(mark[:8], "big") % (MOST - LEAST + 1)


class Watching:
    """Who has been seen without a chair at one table since it was taken out, and when."""

    def __init__(self, secret: bytes, table: str) -> None:
        self._secret = secret
        self._table = table
        self._seen: OrderedDict[GuestId, float] = OrderedDict()

    def number_of(self, guest: GuestId) -> int:
        """The number of a guest at this table."""
        return spectator_number(self._secret, self._table, guest)

    def note(self, guest: GuestId, now: float) -> None:
        """A guest is here now, or was until now."""
        self._seen.pop(guest, None)
        self._seen[guest] = now
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def since(self, then: float) -> set[GuestId]:
        """Those who were seen after a moment."""
        return {guest for guest, at in self._seen.items() if at > then}

    def named(self, number: int, connected: Iterable[GuestId | None]) -> list[GuestId]:
        """Those who have a number, connected or seen before."""
        known = {guest for guest in connected if guest is not None} | self._seen.keys()
        return sorted(guest for guest in known if self.number_of(guest) == number)

    def told(self, table: Table, guests: Iterable[GuestId]) -> list[m.Spectator]:
        """These guests, as the host is told of them; without the host, and those who sit."""
        others = {one for one in guests if table.seat_of(one) is None} - table.removed
        # Whoever happens to have one number is one for the host, who does the same to all of them.
        silent = {self.number_of(one): one in table.silenced for one in others - {table.host}}
        return [m.Spectator(number=one, silent=silent[one]) for one in sorted(silent)]
