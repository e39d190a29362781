"""Asking a person for a move, until it is a legal one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from motherlode.draw.company import YOU
from motherlode.draw.face import Face
from motherlode.draw.ink import Paper
from motherlode.draw.rules import read_rulebook, show_clauses, show_headings
from motherlode.tui.help import explain
from motherlode.tui.listing import Line, Listing
from motherlode.tui.readers import Reader
from motherlode.tui.reading import close_to, spell_out
from motherlode.tui.screen import draw_screen
from motherlode.tui.table import Table
from motherlode.tui.voice import Voice
from motherlode.tui.words import resume_command

COMMANDS: Final = ("?", "help", "moves", "board", "log", "rules", "save", "quit")
WITH_MORE: Final = ("rules", "save")
"""Commands that take more words."""


class Quit(Exception):
    """A person leaves the game."""


class Prompt:
    """One question to the person whose turn it is."""

    def __init__(
        self,
        table: Table,
        face: Face[Any, Any],
        reader: Reader,
        voice: Voice,
        paper: Callable[[], Paper],
    ) -> None:
        self.table = table
        self.face = face
        self.reader = reader
        self.voice = voice
        self.paper = paper
        self.listing = self._list_moves()

    def _list_moves(self) -> Listing:
        company, ink = self.reader.company, self.paper().ink
        lines = []
        for move in self.table.legal():
            text = self.table.game.write(self.table.public, move)
            lines.append(Line(move, text, self.face.entry(text, company, ink)))
        return Listing(lines)

    def ask(self) -> int:
        """A legal move; `Quit` if the person leaves."""
        self._board()
        shown = self.table.view(self.reader.seat)
        self.voice.say([self.face.question(shown)])
        while True:
            try:
                move = self._heed(self.voice.ask(self._hint()))
            except ValueError as mistake:
                self.voice.say([str(mistake)])
                continue
            if move is not None:
                self.reader.recent = []
                return move

    def _hint(self) -> str:
        """What can be typed, in short."""
        most = len(self.listing.lines)
        return f"({f'1-{most}' if most > 1 else '1'}, a move in words, moves, or ? for help) > "

    def _heed(self, typed: str) -> int | None:
        """The legal move that was typed; commands are obeyed and give none."""
        first, *rest = typed.split() or ["moves"]
        command = _command(first.lower()) if not rest or first.lower() in WITH_MORE else None
        if command is not None:
            self._obey(command, rest)
            return None
        if typed.isascii() and typed.isdigit():
            return self.listing.move(int(typed))
        return self._read(typed)

    def _obey(self, command: str, rest: list[str]) -> None:
        match command:
            case "moves":
                self.voice.say(self.listing.show(self.paper().columns))
            case "board":
                self._board()
            case "log":
                self.voice.say(self.reader.log)
            case "rules":
                self.voice.say(self._rules(rest))
            case "save":
                self.voice.say([self._save(" ".join(rest))])
            case "quit":
                raise Quit
            case _:
                self.voice.say(explain(self.table.game.name, self.face, self.paper().ink))

    def _board(self) -> None:
        shown = self.table.view(self.reader.seat)
        reader, listing = self.reader, self.listing
        self.voice.say(
            draw_screen(self.face, shown, reader.company, reader.recent, listing, self.paper())
        )

    def _rules(self, numbers: list[str]) -> list[str]:
        book = read_rulebook(self.table.game.name)
        if not numbers:
            return [*show_headings(book), "`rules NUMBER` shows one of them."]
        return show_clauses([book.find(number) for number in numbers], self.paper().columns)

    def _save(self, name: str) -> str:
        if not name:
            raise ValueError("Name a file: save game.json")
        path = Path(name).expanduser()
        self.table.save(path)
        return f"Saved. To go on another time: {resume_command(path)}"

    def _read(self, typed: str) -> int:
        """The move that words name; `ValueError` says which rule forbids it, or what is wrong."""
        company = self.reader.company
        aliases = {name.lower(): str(seat) for seat, name in enumerate(company.names)}
        aliases |= {YOU: str(self.reader.seat), "me": str(self.reader.seat)}
        verbs, words = self.table.game.moves_in_words, self.face.words()
        verb, *rest = typed.split()
        said = " ".join([verb, *(self.face.synonyms.get(word.lower(), word) for word in rest)])
        text = spell_out(said, self.listing.texts, verbs, words, aliases)
        move = self.table.read(text)
        refusal = self.table.refusal(move)
        if refusal is None:
            return move
        close = close_to(text, self.listing.texts)
        hint = f" But this goes: {close[0]}" if close else ""
        raise ValueError(f"{refusal.sentence} ({refusal.clause}){hint}")


def _command(word: str) -> str | None:
    """The command that a lone word names, whole or cut short."""
    found = [command for command in COMMANDS if command.startswith(word)]
    return found[0] if len(found) == 1 else None
