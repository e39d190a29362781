"""What a table of Gold Mine agreed on, as numbers: options, tiles, layout."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.setups import Setup
from motherlode.games.goldmine.pieces import TUNNELS
from motherlode.kit.grid import Grid
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import SUBSETS, Tiles

COLLAPSED: Final = 128
"""A tile that was turned over has its number plus this (GLD-44); nobody walks it."""
NUMBERS: Final = 256
NO_TUNNEL: Final = 2

# GLD-41, GLD-46 `open_tiles`, once it is settled what `auto` means.
NO_OPEN_TILES: Final = 0
TWO_PLAYER: Final = 1
FIVE: Final = 2


class Rules:
    """The options and the box of one set-up (`data.Box.rules` builds it). Never changes in play."""

    def __init__(self, setup: Setup, grid: Grid, tiles: Tiles, names: list[str]) -> None:
        self.setup = setup
        self.grid = grid
        self.tiles = tiles
        self.names = names
        """The ids of all kinds of tiles; the entrance is the last."""
        self.seats: i64 = setup.seats
        self.kinds: i64 = len(names) - 1
        """Kinds of tiles that are drawn, without the entrance."""
        self.cell_texts: dict[int, str] = {}
        """Cells as `column,row`, each written once."""
        self.home: i64 = grid.cell(0, 0)
        """The cell of the entrance (GLD-1)."""
        self.home_tile: i64 = 0

        self.random_first: bool = False
        self.mud: bool = False
        self.open_tiles: i64 = NO_OPEN_TILES
        self.teams: bool = False
        self.abilities: bool = False
        self.cave_in: bool = False
        self.pickaxes: bool = False
        self.collect_and_challenge: bool = False
        self.turn_limit: i64 = 0

        self.counts: vec[u8] = vec[u8]()
        """How many tiles of each kind are in the box, without the entrance."""
        self.building: i64 = 0
        self.nuggets: i64 = 0
        self.needed: i64 = 0
        """Nuggets that win: a player's, or a team's."""
        self.gold_challenges: i64 = 0
        self.bat_challenges: i64 = 0

        # By the number of a tile as it lies; for collapsed ones nothing.
        self.symbol: vec[u8] = vec[u8]([0] * NUMBERS)
        self.sort: vec[u8] = vec[u8]([0] * NUMBERS)
        self.walk: vec[u8] = vec[u8]([0] * (NUMBERS * SUBSETS))
        """As `Tiles.walk`."""
        self.arms: vec[u8] = vec[u8]([0] * (NUMBERS * TUNNELS))
        """The mouths of each tunnel of a tile."""
        self.enters: vec[u8] = vec[u8]([NO_TUNNEL] * (NUMBERS * SIDES))
        """By the place of a side: the tunnel that one comes into there."""

        # Templates to copy by slicing.
        self.no_kind: vec[u8] = vec[u8]()
        self.no_seat: vec[i64] = vec[i64]([0] * setup.seats)
