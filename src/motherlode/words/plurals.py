"""Which form of a word goes with a number, by the plural rules of the Unicode CLDR."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Plural:
    """The forms of a language, and how it chooses one."""

    forms: tuple[str, ...]
    form: Callable[[int], str]


def _english(number: int) -> str:
    return "one" if number == 1 else "other"


def _slavic(number: int) -> str:
    """Of whole numbers; a fraction would be `other`.

    >>> [_slavic(number) for number in (0, 1, 2, 5, 11, 12, 21, 104, 111)]
    ['many', 'one', 'few', 'many', 'many', 'many', 'one', 'few', 'many']
    """
    last, tens = number % 10, number // 10 % 10
    if last == 0 or last > 4 or tens == 1:
        return "many"
    return "one" if last == 1 else "few"


SLAVIC: Final = Plural(("one", "few", "many", "other"), _slavic)
PLURALS: Final[Mapping[str, Plural]] = {
    "en": Plural(("one", "other"), _english),
    "uk": SLAVIC,
    "ru": SLAVIC,
}
"""By language: these are the languages that Motherlode speaks."""
