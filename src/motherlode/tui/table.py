"""A live game: its state, and bots in the seats that no person has.

This is the only part of the terminal client that holds a state; everything else gets a seat's view,
its moves and what it was told.
"""

from collections.abc import Mapping
from typing import Any, Final

from motherlode.bots.base import Bot, Budget
from motherlode.bots.registry import make_bot
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.outcome import Outcome
from motherlode.core.refusals import Refusal
from motherlode.core.state import NOBODY, State
from motherlode.games.registry import find_game
from motherlode.tui.choices import Choices
from motherlode.tui.deals import bot_seed, deal_of

THINKING: Final = 1.0
"""Seconds that a bot may think."""


class Table:
    """A game in progress."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        state: State[Any, Any, Any],
        log: Log,
        bots: Mapping[int, Bot[Any, Any]],
    ) -> None:
        self.game = game
        self.public = state.public
        self._state = state
        self._log = log
        self._bots = bots
        self._since = 0
        self._tell_bots()

    def asked(self) -> int | None:
        """The seat that is asked; `None` when the game is over."""
        seat = self.game.turn(self.public)[0]
        return None if seat == NOBODY else seat

    def view(self, seat: int) -> object:
        """What a seat, or `EVERYONE`, may see."""
        own = None if seat == EVERYONE else self._state.own[seat]
        return self.game.show(self.public, own)

    def news(self, seat: int) -> list[Event]:
        """What the last move has told to a seat, or to `EVERYONE`."""
        return [event for event in self._log.events[self._since :] if event.heard_by(seat)]

    def legal(self) -> list[int]:
        """The moves of the seat that is asked."""
        return self.game.legal(self._state)

    def read(self, text: str) -> int:
        """The move that a text names, legal or not."""
        return self.game.read(self.public, self._own(), text)

    def refusal(self, move: int) -> Refusal | None:
        """Why the seat that is asked may not make a move."""
        return self.game.refusal(self.public, self._own(), move)

    def bot_move(self) -> int:
        """What the bot that is asked wants to do."""
        seat = self.game.turn(self.public)[0]
        moves = Moves()
        self.game.fill(self.public, self._own(), moves)
        return self._bots[seat].choose(self._state.view(seat), moves, Budget(seconds=THINKING))

    def play(self, move: int) -> None:
        """Make a legal move; the bots hear what they may."""
        self._since = len(self._log.events)
        self.game.play(self._state, move, self._log)
        self._tell_bots()

    def outcome(self) -> Outcome:
        """How it ended."""
        return self.game.outcome(self._state)

    def _own(self) -> Any:
        return self._state.own[self.game.turn(self.public)[0]]

    def _tell_bots(self) -> None:
        for seat, bot in sorted(self._bots.items()):
            for event in self.news(seat):
                bot.hear(event)


def open_table(choices: Choices) -> Table:
    """Deal a game as it was chosen."""
    game = find_game(choices.setup.game)
    log = Log()
    state = game.begin(choices.setup, deal_of(choices.seed), log)
    bots = {
        seat: make_bot(choices.bot_of(seat), game.name, seat, bot_seed(choices.seed, seat))
        for seat in range(choices.setup.seats)
        if seat not in choices.people
    }
    return Table(game, state, log, bots)
