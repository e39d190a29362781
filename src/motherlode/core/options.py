"""What can be chosen about a game: its seats, its options, its editions, as declared in TOML.

An edition is nothing but a named set of option values; a table may mix options freely.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from motherlode.core.toml import read_toml

Value = str | int | bool


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

    def allows(self, value: Value) -> bool:
        """Whether a value is one of them, and of their kind (in Python `True == 1`)."""
        return any(type(value) is type(known) and value == known for known in self.values)

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


class _SeatsText(msgspec.Struct, forbid_unknown_fields=True):
    default: int
    to: int
    least: int = msgspec.field(name="from")


class _OptionText(msgspec.Struct, forbid_unknown_fields=True):
    clause: str
    says: str
    values: list[Value] | None = None
    least: int | None = msgspec.field(default=None, name="from")
    to: int | None = None


class _SheetText(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    title: str
    seats: _SeatsText
    edition: str
    options: dict[str, _OptionText]
    editions: dict[str, dict[str, Value]]


def read_sheet(text: str, place: str) -> Sheet:
    """Read a game's `options.toml` strictly; `place` names the file in complaints."""
    data = read_toml(text, place, _SheetText)
    options = {
        name: _read_option(name, body, f"{place}: options.{name}")
        for name, body in data.options.items()
    }
    editions: dict[str, dict[str, Value]] = {}
    for name, body in data.editions.items():
        editions[name] = _read_edition(body, options, editions, f"{place}: editions.{name}")
    if data.edition not in editions:
        raise ValueError(f"{place}: the default edition {data.edition!r} is not declared")
    seats = data.seats
    if not 1 <= seats.least <= seats.default <= seats.to:
        raise ValueError(f"{place}: seats: the default is not between `from` and `to`")
    return Sheet(
        game=data.game,
        title=data.title,
        least=seats.least,
        most=seats.to,
        usual=seats.default,
        edition=data.edition,
        options=options,
        editions=editions,
    )


def _read_option(name: str, body: _OptionText, place: str) -> Option:
    if body.values is not None and body.least is None and body.to is None:
        values = tuple(body.values)
    elif body.values is None and body.least is not None and body.to is not None:
        values = tuple(range(body.least, body.to + 1))
    else:
        raise ValueError(f"{place}: give either `values` or `from` and `to`")
    if len(values) < 2 or len(set(map(show_value, values))) < len(values):
        raise ValueError(f"{place}: an option has at least two different values")
    return Option(name, values, body.clause, body.says)


def _read_edition(
    body: dict[str, Value],
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
        values.update(earlier[str(like)])
    for name, value in changes.items():
        if name not in options:
            raise ValueError(f"{place}: there is no option {name!r}")
        if not options[name].allows(value):
            raise ValueError(f"{place}: {name} is {options[name].choices()}; not {value!r}")
        values[name] = value
    missing = [name for name in options if name not in values]
    if missing:
        raise ValueError(f"{place}: gives no value for {', '.join(missing)}")
    return {name: values[name] for name in options}
