"""Do the engine of Dwarf Corporation and its slow referee see the same game?"""

from collections import Counter

import pytest

from motherlode.core.chance import Fast
from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from tests.counts.referee_corporation import Digger, begin, count_in_step, play_in_step

MOST = 10**6
PROMPTS = {f"to {prompt}" for prompt in GAME.prompts_in_words}


def play_games(seeds: range) -> "Counter[str]":
    """Play whole games in step with the referee; gives back what came up how often."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state, slow = begin(2 + seed % 5, seed)
        play_in_step(state, slow, Digger(Fast(seed + 1), straight=seed % 4 == 3), seen, MOST)
    return seen


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_both_see_the_same_sequences_at_the_beginning(seats: int) -> None:
    state, slow = begin(seats, seats)

    assert count_in_step(state, slow, 1) > 1


@pytest.mark.parametrize("seed", range(6))
def test_both_see_the_same_sequences_in_the_middle(seed: int) -> None:
    state, slow = begin(2 + seed % 5, seed)
    play_in_step(state, slow, Digger(Fast(seed)), Counter(), most=40 + 50 * seed)

    assert count_in_step(state, slow, 1) >= 1


def test_games_go_as_the_referee_says_from_the_deal_to_the_last_gold() -> None:
    seen = play_games(range(2))

    assert set(seen) >= PROMPTS - {"to clear", "to exchange", "to extra"}


@pytest.mark.long
def test_many_games_go_as_the_referee_says() -> None:
    seen = play_games(range(100, 106))

    assert set(seen) >= PROMPTS - {"to clear"}
    assert {"dig through", "overtime", "tunnel"} <= set(seen)
