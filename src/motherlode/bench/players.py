"""How long bots think, and whether every move they choose is one they may make."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from motherlode.bench.measure import quiet
from motherlode.bots.base import Bot, Budget
from motherlode.bots.registry import make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.state import NOBODY, State
from motherlode.games.registry import find_game


@dataclass
class Thinking:
    """Decisions of one level at tables of one size: CPU milliseconds each, ascending at the end."""

    game: str
    seats: int
    level: str
    illegal: int = 0
    times: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Milliseconds a decision."""
        return sum(self.times) / len(self.times)

    def quantile(self, share: float) -> float:
        """So large a share of the decisions took no longer."""
        return self.times[min(len(self.times) - 1, int(len(self.times) * share))]


def watch(
    setup: str, level: str, decisions: int, seed: int, tick: Callable[[int], None]
) -> Thinking:
    """Let bots of a level play games among themselves until so many decisions were made."""
    game = find_game(setup.partition("(")[0])
    table = game.setup(setup)
    found = Thinking(game.name, table.seats, level)
    deal = seed
    with quiet():
        while len(found.times) < decisions:
            log = Log()
            state = game.begin(table, Fast(deal), log)
            bots = [make_bot(level, game.name, seat, deal) for seat in range(table.seats)]
            before = len(found.times)
            _Game(game, state, bots, log).play(found, decisions)
            tick(len(found.times) - before)
            deal += 1
    found.times.sort()
    return found


class _Game:
    """One game, every decision of it timed and checked."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        state: State[Any, Any, Any],
        bots: list[Bot[Any, Any]],
        log: Log,
    ) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.log = log
        self.told = 0

    def play(self, found: Thinking, decisions: int) -> None:
        """To the end, or until there were enough decisions."""
        game, state, moves = self.game, self.state, Moves()
        while (seat := game.turn(state.public)[0]) != NOBODY and len(found.times) < decisions:
            game.fill(state.public, state.own[seat], moves)
            legal = moves.list()
            began = time.process_time_ns()
            self._tell()  # weighing what was heard is thinking, too
            move = self.bots[seat].choose(state.view(seat), moves, Budget())
            found.times.append((time.process_time_ns() - began) / 1e6)
            if move not in legal:
                found.illegal += 1
                return
            game.play(state, move, self.log)

    def _tell(self) -> None:
        for event in self.log.events[self.told :]:
            for seat, bot in enumerate(self.bots):
                if event.heard_by(seat):
                    bot.hear(event)
        self.told = len(self.log.events)
