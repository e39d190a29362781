"""One table of a server, from the first word to the last."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.cli.online.hearing import Hearing, Parted
from motherlode.cli.online.orders import Orders
from motherlode.cli.online.place import Place, Wish
from motherlode.cli.online.post import Post
from motherlode.draw.ink import ASCII, Paper
from motherlode.server.client import Guest
from motherlode.server.client.live import LiveChair, Report
from motherlode.server.wire import commands as c
from motherlode.tui.live import Keys, LiveVoice
from motherlode.tui.prompt import Quit

DONE: Final = 0
FAILED: Final = 1
INTERRUPTED: Final = 130


@dataclass(frozen=True)
class Heard:
    """What came from the server of an evening; those that are over may still be told something."""

    by: "Evening"
    report: Report


class Evening:
    """A person, or one who watches, at a table."""

    def __init__(
        self, guest: Guest, table: str, wish: Wish, voice: LiveVoice, paper: Callable[[], Paper]
    ) -> None:
        self.wish = wish
        self.voice = voice
        self._chair = LiveChair(guest, table, lambda report: voice.inbox.put(Heard(self, report)))
        self.post = Post(self._chair.post)
        self.place = Place(guest, wish.name, self._send, self._chair.table, self._chair.you)
        orders = Orders(self.place, voice, plain=paper().ink is ASCII)
        self.hearing = Hearing(self.place, wish, voice, paper, orders, self.post)

    def run(self) -> tuple[int, str]:
        """Sit there until it is enough; says the exit code, and the table to go to if any."""
        try:
            while True:
                self.go_on()
        except (Quit, EOFError):
            self._say_goodbye()
        except KeyboardInterrupt:
            self._say_goodbye()
            return INTERRUPTED, ""
        except Parted as parted:
            return FAILED if parted.failed else DONE, parted.table
        finally:
            self.close()
        return DONE, ""

    def go_on(self) -> None:
        """Take in what comes next: a line where one is wanted, or news."""
        wanted = self._wants_line()
        if wanted and self.voice.has_line():
            self._heed(self.voice.take_line(self._hint()))
            return
        if wanted and self.voice.inbox.empty():
            self.voice.show_prompt(self._hint())
        match self.voice.inbox.get():
            case Keys() as keys:
                self.voice.take_keys(keys)
            case Heard() as heard if heard.by is self:
                self.hearing.take(heard.report)
            case _:
                pass

    def close(self) -> None:
        """Hang up."""
        self._chair.close()

    # What is typed

    def _wants_line(self) -> bool:
        """Whether a line can be taken now.

        A person at a terminal may always type. Lines that are piped in wait until one is asked.
        """
        hearing, chair = self.hearing, self.place.chair
        if not hearing.welcomed or (self.post.busy and not hearing.lost):
            return False
        if self.voice.alive or (hearing.game is not None and hearing.game.over):
            return True
        if chair is None:
            return not self.wish.watch
        if hearing.game is None:
            return not chair.ready
        return self.place.asked or bool(chair.bot)

    def _hint(self) -> str:
        game = self.hearing.game
        return self.hearing.lobby.hint() if game is None else game.prompt.hint()

    def _heed(self, typed: str) -> None:
        game = self.hearing.game
        if game is None:
            self.hearing.lobby.answer(typed)
            return
        move = game.prompt.answer(typed)
        if move is not None:
            text = game.sight.game.write(game.sight.public, move)
            self._send([c.Move(text=text, expected=self.place.rev)])

    def _send(self, commands: Sequence[c.AnyCommand]) -> None:
        if self.hearing.lost:
            self.voice.say([self.voice.words.text("online.sentLater")])
        self.post.send(commands)

    def _say_goodbye(self) -> None:
        stays = self.place.chair is not None and self.place.info.phase in ("waiting", "playing")
        key = "online.goodbyeForNow" if stays else "online.goodbye"
        self.voice.say(["", self.voice.words.text(key, command=self.place.command)])
