"""Set-up strings: `saboteur(edition=ru-strict, seats=5)` says all that a table agrees on."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from motherlode.core.options import Sheet, Value, show_value

SHAPE = re.compile(r"\s*([a-z][a-z0-9_-]*)\s*(?:\((.*)\)\s*)?", re.DOTALL)
SEATS = "seats"
EDITION = "edition"


@dataclass(frozen=True)
class Setup:
    """A game, an edition, a number of seats, and the value of every option."""

    game: str
    edition: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    changed: tuple[str, ...]
    """Names of the options that differ from the edition, in the sheet's order."""

    def value(self, name: str) -> Value:
        """The value of an option."""
        for option, value in self.options:
            if option == name:
                return value
        raise KeyError(name)

    @cached_property
    def text(self) -> str:
        """The canonical string: edition, seats, then what differs from the edition.

        Kept, as every view that is shown says it.
        """
        parts = [f"{EDITION}={self.edition}", f"{SEATS}={self.seats}"]
        parts += [f"{name}={show_value(self.value(name))}" for name in self.changed]
        return f"{self.game}({', '.join(parts)})"


def make_setup(
    sheet: Sheet,
    *,
    edition: str | None = None,
    seats: int | None = None,
    options: dict[str, str] | None = None,
) -> Setup:
    """A set-up from a game's sheet: what is not given is as the edition has it."""
    edition = sheet.edition if edition is None else edition
    seats = sheet.usual if seats is None else seats
    if edition not in sheet.editions:
        known = ", ".join(sheet.editions)
        raise ValueError(f"{sheet.game} has no edition {edition!r}; it has {known}")
    if not sheet.least <= seats <= sheet.most:
        raise ValueError(f"{sheet.game} is for {sheet.seats_in_words()} players, not {seats}")
    values = dict(sheet.editions[edition])
    for name, text in (options or {}).items():
        if name not in sheet.options:
            known = ", ".join([EDITION, SEATS, *sheet.options])
            raise ValueError(f"{sheet.game} has no option {name!r}; it has {known}")
        values[name] = sheet.options[name].read(text)
    usual = sheet.editions[edition]
    changed = tuple(name for name in sheet.options if values[name] != usual[name])
    return Setup(sheet.game, edition, seats, tuple(values.items()), changed)


def read_setup(text: str, find_sheet: Callable[[str], Sheet]) -> Setup:
    """The set-up that a string names, or `ValueError` with what is wrong and what would be right.

    `find_sheet` gives the sheet of a game by its name, and complains of unknown names.
    """
    found = SHAPE.fullmatch(text)
    if not found:
        raise ValueError(
            f"{text!r} is no set-up: write it like saboteur(edition=ru-strict, seats=5)"
        )
    sheet = find_sheet(found[1])
    given: dict[str, str] = {}
    for part in (found[2] or "").split(","):
        if not part.strip():
            continue
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise ValueError(f"in {text!r}: {part.strip()!r} lacks its value; write name=value")
        if name in given:
            raise ValueError(f"in {text!r}: {name} is given twice")
        given[name] = value
    edition = given.pop(EDITION, None)
    seats = given.pop(SEATS, None)
    if seats is not None and not re.fullmatch(r"[0-9]{1,3}", seats):
        raise ValueError(f"in {text!r}: seats is a number, {sheet.seats_in_words()}; not {seats!r}")
    return make_setup(
        sheet, edition=edition, seats=None if seats is None else int(seats), options=given
    )
