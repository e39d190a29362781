"""Games by name, each with its own type. Made by tools/game_types; do not edit."""

from typing import TYPE_CHECKING, Any, Literal, overload

from motherlode.core.game import Game
from motherlode.games.registry import find_game

if TYPE_CHECKING:
    from motherlode.games.corporation.game import Corporation
    from motherlode.games.duel.game import Duel
    from motherlode.games.goldmine.game import GoldMine
    from motherlode.games.saboteur.game import Saboteur
    from motherlode.games.saboteur2.game import Saboteur2


@overload
def game(name: Literal["saboteur"]) -> "Saboteur": ...


@overload
def game(name: Literal["saboteur2"]) -> "Saboteur2": ...


@overload
def game(name: Literal["duel"]) -> "Duel": ...


@overload
def game(name: Literal["goldmine"]) -> "GoldMine": ...


@overload
def game(name: Literal["corporation"]) -> "Corporation": ...


@overload
def game(name: str) -> Game[Any, Any, Any]: ...


def game(name: str) -> Game[Any, Any, Any]:
    """The game of that name, or `ValueError` with the names there are.

    `saboteur`, `saboteur2`, `duel`, `goldmine`, `corporation`.
    """
    return find_game(name)
