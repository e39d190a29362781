"""Reads the box and the options of Saboteur, strictly, and complains with the place."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.options import Sheet, read_sheet
from motherlode.core.setups import Setup
from motherlode.games.saboteur.cards import (
    ACTION_NAMES,
    DIGGER,
    GOAL_NAMES,
    GOALS,
    SABOTEUR,
)
from motherlode.games.saboteur.rulebook import Rules
from motherlode.kit.grid import Grid
from motherlode.kit.tiles import Tiles
from motherlode.kit.tunnels import Tunnels, read_tunnels

FOLDER = files("motherlode.games.saboteur")
BOX_KEYS = {
    "totals",
    "paths",
    "actions",
    "start",
    "goals",
    "table",
    "gold",
    "players",
    "pay",
}


class Box:
    """What is in the box: names, counts and tunnels of all cards, and the layout."""

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        data = _load(text, place)
        self.path_names: list[str] = [path["id"] for path in data["paths"]]
        self.card_names: list[str] = [*ACTION_NAMES, *self.path_names]
        self.paths: list[Tunnels] = [read_tunnels(path["tunnels"]) for path in data["paths"]]
        self.start = read_tunnels(data["start"]["tunnels"])
        self.goals: list[Tunnels] = [
            read_tunnels(data["goals"][name]) for name in GOAL_NAMES[:GOALS]
        ]
        self.start_cell: tuple[int, int] = tuple(data["start"]["cell"])
        self.goal_cells: list[tuple[int, int]] = [tuple(cell) for cell in data["goals"]["cells"]]
        self.beyond: int = data["table"]["beyond"]
        self.deck: list[int] = self._count_deck(data)
        self.gold: list[int] = self._count_gold(data)
        self.players: dict[int, dict[str, int]] = {
            int(n): row for n, row in data["players"].items()
        }
        self.saboteur_pay: list[int] = data["pay"]["saboteurs"]
        self.tiles = Tiles([*self.paths, self.start, *self.goals], turns=2)
        self.grid = self._lay_out_table()

    def _count_deck(self, data: Mapping[str, Any]) -> list[int]:
        paths = [path["count"] for path in data["paths"]]
        unknown = set(data["actions"]) - set(ACTION_NAMES)
        if unknown:
            raise ValueError(f"{self.place}: no such action card: {', '.join(sorted(unknown))}")
        actions = [data["actions"].get(name, 0) for name in ACTION_NAMES]
        self._expect("path cards", sum(paths), data["totals"]["paths"])
        self._expect("action cards", sum(actions), data["totals"]["actions"])
        return [*actions, *paths]

    def _count_gold(self, data: Mapping[str, Any]) -> list[int]:
        gold = [
            int(nuggets) for nuggets, count in sorted(data["gold"].items()) for _ in range(count)
        ]
        self._expect("gold cards", len(gold), data["totals"]["gold"])
        return gold

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
        rules.saboteurs = row["saboteurs"]
        rules.diggers = row["diggers"]
        rules.hand = row["hand"]
        rules.shares = row["shares"]
        rules.saboteur_pay = vec[i64](self.saboteur_pay)
        rules.deck = vec[u8](self.deck)
        rules.deck_size = sum(self.deck)
        rules.gold = vec[u8](self.gold)
        rules.cards = vec[u8]([card for card, count in enumerate(self.deck) for _ in range(count)])
        rules.no_card = vec[u8]([0] * len(self.deck))
        rules.dwarfs = vec[u8]([DIGGER] * row["diggers"] + [SABOTEUR] * row["saboteurs"])

        paths = len(self.paths)
        rules.path_tiles = int(self.tiles.first[paths])
        rules.start_tile = int(self.tiles.first[paths])
        rules.start_cell = self.grid.cell(*self.start_cell)
        rules.goal_cells = vec[i64]([self.grid.cell(*cell) for cell in self.goal_cells])
        rules.goal_tile = vec[i64](
            [int(self.tiles.first[paths + 1 + face]) for face in range(GOALS)]
        )
        return rules


def _load(text: str, place: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise ValueError(f"{place}: {problem}") from None
    if set(data) != BOX_KEYS:
        odd = ", ".join(sorted(set(data) ^ BOX_KEYS))
        raise ValueError(f"{place}: these tables are missing or unknown: {odd}")
    return data


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
