"""Plain line mode: any game, with any number of people at one terminal."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from motherlode.core.events import EVERYONE
from motherlode.core.record import MoveStep, Step
from motherlode.core.record_files import check_target
from motherlode.draw.face import find_face
from motherlode.draw.ink import Paper
from motherlode.tui.choices import Choices
from motherlode.tui.help import make_command
from motherlode.tui.mistakes import explain_mistake
from motherlode.tui.prompt import ANSWER, Prompt, Quit
from motherlode.tui.readers import Reader
from motherlode.tui.saves import open_save
from motherlode.tui.screen import draw_table
from motherlode.tui.table import Table, open_table
from motherlode.tui.voice import Voice
from motherlode.tui.words import (
    greet,
    greet_again,
    hint_in_words,
    kept,
    part,
    rank,
    resume_command,
)

DONE: Final = 0
INTERRUPTED: Final = 130


def play_lines(
    choices: Choices, voice: Voice, paper: Callable[[], Paper], keep: Path | None = None
) -> int:
    """Play a game to its end, or until the people leave, and keep it; says the exit code."""
    return Session(open_table(choices), choices, voice, paper, keep).run()


def resume_lines(
    save: Path, voice: Voice, paper: Callable[[], Paper], keep: Path | None = None
) -> int:
    """Go on with a save as if nobody had ever left; says the exit code."""
    choices, table, record = open_save(save)
    session = Session(table, choices, voice, paper, keep)
    session.catch_up(record.steps)
    return session.run()


class Session:
    """A table, and those who sit at this terminal."""

    def __init__(
        self,
        table: Table,
        choices: Choices,
        voice: Voice,
        paper: Callable[[], Paper],
        keep: Path | None = None,
    ) -> None:
        self.table = table
        self.choices = choices
        self.voice = voice
        self.words = voice.words
        self.paper = paper
        self.keep = keep
        """Where the game is put when it ends, or when people leave."""
        if keep is not None:
            check_target(keep, table.record())
        self.face = find_face(choices.setup.game, self.words)
        self.people = {seat: self._reader(seat) for seat in choices.people}
        self.several = len(self.people) > 1
        self.bystander = self._reader(EVERYONE)
        """Reads along where nobody may be told more than everyone may know."""
        self.present: int | None = None
        """Which of several people looks at the screen."""
        self.turns = 0
        self.resumed = False

    def _reader(self, seat: int) -> Reader:
        return Reader(self.table, self.face, seat)

    def catch_up(self, steps: Sequence[Step]) -> None:
        """Go through what was played before, in silence; what a person still has to read stays."""
        self.resumed = True
        self._hear()
        for step in steps:
            before = self.table.view(EVERYONE)
            self.table.repeat(step)
            self._hear()
            if isinstance(step, MoveStep):
                self._count_turn(before)
                if step.seat in self.people:
                    self.people[step.seat].recent = []
        for reader in self.people.values():
            reader.skim()
        self.bystander.take()

    def run(self) -> int:
        """The whole game, or as much of it as people want."""
        try:
            self._greet()
            while (seat := self.table.asked()) is not None:
                self._take_turn(seat)
            self._finish()
        except (Quit, EOFError):
            self._say_goodbye()
        except KeyboardInterrupt:
            self._say_goodbye()
            return INTERRUPTED
        return DONE

    # Turns

    def _take_turn(self, seat: int) -> None:
        person = self.people.get(seat)
        before = self.table.view(EVERYONE)
        if person is None:
            self.table.play(self.table.bot_move())
            self._spread_news()
            if not self.several:
                self.voice.pause()
        else:
            self._hand_over(seat)
            self.table.play(self._prompt(person).ask())
            self._spread_news(person)
        over = self._count_turn(before)
        if over and not self.people and self.turns % self.choices.setup.seats == 0:
            self._show_watchers()

    def _prompt(self, person: Reader) -> Prompt:
        of = self.face, self.words
        more = [
            make_command("hint", *of, self._hint),
            make_command("save", *of, self._save, takes_words=True),
            make_command("quit", *of, self._quit),
        ]
        return Prompt(self.table, self.face, person, self.voice, self.paper, more)

    def _hint(self, _: str) -> None:
        self.voice.say(hint_in_words(*self.table.hint(self.words), self.words))

    def _save(self, name: str) -> None:
        if not name:
            raise ValueError("Name a file: save game.json")
        path = Path(name).expanduser()
        self.table.save(path)
        self.voice.say([self.words.text("play.saved", command=resume_command(path))])

    def _quit(self, _: str) -> None:
        raise Quit

    def _count_turn(self, before: object) -> bool:
        """Says whether the last move has ended a turn."""
        over = self.face.ends_turn(before, self.table.view(EVERYONE))
        self.turns += over
        return over

    def _spread_news(self, present: Reader | None = None) -> None:
        """Everyone hears of the last move; who looks at the screen alone reads it at once."""
        self._hear()
        self._let_read(present)

    def _hear(self) -> None:
        for reader in [*self.people.values(), self.bystander]:
            reader.hear(self.paper())

    def _let_read(self, present: Reader | None = None) -> None:
        if not self.several:
            present = self._narrator()
        if present is not None:
            self.voice.say_pages(present.take())

    def _hand_over(self, seat: int) -> None:
        """Between two people the screen is empty, so that nobody sees another's hand.

        Where everything is open, the next one is just named.
        """
        if not self.several:
            return
        if self.present != seat:
            name = self.words.text("play.person", name=self.table.names[seat], seat=seat)
            if self.face.has_secrets:
                self._hide_secrets(name)
            else:
                self.voice.say(["", f"{name}:"])
            self.present = seat
            self.bystander.take()
        self.voice.say_pages(self.people[seat].take())

    def _hide_secrets(self, name: str) -> None:
        """Nobody looks while the next person, with a name, sits down."""
        if self.present is not None:
            self.voice.ask(f"{self.words.text('play.hide', name=name)} ")
        self.voice.say([""] * self.paper().lines)
        self.voice.ask(f"{self.words.text('play.alone', name=name)} ")

    def _show_watchers(self) -> None:
        if self.table.asked() is not None:
            shown = self.table.view(EVERYONE)
            company = self.bystander.company
            self.voice.say(["", *draw_table(self.face, shown, company, [], self.paper()), ""])

    # Beginning and end

    def _greet(self) -> None:
        title = self.words.said(self.table.game.sheet.title)
        if self.resumed:
            names = self.table.names
            self.voice.say(greet_again(title, self.choices, names, self.turns, self.words))
            self._let_read()
        else:
            self.voice.say(greet(title, self.choices, self.table.names, self.words))
            self._spread_news()

    def _finish(self) -> None:
        if self.several:
            self.voice.say_pages(self.bystander.take())
        company = self._narrator().company
        self.voice.say(rank(self.table.outcome(), self.face, company, self.words))
        if self.keep is not None:
            self.table.save(self.keep)
            self.voice.say(kept(self.keep, self.words))
        elif not self.voice.echo:
            self._offer_to_keep()

    def _offer_to_keep(self) -> None:
        """People at a terminal may keep the game, now that they know how it went."""
        while name := self.voice.ask(self.words.text("play.keep") + ANSWER):
            path = Path(name).expanduser()
            try:
                self.table.save(path)
            except ValueError as mistake:
                self.voice.say([explain_mistake(mistake, self.words)])
                continue
            self.voice.say(kept(path, self.words))
            return

    def _narrator(self) -> Reader:
        """Who reads what all may read: the only person, or else the bystander."""
        return self.bystander if len(self.people) != 1 else next(iter(self.people.values()))

    def _say_goodbye(self) -> None:
        if self.keep is not None and self.table.asked() is not None:
            self.table.save(self.keep)
        self.voice.say(part(self.choices, self.turns, self.table.saved, self.words))
