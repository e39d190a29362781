"""What is asked of a server apart from its tables, and how it answers: bodies of HTTP requests."""

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from motherlode.server.wire.commands import MoveText, Word

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


class WhyNot(Body, frozen=True, kw_only=True):
    """Ask whether a move may be made now."""

    text: MoveText


class AskHint(Body, frozen=True, kw_only=True):
    """Ask what the regular player would do now in one's place."""

    language: Word = "en"
    """In which the reasons are said."""


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
    compiling: str = ""
    """How compiling the fast engine goes, where it was begun when this server started."""


class Why(Answer, frozen=True, kw_only=True):
    """Whether a move may be made now; if not, why, as the refusal would say it."""

    may: bool
    code: str = ""
    clause: str = ""
    sentence: str = ""


class Hint(Answer, frozen=True, kw_only=True):
    """What the regular player would do in the place of one who is asked."""

    move: str
    """One of the legal moves."""
    reasons: list[str]
    """A sentence or two, true of what the seat may know, in the language that was asked for."""


class OwnTable(Answer, frozen=True, kw_only=True):
    """A table where a guest sits, whose game is not over."""

    id: str
    game: str
    setup: str
    phase: str
    seat: int
    asked: bool
    """Whether it is the guest's turn."""
    left: bool
    """Whether the guest has left the chair to a bot."""
    set_aside: bool = False
    """Whether its log cannot be read: nobody can go on there, and nothing is deleted."""


class Me(Answer, frozen=True, kw_only=True):
    """Who asks."""

    guest: bool
    """Whether the server knows the token."""
    tables: list[OwnTable]


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
    minutes: tuple[int, int]
    """How long a game usually takes, from and to."""


class GameList(Answer, frozen=True, kw_only=True):
    """All games."""

    games: list[GameInfo]


class ClauseText(Answer, frozen=True, kw_only=True):
    """A rule."""

    number: str
    text: str


class Chapter(Answer, frozen=True, kw_only=True):
    """The rules under one heading."""

    heading: str
    clauses: list[ClauseText]


class OptionSet(OptionInfo, frozen=True, kw_only=True):
    """A switch of a game, as an edition sets it."""

    value: str | int | bool


class Rules(Answer, frozen=True, kw_only=True):
    """The rulebook of a game."""

    game: str
    edition: str
    title: str
    preface: list[str]
    """Paragraphs."""
    chapters: list[Chapter]
    closing: str
    options: list[OptionSet]


class ClaimList(Answer, frozen=True, kw_only=True):
    """The claims that may be made now."""

    claims: list[str]


class IsLive(Answer, frozen=True, kw_only=True):
    """The server answers."""

    live: bool = True


class IsReady(Answer, frozen=True, kw_only=True):
    """The server can write and read what it must keep."""

    ready: bool = True


class Health(Answer, frozen=True, kw_only=True):
    """Whether the server is well: ready, that is."""

    well: bool
    version: str
    protocol: int
    tables: int
    connections: int
    bots: dict[str, int]
    clerks: dict[str, int]
