"""Is what is said with 70 % true in about 70 %?"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

SIGMAS = 3.0
"""Of some fifteen tenths that are looked at, one in thirty times one would miss by more."""
ROUNDS = 20
"""A tenth with things of fewer rounds says nothing."""


@dataclass(frozen=True)
class Said:
    """Something was said to be true with a probability; and was it?"""

    round: int
    likely: float
    true: bool


@dataclass(frozen=True)
class Tenth:
    """What was said with nearly the same probability."""

    likely: float
    true: float
    rounds: int

    @property
    def width(self) -> float:
        """What is said in one round hangs together: the interval counts rounds, not things."""
        return SIGMAS * sqrt(self.likely * (1 - self.likely) / self.rounds)


def tenths_of(said: Sequence[Said]) -> list[Tenth]:
    """The tenths with things of many rounds; what is certain is left out."""
    found = []
    for tenth in range(10):
        things = [t for t in said if 0.0 < t.likely < 1.0 and int(t.likely * 10) == tenth]
        rounds = len({thing.round for thing in things})
        if rounds >= ROUNDS:
            likely = sum(thing.likely for thing in things) / len(things)
            true = sum(thing.true for thing in things) / len(things)
            found.append(Tenth(likely, true, rounds))
    return found


def assert_calibrated(said: Sequence[Said], *, tenths: int) -> None:
    """In each tenth, and there are so many at least, as much is true as was said to be."""
    found = tenths_of(said)
    for tenth in found:
        told = f"said {tenth.likely:.3f}, true {tenth.true:.3f}, {tenth.rounds} rounds"
        assert abs(tenth.true - tenth.likely) < tenth.width, told
    assert len(found) >= tenths
