"""The cells of the table: numbered row by row, with an edge of one cell around them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

EDGE: Final = 1
"""What lies on a cell beyond the table (0 is an empty cell)."""


class Grid:
    """Cells are (column, row): columns grow to the east, rows to the south.

    Inside they are numbers, ascending row by row, so that a neighbour is an addition away; a ring
    of edge cells around the table makes every neighbour exist. `noughts` and `bare` (empty cells
    and the edge) are templates: copy them by slicing, never write to them.
    """

    def __init__(self, west: int, north: int, east: int, south: int) -> None:
        self.west: i64 = west
        self.north: i64 = north
        self.east: i64 = east
        self.south: i64 = south
        self.stride: i64 = east - west + 3
        self.size: i64 = self.stride * (south - north + 3)
        self.step: vec[i64] = vec[i64]([-self.stride, 1, self.stride, -1])
        """From a cell to its northern, eastern, southern, western neighbour."""
        self.noughts: vec[u8] = vec[u8]([0] * self.size)
        self.bare: vec[u8] = self.noughts[:]
        cell: i64
        for cell in range(self.size):
            if not self.on_table(self.column(cell), self.row(cell)):
                self.bare[cell] = u8(EDGE)

    def cell(self, column: i64, row: i64) -> i64:
        """The number of a cell on the table."""
        return (row - self.north + 1) * self.stride + column - self.west + 1

    def column(self, cell: i64) -> i64:
        """The column of a cell."""
        return cell % self.stride + self.west - 1

    def row(self, cell: i64) -> i64:
        """The row of a cell."""
        return cell // self.stride + self.north - 1

    def on_table(self, column: i64, row: i64) -> bool:
        """Whether a cell is on the table."""
        return self.west <= column <= self.east and self.north <= row <= self.south
