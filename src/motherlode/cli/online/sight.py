"""A game on a server, as it lets a guest see it: the same engine shows, lists and judges."""

from collections.abc import Sequence
from typing import Any

from motherlode.core.events import EVERYONE, Event
from motherlode.core.moves import Moves
from motherlode.core.packing import Unpacker
from motherlode.core.refusals import Refusal
from motherlode.core.state import NOBODY
from motherlode.games.registry import find_game
from motherlode.server.wire import messages as m


class OnlineSight:
    """The game as new as the last message about it."""

    def __init__(self, info: m.TableInfo, seat: int | None, play: m.Play) -> None:
        self.game = find_game(info.game)
        self.setup = self.game.setup(info.setup)
        self.names = tuple(harmless(chair.name) for chair in info.chairs)
        self.seat = EVERYONE if seat is None else seat
        """The own seat; `EVERYONE` for one who watches."""
        self.public: Any
        self._own: Any = None
        self._news: list[Event] = []
        self.take(play)

    def take(self, play: m.Play) -> None:
        """Look at the game as it is now; `ValueError` if what was sent is no view of it."""
        data = play.packed or b""
        if self.seat != EVERYONE:
            view = self.game.load_view(self.setup, self.seat, data)
            self.public, self._own = view.public, view.own
            return
        try:
            source = Unpacker(data)
            self.public = self.game.unpack_public(self.setup, source)
            source.end()
        except (AssertionError, IndexError, OverflowError):
            raise ValueError("the view that was sent is damaged") from None

    def tell(self, told: Sequence[m.Told]) -> None:
        """Hear events, which are the news until others come."""
        self._news = [self._event(one) for one in told]

    def _event(self, told: m.Told) -> Event:
        if told.kind not in self.game.events_in_words:
            raise ValueError(f"the server tells of {told.kind!r}, which this program does not know")
        kind = self.game.events_in_words.index(told.kind)
        doer = NOBODY if told.seat is None else told.seat
        return Event(kind, self.seat if told.private else EVERYONE, doer, *told.numbers)

    def view(self, seat: int) -> object:
        """What the own seat, or `EVERYONE`, may see."""
        return self.game.show(self.public, None if seat == EVERYONE else self._own)

    def news(self, seat: int) -> list[Event]:
        """What was told last."""
        return [event for event in self._news if event.heard_by(seat)]

    def legal(self) -> list[int]:
        """The own moves; none where somebody else is asked."""
        if self._own is None or self.game.turn(self.public)[0] != self.seat:
            return []
        moves = Moves()
        self.game.fill(self.public, self._own, moves)
        return moves.list()

    def read(self, text: str) -> int:
        """The move that a text names, legal or not."""
        return self.game.read(self.public, self._own, text)

    def refusal(self, move: int) -> Refusal | None:
        """Why one may not make a move."""
        return self.game.refusal(self.public, self._own, move)

    def claims(self) -> list[str]:
        """What may be claimed now."""
        game, public = self.game, self.public
        return [game.write_claim(public, claim) for claim in game.claims(public)]


def harmless(text: str) -> str:
    """A text of somebody else's, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
