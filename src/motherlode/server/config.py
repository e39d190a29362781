"""What can be set about a server: a TOML file, then the environment, then the command line.

`MOTHERLODE_PORT=9000` sets `port`, `MOTHERLODE_LIMITS_TABLES=50` sets `tables` under `[limits]`,
`MOTHERLODE_LIMITS_TALK_BURST=3` sets `burst` under `[limits.talk]`.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

PREFIX: Final = "MOTHERLODE_"
Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


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
    spectators: Positive = 50
    """At one table."""
    connections: Positive = 10_000
    connections_per_guest: Positive = 12
    connections_per_address: Positive = 400
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
    openings: Rate = Rate(burst=10, per_second=0.02)
    """Tables that a guest opens."""
    arrivals: Rate = Rate(burst=60, per_second=1)
    """New guests from one address."""
    requests: Rate = Rate(burst=200, per_second=50)
    """HTTP requests from one address, apart from pages and files."""


class Bots(Section, frozen=True, kw_only=True):
    """How bots think."""

    workers: Positive = 2
    seconds: Seconds = 1.0
    """For one move."""
    pause: Seconds = 0.7
    """Between two moves of bots while somebody watches, so that one can follow."""


class Config(Section, frozen=True, kw_only=True):
    """A server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8741
    database: str = "motherlode.sqlite"
    reports: str = ""
    """Where reports of abuse are written; beside the database if nothing is said."""
    origin: str = ""
    """How browsers reach it, as `https://play.example.org`; else any host that a request names."""
    static: str = ""
    """For those who work on the browser's client: its folder, read anew at each request."""
    words: str = ""
    """For them, too: the folder of the catalogues."""
    behind_proxy: bool = False
    """Whether to believe a reverse proxy on this machine about addresses and TLS."""
    away_seconds: Seconds = 90
    """After which a stand-in moves for somebody who is asked and not there."""
    deaf_seconds: Annotated[float, Meta(gt=0)] = 20
    """After which a connection is cut whose other side takes nothing."""
    chat_days: Seconds = 30
    token_days: Seconds = 180
    """Chat and tokens are deleted after that time; tokens, if they were not used."""
    waiting_hours: Seconds = 24
    """After which a table that never began is closed."""
    limits: Limits = Limits()
    bots: Bots = Bots()


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
        raise ValueError(f"{place}: {problem}") from None


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
            data[field.name] = environ[name]


def _plain(section: Any) -> dict[str, Any]:
    """The usual values of a section, as a file would give them."""
    return {} if not isinstance(section, Section) else dict(msgspec.to_builtins(section))
