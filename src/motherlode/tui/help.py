"""What `?` says."""

from collections.abc import Sequence
from typing import Any, Final

from motherlode.draw.face import Face
from motherlode.draw.ink import Ink

COMMANDS: Final = [
    ("7", "the move with that number in the list"),
    ("moves", "all your moves, numbered (Enter alone does the same)"),
    ("board", "the table and your hand again"),
    ("log", "what happened in this round"),
    ("rules 13", "a clause of the rules; `rules` alone lists what there is"),
    ("save game.json", "keep the game; `motherlode play --resume game.json` goes on with it"),
    ("quit", "leave the game"),
]


def explain(game: str, face: Face[Any, Any], ink: Ink) -> list[str]:
    """How to type moves and commands, and how to read the pictures."""
    lines = ["What you can type:", *_rows(COMMANDS)]
    if face.notation():
        lines += ["", "Moves in words (cells are column,row; rows grow downwards):"]
        lines += _rows(face.notation())
        lines += ["  Words may be cut short where only one fits: b p 1 is break pick 1."]
    if face.legend(ink):
        lines += ["", "On the table:", *_rows(face.legend(ink))]
    return [*lines, "", f"All the rules: motherlode rules {game}"]


def _rows(rows: Sequence[tuple[str, str]]) -> list[str]:
    wide = max(len(example) for example, _ in rows)
    return [f"  {example:<{wide}}  {meaning}" for example, meaning in rows]
