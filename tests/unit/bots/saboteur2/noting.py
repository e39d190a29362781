"""Rounds of regular players of the expansion: what they believed beside the truth, and habits."""

from collections import Counter

from motherlode.bots.base import Bot, Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.saboteur2.evidence import ROLES
from motherlode.bots.saboteur2.habits import habits_of
from motherlode.bots.saboteur2.regular import Regular
from motherlode.bots.saboteur2.witness import NO_DEED, Witness
from motherlode.core.chance import Fast
from motherlode.core.events import Event, Log
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.games.saboteur2.game import Table
from motherlode.games.saboteur2.state import PLAY, Own, Public
from motherlode.kit.goals import GOALS, GOLD
from motherlode.kit.news import ROUND_ENDED, WAS_DEALT
from tests.unit.bots.calibration import Said


class Noting(Bot[Public, Own]):
    """Plays as a regular does, and keeps what that one believed at every turn beside the truth."""

    def __init__(self, seat: int, seed: int, table: Table) -> None:
        self.regular = Regular(seat, Fast(seed * 1009 + seat))
        self.seed = seed
        self.table = table
        self.gold = list(table.hidden.goals).index(GOLD)
        self.of_roles: list[Said] = []
        self.of_goals: list[Said] = []

    def hear(self, event: Event) -> None:
        """As usual."""
        self.regular.hear(event)

    def choose(self, view: View[Public, Own], moves: Moves, budget: Budget) -> int:
        """As usual."""
        if view.public.turns.phase == PLAY:
            self._note(view)
        return self.regular.choose(view, moves, budget)

    def _note(self, view: View[Public, Own]) -> None:
        odds = self.regular.beliefs.look_at(view)
        for other in self.table.own:
            if other.seat != view.own.seat:
                for role in range(ROLES):
                    likely = odds.role(other.seat, role)
                    self.of_roles.append(Said(self.seed, likely, other.role == role))
        for goal in range(GOALS):
            self.of_goals.append(Said(self.seed, odds.goals[goal], goal == self.gold))


def play_rounds(seats: int, seeds: range) -> tuple[list[Said], list[Said]]:
    """What all players said about the others' dwarfs, and about the goals."""
    setup = GAME.setup(f"saboteur2(seats={seats}, rounds=1)")
    of_roles: list[Said] = []
    of_goals: list[Said] = []
    for seed in seeds:
        log = Log()
        state = GAME.begin(setup, Fast(seed), log)
        bots = [Noting(seat, seed, state) for seat in range(seats)]
        play_bots(GAME, state, list(bots), log, Budget(), GAME.limit(setup))
        for bot in bots:
            of_roles += bot.of_roles
            of_goals += bot.of_goals
    return of_roles, of_goals


Habit = tuple[int, int, int]
"""Whose habits, in which situation, what."""


def count_deeds(seats: int, seeds: range) -> Counter[Habit]:
    """How often regular players of each kind did what, as `deeds.HABITS` has it."""
    setup = GAME.setup(f"saboteur2(seats={seats}, rounds=1)")
    counts: Counter[Habit] = Counter()
    for seed in seeds:
        log = Log()
        state = GAME.begin(setup, Fast(seed), log)
        gold = list(state.hidden.goals).index(GOLD)
        bots = [Regular(seat, Fast(seed * 1009 + seat)) for seat in range(seats)]
        play_bots(GAME, state, list(bots), log, Budget(), GAME.limit(setup))
        counts += _deeds_in(Witness(state.public.rules), log.events, gold)
    return counts


def _deeds_in(witness: Witness, events: list[Event], gold: int) -> Counter[Habit]:
    counts: Counter[Habit] = Counter()
    roles: dict[int, int] = {}
    for event in events:
        if event.kind == ROUND_ENDED:
            break
        if event.kind == WAS_DEALT:
            roles[event.seat] = event.a
            continue
        witness.see(event)
        deed = witness.deed(event, roles[event.seat], gold) if event.seat in roles else NO_DEED
        if deed != NO_DEED:
            counts[habits_of(roles[event.seat]), witness.situation, deed] += 1
    return counts
