"""What the commands that draw have to know of the terminal."""

import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from motherlode.draw.ink import Paper

SIZE: Final = (100, 40)
"""Columns and lines where there is no terminal to ask."""
COLOURS: Final = ("auto", "always", "never")


def paper_of(*, ascii_only: bool, colour: str) -> "Callable[[], Paper]":
    """The paper to draw on, measured anew each time: people resize their windows."""
    in_colour = _read_colour(colour)

    def measure() -> "Paper":
        from motherlode.draw.ink import ASCII, UNICODE, Paper

        columns, lines = shutil.get_terminal_size(SIZE)
        plain = ascii_only or not _shows(UNICODE.rock)
        return Paper(ASCII if plain else UNICODE, in_colour, columns, lines)

    return measure


def _read_colour(text: str) -> bool:
    if text not in COLOURS:
        raise ValueError(f"--colour is {', '.join(COLOURS[:-1])} or {COLOURS[-1]}; not {text!r}")
    wanted = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return text == "always" or (text == "auto" and wanted and os.environ.get("TERM") != "dumb")


def _shows(character: str) -> bool:
    """Whether standard output can write a character."""
    try:
        character.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True


def prepare_terminal() -> None:
    """Strange bytes become question marks, and lines can be edited as they are typed."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
