"""A bot that plays any legal move, in any game."""

from typing import Generic

from mypy_extensions import i64

from motherlode.bots.base import Bot, Budget
from motherlode.core.chance import Chance
from motherlode.core.moves import Moves
from motherlode.core.state import O, P, View


class RandomBot(Bot[P, O], Generic[P, O]):
    """All legal moves are equally likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View[P, O], moves: Moves, budget: Budget) -> i64:
        """Any of them."""
        return moves.items[self.chance.below(moves.count)]
