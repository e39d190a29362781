"""A game that is over, as it is counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.core.events import Event
from motherlode.core.outcome import Outcome
from motherlode.core.setups import Setup

Fact = tuple[str, str, int]
"""What happened once: the figure it belongs to, the group of which it is said, a whole number."""


@dataclass(frozen=True)
class Played:
    """All that was told in a game to anyone, who sat where, and how it ended."""

    setup: Setup
    bots: tuple[str, ...]
    """The bot of each seat."""
    moves: int
    events: Sequence[Event]
    outcome: Outcome
