"""Motherlode: five tunnel-digging board games on one engine.

- `game(name)`: a game, which can be asked for everything else; `help` on one says what.
- `Fast(seed)`, `Secure(seed)`: chance, for simulation and for games between people.
- `Log()`: collects what happens, and who may hear of it.
- `Moves()`: a buffer for legal moves, where speed matters.
- `play_randomly(…)`, `play_many_randomly(…)`: whole games in one call.

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
    from motherlode.games.named import game as game

__version__ = "0.1.0"

# Imported when first asked for: `import motherlode` and `motherlode --help` stay fast.
_PLACES = {
    "Fast": "motherlode.core.chance:Fast",
    "Secure": "motherlode.core.chance:Secure",
    "Log": "motherlode.core.events:Log",
    "Moves": "motherlode.core.moves:Moves",
    "game": "motherlode.games.named:game",
    "play_many_randomly": "motherlode.core.loop:play_many_randomly",
    "play_randomly": "motherlode.core.loop:play_randomly",
}

__all__ = ["Fast", "Log", "Moves", "Secure", "game", "play_many_randomly", "play_randomly"]

# What this file needs for itself, and nobody looks for here.
_INNER = {"TYPE_CHECKING", "Any", "_INNER", "_PLACES", "__dir__", "__getattr__", "import_module"}
_INNER |= {"insist_on_compiled", "os"}


def __getattr__(name: str) -> Any:
    place = _PLACES.get(name)
    if place is None:
        raise AttributeError(f"module 'motherlode' has no attribute {name!r}")
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)


def __dir__() -> list[str]:
    return sorted({*__all__, *globals()} - _INNER)


if os.environ.get("MOTHERLODE_REQUIRE_COMPILED"):
    from motherlode.build import insist_on_compiled

    insist_on_compiled()
