"""Dwarf Corporation: cells, crystals of eight cuts, investments, chest cards."""

from collections.abc import Iterator, Sequence
from typing import Final

from motherlode.draw.art.drawings import Drawing, symbol, use, use_part
from motherlode.draw.art.ways import CARD, Point, at
from motherlode.games.corporation.data import box
from motherlode.games.corporation.pieces import CARD_NAMES, CONTENT_NAMES

CELL: Final = "0 0 20 20"

CUTS: Final[dict[str, tuple[str, tuple[Point, ...]]]] = {
    "red": (
        "#d8433d",
        ((7, 2), (13, 2), (18, 7), (18, 13), (13, 18), (7, 18), (2, 13), (2, 7)),
    ),
    "orange": (
        "#ef8a2c",
        ((10, 1.4), (17.6, 5.6), (17.6, 14.4), (10, 18.6), (2.4, 14.4), (2.4, 5.6)),
    ),
    "yellow": (
        "#f2cf3c",
        (
            (10, 4.4),
            (15.4, 6.4),
            (19, 10),
            (15.4, 13.6),
            (10, 15.6),
            (4.6, 13.6),
            (1, 10),
            (4.6, 6.4),
        ),
    ),
    "green": (
        "#46ad60",
        ((6.4, 1.4), (13.6, 1.4), (16, 4), (16, 16), (13.6, 18.6), (6.4, 18.6), (4, 16), (4, 4)),
    ),
    "cyan": ("#46c9d9", ((10, 0.8), (13.6, 4.8), (13.6, 19), (6.4, 19), (6.4, 4.8))),
    "blue": (
        "#3f74da",
        (
            (10, 1),
            (14.6, 7.6),
            (16.6, 12.6),
            (14.2, 17.2),
            (10, 18.8),
            (5.8, 17.2),
            (3.4, 12.6),
            (5.4, 7.6),
        ),
    ),
    "violet": ("#9a58d2", ((10, 0.8), (18.2, 10), (10, 19.2), (1.8, 10))),
    "white": ("#f3efe6", ((2.2, 3.2), (17.8, 3.2), (19, 5.4), (11.2, 18.6), (8.8, 18.6), (1, 5.4))),
}
"""The colour of a corporation's crystals and the outline of their cut: no two are alike."""
TABLE: Final = 0.5
"""How large the top facet of a crystal is."""


def corporation() -> Iterator[Drawing]:
    """All that lies on the field or before a player."""
    for content in CONTENT_NAMES:
        yield symbol(f"cell-{content}", CELL, use_part("cell") + _lying(content))
    for colour in box().data.colours:
        yield symbol(f"crystal-{colour}", CELL, draw_crystal(*CUTS[colour]))
    for colour in box().data.colours:
        yield symbol(f"investment-{colour}", "0 0 24 24", _share(colour))
    for card in CARD_NAMES:
        yield symbol(f"chest-{card}", CARD.box, use_part("chest-paper") + use_part(f"chest-{card}"))


def _lying(content: str) -> str:
    return "" if content == "empty" else use_part(f"cell-{content}")


def _share(colour: str) -> str:
    crystal = use(f"crystal-{colour}", 'x="6" y="4.4" width="12" height="12"')
    dye = CUTS[colour][0]
    return use_part("share", f'stroke="{dye}"') + crystal


# Crystals


def draw_crystal(dye: str, outline: Sequence[Point]) -> str:
    """A cut stone: facets between its outline and its top, lit from the north-west."""
    top = [(10 + (x - 10) * TABLE, 10 + (y - 10) * TABLE) for x, y in outline]
    lit, dark = "", ""
    for place, corner in enumerate(outline):
        after = (place + 1) % len(outline)
        facet = f"M{at(corner)}L{at(outline[after])} {at(top[after])} {at(top[place])}Z"
        light = _facing(corner, outline[after])
        if light > 0.35:
            lit += facet
        elif light < -0.35:
            dark += facet
    rays = "".join(f"M{at(a)}L{at(b)}" for a, b in zip(outline, top, strict=True))
    edge, ink = _closed(outline), 'fill="none" stroke="#2b2119"'
    return (
        f'<path d="{edge}" fill="{dye}"/><path d="{lit}" fill="#fff" fill-opacity=".45"/>'
        f'<path d="{dark}" fill="#20123a" fill-opacity=".32"/>'
        f'<path d="{_closed(top)}" fill="#fff" fill-opacity=".28"/>'
        f'<path d="{rays}{_closed(top)}" {ink} stroke-width=".5" stroke-opacity=".6"/>'
        f'<path d="{edge}" {ink} stroke-width="1" stroke-linejoin="round"/>'
    )


def _facing(one: Point, other: Point) -> float:
    """How much the outer side of an edge (clockwise) faces the light: 1 fully, -1 not at all."""
    east, south = other[0] - one[0], other[1] - one[1]
    length = float((east**2 + south**2) ** 0.5)
    out = south / length, -east / length
    return (-out[0] - out[1]) * 0.7071


def _closed(points: Sequence[Point]) -> str:
    return f"M{'L'.join(map(at, points))}Z"
