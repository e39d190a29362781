"""Probabilities in a sentence: what is certain is said without a number.

>>> percent(0.996), percent(0.3334), percent(0.001)
(99, 33, 1)
"""

from typing import Final

CERTAIN: Final = 1.0


def percent(likely: float) -> int:
    """What is only likely, in the hundred: neither 0 nor 100."""
    return min(99, max(1, round(likely * 100)))
