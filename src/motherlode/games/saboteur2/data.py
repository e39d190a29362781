"""Reads the box and the options, strictly, and complains with the place."""

from functools import cache
from importlib.resources import files
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.options import Sheet, read_sheet
from motherlode.core.setups import Setup
from motherlode.core.toml import read_toml
from motherlode.games.saboteur2.cards import (
    ACTION_NAMES,
    FIRST_PATH,
    ROLE_NAMES,
    ROLE_WORDS,
    UNKNOWN_ROLE,
)
from motherlode.games.saboteur2.rulebook import Rules
from motherlode.kit.boxes import (
    EdgeText,
    GoalsText,
    MineBox,
    PathText,
    StartText,
    Strict,
    gold_and_stones,
)
from motherlode.kit.discards import MOST_KINDS
from motherlode.kit.maze import BRIDGE, DOUBLE_CURVE, LADDER, USUAL, Ground
from motherlode.kit.texts import Words
from motherlode.kit.tunnels import Mark

FOLDER = files("motherlode.games.saboteur2")

GREEN_DOOR = "door green"
BLUE_DOOR = "door blue"
LADDER_MARK = "ladder"
CRYSTAL = "crystal"
APART = {"": USUAL, "bridge": BRIDGE, "double_curve": DOUBLE_CURVE}


class _Totals(Strict):
    paths: int
    actions: int
    dwarfs: int
    hand: int
    aside: int


class _Door(Strict):
    colour: Literal["green", "blue"]
    tunnel: str


class _Path(PathText):
    apart: Literal["bridge", "double_curve", ""] = ""
    ladder: bool = False
    door: _Door | None = None
    crystals: int = 0


class _Pay(Strict):
    shares: list[int]
    boss_less: int
    profiteer_less: int


class _BoxText(Strict):
    totals: _Totals
    paths: list[_Path]
    actions: dict[str, int]
    start: StartText
    goals: GoalsText
    table: EdgeText
    dwarfs: dict[str, int]
    pay: _Pay


class Box:
    """What is in the box: the cards that make a mine, and dwarfs."""

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        data = read_toml(text, place, _BoxText)
        marks = {path.id: tuple(_marks(path)) for path in data.paths}
        layout = gold_and_stones(data.start, data.goals, data.table)
        self.mine = MineBox(place, ACTION_NAMES, data.paths, data.actions, layout, marks)
        self.mine.expect("path cards", sum(self.mine.path_counts), data.totals.paths)
        self.mine.expect("action cards", sum(self.mine.action_counts), data.totals.actions)
        self.mine.expect("dwarf cards", sum(data.dwarfs.values()), data.totals.dwarfs)
        if len(self.mine.card_names) > MOST_KINDS:
            raise ValueError(f"{place}: {MOST_KINDS} different cards at most")
        self.hand = data.totals.hand
        self.aside = data.totals.aside
        self.pay = data.pay
        self.paths = data.paths
        self.dwarfs = self._read_dwarfs(data.dwarfs)

    def _read_dwarfs(self, counts: dict[str, int]) -> list[int]:
        unknown = set(counts) - set(ROLE_NAMES[:UNKNOWN_ROLE])
        if unknown:
            raise ValueError(f"{self.place}: no such dwarf: {', '.join(sorted(unknown))}")
        return [role for role, name in enumerate(ROLE_NAMES) for _ in range(counts.get(name, 0))]

    def rules(self, sheet: Sheet, setup: Setup) -> Rules:
        """The rules of a set-up with this box."""

        def chosen(name: str) -> int:
            return sheet.options[name].index(setup.value(name))

        mine = self.mine
        if setup.seats > len(self.dwarfs):
            raise ValueError(f"{self.place}: {len(self.dwarfs)} dwarfs for {setup.seats} players")
        if setup.seats * self.hand + self.aside > sum(mine.deck):
            raise ValueError(f"{self.place}: too few cards for {setup.seats} hands")
        goals = mine.goal_rules()
        goals.double_goal = chosen("double_goal")
        goals.misfit_goal = chosen("misfit_goal")
        ground = mine.ground(chosen("placement"))
        ground.has_ladders(goals.cells)
        self._mark_tiles(ground)
        words = Words(ground, goals, mine.card_names, FIRST_PATH, setup.seats, ROLE_WORDS)
        rules = Rules(setup, ground, goals, words)
        rules.winners = chosen("winners")
        rules.rounds = int(setup.value("rounds"))
        rules.random_first = setup.value("first_player") == "random"

        rules.deck = vec[u8](mine.deck)
        rules.deck_size = sum(mine.deck)
        rules.hand = self.hand
        rules.aside = self.aside
        # SB2-13: where walks lead for those to whom a colour's doors are shut.
        rules.walk_green = mine.walks(lambda card, entered: card.walk_past(entered, BLUE_DOOR))
        rules.walk_blue = mine.walks(lambda card, entered: card.walk_past(entered, GREEN_DOOR))
        rules.crystals = vec[u8]([0] * mine.tiles.count)
        for tile in self._path_tiles():
            rules.crystals[tile] = u8(self._path_of(tile).crystals)
        rules.shares = vec[i64](self.pay.shares)
        rules.boss_less = self.pay.boss_less
        rules.profiteer_less = self.pay.profiteer_less
        rules.cards = vec[u8]([card for card, count in enumerate(mine.deck) for _ in range(count)])
        rules.no_card = vec[u8]([0] * len(mine.deck))
        rules.dwarfs = vec[u8](self.dwarfs)
        return rules

    def _path_tiles(self) -> range:
        tiles = self.mine.tiles
        return range(int(tiles.first[0]), int(tiles.first[len(self.paths)]))

    def _path_of(self, tile: int) -> _Path:
        return self.paths[self.mine.tiles.card[tile]]

    def _mark_tiles(self, ground: Ground) -> None:
        for tile in self._path_tiles():
            path = self._path_of(tile)
            ground.nature[tile] = u8(LADDER if path.ladder else APART[path.apart])


def _marks(path: _Path) -> list[Mark]:
    """What is drawn on a card beside its tunnels."""
    marks: list[Mark] = [(CRYSTAL, "")] * path.crystals
    if path.ladder:
        marks.append((LADDER_MARK, ""))
    if path.door:
        marks.append((f"door {path.door.colour}", path.door.tunnel))
    return marks


@cache
def sheet() -> Sheet:
    """What can be chosen about the game."""
    return read_sheet((FOLDER / "options.toml").read_text("utf-8"), "saboteur2/options.toml")


@cache
def box() -> Box:
    """The box as printed."""
    return Box((FOLDER / "cards.toml").read_text("utf-8"), "saboteur2/cards.toml")
