"""The regular player of base Saboteur: values every move, makes the best."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.bots.base import Bot, Budget
from motherlode.bots.saboteur.beliefs import Beliefs
from motherlode.bots.saboteur.digger import Digger
from motherlode.bots.saboteur.judge import Judge
from motherlode.bots.saboteur.scene import Scene
from motherlode.bots.saboteur.spoiler import Spoiler
from motherlode.core.chance import Chance
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur.cards import SABOTEUR
from motherlode.games.saboteur.moves import kind_of
from motherlode.games.saboteur.state import Own, Public
from motherlode.kit.bands import DIG_KIND

SHADES: Final = 3
"""Chance decides among moves whose values, in hundredths of a card, differ by less than this."""
CLOSER_LOOKS: Final = 5
"""So many digs are valued exactly."""
PLAY_ALONG: Final = 2
"""One saboteur in so many plays along on its first turn."""


class Regular(Bot[Public, Own]):
    """Diggers lead the tunnel where gold is likely by cards that may still come, and trust or
    strike by what they believe; saboteurs keep it away and look harmless while it is far."""

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
        self.beliefs.look_at(view)
        judge = judge_of(Scene(view, self.beliefs), self.chance)
        values: vec[float] = vec[float](capacity=moves.count)
        i: i64
        for i in range(moves.count):
            values = append(values, judge.value(moves.items[i], guess=True))
            values[i] += float(self.chance.below(SHADES))
        return moves.items[_best_on_closer_look(judge, moves, values)]


def _best_on_closer_look(judge: Judge, moves: Moves, values: vec[float]) -> i64:
    """Digs that seem best are valued exactly, until one stays best or enough were."""
    exact: vec[u8] = vec[u8]([0] * int(moves.count))
    looks: i64
    best: i64 = 0
    for looks in range(CLOSER_LOOKS):
        best = _highest(values)
        if exact[best] != 0 or kind_of(moves.items[best]) != DIG_KIND:
            return best
        values[best] = judge.value(moves.items[best], guess=False)
        exact[best] = 1
    return _highest(values)


def _highest(values: vec[float]) -> i64:
    best: i64 = 0
    i: i64
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return best


def judge_of(scene: Scene, chance: Chance) -> Judge:
    """How whoever looks at the scene thinks, by its own role."""
    if scene.own.role == SABOTEUR:
        return Spoiler(scene, plays_along=chance.below(PLAY_ALONG) == 0)
    return Digger(scene)
