"""Remembers the table as it was when something happened, and says what kind of deed it was."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.bots.mine.onlooker import Onlooker
from motherlode.bots.mine.route import is_dead_end
from motherlode.bots.saboteur.deeds import (
    ASIDE,
    AWAY,
    BROKEN,
    CLEARED,
    CLOSE,
    CUT,
    ELSEWHERE,
    FIRST,
    FOLDED,
    HELPED,
    LOOKED_ON,
    MAPPED,
    MATTERS,
    MENDED_OWN,
    NEAR,
    STRUCK,
    TOWARDS,
)
from motherlode.bots.saboteur.prices import Prices
from motherlode.bots.saboteur.ways import FAR, LIMIT, Ways, make_plot
from motherlode.core.events import Event
from motherlode.games.saboteur.cards import FIRST_PATH
from motherlode.games.saboteur.rulebook import Rules
from motherlode.games.saboteur.state import Public
from motherlode.kit.goals import GOAL_BIT, GOALS
from motherlode.kit.news import BROKE, DUG, FELLED, LOOKED, MENDED, PASSED

NO_DEED: Final = -1
STEPS: Final = 8.0
"""No deed changes the way by more than this, in cards."""


class Witness:
    """The public table, kept up to date by events, and how far it is to each goal."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.table = Onlooker(rules.ground, rules.goals, rules.no_seat)
        self.plot = make_plot(self.table.maze, rules.goals)
        self.prices = Prices(self.plot, rules.deck[FIRST_PATH:])
        self.was: vec[float] = vec[float]([FAR] * GOALS)
        """Cards that were needed to each goal before the last event,"""
        self.far: vec[float] = vec[float]([FAR] * GOALS)
        """and that are needed now."""
        self.harmless: bool = False
        """Whether the last card that fell was a dead end."""
        self.dead: bool = False
        """Whether the last card that was laid is a dead end."""
        self.sure: i64 = 0
        """The goals, as bits, where whoever looked last would have known the gold before."""
        self.situation: i64 = 0
        self.moved: vec[u8] = rules.no_seat[:]
        """Who has had a turn in this round."""
        self.lay_out()

    def lay_out(self) -> None:
        """A fresh round."""
        self.table.lay_out()
        self.moved = self.rules.no_seat[:]
        self._measure()
        self.was = self.far[:]

    def recognise(self, public: Public) -> None:
        """Be told what the table is like, in case it did not begin with a fresh round."""
        self.table.recognise(public.maze, public.tools, public.goals)
        self.moved = vec[u8]([1] * int(self.rules.seats))
        self._measure()

    def see(self, event: Event) -> None:
        """Something has happened: change the table, after noting the situation it happened in."""
        kind: i64 = event.kind
        self.was = self.far[:]
        if kind in (DUG, BROKE, MENDED, FELLED, LOOKED, PASSED):
            self.situation = self._situation(event.seat)
            self.moved[event.seat] = 1
        if kind == DUG:
            self.dead = is_dead_end(self.rules.ground.walk, event.a)
        elif kind == FELLED:
            self.harmless = is_dead_end(self.rules.ground.walk, event.b)
        elif kind == LOOKED:
            self.sure = self._sure(event.seat)
        if self.table.see(event):
            self._measure()

    def deed(self, event: Event, gold: i64) -> i64:
        """What kind of deed the event that was just seen is, if gold lies there; or `NO_DEED`."""
        kind: i64 = event.kind
        if kind == DUG:
            return self._judge_dig(event.seat, gold)
        if kind == FELLED:
            return CLEARED if self.harmless or self._gain(event.seat, gold) > MATTERS else CUT
        if kind == BROKE:
            return STRUCK
        if kind == MENDED:
            return MENDED_OWN if event.b == event.seat else HELPED
        if kind == LOOKED:
            return LOOKED_ON if self.sure & GOAL_BIT[gold] != 0 else MAPPED
        return FOLDED if kind == PASSED else NO_DEED

    def _judge_dig(self, seat: i64, gold: i64) -> i64:
        gain: float = self._gain(seat, gold)
        if gain > MATTERS:
            return TOWARDS
        goal: i64
        for goal in range(GOALS):
            if self._gain(seat, goal) > MATTERS:
                return ELSEWHERE
        return AWAY if self.dead or gain < -MATTERS else ASIDE

    def _gain(self, seat: i64, gold: i64) -> float:
        """By how many cards the goals came nearer that a seat may want, if gold lies there."""
        wanted: i64 = self.table.wanted(seat, gold)
        before: float = FAR
        after: float = FAR
        goal: i64
        for goal in range(GOALS):
            if wanted & GOAL_BIT[goal] != 0:
                before = min(before, self.was[goal])
                after = min(after, self.far[goal])
        return max(-STEPS, min(STEPS, before - after))

    def _sure(self, seat: i64) -> i64:
        """The goals where a seat knows of the gold if it lies there, as bits."""
        sure: i64 = 0
        goal: i64
        for goal in range(GOALS):
            if self.table.wanted(seat, goal) == GOAL_BIT[goal]:
                sure |= GOAL_BIT[goal]
        return sure

    def _situation(self, seat: i64) -> i64:
        situation: i64 = 0 if self.table.tools.all_whole(seat) else BROKEN
        nearest: float = min(self.far[0], min(self.far[1], self.far[2]))
        if nearest <= NEAR:
            situation += CLOSE
        return FIRST if situation == 0 and self.moved[seat] == 0 else situation

    def _measure(self) -> None:
        table = self.table
        goal: i64
        for goal in range(GOALS):
            if table.shut & GOAL_BIT[goal] == 0:
                self.far[goal] = FAR
            elif table.maze.reach.lead[self.rules.goals.cells[goal]] != 0:
                self.far[goal] = 0.0
            else:
                self.far[goal] = Ways(table.maze, _only(goal), self.prices).needed


def _only(wanted: i64) -> vec[i64]:
    """The ends of ways to one goal alone."""
    ends: vec[i64] = vec[i64](capacity=GOALS)
    goal: i64
    for goal in range(GOALS):
        ends = append(ends, 0 if goal == wanted else LIMIT)
    return ends
