"""Guides for the shipped suites: bots in every chair."""

from typing import Any

from motherlode.bots.base import Bot, Budget
from motherlode.bots.registry import make_bot
from motherlode.core.chance import Chance
from motherlode.core.conformance import Guide
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View

SEATS = 12
RANDOM_SHARE = 8
"""One move in so many is random, so that odd positions come up too."""


class BotGuide(Guide):
    """Lets a builder sit in every chair, with a random move now and then."""

    def __init__(self, game: str, seed: int) -> None:
        self.bots: list[Bot[Any, Any]] = [
            make_bot("builder", game, seat, seed) for seat in range(SEATS)
        ]

    def choose(self, view: View[Any, Any], moves: Moves, chance: Chance) -> int:
        if chance.below(RANDOM_SHARE) == 0:
            return super().choose(view, moves, chance)
        return self.bots[view.seat].choose(view, moves, Budget())

    def hear(self, seat: int, event: Event) -> None:
        self.bots[seat].hear(event)
