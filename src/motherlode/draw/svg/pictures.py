"""A view as a document: which game it is of, and the frame that all pictures share."""

from collections.abc import Mapping
from typing import Final

import msgspec

from motherlode.draw.art.sprites import XMLNS, in_document
from motherlode.draw.svg.duel import draw_duel
from motherlode.draw.svg.field import draw_field
from motherlode.draw.svg.goldmine import draw_goldmine
from motherlode.draw.svg.mazes import draw_maze
from motherlode.draw.svg.placing import MARGIN, Placed, bounds
from motherlode.games.corporation.show import Shown as Corporation
from motherlode.games.duel.show import Shown as Duel
from motherlode.games.goldmine.show import Shown as Goldmine
from motherlode.games.registry import find_game
from motherlode.games.saboteur.show import Shown as Saboteur
from motherlode.games.saboteur2.show import Shown as Saboteur2

GROUND: Final = "#2a211b"
LIGHT: Final = "#f1e6cf"
"""What icons are drawn in that have no colour of their own."""

Shown = Saboteur | Saboteur2 | Duel | Goldmine | Corporation
_SHAPES: Final[Mapping[str, type[Shown]]] = {
    "saboteur": Saboteur,
    "saboteur2": Saboteur2,
    "duel": Duel,
    "goldmine": Goldmine,
    "corporation": Corporation,
}


def picture(view: object) -> str:
    """A table as a standalone SVG document: a view, or the same as plain data off the wire."""
    shown = read_view(view)
    return _framed(shown.game, _place(shown), f"{find_game(shown.game).sheet.title}, the table")


def read_view(view: object) -> Shown:
    """A view as its game types it; `ValueError` for what is none."""
    if isinstance(view, Shown):
        return view
    game = view.get("game") if isinstance(view, Mapping) else view
    if not isinstance(game, str) or game not in _SHAPES:
        raise ValueError(f"no picture of {game!r}: there is {', '.join(_SHAPES)}")
    return msgspec.convert(view, _SHAPES[game])


def _place(shown: Shown) -> list[Placed]:
    match shown:
        case Saboteur() | Saboteur2():
            return draw_maze(shown)
        case Duel():
            return draw_duel(shown)
        case Goldmine():
            return draw_goldmine(shown)
        case Corporation():
            return draw_field(shown)


def _framed(game: str, placed: list[Placed], title: str) -> str:
    """What is placed, on dark ground, with the symbols that it uses."""
    left, top, wide, high = bounds(placed)
    left, top, wide, high = left - MARGIN, top - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN
    ground = f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="10" fill="{GROUND}"/>'
    return (
        f'<svg xmlns="{XMLNS}" viewBox="{left} {top} {wide} {high}" width="{wide}" height="{high}"'
        f' role="img" color="{LIGHT}"><title>{title}</title>'
        f"{in_document(game, [one.name for one in placed])}{ground}"
        f"{''.join(one.text for one in placed)}</svg>"
    )
