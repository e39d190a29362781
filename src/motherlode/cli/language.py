"""In which language a command speaks to players: this one place decides it.

What `--language` says, else the environment's `MOTHERLODE_LANGUAGE`, else the locale, else English.
"""

import os
import sys
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Final

import click

from motherlode.words.catalogue import Catalogue, languages

OPTION: Final = "--language"
VARIABLE: Final = "MOTHERLODE_LANGUAGE"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of them that is set says which locale messages have."""
UTF8: Final = "utf-8"


def speaks(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command `--language` and, as `words`, what it speaks; it complains in that, too."""

    @click.option(OPTION, metavar="NAME", help="en, uk or ru (usually as this terminal).")
    @wraps(command)
    def speaking(language: str | None, **given: Any) -> Any:
        words = Catalogue(choose_language(language, os.environ, sys.stdout.encoding))
        try:
            return command(words=words, **given)
        except ValueError as mistake:
            from motherlode.tui.mistakes import explain_mistake

            raise ValueError(explain_mistake(mistake, words)) from mistake

    return speaking


def choose_language(
    asked: str | None, environ: Mapping[str, str], encoding: str | None = UTF8
) -> str:
    """The language to speak where output is encoded like this; `ValueError` names those there are.

    >>> choose_language(None, {"LANG": "uk_UA.UTF-8"}), choose_language(None, {"LANG": "C"})
    ('uk', 'en')
    >>> choose_language(None, {"LANG": "uk_UA.UTF-8", "MOTHERLODE_LANGUAGE": "ru"})
    'ru'
    """
    for name, language in ((OPTION, asked), (VARIABLE, environ.get(VARIABLE))):
        if language:
            return _check(name, language, encoding or UTF8)
    locale = next(filter(None, map(environ.get, LOCALE)), "")
    found = locale.partition(".")[0].partition("_")[0].lower()
    return found if found in languages() and _can_write(found, encoding or UTF8) else _english()


def _check(name: str, language: str, encoding: str) -> str:
    if language not in languages():
        raise ValueError(f"{name} is {', '.join(languages())}; not {language!r}")
    if not _can_write(language, encoding):
        raise ValueError(
            f"{name}: {language} cannot be written in {encoding}; PYTHONUTF8=1 may help"
        )
    return language


def _can_write(language: str, encoding: str) -> bool:
    try:
        Catalogue(language).text("language").encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _english() -> str:
    return languages()[0]
