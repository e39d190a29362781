"""Guests: a random token is all that anyone needs. The server keeps only its hash."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from motherlode.server.log.entries import GuestId
from motherlode.server.store.base import EventStore

TOKEN_BYTES: Final = 32
GUEST_BYTES: Final = 9
INVITATION_BYTES: Final = 16
LONGEST_TOKEN: Final = 64
REMEMBERED: Final = 20_000
SEEN_EVERY: Final = 3600.0
"""Seconds between two notes that a token is still in use."""


class Guests:
    """Who is who, by token."""

    def __init__(self, store: EventStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: OrderedDict[bytes, tuple[GuestId, float]] = OrderedDict()

    async def welcome(self) -> str:
        """Make a guest; gives the token, which nobody can find out again."""
        token, guest = secrets.token_urlsafe(TOKEN_BYTES), secrets.token_urlsafe(GUEST_BYTES)
        await self._store.add_guest(guest, _hash(token), self._now())
        return token

    async def find(self, token: str | None) -> GuestId | None:
        """The guest who has a token."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key, now = _hash(token), self._now()
        guest, seen = self._known.pop(key, (None, 0.0))
        if guest is None:
            guest = await self._store.find_guest(key)
            if guest is None:
                return None
        if now - seen > SEEN_EVERY:
            await self._store.seen_guest(guest, now)
            seen = now
        self._known[key] = guest, seen
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return guest

    def forget(self) -> None:
        """Tokens may have been deleted: look each of them up again."""
        self._known.clear()


def invitation_to(secret: bytes, table: str, doors: int = 0) -> str:
    """The invitation to a table whose door was shut so often; it takes the server's secret."""
    which = f"{table} {doors}" if doors else table
    mark = hmac.digest(secret, b"invitation to " + which.encode(), "sha256")
    return urlsafe_b64encode(mark[:INVITATION_BYTES]).rstrip(b"=").decode()


def is_invitation(secret: bytes, table: str, doors: int, text: str) -> bool:
    """Whether a text is the invitation to a table whose door was shut so often."""
    return hmac.compare_digest(invitation_to(secret, table, doors).encode(), text.encode())


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
