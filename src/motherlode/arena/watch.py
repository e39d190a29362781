"""Playing a game with open eyes: slower than `play_bots`, and it notices broken promises."""

from collections.abc import Callable, Sequence
from typing import Any

from motherlode.arena.trouble import Trouble
from motherlode.bots.base import Bot, Budget
from motherlode.core.events import Event, Log
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.state import NOBODY, State

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]
AnyBot = Bot[Any, Any]


class Watch:
    """Plays as `play_bots` does, looks at every move, and with `check` at every state.

    `play` makes a move of the state and tells the log; it may do more, such as record it.
    """

    def __init__(self, game: AnyGame, number: int, bots: Sequence[AnyBot], *, check: bool) -> None:
        self.game = game
        self.number = number
        self.bots = bots
        self.check = check
        self.steps = 0
        self.told = 0

    def play(self, state: AnyState, log: Log, play: Callable[[int], object], limit: int) -> int:
        """Let the bots play to the end, or `limit` moves; says how many were played."""
        try:
            self._look(state)
            while self.steps < limit and self._step(state, log, play):
                self.steps += 1
                self._look(state)
        except Trouble:
            raise
        except Exception as problem:
            raise self._trouble(f"it crashed with {type(problem).__name__}: {problem}") from problem
        return self.steps

    def _step(self, state: AnyState, log: Log, play: Callable[[int], object]) -> bool:
        self._tell(log.events)
        seat = self.game.turn(state.public)[0]
        if seat == NOBODY:
            return False
        moves = Moves()
        self.game.fill(state.public, state.own[seat], moves)
        move = self.bots[seat].choose(state.view(seat), moves, Budget())
        if not moves.has(move):
            raise self._trouble(f"the bot on seat {seat} chose {move}, which is not legal")
        play(move)
        return True

    def _look(self, state: AnyState) -> None:
        if not self.check:
            return
        try:
            self.game.check(state)
        except AssertionError as broken:
            raise self._trouble(f"an invariant is broken: {broken}") from broken

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events[self.told :]:
            for seat, bot in enumerate(self.bots):
                if event.heard_by(seat):
                    bot.hear(event)
        self.told = len(events)

    def _trouble(self, why: str) -> Trouble:
        return Trouble(self.number, f"after {self.steps} moves {why}")
