"""What is counted of a finished game: `any_game` for all of them, one module a game for its own.

A module has `FIGURES`, what is reported, and `facts(played)`, what happened. A game without one is
counted as any game is.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from motherlode.arena.figures import Figure
from motherlode.arena.played import Fact, Played
from motherlode.arena.tallies import any_game


@dataclass(frozen=True)
class Tally:
    """The figures of a game in the order they are shown, and where their facts come from."""

    figures: tuple[Figure, ...]
    sources: tuple[Callable[[Played], Iterator[Fact]], ...]

    def facts(self, played: Played) -> Iterator[Fact]:
        """All that is counted of a game."""
        for source in self.sources:
            yield from source(played)


def tally_of(game: str) -> Tally:
    """What is counted of a game: its own figures first."""
    place = f"{__name__}.{game}"
    if find_spec(place) is None:
        return Tally(any_game.FIGURES, (any_game.facts,))
    own = import_module(place)
    return Tally((*own.FIGURES, *any_game.FIGURES), (own.facts, any_game.facts))
