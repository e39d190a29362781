"""What can be set about a server: a TOML file, then the environment, then the command line.

`MOTHERLODE_PORT=9000` sets `port`, `MOTHERLODE_LIMITS_TABLES=50` sets `tables` under `[limits]`,
`MOTHERLODE_LIMITS_TALK_BURST=3` sets `burst` under `[limits.talk]`. Commas part
the entries of a list.
"""

import difflib
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from motherlode import switches

PREFIX: Final = "MOTHERLODE_"
LAST_PORT: Final = 65535
ADDRESS: Final = re.compile(
    r"(?:\[(?P<six>[0-9A-Fa-f:.]+)\]|(?P<host>[A-Za-z0-9.-]+)):(?P<port>[0-9]{1,5})"
)
"""A host and a port; an address of IPv6 in brackets, as in any URL."""
Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]
Mark = Annotated[str, Meta(pattern="^[ag]:[0-9a-f]{16}$")]
ELSEWHERE: Final = (
    *(switches.NOTE, switches.PURE, switches.REQUIRE),
    *("MOTHERLODE_LANGUAGE", "MOTHERLODE_TRACEBACK"),
)
"""Variables of the environment that set nothing here, but elsewhere in the program."""


UNKNOWN: Final = re.compile(
    r"Object contains unknown field `(?P<key>[^`]*)`(?: - at `\$\.(?P<section>[a-z_.]+)`)?"
)


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the configuration."""


class Rate(Section, frozen=True, kw_only=True):
    """So many at once, and so many a second in the long run."""

    burst: Positive
    per_second: Annotated[float, Meta(gt=0)]


class Limits(Section, frozen=True, kw_only=True):
    """How much of everything is enough. Nobody who plays should ever notice them."""

    tables: Positive = 2000
    """Open tables at a time."""
    tables_per_guest: Positive = 10
    tables_per_address: Positive = 50
    """Open tables that were opened from one address (of IPv6: from one /64)."""
    spectators: Positive = 50
    """At one table; people with a chair are none."""
    spectators_per_address: Positive = 16
    """At one table: twelve behind one router who have not sat down yet, and their big screens."""
    connections: Positive = 10_000
    """WebSockets at tables. Each takes a file descriptor: the log says if there are too few."""
    connections_per_guest: Positive = 12
    connections_per_address: Positive = 400
    other_lines: Positive = 2000
    """TCP connections beside those, on which pages are asked for, or nothing yet."""
    other_lines_per_address: Positive = 200
    """Of one address (of one network, with IPv6); behind a proxy that is the proxy's business."""
    message_bytes: Positive = 8192
    """Of one message to the server; WebSocket frames above 64 KiB close the connection unread."""
    outbox_messages: Positive = 128
    """Waiting for one slow reader; then it is cut off, and may come back."""
    outbox_bytes: Positive = 2**21
    faults: Positive = 10
    """Unreadable messages after which a connection is closed."""
    commands: Rate = Rate(burst=200, per_second=50)
    """Of one connection, guest or address."""
    talk: Rate = Rate(burst=8, per_second=0.5)
    """Of one guest."""
    address_talk: Rate = Rate(burst=30, per_second=3)
    """Of all guests from one address."""
    table_talk: Rate = Rate(burst=30, per_second=3)
    """Of all who sit at one table."""
    spectator_talk: Rate = Rate(burst=10, per_second=1)
    """Of all who watch one table: they cannot take the word from those who sit there."""
    openings: Rate = Rate(burst=10, per_second=0.02)
    """Tables that a guest opens."""
    openings_per_address: Rate = Rate(burst=30, per_second=0.1)
    arrivals: Rate = Rate(burst=60, per_second=1)
    """New guests from one address."""
    requests: Rate = Rate(burst=200, per_second=50)
    """HTTP requests from one address, apart from pages and files."""
    dear: Rate = Rate(burst=20, per_second=0.5)
    """Records and replays that one address asks for."""

    @property
    def lines(self) -> int:
        """TCP connections in all; whoever comes beyond that is hung up on at once."""
        return self.connections + self.other_lines

    @property
    def lines_per_address(self) -> int:
        """TCP connections of one address."""
        return self.connections_per_address + self.other_lines_per_address


class Bots(Section, frozen=True, kw_only=True):
    """How bots think."""

    workers: Positive = 2
    seconds: Seconds = 1.0
    """For one move."""
    pause: Seconds = 0.7
    """Between two moves of bots while somebody watches, so that one can follow."""


class Answers(Section, frozen=True, kw_only=True):
    """How records and replays are made: aside, one at a time, and then kept."""

    seconds: Annotated[float, Meta(gt=0)] = 60
    """That one may take."""
    waiting: Positive = 64
    """That are wanted at a time, each by however many; who comes then is sent away."""
    kept_bytes: Positive = 2**26
    """Of memory for those that were made; compressed, a long replay has 300 KB."""


class Config(Section, frozen=True, kw_only=True):
    """A server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=LAST_PORT)] = 8741
    database: str = "motherlode.sqlite"
    reports: str = ""
    """Where reports of abuse are written; beside the database if nothing is said."""
    origin: str = ""
    """How browsers reach it, as `https://play.example.org`; else any host that a request names."""
    static: str = ""
    """For those who work on the browser's client: its folder, read anew at each request."""
    words: str = ""
    """For them, too: the folder of the catalogues."""
    health: str = ""
    """Where else probes are answered, and nothing but probes: as `127.0.0.1:8742`."""
    behind_proxy: bool = False
    """Whether to believe a reverse proxy on this machine about addresses and TLS."""
    shut_out: tuple[Mark, ...] = ()
    """Guests and addresses that nobody lets in, by their marks in reports of abuse."""
    away_seconds: Seconds = 90
    """After which a stand-in moves for somebody who is asked and not there."""
    deaf_seconds: Annotated[float, Meta(gt=0)] = 20
    """After which a connection is cut whose other side takes nothing."""
    head_seconds: Annotated[float, Meta(gt=0)] = 20
    """For the whole head of a request, from when its connection was made or its first byte came."""
    body_seconds: Annotated[float, Meta(gt=0)] = 30
    """For the whole body of a request, from when its head was there."""
    idle_seconds: Positive = 5
    """After which a connection is closed on which nothing was asked since the last answer."""
    chat_days: Seconds = 30
    token_days: Seconds = 180
    """Chat and tokens are deleted after that time; tokens, if they were not used."""
    waiting_hours: Seconds = 24
    """After which a table that never began is closed."""
    limits: Limits = Limits()
    bots: Bots = Bots()
    answers: Answers = Answers()

    def __post_init__(self) -> None:
        """Refuse what no type can: `ValueError` says what would be right."""
        _ = self.health_address

    @property
    def health_address(self) -> tuple[str, int] | None:
        """The host and the port of `health`, if it is set.

        >>> Config(health="[::1]:8742").health_address
        ('::1', 8742)
        """
        if not self.health:
            return None
        found = ADDRESS.fullmatch(self.health)
        if found is None or int(found["port"]) > LAST_PORT:
            like = '"127.0.0.1:8742" or "[::1]:8742"'
            raise ValueError(f"health is a host and a port, as {like}; not {self.health!r}")
        return found["host"] or found["six"], int(found["port"])


def read_config(path: Path | None, environ: Mapping[str, str] = os.environ) -> Config:
    """The configuration; `ValueError` names the key that is wrong."""
    data: dict[str, Any] = {}
    place = "environment"
    if path is not None:
        place = str(path)
        try:
            data = tomllib.loads(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
            raise ValueError(f"{path}: {problem}") from None
    _add_environment(data, environ)
    try:
        return msgspec.convert(data, Config, strict=False)
    except msgspec.ValidationError as problem:
        raise ValueError(f"{place}: {_explain(str(problem))}") from None


def unknown_variables(environ: Mapping[str, str]) -> list[str]:
    """A sentence for each variable that looks as if it were meant for us, and sets nothing."""
    known = [*_variables(Config, PREFIX), *ELSEWHERE]
    strange = sorted(name for name in environ if name.startswith(PREFIX) and name not in known)
    return [f"The variable {name} sets nothing{_nearest(name, known)}." for name in strange]


def _variables(kind: type[Section], prefix: str) -> Iterator[str]:
    for field in msgspec.structs.fields(kind):
        name = prefix + field.name.upper()
        if isinstance(field.type, type) and issubclass(field.type, Section):
            yield from _variables(field.type, f"{name}_")
        else:
            yield name


def _explain(problem: str) -> str:
    """What is wrong; of a key that nobody knows, with the nearest that there is."""
    found = UNKNOWN.fullmatch(problem)
    if found is None:
        return problem
    kind: type[Section] = Config
    for name in (found["section"] or "").split(".") if found["section"] else ():
        kind = next(field.type for field in msgspec.structs.fields(kind) if field.name == name)
    known = [field.name for field in msgspec.structs.fields(kind)]
    where = f" under [{found['section']}]" if found["section"] else ""
    return f"there is no setting `{found['key']}`{where}{_nearest(found['key'], known)}"


def _nearest(name: str, known: list[str]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    return f"; perhaps {near[0]} is meant" if near else ""


def _add_environment(data: dict[str, Any], environ: Mapping[str, str]) -> None:
    """Put what the environment sets over what the file says, section by section."""
    _overlay(data, Config, PREFIX, environ)


def _overlay(
    data: dict[str, Any], kind: type[Section], prefix: str, environ: Mapping[str, str]
) -> None:
    for field in msgspec.structs.fields(kind):
        name = prefix + field.name.upper()
        if isinstance(field.type, type) and issubclass(field.type, Section):
            section = dict(data.get(field.name, _plain(field.default)))
            _overlay(section, field.type, f"{name}_", environ)
            data[field.name] = section
        elif name in environ:
            many = isinstance(field.default, tuple)
            data[field.name] = _parts(environ[name]) if many else environ[name]


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _plain(section: Any) -> dict[str, Any]:
    """The usual values of a section, as a file would give them."""
    return {} if not isinstance(section, Section) else dict(msgspec.to_builtins(section))
