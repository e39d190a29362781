"""Are habits what regular players do?"""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

MANY = 150
"""Fewer turns say nothing."""
SIGMAS = 4.0
DRIFT = 0.06
"""Habits are those of all numbers of players together."""


def assert_counted(
    counts: Counter[tuple[int, int, int]], habits: Sequence[float], situations: int, deeds: int
) -> int:
    """Compare all rows with turns enough; says how many there are."""
    checked = 0
    for row in range(len(habits) // deeds):
        times = [counts[row // situations, row % situations, deed] for deed in range(deeds)]
        turns = sum(times)
        if turns < MANY:
            continue
        checked += 1
        for deed in range(deeds):
            often = habits[row * deeds + deed]
            found = times[deed] / turns
            width = SIGMAS * sqrt(max(often, 0.01) / turns) + DRIFT
            assert abs(found - often) < width, f"row {row}, deed {deed}: {found:.3f}, not {often}"
    return checked
