"""Guides for the shipped suites, bots in every chair; and a bot for tests alone."""

from typing import Any

from motherlode.bots.base import Bot, Budget
from motherlode.bots.registry import make_thumb
from motherlode.core.chance import Chance, Fast
from motherlode.core.conformance import Guide
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from tests.counts.guided_corporation import choose_wall
from tests.counts.guided_duel import RaceGuide

SEATS = 12
CARE = 85
"""Of a hundred moves, a racer chooses so many with a goal in mind."""
RANDOM_SHARE = 8
"""One move in so many is random, so that odd positions come up too."""


def thumb_bot(game: str, seat: int, seed: int) -> Bot[Any, Any]:
    """The bot that plays a game by rule of thumb."""
    return make_thumb(game, seat, seed)


class Racer(Bot[Any, Any]):
    """Races in a duel and tries everything on the way, as no bot that means to win does."""

    def __init__(self, seat: int, seed: int) -> None:
        self.guide = RaceGuide(Fast(seed * 1009 + seat), CARE)

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        return self.guide.pick(view.public, moves.list())


class WallGuide(Guide):
    """Gets a game of Dwarf Corporation stuck, as no bot that means to win does."""

    def choose(self, view: View[Any, Any], moves: Moves, chance: Chance) -> int:
        return choose_wall(view.public, moves.list(), chance)


class BotGuide(Guide):
    """Lets a bot sit in every chair, with a random move now and then."""

    def __init__(self, game: str, seed: int) -> None:
        self.bots = [thumb_bot(game, seat, seed) for seat in range(SEATS)]

    def choose(self, view: View[Any, Any], moves: Moves, chance: Chance) -> int:
        if chance.below(RANDOM_SHARE) == 0:
            return super().choose(view, moves, chance)
        return self.bots[view.seat].choose(view, moves, Budget())

    def hear(self, seat: int, event: Event) -> None:
        self.bots[seat].hear(event)
