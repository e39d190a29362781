"""Do the engine of Gold Mine and its slow referee see the same game? Counted, and in step."""

from collections import Counter
from collections.abc import Iterable

import pytest

from motherlode.core.chance import Fast
from motherlode.core.setups import make_setup
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME
from tests.counts.referee_gold import Walker, begin, count_in_step, play_in_step

SEATS = [2, 3, 4, 6]
SWITCHES = ["mud", "teams", "abilities", "cave_in", "pickaxes", "collect_and_challenge"]
MOST = 10**6
TURNS = 12
"""Turns of each player: the referee is slow, and a mine grows."""
RARE = [280, 360, 412, 416, 576]
MORE_RARE = [248, 452, 405, 440, 512]
"""Games in which somebody hides, restores, pushes, has no chamber for a nugget, or flees: each
comes up in less than one short game of ten, and these are the shortest of hundreds."""
EVERYTHING = {
    *(f"to {prompt}" for prompt in GAME.prompts_in_words),
    *GAME.moves_in_words,
    *(f"event {event}" for event in GAME.events_in_words),
}


def some_setup(seed: int, turns: int) -> str:
    """Every option drawn at random, at a table of any size."""
    chance = Fast(seed)
    seats = SEATS[seed % len(SEATS)]
    options = {name: ("false", "true")[chance.below(2)] for name in SWITCHES}
    if seats not in (4, 6):
        options["teams"] = "false"
    tiles = ["auto", "none", "two_player", "five"]
    options["open_tiles"] = tiles[chance.below(len(tiles))]
    options["turn_limit"] = str(turns)
    return make_setup(GAME.sheet, seats=seats, options=options).text


def play_games(seeds: Iterable[int], turns: int) -> "Counter[str]":
    """Play whole games in step with the referee; gives back what came up how often."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state, slow, told = begin(some_setup(seed, turns), seed)
        play_in_step(state, slow, told, Walker(Fast(seed + 1)), seen, MOST)
        seen += told.heard
    return seen


@pytest.mark.parametrize("seed", range(4))
def test_both_see_the_same_sequences_at_the_beginning(seed: int) -> None:
    state, slow, _ = begin(some_setup(seed, TURNS), seed)

    assert count_in_step(state, slow, 2) > 1


@pytest.mark.parametrize("seed", range(12))
def test_both_see_the_same_sequences_in_the_middle(seed: int) -> None:
    state, slow, told = begin(some_setup(seed, TURNS), seed)
    play_in_step(state, slow, told, Walker(Fast(seed)), Counter(), most=30 + 5 * seed)

    assert count_in_step(state, slow, 2) > 1


def test_games_go_as_the_referee_says_from_the_deal_to_the_last_turn() -> None:
    seen = play_games([*range(24), *RARE], turns=6)

    assert set(seen) >= EVERYTHING


@pytest.mark.long
def test_many_games_go_as_the_referee_says() -> None:
    seen = play_games([*range(100, 148), *MORE_RARE], turns=8)

    assert set(seen) >= EVERYTHING
