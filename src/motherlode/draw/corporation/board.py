"""The field of Dwarf Corporation as text: 18 by 18 cells of two or three characters.

The second character of a cell says what lies there; the first one is a dot if that can be dug.
"""

from collections.abc import Collection, Sequence
from typing import Final

from motherlode.draw.ink import Ink, Paper
from motherlode.draw.text import NARROW, Cell
from motherlode.games.corporation.data import box
from motherlode.games.corporation.pieces import SIDE
from motherlode.games.corporation.position import CRYSTALS
from motherlode.games.corporation.show import Shown

COLOURS: Final = tuple(box().data.colours)
"""The corporations in their order."""
LETTERS: Final = dict(zip(COLOURS, CRYSTALS, strict=True))
"""Blue is L: positions have B for the base camp."""

EMPTY: Final = "empty"
GOLD: Final = "gold"
SOLID: Final = ("danger", "base")
"""What fills its cell."""

SLIM: Final = 2
ROOMY: Final = 3
"""Characters of a cell."""
LABEL: Final = "   "
"""The room for the number of a row."""
BESIDE: Final = 22
"""Columns that people need at the side."""
BELOW: Final = 14
"""Lines that people, a question and its answer need below the field."""


def sign_of(content: str, ink: Ink) -> str:
    """The sign of what lies on a cell.

    >>> from motherlode.draw.ink import ASCII
    >>> "".join(sign_of(content, ASCII) for content in ("gold", "gnome", "passage", "danger"))
    '$n@#'
    """
    signs = {
        "empty": ink.bare,
        "gold": ink.gold,
        "gnome": "n",
        "safe": "s",
        "chest": "c",
        "passage": ink.passage,
        "danger": ink.rock,
        "base": ink.ladder,
    }
    return signs[content]


# The field


def draw_field(shown: Shown, places: Sequence[Cell], paper: Paper, width: int) -> list[str]:
    """The field with numbers of columns and rows; dots where whoever is asked may dig."""
    size = SLIM if width == NARROW else ROOMY
    numbers = _number_columns(size)
    lines = list(numbers)
    for row in range(SIDE):
        cells = [_draw_cell(shown, (column, row), places, paper, size) for column in range(SIDE)]
        lines.append((f"{row:>2} " + "".join(cells)).rstrip())
    people_below = paper.columns < len(LABEL) + size * SIDE + BESIDE
    # Where the top may scroll away, the numbers stand below too.
    return lines + numbers if people_below and len(lines) + BELOW > paper.lines else lines


def _number_columns(size: int) -> list[str]:
    """In one line, or the tens above the rest where there is no room."""
    if size == ROOMY:
        return [(LABEL + "".join(f"{column:>2} " for column in range(SIDE))).rstrip()]
    tens = "".join(f"{column // 10 or '':>2}" for column in range(SIDE))
    return [LABEL + tens, LABEL + "".join(f"{column % 10:>2}" for column in range(SIDE))]


def _draw_cell(shown: Shown, cell: Cell, places: Collection[Cell], paper: Paper, size: int) -> str:
    column, row = cell
    crystal = shown.crystals[row][column]
    if crystal is not None:
        return paper.filled(crystal, f" {LETTERS[crystal]}".ljust(size))
    content = shown.field[row][column]
    sign, dot = sign_of(content, paper.ink), paper.gold(paper.ink.place)
    if content in SOLID:
        mark = dot if cell in places else paper.marked(content, sign)
        return mark + paper.marked(content, sign * (size - 1))
    if content == EMPTY:
        sign = dot if cell in places else paper.marked(content, sign)
        return f" {sign}{' ' * (size - SLIM)}"
    mark = dot if cell in places else " "
    return f"{mark}{paper.marked(content, sign)}{' ' * (size - SLIM)}"


def gold_left(shown: Shown) -> int:
    """How many cells have gold that nobody has dug."""
    return sum(
        content == GOLD and crystal is None
        for contents, crystals in zip(shown.field, shown.crystals, strict=True)
        for content, crystal in zip(contents, crystals, strict=True)
    )
