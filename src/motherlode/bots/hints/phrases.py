"""What is said for a move, as data: no language yet, and no names.

A phrase is a text of the catalogues (`motherlode.words`) by its key, and what stands in it:
numbers, people, other phrases, things in a row. It may go from one process to another, and is
written in the language of whoever reads it, with the names that are known there.

>>> from motherlode.words.catalogue import Catalogue
>>> again = say("hint.mine.again", who=Seat(1))
>>> write_phrase(again, Catalogue("en")), write_phrase(again, Catalogue("uk"), ["Torvi", "Bruni"])
('Seat 1 can dig again then.', 'Тоді Bruni знову може копати.')
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from motherlode.words.catalogue import Catalogue, Param, Word


class Seat(msgspec.Struct, frozen=True, tag="seat"):
    """Somebody, who is called by name."""

    seat: int


class Phrase(msgspec.Struct, frozen=True, tag="phrase"):
    """A text by its key, and what stands in its holes."""

    key: str
    params: dict[str, "Part"] = {}


class Row(msgspec.Struct, frozen=True, tag="row"):
    """Things in a row: `a, b and c`."""

    things: tuple["Phrase | Seat | int", ...]


Part: TypeAlias = int | bool | Seat | Phrase | Row


def say(key: str, /, **params: Part) -> Phrase:
    """A phrase.

    A number `n` chooses the plural, a true `you` the text that speaks to the reader.
    """
    return Phrase(key, params)


def row(things: Iterable[Phrase | Seat | int]) -> Row:
    """Things in a row."""
    return Row(tuple(things))


def kept(phrases: Iterable[Phrase | None]) -> list[Phrase]:
    """The phrases that say something."""
    return [phrase for phrase in phrases if phrase is not None]


def write_phrase(phrase: Phrase, words: Catalogue, names: Sequence[str] = ()) -> str:
    """A phrase as a sentence, in which people have their names, or else the numbers of seats."""
    text = words.text(phrase.key, **_params(phrase, names))
    return text[:1].upper() + text[1:]


def _params(phrase: Phrase, names: Sequence[str]) -> dict[str, Param]:
    return {name: _shown(part, names) for name, part in phrase.params.items()}


def _shown(part: Part, names: Sequence[str]) -> Param:
    match part:
        case Phrase(key=key):
            return Word(key, _params(part, names))
        case Seat(seat=seat):
            return names[seat] if names else Word("hint.seat", {"seat": seat})
        case Row(things=things):
            return tuple(_shown(one, names) for one in things)
        case _:
            return part
