"""What is reported: figures, and what the counts say of them."""

from dataclasses import dataclass
from typing import Final

from motherlode.arena.counts import Count
from motherlode.arena.intervals import error_of_mean, wilson, worth_of_trials

RATE: Final = "rate"
"""How often something came true in trials that do not hang together; Wilson's interval."""
MEAN: Final = "mean"
"""The mean of numbers; what happens within a game may hang together."""
CHANCE: Final = "chance"
"""How often something came true, where what happens within a game hangs together; Wilson's
interval for as many independent trials as are as certain."""


@dataclass(frozen=True)
class Figure:
    """One block of the report: a name for programs, a title for people, and what it is."""

    name: str
    title: str
    kind: str
    unit: str
    """What is counted: rounds, games, …"""
    of_bots: bool = False
    """It compares bots: with one bot alone it says nothing new."""


@dataclass(frozen=True)
class Estimate:
    """What the counts of one group say."""

    times: int
    value: float
    low: float | None
    high: float | None
    least: int
    most: int


def estimate(figure: Figure, count: Count) -> Estimate:
    """The rate or mean of a group, with its 95 % interval where there is one."""
    times, total = count.times, count.total
    low, high = _interval(figure.kind, count)
    return Estimate(times, total / times, low, high, min(count.values), max(count.values))


def _interval(kind: str, count: Count) -> tuple[float, float] | tuple[None, None]:
    times, total, games, squares = count.times, count.total, count.games, count.squares
    if kind == RATE:
        return wilson(total, times)
    if kind == CHANCE:
        return wilson(total, times, worth_of_trials(total, times, games, squares))
    error = error_of_mean(total, times, games, squares)
    return (None, None) if error is None else (total / times - error, total / times + error)
