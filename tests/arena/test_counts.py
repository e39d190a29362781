"""Counting and adding up."""

import pytest

from motherlode.arena.counts import Count, Counts
from motherlode.arena.figures import CHANCE, MEAN, RATE, Estimate, Figure, estimate
from motherlode.arena.intervals import wilson

GAMES = [
    [("nuggets", "digger", 3), ("nuggets", "digger", 1), ("nuggets", "saboteur", 0)],
    [("nuggets", "digger", 1)],
    [("nuggets", "saboteur", 4), ("turns", "all", 60)],
]


def counted(*games: list[tuple[str, str, int]]) -> Counts:
    """These games, counted."""
    counts = Counts()
    for facts in games:
        counts.add_game(facts)
    return counts


def test_values_are_counted_by_figure_and_group() -> None:
    diggers = counted(*GAMES).of("nuggets")["digger"]
    assert diggers == Count({3: 1, 1: 2}, games=2, squares=(16 + 1, 8 + 1, 4 + 1))
    assert (diggers.times, diggers.total) == (3, 5)


def test_adding_up_knows_no_order() -> None:
    forth, back = counted(GAMES[0], GAMES[1]), counted(GAMES[2])
    back.add(forth)
    forth.add(counted(GAMES[2]))
    assert forth.figures == back.figures == counted(*GAMES).figures


def test_a_rate_has_wilsons_interval() -> None:
    found = estimate(Figure("won", "Won", RATE, "rounds"), Count({0: 182, 1: 81}, 263))
    assert (round(found.value, 4), round(found.low or 0, 4)) == (0.308, 0.2553)


def chance(*games: list[int]) -> Estimate:
    """The estimate of a chance, from the trials of some games."""
    count = Count()
    for trials in games:
        count.add_game(trials)
    return estimate(Figure("won", "Won", CHANCE, "chairs"), count)


def test_a_chance_of_single_trials_is_nearly_a_rate() -> None:
    found = chance(*([1] for _ in range(81)), *([0] for _ in range(182)))
    assert (found.low, found.high) == pytest.approx(wilson(81, 263), abs=2e-4)


def test_a_chance_of_trials_that_go_together_is_that_of_the_games() -> None:
    found = chance(*([1, 1, 1] for _ in range(81)), *([0, 0, 0] for _ in range(182)))
    assert (found.low, found.high) == pytest.approx(wilson(81, 263), abs=2e-4)


def test_a_chance_that_always_came_true_is_still_not_certain() -> None:
    found = chance(*([1, 1] for _ in range(20)))
    assert (found.low, found.high) == wilson(20, 20)


def test_a_mean_knows_its_extremes() -> None:
    found = estimate(Figure("n", "N", MEAN, "rounds"), counted(*GAMES).of("nuggets")["digger"])
    assert (found.times, found.least, found.most) == (3, 1, 3)
    assert found.low is not None
    assert found.high is not None
    assert found.low < found.value < found.high
