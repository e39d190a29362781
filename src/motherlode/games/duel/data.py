"""Reads the box and the options of Saboteur Duel, strictly, and complains with the place."""

from functools import cache
from importlib.resources import files
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.options import Sheet, read_sheet
from motherlode.core.setups import Setup
from motherlode.core.toml import read_toml
from motherlode.games.duel.cards import ACTION_NAMES, COLOUR_NAMES, FIRST_PATH, NO_SEAT, SEATS
from motherlode.games.duel.rulebook import Rules
from motherlode.kit.boxes import DOOR, Layout, MineBox, PathText, Place, Strict
from motherlode.kit.discards import MOST_KINDS
from motherlode.kit.maze import OWN_MAP, Ground
from motherlode.kit.texts import Words
from motherlode.kit.tunnels import ALL_SIDES, Mark, read_tunnels

FOLDER = files("motherlode.games.duel")


class _Totals(Strict):
    paths: int
    actions: int
    goals: int
    hand: int
    keys: int


class _Door(Strict):
    colour: Literal["green", "blue"]
    arm: Literal["N", "E", "S", "W"]


class _Path(PathText):
    door: _Door | None = None


class _Goal(Strict):
    id: str
    tunnels: str
    nuggets: int


class _Layout(Strict):
    start: str
    starts: list[Place]
    goals: list[Place]
    beyond: int


class _BoxText(Strict):
    totals: _Totals
    paths: list[_Path]
    actions: dict[str, int]
    goals: list[_Goal]
    layout: _Layout


class Box:
    """What is in the box: the cards that make a mine, goals with nuggets, keys."""

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        data = read_toml(text, place, _BoxText)
        doors = {path.id: path.door for path in data.paths if path.door}
        marks: dict[str, tuple[Mark, ...]] = {
            name: ((DOOR + door.colour, door.arm),) for name, door in doors.items()
        }
        faces = {goal.id: goal.tunnels for goal in data.goals}
        where = data.layout
        layout = Layout(where.start, where.starts, faces, where.goals, where.beyond)
        self.mine = MineBox(
            place, ACTION_NAMES, data.paths, data.actions, layout, marks, takes_keys=True
        )
        self.mine.expect("path cards", sum(self.mine.path_counts), data.totals.paths)
        self.mine.expect("action cards", sum(self.mine.action_counts), data.totals.actions)
        self.mine.expect("goals", len(faces), data.totals.goals)
        self.mine.expect("start cards", len(where.starts), SEATS)
        if len(self.mine.card_names) > MOST_KINDS:
            raise ValueError(f"{place}: {MOST_KINDS} different cards at most")
        if SEATS * data.totals.hand > sum(self.mine.deck):
            raise ValueError(f"{place}: too few cards for {SEATS} hands")
        self._check_goals(data.goals)
        self.nuggets = [goal.nuggets for goal in data.goals]
        self.hand = data.totals.hand
        self.keys = data.totals.keys
        self.owners = [
            COLOUR_NAMES.index(path.door.colour) if path.door else NO_SEAT for path in data.paths
        ]
        """For each path card, whose door is on it."""

    def _check_goals(self, goals: list[_Goal]) -> None:
        """DUE-9: from whatever side a goal is reached, one of its two ways to lie meets it."""
        for goal in goals:
            upright = read_tunnels(goal.tunnels)
            if upright.mouths | upright.turned(2).mouths != ALL_SIDES:
                raise ValueError(
                    f"{self.place}: goal {goal.id}: upright or turned, it must open to each side"
                )
            if goal.nuggets < 1:
                raise ValueError(f"{self.place}: goal {goal.id}: a goal shows 1 or more nuggets")

    def rules(self, setup: Setup) -> Rules:
        """The rules of a set-up with this box."""
        mine = self.mine
        green, blue = self._ground(0), self._ground(1)
        goals = mine.goal_rules()
        words = Words(green, goals, mine.card_names, FIRST_PATH, setup.seats, COLOUR_NAMES[:SEATS])
        rules = Rules(setup, green, blue, goals, words)
        rules.green_first = setup.value("first_player") == "green"
        rules.tie_rounds = int(setup.value("tie_rounds"))

        rules.doors = vec[u8]([NO_SEAT] * mine.tiles.count)
        for tile in mine.lying():
            if green.may_be_laid(tile):
                rules.doors[tile] = u8(self.owners[mine.tiles.card[tile]])
        rules.nuggets = vec[i64](self.nuggets)
        rules.deck = vec[u8](mine.deck)
        rules.deck_size = sum(mine.deck)
        rules.hand = self.hand
        rules.keys = self.keys
        rules.cards = vec[u8]([card for card, count in enumerate(mine.deck) for _ in range(count)])
        rules.no_card = vec[u8]([0] * len(mine.deck))
        return rules

    def _ground(self, seat: int) -> Ground:
        """DUE-8: where a player walks: from the own start, and not past the other's doors."""
        ground = self.mine.ground(OWN_MAP, seat)
        shut = DOOR + COLOUR_NAMES[1 - seat]
        ground.walk = self.mine.walks(lambda card, entered: card.barred(shut).walk(entered))
        return ground


@cache
def sheet() -> Sheet:
    """What can be chosen about the game."""
    return read_sheet((FOLDER / "options.toml").read_text("utf-8"), "duel/options.toml")


@cache
def box() -> Box:
    """The box of the mini-game."""
    return Box((FOLDER / "cards.toml").read_text("utf-8"), "duel/cards.toml")
