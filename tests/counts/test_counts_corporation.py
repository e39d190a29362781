"""Do the engine of Dwarf Corporation and its slow referee see the same game?"""

from collections import Counter
from collections.abc import Iterable
from functools import partial

import pytest

from motherlode.core.chance import Fast
from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from tests.counts.guided_corporation import choose_wall
from tests.counts.referee_corporation import (
    Choose,
    Digger,
    begin,
    begin_with_few_cards,
    count_in_step,
    play_in_step,
)

MOST = 10**6
EVERYTHING = {
    *(f"to {prompt}" for prompt in GAME.prompts_in_words),
    *GAME.moves_in_words,
    "dig through",
    *(f"event {event}" for event in GAME.events_in_words),
}
FEW = ["union", "mine"]
"""The box has a card for every chest: only a deck like this one is ever exhausted (COR-9)."""


def play_games(seeds: Iterable[int]) -> "Counter[str]":
    """Play whole games in step with the referee; gives back what came up how often."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state, slow = begin(2 + seed % 5, seed)
        play_in_step(state, slow, digger(seed), seen, MOST)
    return seen


def play_until_stuck(seeds: Iterable[int]) -> "Counter[str]":
    """Play games in which two corporations wall in the others."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state, slow = begin(2 + seed % 5, seed)
        play_in_step(state, slow, partial(choose_wall, chance=Fast(seed + 1)), seen, MOST)
    return seen


def play_with_few_cards(seeds: Iterable[int]) -> "Counter[str]":
    """Play games in which the discards are shuffled, and some chests are empty."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state, slow = begin_with_few_cards(2 + seed % 5, seed, FEW)
        play_in_step(state, slow, digger(seed), seen, MOST)
    return seen


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_both_see_the_same_sequences_at_the_beginning(seats: int) -> None:
    state, slow = begin(seats, seats)

    assert count_in_step(state, slow, 1) > 1


@pytest.mark.parametrize("seed", range(6))
def test_both_see_the_same_sequences_in_the_middle(seed: int) -> None:
    state, slow = begin(2 + seed % 5, seed)
    play_in_step(state, slow, Digger(Fast(seed)).choose, Counter(), most=40 + 50 * seed)

    assert count_in_step(state, slow, 1) >= 1


def test_games_go_as_the_referee_says_from_the_deal_to_the_last_gold() -> None:
    seen = play_games([2, 3]) + play_until_stuck([29]) + play_with_few_cards([15])

    assert set(seen) >= EVERYTHING


@pytest.mark.long
def test_many_games_go_as_the_referee_says() -> None:
    seen = play_games(range(100, 112))
    seen += play_until_stuck([8, 23, 34]) + play_with_few_cards([6, 18, 34])

    assert set(seen) >= EVERYTHING


def digger(seed: int) -> Choose:
    """Every fourth one digs straight on."""
    return Digger(Fast(seed + 1), straight=seed % 4 == 3).choose
