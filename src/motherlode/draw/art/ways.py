"""Tunnels as strokes: where they run on a card or a tile, and how they are dug.

All tunnels are as wide and leave a card at the same places, so that neighbours meet. A group is one
path that is stroked three times, dark, shaded and light: so its arms flow into each other.
"""

from dataclasses import dataclass
from typing import Final

from motherlode.draw.art.drawings import Drawing, part, use_part
from motherlode.kit.tunnels import EAST, NORTH, SOUTH, WEST, side_letters

EDGE: Final = "#3a2c20"
SHADE: Final = "#b8935c"
SAND: Final = "#e3c795"

Point = tuple[float, float]


@dataclass(frozen=True)
class Frame:
    """The shape of a card or a tile, and how wide its tunnels are."""

    name: str
    wide: int
    high: int
    dug: int
    """How wide a tunnel is with its edges."""
    shaded: int
    floor: int

    @property
    def box(self) -> str:
        """Its `viewBox`."""
        return f"0 0 {self.wide} {self.high}"

    @property
    def centre(self) -> Point:
        """Where tunnels cross."""
        return self.wide / 2, self.high / 2

    def mouth(self, side: int) -> Point:
        """Where a tunnel leaves it."""
        x, y = self.centre
        return {
            NORTH: (x, 0.0),
            EAST: (float(self.wide), y),
            SOUTH: (x, float(self.high)),
            WEST: (0.0, y),
        }[side]

    def inwards(self, side: int, far: float) -> Point:
        """The point so far in from a mouth."""
        x, y = self.mouth(side)
        east, south = TOWARDS[side]
        return x - east * far, y - south * far


TOWARDS: Final = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
STRAIGHTS: Final = (NORTH + SOUTH, EAST + WEST)

CARD: Final = Frame("card", 60, 92, 27, 21, 18)
TILE: Final = Frame("tile", 80, 80, 31, 25, 22)
ROUNDED: Final = 17
"""How far from the centre the walls of a crossing begin to bend."""


def number(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def at(point: Point) -> str:
    """A point of a path."""
    return f"{number(point[0])} {number(point[1])}"


# Groups


def way(frame: Frame, sides: int) -> str:
    """The middle line of a group, as the `d` of a path: from mouth to mouth."""
    here = [side for side in SIDES if sides & side]
    if len(here) == 1:
        return f"M{at(frame.mouth(here[0]))}L{at(frame.centre)}"
    if len(here) == 2 and sides not in STRAIGHTS:
        return _bend(frame, here[0], here[1])
    lines = [
        f"M{at(frame.mouth(side))}L{at(frame.mouth(sides - side))}"
        for side in (NORTH, EAST)
        if side + _across(side) == sides
    ]
    return "".join(lines) if lines else _crossing(frame, here)


def _crossing(frame: Frame, here: list[int]) -> str:
    """Three or four arms, their corners rounded as feet and carts round them."""
    straight = [side for side in here if _across(side) in here]
    text = ""
    for side in straight:
        if side < _across(side):
            text += f"M{at(frame.mouth(side))}L{at(frame.mouth(_across(side)))}"
    for side in here:
        if side not in straight:
            text += f"M{at(frame.mouth(side))}L{at(frame.centre)}"
    for side in here:
        beside = _beside(side)
        if beside in here:
            text += f"M{at(_near(frame, side))}Q{at(frame.centre)} {at(_near(frame, beside))}"
    return text


def _near(frame: Frame, side: int) -> Point:
    x, y = frame.centre
    east, south = TOWARDS[side]
    return x + east * ROUNDED, y + south * ROUNDED


def _bend(frame: Frame, one: int, other: int) -> str:
    """A quarter turn that keeps to its corner, so that two of them leave rock between them."""
    (x, y), far = frame.centre, 0.36
    lead = [
        (point[0] + (x - point[0]) * bent, point[1] + (y - point[1]) * bent)
        for point, bent in ((frame.mouth(one), far * 2), (frame.mouth(other), far * 2))
    ]
    return f"M{at(frame.mouth(one))}C{at(lead[0])} {at(lead[1])} {at(frame.mouth(other))}"


def _across(side: int) -> int:
    return side * 4 if side < SOUTH else side // 4


def _beside(side: int) -> int:
    """The next side, clockwise."""
    return NORTH if side == WEST else side * 2


def dug(frame: Frame, sides: int) -> list[Drawing]:
    """The part that shows a group, and its middle line."""
    name = side_letters(sides)
    return _hollow(frame, name, f'<path d="{way(frame, sides)}"/>')


def stub(frame: Frame, side: int, name: str, far: float) -> list[Drawing]:
    """The part that shows a mouth that joins nothing, and its middle line: it ends round."""
    line = f"M{at(frame.mouth(side))}L{at(frame.inwards(side, far))}"
    return _hollow(frame, name, f'<path d="{line}"/>')


def _hollow(frame: Frame, name: str, line: str) -> list[Drawing]:
    """What lies along a line is dug away."""
    name = f"{frame.name}-{name}"
    strokes = ((EDGE, frame.dug), (SHADE, frame.shaded), (SAND, frame.floor))
    body = "".join(
        use_part(f"{name}-line", f'stroke="{colour}" stroke-width="{width}"')
        for colour, width in strokes
    )
    dug = part(name, body, 'fill="none" stroke-linecap="round"')
    return [part(f"{name}-line", line), dug]
