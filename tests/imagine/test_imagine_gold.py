"""What can be imagined in Gold Mine: the order of tiles, and what was shown of the 20."""

from collections import Counter

import pytest

from motherlode.core.chance import Fast
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME
from motherlode.games.goldmine.game import Table
from tests.counts.referee_gold import Walker
from tests.fair.chi_square import assert_fair
from tests.imagine.sound import assert_apart, assert_sound

DRAWS = 4000
SETUPS = [
    "goldmine(seats=2, turn_limit=6)",
    "goldmine(seats=4, abilities=true, teams=true, turn_limit=4)",
    "goldmine(seats=3, cave_in=true, pickaxes=true, open_tiles=five, turn_limit=4)",
]
# One mouth is open that can be walked to, so that a dead end cannot be placed at first (GLD-3).
LOW = {
    "phase": 1,
    "mine": """
          -1           0             1
     -1   .            dead_end:180  .
     0    dead_end:90  entrance      straight:90
     1    .            dead_end      .
    """,
}
FIVE = ["gold_dead_end", "straight", "cross", "gold_dead_end", "cross"]
"""Tiles of the two piles, the first three among the 20."""


@pytest.mark.parametrize("setup", SETUPS)
def test_an_imagined_state_is_sound_and_looks_the_same_to_everyone(setup: str) -> None:
    for seed in range(3):
        state, walker = GAME.begin(GAME.setup(setup), Fast(seed)), Walker(Fast(seed))
        number = 0
        while (seat := int(GAME.turn(state.public)[0])) >= 0:
            if number % 5 == 0:
                for own in state.own:
                    world = GAME.imagine(state.public, own, Fast(number))
                    assert_sound(GAME, state, int(own.seat), world)
            number += 1
            GAME.play(state, walker.choose(state, GAME.legal(state)))
        assert seat < 0


def test_playing_on_in_an_imagined_state_leaves_the_true_one_alone() -> None:
    state = GAME.begin(GAME.setup("goldmine(seats=2, turn_limit=2)"), Fast(5))

    assert_apart(GAME, state, 0, Fast(1))


def test_every_tile_that_nobody_saw_may_come_next() -> None:
    position = {"stack": ["straight", "straight", "corner", "t"], "dice": [3, 4]}
    state = GAME.arrange(GAME.setup("goldmine(seats=2, open_tiles=none)"), position)
    chance = Fast(3)

    worlds = [GAME.imagine(state.public, state.own[0], chance) for _ in range(DRAWS)]

    names = state.public.rules.names
    seen = Counter(names[world.hidden.stack.cards[3]] for world in worlds)
    assert_fair(seen, {"straight": 2.0, "corner": 1.0, "t": 1.0})
    assert all(len(world.hidden.loaded) == 0 for world in worlds)  # nobody knows the dice to come


def true_worlds(moves: list[str], draws: int) -> "list[Table]":
    """The first games, shuffled in every way, that go on by these moves and look the same."""
    setup = GAME.setup("goldmine(seats=2, open_tiles=none, first_player=seat0)")
    found: dict[bytes, list[Table]] = {}
    chance = Fast(17)
    for seed in range(draws):
        tiles = list(FIVE)
        for at in range(len(tiles) - 1, 0, -1):
            other = chance.below(at + 1)
            tiles[at], tiles[other] = tiles[other], tiles[at]
        position = {**LOW, "building": tiles[:3], "stack": tiles[3:], "seed": seed}
        state = play_if_possible(GAME.arrange(setup, position), moves)
        if state is not None:
            found.setdefault(GAME.view_bytes(state.view(0)), []).append(state)
    return max(found.values(), key=lambda worlds: len(worlds[0].public.supply.shown))


def play_if_possible(state: Table, moves: list[str]) -> Table | None:
    """Play the moves, if all are legal where they come."""
    for text in moves:
        move = GAME.read(state.public, state.own[0], text)
        if move not in GAME.legal(state):
            return None
        GAME.play(state, move)
    return state


def building_of(state: Table) -> tuple[str, ...]:
    """What is among the 20."""
    return tuple(sorted(state.public.rules.names[k] for k in state.hidden.building.list()))


@pytest.mark.parametrize(
    "moves",
    [
        [],
        ["lay straight 90 2,0"],
        ["lay cross 2,0"],
        ["lay cross 2,0", "lay gold_dead_end 2,1"],
        ["lay cross 2,0", "lay cross 3,0"],
    ],
)
def test_what_was_put_back_among_the_20_is_weighed_as_it_should(moves: list[str]) -> None:
    """Against all the games that could have been: the same moves, the same tiles put back."""
    worlds = true_worlds(moves, 6000)
    chance = Fast(23)
    public, own = worlds[0].public, worlds[0].own[0]

    imagined = Counter(building_of(GAME.imagine(public, own, chance)) for _ in range(DRAWS))

    true = Counter(map(building_of, worlds))
    assert set(imagined) == set(true)
    assert len(worlds) > 100
    for building, count in true.items():
        share, chance_of = imagined[building] / DRAWS, count / len(worlds)
        assert abs(share - chance_of) < 4 * (0.25 / DRAWS + 0.25 / len(worlds)) ** 0.5
