"""Is what the engine keeps up to date what the obvious way finds from scratch?"""

from collections import Counter
from collections.abc import Iterable

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Fast
from motherlode.games.saboteur.game import SABOTEUR_GAME
from motherlode.games.saboteur2.data import BLUE_DOOR, GREEN_DOOR
from motherlode.games.saboteur2.doors import has_way
from motherlode.games.saboteur2.game import SABOTEUR2_GAME
from motherlode.games.saboteur2.state import Public
from motherlode.kit.goals import GOLD
from motherlode.kit.grid import Grid
from motherlode.kit.maze import JOINED, LADDER, Ground, Maze
from motherlode.kit.reach import Reach
from motherlode.kit.slow_reach import OPPOSITE, slow_reach
from motherlode.kit.tiles import EMPTY, FACE_DOWN, FIRST, SUBSETS, Tiles
from motherlode.kit.tunnels import ALL_SIDES, Tunnels, read_tunnels
from tests.counts.crowded2 import MOST_CARDS, crowded_round, linker_of
from tests.counts.guided import guide_of
from tests.differential.obvious import assert_needs_and_rim, assert_reaches, joined_mouths
from tests.soak import many

LADDER_MARK = ("ladder", "")
PLAIN = ["NESW", "NES", "ESW", "NS", "EW", "NE", "ES", "n,e,s,w", "e,s,w", "n,s", "n,e", "s"]
BRIDGES = ["NS,EW", "NE,SW", "NE,s", "NS,e,w", "NE,s,w", "NESW", "ES", "EW", "N", "n,e"]
DOORED = [("NS", "NS"), ("EW", "EW"), ("NE", "NE"), ("NS,e", "NS"), ("NS,EW", "EW")]
"""Tunnels, and the one of them that has the door."""
SETS = {
    "plain": [read_tunnels(text) for text in PLAIN],
    "bridges": [read_tunnels(text) for text in BRIDGES],
    "doors": [
        *(read_tunnels(text) for text in PLAIN[:8]),
        *(
            read_tunnels(text, ((door, where),))
            for text, where in DOORED
            for door in (GREEN_DOOR, BLUE_DOOR)
        ),
    ],
    "ladders": [
        *(read_tunnels(text) for text in ["NESW", "NS", "EW", "NE", "NE,s", "NS,EW", "n,e,s,w"]),
        *(read_tunnels(text, ((GREEN_DOOR, text),)) for text in ("NS", "EW")),
        *(read_tunnels(text, (LADDER_MARK,)) for text in ("S", "ES")),
    ],
}
MAZES = {"plain": 25, "bridges": 25, "doors": 12, "ladders": 12}
"""How many of each set are dug while somebody waits."""
SIZE = 7
MIDDLE = SIZE // 2


class Digger:
    """Digs at random in a little mine, and keeps track of it in the fast ways."""

    def __init__(self, cards: list[Tunnels], turns: int, seed: int) -> None:
        self.chance = Fast(seed)
        self.tiles = Tiles(cards, turns)
        self.lying = {
            tile: cards[self.tiles.card[tile]].turned(int(self.tiles.quarters[tile]))
            for tile in range(FIRST, self.tiles.count)
        }
        grid = Grid(0, 0, SIZE - 1, SIZE - 1)
        self.goals = [int(grid.cell(SIZE - 1, row)) for row in (1, MIDDLE, SIZE - 2)]
        self.maze = Maze(self._ground(grid, int(grid.cell(1, MIDDLE))))
        self.maze.lay_out(vec[i64](self.goals))

    def _ground(self, grid: Grid, start: int) -> Ground:
        """Walks and the start's part are kept, and the rim, too."""
        ground = Ground(grid, self.tiles, start, self._some_tile(), JOINED)
        ground.has_ladders(vec[i64](self.goals))
        for tile, tunnels in self.lying.items():
            if LADDER_MARK in tunnels.marks:
                ground.nature[tile] = u8(LADDER)
        return ground

    def do_something(self) -> None:
        """Lay a card, mostly at the frontier; or a rockfall; or turn up a goal, however it fits."""
        lot = self.chance.below(10)
        mine = self.maze.mine
        closed = [goal for goal in self.goals if mine.tile[goal] == FACE_DOWN]
        if lot == 0 and closed:
            self.maze.turn_up(self._any(closed), self._some_tile())
        elif lot <= 2 and mine.laid.size > 0:
            self.maze.cave_in(self._any(list(map(int, mine.laid.list()))))
        else:
            cell = self._place(lot)
            if cell >= 0:
                self.maze.dig(cell, self._some_tile())

    def _place(self, lot: int) -> int:
        """A cell at a frontier, or any empty one: tunnel may lie against rock."""
        mine = self.maze.mine
        empty = [cell for cell in range(mine.grid.size) if mine.tile[cell] == EMPTY]
        row = self.maze.reach.frontier if lot < 7 else self.maze.places()
        cells = list(map(int, row.list())) if lot < 9 else empty
        return self._any(cells) if cells else -1

    def _any(self, cells: list[int]) -> int:
        return cells[self.chance.below(len(cells))]

    def _some_tile(self) -> int:
        return FIRST + self.chance.below(int(self.tiles.count) - FIRST)


def walk_past(lying: dict[int, Tunnels], shut: str) -> vec[u8]:
    """A table for `Reach`: where walks lead for those to whom such doors are shut."""
    table = vec[u8]([0] * ((max(lying) + 1) * SUBSETS))
    for tile, tunnels in lying.items():
        for entered in range(ALL_SIDES + 1):
            table[tile * SUBSETS + entered] = u8(tunnels.walk_past(entered, shut))
    return table


def walk_through(maze: Maze, through: vec[u8]) -> Reach:
    """What is reached from the start and all ladders in this way."""
    reach = Reach(through)
    start, *ladders = entrances(maze)
    reach.start(maze.mine, start)
    for cell in ladders:
        reach.enter(maze.mine, cell)
    return reach


def entrances(maze: Maze) -> list[int]:
    """The start, then the cells of all ladders."""
    ladders = [
        cell
        for cell in map(int, maze.mine.laid.list())
        if maze.ground.nature[maze.mine.at(cell)] == LADDER
    ]
    return [int(maze.ground.start_cell), *ladders]


# Comparing


def assert_maze_is_sound(maze: Maze, lying: dict[int, Tunnels]) -> None:
    """Walks, and the start's part where it is kept."""
    mine, first = maze.mine, entrances(maze)
    assert list(map(int, maze.ladders.list())) == first[1:]
    assert_reaches(maze.reach, mine, slow_reach(mine, lying, first))
    if maze.part is not None:
        assert_reaches(maze.part, mine, joined_mouths(mine, lying, first))


def assert_doors_are_sound(
    maze: Maze, lying: dict[int, Tunnels], doors: dict[str, vec[u8]]
) -> None:
    """Walks of those to whom some doors are shut, by the table that says where they lead."""
    for shut, through in doors.items():
        mouths = slow_reach(maze.mine, lying, entrances(maze), shut=shut)
        assert_reaches(walk_through(maze, through), maze.mine, mouths)


def dig_and_compare(name: str, turns: int, seed: int, steps: int) -> None:
    digger = Digger(SETS[name], turns, seed)
    doors = {shut: walk_past(digger.lying, shut) for shut in (GREEN_DOOR, BLUE_DOOR)}
    for _ in range(steps):
        digger.do_something()
        assert_maze_is_sound(digger.maze, digger.lying)
        assert_doors_are_sound(digger.maze, digger.lying, doors)
        assert_needs_and_rim(digger.maze.mine, digger.lying)


@pytest.mark.parametrize("turns", [2, 4])
@pytest.mark.parametrize("name", SETS)
def test_walks_and_links_in_random_mazes_are_the_obvious_ones(name: str, turns: int) -> None:
    for seed in range(MAZES[name]):
        dig_and_compare(name, turns, seed, steps=60)


@pytest.mark.long
@pytest.mark.parametrize("turns", [2, 4])
@pytest.mark.parametrize("name", SETS)
def test_walks_and_links_in_many_random_mazes_are_the_obvious_ones(name: str, turns: int) -> None:
    for seed in range(1000, 1000 + many(40)):
        dig_and_compare(name, turns, seed, steps=100)


@pytest.mark.parametrize("edition", ["ua", "ru", "ru-strict"])
def test_walks_and_links_in_games_are_the_obvious_ones(edition: str) -> None:
    game = SABOTEUR_GAME
    lying = game.box.mine.lying()
    for seed in range(3):
        state = game.begin(game.setup(f"saboteur(edition={edition}, seats=5)"), Fast(seed))
        guide = guide_of(seed)
        while game.turn(state.public)[0] >= 0:
            assert_maze_is_sound(state.public.maze, lying)
            game.play(state, guide.choose(state))


def compare_crowded(placement: str, seeds: Iterable[int]) -> "Counter[str]":
    """Play crowded rounds of the expansion to their end, where walks past doors matter.

    Says how many states had a card with each mark, and how many rounds ended with each ways.
    """
    game = SABOTEUR2_GAME
    lying = game.box.mine.lying()
    seen: Counter[str] = Counter()
    for seed in seeds:
        setup = game.setup(f"saboteur2(seats=4, rounds=1, placement={placement})")
        state, guide = game.begin(setup, Fast(seed)), linker_of(seed)
        crowded_round(state, Fast(seed), MOST_CARDS)
        maze, rules = state.public.maze, state.public.rules
        doors = {BLUE_DOOR: rules.walk_green, GREEN_DOOR: rules.walk_blue}
        while game.turn(state.public)[0] >= 0:
            game.play(state, guide.choose(state))
            assert_maze_is_sound(maze, lying)
            assert_doors_are_sound(maze, lying, doors)
            seen.update(marks_in(maze, lying))
        seen[ways_to_gold(state.public, lying, doors)] += 1
    return seen


def marks_in(maze: Maze, lying: dict[int, Tunnels]) -> set[str]:
    """What is drawn on the cards that players laid."""
    tiles = [int(maze.mine.tile[cell]) for cell in maze.mine.laid.list()]
    return {what for tile in tiles for what, _ in lying[tile].marks}


def ways_to_gold(public: Public, lying: dict[int, Tunnels], doors: dict[str, vec[u8]]) -> str:
    """Past which doors the rules find a way to the gold, if the obvious way does too (SB2-21)."""
    maze, goals = public.maze, public.goals
    gold = [cell for cell, face in zip(goals.rules.cells, goals.open, strict=True) if face == GOLD]
    found = []
    for shut, through in doors.items():
        reached = slow_reach(maze.mine, lying, entrances(maze), shut=shut)
        is_there = any((cell, side) in reached for cell in gold for side in OPPOSITE)
        assert has_way(maze, goals, through) == is_there
        found += [shut] if is_there else []
    return f"a way past {found}"


@pytest.mark.parametrize("placement", ["adjacent", "joined", "reachable"])
def test_walks_links_and_doors_in_crowded_rounds_are_the_obvious_ones(placement: str) -> None:
    seen = compare_crowded(placement, range(20))

    assert min(seen[mark] for mark in ("ladder", GREEN_DOOR, BLUE_DOOR)) > 50
    assert len([ways for ways in seen if "past" in ways]) > 2


@pytest.mark.long
@pytest.mark.parametrize("placement", ["adjacent", "joined", "reachable"])
def test_walks_links_and_doors_in_many_crowded_rounds_are_the_obvious_ones(placement: str) -> None:
    compare_crowded(placement, range(1000, 1000 + many(200)))
