"""The catalogue of a language, by the same rules as in the browser (`static/app/words.js`)."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from motherlode.words.plurals import PLURALS

WORDS: Final = Path(str(files("motherlode.words")))
WHOLE: Final = ""
"""Of the parts of a catalogue, the one that is always there."""
HOLE: Final = re.compile(r"\{(\w+)\}")

Param = str | int | bool | None


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
        return HOLE.sub(lambda hole: _show(params.get(hole[1])), self._find(key, params))

    def _find(self, key: str, params: Mapping[str, Param]) -> str:
        base = f"{key}.you" if params.get("you") and self.has(f"{key}.you") else key
        number = params.get("n")
        if isinstance(number, int):
            for form in (PLURALS[self.language].form(number), "other"):
                if f"{base}.{form}" in self.texts:
                    return self.texts[f"{base}.{form}"]
        return self.texts[base]


def _show(param: Param) -> str:
    return "" if param is None else str(param)


@cache
def _texts(language: str) -> Mapping[str, str]:
    parts = read_parts(WORDS / language)
    return {key: text for part in parts.values() for key, text in part.items()}


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
