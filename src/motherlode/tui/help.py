"""What `?` says."""

from collections.abc import Sequence
from typing import Any, Final

from motherlode.draw.face import Face
from motherlode.draw.ink import Ink

NUMBER: Final = ("7", "the move with that number in the list")
MOVES: Final = ("moves", "all your moves, numbered (Enter alone does the same)")
BOARD: Final = ("board", "the table and {0.belongings} again")
LOG: Final = ("log", "what happened in this {0.chapter}")
RULES: Final = ("rules {0.clause}", "a clause of the rules; `rules` alone lists what there is")
HINT: Final = ("hint", "what the bot regular would do in your place, and why")
SAVE: Final = (
    "save game.json",
    "keep the game; `motherlode play --resume game.json` goes on with it",
)
QUIT: Final = ("quit", "leave the game")
COMMANDS: Final = (MOVES, BOARD, LOG, RULES, HINT, SAVE, QUIT)
"""What can be typed in a game at this terminal, with the words of a face."""


def explain(
    game: str, face: Face[Any, Any], ink: Ink, rows: Sequence[tuple[str, str]] = COMMANDS
) -> list[str]:
    """How to type moves and commands, and how to read the pictures."""
    commands = [(typed.format(face), meaning.format(face)) for typed, meaning in [NUMBER, *rows]]
    lines = ["What you can type:", *show_rows(commands)]
    if face.notation():
        lines += ["", "Moves in words (cells are column,row; rows grow downwards):"]
        lines += show_rows(face.notation())
        lines += [f"  Words may be cut short where only one fits: {face.cut_short}."]
    if face.legend(ink):
        lines += ["", "On the table:", *show_rows(face.legend(ink))]
    return [*lines, "", f"All the rules: motherlode rules {game}"]


def show_rows(rows: Sequence[tuple[str, str]]) -> list[str]:
    """What can be typed, and beside it what it does."""
    wide = max(len(example) for example, _ in rows)
    return [f"  {example:<{wide}}  {meaning}" for example, meaning in rows]
