"""What deeds say of every dwarf that was dealt in a round, in every world that may be."""

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.saboteur2.dealt import Stock
from motherlode.bots.saboteur2.habits import is_against
from motherlode.games.saboteur2.cards import UNKNOWN_ROLE
from motherlode.games.saboteur2.rulebook import Rules
from motherlode.kit.goals import GOALS
from motherlode.kit.seats import SEAT_BIT

ROLES: Final = UNKNOWN_ROLE
"""How many kinds of dwarfs there are."""


class Evidence:
    """Dwarfs are numbered as they were dealt: to each seat, then at each swap (SB2-18).

    SB2-2: they were shuffled once, so that a dwarf taken at a swap is dealt like the first ones. A
    deed speaks of the dwarf who did it: it stays with that dwarf when its seat gets another.

    A *world* says where the gold lies and, of each dwarf that somebody has inspected (SB2-17),
    whether it is against the gold. What the inspector does hangs on that; beyond that, and given
    the world, no dwarf's deeds hang on who another dwarf is.
    """

    def __init__(self, rules: Rules, stock: Stock) -> None:
        self.seats: i64 = rules.seats
        self.stock = stock
        self.most: i64 = len(rules.dwarfs)
        self.holder: vec[i64] = vec[i64]()
        """The seat to which each dwarf was dealt."""
        self.holds: vec[i64] = vec[i64]()
        """The dwarf that each seat has now."""
        self.discarded: vec[i64] = vec[i64]()
        """The dwarfs that were swapped, in order."""
        self.inspected: vec[i64] = vec[i64]()
        """The dwarfs that somebody has inspected, in order."""
        self.knows: vec[i64] = rules.no_bits[:]
        """For each seat, the places in that order of those that it has inspected, as bits."""
        seat: i64
        for seat in range(rules.seats):
            self.holder = append(self.holder, seat)
            self.holds = append(self.holds, seat)
        self.logs: vec[float] = vec[float]([0.0] * int(GOALS * self.most * ROLES))
        """By world, dwarf and role: the logarithm of how likely its deeds are."""

    def worlds(self) -> i64:
        """How many there are: a world's number is a row of bits of inspected dwarfs, and a goal."""
        return SEAT_BIT[len(self.inspected)] * GOALS

    def at(self, world: i64, dwarf: i64, role: i64) -> i64:
        """The place in `logs`."""
        return (world * self.most + dwarf) * ROLES + role

    def add(self, world: i64, seat: i64, role: i64, likelihood: float) -> None:
        """A seat did what is so likely of a role in a world."""
        self.logs[self.at(world, self.holds[seat], role)] += log(likelihood)

    def swap(self, seat: i64) -> None:
        """SB2-18: a seat discards its dwarf and takes another."""
        self.discarded = append(self.discarded, self.holds[seat])
        self.holds[seat] = len(self.holder)
        self.holder = append(self.holder, seat)

    def inspect(self, seat: i64, whom: i64) -> None:
        """SB2-17: a seat knows another's dwarf from now on; every world becomes two."""
        place: i64 = self._place(self.holds[whom])
        if place == len(self.inspected):
            self.inspected = append(self.inspected, self.holds[whom])
            size: i64 = len(self.logs)
            i: i64
            for i in range(size):
                self.logs = append(self.logs, self.logs[i])
        self.knows[seat] |= SEAT_BIT[place]

    def _place(self, dwarf: i64) -> i64:
        i: i64
        for i in range(len(self.inspected)):
            if self.inspected[i] == dwarf:
                return i
        return len(self.inspected)

    def may_be(self, world: i64, dwarf: i64, role: i64) -> bool:
        """Whether a dwarf has this role in some deal of a world."""
        place: i64 = self._place(dwarf)
        if place == len(self.inspected):
            return True
        return is_against(role) == (world // GOALS & SEAT_BIT[place] != 0)

    def to_whom(self, seat: i64, world: i64, suspects: vec[float]) -> vec[float]:
        """Whom a seat suspects in a world: as all do, but for the dwarfs that it has inspected."""
        knowing: vec[float] = suspects[:]
        other: i64
        for other in range(self.seats):
            place: i64 = self._place(self.holds[other])
            if self.knows[seat] & SEAT_BIT[place] != 0:
                knowing[other] = 1.0 if world // GOALS & SEAT_BIT[place] != 0 else 0.0
        return knowing

    def nobody_knows(self) -> vec[i64]:
        """For each dwarf, that its role is not known."""
        return vec[i64]([UNKNOWN_ROLE] * len(self.holder))
