"""Asks the regular player for advice, and says why it is good."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, TypeAlias

from motherlode.bots.base import Budget
from motherlode.bots.hints.phrases import Phrase, say
from motherlode.bots.registry import REGULAR, make_bot
from motherlode.core.events import Event
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.state import View

AnyView: TypeAlias = View[Any, Any]
Reasons: TypeAlias = Callable[[AnyView, int, Sequence[Event]], Sequence[Phrase]]

SEED: Final = 0
"""The adviser's chance: always the same, so that a position has one hint however often it is asked
for."""
ONLY: Final = say("hint.only")
MOST: Final = 2
"""Reasons that are given."""


@dataclass(frozen=True)
class Hint:
    """A legal move, and what speaks for it: a sentence or two."""

    move: int
    reasons: tuple[Phrase, ...]


def give_hint(
    game: Game[Any, Any, Any], view: AnyView, told: Sequence[Event], budget: Budget
) -> Hint:
    """What the regular player would do who sees this and was told that, from the deal on.

    It depends on nothing else: the same view and events give the same hint.
    """
    moves = Moves()
    game.fill(view.public, view.own, moves)
    adviser = make_bot(REGULAR, game.name, view.seat, SEED)
    for event in told:
        adviser.hear(event)
    move = int(adviser.choose(view, moves, budget))
    if moves.count == 1:
        return Hint(move, (ONLY,))
    return Hint(move, tuple(find_reasons(game.name)(view, move, told)[:MOST]))


def find_reasons(game: str) -> Reasons:
    """What says why a move of a game is good."""
    reasons: Reasons = import_module(f"motherlode.bots.hints.{game}").reasons
    return reasons
