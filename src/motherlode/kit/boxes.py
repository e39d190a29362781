"""What boxes of path and action cards share: names, tunnels, counts, the layout of the table."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kit.goals import GOAL_NAMES, GOALS, GoalRules
from motherlode.kit.grid import Grid
from motherlode.kit.maze import Ground
from motherlode.kit.tiles import Tiles
from motherlode.kit.tunnels import Mark, Tunnels, read_tunnels

Place = tuple[int, int]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """What a table of a file may hold, and nothing else."""


class PathText(Strict):
    """A path card as it is written in a box file."""

    id: str
    tunnels: str
    count: int


class StartText(Strict):
    """The start card and where it lies."""

    tunnels: str
    cell: Place


class GoalsText(Strict):
    """The goals' faces, and their cells from north to south."""

    gold: str
    stone_a: str
    stone_b: str
    cells: list[Place]


class EdgeText(Strict):
    """Where the table ends (SAB-5)."""

    beyond: int


@dataclass
class MineBox:
    """The cards that make a mine, read and counted. `place` is the file that complaints name."""

    place: str
    action_names: list[str]
    paths: Sequence[PathText]
    actions: dict[str, int]
    start: StartText
    goals: GoalsText
    edge: EdgeText
    marks: dict[str, tuple[Mark, ...]] = field(default_factory=dict)
    """What is drawn on path cards beside their tunnels, by id."""

    def __post_init__(self) -> None:
        self.first_path = len(self.action_names)
        self.card_names: list[str] = [*self.action_names, *(path.id for path in self.paths)]
        if len(set(self.card_names)) < len(self.card_names):
            raise ValueError(f"{self.place}: two cards have one name")
        unknown = set(self.actions) - set(self.action_names)
        if unknown:
            raise ValueError(f"{self.place}: no such action card: {', '.join(sorted(unknown))}")
        if len(self.goals.cells) != GOALS:
            raise ValueError(f"{self.place}: goals.cells: there are {GOALS} goals")
        self.path_counts = [path.count for path in self.paths]
        self.action_counts = [self.actions.get(name, 0) for name in self.action_names]
        self.deck = [*self.action_counts, *self.path_counts]
        faces = (self.goals.gold, self.goals.stone_a, self.goals.stone_b)
        self.cards: list[Tunnels] = [
            *(self._tunnels(path.tunnels, path.id) for path in self.paths),
            self._tunnels(self.start.tunnels, "start"),
            *(self._tunnels(face, "goals") for face in faces),
        ]
        """The tunnels of path cards, then of the start, then of the goals' faces."""
        self.tiles = Tiles(self.cards, turns=2)
        self.grid = self._lay_out_table()

    def _tunnels(self, text: str, card: str) -> Tunnels:
        try:
            return read_tunnels(text, self.marks.get(card, ()))
        except ValueError as problem:
            raise ValueError(f"{self.place}: {card}: {problem}") from None

    def _lay_out_table(self) -> Grid:
        cells = [self.start.cell, *self.goals.cells]
        columns, rows = [column for column, _ in cells], [row for _, row in cells]
        beyond = self.edge.beyond
        return Grid(
            min(columns) - beyond, min(rows) - beyond, max(columns) + beyond, max(rows) + beyond
        )

    def expect(self, what: str, found: int, said: int) -> None:
        """Complain if the box holds more or less than it says."""
        if found != said:
            raise ValueError(f"{self.place}: {found} {what}, the box says {said}")

    def tunnels_by_name(self) -> dict[str, Tunnels]:
        """The tunnels of path cards, of the start and of the goals' faces."""
        names = [*self.card_names[self.first_path :], "start", *GOAL_NAMES[:GOALS]]
        return dict(zip(names, self.cards, strict=True))

    def lying(self) -> dict[int, Tunnels]:
        """The tunnels of every tile number, turned as it lies."""
        tiles = self.tiles
        return {
            tile: self.cards[tiles.card[tile]].turned(int(tiles.quarters[tile]))
            for tile in range(int(tiles.first[0]), tiles.count)
        }

    def ground(self, placement: int) -> Ground:
        """What mazes of this box are laid out on."""
        start_tile = int(self.tiles.first[len(self.paths)])
        return Ground(
            self.grid, self.tiles, self.grid.cell(*self.start.cell), start_tile, placement
        )

    def goal_rules(self, double_goal: int, misfit_goal: int) -> GoalRules:
        """Where the goals of this box lie."""
        first = len(self.paths) + 1
        return GoalRules(
            vec[i64]([self.grid.cell(*cell) for cell in self.goals.cells]),
            vec[i64]([int(self.tiles.first[first + face]) for face in range(GOALS)]),
            double_goal,
            misfit_goal,
        )
