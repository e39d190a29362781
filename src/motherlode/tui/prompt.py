"""Asking a person for a move, until it is a legal one."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from motherlode.draw.face import Face
from motherlode.draw.ink import Paper
from motherlode.draw.rules import read_rulebook, show_clauses, show_headings
from motherlode.tui.commands import Command, Menu
from motherlode.tui.help import explain, make_command
from motherlode.tui.listing import Line, Listing
from motherlode.tui.mistakes import explain_mistake
from motherlode.tui.readers import Reader
from motherlode.tui.reading import close_to, spell_out
from motherlode.tui.screen import draw_screen, draw_table
from motherlode.tui.sight import Sight
from motherlode.tui.voice import Voice

ANSWER: Final = " > "
"""Between a question and what is typed."""
MYSELF: Final = ("you", "me")
"""How people may call themselves in a move, beside the word of their language."""


class Quit(Exception):
    """A person leaves the game."""


class Prompt:
    """One question to the person whose turn it is."""

    def __init__(
        self,
        table: Sight,
        face: Face[Any, Any],
        reader: Reader,
        voice: Voice,
        paper: Callable[[], Paper],
        more: Sequence[Command] = (),
    ) -> None:
        self.table = table
        self.face = face
        self.reader = reader
        self.voice = voice
        self.paper = paper
        self.words = voice.words
        self.listing = self._list_moves()
        self.menu = Menu([*self._usual_commands(), *more], table.game.moves_in_words)

    def _list_moves(self) -> Listing:
        company, ink = self.reader.company, self.paper().ink
        lines = []
        for move in self.table.legal():
            text = self.table.game.write(self.table.public, move)
            lines.append(Line(move, text, self.face.entry(text, company, ink)))
        return Listing(lines, self.words)

    def ask(self) -> int:
        """A legal move; `Quit` if the person leaves."""
        self.begin()
        while True:
            move = self.answer(self.voice.ask(self.hint()))
            if move is not None:
                return move

    def begin(self) -> None:
        """Show the table, and what has to be decided."""
        self.show_board()
        question = self.face.question(self.table.view(self.reader.seat), self.reader.company)
        self.voice.say([question])

    def hint(self) -> str:
        """What can be typed, in short."""
        most = len(self.listing.lines)
        return self.words.text("prompt.move", numbers=f"1-{most}" if most > 1 else "1") + ANSWER

    def answer(self, typed: str) -> int | None:
        """The legal move that was typed; commands are obeyed, mistakes explained, and give none."""
        try:
            move = self._heed(typed or "moves")
        except ValueError as mistake:
            self.voice.say([explain_mistake(mistake, self.words)])
            return None
        if move is not None:
            self.reader.recent = []
        return move

    def _heed(self, typed: str) -> int | None:
        found = self.menu.find(typed)
        if found is None:
            return self._read_move(typed)
        command, rest = found
        command.do(rest)
        return None

    # Commands

    def _usual_commands(self) -> list[Command]:
        of = self.face, self.words
        return [
            Command("?", "", "", self._explain),
            Command("help", "", "", self._explain),
            make_command("moves", *of, self._show_moves),
            make_command("board", *of, lambda _: self.show_board()),
            make_command("log", *of, lambda _: self.voice.say(self.reader.log)),
            make_command("rules", *of, self._show_rules, takes_words=True),
        ]

    def _explain(self, _: str) -> None:
        rows, paper = self.menu.rows(), self.paper()
        self.voice.say(explain(self.table.game.name, self.face, paper, self.words, rows))

    def _show_moves(self, _: str) -> None:
        self.voice.say(self.listing.show(self.paper().columns))

    def show_board(self) -> None:
        """The table, the own cards and the moves."""
        shown = self.table.view(self.reader.seat)
        reader, listing = self.reader, self.listing
        self.voice.say(
            draw_screen(self.face, shown, reader.company, reader.recent, listing, self.paper())
        )

    def _show_rules(self, rest: str) -> None:
        book = read_rulebook(self.table.game.name, self.words.language)
        if numbers := rest.split():
            clauses = [book.find(number, self.words) for number in numbers]
            self.voice.say(show_clauses(clauses, self.paper().columns))
        else:
            self.voice.say([*show_headings(book, self.words), self.words.text("prompt.rules")])

    # Moves

    def _read_move(self, typed: str) -> int:
        """The move that a number or words name; `ValueError` says what is wrong with them."""
        if typed.isascii() and typed.isdigit():
            return self.listing.move(int(typed))
        text = self._spell_out(typed)
        move = self.table.read(text)
        refusal = self.table.refusal(move)
        if refusal is None:
            return move
        close = close_to(text, self.listing.texts)
        hint = f" {self.words.text('prompt.goes', move=close[0])}" if close else ""
        raise ValueError(f"{self.words.said(refusal.sentence)} ({refusal.clause}){hint}")

    def _spell_out(self, typed: str) -> str:
        company = self.reader.company
        aliases = {name.lower(): str(seat) for seat, name in enumerate(company.names)}
        me = company.who(self.reader.seat)
        aliases |= dict.fromkeys((*MYSELF, me), str(self.reader.seat))
        verb, *rest = typed.split()
        said = " ".join([verb, *(self.face.synonyms.get(word.lower(), word) for word in rest)])
        verbs = self.table.game.moves_in_words
        return spell_out(said, self.listing.texts, verbs, self.face.vocabulary(), aliases)


class Waiting(Prompt):
    """Where nothing is asked of the person now: commands are obeyed, moves are not made."""

    why = "It is not your turn."
    usual_hint = ""
    """What can be typed, if that is more than usual."""

    def _list_moves(self) -> Listing:
        return Listing([], self.words)

    def hint(self) -> str:
        """What can be typed, in short."""
        return (self.usual_hint or self.words.text("prompt.wait")) + ANSWER

    def show_board(self) -> None:
        """The table and the own cards."""
        shown, paper = self.table.view(self.reader.seat), self.paper()
        hand = self.face.hand(shown, {}, paper)
        lines = ["", *draw_table(self.face, shown, self.reader.company, [], paper), ""]
        self.voice.say([*lines, *hand, ""] if hand else lines)

    def _show_moves(self, _: str) -> None:
        raise ValueError(self.why)

    def _read_move(self, typed: str) -> int:
        raise ValueError(f"{self.words.said(self.why)} {self.words.text('prompt.help')}")
