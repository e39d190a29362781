"""What a store must do, whatever it is made of.

The log of a table is numbered from 1 without gaps, and a number is given once: that is the fence.
Whoever would write a number that exists, or leave one out, has not seen the newest entry; so two
writers that know nothing of each other cannot both go on from the same one.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

TOKEN_SIZE: Final = 32
SECRET_SIZE: Final = 32
MOST_TABLES: Final = 1000
MOST_CHAT: Final = 200

Phase: TypeAlias = Literal["waiting", "playing", "over", "closed"]
"""As in `tables/`; said again so that a store needs no game to run."""


class Fenced(Exception):
    """Somebody else has written here before, or an entry before this one is missing."""


class StoreFailed(Exception):
    """The store cannot go on; nothing is known to be kept of what was not acknowledged."""


class Unusable(StoreFailed, ValueError):
    """The store cannot be opened, for a reason that a person can do something about."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a list of tables shows of one, and by what it is found."""

    phase: Phase
    listed: bool
    game: str
    seats: int
    made_at: float
    changed_at: float


class Append(NamedTuple):
    """Entries to be added to one table's log, the first of them with number `seq`."""

    table_id: str
    seq: int
    bodies: Sequence[bytes]
    summary: Summary | None = None


class EventStore(ABC):
    """Keeps what a server must remember; every call belongs to the loop in which it was opened.

    A call that returned has been kept and outlives a power cut; one that was cancelled may have
    been. `Fenced` means that nothing was kept, `StoreFailed` that nothing is known. A store that
    failed once fails every later call at once.
    """

    @abstractmethod
    async def open(self) -> None:
        """Make the store ready; `Unusable` says in a sentence why it cannot be."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was accepted, then accept nothing more; a second time does nothing."""

    @abstractmethod
    async def check(self) -> None:
        """Keep something now, or raise `StoreFailed`."""

    @abstractmethod
    async def secret(self) -> bytes:
        """32 random bytes, the same ones for as long as this store exists."""

    async def append(
        self, table_id: str, seq: int, bodies: Sequence[bytes], summary: Summary | None = None
    ) -> None:
        """Keep entries `seq`, `seq + 1`, … and the summary; `Fenced` if `seq` is not next."""
        await self.append_all([Append(table_id, seq, bodies, summary)])

    @abstractmethod
    async def append_all(self, appends: Sequence[Append]) -> None:
        """Keep all of these, in this order, or, if one of them is `Fenced`, none."""

    @abstractmethod
    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        """The entries with numbers above `since`, in order; none of a table that is not there."""

    @abstractmethod
    async def tables(
        self, phases: Collection[str], listed: bool | None = None, limit: int = MOST_TABLES
    ) -> list[tuple[str, Summary]]:
        """Tables in one of these phases, the last changed first, then by their ids."""

    @abstractmethod
    async def add_guest(self, guest_id: str, token: bytes, at: float) -> None:
        """Keep the hash of a guest's token; `Fenced` if the guest or the token is there already."""

    @abstractmethod
    async def find_guest(self, token: bytes) -> str | None:
        """Whose token has this hash?"""

    @abstractmethod
    async def seen_guest(self, guest_id: str, at: float) -> None:
        """Remember that a guest was here, soon: this one may be lost with the process."""

    @abstractmethod
    async def forget_guests(self, before: float) -> int:
        """Delete the guests, with their tokens, that were not seen since; how many they were."""

    @abstractmethod
    async def add_chat(self, table_id: str, number: int, body: bytes, at: float) -> None:
        """Keep something said at a table; `Fenced` if the table has that number already."""

    @abstractmethod
    async def read_chat(self, table_id: str, since: int = 0, limit: int = MOST_CHAT) -> list[bytes]:
        """What was said with numbers above `since`, in order: the newest, at most `limit`."""

    @abstractmethod
    async def forget_chat(self, before: float) -> int:
        """Delete what was said earlier, at all tables; how much it was."""
