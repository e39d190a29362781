"""All that may be: who is a saboteur, and where the gold lies, each with its weight."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.games.saboteur.cards import SABOTEUR
from motherlode.games.saboteur.rulebook import Rules
from motherlode.kit.goals import GOALS

NEVER: Final = -1000.0
"""The weight of a world that cannot be."""
POWERS: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024])


class Worlds:
    """Sets of saboteurs (bits of seats) and, for each with each goal, the logarithm of its weight.

    SAB-3: one dwarf more than players is dealt, so that one saboteur may be missing; as every dwarf
    is equally likely to be left over, every set of either size is as likely as any other.
    """

    def __init__(self, rules: Rules) -> None:
        self.seats: i64 = rules.seats
        self.sets: vec[i64] = vec[i64](capacity=512)
        self.weights: vec[float] = vec[float](capacity=1024)
        bits: i64
        goal: i64
        for bits in range(POWERS[rules.seats]):
            if rules.saboteurs - 1 <= count_bits(bits) <= rules.saboteurs:
                self.sets = append(self.sets, bits)
                for goal in range(GOALS):
                    self.weights = append(self.weights, 0.0)

    def exclude_role(self, seat: i64, role: i64) -> None:
        """A seat does not have this role."""
        i: i64
        goal: i64
        for i in range(len(self.sets)):
            if (self.sets[i] & POWERS[seat] != 0) == (role == SABOTEUR):
                for goal in range(GOALS):
                    self.weights[i * GOALS + goal] = NEVER

    def exclude_goal(self, goal: i64) -> None:
        """No gold lies there."""
        i: i64
        for i in range(len(self.sets)):
            self.weights[i * GOALS + goal] = NEVER

    def shares(self) -> vec[float]:
        """The probability of each world."""
        highest: float = NEVER
        i: i64
        for i in range(len(self.weights)):
            highest = max(highest, self.weights[i])
        shares: vec[float] = self.weights[:]
        total: float = 0.0
        for i in range(len(shares)):
            shares[i] = exp(shares[i] - highest) if shares[i] > NEVER / 2.0 else 0.0
            total += shares[i]
        for i in range(len(shares)):
            shares[i] /= total
        return shares


def count_bits(bits: i64) -> i64:
    """How many seats a set has."""
    count: i64 = 0
    while bits > 0:
        count += bits & 1
        bits = bits // 2
    return count
