"""Little mazes, drawn.

`S` is the start (a crossing), thin lines are tunnels, double lines stubs, `+` is a bridge
(`NS,EW`), `/` and `\\` are double curves, `?` is a card face down, `.` an empty cell; `*` marks
empty cells that a test speaks of.
"""

from motherlode.kit.grid import Grid
from motherlode.kit.mine import Mine
from motherlode.kit.reach import Reach
from motherlode.kit.tiles import EMPTY, FACE_DOWN, Tiles
from motherlode.kit.tunnels import Tunnels, read_tunnels

SIGNS = {
    "S": "NESW",
    "┼": "NESW",
    "├": "NES",
    "┬": "ESW",
    "┤": "NSW",
    "┴": "NEW",
    "│": "NS",
    "─": "EW",
    "└": "NE",
    "┌": "ES",
    "┐": "SW",
    "┘": "NW",
    "╬": "n,e,s,w",
    "║": "n,s",
    "═": "e,w",
    "╚": "n,e",
    "╔": "e,s",
    "╗": "s,w",
    "╝": "n,w",
    "+": "NS,EW",
    "/": "NW,ES",
    "\\": "NE,SW",
}
CARDS: list[Tunnels] = list({text: read_tunnels(text) for text in SIGNS.values()}.values())
TILES = Tiles(CARDS, turns=4)


def tile_of(sign: str) -> int:
    """The tile that a sign draws."""
    return int(TILES.first[CARDS.index(read_tunnels(SIGNS[sign]))])


class Drawing:
    """A mine as a picture shows it; its start is the `S`."""

    def __init__(self, picture: str, *, keeps_rim: bool = False) -> None:
        self.lines = lines_of(picture)
        self.grid = Grid(0, 0, len(self.lines[0]) - 1, len(self.lines) - 1)
        self.mine = Mine(self.grid, TILES, keeps_rim=keeps_rim)
        self.mine.clear()
        self.start = -1
        self.marked: list[int] = []
        for row, line in enumerate(self.lines):
            for column, sign in enumerate(line):
                self._put(int(self.grid.cell(column, row)), sign)

    def _put(self, cell: int, sign: str) -> None:
        if sign == "*":
            self.marked.append(cell)
        elif sign == "?":
            self.mine.put_face_down(cell)
        elif sign == "S":
            self.start = cell
            self.mine.put(cell, tile_of(sign))
        elif sign != ".":
            self.mine.lay(cell, tile_of(sign))

    def cell(self, column: int, row: int) -> int:
        """A cell, counted from the upper left corner of the picture."""
        return int(self.grid.cell(column, row))

    def reach(self, *, through_stubs: bool = False) -> Reach:
        """What is reached from the start."""
        reach = Reach(TILES.join if through_stubs else TILES.walk)
        reach.start(self.mine, self.start)
        return reach

    def marks(self, cells: list[int]) -> str:
        """The picture with a `*` on these cells, which must be empty, and on no others."""
        return "\n".join(
            "".join(self._sign(column, row, cells) for column in range(len(line)))
            for row, line in enumerate(self.lines)
        )

    def _sign(self, column: int, row: int, cells: list[int]) -> str:
        cell = self.cell(column, row)
        tile = int(self.mine.tile[cell])
        if cell in cells:
            return "*" if tile == EMPTY else "!"
        if tile == EMPTY:
            return "."
        if tile == FACE_DOWN:
            return "?"
        if cell == self.start:
            return "S"
        look = CARDS[TILES.card[tile]].turned(int(TILES.quarters[tile])).text
        return next(sign for sign in list(SIGNS)[1:] if read_tunnels(SIGNS[sign]).text == look)


def lines_of(picture: str) -> list[str]:
    """The rows of a picture, without the blanks around it."""
    return [line.strip() for line in picture.split("\n") if line.strip()]


def same(picture: str) -> str:
    """A picture as `Drawing.marks` gives it."""
    return "\n".join(lines_of(picture))
