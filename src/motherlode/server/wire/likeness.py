"""What a name looks like: two names that one could take for each other have a look in common.

After Unicode's TS 39, with what people at one table need besides: case, accents and blanks are
overlooked, too. A name has a look as it is written, one in small letters and one in capitals,
for each is read as the name: `0leg` looks like `OLEG`, and `OLEG` is `oleg`.

>>> alike("Oleg", "0leg"), alike("Paul", "Pau1"), alike("Ann", "Ian")
(True, True, False)
>>> names_a_part("A  Spectat0r 2"), names_a_part("Hostess")
(True, False)
"""

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from string import digits
from typing import Final

TABLE: Final = "lookalikes.txt"
"""Characters, and what they look like; `tools/lookalikes.py` makes it."""
ACCENTS: Final = range(0x300, 0x370)
"""Those of Latin, Greek and Cyrillic letters; marks of other scripts may be vowels."""
QUIET: Final = ("P", "Z", "Sk")
"""Kinds of characters that are easily overlooked: dots and strokes, blanks, lone accents."""
REMEMBERED: Final = 1000

PARTS: Final = (
    *("spectator", "spectators", "host", "server", "bot"),
    *("глядач", "глядачка", "глядачі", "господар", "господарка", "господар столу"),
    *("зритель", "зрительница", "зрители", "хозяин", "хозяйка", "хозяин стола"),
    *("хост", "сервер", "бот"),
)
"""What somebody may be at a table, as clients call it: nobody is called so."""
ARTICLES: Final = ("", "a ", "the ")


def alike(one: str, other: str) -> bool:
    """Whether two names look alike."""
    return not looks(one).isdisjoint(looks(other))


@lru_cache(maxsize=REMEMBERED)
def looks(name: str) -> frozenset[str]:
    """What a name looks like as it is written, in small letters, and in capitals."""
    return frozenset(_look(form) for form in (name, name.casefold(), name.upper()))


def names_a_part(name: str) -> bool:
    """Whether a name, with or without a number behind it, says what somebody is and not who."""
    words = name.split()
    while len(words) > 1 and any(look.isdecimal() for look in looks(words[-1])):
        words.pop()
    bare = plain(" ".join(words)).rstrip(digits)
    return not looks(bare).isdisjoint(_parts())


def plain(text: str) -> str:
    """A text without what normalizing takes away: wide and ornate forms, and accents."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    return "".join(letter for letter in apart if ord(letter) not in ACCENTS)


def _look(text: str) -> str:
    table = _table()
    seen = "".join(table.get(letter, letter) for letter in plain(text))
    loud = "".join(letter for letter in seen if not _kind(letter).startswith(QUIET))
    # A name of nothing but dots is known by its dots.
    return loud or "".join(seen.split())


def _kind(letter: str) -> str:
    return unicodedata.category(letter)


@cache
def _parts() -> frozenset[str]:
    return frozenset(
        look for article in ARTICLES for part in PARTS for look in looks(article + part)
    )


@cache
def _table() -> dict[str, str]:
    """Read when the first name is looked at."""
    return dict(_lines(files(__package__).joinpath(TABLE).read_text("utf-8")))


def _lines(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        if not line.startswith("# "):
            look, characters = line.split("\t")
            yield from ((character, look) for character in characters)
