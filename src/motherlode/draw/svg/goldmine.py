"""The mine of Gold Mine: tiles edge to edge, nuggets, miners in their tunnels."""

from collections import Counter
from typing import Final

from motherlode.draw.art.paths import middle
from motherlode.draw.art.ways import STRAIGHTS, TILE
from motherlode.draw.goldmine.board import HOME
from motherlode.draw.mine.board import read_cell
from motherlode.draw.svg.placing import Cell, Placed
from motherlode.games.goldmine.data import ENTRANCE_NAME
from motherlode.games.goldmine.pieces import COLOUR_NAMES
from motherlode.games.goldmine.show import Miner, Shown, Tile
from motherlode.kit.tunnels import EAST, NORTH, read_tunnels

NUGGET: Final = 26.0
MINER: Final = 26.0
FROM_MOUTH: Final = 17.0
ASIDE: Final = ((0.0, 0.0), (19.0, 0.0), (-19.0, 0.0), (0.0, 19.0), (0.0, -19.0), (15.0, 15.0))
"""Where the second and further miners of one place stand."""


def draw_goldmine(shown: Shown) -> list[Placed]:
    """All tiles with what lies and who stands on them."""
    placed = [_tile(f"tile-{ENTRANCE_NAME}", HOME)]
    for tile in shown.mine:
        placed += _lay(tile)
    crowd: Counter[str] = Counter()
    for miner in shown.miners:
        if miner.place is not None:
            placed.append(_stand(miner, miner.place, crowd[miner.place]))
            crowd[miner.place] += 1
    return placed


def _tile(name: str, cell: Cell, turned: int = 0) -> Placed:
    column, row = cell
    return Placed(name, column * TILE.wide, row * TILE.high, TILE.wide, TILE.high, turned)


def _lay(tile: Tile) -> list[Placed]:
    cell = read_cell(tile.cell)
    placed = [_tile(f"tile-{tile.tile}", cell, tile.turned)]
    if tile.nugget:
        placed.append(_at("nugget", cell, TILE.centre, NUGGET))
    if tile.collapsed:
        placed.append(_tile("collapsed", cell))
    return placed


def _stand(miner: Miner, place: str, others: int) -> Placed:
    """In the middle of the own tunnel, others beside; colours go by seat until they are chosen."""
    where, _, tunnel = place.partition(" ")
    x, y = _spot(read_tunnels(tunnel).mouths) if tunnel else TILE.centre
    east, south = ASIDE[others % len(ASIDE)]
    colour = miner.colour or COLOUR_NAMES[miner.seat]
    return _at(f"miner-{colour}", read_cell(where), (x + east, y + south), MINER)


def _spot(tunnel: int) -> tuple[float, float]:
    """Where to stand in one of two tunnels; where they cross, each to its side of the centre."""
    if tunnel not in STRAIGHTS:
        return middle(TILE, tunnel, tight=True)
    return TILE.inwards(NORTH if tunnel & NORTH else EAST, FROM_MOUTH)


def _at(name: str, cell: Cell, spot: tuple[float, float], size: float) -> Placed:
    column, row = cell
    x, y = column * TILE.wide + spot[0] - size / 2, row * TILE.high + spot[1] - size / 2
    return Placed(name, x, y, size, size)
