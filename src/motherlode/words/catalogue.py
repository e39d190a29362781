"""The catalogue of a language, by the same rules as in the browser (`static/app/words.js`)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from motherlode.words.plurals import PLURALS

WORDS: Final = Path(str(files("motherlode.words")))
WHOLE: Final = ""
"""Of the parts of a catalogue, the one that is always there."""
HOLE: Final = re.compile(r"\{(\w+)(?:\.(\w+))?\}")
SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
"""Where a browser may part a word; a terminal would show it."""


@dataclass(frozen=True)
class Word:
    """A text, with its own parameters, that stands in another one, which may ask for a form of it.

    `{tool.acc}` is `tool.pick.acc`, or `tool.pick` in languages that have no such form. What stands
    in its own holes may be given with it.
    """

    key: str
    params: Mapping[str, "Param"] = field(default_factory=dict)


Param: TypeAlias = "str | int | bool | Word | tuple[Param, ...] | None"
"""What stands in a text; several things stand in a row, each in the form that is asked for."""


def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    return tuple(PLURALS)


class Catalogue:
    """Every text in one language.

    >>> Catalogue("uk").text("start.players", n=3)
    '3 гравці'
    """

    def __init__(self, language: str) -> None:
        if language not in PLURALS:
            raise ValueError(f"language is {' or '.join(languages())}, not {language!r}")
        self.language = language
        self.texts = _texts(language)

    def has(self, key: str) -> bool:
        """Whether there is a text for a key, or for its plurals."""
        return key in self.texts or f"{key}.other" in self.texts

    def text(self, key: str, **params: Param) -> str:
        """A text: `{name}` stands for a parameter; `KeyError` if there is none for the key.

        With a number `n` the plural's own text is taken (`key.one`, `key.other`, …), with a true
        `you` the text that speaks to the reader (`key.you`).
        """
        return self._fill(self._find(key, params), params)

    def listed(self, things: Sequence[str]) -> str:
        """Things in a row.

        >>> Catalogue("en").listed(["pick", "lamp", "cart"])
        'pick, lamp and cart'
        """
        *most, last = things
        return self.text("list.and", most=", ".join(most), last=last) if most else last

    def form(self, key: str, form: str) -> str:
        """A word in a form, or as it is in languages that have no such form."""
        return self._show(Word(key), form)

    def said(self, sentence: str) -> str:
        """A sentence of the engine or the server, looked up by itself; English if there is none.

        What stands in its holes may be such a text again.

        >>> Catalogue("ru").said("The table is playing.")
        'Сейчас нельзя: идёт игра.'
        """
        if sentence in self.texts:
            return self.texts[sentence]
        for key, shape in _shapes(self.language):
            found = shape.fullmatch(sentence)
            if found:
                params = {name: self.said(value) for name, value in found.groupdict().items()}
                return self._fill(self.texts[key], params)
        return sentence

    def _fill(self, text: str, params: Mapping[str, Param]) -> str:
        return HOLE.sub(lambda hole: self._show(params.get(hole[1]), hole[2]), text)

    def _show(self, param: Param, form: str | None) -> str:
        if isinstance(param, Word):
            key = f"{param.key}.{form}"
            return self.text(key if form and self.has(key) else param.key, **param.params)
        if isinstance(param, tuple):
            return self.listed([self._show(one, form) for one in param])
        return "" if param is None else str(param)

    def _find(self, key: str, params: Mapping[str, Param]) -> str:
        base = f"{key}.you" if params.get("you") and self.has(f"{key}.you") else key
        number = params.get("n")
        if isinstance(number, int):
            for form in (PLURALS[self.language].form(number), "other"):
                if f"{base}.{form}" in self.texts:
                    return self.texts[f"{base}.{form}"]
        return self.texts[base]


@cache
def _texts(language: str) -> Mapping[str, str]:
    parts = read_parts(WORDS / language)
    return {
        key: text.replace(SOFT_HYPHEN, "") for part in parts.values() for key, text in part.items()
    }


@cache
def _shapes(language: str) -> Sequence[tuple[str, re.Pattern[str]]]:
    """The sentences with holes, the longest first."""
    keys = sorted((key for key in _texts(language) if HOLE.search(key)), key=len, reverse=True)
    return [(key, _shape(key)) for key in keys]


def _shape(key: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", key)
    return re.compile(
        "".join(f"(?P<{part}>.*)" if at % 2 else re.escape(part) for at, part in enumerate(parts))
    )


def read_parts(place: Path) -> dict[str, dict[str, str]]:
    """The texts of a language by part; `ValueError` if two say the same.

    The files of the folder itself are one part (`WHOLE`), those in a folder below one each: they
    come when they are needed.
    """
    parts: dict[str, dict[str, str]] = {WHOLE: {}}
    said: set[str] = set()
    for path in sorted(place.rglob("*.json")):
        found = _read(path, place)
        twice = sorted(said & found.keys())
        if twice:
            raise ValueError(f"{_name(path, place)}: {twice[0]!r} is said already")
        said.update(found)
        part = WHOLE if path.parent == place else path.relative_to(place).with_suffix("").as_posix()
        parts.setdefault(part, {}).update(found)
    return parts


def _read(path: Path, place: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except msgspec.DecodeError as problem:
        raise ValueError(f"{_name(path, place)}: {problem}") from None


def _name(path: Path, place: Path) -> str:
    return f"words/{path.relative_to(place.parent).as_posix()}"
