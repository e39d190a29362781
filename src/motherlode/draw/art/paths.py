"""Path cards, starts and goals of the maze games, drawn from their tunnels and marks."""

from collections.abc import Iterator
from typing import Final
from zlib import crc32

from motherlode.draw.art.drawings import Drawing, symbol, use, use_part
from motherlode.draw.art.ways import (
    CARD,
    SIDES,
    STRAIGHTS,
    Frame,
    Point,
    at,
    dug,
    name_of,
    number,
    stub,
    way,
)
from motherlode.kit.boxes import DOOR
from motherlode.kit.tunnels import EAST, NORTH, SOUTH, WEST, Tunnels, read_tunnels, side_letters

LADDER: Final = "ladder"
CRYSTAL: Final = "crystal"

SHAFTS: Final = NORTH + SOUTH
FAR: Final = {NORTH: 14.0, SOUTH: 14.0, EAST: 6.0, WEST: 6.0}
"""How far in a stub goes before it ends round."""
SHORT: Final = 0.5
"""How far beside a shaft, which leaves no more room on so narrow a card."""
TURN_OF: Final = {NORTH: 0, EAST: 90, SOUTH: 180, WEST: 270}
CORNERS: Final = ((9, 16), (51, 76), (51, 16), (9, 76))
"""Rock on every card but those with two bends."""
ROCKS: Final = ("", "rotate(180 30 46)", "matrix(-1 0 0 1 60 0)", "matrix(1 0 0 -1 0 92)")
"""Ways to turn one rock, so that no two neighbours look alike."""


def draw_path(name: str, tunnels: Tunnels) -> Drawing:
    """A path card."""
    return symbol(f"card-{name}", CARD.box, rock(name) + "".join(_dig(tunnels)) + marks(tunnels))


def rock(name: str) -> str:
    """A slab of rock, turned in a way that depends on the name alone."""
    turn = ROCKS[crc32(name.encode()) % len(ROCKS)]
    return use_part("rock", f'transform="{turn}"' if turn else "")


# Tunnels


def parts_of(tunnels: Tunnels) -> Iterator[Drawing]:
    """The parts that its tunnels are drawn with."""
    for group in tunnels.groups:
        yield from dug(CARD, group, tight=is_shared(tunnels))
    for side in SIDES:
        if tunnels.stubs & side:
            yield from stub(CARD, side, _stub_name(tunnels, side), _far(tunnels, side))


def _dig(tunnels: Tunnels) -> Iterator[str]:
    """Stubs first, then groups; of two that cross, the shaft passes over the gallery."""
    for side in SIDES:
        if tunnels.stubs & side:
            yield use_part(f"card-{_stub_name(tunnels, side)}")
            yield _rubble(side, _far(tunnels, side))
    bridge = tunnels.groups == STRAIGHTS
    for group in sorted(tunnels.groups, key=lambda group: group == SHAFTS):
        yield use_part(f"card-{name_of(group, tight=is_shared(tunnels))}")
        if bridge:
            yield use_part("bridge-planks" if group == SHAFTS else "bridge-shadow")


def is_shared(tunnels: Tunnels) -> bool:
    """Whether tunnels that do not meet have to leave room for each other."""
    return len(tunnels.groups) > 1


def _far(tunnels: Tunnels, side: int) -> float:
    shaft = any(group & SHAFTS == SHAFTS for group in tunnels.groups)
    return SHORT if shaft and side not in (NORTH, SOUTH) else FAR[side]


def _stub_name(tunnels: Tunnels, side: int) -> str:
    short = "-short" if _far(tunnels, side) == SHORT else ""
    return side_letters(side).lower() + short


def _rubble(side: int, far: float) -> str:
    x, y = CARD.inwards(side, far + CARD.floor / 2)
    return use_part("rubble", f'transform="translate({at((x, y))})rotate({TURN_OF[side]})"')


# Marks


def marks(tunnels: Tunnels) -> str:
    """What is drawn on a card beside its tunnels."""
    text, corners = "", list(CORNERS)
    for what, where in tunnels.marks:
        if what == CRYSTAL:
            text += use_part("crystals", f'transform="translate({at(corners.pop(0))})"')
        elif what == LADDER:
            text += use_part(
                "shaft", f'transform="translate({at(middle(CARD, tunnels.groups[0]))})"'
            )
        elif what.startswith(DOOR):
            text += _door(what.removeprefix(DOOR), where)
    return text


def _door(colour: str, where: str) -> str:
    """Across an arm, or in the middle of a group."""
    sides = read_tunnels(where).mouths
    if sides in SIDES:
        (x, y), turn = CARD.inwards(sides, ARM[sides]), TURN_OF[sides] % 180
    else:
        (x, y), turn = middle(CARD, sides), slope(sides)
    return use_part(f"door-{colour}", f'transform="translate({at((x, y))})rotate({turn})"')


ARM: Final = {NORTH: 17.0, SOUTH: 17.0, EAST: 13.5, WEST: 13.5}
"""How far in the door of an arm stands."""


def middle(frame: Frame, sides: int, *, tight: bool = False) -> Point:
    """The middle of a group: for a bend not the card's centre."""
    line = way(frame, sides, tight=tight)
    if "C" not in line:
        return frame.centre
    points = [float(text) for text in line[1:].replace("C", " ").split()]
    weights = (1, 3, 3, 1)
    x = sum(weight * points[2 * i] for i, weight in enumerate(weights)) / 8
    y = sum(weight * points[2 * i + 1] for i, weight in enumerate(weights)) / 8
    return x, y


def slope(sides: int) -> int:
    """How a door of a group is turned: across it."""
    if sides == EAST + WEST:
        return 90
    if sides in (NORTH + EAST, SOUTH + WEST):
        return -45
    return 45 if sides in (NORTH + WEST, EAST + SOUTH) else 0


# Starts and goals

BADGES: Final = {"green": "leaf", "blue": "drop"}
"""What tells the teams apart beside their colour."""


def draw_start(name: str, tunnels: Tunnels, colour: str = "") -> Drawing:
    """Where the maze begins: a ladder in a timbered shaft, and whose it is."""
    body = use_part("slab") + "".join(_dig(tunnels)) + use_part("entry")
    if colour:
        badge = BADGES[colour]
        body += "".join(
            use(f"icon-{badge}", f'x="{x - 8}" y="{y - 8}" width="16" height="16"')
            for x, y in CORNERS
        )
    return symbol(name, CARD.box, body)


def draw_goal(face: str, tunnels: Tunnels, nuggets: int) -> Drawing:
    """A goal that lies open: with nuggets on it, or with a worthless stone."""
    body = use_part("slab") + "".join(_dig(tunnels))
    if not nuggets:
        return symbol(f"goal-{face}", CARD.box, body + _stone(tunnels))
    x, y = middle(CARD, tunnels.groups[0]) if len(tunnels.groups) == 1 else CARD.centre
    return symbol(f"goal-{face}", CARD.box, body + _heap(x, y, nuggets))


def _stone(tunnels: Tunnels) -> str:
    """In the corner of the rock that is farthest from the tunnel."""
    x, y = middle(CARD, tunnels.groups[0])
    spot = 30 - (x - 30) * 1.6, 46 - (y - 46) * 1.3
    return use_part("coal", f'transform="translate({at(spot)})"')


HEAPS: Final = {
    1: ((0, 0),),
    2: ((-7, -6), (7, 6)),
    3: ((-9, 5), (9, 5), (0, -8)),
}
NUGGET: Final = {1: 30, 2: 22, 3: 20}


def _heap(x: float, y: float, nuggets: int) -> str:
    size = NUGGET[nuggets]
    return "".join(
        use(
            "nugget",
            f'x="{number(x + east - size / 2)}" y="{number(y + south - size / 2)}" '
            f'width="{size}" height="{size}"',
        )
        for east, south in HEAPS[nuggets]
    )
