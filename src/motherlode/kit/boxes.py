"""What boxes of path and action cards share: names, tunnels, counts, the layout of the table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.kit.goals import GOALS, GoalRules
from motherlode.kit.grid import Grid
from motherlode.kit.maze import Ground
from motherlode.kit.tiles import SUBSETS, Tiles
from motherlode.kit.tunnels import Mark, Tunnels, read_tunnels

Place = tuple[int, int]
DOOR = "door "
KEYED = "open door "
"""How marks of doors begin: shut to one colour, or with a key on them (DUE-14)."""


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
class Layout:
    """How a table is laid out: the start cards, the goals, and how far beyond them it reaches."""

    start: str
    starts: list[Place]
    faces: dict[str, str]
    """The tunnels of each face of a goal."""
    goals: list[Place]
    """From north to south."""
    beyond: int


def gold_and_stones(start: StartText, goals: GoalsText, edge: EdgeText) -> Layout:
    """The layout of the Saboteur games: one start, gold and two stones (SAB-4)."""
    faces = {"gold": goals.gold, "stone_a": goals.stone_a, "stone_b": goals.stone_b}
    return Layout(start.tunnels, [start.cell], faces, goals.cells, edge.beyond)


@dataclass
class MineBox:
    """The cards that make a mine, read and counted. `place` is the file that complaints name."""

    place: str
    action_names: list[str]
    paths: Sequence[PathText]
    actions: dict[str, int]
    layout: Layout
    marks: dict[str, tuple[Mark, ...]] = field(default_factory=dict)
    """What is drawn on path cards beside their tunnels, by id."""
    takes_keys: bool = False
    """Whether a key opens a door: then every card with one has tiles with a key, too (DUE-14)."""

    def __post_init__(self) -> None:
        self.first_path = len(self.action_names)
        self.card_names: list[str] = [*self.action_names, *(path.id for path in self.paths)]
        if len(set(self.card_names)) < len(self.card_names):
            raise ValueError(f"{self.place}: two cards have one name")
        unknown = set(self.actions) - set(self.action_names)
        if unknown:
            raise ValueError(f"{self.place}: no such action card: {', '.join(sorted(unknown))}")
        if len(self.layout.goals) != GOALS or len(self.layout.faces) != GOALS:
            raise ValueError(f"{self.place}: there are {GOALS} goals and cells for them")
        self.path_counts = [path.count for path in self.paths]
        self.action_counts = [self.actions.get(name, 0) for name in self.action_names]
        self.deck = [*self.action_counts, *self.path_counts]
        faces = self.layout.faces.items()
        self.cards: list[Tunnels] = [
            *(self._tunnels(path.tunnels, path.id) for path in self.paths),
            self._tunnels(self.layout.start, "start"),
            *(self._tunnels(face, f"goal {name}") for name, face in faces),
        ]
        """The tunnels of path cards, then of the start, then of the goals' faces."""
        self.doored = self._doored() if self.takes_keys else []
        """The places of path cards on whose doors keys may lie."""
        keyed = [_with_key(self.cards[place]) for place in self.doored]
        self.tiles = Tiles([*self.cards, *keyed], turns=2)
        self._lying = self._lie([*self.cards, *keyed])
        self._name_keyed_tiles()
        self.grid = self._lay_out_table()

    def _tunnels(self, text: str, card: str) -> Tunnels:
        try:
            return read_tunnels(text, self.marks.get(card, ()))
        except ValueError as problem:
            raise ValueError(f"{self.place}: {card}: {problem}") from None

    def _doored(self) -> list[int]:
        paths = enumerate(self.cards[: len(self.paths)])
        return [place for place, path in paths if _has_door(path)]

    def _lie(self, cards: list[Tunnels]) -> dict[int, Tunnels]:
        tiles = self.tiles
        return {
            tile: cards[tiles.card[tile]].turned(int(tiles.quarters[tile]))
            for tile in range(int(tiles.first[0]), tiles.count)
        }

    def _name_keyed_tiles(self) -> None:
        """A card with a key on it is still that card."""
        for twin, place in enumerate(self.doored, len(self.cards)):
            for way in range(int(self.tiles.ways[twin])):
                self.tiles.card[int(self.tiles.first[twin]) + way] = u8(place)

    def _lay_out_table(self) -> Grid:
        cells = [*self.layout.starts, *self.layout.goals]
        columns, rows = [column for column, _ in cells], [row for _, row in cells]
        beyond = self.layout.beyond
        return Grid(
            min(columns) - beyond, min(rows) - beyond, max(columns) + beyond, max(rows) + beyond
        )

    def expect(self, what: str, found: int, said: int) -> None:
        """Complain if the box holds more or less than it says."""
        if found != said:
            raise ValueError(f"{self.place}: {found} {what}, the box says {said}")

    def tunnels_by_name(self) -> dict[str, Tunnels]:
        """The tunnels of path cards, of the start and of the goals' faces."""
        names = [*self.card_names[self.first_path :], "start", *self.layout.faces]
        return dict(zip(names, self.cards, strict=True))

    def lying(self) -> dict[int, Tunnels]:
        """The tunnels of every tile number, turned as it lies."""
        return self._lying

    def walks(self, walk: Callable[[Tunnels, int], int]) -> vec[u8]:
        """A table as `Tiles.walk` for somebody who walks in another way than all."""
        table = vec[u8]([0] * (self.tiles.count * SUBSETS))
        for tile, tunnels in self._lying.items():
            for entered in range(SUBSETS):
                table[tile * SUBSETS + entered] = u8(walk(tunnels, entered))
        return table

    def ground(self, placement: int, start: int = 0) -> Ground:
        """What mazes of this box are laid out on; `start` is the place of the own start card."""
        starts = [self.grid.cell(*cell) for cell in self.layout.starts]
        start_tile = int(self.tiles.first[len(self.paths)])
        ground = Ground(self.grid, self.tiles, starts[start], start_tile, placement)
        ground.starts = vec[i64](starts)
        for twin, place in enumerate(self.doored, len(self.cards)):
            ground.first_keyed = int(self.tiles.first[len(self.cards)])
            for way in range(int(self.tiles.ways[twin])):
                keyed = int(self.tiles.first[twin]) + way
                ground.keyed[int(self.tiles.first[place]) + way] = u8(keyed)
        return ground

    def goal_rules(self) -> GoalRules:
        """Where the goals of this box lie."""
        first = len(self.paths) + 1
        return GoalRules(
            list(self.layout.faces),
            vec[i64]([self.grid.cell(*cell) for cell in self.layout.goals]),
            vec[i64]([int(self.tiles.first[first + face]) for face in range(GOALS)]),
        )


def _has_door(card: Tunnels) -> bool:
    return any(what.startswith(DOOR) for what, _ in card.marks)


def _with_key(card: Tunnels) -> Tunnels:
    """The same card with its door open; it still shows where the door is."""
    marks = [
        (what.replace(DOOR, KEYED, 1) if what.startswith(DOOR) else what, where)
        for what, where in card.marks
    ]
    return Tunnels(card.groups, card.stubs, tuple(sorted(marks)))
