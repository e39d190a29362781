"""Is each player's map of a duel, kept up to date, what the obvious way finds from scratch?"""

from collections import Counter
from collections.abc import Iterable

import pytest

from motherlode.core.chance import Fast
from motherlode.games.duel.cards import SEATS
from motherlode.games.duel.data import Box, box
from motherlode.games.duel.game import DUEL_GAME, Duel
from motherlode.games.duel.maps import Maps
from motherlode.kit.slow_reach import Mouth, slow_reach
from motherlode.kit.tiles import EMPTY, FACE_DOWN, FIRST
from tests.counts.guided_duel import race_of
from tests.differential.obvious import Lying, assert_needs, assert_reaches
from tests.soak import many

BARS = ["door blue", "door green"]
"""By seat: the mark of arms that are stubs for that player (DUE-8)."""
NAMES = ["green", "blue"]
WHAT_MATTERS = [
    *(f"a door is shut to {name}" for name in NAMES),
    *(f"a key lets {name} pass" for name in NAMES),
]
EVERY = 5

CARDS = [
    ("cross", "NESW", ""),
    ("t", "NES", ""),
    ("straight_ns", "NS", ""),
    ("straight_ew", "EW", ""),
    ("curve", "NE", ""),
    ("bridge", "NS,EW", ""),
    ("double_curve", "NE,SW", ""),
    ("stubs", "NE,s,w", ""),
    ("dead", "n,e,s,w", ""),
    ("gate_cross", "NESW", "blue N"),
    ("gate_cross_green", "NESW", "green E"),
    ("gate_t", "NEW", "blue W"),
    ("gate_t_green", "NEW", "green W"),
    ("gate_straight", "EW", "blue E"),
    ("gate_straight_green", "EW", "green W"),
    ("gate_bridge", "NS,EW", "blue S"),
    ("gate_bridge_green", "NS,EW", "green E"),
    ("gate_curve", "NE", "blue N"),
    ("gate_stub", "NES,w", "green w"),
]
"""Names, tunnels and doors: more of them, and on odder arms, than in the true box."""
LAYOUT = """
[totals]
paths = {count}
actions = 0
goals = 3
hand = 1
keys = 99

{paths}

[actions]

[[goals]]
id = "t_long"
tunnels = "NSW"
nuggets = 1

[[goals]]
id = "curve"
tunnels = "NE"
nuggets = 2

[[goals]]
id = "t_short"
tunnels = "NEW"
nuggets = 3

[layout]
start = "NESW"
starts = [[1, 2], [1, 4]]
goals = [[5, 1], [5, 3], [5, 5]]
beyond = 1
"""


def odd_box() -> Box:
    """A box with those cards, on a little table."""
    paths = ""
    for name, tunnels, where in CARDS:
        colour, _, arm = where.partition(" ")
        door = f'door = {{ colour = "{colour}", arm = "{arm.upper()}" }}' if where else ""
        paths += f'[[paths]]\nid = "{name}"\ntunnels = "{tunnels}"\ncount = 1\n{door}\n'
    return Box(LAYOUT.format(count=len(CARDS), paths=paths), "odd.toml")


ODD = odd_box()
ODD_RULES = Duel(ODD).rules(DUEL_GAME.setup("duel"))


class Digger:
    """Two dig in one little mine, at random, turn goals up and put keys on doors."""

    def __init__(self, seed: int) -> None:
        self.chance = Fast(seed)
        self.maps = Maps(ODD_RULES)
        self.maps.lay_out(ODD_RULES)

    def do_something(self) -> str:
        """Lay a card, mostly at a frontier; or a key; or turn up a goal, however it fits."""
        maps, mine, lot = self.maps, self.maps.mine, self.chance.below(10)
        seat = self.chance.below(SEATS)
        shut = [int(cell) for cell in ODD_RULES.goals.cells if mine.tile[cell] == FACE_DOWN]
        reached = [cell for cell in shut if maps.leads(cell)]
        doors = [cell for cell in map(int, mine.laid.list()) if self._is_shut(seat, cell)]
        if reached or (shut and self.chance.below(60) == 0):
            face = self.chance.below(3)
            tile = int(ODD_RULES.goals.written[face]) + self.chance.below(2)
            maps.turn_up(self._any(reached or shut), tile)
            return "reached goal" if reached else "goal"
        if lot <= 2 and doors:
            maps.unlock(seat, self._any(doors))
            return "key"
        cells = self._places(seat, lot)
        if not cells:
            return "nothing"
        cell = self._any(cells)
        paths = int(ODD_RULES.green.path_tiles)
        maps.of(seat).dig(cell, FIRST + self.chance.below(paths - FIRST))
        maps.of(1 - seat).walk_on(cell)
        return "card"

    def _is_shut(self, seat: int, cell: int) -> bool:
        tile = self.maps.mine.at(cell)
        return ODD_RULES.doors[tile] == 1 - seat and not self.maps.is_keyed(cell)

    def _places(self, seat: int, lot: int) -> list[int]:
        """A player's frontier, or any empty cell: tunnel may lie against rock."""
        mine = self.maps.mine
        if lot < 8:
            return list(map(int, self.maps.of(seat).reach.frontier.list()))
        return [cell for cell in range(mine.grid.size) if mine.tile[cell] == EMPTY]

    def _any(self, cells: list[int]) -> int:
        return cells[self.chance.below(len(cells))]


def obvious_reach(maps: Maps, lying: Lying, seat: int) -> set[Mouth]:
    """What a player reaches from its own start, past its own doors and those with a key."""
    start = int(maps.of(seat).ground.start_cell)
    return slow_reach(maps.mine, lying, [start], shut_arm=BARS[seat])


def assert_maps_are_sound(maps: Maps, lying: Lying) -> None:
    """What both reach."""
    for seat in range(SEATS):
        assert_reaches(maps.of(seat).reach, maps.mine, obvious_reach(maps, lying, seat))


def without_keys(lying: Lying) -> Lying:
    """As if keys opened nothing: tiles with a key are as those without."""
    same: Lying = {}
    for tile, tunnels in lying.items():
        marks = tuple((what.removeprefix("open "), where) for what, where in tunnels.marks)
        same[tile] = type(tunnels)(tunnels.groups, tunnels.stubs, marks)
    return same


def what_matters(maps: Maps, lying: Lying) -> set[str]:
    """Whether in this mine maps differ by doors, and by keys."""
    found = set()
    for seat, name in enumerate(NAMES):
        start = [int(maps.of(seat).ground.start_cell)]
        reached = obvious_reach(maps, lying, seat)
        if slow_reach(maps.mine, lying, start) != reached:
            found.add(f"a door is shut to {name}")
        if slow_reach(maps.mine, without_keys(lying), start, shut_arm=BARS[seat]) != reached:
            found.add(f"a key lets {name} pass")
    return found


def dig_and_compare(seeds: Iterable[int], steps: int) -> "Counter[str]":
    """Says how often something was done, and in how many states doors and keys mattered."""
    lying, seen = ODD.mine.lying(), Counter[str]()
    for seed in seeds:
        digger = Digger(seed)
        for _ in range(steps):
            seen[digger.do_something()] += 1
            assert_maps_are_sound(digger.maps, lying)
            assert_needs(digger.maps.mine, lying)
        seen.update(what_matters(digger.maps, lying))
    return seen


def test_both_maps_of_random_mazes_are_the_obvious_ones() -> None:
    seen = dig_and_compare(range(60), steps=45)

    assert min(seen[what] for what in ("card", "key", "goal", "reached goal")) > 20
    assert min(seen[what] for what in WHAT_MATTERS) > 3


@pytest.mark.long
def test_both_maps_of_many_random_mazes_are_the_obvious_ones() -> None:
    dig_and_compare(range(1000, 1000 + many(350)), steps=45)


def play_and_compare(seeds: Iterable[int]) -> "Counter[str]":
    """Guided games to their end; says in how many of them doors and keys mattered."""
    game, lying, seen = DUEL_GAME, box().mine.lying(), Counter[str]()
    for seed in seeds:
        state, guide = game.begin(game.setup("duel(tie_rounds=1)"), Fast(seed)), race_of(seed)
        found: set[str] = set()
        while game.turn(state.public)[0] >= 0:
            game.play(state, guide.choose(state))
            assert_maps_are_sound(state.public.maps, lying)
            if len(found) < len(WHAT_MATTERS):
                found |= what_matters(state.public.maps, lying)
        assert_needs(state.public.maps.mine, lying)
        seen.update(found)
    return seen


def test_both_maps_of_games_are_the_obvious_ones() -> None:
    seen = play_and_compare(range(40))

    assert min(seen[what] for what in WHAT_MATTERS) > 5


@pytest.mark.long
def test_both_maps_of_many_games_are_the_obvious_ones() -> None:
    play_and_compare(range(1000, 1000 + many(100)))


def test_copied_and_loaded_maps_are_the_obvious_ones() -> None:
    """And they share nothing: the original goes on."""
    game, lying, setup = DUEL_GAME, box().mine.lying(), DUEL_GAME.setup("duel(tie_rounds=0)")
    for seed in range(12):
        state, guide = game.begin(setup, Fast(seed)), race_of(seed)
        while game.legal(state):
            others = [game.copy(state), game.load(setup, game.save(state))]
            for _ in range(EVERY):
                if game.legal(state):
                    game.play(state, guide.choose(state))
            for table in (state, *others):
                assert_maps_are_sound(table.public.maps, lying)
                assert_needs(table.public.maps.mine, lying)
