"""Do the engine of the Duel and its slow referee see the same game? Counted, and in step."""

from collections import Counter

import pytest

from motherlode.core.chance import Fast
from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.games.duel.game import Table
from tests.counts.crowded_duel import crowded_round
from tests.counts.guided_duel import race_of
from tests.counts.in_step import engine_count, play_some
from tests.counts.referee_duel import OUTCOMES, play_in_step, slow_round
from tests.soak import many

NEVER = {"to open", "to rockfall"}
"""Kinds of moves that other games have."""
ALL_THERE_IS = {"play", "lie"} | {f"to {kind}" for kind in GAME.moves_in_words} - NEVER | OUTCOMES
RARE = {"a token of the opponent", "two goals in a turn"}


def begin(seed: int) -> Table:
    return GAME.begin(GAME.setup(f"duel(tie_rounds={seed % 3})"), Fast(seed))


def play_games(seeds: range) -> "Counter[str]":
    """Play whole games in step with the referee; gives back what came up how often."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state = begin(seed)
        guide = race_of(seed)
        while GAME.turn(state.public)[0] >= 0:
            play_in_step(state, slow_round(state), guide, seen)
    return +seen


def play_crowded(seeds: range) -> "Counter[str]":
    """Play single rounds that begin near their end; gives back what came up how often."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state = begin(seed)
        play_in_step(state, crowded_round(state, Fast(seed + 1)), race_of(seed), seen)
    return +seen


@pytest.mark.parametrize("seed", range(4))
def test_as_many_move_sequences_begin_a_round_as_the_referee_counts(seed: int) -> None:
    state = begin(seed)
    slow = slow_round(state)

    counts = [engine_count(GAME, state, depth) for depth in (1, 2, 3)]

    assert counts == [slow.count(depth) for depth in (1, 2, 3)]


@pytest.mark.parametrize("seed", range(8))
def test_as_many_move_sequences_go_on_from_the_middle_as_the_referee_counts(seed: int) -> None:
    state = begin(seed)
    slow = slow_round(state)
    play_some(GAME, state, slow, race_of(seed), most=6 + 4 * seed)

    counts = [engine_count(GAME, state, depth) for depth in (1, 2)]

    assert counts == [slow.count(depth) for depth in (1, 2)]


@pytest.mark.parametrize("seed", range(12))
def test_as_many_sequences_go_on_in_a_crowded_round_as_the_referee_counts(seed: int) -> None:
    state = begin(seed)
    slow = crowded_round(state, Fast(seed))

    counts = [engine_count(GAME, state, depth) for depth in (1, 2)]

    assert counts == [slow.count(depth) for depth in (1, 2)]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_as_many_sequences_of_four_moves_begin_a_round_as_the_referee_counts(seed: int) -> None:
    state = begin(100 + seed)

    assert engine_count(GAME, state, 4) == slow_round(state).count(4)


def test_games_go_as_the_referee_says_from_the_deal_to_the_last_token() -> None:
    seen = play_games(range(60))

    assert set(seen) >= ALL_THERE_IS - RARE


def test_rounds_on_a_crowded_table_go_as_the_referee_says() -> None:
    seen = play_crowded(range(2000, 2300))

    assert set(seen) == ALL_THERE_IS


@pytest.mark.long
def test_many_games_go_as_the_referee_says() -> None:
    seen = play_games(range(100, 100 + many(100)))

    assert set(seen) == ALL_THERE_IS


@pytest.mark.long
def test_many_rounds_on_a_crowded_table_go_as_the_referee_says() -> None:
    seen = play_crowded(range(3000, 3000 + many(300)))

    assert set(seen) == ALL_THERE_IS
