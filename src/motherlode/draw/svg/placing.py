"""Symbols on a table: where they lie and how they are turned."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.draw.art.ways import number

MARGIN: Final = 12

Cell = tuple[int, int]


@dataclass(frozen=True)
class Placed:
    """A symbol at a place of the picture, turned clockwise by degrees."""

    name: str
    x: float
    y: float
    wide: float
    high: float
    turned: int = 0
    faint: bool = False

    @property
    def text(self) -> str:
        """As it stands in a document."""
        where = f'x="{number(self.x)}" y="{number(self.y)}"'
        size = f'width="{number(self.wide)}" height="{number(self.high)}"'
        middle = f"{number(self.x + self.wide / 2)} {number(self.y + self.high / 2)}"
        turn = f' transform="rotate({self.turned} {middle})"' if self.turned else ""
        faint = ' opacity=".55"' if self.faint else ""
        return f'<use href="#{self.name}" {where} {size}{turn}{faint}/>'


def bounds(placed: Sequence[Placed]) -> tuple[int, int, int, int]:
    """Left, top, width and height of all that is placed."""
    left, top = min(one.x for one in placed), min(one.y for one in placed)
    right = max(one.x + one.wide for one in placed)
    bottom = max(one.y + one.high for one in placed)
    return int(left), int(top), int(right - left), int(bottom - top)
