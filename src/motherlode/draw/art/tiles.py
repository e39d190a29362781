"""Gold Mine: tiles drawn from their tunnels, sorts and symbols; miners and dice."""

from collections.abc import Iterator
from functools import cache
from typing import Final
from zlib import crc32

from motherlode.draw.art.drawings import Drawing, symbol, use_part
from motherlode.draw.art.paths import is_shared, middle
from motherlode.draw.art.ways import SIDES, STRAIGHTS, TILE, at, dug, name_of
from motherlode.draw.goldmine.tiles import Kind, kinds
from motherlode.games.goldmine.pieces import (
    CAVERN,
    CHAMBER,
    COLOUR_NAMES,
    DIE,
    ENTRANCE,
    MUD,
    PASSAGE,
    PICK,
    SORT_NAMES,
    SYMBOL_NAMES,
)
from motherlode.kit.tunnels import NORTH, SOUTH

SHAFT: Final = NORTH + SOUTH
NICHE: Final = (19.0, 61.0)
"""Where a passage leaves a chamber, whose middle is for the nugget; rock on all of them."""
BADGE: Final = (15.0, 65.0)
"""Where a pick is drawn: in the rock, so that it hides no tunnel."""
TURNS: Final = (0, 90, 180, 270)
ROOMS: Final = {SORT_NAMES[CHAMBER]: "chamber", SORT_NAMES[CAVERN]: "cavern"}

HATS: Final = {
    "blue": ("point", "#3a72b8", "#bcd6f2"),
    "red": ("horns", "#c2372f", "#f2c1b6"),
    "green": ("brim", "#3f8a4f", "#c3e2c4"),
    "yellow": ("helmet", "#e8b92f", "#fbeebb"),
    "white": ("bobble", "#f4f1ea", "#ffffff"),
    "black": ("hood", "#38333c", "#a9a3ad"),
    "none": ("fur", "#8a6a48", "#e0cfae"),
}
"""What miners of a colour wear, its colour, and the ground of their token."""
PIPS: Final = {
    1: ((12, 12),),
    2: ((7.4, 7.4), (16.6, 16.6)),
    3: ((7.2, 7.2), (12, 12), (16.8, 16.8)),
    4: ((7.4, 7.4), (16.6, 7.4), (7.4, 16.6), (16.6, 16.6)),
    5: ((7.2, 7.2), (16.8, 7.2), (12, 12), (7.2, 16.8), (16.8, 16.8)),
    6: ((7.4, 6.8), (16.6, 6.8), (7.4, 12), (16.6, 12), (7.4, 17.2), (16.6, 17.2)),
}


def goldmine() -> Iterator[Drawing]:
    """Tiles, miners and dice."""
    for name, kind in kinds().items():
        yield symbol(f"tile-{name}", TILE.box, draw_tile(name, kind))
    for colour in COLOUR_NAMES:
        yield symbol(f"miner-{colour}", "0 0 24 24", _miner(colour))
    for pips in range(1, DIE + 1):
        yield symbol(f"die-{pips}", "0 0 24 24", _die(pips))


def parts() -> Iterator[Drawing]:
    """The parts that tunnels of tiles are drawn with."""
    for kind in kinds().values():
        for group in _arms(kind):
            yield from dug(TILE, group, tight=is_shared(kind.tunnels))


def _arms(kind: Kind) -> list[int]:
    """The tunnels as they are drawn: into a room, every arm for itself."""
    groups = kind.tunnels.groups
    if kind.sort in ROOMS:
        groups = tuple(side for side in SIDES for group in groups if group & side)
    return sorted(groups, key=lambda group: group == SHAFT)


# Tiles


def draw_tile(name: str, kind: Kind) -> str:
    """What is drawn on a tile."""
    return _ground(name) + "".join(_dig(kind)) + _symbol(kind)


def _ground(name: str) -> str:
    turn = TURNS[crc32(name.encode()) % len(TURNS)]
    return use_part("ground", f'transform="rotate({turn} 40 40)"' if turn else "")


def _dig(kind: Kind) -> Iterator[str]:
    """Rooms open around tunnels; of two that cross, the shaft passes over the gallery."""
    room = ROOMS.get(kind.sort)
    if room:
        yield use_part(f"{room}-walls")
    bridge = tuple(kind.tunnels.groups) == STRAIGHTS
    for group in _arms(kind):
        yield use_part(f"tile-{name_of(group, tight=is_shared(kind.tunnels))}")
        if bridge:
            planks = "bridge-planks" if group == SHAFT else "bridge-shadow"
            yield use_part(planks, 'transform="translate(4 -15.2)scale(1.2)"')
    if room:
        yield use_part(f"{room}-floor")
    if kind.sort == SORT_NAMES[ENTRANCE]:
        yield use_part("daylight")


def _symbol(kind: Kind) -> str:
    if not kind.symbol:
        return ""
    spot = middle(TILE, kind.tunnels.groups[0])
    number = SYMBOL_NAMES.index(kind.symbol)
    if number == PICK:
        spot = BADGE
    elif number == PASSAGE and kind.sort == SORT_NAMES[CHAMBER]:
        spot = NICHE
    name = {PASSAGE: "passage", MUD: "mud", PICK: "badge-pick"}[number]
    return use_part(name, f'transform="translate({at(spot)})"')


# Miners and dice


def _miner(colour: str) -> str:
    hat, dye, ground = HATS[colour]
    disc = f'<circle cx="12" cy="12" r="10.6" fill="{ground}" stroke="{dye}" stroke-width="2.4"/>'
    rim = '<circle cx="12" cy="12" r="11.6" fill="none" stroke="#2b2119" stroke-width=".8"/>'
    bust = (
        use_part("head")
        + use_part("beard-short", 'fill="#efe6d6"')
        + use_part("nose")
        + use_part(f"hat-{hat}", f'fill="{dye}"')
    )
    return f'{disc}{rim}<g transform="translate(1.9 3)scale(.42)">{bust}</g>'


@cache
def _die(pips: int) -> str:
    dots = "".join(f"M{at(spot)}h.01" for spot in PIPS[pips])
    return use_part("die") + (
        f'<path d="{dots}" stroke="#2b2119" stroke-width="3.8" stroke-linecap="round"/>'
    )
