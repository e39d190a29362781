"""How much is said: by one guest, from one address, at one table."""

from collections.abc import Callable

from motherlode.server.config import Limits
from motherlode.server.house.buckets import Buckets
from motherlode.server.log.entries import GuestId
from motherlode.server.tables.table import Table


class Talk:
    """Buckets for all who say something. Those who sit and those who watch have one each a table,
    so that spectators cannot take the word from the players."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._guests = Buckets(limits.talk, clock)
        self._addresses = Buckets(limits.address_talk, clock)
        self._players = Buckets(limits.table_talk, clock)
        self._spectators = Buckets(limits.spectator_talk, clock)

    def may_report(self, guest: GuestId, address: str) -> bool:
        """Take a word that the table does not hear; `False` if it was too much."""
        return self._guests.take(guest) and self._addresses.take(address)

    def may_speak(self, table: Table, guest: GuestId, address: str) -> bool:
        """Take a word at a table; `False` if it was too much."""
        belongs = table.seat_of(guest) is not None or guest == table.host
        share = self._players if belongs else self._spectators
        return self.may_report(guest, address) and share.take(table.id)
