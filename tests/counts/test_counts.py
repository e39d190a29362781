"""Do the engine and the slow referee see the same game? Counted, and played move for move."""

from collections import Counter
from collections.abc import Iterable

import pytest

from motherlode.core.chance import Fast
from motherlode.core.setups import make_setup
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from tests.counts.crowded import crowded_round, payday
from tests.counts.guided import Linker, guide_of
from tests.counts.in_step import engine_count, play_some
from tests.counts.referee import REFEREED, play_in_step, slow_round
from tests.counts.slow_saboteur import count
from tests.soak import many

EDITIONS = ["ua", "ru", "ru-strict"]
TABLES = [3, 5, 7, 10]
PROMPTS = {
    "ua": {"play", "open", "lie", "keep"},
    "ru": {"play", "keep"},
    "ru-strict": {"play", "keep"},
}
WINNERS = {"diggers", "saboteurs"}
TWO_STONES_FIT_NEITHER_WAY = [1114, 1550, 1589, 1818, 1989, 2194]
"""Seeds of crowded rounds in which both are opened at once and the player turns them."""


def begin(setup: str, seed: int) -> Table:
    return GAME.begin(GAME.setup(setup), Fast(seed))


def random_mixture(seed: int) -> str:
    """A set-up with every option drawn at random."""
    chance = Fast(seed)
    options = {}
    for name in REFEREED:
        values = GAME.sheet.options[name].values
        options[name] = str(values[chance.below(len(values))]).lower()
    options["rounds"] = str(1 + chance.below(3))
    return make_setup(GAME.sheet, seats=TABLES[seed % 4], options=options).text


def play_all(setups: list[str], seeds: range) -> "Counter[str]":
    """Play whole games in step with the referee; gives back what came up how often."""
    seen: Counter[str] = Counter()
    for setup in setups:
        for seed in seeds:
            state = begin(setup, seed)
            guide = guide_of(seed)
            while GAME.turn(state.public)[0] >= 0:
                play_in_step(state, slow_round(state), guide, seen)
    return seen


def play_crowded(seeds: Iterable[int]) -> "Counter[str]":
    """Play single rounds that begin near their end; gives back what came up how often."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state = begin(random_mixture(seed), seed)
        slow = crowded_round(state, Fast(seed + 1))
        play_in_step(state, slow, Linker(Fast(seed), care=90), seen)
    return seen


def setups_of(edition: str) -> list[str]:
    return [f"saboteur(edition={edition}, seats={seats})" for seats in TABLES]


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_as_many_move_sequences_begin_a_round_as_the_referee_counts(
    edition: str, seats: int
) -> None:
    state = begin(f"saboteur(edition={edition}, seats={seats})", seed=seats)
    slow = slow_round(state)

    counts = [engine_count(GAME, state, depth) for depth in (1, 2, 3)]

    assert counts == [count(slow, depth) for depth in (1, 2, 3)]


@pytest.mark.parametrize("seed", range(12))
def test_as_many_move_sequences_go_on_from_the_middle_as_the_referee_counts(seed: int) -> None:
    state = begin(random_mixture(seed), seed)
    slow = slow_round(state)
    play_some(GAME, state, slow, guide_of(seed), most=20 + 4 * seed)

    counts = [engine_count(GAME, state, depth) for depth in (1, 2)]

    assert counts == [count(slow, depth) for depth in (1, 2)]


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_as_many_sequences_of_four_moves_begin_a_round_as_the_referee_counts(edition: str) -> None:
    state = begin(f"saboteur(edition={edition}, seats=10)", seed=1)

    assert engine_count(GAME, state, 4) == count(slow_round(state), 4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_rounds_go_as_the_referee_says_from_the_deal_to_the_last_nugget(edition: str) -> None:
    seen = play_all(setups_of(edition), range(4))

    assert set(seen) == PROMPTS[edition] | WINNERS


def test_rounds_of_mixed_options_go_as_the_referee_says() -> None:
    seen = play_all([random_mixture(seed) for seed in range(12)], range(12, 14))

    assert set(seen) == PROMPTS["ua"] | WINNERS


def test_rounds_on_a_crowded_table_go_as_the_referee_says() -> None:
    seen = play_crowded([*TWO_STONES_FIT_NEITHER_WAY, *range(2000, 2150)])

    assert set(seen) == PROMPTS["ua"] | WINNERS


@pytest.mark.parametrize(
    ("gold_is_near", "expected"),
    [(False, {"play", "saboteurs"}), (True, {"play", "keep", "diggers", "saboteurs"})],
)
def test_gold_is_paid_as_the_referee_says_however_little_is_left(
    expected: set[str], *, gold_is_near: bool
) -> None:
    seen: Counter[str] = Counter()
    for seed in range(600):
        state = begin(random_mixture(seed), seed)
        slow = payday(state, Fast(seed + 1), gold_is_near=gold_is_near)
        play_in_step(state, slow, Linker(Fast(seed), care=90), seen)

    assert set(seen) == expected


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_many_rounds_go_as_the_referee_says(edition: str) -> None:
    seen = play_all(setups_of(edition), range(100, 100 + many(9)))

    assert set(seen) == PROMPTS[edition] | WINNERS


@pytest.mark.long
def test_many_rounds_of_mixed_options_go_as_the_referee_says() -> None:
    seen = play_all([random_mixture(seed) for seed in range(100, 100 + many(80))], range(200, 204))

    assert set(seen) == PROMPTS["ua"] | WINNERS


@pytest.mark.long
def test_many_rounds_on_a_crowded_table_go_as_the_referee_says() -> None:
    seen = play_crowded(range(3000, 3000 + many(600)))

    assert set(seen) == PROMPTS["ua"] | WINNERS
