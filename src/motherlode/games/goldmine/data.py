"""Reads the box and the options of Gold Mine, strictly, and complains with the place."""

from functools import cache
from importlib.resources import files
from typing import Literal

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.options import Sheet, read_sheet
from motherlode.core.setups import Setup
from motherlode.core.toml import read_toml
from motherlode.games.goldmine.pieces import (
    CAVERN,
    CHAMBER,
    ENTRANCE,
    MUD,
    PASSAGE,
    PICK,
    PLAIN,
    SORT_NAMES,
    SYMBOL_NAMES,
    TUNNEL,
    TUNNELS,
)
from motherlode.games.goldmine.rulebook import COLLAPSED, FIVE, NO_OPEN_TILES, TWO_PLAYER, Rules
from motherlode.kit.boxes import Strict
from motherlode.kit.grid import Grid
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import SUBSETS, Tiles
from motherlode.kit.tunnels import Tunnels, read_tunnels

FOLDER = files("motherlode.games.goldmine")
ENTRANCE_NAME = "entrance"
TWO_SEATS = 2


class _Totals(Strict):
    tiles: int
    chambers: int
    tunnels: int
    caverns: int
    passages: int
    mud: int
    picks: int
    building: int
    nuggets: int
    gold_challenges: int
    bat_challenges: int


class _Entrance(Strict):
    tunnels: str


class _Table(Strict):
    beyond: int


class _Tile(Strict):
    id: str
    tunnels: str
    sort: Literal["tunnel", "chamber", "cavern"]
    count: int
    symbol: Literal["passage", "mud", "pick", ""] = ""


class _BoxText(Strict):
    totals: _Totals
    entrance: _Entrance
    table: _Table
    tiles: list[_Tile]
    needed: dict[int, int]
    team_needs: dict[int, int]


class Box:
    """What is in the box: tiles of many kinds, nuggets, tokens."""

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        data = read_toml(text, place, _BoxText)
        self.totals = data.totals
        self.kinds = data.tiles
        self.needed = data.needed
        self.team_needs = data.team_needs
        self.names = [*(tile.id for tile in data.tiles), ENTRANCE_NAME]
        if len(set(self.names)) < len(self.names):
            raise ValueError(f"{place}: two tiles have one name")
        self._count()
        self.cards = [
            *(self._tunnels(tile.id, tile.tunnels) for tile in data.tiles),
            self._tunnels(ENTRANCE_NAME, data.entrance.tunnels),
        ]
        """The tunnels of each kind, as it is written; the entrance last."""
        soft = [kind for kind, tile in enumerate(data.tiles) if tile.sort == "cavern"]
        self._expect("kinds of caverns", len(soft), 1)
        self.tiles = Tiles(self.cards, turns=4, soft=soft[0])
        if self.tiles.count >= COLLAPSED:
            raise ValueError(f"{place}: {COLLAPSED - 1} different ways to lie at most")
        beyond = data.table.beyond
        self.grid = Grid(-beyond, -beyond, beyond, beyond)

    def _count(self) -> None:
        """The box holds what it says it holds (GLD-1)."""
        said = self.totals
        self._expect("tiles", 1 + self._sum(range(len(SORT_NAMES))), said.tiles)
        self._expect("chambers", self._sum([CHAMBER]), said.chambers)
        self._expect("tunnels", self._sum([TUNNEL]), said.tunnels)
        self._expect("caverns", self._sum([CAVERN]), said.caverns)
        self._expect("tiles with a passage", self._with(PASSAGE), said.passages)
        self._expect("tiles with mud", self._with(MUD), said.mud)
        self._expect("tiles with a pick", self._with(PICK), said.picks)
        self._expect("nuggets", said.nuggets, said.chambers)

    def _sum(self, sorts: range | list[int]) -> int:
        names = [SORT_NAMES[sort] for sort in sorts]
        return sum(tile.count for tile in self.kinds if tile.sort in names)

    def _with(self, symbol: int) -> int:
        return sum(tile.count for tile in self.kinds if tile.symbol == SYMBOL_NAMES[symbol])

    def _expect(self, what: str, found: int, said: int) -> None:
        if found != said:
            raise ValueError(f"{self.place}: {found} {what}, the box says {said}")

    def _tunnels(self, name: str, text: str) -> Tunnels:
        try:
            tunnels = read_tunnels(text)
        except ValueError as problem:
            raise ValueError(f"{self.place}: {name}: {problem}") from None
        if tunnels.stubs or len(tunnels.groups) > TUNNELS:
            raise ValueError(f"{self.place}: {name}: one tunnel or two, and no stubs")
        return tunnels

    def lying(self) -> dict[int, Tunnels]:
        """The tunnels of every tile number, turned as it lies."""
        tiles = self.tiles
        return {
            tile: self.cards[tiles.card[tile]].turned(int(tiles.quarters[tile]))
            for tile in range(int(tiles.first[0]), tiles.count)
        }

    def rules(self, setup: Setup) -> Rules:
        """The rules of a set-up with this box."""
        rules = Rules(setup, self.grid, self.tiles, self.names)
        rules.home_tile = int(self.tiles.first[len(self.kinds)])
        rules.random_first = setup.value("first_player") == "random"
        rules.mud = bool(setup.value("mud"))
        rules.open_tiles = _open_tiles(str(setup.value("open_tiles")), setup.seats)
        rules.teams = bool(setup.value("teams"))
        rules.abilities = bool(setup.value("abilities"))
        rules.cave_in = bool(setup.value("cave_in"))
        rules.pickaxes = bool(setup.value("pickaxes"))
        rules.collect_and_challenge = bool(setup.value("collect_and_challenge"))
        rules.turn_limit = int(setup.value("turn_limit"))

        rules.counts = vec[u8]([tile.count for tile in self.kinds])
        rules.building = self.totals.building
        rules.nuggets = self.totals.nuggets
        rules.gold_challenges = self.totals.gold_challenges
        rules.bat_challenges = self.totals.bat_challenges
        needs = self.team_needs if rules.teams else self.needed
        if setup.seats not in needs:
            raise ValueError("goldmine: teams are for 4 or 6 players (GLD-42)")
        rules.needed = needs[setup.seats]
        rules.no_kind = vec[u8]([0] * len(self.kinds))
        for tile, tunnels in self.lying().items():
            self._describe(rules, tile, tunnels)
        return rules

    def _describe(self, rules: Rules, tile: int, tunnels: Tunnels) -> None:
        """The tables about one tile as it lies."""
        kind = int(self.tiles.card[tile])
        symbol, sort = PLAIN, ENTRANCE
        if kind < len(self.kinds):
            symbol = SYMBOL_NAMES.index(self.kinds[kind].symbol)
            sort = SORT_NAMES.index(self.kinds[kind].sort)
        rules.symbol[tile] = rules.symbol[tile + COLLAPSED] = u8(symbol)
        rules.sort[tile] = rules.sort[tile + COLLAPSED] = u8(sort)
        for entered in range(SUBSETS):
            rules.walk[tile * SUBSETS + entered] = u8(tunnels.walk(entered))
        for tunnel, mouths in enumerate(tunnels.groups):
            rules.arms[tile * TUNNELS + tunnel] = u8(mouths)
            for side in range(SIDES):
                if mouths >> side & 1:
                    rules.enters[tile * SIDES + side] = u8(tunnel)


def _open_tiles(chosen: str, seats: int) -> int:
    """GLD-41: `auto` is `two_player` with two players, else none."""
    if chosen == "auto":
        return TWO_PLAYER if seats == TWO_SEATS else NO_OPEN_TILES
    return {"none": NO_OPEN_TILES, "two_player": TWO_PLAYER, "five": FIVE}[chosen]


@cache
def sheet() -> Sheet:
    """What can be chosen about the game."""
    return read_sheet((FOLDER / "options.toml").read_text("utf-8"), "goldmine/options.toml")


@cache
def box() -> Box:
    """The box as printed, shapes reconstructed."""
    return Box((FOLDER / "tiles.toml").read_text("utf-8"), "goldmine/tiles.toml")
