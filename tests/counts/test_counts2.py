"""Do the engine of the expansion and its slow referee see the same game? Counted, and in step."""

from collections import Counter

import pytest

from motherlode.core.chance import Fast
from motherlode.core.setups import make_setup
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.games.saboteur2.game import Table
from tests.counts.crowded2 import MOST_CARDS, crowded_round, linker_of
from tests.counts.in_step import engine_count, play_some
from tests.counts.referee2 import OUTCOMES, play_in_step, schemer_of, slow_round
from tests.counts.slow_saboteur2 import VALUES, count
from tests.soak import many

TABLES = [2, 5, 8, 12]
PROMPTS = {"play", "open", "lie", "steal"}
MOVES = {f"to {kind}" for kind in GAME.moves_in_words}
ALL_THERE_IS = PROMPTS | MOVES | OUTCOMES
RARE = {"to open", "to lie"}
FEW_CARDS = 2
TWO_SEATS, TWELVE_SEATS = 2, 12


def begin(setup: str, seed: int) -> Table:
    return GAME.begin(GAME.setup(setup), Fast(seed))


def random_mixture(seed: int, seats: int) -> str:
    """A set-up with every option drawn at random."""
    chance = Fast(seed)
    options = {name: values[chance.below(len(values))] for name, values in VALUES.items()}
    options["rounds"] = str(1 + chance.below(3))
    return make_setup(GAME.sheet, seats=seats, options=options).text


def some_table(seed: int) -> Table:
    """A round just dealt, at a table of any size."""
    return begin(random_mixture(seed, seats=TWO_SEATS + seed % (TWELVE_SEATS - 1)), seed)


def play_games(seeds: range) -> "Counter[str]":
    """Play whole games in step with the referee; gives back what came up how often."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state = some_table(seed)
        guide = schemer_of(seed)
        while GAME.turn(state.public)[0] >= 0:
            play_in_step(state, slow_round(state), guide, seen)
    return seen


def play_crowded(seeds: range) -> "Counter[str]":
    """Play single rounds that begin near their end; gives back what came up how often."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state = some_table(seed)
        slow = crowded_round(state, Fast(seed + 1), seed % (MOST_CARDS + 1))
        play_in_step(state, slow, linker_of(seed), seen)
    return seen


@pytest.mark.parametrize("placement", VALUES["placement"])
@pytest.mark.parametrize("seats", TABLES)
def test_as_many_move_sequences_begin_a_round_as_the_referee_counts(
    seats: int, placement: str
) -> None:
    state = begin(f"saboteur2(seats={seats}, placement={placement})", seed=seats)
    slow = slow_round(state)

    counts = [engine_count(GAME, state, depth) for depth in (1, 2)]

    assert counts == [count(slow, depth) for depth in (1, 2)]


@pytest.mark.parametrize("seed", range(8))
def test_as_many_move_sequences_go_on_from_the_middle_as_the_referee_counts(seed: int) -> None:
    state = begin(random_mixture(seed, seats=TABLES[seed % 4]), seed)
    slow = slow_round(state)
    play_some(GAME, state, slow, schemer_of(seed), most=8 + 6 * seed)

    counts = [engine_count(GAME, state, depth) for depth in (1, 2)]

    assert counts == [count(slow, depth) for depth in (1, 2)]


@pytest.mark.parametrize("seed", range(12))
def test_as_many_sequences_end_a_crowded_round_as_the_referee_counts(seed: int) -> None:
    state = begin(random_mixture(seed, seats=TWO_SEATS), seed)
    slow = crowded_round(state, Fast(seed), FEW_CARDS)

    counts = [engine_count(GAME, state, depth) for depth in (1, 2, 3)]

    assert counts == [count(slow, depth) for depth in (1, 2, 3)]


@pytest.mark.long
@pytest.mark.parametrize("seats", TABLES)
def test_as_many_sequences_of_three_moves_begin_a_round_as_the_referee_counts(seats: int) -> None:
    state = begin(random_mixture(seats, seats=seats), seats)

    assert engine_count(GAME, state, 3) == count(slow_round(state), 3)


def test_games_go_as_the_referee_says_from_the_deal_to_the_last_theft() -> None:
    seen = play_games(range(22))

    assert set(seen) >= {"play", "steal", "diggers", "saboteurs"} | MOVES - RARE


def test_rounds_on_a_crowded_table_go_as_the_referee_says() -> None:
    seen = play_crowded(range(2000, 2300))

    assert set(seen) == ALL_THERE_IS


@pytest.mark.long
def test_many_games_go_as_the_referee_says() -> None:
    seen = play_games(range(100, 100 + many(110)))

    assert set(seen) == ALL_THERE_IS


@pytest.mark.long
def test_many_rounds_on_a_crowded_table_go_as_the_referee_says() -> None:
    seen = play_crowded(range(3000, 3000 + many(1500)))

    assert set(seen) == ALL_THERE_IS
