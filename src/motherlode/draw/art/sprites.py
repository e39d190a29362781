"""Sprites: one SVG document a game, with a symbol for everything that its table shows."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from motherlode.draw.art import field, mazes, tiles
from motherlode.draw.art.drawings import Drawing, from_files, with_parts

COMMON: Final = "common"
"""The sprite of pages without a table: icons, people, the logo, an emblem of each game."""
PEOPLE: Final = 12
XMLNS: Final = "http://www.w3.org/2000/svg"

_GAMES: Final[Mapping[str, Callable[[], Iterable[Drawing]]]] = {
    "saboteur": mazes.saboteur,
    "saboteur2": mazes.saboteur2,
    "duel": mazes.duel,
    "goldmine": tiles.goldmine,
    "corporation": field.corporation,
}
_BACKS: Final = ("card-back", "goal-back", "role-back", "nugget")
_FILES: Final[Mapping[str, tuple[str, ...]]] = {
    "saboteur": _BACKS,
    "saboteur2": _BACKS,
    "duel": _BACKS,
    "goldmine": ("tile-back", "nugget", "collapsed"),
    "corporation": ("gnome", "coin", "nugget", "cell-dug", "chest-back"),
}
"""What is drawn in files and not in every sprite."""


def names() -> list[str]:
    """The names that `sprite` knows: `common` and every game."""
    return [COMMON, *_GAMES]


@cache
def sprite(game: str) -> str:
    """An SVG document of symbols: those of a game with all that every page needs.

    >>> '<symbol id="card-cross" viewBox="0 0 60 92">' in sprite("saboteur")
    True
    """
    return f'<svg xmlns="{XMLNS}">{_written(drawings_of(game))}</svg>'


@cache
def supplement(game: str) -> str:
    """The sprite of a game without what the common one has: for documents that hold both."""
    known = {drawing.id for drawing in drawings_of(COMMON)}
    own = [drawing for drawing in drawings_of(game) if drawing.id not in known]
    return f'<svg xmlns="{XMLNS}">{_written(own)}</svg>'


def in_document(game: str, wanted: Iterable[str]) -> str:
    """The symbols of these ids with all that they are made of, to stand in another document."""
    shelf = {drawing.id: drawing for drawing in drawings_of(game)}
    return _written(with_parts([shelf[name] for name in dict.fromkeys(wanted)], shelf))


def _written(drawings: Iterable[Drawing]) -> str:
    """Parts where nobody sees them, then symbols."""
    drawings = list(drawings)
    parts = "".join(drawing.text for drawing in drawings if drawing.is_part)
    return f"<defs>{parts}</defs>" + "".join(
        drawing.text for drawing in drawings if not drawing.is_part
    )


def symbols_of(game: str) -> list[str]:
    """The ids of a sprite that others may use, in its order."""
    return [drawing.id for drawing in drawings_of(game) if not drawing.is_part]


@cache
def drawings_of(game: str) -> tuple[Drawing, ...]:
    """What a sprite holds, every part before what it is part of."""
    if game not in names():
        raise ValueError(f"no art for {game!r}: there is {', '.join(names())}")
    return tuple(with_parts(_wanted(game), _shelf()))


def _wanted(game: str) -> Iterator[Drawing]:
    drawn = from_files()
    yield from (drawing for name, drawing in drawn.items() if name.startswith(_everywhere(game)))
    if game != COMMON:
        yield from (drawn[name] for name in _FILES[game])
        yield from _GAMES[game]()


def _everywhere(game: str) -> tuple[str, ...]:
    """How the names begin of files that a sprite holds for its page."""
    return ("icon-", "dwarf-", "logo", "emblem-") if game == COMMON else ("icon-", "dwarf-")


@cache
def _shelf() -> Mapping[str, Drawing]:
    """Everything that a drawing may use."""
    drawings = [*from_files().values(), *mazes.parts(), *tiles.parts()]
    drawings += [*tiles.goldmine(), *field.corporation()]
    return {drawing.id: drawing for drawing in drawings}
