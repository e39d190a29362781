"""What is asked of a server apart from its tables, and how it answers: bodies of HTTP requests."""

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from motherlode.server.wire.commands import Word

T = TypeVar("T")


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a server answers."""


class NewTable(Body, frozen=True, kw_only=True):
    """Open a table."""

    game: Word
    edition: Word | None = None
    seats: Annotated[int, Meta(ge=1, le=99)] | None = None
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = {}
    pace: Annotated[int, Meta(ge=5, le=7 * 24 * 3600)] | None = None
    """Seconds a move; then a bot moves. Without it nobody is hurried."""
    stand_in: Word | None = None
    """The bot for those who leave; the game's best if nothing is said."""
    talk: bool = True
    listed: bool = True
    """Whether everyone may find the table, watch and sit down; else only those invited."""


class NewGuest(Body, frozen=True, kw_only=True):
    """Become a guest."""

    bearer: bool = False
    """For programs: answer with the token, to be sent as `Authorization: Bearer …`; else it is set
    as a cookie that no script can read."""


class Invitation(Body, frozen=True, kw_only=True):
    """Come in with an invitation."""

    invitation: Annotated[str, Meta(min_length=1, max_length=64)]


class GuestMade(Answer, frozen=True, kw_only=True):
    """A new guest."""

    token: str | None = None


class Opened(Answer, frozen=True, kw_only=True):
    """A new table."""

    table: str


class Invite(Answer, frozen=True, kw_only=True):
    """How to invite somebody: a link, and a picture of it for phones."""

    invitation: str
    link: str
    qr: str
    """An SVG."""


class ListedChair(Answer, frozen=True, kw_only=True):
    """A chair of a listed table."""

    kind: Literal["empty", "person", "bot"]
    name: str


class Listed(Answer, frozen=True, kw_only=True):
    """A table in the public list."""

    id: str
    game: str
    setup: str
    phase: str
    pace: int | None
    chairs: list[ListedChair]
    spectators: int


class TableList(Answer, frozen=True, kw_only=True):
    """The public list of tables."""

    tables: list[Listed]


class OptionInfo(Answer, frozen=True, kw_only=True):
    """One switch of a game."""

    name: str
    values: list[str | int | bool]
    clause: str
    says: str


class GameInfo(Answer, frozen=True, kw_only=True):
    """What can be chosen about a game."""

    game: str
    title: str
    least: int
    most: int
    usual: int
    edition: str
    editions: dict[str, dict[str, str | int | bool]]
    options: list[OptionInfo]
    bots: list[str]


class GameList(Answer, frozen=True, kw_only=True):
    """All games."""

    games: list[GameInfo]


class ClaimList(Answer, frozen=True, kw_only=True):
    """The claims that may be made now."""

    claims: list[str]


class Health(Answer, frozen=True, kw_only=True):
    """Whether the server is well."""

    well: bool
    version: str
    protocol: int
    tables: int
    connections: int
    bots: dict[str, int]
