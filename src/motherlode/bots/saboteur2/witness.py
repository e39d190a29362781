"""Remembers the table as it was when something happened, and says what kind of deed it was."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.bots.mine.onlooker import Onlooker
from motherlode.bots.mine.route import FAR, Route, is_dead_end
from motherlode.bots.saboteur2.deeds import (
    ASIDE,
    AWAY,
    CHANGED_OTHER,
    CHANGED_SELF,
    CLEARED,
    CLOSE,
    CRYSTAL_ASIDE,
    CRYSTAL_TOWARDS,
    CUT,
    DUMPED,
    FOLDED,
    HAMPERED,
    HELPED,
    INSPECTED_ONE,
    MAPPED,
    MENDED_OWN,
    NEAR,
    OTHER_DOOR,
    OWN_DOOR,
    STRUCK,
    TOWARDS,
    TRICKED,
)
from motherlode.bots.saboteur2.roles import NO_DOOR, door_colour
from motherlode.core.events import Event
from motherlode.games.saboteur2.cards import BLUE, BOSS, GREEN
from motherlode.games.saboteur2.events import (
    DROVE_OFF,
    FREED,
    INSPECTED,
    LAID_THIEF,
    REMOVED,
    SWAPPED_HANDS,
    SWAPPED_ROLE,
    TRAPPED,
)
from motherlode.games.saboteur2.front import Front
from motherlode.games.saboteur2.rulebook import Rules
from motherlode.games.saboteur2.state import Public
from motherlode.games.saboteur2.tricks import TRAP_IN_FRONT, may_dig
from motherlode.kit.goals import GOAL_BIT, GOALS, Goals
from motherlode.kit.news import BROKE, DUG, FELLED, LOOKED, MENDED, PASSED
from motherlode.kit.reach import Reach

NO_DEED: Final = -1
WALKERS: Final = 3
"""Green diggers, blue diggers, and those to whom all doors are open, numbered as the boss is."""
MANY: Final = 3
"""So many cards are the most that may be discarded (SB2-8)."""


class Witness:
    """The public table, kept up to date by events, and how far it is to each goal."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.table = Onlooker(rules.ground, rules.goals, rules.no_seat)
        self.goals = Goals(rules.goals)
        self.front = Front()
        self.was: vec[i64] = vec[i64]([FAR] * (WALKERS * GOALS))
        """Cards that were needed by each walker to each goal before the last event,"""
        self.far: vec[i64] = vec[i64]([FAR] * (WALKERS * GOALS))
        """and that are needed now."""
        self.situation: i64 = 0
        self.among: vec[i64] = vec[i64]()
        """Whom else whoever struck or helped last could have chosen."""
        self.lay_out()

    def lay_out(self) -> None:
        """A fresh round."""
        self.table.lay_out()
        self.front.clear()
        self._measure()
        self.was = self.far[:]

    def recognise(self, public: Public) -> None:
        """Be told what the table is like, in case it did not begin with a fresh round."""
        self.table.recognise(public.maze, public.tools, public.goals)
        self.front.become(public.front)
        self._measure()

    def see(self, event: Event) -> None:
        """Something has happened: change the table, after noting the situation it happened in."""
        kind: i64 = event.kind
        self.was = self.far[:]
        self.situation = self._situation(event.seat)
        if kind in (BROKE, TRAPPED, MENDED, FREED):
            self.among = self._among(event.seat, hampered=kind in (MENDED, FREED))
        if self.table.see(event):
            self._measure()
        elif kind == TRAPPED:
            self.front.trap(event.a)
        elif kind == FREED:
            self.front.free(event.a)
        elif kind == REMOVED:
            self._remove(event)

    def _remove(self, event: Event) -> None:
        if event.a == TRAP_IN_FRONT:
            self.front.free(event.seat)
        else:
            self.table.tools.mend_one(event.seat, event.a)

    def deed(self, event: Event, role: i64, gold: i64) -> i64:
        """What kind of deed the event that was just seen is to somebody of this role, if gold lies
        there; or `NO_DEED`."""
        kind: i64 = event.kind
        if kind == DUG:
            return self._judge_dig(event, role, gold)
        if kind == FELLED:
            harmless: bool = is_dead_end(self._walk_of(role), event.b)
            return CLEARED if harmless or self._gain(event.seat, role, gold) > 0 else CUT
        if kind == PASSED:
            return DUMPED if event.a == MANY else FOLDED
        return judge_action(event)

    def _judge_dig(self, event: Event, role: i64, gold: i64) -> i64:
        tile: i64 = event.a
        gain: i64 = self._gain(event.seat, role, gold)
        if self.rules.crystals[tile] != 0:
            return CRYSTAL_TOWARDS if gain > 0 else CRYSTAL_ASIDE
        colour: i64 = door_colour(self.rules, tile)
        if colour != NO_DOOR and self._gain(event.seat, BOSS, gold) > 0:
            return OWN_DOOR if colour == (BLUE if role == BLUE else GREEN) else OTHER_DOOR
        if gain > 0:
            return TOWARDS
        return AWAY if gain < 0 or is_dead_end(self._walk_of(role), tile) else ASIDE

    def _walk_of(self, role: i64) -> vec[u8]:
        if role == GREEN:
            return self.rules.walk_green
        return self.rules.walk_blue if role == BLUE else self.rules.ground.walk

    def _gain(self, seat: i64, role: i64, gold: i64) -> i64:
        """By how many cards the goals came nearer that a seat of this role may want."""
        wanted: i64 = self.table.wanted(seat, gold)
        first: i64 = min(role, BOSS) * GOALS
        before: i64 = FAR
        after: i64 = FAR
        goal: i64
        for goal in range(GOALS):
            if wanted & GOAL_BIT[goal] != 0:
                before = min(before, self.was[first + goal])
                after = min(after, self.far[first + goal])
        return before - after

    def _situation(self, seat: i64) -> i64:
        if seat < 0:
            return 0
        situation: i64 = 0 if may_dig(self.table.tools, self.front, seat) else HAMPERED
        first: i64 = BOSS * GOALS
        nearest: i64 = min(self.far[first], min(self.far[first + 1], self.far[first + 2]))
        return situation + CLOSE if nearest <= NEAR else situation

    def _among(self, seat: i64, *, hampered: bool) -> vec[i64]:
        """All others, or those among them that cannot dig."""
        among: vec[i64] = vec[i64]()
        other: i64
        for other in range(self.rules.seats):
            digs: bool = may_dig(self.table.tools, self.front, other)
            if other != seat and not (hampered and digs):
                among = append(among, other)
        return among

    def _measure(self) -> None:
        """Diggers of a colour are no nearer than all are; mostly no door is shut, and as near."""
        maze = self.table.maze
        self._measure_for(BOSS, maze.reach)
        colour: i64
        goal: i64
        for colour in range(BOSS):
            walker = maze.walk_with(self._walk_of(colour))
            if len(walker.walked) < len(maze.reach.walked):
                self._measure_for(colour, walker)
                continue
            for goal in range(GOALS):
                self.far[colour * GOALS + goal] = self.far[BOSS * GOALS + goal]

    def _measure_for(self, walker: i64, reach: Reach) -> None:
        goal: i64
        for goal in range(GOALS):
            cards: i64 = FAR
            if self.table.shut & GOAL_BIT[goal] != 0:
                cards = 0
                if reach.lead[self.rules.goals.cells[goal]] == 0:
                    cards = Route(self.table.maze, reach, self.goals, GOAL_BIT[goal]).best
            self.far[walker * GOALS + goal] = cards


def judge_action(event: Event) -> i64:
    """What kind of deed an action is, whoever does it; or `NO_DEED`."""
    kind: i64 = event.kind
    own: bool = whom_of(event) == event.seat
    if kind in (BROKE, TRAPPED):
        return FOLDED if own else STRUCK  # whoever strikes itself wastes a card
    if kind in (MENDED, FREED):
        return MENDED_OWN if own else HELPED
    if kind == REMOVED:
        return MENDED_OWN
    if kind == LOOKED:
        return MAPPED
    if kind in (LAID_THIEF, DROVE_OFF, SWAPPED_HANDS):
        return TRICKED
    if kind == INSPECTED:
        return INSPECTED_ONE
    if kind == SWAPPED_ROLE:
        return CHANGED_SELF if own else CHANGED_OTHER
    return NO_DEED


def whom_of(event: Event) -> i64:
    """Whom an action was for."""
    return event.b if event.kind in (BROKE, MENDED) else event.a
