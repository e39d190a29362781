"""The yardstick beside us: a game of OpenSpiel with random players, where pyspiel is installed.

Card games are held against hanabi with four players, games of dice against backgammon.

A step is a player's decision, as it is in our own games; `history` counts OpenSpiel's chance
moves (each card dealt) too.
"""

import random
from typing import Any

from motherlode import extras
from motherlode.bench.measure import Variant, Work, timed

HANABI = "hanabi(players=4)"
BACKGAMMON = "backgammon"
YARDSTICKS = {"goldmine": BACKGAMMON, "corporation": BACKGAMMON}
"""The game that one of ours is held against, where it is not hanabi."""


def yardstick_of(game: str) -> str:
    """The game of OpenSpiel that a game of ours is held against."""
    return YARDSTICKS.get(game, HANABI)


def short_name(yardstick: str) -> str:
    """`hanabi`, `backgammon`."""
    return yardstick.partition("(")[0]


def installed() -> bool:
    """Whether pyspiel can be measured beside us."""
    return not extras.missing("bench")


class Yardstick:
    """A game with uniform random bots: whole games in C++, and stepped from Python."""

    def __init__(self, name: str, scale: float) -> None:
        import pyspiel

        self.name = short_name(name)
        self.scale = scale
        self.seed = 0
        self.pyspiel: Any = pyspiel
        self.game: Any = pyspiel.load_game(name)
        players = range(self.game.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in players]

    def variants(self) -> list[Variant]:
        """Both ways to drive it, by decisions and by all entries of the history."""
        return [
            Variant(f"{self.name}, whole games in C++", "steps", self.whole_games),
            Variant(f"{self.name}, stepped from Python", "steps", self.stepped),
        ]

    def _games(self, number: float) -> int:
        return max(1, round(number * self.scale))

    def whole_games(self) -> Work:
        """`evaluate_bots`, the loop inside OpenSpiel."""
        ended: list[Any] = []

        def work() -> tuple[float, float]:
            for _ in range(self._games(1000)):
                self.seed += 1
                state = self.game.new_initial_state()
                self.pyspiel.evaluate_bots(state, self.bots, self.seed)
                ended.append(state)
            return 1, len(ended)

        timing = timed(work)
        decisions = sum(1 for state in ended for move in state.full_history() if move.player >= 0)
        history = sum(len(state.history()) for state in ended)
        return Work(decisions, timing.seconds, timing.games, moves=history)

    def stepped(self) -> Work:
        """Legal actions as a list at every decision, one is applied; chance from its outcomes."""
        chance = random.Random(self.seed)  # noqa: S311
        entries = 0

        def work() -> tuple[float, float]:
            nonlocal entries
            decisions = 0
            games = self._games(150)
            for _ in range(games):
                state = self.game.new_initial_state()
                while not state.is_terminal():
                    entries += 1
                    if state.is_chance_node():
                        actions, weights = zip(*state.chance_outcomes(), strict=True)
                        state.apply_action(chance.choices(actions, weights)[0])
                    else:
                        state.apply_action(chance.choice(state.legal_actions()))
                        decisions += 1
            return decisions, games

        timing = timed(work)
        return Work(timing.count, timing.seconds, timing.games, moves=entries)
