"""The regular player of Saboteur with its expansion: by rule of thumb, and by what it believes."""

from math import floor

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.base import Bot, Budget
from motherlode.bots.saboteur2.beliefs import Beliefs
from motherlode.bots.saboteur2.evidence import ROLES
from motherlode.bots.saboteur2.odds import Odds
from motherlode.bots.saboteur2.others import Others
from motherlode.bots.saboteur2.plan import Plan, best_move
from motherlode.bots.saboteur2.prospect import Prospect
from motherlode.bots.saboteur2.roles import doubt_of
from motherlode.bots.saboteur2.works import PERCENT
from motherlode.core.chance import Chance
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur2.cards import GEOLOGIST
from motherlode.games.saboteur2.state import Own, Public


class Regular(Bot[Public, Own]):
    """Plays as a player by rule of thumb does, and weighs who is who by all that was done."""

    def __init__(self, seat: i64, chance: Chance) -> None:
        self.chance = chance
        self.beliefs = Beliefs(seat)

    def hear(self, event: Event) -> None:
        """Remember it, to be weighed when a view says more about the table."""
        self.beliefs.hear(event)

    def choose(self, view: View[Public, Own], moves: Moves, budget: Budget) -> i64:
        """The move with the highest value; chance decides among nearly equal ones."""
        if moves.count == 1:
            return moves.items[0]
        odds = self.beliefs.look_at(view)
        return best_move(_plan(odds, Prospect(view.public, view.own), moves), moves, self.chance)


def _plan(odds: Odds, prospect: Prospect, moves: Moves) -> Plan:
    """By the harm that is expected of each seat, and by how much that may be off."""
    harm: vec[float] = vec[float](capacity=ROLES)
    role: i64
    for role in range(ROLES):
        doubt: i64 = doubt_of(role, prospect.own.role, shut_out=prospect.shut_out)
        harm = append(harm, float(doubt))
    doubts: vec[i64] = vec[i64]()
    unsure: vec[i64] = vec[i64]()
    geologists: float = 0.0
    seat: i64
    for seat in range(prospect.public.rules.seats):
        roles: vec[float] = odds.roles_of(seat)
        expected: float = 0.0
        off: float = 0.0
        for role in range(ROLES):
            expected += roles[role] * harm[role]
        for role in range(ROLES):
            off += roles[role] * abs(harm[role] - expected)
        doubts = append(doubts, i64(floor(expected + 0.5)))
        unsure = append(unsure, i64(off))
        if seat != prospect.own.seat:
            geologists += roles[GEOLOGIST]
    return Plan(prospect, Others(doubts, unsure, i64(geologists * PERCENT)), moves)
