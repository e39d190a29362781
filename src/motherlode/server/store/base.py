"""What a store must do, whatever it is made of.

The log of a table is numbered from 1 without gaps, and a number is given once: that is the fence.
Whoever would write a number that exists, or leave one out, has not seen the newest entry; so two
writers that know nothing of each other cannot both go on from the same one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
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
    """The store could not do it; nothing is known to be kept of what was not acknowledged."""


class Damaged(Exception):
    """A log in the store is not what was written; other logs may be sound."""


class Unusable(StoreFailed, ValueError):
    """The store cannot be opened, for a reason that a person can do something about."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a table without its log: for lists, for limits, and what is due when."""

    phase: Phase
    listed: bool
    game: str
    seats: int
    made_at: float
    changed_at: float
    host: str = ""
    opener: str = ""
    """From where it was opened, as a mark that tells nobody the address."""
    sign: bytes = b""
    """What a list shows besides; nothing here reads it."""
    asked: int | None = None
    """The seat that is asked for a move."""
    due_at: float | None = None
    """When somebody must look at the table, though nobody comes; past while it is in use."""


class Seated(NamedTuple):
    """A guest who has a chair at a table."""

    guest_id: str
    seat: int
    left: bool
    """Whether the chair was left to a bot, by wish."""


class Append(NamedTuple):
    """Entries to be added to one table's log, the first of them with number `seq`."""

    table_id: str
    seq: int
    bodies: Sequence[bytes]
    summary: Summary | None = None
    people: Sequence[Seated] | None = None
    """All who have a chair from now on; `None`: as before."""
    stirred_at: float | None = None
    """The table is due for a look from then on: what it waits for is not known here yet."""


class Own(NamedTuple):
    """A table where a guest has a chair."""

    table_id: str
    summary: Summary
    seat: int
    left: bool


class Count(NamedTuple):
    """How many tables there are."""

    all: int
    of_host: int
    from_opener: int


class Due(NamedTuple):
    """A table that somebody must look at, and when."""

    at: float
    table_id: str


class Line(NamedTuple):
    """Something that was said."""

    number: int
    body: bytes


class EventStore(ABC):
    """Keeps what a server must remember; every call belongs to the loop in which it was opened.

    A call that returned has been kept and outlives a power cut; one that was cancelled may have
    been. `Fenced` means that nothing was kept, `StoreFailed` that nothing is known. After a failure
    the next call is tried anew, so that a store whose disk was full comes back by itself; one that
    never can says so to `on_death`, once, and fails every later call at once.
    """

    def __init__(self) -> None:
        self.on_death: Callable[[str], None] = _ignore
        """Called in the loop when the store is beyond help, with the reason."""

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
        self,
        table_id: str,
        seq: int,
        bodies: Sequence[bytes],
        summary: Summary | None = None,
        people: Sequence[Seated] | None = None,
    ) -> None:
        """Keep entries `seq`, `seq + 1`, … and the summary; `Fenced` if `seq` is not next."""
        await self.append_all([Append(table_id, seq, bodies, summary, people)])

    @abstractmethod
    async def append_all(self, appends: Sequence[Append]) -> None:
        """Keep all of these, in this order, or, if one of them is `Fenced`, none."""

    @abstractmethod
    def note(self, table_id: str, summary: Summary, people: Sequence[Seated]) -> None:
        """Remember what is known of a table, soon: this may be lost with the process."""

    @abstractmethod
    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        """The entries with numbers above `since`, in order; none of a table that is not there.

        `Damaged` if they are not those that were written.
        """

    @abstractmethod
    async def tables(
        self, phases: Collection[str], listed: bool | None = None, limit: int = MOST_TABLES
    ) -> list[tuple[str, Summary]]:
        """Tables in one of these phases, the last changed first, then by their ids."""

    @abstractmethod
    async def count(self, phases: Collection[str], host: str, opener: str) -> Count:
        """How many tables are in one of these phases, with all that was noted until now."""

    @abstractmethod
    async def tables_of(
        self, guest_id: str, phases: Collection[str], limit: int = MOST_TABLES
    ) -> list[Own]:
        """The tables in these phases where a guest has a chair, the last changed first."""

    @abstractmethod
    async def due(
        self, before: float, after: Due | None = None, limit: int = MOST_TABLES
    ) -> list[Due]:
        """The tables that are due before a moment, the first due first; `after` one of them."""

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
    async def add_chat(
        self, table_id: str, number: int, body: bytes, at: float, mark: bytes | None = None
    ) -> int:
        """Keep something said at a table; `Fenced` if the table has that number already.

        Gives the number that it has: an earlier one, if the same mark was kept before.
        """

    @abstractmethod
    async def read_chat(self, table_id: str, since: int = 0, limit: int = MOST_CHAT) -> list[Line]:
        """What was said with numbers above `since`, in order: the newest, at most `limit`."""

    @abstractmethod
    async def forget_chat(self, before: float) -> int:
        """Delete what was said earlier, at all tables; how much it was."""


def _ignore(_why: str) -> None:
    pass
