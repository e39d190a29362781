"""Motherlode: five tunnel-digging board games on one engine.

>>> import motherlode
>>> game = motherlode.game("saboteur")
>>> state = game.begin(game.setup("saboteur(seats=4)"), motherlode.Fast(7))
>>> seat, prompt = game.turn(state.public)
>>> game.prompts_in_words[prompt]
'play'
>>> moves = game.legal(state)
>>> game.write(state.public, moves[-1])
'dig curve_es turned 0,1'
>>> game.play(state, moves[-1])
>>> game.turn(state.public)[0] == (seat + 1) % 4
True
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from motherlode.core.chance import Fast as Fast
    from motherlode.core.chance import Secure as Secure
    from motherlode.core.events import Log as Log
    from motherlode.core.loop import play_many_randomly as play_many_randomly
    from motherlode.core.loop import play_randomly as play_randomly
    from motherlode.core.moves import Moves as Moves
    from motherlode.games.registry import find_game as game

__version__ = "0.1.0"

# Imported when first asked for: `import motherlode` and `motherlode --help` stay fast.
_PLACES = {
    "Fast": "motherlode.core.chance:Fast",
    "Secure": "motherlode.core.chance:Secure",
    "Log": "motherlode.core.events:Log",
    "Moves": "motherlode.core.moves:Moves",
    "game": "motherlode.games.registry:find_game",
    "play_many_randomly": "motherlode.core.loop:play_many_randomly",
    "play_randomly": "motherlode.core.loop:play_randomly",
}

__all__ = ["Fast", "Log", "Moves", "Secure", "game", "play_many_randomly", "play_randomly"]


def __getattr__(name: str) -> Any:
    place = _PLACES.get(name)
    if place is None:
        raise AttributeError(f"module 'motherlode' has no attribute {name!r}")
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)


if os.environ.get("MOTHERLODE_REQUIRE_COMPILED"):
    from motherlode.build import insist_on_compiled

    insist_on_compiled()
