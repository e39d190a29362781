"""What the load understands of the server's messages: as little as it needs to move."""

from typing import Any, Final, TypeAlias

import msgspec


class Play(msgspec.Struct, frozen=True):
    """A game: who is asked has moves, a game that is over has an end."""

    moves: list[str] | None = None
    end: Any = None


class News(msgspec.Struct, frozen=True, tag_field="type", tag="news"):
    """Something happened in the game."""

    rev: int
    play: Play
    done: str = ""


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """All about a table."""

    rev: int
    play: Play | None


class TableNow(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Something changed about the table."""

    rev: int
    play: Play | None = None


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A command was carried out."""

    id: str
    table: str = ""


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was not carried out."""

    code: str
    sentence: str


class Fault(msgspec.Struct, frozen=True, tag_field="type", tag="fault"):
    """Something could not be read, or was too much."""

    code: str
    sentence: str


class Here(msgspec.Struct, frozen=True, tag_field="type", tag="here"):
    """Who is connected."""


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said something."""


Word: TypeAlias = News | Welcome | TableNow | Done | Refused | Fault | Here | Said

_DECODER: Final[msgspec.json.Decoder[Word]] = msgspec.json.Decoder(Word)


def read(data: bytes) -> Word:
    """A message."""
    return _DECODER.decode(data)
