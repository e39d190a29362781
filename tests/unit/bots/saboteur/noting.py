"""Rounds of regular players: what they believed at every turn beside the truth, and habits."""

from collections import Counter

from motherlode.bots.base import Bot, Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.saboteur.habits import habits_of
from motherlode.bots.saboteur.regular import Regular
from motherlode.bots.saboteur.witness import NO_DEED, Witness
from motherlode.core.chance import Fast
from motherlode.core.events import Event, Log
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur.cards import SABOTEUR
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.state import Own, Public
from motherlode.kit.goals import GOALS, GOLD
from motherlode.kit.news import ROUND_ENDED
from tests.unit.bots.calibration import Said


class Noting(Bot[Public, Own]):
    """Plays as a regular player, and keeps what it believed at every turn."""

    def __init__(self, seat: int, seed: int) -> None:
        self.player = Regular(seat, Fast(seed * 1009 + seat))
        self.me = seat
        self.roles: list[list[float]] = []
        self.goals: list[list[float]] = []

    def hear(self, event: Event) -> None:
        """As usual."""
        self.player.hear(event)

    def choose(self, view: View[Public, Own], moves: Moves, budget: Budget) -> int:
        """As usual."""
        move = self.player.choose(view, moves, budget)
        if moves.count > 1 and view.public.turns.phase == 0:
            self.roles.append(list(self.player.beliefs.saboteurs()))
            self.goals.append(list(self.player.beliefs.gold()))
        return int(move)


def play_rounds(seats: int, seeds: range) -> tuple[list[Said], list[Said]]:
    """What all players said about the others' roles, and about the goals."""
    setup = GAME.setup(f"saboteur(seats={seats}, rounds=1)")
    of_roles: list[Said] = []
    of_goals: list[Said] = []
    for seed in seeds:
        log = Log()
        state = GAME.begin(setup, Fast(seed), log)
        guilty = [own.role == SABOTEUR for own in state.own]
        gold = [face == GOLD for face in state.hidden.goals]
        bots = [Noting(seat, seed) for seat in range(seats)]
        play_bots(GAME, state, list(bots), log, Budget(), 10_000)
        for bot in bots:
            for roles in bot.roles:
                others = (seat for seat in range(seats) if seat != bot.me)
                of_roles += [Said(seed, roles[seat], guilty[seat]) for seat in others]
            for goals in bot.goals:
                of_goals += [Said(seed, goals[goal], gold[goal]) for goal in range(GOALS)]
    return of_roles, of_goals


Habit = tuple[int, int, int]
"""Whose habits, in which situation, what."""


def count_deeds(seats: int, seeds: range) -> Counter[Habit]:
    """How often regular players of each role did what, as `habits.HABITS` has it."""
    setup = GAME.setup(f"saboteur(seats={seats}, rounds=1)")
    counts: Counter[Habit] = Counter()
    for seed in seeds:
        log = Log()
        state = GAME.begin(setup, Fast(seed), log)
        saboteurs = state.public.rules.saboteurs
        habits = [int(habits_of(own.role, saboteurs)) for own in state.own]
        gold = list(state.hidden.goals).index(GOLD)
        bots = [Regular(seat, Fast(seed * 1009 + seat)) for seat in range(seats)]
        play_bots(GAME, state, list(bots), log, Budget(), 10_000)
        counts += _deeds_in(Witness(state.public.rules), log.events, habits, gold)
    return counts


def _deeds_in(
    witness: Witness, events: list[Event], habits: list[int], gold: int
) -> Counter[Habit]:
    counts: Counter[Habit] = Counter()
    for event in events:
        if event.kind == ROUND_ENDED:
            break
        witness.see(event)
        deed = witness.deed(event, gold)
        if deed != NO_DEED:
            counts[habits[event.seat], int(witness.situation), int(deed)] += 1
    return counts
