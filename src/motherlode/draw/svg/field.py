"""The field of Dwarf Corporation: what lies on its cells, and whose crystals."""

from typing import Final

from motherlode.draw.svg.placing import Placed
from motherlode.games.corporation.pieces import SIDE
from motherlode.games.corporation.show import Shown

CELL: Final = 20
DUG: Final = "cell-dug"


def draw_field(shown: Shown) -> list[Placed]:
    """Cells row by row; a crystal lies on ground that was dug."""
    placed = []
    for row in range(SIDE):
        for column in range(SIDE):
            crystal = shown.crystals[row][column]
            content = shown.field[row][column]
            placed.append(_on(DUG if crystal else f"cell-{content}", column, row))
            if crystal:
                placed.append(_on(f"crystal-{crystal}", column, row))
    return placed


def _on(name: str, column: int, row: int) -> Placed:
    return Placed(name, column * CELL, row * CELL, CELL, CELL)
