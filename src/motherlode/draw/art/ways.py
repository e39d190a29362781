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
TRODDEN: Final = "#ead3a6"

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
HOLD: Final = 0.64
TIGHT_HOLD: Final = 0.46
"""How far bends hold their direction, as a part of the way from the mouth to the centre."""
SWAY: Final = 1.1
"""How far the edge of a tunnel leaves its line: nothing in a mine is straight."""
WALLS: Final = 7
"""How much narrower the trodden part of a floor is."""


def number(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def at(point: Point) -> str:
    """A point of a path."""
    return f"{number(point[0])} {number(point[1])}"


# Groups


def way(frame: Frame, sides: int, *, tight: bool = False, rough: bool = False) -> str:
    """The middle line of a group, as the `d` of a path.

    Tight bends keep to their corner, so that two of them leave rock between them; rough lines sway
    between the mouths.
    """
    here = [side for side in SIDES if sides & side]
    if len(here) == 2 and sides not in STRAIGHTS:
        hold = (TIGHT_HOLD if tight else HOLD) + (SWAY / 20 if rough else 0)
        return _bend(frame, here[0], here[1], hold)
    text = ""
    for side in here:
        across = _across(side)
        if across not in here:
            text += f"M{at(frame.mouth(side))}L{at(frame.centre)}"
        elif side < across:
            line = _swaying if rough else _straight
            text += line(frame, side, across)
    return text + _corners(frame, here)


def _straight(frame: Frame, side: int, across: int) -> str:
    return f"M{at(frame.mouth(side))}L{at(frame.mouth(across))}"


def _swaying(frame: Frame, side: int, across: int) -> str:
    """Straight at the mouths, a little to one side and then to the other between them."""
    (x, y), (to_x, to_y) = frame.mouth(side), frame.mouth(across)

    def along(part: float, sway: float) -> str:
        aside = (sway, 0.0) if x == to_x else (0.0, sway)
        return at((x + (to_x - x) * part + aside[0], y + (to_y - y) * part + aside[1]))

    first = f"M{along(0, 0)}C{along(0.1, 0)} {along(0.16, SWAY)} {along(0.26, SWAY)}"
    return f"{first}S{along(0.6, -SWAY)} {along(0.72, -SWAY)} {along(0.9, 0)} {along(1, 0)}"


def _bend(frame: Frame, one: int, other: int, hold: float) -> str:
    x, y = frame.centre
    leads = [
        at((mouth[0] + (x - mouth[0]) * hold, mouth[1] + (y - mouth[1]) * hold))
        for mouth in (frame.mouth(one), frame.mouth(other))
    ]
    return f"M{at(frame.mouth(one))}C{leads[0]} {leads[1]} {at(frame.mouth(other))}"


def _corners(frame: Frame, here: list[int]) -> str:
    """Where three or four arms cross, corners are worn round."""
    if len(here) < 3:
        return ""
    return "".join(
        f"M{at(_near(frame, side))}Q{at(frame.centre)} {at(_near(frame, _beside(side)))}"
        for side in here
        if _beside(side) in here
    )


def _near(frame: Frame, side: int) -> Point:
    x, y = frame.centre
    east, south = TOWARDS[side]
    return x + east * ROUNDED, y + south * ROUNDED


def _across(side: int) -> int:
    return side * 4 if side < SOUTH else side // 4


def _beside(side: int) -> int:
    """The next side, clockwise."""
    return NORTH if side == WEST else side * 2


def name_of(sides: int, *, tight: bool) -> str:
    """What the part of a group is called, after its frame; only bends can be tight."""
    bend = sides not in STRAIGHTS and len(side_letters(sides)) == 2
    return side_letters(sides) + ("-tight" if tight and bend else "")


def dug(frame: Frame, sides: int, *, tight: bool) -> list[Drawing]:
    """The part that shows a group, and the lines that it is stroked along."""
    line = way(frame, sides, tight=tight)
    rough = way(frame, sides, tight=tight, rough=True)
    return _hollow(frame, name_of(sides, tight=tight), line, rough)


def stub(frame: Frame, side: int, name: str, far: float) -> list[Drawing]:
    """The part that shows a mouth that joins nothing: it ends round."""
    line = f"M{at(frame.mouth(side))}L{at(frame.inwards(side, far))}"
    return _hollow(frame, name, line, line)


def _hollow(frame: Frame, name: str, line: str, rough: str) -> list[Drawing]:
    """What lies along a line is dug away: the edge along the rough line, the floor on the other."""
    name = f"{frame.name}-{name}"
    floor = ((SHADE, frame.shaded), (SAND, frame.floor), (TRODDEN, frame.floor - WALLS))
    body = f'<path d="{rough}" stroke="{EDGE}" stroke-width="{frame.dug}"/>' + "".join(
        use_part(f"{name}-line", f'stroke="{colour}" stroke-width="{width}"')
        for colour, width in floor
    )
    dug = part(name, body, 'fill="none" stroke-linecap="round"')
    return [part(f"{name}-line", f'<path d="{line}"/>'), dug]
