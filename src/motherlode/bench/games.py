"""What is measured of a game: whole games, single steps, and the calls that search makes."""

import random
import time
from typing import Any

import msgspec

from motherlode.bench.measure import Variant, Work, timed
from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.registry import RANDOM, bot_names, make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.game import Game
from motherlode.core.loop import play_many_randomly, play_randomly
from motherlode.core.moves import Moves
from motherlode.core.setups import Setup
from motherlode.core.state import State

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]

NO_LIMIT = 10**9
EARLY, LATE = 5, 45
"""Steps after which a round is looked at: the pile is full, and the pile is empty."""
WINDOW = 8
"""Steps that are timed from there."""
STEPS = "steps"
CALLS = "calls"


class Bench:
    """The variants of one set-up; `scale` says how much work a run is (1 is about 0.1 s)."""

    def __init__(self, game: AnyGame, setup: Setup, scale: float) -> None:
        self.game = game
        self.setup = setup
        self.scale = scale
        self.seed = 0
        self.positions = {step: self._positions(step) for step in (EARLY, LATE)}

    def variants(self) -> list[Variant]:
        """All that is measured."""
        found = [Variant("random play, loop inside", STEPS, self.random_play)]
        name = bot_names(self.game.name)[-1]
        if name != RANDOM:
            found.append(Variant(f"{name} play, loop inside", STEPS, lambda: self.bot_play(name)))
        return [
            *found,
            Variant("stepped from Python", STEPS, self.stepped),
            Variant("early in a round", STEPS, lambda: self.window(EARLY)),
            Variant("late in a round", STEPS, lambda: self.window(LATE)),
            Variant("copy", CALLS, self.copying),
            Variant("view as data", CALLS, self.showing),
            Variant("imagine", CALLS, self.imagining),
        ]

    def _fresh(self, log: Log | None = None) -> AnyState:
        self.seed += 1
        return self.game.begin(self.setup, Fast(self.seed), log)

    def _games(self, number: float) -> int:
        return max(1, round(number * self.scale))

    def random_play(self) -> Work:
        """Whole games, every step enumerates all legal moves and plays one of them."""
        games = self._games(600)
        self.seed += games

        def work() -> tuple[float, float]:
            steps: int = play_many_randomly(self.game, self.setup, self.seed, games)
            return steps, games

        return timed(work)

    def bot_play(self, name: str) -> Work:
        """Whole games by rule-of-thumb bots, who reach the gold: the ends of games are timed."""
        games, seats = self._games(40), self.setup.seats

        def work() -> tuple[float, float]:
            steps = 0
            for _ in range(games):
                log = Log()
                state = self._fresh(log)
                bots = [make_bot(name, self.game.name, s, self.seed) for s in range(seats)]
                steps += play_bots(self.game, state, bots, log, Budget(), NO_LIMIT)
            return steps, games

        return timed(work)

    def stepped(self) -> Work:
        """Whole games driven from Python: a list of all legal moves at every step."""
        game, games = self.game, self._games(200)
        choice = random.Random(self.seed).choice  # noqa: S311

        def work() -> tuple[float, float]:
            steps = 0
            for _ in range(games):
                state = self._fresh()
                while moves := game.legal(state):
                    game.play(state, choice(moves))
                    steps += 1
            return steps, games

        return timed(work)

    def _positions(self, step: int) -> list[AnyState]:
        moves, chance = Moves(), Fast(step)
        found = []
        for _ in range(self._games(300)):
            state = self._fresh()
            play_randomly(self.game, state, chance, moves, step)
            found.append(state)
        return found

    def window(self, step: int) -> Work:
        """A few random steps from positions at one stage of a round."""
        game, moves, chance = self.game, Moves(), Fast(self.seed)
        copies = [game.copy(state) for state in self.positions[step]]
        began = time.process_time()
        steps = 0
        for state in copies:
            steps += play_randomly(game, state, chance, moves, WINDOW)
        seconds = time.process_time() - began
        listed = sum(len(game.legal(state)) for state in self.positions[step])
        return Work(steps, seconds, moves=listed * steps / len(copies))

    def copying(self) -> Work:
        """A state that can be played on."""
        states, game = self.positions[EARLY], self.game

        def work() -> tuple[float, float]:
            for state in states:
                game.copy(state)
            return len(states), 0

        return timed(work)

    def showing(self) -> Work:
        """A seat's view as JSON, as a client gets it."""
        states, game = self.positions[LATE][::10], self.game

        def work() -> tuple[float, float]:
            for state in states:
                msgspec.json.encode(game.show(state.public, state.own[0]))
            return len(states), 0

        return timed(work)

    def imagining(self) -> Work:
        """A full state as one seat may imagine it."""
        states, game, chance = self.positions[EARLY], self.game, Fast(self.seed)

        def work() -> tuple[float, float]:
            for state in states:
                game.imagine(state.public, state.own[0], chance)
            return len(states), 0

        return timed(work)
