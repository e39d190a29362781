"""Tables as SVG pictures, for notebooks and docs: the same symbols as in the browser, embedded.

>>> from motherlode.core.chance import Fast
>>> from motherlode.games.registry import find_game
>>> game = find_game("saboteur")
>>> state = game.begin(game.setup("saboteur(seats=3)"), Fast(1))
>>> picture(game.show(state.public, None)).startswith("<svg ")
True
"""

from motherlode.draw.svg.pictures import picture

__all__ = ["picture"]
