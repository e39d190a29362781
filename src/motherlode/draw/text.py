"""Tiles on cells as text. Knows tunnels and cells, no game.

A tile is three lines high, so that the tunnels of neighbours meet:

>>> from motherlode.kit.tunnels import read_tunnels
>>> print("\\n".join(tile(read_tunnels("NES"), ASCII)))
##.##
##...
##.##
>>> print("\\n".join(tile(read_tunnels("n,e,s"), ASCII)))
##.##
##x..
##.##
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.draw.ink import ASCII, Ink, Paper, centred, padded, width_of
from motherlode.kit.tunnels import EAST, NORTH, SIDES, SOUTH, WEST, Tunnels

__all__ = ["ASCII", "NARROW", "WIDE", "Cell", "Picture", "board", "card", "glyph", "tile"]

Cell = tuple[int, int]
"""Column and row."""
Picture = tuple[str, ...]
"""Lines of equal width."""
Paint = Callable[[str, str], str]
"""Gives the sign of a mark its colour: what it is, and the sign."""

NARROW: Final = 5
WIDE: Final = 7
HIGH: Final = 3
NORTH_LINE, MIDDLE_LINE, SOUTH_LINE = range(HIGH)

BELOW: Final = 4
"""Lines that a hand and a question need at least, below a board."""

LADDER: Final = "ladder"
CRYSTAL: Final = "crystal"
START: Final = "start "
OPEN: Final = "open "
"""Marks (`kit.tunnels.Mark`) or how they begin: `start green`, `open door green`; else doors."""
CORNER: Final = (NORTH_LINE, 1)
"""Where a crystal lies: in the rock, so that it hides no tunnel."""

SHAFT: Final = NORTH + SOUTH
GALLERY: Final = EAST + WEST


# Tiles


def _plainly(_what: str, sign: str) -> str:
    return sign


def tile(
    tunnels: Tunnels,
    ink: Ink,
    width: int = NARROW,
    mark: Sequence[str] = "",
    paint: Paint = _plainly,
) -> Picture:
    """A tile from above with what is drawn on it; a mark stands at its centre, from there on."""
    lines = [[ink.rock] * width for _ in range(HIGH)]
    for side, spots in _arms(width).items():
        if tunnels.mouths & side:
            for line, column in spots:
                lines[line][column] = ink.tunnel
    if tunnels.groups:
        _open_centre(lines, tunnels, ink)
        _block_stubs(lines, tunnels.stubs, ink)
    else:
        lines[MIDDLE_LINE][width // 2] = ink.blocked
    for what, where in tunnels.marks:
        for line, column in _spots(what, where, width):
            lines[line][column] = paint(what, sign_of(what, ink))
    for column, sign in enumerate(mark, width // 2):
        lines[MIDDLE_LINE][column] = sign
    return tuple("".join(line) for line in lines)


def sign_of(what: str, ink: Ink) -> str:
    """The sign of a mark; doors and starts have the letter of their colour, open doors a small one.

    >>> [sign_of(what, ASCII) for what in ("start blue", "door green", "open door green")]
    ['B', 'G', 'g']
    """
    if what == CRYSTAL:
        return ink.crystal
    if what == LADDER:
        return ink.ladder
    letter = what.split()[-1][0]
    return letter if what.startswith(OPEN) else letter.upper()


def _spots(what: str, where: str, width: int) -> list[tuple[int, int]]:
    """Lines and columns of a mark: doors bar an arm or a whole tunnel, starts have all corners.

    A door that is open stands beside its arm, in the rock.
    """
    if what == CRYSTAL:
        return [CORNER]
    if what.startswith(START):
        return [(line, column) for line in (NORTH_LINE, SOUTH_LINE) for column in (0, width - 1)]
    if not _is_arm(where):
        return [(MIDDLE_LINE, width // 2)]
    side = 2 ** SIDES.index(where)
    if what.startswith(OPEN):
        line = SOUTH_LINE if side == SOUTH else NORTH_LINE
        return [(line, _bore(width)[0] - 1 if side == WEST else _bore(width)[-1] + 1)]
    return _gates(width)[side]


def _is_arm(where: str) -> bool:
    """Whether a mark is drawn on one arm of a tile alone."""
    return len(where) == 1


def _bore(width: int) -> range:
    """The columns that a tunnel from north to south takes."""
    half = (width - NARROW) // 2
    return range(width // 2 - half, width // 2 + half + 1)


def _arms(width: int) -> dict[int, list[tuple[int, int]]]:
    """Lines and columns of the tunnel from each side up to the centre."""
    bore = _bore(width)
    return {
        NORTH: [(NORTH_LINE, column) for column in bore],
        EAST: [(MIDDLE_LINE, column) for column in range(bore[-1] + 1, width)],
        SOUTH: [(SOUTH_LINE, column) for column in bore],
        WEST: [(MIDDLE_LINE, column) for column in range(bore[0])],
    }


def _gates(width: int) -> dict[int, list[tuple[int, int]]]:
    """Lines and columns where the tunnel from each side is barred, short of the centre."""
    bore = _bore(width)
    return {
        NORTH: [(NORTH_LINE, column) for column in bore],
        EAST: [(MIDDLE_LINE, bore[-1] + 1)],
        SOUTH: [(SOUTH_LINE, column) for column in bore],
        WEST: [(MIDDLE_LINE, bore[0] - 1)],
    }


def _open_centre(lines: list[list[str]], tunnels: Tunnels, ink: Ink) -> None:
    """The centre where tunnels pass: two that do not meet are kept apart."""
    centre = lines[MIDDLE_LINE]
    middle = len(centre) // 2
    for column in _bore(len(centre)):
        centre[column] = ink.tunnel
    if SHAFT in tunnels.groups and GALLERY in tunnels.groups:
        centre[middle - 1] = centre[middle + 1] = ink.rail
    elif len(tunnels.groups) > 1:
        _part_curves(lines, ink, falling=NORTH + EAST in tunnels.groups)


def _part_curves(lines: list[list[str]], ink: Ink, *, falling: bool) -> None:
    """A wall from corner to corner of the centre, as long as shafts are wide."""
    bore = _bore(len(lines[MIDDLE_LINE]))
    middle = bore[len(bore) // 2]
    wall = ink.falling if falling else ink.rising
    lines[MIDDLE_LINE][middle] = wall
    if len(bore) > 1:
        ends = (bore[0], bore[-1]) if falling else (bore[-1], bore[0])
        for line, column in zip((NORTH_LINE, SOUTH_LINE), ends, strict=True):
            lines[line][column] = wall


def _block_stubs(lines: list[list[str]], stubs: int, ink: Ink) -> None:
    """Stubs beside tunnels that pass the centre end short of it."""
    signs = {NORTH: ink.north_stub, SOUTH: ink.south_stub}
    for side, spots in _gates(len(lines[MIDDLE_LINE])).items():
        if stubs & side:
            for line, column in spots:
                lines[line][column] = signs.get(side, ink.blocked)


def glyph(tunnels: Tunnels, ink: Ink) -> str:
    """A tile as one character, double lines for tunnels and thin ones for stubs; else its text.

    The signs of what is drawn on it follow, with an arrow if it is on one arm: `╔G`, `ESW:Gv`.
    """
    sign = " "
    if not tunnels.groups:
        sign = ink.dead[tunnels.mouths]
    elif len(tunnels.groups) == 1 and not tunnels.stubs:
        sign = ink.joined[tunnels.mouths]
    else:
        sign = ink.mixed.get(tunnels.text, " ")
    marks = _marks_in_signs(tunnels, ink)
    if sign == " ":
        return f"{tunnels.text}:{marks}" if marks else tunnels.text
    return sign + marks


def parts_in_signs(tunnels: Tunnels, ink: Ink) -> str:
    """A tile in as few characters as there are: what does not meet one after the other, `╔╵`."""
    parts = [Tunnels((group,), 0) for group in tunnels.groups]
    parts += [Tunnels((), tunnels.stubs)] if tunnels.stubs else []
    signs = [glyph(part, ink) for part in parts]
    whole = glyph(tunnels, ink)
    if any(sign.isascii() for sign in signs):
        return whole
    return min(whole, "".join(signs) + _marks_in_signs(tunnels, ink), key=len)


def _marks_in_signs(tunnels: Tunnels, ink: Ink) -> str:
    signs = []
    for what, where in tunnels.marks:
        arrow = ink.arrows[SIDES.index(where)] if _is_arm(where) else ""
        signs.append(sign_of(what, ink) + arrow)
    return "".join(signs)


# Cards


def card(text: str, ink: Ink, width: int = NARROW, *, top: str = "", bottom: str = "") -> Picture:
    """A framed card with a word in its middle, and perhaps in its frame."""
    north_west, north_east, south_west, south_east = tuple(ink.corners)
    inner = width - 2
    middle = ink.down + text.center(inner) + ink.down if len(text) <= inner else text.center(width)
    return (
        north_west + top.center(inner, ink.across) + north_east,
        middle,
        south_west + bottom.center(inner, ink.across) + south_east,
    )


# Boards


@dataclass(frozen=True)
class Window:
    """The part of the table that is drawn."""

    west: int
    north: int
    east: int
    south: int


def window(cells: Collection[Cell], roomy: Collection[Cell]) -> Window:
    """The smallest window on all cells, with one cell of margin around the roomy ones."""
    columns = [column for column, _ in cells]
    rows = [row for _, row in cells]
    for column, row in roomy:
        columns += [column - 1, column + 1]
        rows += [row - 1, row + 1]
    return Window(min(columns), min(rows), max(columns), max(rows))


def board(
    pictures: Mapping[Cell, Picture],
    roomy: Collection[Cell],
    places: Collection[Cell],
    paper: Paper,
    width: int = NARROW,
) -> list[str]:
    """The table with numbers of columns above and of rows at the left; places carry a dot."""
    seen = window([*pictures, *places], roomy)
    columns = range(seen.west, seen.east + 1)
    blank = (" " * width,) * HIGH
    dot = (blank[0], centred(paper.gold(paper.ink.place), width), blank[0])
    rows = range(seen.north, seen.south + 1)
    labels = 1 + max(len(str(row)) for row in rows)
    numbers = (" " * labels + "".join(str(column).center(width) for column in columns)).rstrip()
    lines = [numbers]
    for row in rows:
        parts = [
            pictures.get((column, row), dot if (column, row) in places else blank)
            for column in columns
        ]
        for line in range(HIGH):
            label = f"{row:>{labels - 1}} " if line == MIDDLE_LINE else " " * labels
            lines.append((label + "".join(part[line] for part in parts)).rstrip())
    # Where the top may scroll away, the numbers stand below too.
    return [*lines, numbers] if len(lines) + BELOW > paper.lines else lines


# Side by side


def beside(left: Sequence[str], right: Sequence[str], gap: int) -> list[str]:
    """Two blocks of lines next to each other."""
    width = max(map(width_of, left), default=0) + gap
    high = max(len(left), len(right))
    rows = zip(_filled(left, high), _filled(right, high), strict=True)
    return [(padded(one, width) + other).rstrip() for one, other in rows]


def _filled(lines: Sequence[str], high: int) -> list[str]:
    return [*lines, *[""] * (high - len(lines))]
