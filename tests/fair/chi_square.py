"""Pearson's test: do counts look as if they came from these odds?"""

from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

K = TypeVar("K", bound=Hashable)

ONE_IN_A_MILLION = 4.7534
"""A normal variable exceeds this once in a million times."""
LEAST_EXPECTED = 5.0
"""Below this the test is not to be trusted."""


def critical(freedom: int) -> float:
    """What chance alone exceeds less than once in a million times (Wilson and Hilferty).

    With few degrees of freedom it errs on the safe side, by up to a sixth.
    """
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + ONE_IN_A_MILLION * sqrt(spread)) ** 3


def chi_square(seen: Mapping[K, int], odds: Mapping[K, float], *, spread: float = 1.0) -> float:
    """How far the counts are from what was to be expected.

    `odds` need not add up to 1. `spread` is how much less than independent draws these vary: cards
    of one deal are drawn without putting back.
    """
    total = sum(seen.values())
    whole = sum(odds.values())
    far = 0.0
    for place, weight in odds.items():
        expected = total * weight / whole
        assert expected >= LEAST_EXPECTED, f"too few draws to judge {place!r}"
        far += (seen.get(place, 0) - expected) ** 2 / expected
    return far / spread


def assert_fair(seen: Mapping[K, int], odds: Mapping[K, float], *, spread: float = 1.0) -> None:
    """Fail if something came up that could not, or the counts are not what chance would give."""
    impossible = [place for place in seen if place not in odds]
    assert not impossible, f"what cannot be came up: {impossible}"
    far = chi_square(seen, odds, spread=spread)
    assert far < critical(len(odds) - 1), f"chi-square {far:.1f} for {len(odds)} places"
