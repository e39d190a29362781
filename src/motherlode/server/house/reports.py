"""Reports of abuse, and marks by which whoever runs the server can shut somebody out.

A mark is a hash of a guest or of an address that nobody can make without the store's secret: it
says of two reports that they are about the same person, and nothing else.
"""

import hmac
import os
import stat
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from motherlode.server.house.surroundings import Surroundings
from motherlode.server.log.entries import GuestId
from motherlode.server.tables.table import Table
from motherlode.server.wire import commands as c
from motherlode.server.wire.texts import clean_chat

MARK_BYTES: Final = 8
REMEMBERED: Final = 20_000
"""Guests whose last address is known; who has not been here for the longest time is forgotten."""
OWNER_ONLY: Final = 0o600


class Reports:
    """Who came from where of late, who is shut out, and the file of reports."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.secret = b""
        """Of the store, once it is open."""
        self._shut_out = frozenset(around.config.shut_out)
        self._came_from: OrderedDict[GuestId, str] = OrderedDict()

    def guest_mark(self, guest: GuestId) -> str:
        """How reports name a guest."""
        return "g:" + self._mark(f"guest {guest}")

    def address_mark(self, address: str) -> str:
        """How reports name an address."""
        return "a:" + self._mark(f"address {address}")

    def _mark(self, what: str) -> str:
        return hmac.digest(self.secret, f"mark of {what}".encode(), "sha256")[:MARK_BYTES].hex()

    def come(self, guest: GuestId | None, address: str) -> bool:
        """Somebody comes from an address; says whether they may."""
        if guest is not None:
            self._came_from[guest] = address
            self._came_from.move_to_end(guest)
            if len(self._came_from) > REMEMBERED:
                self._came_from.popitem(last=False)
        if not self._shut_out:
            return True
        marks = [self.address_mark(address), *([] if guest is None else [self.guest_mark(guest)])]
        return self._shut_out.isdisjoint(marks)

    def write(self, table: Table, guest: GuestId, name: str, command: c.Report) -> None:
        """Add a report of a guest, who is called so there; `ValueError` if it says nothing."""
        about = None if command.seat is None else dict(enumerate(table.chairs)).get(command.seat)
        line = {
            "at": self.around.now(),
            "table": table.id,
            "from": name,
            "from_marks": self._marks(guest),
            "about": None if about is None else about.name,
            "about_marks": [] if about is None else self._marks(about.guest),
            "text": clean_chat(command.text),
        }
        config = self.around.config
        _add_line(Path(config.reports or f"{config.database}.reports.jsonl"), line)

    def _marks(self, guest: GuestId | None) -> list[str]:
        """Of a guest, and of the address that they came from last."""
        if guest is None:
            return []
        address = self._came_from.get(guest)
        return [self.guest_mark(guest), *([self.address_mark(address)] if address else [])]


def _add_line(place: Path, line: dict[str, object]) -> None:
    """Write for the owner's eyes alone; a file that others could read is shut to them first."""
    handle = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
    with os.fdopen(handle, "ab") as file:
        if stat.S_ISREG(os.fstat(handle).st_mode):
            with suppress(PermissionError):  # another owner's file, who lets us write
                place.chmod(OWNER_ONLY)
        file.write(msgspec.json.encode(line) + b"\n")
