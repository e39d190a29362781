"""Can the test itself be trusted: does it find a loaded die, and leave a fair one alone?"""

import pytest

from motherlode.core.chance import Fast
from tests.fair.chi_square import assert_fair, critical

EXACT = {1: 23.93, 2: 27.63, 3: 30.66, 5: 35.89, 8: 42.70, 14: 54.64, 41: 99.17, 329: 465.6}
"""What chance alone exceeds once in a million times, from tables."""
DIE = dict.fromkeys(range(6), 1.0)


@pytest.mark.parametrize("freedom", EXACT)
def test_the_critical_value_errs_a_little_on_the_safe_side(freedom: int) -> None:
    assert EXACT[freedom] <= critical(freedom) < EXACT[freedom] * 1.16


def test_a_fair_die_is_found_fair() -> None:
    chance = Fast(1)
    seen = dict.fromkeys(range(6), 0)
    for _ in range(6000):
        seen[chance.below(6)] += 1

    assert_fair(seen, DIE)


def test_a_die_that_shows_a_side_too_often_is_found_out() -> None:
    seen = {**dict.fromkeys(range(5), 960), 5: 1200}

    with pytest.raises(AssertionError, match="chi-square"):
        assert_fair(seen, DIE)


def test_a_side_that_the_die_does_not_have_is_found_out() -> None:
    seen = {**dict.fromkeys(range(6), 1000), 6: 1}

    with pytest.raises(AssertionError, match="what cannot be came up"):
        assert_fair(seen, DIE)


def test_too_few_throws_are_not_judged() -> None:
    with pytest.raises(AssertionError, match="too few draws"):
        assert_fair(dict.fromkeys(range(6), 4), DIE)
