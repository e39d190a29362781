"""How likely every dwarf and every goal is, by the evidence and by what one knows; exactly."""

from math import exp, inf, log

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.saboteur2.dealt import Dealt
from motherlode.bots.saboteur2.evidence import ROLES, Evidence
from motherlode.games.saboteur2.cards import UNKNOWN_ROLE
from motherlode.kit.goals import GOAL_BIT, GOALS


class Odds:
    """What one who knows some dwarfs makes of the evidence.

    `known` has a role for each dwarf, or `UNKNOWN_ROLE`; `places` are the goals where gold may lie,
    as bits. What the dwarfs of seat `mute` did is left out: one's own deeds tell oneself nothing.
    Each world is weighed by itself: in it dwarfs depend on each other only by being dealt from one
    stock (`Dealt`).
    """

    def __init__(self, evidence: Evidence, known: vec[i64], places: i64, mute: i64) -> None:
        self.evidence = evidence
        self.known = known
        self.places = places
        self.mute = mute
        self.dwarfs: i64 = len(evidence.holder)
        self.roles: vec[float] = vec[float]([0.0] * int(self.dwarfs * ROLES))
        """By dwarf and role."""
        self.goals: vec[float] = vec[float]([0.0] * GOALS)
        self._weigh()

    def role(self, seat: i64, role: i64) -> float:
        """How likely a seat has a role now."""
        return self.roles[self.evidence.holds[seat] * ROLES + role]

    def roles_of(self, seat: i64) -> vec[float]:
        """How likely a seat has each role now."""
        first: i64 = self.evidence.holds[seat] * ROLES
        return self.roles[first : first + ROLES]

    def _weigh(self) -> None:
        dealt: list[Dealt] = []
        weights: vec[float] = vec[float]()
        blank: vec[float] = self.roles[:]
        best: float = -inf
        world: i64
        for world in range(self.evidence.worlds()):
            likely: vec[float] = blank[:]
            scale: float = self._fill(world, likely)
            ways = Dealt(self.evidence.stock, self.dwarfs, likely)
            possible: bool = self.places & GOAL_BIT[world % GOALS] != 0 and ways.total > 0.0
            weights = append(weights, scale + log(ways.total) if possible else -inf)
            best = max(best, weights[world])
            dealt.append(ways)
        total: float = 0.0
        for world in range(len(weights)):
            weights[world] = exp(weights[world] - best)
            total += weights[world]
        for world in range(len(weights)):
            self._mix(dealt[world], world, weights[world] / total)

    def _mix(self, ways: Dealt, world: i64, share: float) -> None:
        """A world is so likely."""
        self.goals[world % GOALS] += share
        i: i64
        for i in range(len(self.roles)):
            self.roles[i] += share * ways.odds[i]

    def _fill(self, world: i64, likely: vec[float]) -> float:
        """How likely the deeds of each dwarf are by role, the likeliest as 1; says the logarithm of
        what all together were scaled by."""
        scale: float = 0.0
        dwarf: i64
        role: i64
        for dwarf in range(self.dwarfs):
            highest: float = -inf
            for role in range(ROLES):
                highest = max(highest, self._log(world, dwarf, role))
            if highest == -inf:
                return 0.0  # what is known contradicts this world
            scale += highest
            for role in range(ROLES):
                likely[dwarf * ROLES + role] = exp(self._log(world, dwarf, role) - highest)
        return scale

    def _log(self, world: i64, dwarf: i64, role: i64) -> float:
        evidence = self.evidence
        if self.known[dwarf] != UNKNOWN_ROLE and self.known[dwarf] != role:
            return -inf
        if not evidence.may_be(world, dwarf, role):
            return -inf
        if evidence.holder[dwarf] == self.mute:
            return 0.0
        return evidence.logs[evidence.at(world, dwarf, role)]
