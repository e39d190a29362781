"""Is what the engine keeps up to date what the obvious way finds from scratch?"""

import pytest

from motherlode.core.chance import Fast
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.kit.grid import Grid
from motherlode.kit.mine import ROCK, Mine
from motherlode.kit.reach import Reach
from motherlode.kit.slow_reach import OPPOSITE, Mouth, slow_frontier, slow_reach
from motherlode.kit.tiles import EMPTY, FACE_DOWN, FIRST, Tiles
from motherlode.kit.tunnels import Tunnels, read_tunnels
from tests.counts.guided import guide_of

PLAIN = ["NESW", "NES", "ESW", "NS", "EW", "NE", "ES", "n,e,s,w", "e,s,w", "n,s", "n,e", "s"]
BRIDGES = ["NS,EW", "NE,SW", "NE,s", "NS,e,w", "NE,s,w", "NESW", "ES", "EW", "N", "n,e"]
SETS = {"plain": PLAIN, "bridges": BRIDGES}
SIZE = 7
MIDDLE = SIZE // 2


class Digger:
    """Digs at random in a little mine, and keeps track of it in the fast ways."""

    def __init__(self, texts: list[str], turns: int, seed: int) -> None:
        self.chance = Fast(seed)
        cards = [read_tunnels(text) for text in texts]
        self.tiles = Tiles(cards, turns)
        self.lying = {
            tile: cards[self.tiles.card[tile]].turned(int(self.tiles.quarters[tile]))
            for tile in range(FIRST, self.tiles.count)
        }
        self.grid = Grid(0, 0, SIZE - 1, SIZE - 1)
        self.mine = Mine(self.grid, self.tiles, keeps_rim=True)
        self.mine.clear()
        self.goals = [int(self.grid.cell(SIZE - 1, row)) for row in (1, MIDDLE, SIZE - 2)]
        for goal in self.goals:
            self.mine.put_face_down(goal)
        self.start = int(self.grid.cell(1, MIDDLE))
        self.mine.put(self.start, self._some_tile())
        self.walks = Reach(self.tiles.walk)
        self.part = Reach(self.tiles.join)
        self.walk_anew()

    def walk_anew(self) -> None:
        self.walks.start(self.mine, self.start)
        self.part.start(self.mine, self.start)

    def do_something(self) -> None:
        """Lay a card, mostly at the frontier; or a rockfall; or turn up a goal, however it fits."""
        lot = self.chance.below(10)
        closed = [goal for goal in self.goals if self.mine.tile[goal] == FACE_DOWN]
        if lot == 0 and closed:
            goal = self._any(closed)
            self.mine.put(goal, self._some_tile())
            self._grow(goal)
        elif lot <= 2 and self.mine.laid.size > 0:
            self.mine.lift(self._any(list(map(int, self.mine.laid.list()))))
            self.walk_anew()
        else:
            cell = self._place(lot)
            if cell >= 0:
                self.mine.lay(cell, self._some_tile())
                self._grow(cell)

    def _place(self, lot: int) -> int:
        """A cell at a frontier, or any empty one: tunnel may lie against rock."""
        empty = [cell for cell in range(self.grid.size) if self.mine.tile[cell] == EMPTY]
        row = self.walks.frontier if lot < 7 else self.part.frontier
        cells = list(map(int, row.list())) if lot < 9 else empty
        return self._any(cells) if cells else -1

    def _grow(self, cell: int) -> None:
        self.walks.grow(self.mine, cell)
        self.part.grow(self.mine, cell)

    def _any(self, cells: list[int]) -> int:
        return cells[self.chance.below(len(cells))]

    def _some_tile(self) -> int:
        return FIRST + self.chance.below(int(self.tiles.count) - FIRST)


# The obvious ways


def joined_mouths(mine: Mine, lying: dict[int, Tunnels], start: int) -> set[Mouth]:
    """Every mouth of every card that meets, step by step, a card of the start's part."""
    part = {start}
    step = dict(zip(OPPOSITE, mine.grid.step, strict=True))

    def mouths(cell: int) -> int:
        return lying[int(mine.tile[cell])].mouths if mine.tile[cell] >= FIRST else 0

    grew = True
    while grew:
        grew = False
        for cell in sorted(part):
            for side, other in OPPOSITE.items():
                beside = cell + int(step[side])
                if mouths(cell) & side and mouths(beside) & other and beside not in part:
                    part.add(beside)
                    grew = True
    return {(cell, side) for cell in part for side in OPPOSITE if mouths(cell) & side}


def obvious_need(mine: Mine, lying: dict[int, Tunnels], cell: int) -> int:
    """What the face-up cards beside a cell show to it."""
    need = 0
    for (side, other), step in zip(OPPOSITE.items(), mine.grid.step, strict=True):
        tile = int(mine.tile[cell + step])
        if tile >= FIRST:
            need |= side if lying[tile].mouths & other else side * ROCK
    return need


def on_table(grid: Grid) -> list[int]:
    return [cell for cell in range(grid.size) if grid.bare[cell] == EMPTY]


# Comparing


def assert_reaches(reach: Reach, mine: Mine, mouths: set[Mouth]) -> None:
    """The reach knows these mouths and what they lead to, and nothing else."""
    tied = [0] * int(mine.grid.size)
    lead = [0] * int(mine.grid.size)
    step = dict(zip(OPPOSITE, mine.grid.step, strict=True))
    for cell, side in mouths:
        tied[cell] |= side
        lead[cell + int(step[side])] |= OPPOSITE[side]
    assert list(map(int, reach.tied)) == tied
    assert list(map(int, reach.lead)) == lead
    assert list(map(int, reach.frontier.list())) == slow_frontier(mine, mouths)


def assert_mine_is_sound(mine: Mine, lying: dict[int, Tunnels]) -> None:
    """What is asked of each cell and where the rim is, worked out anew."""
    cells = on_table(mine.grid)
    needs = [obvious_need(mine, lying, cell) for cell in cells]
    assert [int(mine.need[cell]) for cell in cells] == needs
    rim = [
        cell for cell, need in zip(cells, needs, strict=True) if need and mine.tile[cell] == EMPTY
    ]
    assert list(map(int, mine.rim.list())) == rim


def dig_and_compare(name: str, turns: int, seed: int, steps: int) -> None:
    digger = Digger(SETS[name], turns, seed)
    for _ in range(steps):
        digger.do_something()
        mine, lying, start = digger.mine, digger.lying, digger.start
        assert_reaches(digger.walks, mine, slow_reach(mine, lying, start))
        assert_reaches(digger.part, mine, joined_mouths(mine, lying, start))
        assert_mine_is_sound(mine, lying)


@pytest.mark.parametrize("turns", [2, 4])
@pytest.mark.parametrize("name", SETS)
def test_walks_and_links_in_random_mazes_are_the_obvious_ones(name: str, turns: int) -> None:
    for seed in range(25):
        dig_and_compare(name, turns, seed, steps=60)


@pytest.mark.long
@pytest.mark.parametrize("turns", [2, 4])
@pytest.mark.parametrize("name", SETS)
def test_walks_and_links_in_many_random_mazes_are_the_obvious_ones(name: str, turns: int) -> None:
    for seed in range(1000, 1200):
        dig_and_compare(name, turns, seed, steps=100)


@pytest.mark.parametrize("edition", ["ua", "ru", "ru-strict"])
def test_walks_and_links_in_games_are_the_obvious_ones(edition: str) -> None:
    lying = GAME.box.lying()
    for seed in range(3):
        state = GAME.begin(GAME.setup(f"saboteur(edition={edition}, seats=5)"), Fast(seed))
        guide = guide_of(seed)
        while GAME.turn(state.public)[0] >= 0:
            public = state.public
            start = int(public.rules.start_cell)
            assert_reaches(public.reach, public.mine, slow_reach(public.mine, lying, start))
            if public.part is not None:
                links = joined_mouths(public.mine, lying, start)
                assert_reaches(public.part, public.mine, links)
            GAME.play(state, guide.choose(state))
