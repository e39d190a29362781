"""What a server tells, taken in and said, message by message."""

from collections.abc import Callable, Sequence

from motherlode.cli.online.chairs import speaker, tell_changes
from motherlode.cli.online.game import OnlineGame
from motherlode.cli.online.lobby import Lobby, with_people
from motherlode.cli.online.orders import Orders
from motherlode.cli.online.place import Place, Wish
from motherlode.cli.online.post import Post
from motherlode.cli.online.problems import tell_refusal
from motherlode.cli.online.sight import harmless
from motherlode.draw.ink import Paper
from motherlode.server.client.live import Ended, Lost, Report
from motherlode.server.wire import messages as m
from motherlode.server.wire.commands import PROTOCOL
from motherlode.tui.live import LiveVoice
from motherlode.tui.mistakes import explain_mistake


class Parted(Exception):
    """This table is left: for another one, or because nothing more can come from it."""

    def __init__(self, *, failed: bool = False, table: str = "") -> None:
        super().__init__(table)
        self.failed = failed
        self.table = table


class Hearing:
    """Somebody who listens at a table. `game` is there from the deal on."""

    def __init__(
        self,
        place: Place,
        wish: Wish,
        voice: LiveVoice,
        paper: Callable[[], Paper],
        orders: Orders,
        post: Post,
    ) -> None:
        self.place = place
        self.wish = wish
        self.voice = voice
        self.words = voice.words
        self.paper = paper
        self.orders = orders
        self.post = post
        self.lobby = Lobby(place, voice, paper, orders.before_deal())
        self.game: OnlineGame | None = None
        self.welcomed = False
        self.lost = False
        """Whether there is no connection now."""
        self._last_said = 0
        self._last_refusal = ""

    def take(self, report: Report) -> None:
        """Take in what came, and say what is new; `Parted` if that was the last."""
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
                self.place.watching(report)
                self._say_changes(with_people(self.place.info, report))
            case m.Done():
                self._take_done(report)
            case m.Refused() | m.Fault():
                self._take_refusal(report)
            case Lost():
                self.lost = True
                self._say("online.lost")
            case Ended():
                self._take_end(report)
        if self.game is not None and self.place.play is not None:
            self.game.settle(self.place.play)

    def _take_end(self, end: Ended) -> None:
        why = harmless(explain_mistake(end.why, self.words))
        if why != self._last_refusal:
            self.voice.say([why])
        if not end.for_good:
            self._say("online.comeBack", command=self.place.command)
        raise Parted(failed=True)

    def _say(self, key: str, **params: str) -> None:
        self.voice.say([self.words.text(key, **params)])

    # Coming and coming back

    def _take_welcome(self, welcome: m.Welcome) -> None:
        place, first = self.place, not self.welcomed
        if first:
            _check_protocol(welcome)
            self.welcomed = True
            place.rev, place.you, place.info = welcome.rev, welcome.you, welcome.table
            self.voice.say(self.lobby.greet())
        else:
            self.lost = False
            self._say("online.back")
            self._take_table(welcome.rev, welcome.you, welcome.table, None)
        self._take_missed(welcome)
        self._say_chat(welcome.chat)
        if first:
            self.post.send(self.lobby.first_wishes(self.wish))

    def _take_missed(self, welcome: m.Welcome) -> None:
        play = welcome.play
        if play is None:
            return
        self.place.play = play
        if self.game is None:
            told = [event for step in welcome.missed for event in step.told]
            self._begin(play).catch_up(told, play)
            return
        for step in welcome.missed:
            if step.stated is not None:
                self.game.state(step.stated)
            if step.told:
                self.game.hear(step.told, play)
        self.game.look(play)

    def _begin(self, play: m.Play) -> OnlineGame:
        self.game = OnlineGame(self.place, play, self.voice, self.paper, self.orders)
        return self.game

    # The table

    def _take_table(self, rev: int, you: m.You, info: m.TableInfo, play: m.Play | None) -> None:
        place, before = self.place, self.place.info
        moved = place.you.seat != you.seat
        place.rev, place.you = rev, you
        self._say_changes(info)
        if before.door != info.door:
            self._say("online.doorShut")
        if info.phase == "closed":
            self._say("online.closed")
            raise Parted
        if before.next is None and info.next is not None and not self.post.busy:
            self._say("online.rematch")
        if play is not None:
            place.play = play
            self._look(play, moved=moved)

    def _look(self, play: m.Play, *, moved: bool) -> None:
        if self.game is None:
            return
        if moved:
            # Who was sent away, or sits down, sees another game from now on.
            self._begin(play)
        self.game.look(play)

    def _say_changes(self, info: m.TableInfo) -> None:
        before, self.place.info = self.place.info, info
        self.voice.say(tell_changes(before, info, self.place.you.seat, self.words))

    def _say_chat(self, sayings: Sequence[m.Saying]) -> None:
        for saying in sayings:
            if saying.number > self._last_said:
                self._last_said = saying.number
                self.voice.say([f"{speaker(saying, self.words)}: {harmless(saying.text)}"])

    # The game

    def _take_news(self, news: m.News) -> None:
        self.place.rev, self.place.play = news.rev, news.play
        game = self.game or self._begin(news.play)
        if news.by == "clock":
            self._say("online.timeUp")
        if news.stated is not None:
            game.look(news.play)
            game.state(news.stated)
        else:
            game.hear(news.told, news.play)
        self.post.carried_out(news.done)

    # Answers

    def _take_done(self, done: m.Done) -> None:
        if done.table:
            raise Parted(table=done.table)
        self.post.carried_out(done.id)

    def _take_refusal(self, refusal: m.Refused | m.Fault) -> None:
        self.post.refused()
        clause = refusal.clause if isinstance(refusal, m.Refused) else ""
        self._last_refusal = tell_refusal(refusal.sentence, clause, self.words)
        self.voice.say([self._last_refusal])
        if isinstance(refusal, m.Refused) and refusal.play is not None and self.game is not None:
            self.place.rev, self.place.play = refusal.rev, refusal.play
            self.game.look(refusal.play)
            self.game.ask_again()


def _check_protocol(welcome: m.Welcome) -> None:
    if welcome.protocol != PROTOCOL:
        raise ValueError(
            f"the server speaks version {welcome.protocol}, this program version {PROTOCOL}"
        )
