"""Which dwarf everybody has and where the gold lies, by all that a seat was told."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.bots.mine.outlook import wanted_goals
from motherlode.bots.saboteur2.dealt import Stock
from motherlode.bots.saboteur2.deeds import HELPED, STRUCK
from motherlode.bots.saboteur2.evidence import ROLES, Evidence
from motherlode.bots.saboteur2.habits import choice, likelihood
from motherlode.bots.saboteur2.odds import Odds
from motherlode.bots.saboteur2.witness import NO_DEED, Witness, judge_action, whom_of
from motherlode.core.events import Event
from motherlode.core.state import NOBODY, View
from motherlode.games.saboteur2.cards import PROFITEER, SABOTEUR, UNKNOWN_ROLE
from motherlode.games.saboteur2.events import INSPECTED, SWAPPED_ROLE
from motherlode.games.saboteur2.state import Own, Public
from motherlode.kit.goals import GOAL_BIT, GOALS, GOLD, Goals
from motherlode.kit.news import ROUND_BEGAN


class Beliefs:
    """Hears what one seat is told, and weighs it when the seat looks at the table.

    Every event is judged by the table as it was then (`Witness`), in each world that may be
    (`Evidence`), by what each role would do (`habits`).
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.news: list[Event] = []
        self.witness: Witness | None = None
        self.evidence: Evidence | None = None

    def hear(self, event: Event) -> None:
        """Remember something until it can be weighed; a new round forgets the last."""
        if event.kind == ROUND_BEGAN:
            self.news = []
        self.news.append(event)

    def look_at(self, view: View[Public, Own]) -> Odds:
        """Weigh all that was heard since the last look, and what the seat itself knows."""
        public = view.public
        witness = self._witness(public)
        evidence = self._evidence(public)
        event: Event
        for event in self.news:
            if event.kind == ROUND_BEGAN:
                witness.lay_out()
                evidence = Evidence(public.rules, evidence.stock)
                self.evidence = evidence
            else:
                witness.see(event)
                _weigh(witness, evidence, event)
        self.news = []
        places: i64 = _places(public.goals, view.own.seen)
        return Odds(evidence, _known_dwarfs(evidence, view), places, self.seat)

    def _witness(self, public: Public) -> Witness:
        witness = self.witness
        if witness is None or witness.rules is not public.rules:
            witness = Witness(public.rules)
            if len(self.news) == 0 or self.news[0].kind != ROUND_BEGAN:
                witness.recognise(public)
                self.news = []
            self.witness = witness
            self.evidence = None
        return witness

    def _evidence(self, public: Public) -> Evidence:
        """At first nothing is known but who has swapped dwarfs."""
        evidence = self.evidence
        if evidence is None:
            evidence = Evidence(public.rules, Stock(public.rules.dwarfs, ROLES))
            if len(self.news) == 0:
                i: i64
                for i in range(len(public.watch.changed)):
                    evidence.swap(i64(public.watch.changed[i]))
            self.evidence = evidence
        return evidence


def _weigh(witness: Witness, evidence: Evidence, event: Event) -> None:
    """A dwarf gains, in each role and world, by how likely its deed is."""
    if witness.deed(event, SABOTEUR, 0) == NO_DEED:
        return
    suspects: vec[float] = vec[float]()
    if judge_action(event) in (STRUCK, HELPED):
        suspects = _suspects(witness, evidence)
    world: i64
    role: i64
    for world in range(evidence.worlds()):
        knowing: vec[float] = suspects
        if len(suspects) > 0:
            knowing = evidence.to_whom(event.seat, world, suspects)
        for role in range(ROLES):
            deed: i64 = witness.deed(event, role, world % GOALS)
            often: float = likelihood(witness.situation, role, deed)
            if len(suspects) > 0:
                often *= choice(role, deed, knowing, witness.among, whom_of(event))
            evidence.add(world, event.seat, role, often)
    if event.kind == SWAPPED_ROLE:
        evidence.swap(event.a)
    elif event.kind == INSPECTED:
        evidence.inspect(event.seat, event.a)


def _suspects(witness: Witness, evidence: Evidence) -> vec[float]:
    """How likely each seat seems to be against the gold to who knows what everyone saw.

    Nobody knows who is who, so that everyone goes by that.
    """
    odds = Odds(evidence, evidence.nobody_knows(), witness.table.shut, NOBODY)
    suspects: vec[float] = vec[float](capacity=evidence.seats)
    seat: i64
    for seat in range(evidence.seats):
        suspects = append(suspects, odds.role(seat, SABOTEUR) + odds.role(seat, PROFITEER))
    return suspects


def _places(goals: Goals, seen: vec[u8]) -> i64:
    """The goals where gold may lie, to who has seen these faces, as bits."""
    goal: i64
    for goal in range(GOALS):
        if goals.open[goal] == GOLD:
            return GOAL_BIT[goal]
    return wanted_goals(goals, seen)


def _known_dwarfs(evidence: Evidence, view: View[Public, Own]) -> vec[i64]:
    """The seat's own dwarfs, those it has inspected, those shown at the end (SB2-17, SB2-20)."""
    public = view.public
    own = view.own
    known: vec[i64] = evidence.nobody_knows()
    seat: i64
    for seat in range(evidence.seats):
        role: i64 = i64(public.shown[seat])
        known[evidence.holds[seat]] = role if role != UNKNOWN_ROLE else i64(own.roles[seat])
    known[evidence.holds[own.seat]] = own.role
    i: i64
    for i in range(len(own.old_roles)):
        known[evidence.discarded[i]] = i64(own.old_roles[i])
    return known


def beliefs(view: View[Public, Own], events: list[Event]) -> tuple[list[list[float]], list[float]]:
    """How likely each seat has each role, and the gold on each goal, to who heard these events."""
    believer = Beliefs(view.own.seat)
    event: Event
    for event in events:
        believer.hear(event)
    odds = believer.look_at(view)
    roles: list[list[float]] = []
    seat: i64
    for seat in range(view.public.rules.seats):
        roles.append(list(odds.roles_of(seat)))
    return roles, list(odds.goals)
