"""A table of the load: whoever is asked makes some legal move, and after a game comes the next."""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from motherlode.server.load import words as w
from motherlode.server.load.game import LoadGame
from motherlode.server.load.hall import Hall
from motherlode.server.load.line import Line
from motherlode.server.load.seating import nonce
from motherlode.server.wire import commands as c

REMATCH: Final = "again"
_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True)
class Turn:
    """A seat that is asked, and what it may do."""

    line: Line
    seat: int
    rev: int
    moves: list[str]


@dataclass(frozen=True)
class Sent:
    """A move that is on its way."""

    id: str
    at: float
    seat: int
    text: str


class LoadTable:
    """The same people at one table after the other."""

    def __init__(self, hall: Hall, table: str, tokens: list[str]) -> None:
        self.hall = hall
        self.tokens = tokens
        self.games = [LoadGame(table)]
        self._lines: list[Line] = []
        self._turn: Turn | None = None
        self._sent: Sent | None = None
        self._moved_at = -1
        """The revision of the last move's view: what comes again about it is no new turn."""
        self._number = 0
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._next: asyncio.Future[str] | None = None
        """The table of the next game, while it is asked for."""
        self._dealt = asyncio.Event()

    async def connect(self) -> None:
        """Connect every seat to the table of the last game."""
        game = self.games[-1]
        self._lines = [
            await self.hall.connect(game.table, token, partial(self._hear, game, seat))
            for seat, token in enumerate(self.tokens)
        ]

    def begin(self) -> None:
        """Begin to move; at a rate the first moves are spread over the time between two."""
        now = asyncio.get_running_loop().time()
        self._due = now + self.hall.chance.random() * self.hall.interval
        self._go_on()

    async def leave(self) -> None:
        """Hang up everywhere, and wait until the server has done so, too."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for line in self._lines:
            line.close()
        await asyncio.gather(*(line.ended for line in self._lines))

    # What is heard

    def _hear(self, game: LoadGame, seat: int, line: Line, data: bytes) -> None:
        if game is not self.games[-1]:
            return
        match word := w.read(data):
            case w.News():
                if word.done:
                    self._take_done(game, word.done)
                self._take_play(game, Turn(line, seat, word.rev, word.play.moves or []), word.play)
            case w.Welcome() | w.TableNow() if word.play is not None:
                self._take_play(game, Turn(line, seat, word.rev, word.play.moves or []), word.play)
            case w.Done() if word.id == REMATCH and self._next is not None:
                self._next.set_result(word.table)
            case w.Refused() | w.Fault():
                self.hall.fail(f"{word.code}: {word.sentence}")
            case _:
                pass

    def _take_done(self, game: LoadGame, command: str) -> None:
        sent = self._sent
        if sent is None or sent.id != command:
            self.hall.fail(f"a move that nobody waits for was acknowledged: {command}")
            return
        self._sent = None
        game.moves.append((sent.seat, sent.text))
        self.hall.acknowledged(sent.at)
        self._go_on()

    def _take_play(self, game: LoadGame, turn: Turn, play: w.Play) -> None:
        if play.end is not None and not game.over:
            game.over = True
            self._go_on()
        elif turn.moves and turn.rev > self._moved_at:
            self._turn = turn
            self._dealt.set()
            self._go_on()

    # What is done

    def _go_on(self) -> None:
        """Make the next move, if one may: the last is acknowledged, and it is time."""
        if self._sent is not None or not self.hall.playing:
            return
        if self.games[-1].over:
            if self._next is None:
                self._next = asyncio.get_running_loop().create_future()
                self.hall.games_over += 1
                self.hall.spawn(self._play_again(self._next))
        elif self._turn is not None and self._is_time():
            self._move(self._turn)

    def _is_time(self) -> bool:
        """Whether the next move is due; if not, it is made when it is."""
        if not self.hall.interval:
            return True
        loop = asyncio.get_running_loop()
        now = loop.time()
        if now < self._due:
            if self._timer is None:
                self._timer = loop.call_at(self._due, self._wake)
            return False
        self._due = max(self._due + self.hall.interval, now)
        return True

    def _wake(self) -> None:
        self._timer = None
        self._go_on()

    def _move(self, turn: Turn) -> None:
        self._turn, self._moved_at = None, turn.rev
        self._number += 1
        text = self.hall.chance.choice(turn.moves)
        move = c.Move(id=str(self._number), text=text, expected=turn.rev)
        self._sent = Sent(move.id, self.hall.sent(), turn.seat, text)
        turn.line.send(_ENCODER.encode(move))

    async def _play_again(self, coming: asyncio.Future[str]) -> None:
        """Ask for a rematch, go over to its table, be ready there, and wait for the deal."""
        self._lines[0].send(_ENCODER.encode(c.Rematch(id=REMATCH)))
        table = await coming
        await self.leave()
        self.games.append(LoadGame(table))
        self._turn, self._moved_at, self._next = None, -1, None
        self._dealt.clear()
        await self.connect()
        for line in self._lines:
            line.send(_ENCODER.encode(c.Ready(nonce=nonce())))
        await self._dealt.wait()
