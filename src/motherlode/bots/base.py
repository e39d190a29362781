"""What a player is asked."""

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import O, P, View


class Budget:
    """How much a bot may think: so many iterations (same seed, same move), or so many seconds."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[P, O]):
    """A player in one seat."""

    @abstractmethod
    def choose(self, view: View[P, O], moves: Moves, budget: Budget) -> i64:
        """One of the moves; the view and the moves are only lent."""

    def hear(self, event: Event) -> None:
        """Something that was told to this seat. A bot that needs no memory ignores it."""
