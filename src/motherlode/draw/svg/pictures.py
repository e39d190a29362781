"""A view as a document: which game it is of, and the frame that all pictures share."""

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, Final

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
_DRAW: Final[Mapping[str, Callable[[Any], list[Placed]]]] = {
    "saboteur": draw_maze,
    "saboteur2": draw_maze,
    "duel": draw_duel,
    "goldmine": draw_goldmine,
    "corporation": draw_field,
}


def picture(view: object) -> str:
    """A table as a standalone SVG document: a view, or the same as plain data off the wire."""
    shown = read_view(view)
    try:
        placed = _DRAW[shown.game](shown)
    except AttributeError as problem:
        raise ValueError(f"this is no view of {shown.game}: {problem}") from None
    return _framed(shown.game, placed, f"{find_game(shown.game).sheet.title}, the table")


def read_view(view: object) -> Any:
    """A view, or plain data with the same names; `ValueError` for what is none."""
    if isinstance(view, Shown):
        return view
    game = view.get("game") if isinstance(view, Mapping) else view
    if not isinstance(view, Mapping) or game not in _DRAW:
        raise ValueError(f"no picture of {game!r}: there is {', '.join(_DRAW)}")
    own = view.get("self")
    named = {name: [_named(one) for one in many] for name, many in view.items() if _is_list(many)}
    return SimpleNamespace(**{**view, **named, "self": _named(own)})


def _is_list(data: object) -> bool:
    """Whether plain data holds several things."""
    return isinstance(data, list | tuple)


def _named(data: Any) -> Any:
    """The parts of an object by name; compiled structs cannot be made of plain data."""
    return SimpleNamespace(**data) if isinstance(data, Mapping) else data


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
