"""95 % intervals, from whole numbers alone."""

from math import comb, sqrt
from typing import Final

Z: Final = 1.959963984540054
"""The normal distribution leaves 2.5 % above this."""


def wilson(wins: int, trials: int, worth: float | None = None) -> tuple[float, float]:
    """Wilson's interval for a rate; trials that hang together are `worth` fewer than they are.

    >>> tuple(round(end, 4) for end in wilson(81, 263))
    (0.2553, 0.3662)
    """
    if not 0 <= wins <= trials or trials < 1:
        raise ValueError(f"there are no {wins} wins in {trials} trials")
    n = trials if worth is None else worth
    rate = wins / trials
    scale = 1 + Z * Z / n
    middle = rate + Z * Z / (2 * n)
    reach = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
    low = 0.0 if wins == 0 else (middle - reach) / scale
    high = 1.0 if wins == trials else (middle + reach) / scale
    return low, high


def worth_of_trials(wins: int, trials: int, games: int, squares: tuple[int, int, int]) -> float:
    """How many independent trials are as certain as these, which hang together within games."""
    error = error_of_mean(wins, trials, games, squares)
    if not error:  # all went one way, or one game: then a game is one trial
        return games
    rate = wins / trials
    return min(trials, rate * (1 - rate) * (Z / error) ** 2)


def chance_of_at_most(wins: int, trials: int, rate: float) -> float:
    """How likely so few wins are, or fewer, where each trial is won at this rate: exactly binomial.

    >>> chance_of_at_most(1, 2, 0.5)
    0.75
    """
    return sum(
        comb(trials, won) * rate**won * (1 - rate) ** (trials - won) for won in range(wins + 1)
    )


def error_of_mean(
    total: int, times: int, games: int, squares: tuple[int, int, int]
) -> float | None:
    """How far the true mean may be off, where what happens within one game hangs together.

    Each game gives a sum s of t values; `squares` are the sums of s * s, s * t and t * t over the
    games. That is the error of a ratio of two sums over independent games; with one value a game
    it is the usual one. A single game says nothing about it.
    """
    if games < 2:
        return None
    ss, st, tt = squares
    # Whole numbers to the end: no digits cancel, and the order of the games cannot matter.
    spread = ss * times * times - 2 * total * times * st + total * total * tt
    return Z * sqrt(games * spread / (games - 1)) / (times * times)
