"""What can be chosen about a game: its seats, its options, its editions, as declared in TOML.

An edition is nothing but a named set of option values; a table may mix options freely.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Value = str | int | bool

SHEET_KEYS = {"game", "title", "seats", "edition", "options", "editions"}
OPTION_KEYS = {"values", "from", "to", "clause", "says"}
SEAT_KEYS = {"from", "to", "default"}


@dataclass(frozen=True)
class Option:
    """One switch of a game, with every value it may take, in the order they are declared."""

    name: str
    values: tuple[Value, ...]
    clause: str
    says: str

    def read(self, text: str) -> Value:
        """The value that a text names, or `ValueError` with all that would be right."""
        for value in self.values:
            if show_value(value) == text:
                return value
        raise ValueError(f"{self.name} is {self.choices()}; not {text!r}")

    def choices(self) -> str:
        """The values in words: `1 to 9`, or `adjacent, joined or reachable`."""
        if len(self.values) > 1 and not isinstance(self.values[0], str | bool):
            return f"{self.values[0]} to {self.values[-1]}"
        *most, last = (show_value(value) for value in self.values)
        return f"{', '.join(most)} or {last}" if most else last

    def index(self, value: Value) -> int:
        """The place of a value among the declared ones."""
        return self.values.index(value)


@dataclass(frozen=True)
class Sheet:
    """All that can be chosen about one game."""

    game: str
    title: str
    least: int
    most: int
    usual: int
    edition: str
    options: Mapping[str, Option]
    editions: Mapping[str, Mapping[str, Value]]

    def seats_in_words(self) -> str:
        """`3 to 10`, or `2`."""
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"


def show_value(value: Value) -> str:
    """A value as it is written in a set-up: `true`, `3`, `joined`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_sheet(text: str, place: str) -> Sheet:
    """Read a game's `options.toml` strictly; `place` names the file in complaints."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise ValueError(f"{place}: {problem}") from None
    _only(data, SHEET_KEYS, place)
    options = {
        name: _read_option(name, body, f"{place}: options.{name}")
        for name, body in data["options"].items()
    }
    editions: dict[str, dict[str, Value]] = {}
    for name, body in data["editions"].items():
        editions[name] = _read_edition(body, options, editions, f"{place}: editions.{name}")
    if data["edition"] not in editions:
        raise ValueError(f"{place}: the default edition {data['edition']!r} is not declared")
    seats = data["seats"]
    _only(seats, SEAT_KEYS, f"{place}: seats")
    return Sheet(
        game=data["game"],
        title=data["title"],
        least=seats["from"],
        most=seats["to"],
        usual=seats["default"],
        edition=data["edition"],
        options=options,
        editions=editions,
    )


def _read_option(name: str, body: dict[str, Any], place: str) -> Option:
    _only(body, OPTION_KEYS, place)
    if ("values" in body) == ("from" in body):
        raise ValueError(f"{place}: give either `values` or `from` and `to`")
    values = body["values"] if "values" in body else range(body["from"], body["to"] + 1)
    return Option(name, tuple(values), body["clause"], body["says"])


def _read_edition(
    body: dict[str, Any],
    options: Mapping[str, Option],
    earlier: Mapping[str, Mapping[str, Value]],
    place: str,
) -> dict[str, Value]:
    """The values of an edition: those of the one it is `like`, with its own changes."""
    values: dict[str, Value] = {}
    changes = dict(body)
    if "like" in changes:
        like = changes.pop("like")
        if like not in earlier:
            raise ValueError(f"{place}: is like {like!r}, which is not declared above it")
        values.update(earlier[like])
    for name, value in changes.items():
        if name not in options:
            raise ValueError(f"{place}: there is no option {name!r}")
        if value not in options[name].values:
            raise ValueError(f"{place}: {name} is {options[name].choices()}; not {value!r}")
        values[name] = value
    missing = [name for name in options if name not in values]
    if missing:
        raise ValueError(f"{place}: gives no value for {', '.join(missing)}")
    return {name: values[name] for name in options}


def _only(body: Mapping[str, Any], known: set[str], place: str) -> None:
    for key in body:
        if key not in known:
            raise ValueError(f"{place}: unknown key {key!r}; known are {', '.join(sorted(known))}")
