"""The field of the slow Dwarf Corporation referee: every question is answered from nothing.

`contents` is what is printed on each cell: gold, gnome, safe, chest, passage, danger, base or
empty; a flag is empty. `crystals` is the colour of the crystal on each cell that has one. A cell
without a crystal is free; under a crystal it no longer matters what is printed. There is nothing
beyond the cells of `contents`, so a field may be smaller than the real one.
"""

import tomllib
from pathlib import Path
from typing import Any

from tests.counts.slow_maze import SIDES, Cell
from tests.counts.slow_maze import beside as cell_beside

Contents = dict[Cell, str]
Crystals = dict[Cell, str]
Block = tuple[str, ...]  # the rows of a board, one sign a cell

COLOURS = ["red", "orange", "yellow", "green", "cyan", "blue", "violet", "white"]
SIGNS = {
    "$": "gold",
    "n": "gnome",
    "s": "safe",
    "c": "chest",
    "o": "passage",
    "x": "danger",
    ".": "empty",
    "B": "base",
} | {str(number): colour for number, colour in enumerate(COLOURS, 1)}
NEVER = ["danger", "base"]  # COR-5
ACROSS = 3  # COR-1: boards in a row of the field
BOARD = 6  # COR-1: cells in a row of a board
CENTRE = (1, 1)  # COR-1: column and row of the central board among the nine


# Where crystals may go: COR-5, COR-6, COR-20.


def beside(cell: Cell, contents: Contents) -> list[Cell]:
    """The cells of the field that share a side with this one."""
    around = [cell_beside(cell, side) for side in SIDES]
    return [other for other in around if other in contents]


def can_hold(cell: Cell, contents: Contents, crystals: Crystals) -> bool:
    """Whether the cell is free and neither danger nor base camp (COR-5)."""
    return cell not in crystals and contents[cell] not in NEVER


def places(colour: str, contents: Contents, crystals: Crystals) -> list[Cell]:
    """Where a crystal of this colour has a neighbour (COR-5); passages without regard to COR-6."""
    found = set()
    for cell, lies_there in crystals.items():
        if lies_there == colour:
            found |= {
                other for other in beside(cell, contents) if can_hold(other, contents, crystals)
            }
    return sorted(found)


def free(what: str, contents: Contents, crystals: Crystals) -> list[Cell]:
    """The free cells on which this is printed."""
    return sorted(
        cell for cell, printed in contents.items() if printed == what and cell not in crystals
    )


def exits(entrance: Cell, contents: Contents, crystals: Crystals) -> list[Cell]:
    """The free passages that may follow this one (COR-6)."""
    return [cell for cell in free("passage", contents, crystals) if cell != entrance]


# The end: COR-30.


def diggable_gold(contents: Contents, crystals: Crystals, *, tunnel_held: bool) -> list[Cell]:
    """The gold cells that could be dug, if a Secret tunnel is held or not (COR-30)."""
    chain = free_chain(contents, crystals, tunnel_held=tunnel_held)
    return [cell for cell in free("gold", contents, crystals) if cell in chain]


def free_chain(contents: Contents, crystals: Crystals, *, tunnel_held: bool) -> set[Cell]:
    """Every free cell that a chain of COR-30 reaches."""
    passages = free("passage", contents, crystals)
    starts = sorted(crystals)
    if tunnel_held:
        starts += free("danger", contents, crystals)
    reached: set[Cell] = set()
    waiting = []
    for start in starts:
        waiting += beside(start, contents)
    while waiting:
        cell = waiting.pop()
        if cell in reached or not can_hold(cell, contents, crystals):
            continue
        if contents[cell] == "passage":
            if len(passages) == 1:
                continue  # no other passage is free
            waiting += passages
        reached.add(cell)
        waiting += beside(cell, contents)
    return reached


# The deal: COR-1, COR-2.


def faults(field: Contents) -> list[str]:
    """What is wrong with a field as dealt, with the colours of the crystals on the flags."""
    side = range(ACROSS * BOARD)
    if sorted(field) != [(column, row) for column in side for row in side]:
        return ["not a field of 18 by 18"]
    found = []
    outer = []
    for column in range(ACROSS):
        for row in range(ACROSS):
            lies = block(field, column * BOARD, row * BOARD)
            if (column, row) != CENTRE:
                outer.append(min(turns(lies)))
            elif lies != tuple(box()["centre"]["cells"].split()):
                found.append("the central board lies otherwise")
    boards = [tuple(board["cells"].split()) for board in box()["boards"]]
    if sorted(outer) != sorted(min(turns(board)) for board in boards):
        found.append("not the outer boards of the box")
    return found


def block(field: Contents, west: int, north: int) -> Block:
    """The board whose north-western cell is there, as signs."""
    signs = {what: sign for sign, what in SIGNS.items()}
    rows = range(north, north + BOARD)
    columns = range(west, west + BOARD)
    return tuple("".join(signs[field[column, row]] for column in columns) for row in rows)


def turns(board: Block) -> list[Block]:
    """The board in its four orientations."""
    found = [board]
    for _ in range(3):
        last = found[-1]
        found.append(tuple("".join(row[at] for row in reversed(last)) for at in range(BOARD)))
    return found


def box() -> dict[str, Any]:
    """The file of the box."""
    path = Path(__file__).parents[2] / "src/motherlode/games/corporation/boards.toml"
    return tomllib.loads(path.read_text())
