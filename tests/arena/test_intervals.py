"""Intervals against published values, and against the plain formula."""

from math import sqrt
from statistics import stdev

import pytest

from motherlode.arena.intervals import Z, error_of_mean, wilson

# R. G. Newcombe, Two-sided confidence intervals for the single proportion (1998), method 3.
PUBLISHED = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0000, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


@pytest.mark.parametrize(("wins", "trials", "low", "high"), PUBLISHED)
def test_wilson_is_as_published(wins: int, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_is_the_same_seen_from_the_other_side() -> None:
    low, high = wilson(3, 17)
    assert wilson(14, 17) == pytest.approx((1 - high, 1 - low))


def test_wilson_ends_at_one_if_nothing_was_lost() -> None:
    assert wilson(20, 20)[1] == 1.0


@pytest.mark.parametrize(("wins", "trials"), [(0, 0), (3, 2), (-1, 2)])
def test_wilson_refuses_what_cannot_be(wins: int, trials: int) -> None:
    with pytest.raises(ValueError, match="wins in"):
        wilson(wins, trials)


def test_with_one_value_a_game_the_error_is_the_usual_one() -> None:
    values = [3, 5, 4, 8, 1, 1, 9]
    squares = (sum(v * v for v in values), sum(values), len(values))
    error = error_of_mean(sum(values), len(values), len(values), squares)
    assert error == pytest.approx(Z * stdev(values) / sqrt(len(values)))


def test_values_that_repeat_within_a_game_are_no_more_certain() -> None:
    values = [3, 5, 4, 8, 1, 1, 9]
    games = len(values)
    thrice = [(3 * v, 3) for v in values]
    squares = (sum(s * s for s, _ in thrice), sum(s * t for s, t in thrice), 9 * games)
    once = error_of_mean(sum(values), games, games, (197, sum(values), games))
    assert error_of_mean(3 * sum(values), 3 * games, games, squares) == pytest.approx(once)


def test_one_game_says_nothing_about_the_error() -> None:
    assert error_of_mean(12, 3, 1, (144, 36, 9)) is None
