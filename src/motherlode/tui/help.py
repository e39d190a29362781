"""What `?` says."""

from collections.abc import Sequence
from typing import Any, Final

from motherlode.draw.face import Face
from motherlode.draw.ink import Ink

COMMANDS: Final = [
    ("7", "the move with that number in the list"),
    ("moves", "all your moves, numbered (Enter alone does the same)"),
    ("board", "the table and {0.belongings} again"),
    ("log", "what happened in this {0.chapter}"),
    ("rules {0.clause}", "a clause of the rules; `rules` alone lists what there is"),
    ("save game.json", "keep the game; `motherlode play --resume game.json` goes on with it"),
    ("quit", "leave the game"),
]
"""With the words of a face."""


def explain(game: str, face: Face[Any, Any], ink: Ink) -> list[str]:
    """How to type moves and commands, and how to read the pictures."""
    commands = [(command.format(face), meaning.format(face)) for command, meaning in COMMANDS]
    lines = ["What you can type:", *_rows(commands)]
    if face.notation():
        lines += ["", "Moves in words (cells are column,row; rows grow downwards):"]
        lines += _rows(face.notation())
        lines += [f"  Words may be cut short where only one fits: {face.cut_short}."]
    if face.legend(ink):
        lines += ["", "On the table:", *_rows(face.legend(ink))]
    return [*lines, "", f"All the rules: motherlode rules {game}"]


def _rows(rows: Sequence[tuple[str, str]]) -> list[str]:
    wide = max(len(example) for example, _ in rows)
    return [f"  {example:<{wide}}  {meaning}" for example, meaning in rows]
