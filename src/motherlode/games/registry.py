"""All games by name. A new game adds one line here."""

from importlib import import_module
from typing import Any

from motherlode.core.game import Game

GAMES = {
    "saboteur": "motherlode.games.saboteur.game:SABOTEUR_GAME",
    "saboteur2": "motherlode.games.saboteur2.game:SABOTEUR2_GAME",
    "duel": "motherlode.games.duel.game:DUEL_GAME",
    "goldmine": "motherlode.games.goldmine.game:GOLDMINE_GAME",
    "corporation": "motherlode.games.corporation.game:CORPORATION_GAME",
}


def find_game(name: str) -> Game[Any, Any, Any]:
    """The game of that name, or `ValueError` with the names there are."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    module, _, attribute = GAMES[name].partition(":")
    game: Game[Any, Any, Any] = getattr(import_module(module), attribute)
    return game
