"""A table before the deal: who is there, and what is still missing."""

from collections.abc import Callable, Sequence

import msgspec

from motherlode.cli.online.chairs import list_chairs
from motherlode.cli.online.place import Place, Wish
from motherlode.draw.ink import Paper
from motherlode.games.registry import find_game
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m
from motherlode.tui.commands import Command, Menu
from motherlode.tui.help import show_rows
from motherlode.tui.live import LiveVoice
from motherlode.tui.mistakes import explain_mistake
from motherlode.tui.prompt import ANSWER


class Lobby:
    """People gather, and bots are seated, until the cards are dealt."""

    def __init__(
        self,
        place: Place,
        voice: LiveVoice,
        paper: Callable[[], Paper],
        commands: Sequence[Command],
    ) -> None:
        self.place = place
        self.paper = paper
        self.voice = voice
        self.words = voice.words
        usual = [Command("?", "", "", self._explain), Command("help", "", "", self._explain)]
        self.menu = Menu([*usual, *commands])

    def greet(self) -> list[str]:
        """What is played here, and who sits where."""
        info, seat = self.place.info, self.place.you.seat
        title = self.words.said(find_game(info.game).sheet.title)
        lines = [f"{title}: {info.setup}", self.place.link]
        if info.pace is not None:
            lines.append(self.words.text("online.pace", n=info.pace))
        return [*lines, *list_chairs(info, seat, self.words), ""]

    def first_wishes(self, wish: Wish) -> list[c.AnyCommand]:
        """What one who has just come asks for at once."""
        if wish.watch or self.place.info.phase != "waiting":
            return []
        wishes: list[c.AnyCommand] = []
        empty = self.place.empty
        if self.place.chair is None and (empty or wish.seat is not None):
            seat = empty[0] if wish.seat is None else wish.seat
            wishes.append(c.Sit(seat=seat, name=wish.name))
            empty = [other for other in empty if other != seat]
        bots = list(zip(reversed(empty), reversed(wish.bots), strict=False))
        return [*wishes, *(c.SeatBot(seat=seat, bot=bot) for seat, bot in reversed(bots))]

    def hint(self) -> str:
        """What can be typed, in short, and what is waited for."""
        chair = self.place.chair
        if chair is None:
            return self.words.text("lobby.standing") + ANSWER
        if not chair.ready:
            return self.words.text("lobby.seated") + ANSWER
        return self.words.text("lobby.waits", missing=self._missing()) + ANSWER

    def _missing(self) -> str:
        people = [chair for chair in self.place.info.chairs if chair.kind == "person"]
        late = sum(not chair.ready for chair in people)
        empty = len(self.place.empty)
        if late and empty:
            return self.words.text("lobby.lateAndEmpty", late=late, empty=empty)
        if late or empty:
            return self.words.text("lobby.late" if late else "lobby.toSit", n=late or empty)
        return self.words.text("lobby.theDeal")

    def answer(self, typed: str) -> None:
        """Obey what was typed, or explain what is wrong with it."""
        try:
            found = self.menu.find(typed or "chairs")
            if found is None:
                raise ValueError(f"{typed!r} is nothing that can be done now; ? says what is.")
            command, rest = found
            command.do(rest)
        except ValueError as mistake:
            self.voice.say([explain_mistake(mistake, self.words)])

    def _explain(self, _: str) -> None:
        rows = show_rows(self.menu.rows(), self.paper().columns)
        self.voice.say([self.words.text("help.typed"), *rows])


def with_people(info: m.TableInfo, here: m.Here) -> m.TableInfo:
    """The table with those people there who are."""
    chairs = [msgspec.structs.replace(chair, here=chair.seat in here.here) for chair in info.chairs]
    return msgspec.structs.replace(info, chairs=chairs, spectators=here.spectators)
