"""What `?` says."""

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Any, Final

from motherlode.draw.face import Face
from motherlode.draw.ink import Paper
from motherlode.tui.commands import Command
from motherlode.words.catalogue import Catalogue

NUMBER: Final = "7"
FILE: Final = "game.json"
LEAST: Final = 20
"""Columns for what something means, however narrow the terminal is."""
EXAMPLES: Final = {"rules": "rules {0.clause}", "save": f"save {FILE}"}
"""How commands are typed that take words, with those of a face."""
COMMANDS: Final = ("moves", "board", "log", "rules", "hint", "save", "quit")
"""What can be typed in a game at this terminal."""


def make_command(
    name: str,
    face: Face[Any, Any],
    words: Catalogue,
    do: Callable[[str], None],
    *,
    takes_words: bool = False,
) -> Command:
    """A command of a game, as `?` explains it."""
    return Command(name, *describe(name, face, words), do, takes_words)


def describe(command: str, face: Face[Any, Any], words: Catalogue) -> tuple[str, str]:
    """How a command of a game is typed, and what it is for."""
    meaning = words.text(
        f"help.{command}",
        belongings=words.said(face.belongings),
        chapter=words.said(face.chapter),
        file=FILE,
    )
    return EXAMPLES.get(command, command).format(face), meaning


def explain(
    game: str,
    face: Face[Any, Any],
    paper: Paper,
    words: Catalogue,
    rows: Sequence[tuple[str, str]] = (),
) -> list[str]:
    """How to type moves and commands, and how to read the pictures."""
    rows = rows or [describe(command, face, words) for command in COMMANDS]
    rows = [(NUMBER, words.text("help.number")), *rows]
    lines = [words.text("help.typed"), *show_rows(rows, paper.columns)]
    if notation := face.notation():
        short = words.text("help.short", example=words.said(face.cut_short))
        lines += ["", *wrap(words.text("help.words"), paper.columns)]
        lines += show_rows(notation, paper.columns)
        lines += wrap(short, paper.columns, initial_indent="  ", subsequent_indent="  ")
    if legend := face.legend(paper.ink):
        lines += ["", words.text("help.table"), *show_rows(legend, paper.columns)]
    return [*lines, "", words.text("help.book", command=f"motherlode rules {game}")]


def show_rows(rows: Sequence[tuple[str, str]], columns: int) -> list[str]:
    """What can be typed, and beside it what it does, in as many lines as that takes."""
    wide = max(len(example) for example, _ in rows)
    lines = []
    for example, meaning in rows:
        head = f"  {example:<{wide}}  "
        width = max(columns, len(head) + LEAST)
        later = " " * len(head)
        lines += wrap(meaning, width, initial_indent=head, subsequent_indent=later)
    return lines
