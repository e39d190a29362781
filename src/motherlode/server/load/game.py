"""One game of the load, and what its table must have kept of it."""

from dataclasses import dataclass, field
from typing import Any


@dataclass
class LoadGame:
    """A table's game: the moves that the server has acknowledged, in their order."""

    table: str
    moves: list[tuple[int, str]] = field(default_factory=list)
    over: bool = False


@dataclass(frozen=True)
class Kept:
    """What the logs say about moves that were acknowledged."""

    games: int
    acknowledged: int
    lost: int
    """Acknowledged, and not in the log at that place."""
    added: int
    """In the log at a place where nobody was told of it: made twice, or by nobody."""

    def __add__(self, other: "Kept") -> "Kept":
        return Kept(
            self.games + other.games,
            self.acknowledged + other.acknowledged,
            self.lost + other.lost,
            self.added + other.added,
        )


NOTHING = Kept(0, 0, 0, 0)


def compare(game: LoadGame, record: Any) -> Kept:
    """Hold a record against what was acknowledged, move for move.

    The record of a game that goes on keeps its moves to itself: there only their number is known.
    """
    steps = record["steps"]
    told: set[tuple[object, ...]]
    kept: set[tuple[object, ...]]
    if record["outcome"] is not None:
        told = {(number, *move) for number, move in enumerate(game.moves)}
        kept = {(number, step["seat"], step["text"]) for number, step in enumerate(steps)}
    else:
        told = {(number,) for number in range(len(game.moves))}
        kept = {(number,) for number in range(len(steps))}
    return Kept(1, len(game.moves), len(told - kept), len(kept - told))
