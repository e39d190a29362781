"""Words that a person may type instead of a move."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

SURE: Final = "/"
"""Before a word it says that a command is meant, even if a move is called the same."""


@dataclass(frozen=True)
class Command:
    """One of them: what it is called, how it is typed, what it is for, and what is done."""

    name: str
    example: str
    """With the words of a face, as all that `?` shows; nothing if it is not to be shown."""
    meaning: str
    do: Callable[[str], None]
    """Is given the words that follow."""
    takes_words: bool = False


class Menu:
    """The commands that can be typed now; words that are `taken` name moves."""

    def __init__(self, commands: Sequence[Command], taken: Collection[str] = ()) -> None:
        self.commands = commands
        self._taken = taken

    def rows(self) -> list[tuple[str, str]]:
        """How they are typed, and what they are for."""
        return [(self._typed(one), one.meaning) for one in self.commands if one.example]

    def _typed(self, command: Command) -> str:
        return f"{SURE}{command.example}" if command.name in self._taken else command.example

    def find(self, typed: str) -> tuple[Command, str] | None:
        """The command that was typed, whole or cut short, and what follows it; or none."""
        sure = typed.startswith(SURE)
        first, _, rest = typed.removeprefix(SURE).strip().partition(" ")
        word = first.lower()
        known = [one for one in self.commands if sure or one.name not in self._taken]
        found = [one for one in known if one.name == word]
        if not found and word and (sure or not rest):
            # With more words it could be a move whose words are cut short.
            found = [one for one in known if one.name.startswith(word)]
        if len(found) == 1 and (found[0].takes_words or not rest):
            return found[0], rest.strip()
        if sure:
            raise ValueError(f"{typed!r} is no command; ? lists them.")
        return None
