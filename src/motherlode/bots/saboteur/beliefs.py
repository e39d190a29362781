"""Who is a saboteur and where the gold lies, by all that a seat was told."""

from math import log

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.saboteur.deeds import HELPED, STRUCK
from motherlode.bots.saboteur.habits import choice, habits_of, likelihood
from motherlode.bots.saboteur.witness import NO_DEED, Witness
from motherlode.bots.saboteur.worlds import POWERS, Worlds
from motherlode.core.events import Event
from motherlode.core.state import View
from motherlode.games.saboteur.cards import DIGGER, SABOTEUR
from motherlode.games.saboteur.rulebook import Rules
from motherlode.games.saboteur.state import Own, Public
from motherlode.kit.goals import GOALS, GOLD, UNSEEN
from motherlode.kit.news import OPENED, ROUND_BEGAN


class Beliefs:
    """Hears what one seat is told, and weighs it when the seat looks at the table.

    Every event is judged by the table as it was then (`Witness`), in each world that may be
    (`Worlds`), by what each role would do (`habits`).
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.news: list[Event] = []
        self.witness: Witness | None = None
        self.worlds: Worlds | None = None
        self.shares: vec[float] = vec[float]()

    def hear(self, event: Event) -> None:
        """Remember something until it can be weighed; a new round forgets the last."""
        if event.kind == ROUND_BEGAN:
            self.news = []
        self.news.append(event)

    def look_at(self, view: View[Public, Own]) -> None:
        """Weigh all that was heard since the last look, and what the seat itself knows."""
        witness = self._witness(view.public)
        worlds = self._worlds(view.public.rules)
        event: Event
        for event in self.news:
            if event.kind == ROUND_BEGAN:
                witness.lay_out()
                worlds = Worlds(view.public.rules)
                self.worlds = worlds
            else:
                witness.see(event)
                self._weigh(witness, worlds, event)
        self.news = []
        _know(worlds, view)
        self.shares = worlds.shares()

    def _witness(self, public: Public) -> Witness:
        witness = self.witness
        if witness is None or witness.rules is not public.rules:
            witness = Witness(public.rules)
            if len(self.news) == 0 or self.news[0].kind != ROUND_BEGAN:
                witness.recognise(public)
                self.news = []
            self.witness = witness
        return witness

    def _worlds(self, rules: Rules) -> Worlds:
        worlds = self.worlds
        if worlds is None:
            worlds = Worlds(rules)
            self.worlds = worlds
        return worlds

    def saboteurs(self) -> vec[float]:
        """How likely each seat is a saboteur."""
        worlds = self.worlds
        assert worlds is not None, "nothing was looked at yet"
        roles: vec[float] = vec[float]([0.0] * int(worlds.seats))
        i: i64
        seat: i64
        for i in range(len(self.shares)):
            for seat in range(worlds.seats):
                if worlds.sets[i // GOALS] & POWERS[seat] != 0:
                    roles[seat] += self.shares[i]
        return roles

    def gold(self) -> vec[float]:
        """How likely the gold lies on each goal."""
        goals: vec[float] = vec[float]([0.0] * GOALS)
        i: i64
        for i in range(len(self.shares)):
            goals[i % GOALS] += self.shares[i]
        return goals

    def _weigh(self, witness: Witness, worlds: Worlds, event: Event) -> None:
        """Each world gains by how likely the deed is in it."""
        if event.kind == OPENED and event.b != GOLD:
            worlds.exclude_goal(event.a)
        if event.seat == self.seat:
            return  # one's own deeds tell oneself nothing
        goal: i64
        for goal in range(GOALS):
            deed: i64 = witness.deed(event, goal)
            if deed == NO_DEED:
                return
            _weigh_deed(witness, worlds, event, deed, goal)


def _weigh_deed(witness: Witness, worlds: Worlds, event: Event, deed: i64, goal: i64) -> None:
    situation: i64 = witness.situation
    digs: float = log(likelihood(situation, DIGGER, deed))
    habits: i64 = habits_of(SABOTEUR, witness.rules.saboteurs)
    spoils: float = log(likelihood(situation, habits, deed))
    bit: i64 = POWERS[event.seat]
    i: i64
    for i in range(len(worlds.sets)):
        guilty: bool = worlds.sets[i] & bit != 0
        gain: float = spoils if guilty else digs
        if deed in (STRUCK, HELPED):
            other: bool = worlds.sets[i] & POWERS[event.b] != 0
            gain += log(choice(deed, guilty=guilty, other=other))
        worlds.weights[i * GOALS + goal] += gain


def _know(worlds: Worlds, view: View[Public, Own]) -> None:
    """What the seat knows for certain: its own role, and what it has seen of the goals."""
    own = view.own
    worlds.exclude_role(own.seat, DIGGER if own.role == SABOTEUR else SABOTEUR)
    goal: i64
    other: i64
    for goal in range(GOALS):
        face: i64 = i64(view.public.goals.open[goal])
        if face == UNSEEN:
            face = i64(own.seen[goal])
        if face == UNSEEN:
            continue
        for other in range(GOALS):
            if (other == goal) != (face == GOLD):
                worlds.exclude_goal(other)


def beliefs(view: View[Public, Own], events: list[Event]) -> tuple[list[float], list[float]]:
    """How likely each seat is a saboteur, and the gold on each goal, to who heard these events."""
    believer = Beliefs(view.own.seat)
    event: Event
    for event in events:
        believer.hear(event)
    believer.look_at(view)
    return list(believer.saboteurs()), list(believer.gold())
