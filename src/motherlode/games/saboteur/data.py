"""Reads the box and the options of Saboteur, strictly, and complains with the place."""

from functools import cache
from importlib.resources import files

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.options import Sheet, read_sheet
from motherlode.core.setups import Setup
from motherlode.core.toml import read_toml
from motherlode.games.saboteur.cards import (
    ACTION_NAMES,
    DIGGER,
    GOALS,
    GOLD_VALUES,
    SABOTEUR,
)
from motherlode.games.saboteur.rulebook import Rules
from motherlode.kit.grid import Grid
from motherlode.kit.tiles import Tiles
from motherlode.kit.tunnels import Tunnels, read_tunnels

FOLDER = files("motherlode.games.saboteur")
Place = tuple[int, int]


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    """What a table of the file may hold, and nothing else."""


class _Totals(_Strict):
    paths: int
    actions: int
    gold: int
    dwarfs: int


class _Path(_Strict):
    id: str
    tunnels: str
    count: int


class _Start(_Strict):
    tunnels: str
    cell: Place


class _Goals(_Strict):
    gold: str
    stone_a: str
    stone_b: str
    cells: list[Place]


class _Edge(_Strict):
    beyond: int


class _Players(_Strict):
    saboteurs: int
    diggers: int
    hand: int
    shares: int


class _Pay(_Strict):
    saboteurs: list[int]


class _BoxText(_Strict):
    totals: _Totals
    paths: list[_Path]
    actions: dict[str, int]
    start: _Start
    goals: _Goals
    table: _Edge
    gold: dict[int, int]
    players: dict[int, _Players]
    pay: _Pay


class Box:
    """What is in the box: names, counts and tunnels of all cards, and the layout."""

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        data = read_toml(text, place, _BoxText)
        self.card_names: list[str] = [*ACTION_NAMES, *(path.id for path in data.paths)]
        if len(set(self.card_names)) < len(self.card_names):
            raise ValueError(f"{place}: two cards have one name")
        self.paths = [self._tunnels(path.tunnels, path.id) for path in data.paths]
        self.start = self._tunnels(data.start.tunnels, "start")
        faces = (data.goals.gold, data.goals.stone_a, data.goals.stone_b)
        self.goals = [self._tunnels(face, "goals") for face in faces]
        self.start_cell = data.start.cell
        self.goal_cells = data.goals.cells
        self.beyond = data.table.beyond
        self.deck = self._count_deck(data)
        self.gold = self._count_gold(data)
        self.players = data.players
        self.saboteur_pay = data.pay.saboteurs
        self._count_dwarfs(data)
        self.tiles = Tiles([*self.paths, self.start, *self.goals], turns=2)
        self.grid = self._lay_out_table()

    def _tunnels(self, text: str, card: str) -> Tunnels:
        try:
            return read_tunnels(text)
        except ValueError as problem:
            raise ValueError(f"{self.place}: {card}: {problem}") from None

    def _count_deck(self, data: _BoxText) -> list[int]:
        unknown = set(data.actions) - set(ACTION_NAMES)
        if unknown:
            raise ValueError(f"{self.place}: no such action card: {', '.join(sorted(unknown))}")
        paths = [path.count for path in data.paths]
        actions = [data.actions.get(name, 0) for name in ACTION_NAMES]
        self._expect("path cards", sum(paths), data.totals.paths)
        self._expect("action cards", sum(actions), data.totals.actions)
        return [*actions, *paths]

    def _count_gold(self, data: _BoxText) -> list[int]:
        if not set(data.gold) <= set(range(1, GOLD_VALUES + 1)):
            raise ValueError(f"{self.place}: gold cards show 1 to {GOLD_VALUES} nuggets")
        counts = sorted(data.gold.items())
        gold = [nuggets for nuggets, count in counts for _ in range(count)]
        self._expect("gold cards", len(gold), data.totals.gold)
        return gold

    def _count_dwarfs(self, data: _BoxText) -> None:
        """The box holds as many as the largest table needs (SAB-3), and pay for all of them."""
        rows = list(data.players.values())
        saboteurs = max(row.saboteurs for row in rows)
        diggers = max(row.diggers for row in rows)
        self._expect("dwarf cards", saboteurs + diggers, data.totals.dwarfs)
        self._expect("sums for saboteurs", len(data.pay.saboteurs), saboteurs + 1)
        for seats, row in data.players.items():
            if row.saboteurs + row.diggers != seats + 1:
                raise ValueError(f"{self.place}: players.{seats}: one dwarf more than players")
            if row.hand * seats > sum(self.deck):
                raise ValueError(f"{self.place}: players.{seats}: too few cards for the hands")
        if len(self.goal_cells) != GOALS:
            raise ValueError(f"{self.place}: goals.cells: there are {GOALS} goals")

    def _expect(self, what: str, found: int, said: int) -> None:
        if found != said:
            raise ValueError(f"{self.place}: {found} {what}, the box says {said}")

    def _lay_out_table(self) -> Grid:
        columns = [column for column, _ in [self.start_cell, *self.goal_cells]]
        rows = [row for _, row in [self.start_cell, *self.goal_cells]]
        return Grid(
            min(columns) - self.beyond,
            min(rows) - self.beyond,
            max(columns) + self.beyond,
            max(rows) + self.beyond,
        )

    def lying(self) -> dict[int, Tunnels]:
        """The tunnels of every tile number, turned as it lies."""
        cards = [*self.paths, self.start, *self.goals]
        tiles = self.tiles
        first = int(tiles.first[0])
        return {
            tile: cards[tiles.card[tile]].turned(int(tiles.quarters[tile]))
            for tile in range(first, tiles.count)
        }

    def rules(self, sheet: Sheet, setup: Setup) -> Rules:
        """The rules of a set-up with this box."""
        rules = Rules(setup, self.grid, self.tiles, self.card_names)

        def chosen(name: str) -> int:
            return sheet.options[name].index(setup.value(name))

        rules.placement = chosen("placement")
        rules.double_goal = chosen("double_goal")
        rules.misfit_goal = chosen("misfit_goal")
        rules.gold_shares = chosen("gold_shares")
        rules.broken_unpaid = bool(setup.value("broken_unpaid"))
        rules.next_starter = chosen("next_starter")
        rules.rounds = int(setup.value("rounds"))
        rules.random_first = setup.value("first_player") == "random"

        row = self.players[setup.seats]
        rules.saboteurs = row.saboteurs
        rules.diggers = row.diggers
        rules.hand = row.hand
        rules.shares = row.shares
        rules.saboteur_pay = vec[i64](self.saboteur_pay)
        rules.deck = vec[u8](self.deck)
        rules.deck_size = sum(self.deck)
        rules.gold = vec[u8](self.gold)
        rules.cards = vec[u8]([card for card, count in enumerate(self.deck) for _ in range(count)])
        rules.no_card = vec[u8]([0] * len(self.deck))
        rules.dwarfs = vec[u8]([DIGGER] * row.diggers + [SABOTEUR] * row.saboteurs)

        paths = len(self.paths)
        rules.path_tiles = int(self.tiles.first[paths])
        rules.start_tile = int(self.tiles.first[paths])
        rules.start_cell = self.grid.cell(*self.start_cell)
        rules.goal_cells = vec[i64]([self.grid.cell(*cell) for cell in self.goal_cells])
        rules.goal_tile = vec[i64](
            [int(self.tiles.first[paths + 1 + face]) for face in range(GOALS)]
        )
        return rules


@cache
def sheet() -> Sheet:
    """What can be chosen about the game."""
    return read_sheet((FOLDER / "options.toml").read_text("utf-8"), "saboteur/options.toml")


@cache
def box() -> Box:
    """The box as printed."""
    return Box((FOLDER / "cards.toml").read_text("utf-8"), "saboteur/cards.toml")


@cache
def rules_of(setup: Setup) -> Rules:
    """The rules of a set-up, with the box as printed."""
    return box().rules(sheet(), setup)


def rules_text() -> str:
    """The clauses in words."""
    return (FOLDER / "rules.md").read_text("utf-8")
