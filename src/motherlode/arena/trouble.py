"""What is said of a game that could not be played."""

from typing import Final

NO_GAME: Final = -1
"""The game of a process that plays none just now."""


class Trouble(Exception):
    """A game broke a promise, or crashed: its number, why, and where in the program."""

    def __init__(self, game: int, why: str, trace: str = "") -> None:
        # Passed on as they are: that is what makes it come through from another process.
        super().__init__(game, why, trace)
        self.game = game
        self.why = why
        self.trace = trace

    def __str__(self) -> str:
        return self.why if self.game == NO_GAME else f"game {self.game}: {self.why}"
