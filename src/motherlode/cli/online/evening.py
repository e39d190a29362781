"""One table of a server, from the first word to the last."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.cli.online.chairs import tell_changes
from motherlode.cli.online.game import OnlineGame
from motherlode.cli.online.lobby import Lobby
from motherlode.cli.online.orders import Orders
from motherlode.cli.online.place import Place, Wish
from motherlode.cli.online.sight import harmless
from motherlode.draw.ink import ASCII, Paper
from motherlode.server.client import Guest
from motherlode.server.client.live import Ended, LiveChair, Lost, Report
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m
from motherlode.tui.live import Keys, LiveVoice
from motherlode.tui.prompt import Quit

DONE: Final = 0
FAILED: Final = 1
INTERRUPTED: Final = 130


class Parted(Exception):
    """This table is left: for another one, or because nothing more can come from it."""

    def __init__(self, code: int, table: str = "") -> None:
        super().__init__(table)
        self.code = code
        self.table = table


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
        self.paper = paper
        self.lost = False
        self.game: OnlineGame | None = None
        self._waiting: deque[c.AnyCommand] = deque()
        self._pending = ""
        """The id of the command that was not answered yet."""
        self._last_said = 0
        self._chair = LiveChair(guest, table, self._hear)
        self.place = Place(guest, wish.name, self._send, self._chair.table, self._chair.you)
        self.orders = Orders(self.place, voice, plain=paper().ink is ASCII)
        self.lobby = Lobby(self.place, voice, self.orders.before_deal())
        self._welcomed = False

    def run(self) -> tuple[int, str]:
        """Sit there until it is enough; says the exit code, and the table to go to if any."""
        try:
            while True:
                self._go_on()
        except (Quit, EOFError):
            self._say_goodbye()
        except KeyboardInterrupt:
            self._say_goodbye()
            return INTERRUPTED, ""
        except Parted as parted:
            return parted.code, parted.table
        finally:
            self._chair.close()
        return DONE, ""

    def _go_on(self) -> None:
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
                self._take(heard.report)
                self._settle()
            case _:
                pass

    # What is typed

    def _wants_line(self) -> bool:
        """Whether a line can be taken now.

        A person at a terminal may always type. Lines that are piped in wait until one is asked.
        """
        if not self._welcomed or (self._pending and not self.lost):
            return False
        if self.voice.alive:
            return True
        chair = self.place.chair
        if self.game is None:
            return chair is None or not chair.ready
        away = chair is not None and bool(chair.bot)
        return self.place.asked or away or self.game.over

    def _hint(self) -> str:
        return self.lobby.hint() if self.game is None else self.game.prompt.hint()

    def _heed(self, typed: str) -> None:
        if self.game is None:
            self.lobby.answer(typed)
            return
        move = self.game.prompt.answer(typed)
        if move is not None:
            sight = self.game.sight
            self._send([c.Move(text=sight.game.write(sight.public, move), expected=self.place.rev)])

    def _send(self, commands: Sequence[c.AnyCommand]) -> None:
        self._waiting += commands
        if self.lost:
            self.voice.say(["That is sent when the connection is back."])
        if not self._pending:
            self._send_next()

    def _send_next(self) -> None:
        self._pending = self._chair.post(self._waiting.popleft()) if self._waiting else ""

    # What comes

    def _hear(self, report: Report) -> None:
        self.voice.inbox.put(Heard(self, report))

    def _take(self, report: Report) -> None:
        match report:
            case m.Welcome():
                self._take_welcome(report)
            case m.TableNow():
                self._take_table(report.rev, report.you, report.table, report.play)
            case m.News():
                self._take_news(report)
            case m.Said():
                self._say_chat([report.saying])
            case m.Here():
                self._take_here(report)
            case m.Done() | m.Refused() | m.Fault():
                self._take_answer(report)
            case Lost():
                self.lost = True
                self.voice.say(["The connection is lost; trying to find it again."])
            case Ended():
                self.voice.say([harmless(report.why), f"To come back: {self._command}"])
                raise Parted(FAILED)

    def _take_welcome(self, welcome: m.Welcome) -> None:
        place = self.place
        if self._welcomed:
            if self.lost:
                self.voice.say(["The connection is back."])
            self._take_table(welcome.rev, welcome.you, welcome.table, None)
        else:
            place.rev, place.you, place.info = welcome.rev, welcome.you, welcome.table
            self.voice.say(self.lobby.greet())
        self._take_missed(welcome)
        self._say_chat(welcome.chat)
        self.lost = False
        if not self._welcomed:
            self._welcomed = True
            self._send(self.lobby.first_wishes(self.wish))

    def _take_missed(self, welcome: m.Welcome) -> None:
        play = welcome.play
        if play is None:
            return
        self.place.play = play
        if self.game is None:
            self._begin(play).catch_up(welcome.told, play)
            return
        for claim in welcome.stated:
            self.game.state(claim)
        self.game.hear(welcome.told, play) if welcome.told else self.game.look(play)

    def _take_table(self, rev: int, you: m.You, info: m.TableInfo, play: m.Play | None) -> None:
        place, before = self.place, self.place.info
        moved = place.you.seat != you.seat
        place.rev, place.you, place.info = rev, you, info
        self.voice.say(tell_changes(before, info, you.seat))
        if info.phase == "closed":
            self.voice.say(["The table was given up."])
            raise Parted(DONE)
        if before.next is None and info.next is not None:
            self.voice.say(["The same people play again: `rematch` goes there."])
        if play is not None:
            place.play = play
            if self.game is not None and not moved:
                self.game.look(play)
        if moved and self.game is not None and place.play is not None:
            self._begin(place.play)

    def _take_news(self, news: m.News) -> None:
        self.place.rev, self.place.play = news.rev, news.play
        game = self.game or self._begin(news.play)
        if news.by == "clock":
            self.voice.say(["Time was up: a bot chose the move."])
        if news.stated is not None:
            game.look(news.play)
            game.state(news.stated)
        else:
            game.hear(news.told, news.play)
        if news.done:
            self._answered(news.done)

    def _begin(self, play: m.Play) -> OnlineGame:
        self.game = OnlineGame(self.place, play, self.voice, self.paper, self.orders)
        return self.game

    def _take_here(self, here: m.Here) -> None:
        before = self.place.info
        now = self.lobby.with_people(before, here)
        self.place.info = now
        self.voice.say(tell_changes(before, now, self.place.you.seat))

    def _take_answer(self, answer: m.Done | m.Refused | m.Fault) -> None:
        if isinstance(answer, m.Done):
            if answer.table:
                raise Parted(DONE, answer.table)
            self._answered(answer.id)
            return
        self._waiting.clear()
        clause = answer.clause if isinstance(answer, m.Refused) else ""
        sentence = harmless(f"{answer.sentence} ({clause})" if clause else answer.sentence)
        self.voice.say([sentence])
        if isinstance(answer, m.Refused) and answer.play is not None and self.game is not None:
            self.place.rev, self.place.play = answer.rev, answer.play
            self.game.look(answer.play)
            self.game.ask_again()
        self._pending = ""

    def _answered(self, command_id: str) -> None:
        if command_id == self._pending:
            self._send_next()

    def _say_chat(self, sayings: Sequence[m.Saying]) -> None:
        for saying in sayings:
            if saying.number > self._last_said:
                self._last_said = saying.number
                self.voice.say([f"{harmless(saying.name)}: {harmless(saying.text)}"])

    def _settle(self) -> None:
        if self.game is not None and self.place.play is not None:
            self.game.settle(self.place.play)

    @property
    def _command(self) -> str:
        return f"motherlode join {self.place.link}"

    def _say_goodbye(self) -> None:
        chair, phase = self.place.chair, self.place.info.phase
        stays = chair is not None and phase in ("waiting", "playing")
        after = f" Your chair stays yours: {self._command}" if stays else ""
        self.voice.say(["", f"Goodbye!{after}"])
