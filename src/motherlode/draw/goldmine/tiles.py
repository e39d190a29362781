"""Tiles of Gold Mine as text, with what lies and who stands on them.

At the centre of a tile stands what sort it is: the entrance, a nugget, an empty chamber. What else
is printed on it has a corner of the rock. Miners stand in their tunnel, by the number of the seat.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from motherlode.core.setups import Setup, read_setup
from motherlode.draw.ink import Ink, Paper
from motherlode.draw.text import (
    HIGH,
    MIDDLE_LINE,
    NARROW,
    NORTH_LINE,
    SOUTH_LINE,
    Picture,
    glyph,
    tile,
)
from motherlode.games.goldmine.data import ENTRANCE_NAME, box, sheet
from motherlode.games.goldmine.pieces import (
    CAVERN,
    CHAMBER,
    ENTRANCE,
    MUD,
    PASSAGE,
    PICK,
    SORT_NAMES,
    SYMBOL_NAMES,
)
from motherlode.kit.tunnels import EAST, NORTH, SIDES, SOUTH, WEST, Tunnels, read_tunnels

SYMBOL_AT: Final = (NORTH_LINE, 1)
"""Where passages, mud and picks are drawn: in the rock, so that they hide no tunnel."""
ASIDE: Final = 2
"""Columns from the centre on which a bridge leaves to the tunnel below it."""
WAYS: Final = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
"""Columns and lines from the centre towards each side."""

Spot = tuple[int, int]
"""Line and column on a tile."""


# What is to be seen


@dataclass(frozen=True)
class Kind:
    """A kind of tile in the box."""

    tunnels: Tunnels
    sort: str
    symbol: str


@dataclass(frozen=True)
class Standing:
    """A miner on a tile."""

    seat: int
    tunnel: str
    """Its mouths, on a tile with two tunnels."""
    colour: str | None = None
    mine: bool = False


@dataclass(frozen=True)
class Lying:
    """A tile in the mine, and all that is to be seen on it."""

    tunnels: Tunnels
    sort: str
    symbol: str = ""
    nugget: bool = False
    collapsed: bool = False
    miners: tuple[Standing, ...] = ()
    may: bool = False
    """Whether whoever is asked may do something here."""

    def opens(self, side: int) -> bool:
        """Whether one may leave the tile there; nobody walks a collapsed one (GLD-44)."""
        return bool(self.tunnels.mouths & side) and not self.collapsed


@cache
def kinds() -> dict[str, Kind]:
    """All kinds of tiles by name, the entrance among them."""
    tunnels = dict(zip(box().names, box().cards, strict=True))
    found = {kind.id: Kind(tunnels[kind.id], kind.sort, kind.symbol) for kind in box().kinds}
    return {**found, ENTRANCE_NAME: Kind(tunnels[ENTRANCE_NAME], SORT_NAMES[ENTRANCE], "")}


@cache
def setup_of(text: str) -> Setup:
    """What a table agreed on, by the string for it."""
    return read_setup(text, lambda _game: sheet())


def lay(name: str, quarters: int, setup: Setup) -> Lying:
    """A tile that lies turned, a chamber with its nugget; without symbols that mean nothing."""
    kind = kinds()[name]
    symbol = kind.symbol
    if symbol == SYMBOL_NAMES[MUD] and not setup.value("mud"):
        symbol = ""
    if symbol == SYMBOL_NAMES[PICK] and not setup.value("pickaxes"):
        symbol = ""
    tunnels = kind.tunnels.turned(quarters)
    return Lying(tunnels, kind.sort, symbol, nugget=kind.sort == SORT_NAMES[CHAMBER])


# Pictures


def draw_tile(lying: Lying, paper: Paper, width: int = NARROW) -> Picture:
    """A tile from above."""
    ink = paper.ink
    rows = [list(line) for line in tile(lying.tunnels, ink, width)]
    if lying.sort == SORT_NAMES[CAVERN]:
        _widen(rows, ink)
    if lying.collapsed:
        rows = [[ink.rubble if sign == ink.tunnel else sign for sign in row] for row in rows]
    signs = dict(_signs(lying, paper, width))
    signs |= _stand(lying, rows, set(signs), paper)
    for (line, column), sign in signs.items():
        rows[line][column] = sign
    return tuple("".join(row) for row in rows)


def _widen(rows: list[list[str]], ink: Ink) -> None:
    """A cavern is a room as wide as its tile."""
    for row in rows:
        row[1:-1] = [ink.tunnel] * (len(row) - 2)


def _signs(lying: Lying, paper: Paper, width: int) -> Iterator[tuple[Spot, str]]:
    """All but the miners, and where it stands."""
    if sign := sort_sign(lying, paper.ink):
        yield (MIDDLE_LINE, width // 2), sign
    if lying.symbol:
        yield SYMBOL_AT, symbol_sign(lying.symbol, paper)
    if lying.may:
        yield (SOUTH_LINE, width - 2), paper.gold(paper.ink.place)


def sort_sign(lying: Lying, ink: Ink) -> str:
    """What stands at the centre of a tile; nothing for tunnels and caverns."""
    if lying.sort == SORT_NAMES[ENTRANCE]:
        return ink.ladder
    if lying.sort == SORT_NAMES[CHAMBER]:
        return ink.gold if lying.nugget else ink.empty
    return ""


def symbol_sign(symbol: str, paper: Paper) -> str:
    """The sign of a passage, of mud, of a pick."""
    ink = paper.ink
    sign = {PASSAGE: ink.passage, MUD: ink.mud, PICK: ink.pick}[SYMBOL_NAMES.index(symbol)]
    return paper.marked(symbol, sign)


def miner_sign(miner: Standing, paper: Paper) -> str:
    """The number of the seat, in the miner's colour; one's own stands out."""
    sign = paper.marked(miner.colour or "", str(miner.seat))
    return paper.bold(sign) if miner.mine else sign


# Miners


def _stand(lying: Lying, rows: list[list[str]], taken: set[Spot], paper: Paper) -> dict[Spot, str]:
    """Where the miners of each tunnel stand, in the order in which one reads."""
    found: dict[Spot, str] = {}
    for tunnel in sorted({miner.tunnel for miner in lying.miners}):
        here = [miner for miner in lying.miners if miner.tunnel == tunnel]
        spots = [spot for spot in _spots(tunnel, rows, paper.ink) if spot not in taken]
        for miner, spot in zip(here, sorted(spots[: len(here)]), strict=True):
            found[spot] = miner_sign(miner, paper)
    return found


def _spots(tunnel: str, rows: list[list[str]], ink: Ink) -> list[Spot]:
    """Where one can stand in a tunnel: in it near the centre first, then in the rock beside it."""
    middle = len(rows[0]) // 2
    sides = read_tunnels(tunnel).mouths if tunnel else 0
    ranked = []
    for line in range(HIGH):
        for column, sign in enumerate(rows[line]):
            x, y = column - middle, line - MIDDLE_LINE
            if sign in (ink.tunnel, ink.rock) and _is_in(sides, x, y):
                rank = (sign == ink.rock, abs(x) + abs(y), abs(y), -x)
                ranked.append((rank, (line, column)))
    return [spot for _, spot in sorted(ranked)]


def _is_in(sides: int, x: int, y: int) -> bool:
    """Whether a spot belongs to a tunnel: all do where there is one alone."""
    if sides == NORTH + SOUTH:
        return abs(x) < ASIDE
    if sides == EAST + WEST:
        return abs(x) >= ASIDE
    ways = [way for side, way in WAYS.items() if sides & side]
    return not sides or sum(x * east + y * south for east, south in ways) > 0


# Small signs


def small_sign(tunnels: Tunnels, ink: Ink) -> str:
    """A tile in one character, for a small map: with ASCII corners and crossings look the same."""
    sign = glyph_of(tunnels, ink)
    if len(sign) == 1 and not sign.isalpha():
        return sign
    if len(tunnels.groups) > 1:
        if NORTH + SOUTH in tunnels.groups:
            return ink.over
        return ink.falling if NORTH + EAST in tunnels.groups else ink.rising
    if not tunnels.mouths & (EAST + WEST):
        return ink.down
    return ink.corners[0] if tunnels.mouths & (NORTH + SOUTH) else ink.across


def glyph_of(tunnels: Tunnels, ink: Ink) -> str:
    """A tile in one character where the ink has one; else its notation."""
    sign = " "
    if len(tunnels.text) == 1:
        sign = ink.ends[SIDES.index(tunnels.text)]
    elif NORTH + SOUTH in tunnels.groups and len(tunnels.groups) > 1 and not ink.over.isascii():
        sign = ink.over
    return glyph(tunnels, ink) if sign == " " else sign


def name_in_short(name: str, setup: Setup, paper: Paper) -> str:
    """A kind of tile in a few characters: `╚◆`, `║◎`."""
    lying = lay(name, 0, setup)
    symbol = symbol_sign(lying.symbol, paper) if lying.symbol else ""
    if lying.sort == SORT_NAMES[CAVERN]:
        return paper.ink.cavern
    return glyph_of(lying.tunnels, paper.ink) + sort_sign(lying, paper.ink) + symbol
