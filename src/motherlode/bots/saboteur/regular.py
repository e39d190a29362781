"""The regular player of base Saboteur: values every move, makes the best."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.bots.base import Bot, Budget
from motherlode.bots.saboteur.beliefs import Beliefs
from motherlode.bots.saboteur.digger import GOLD, Digger
from motherlode.bots.saboteur.scene import Scene
from motherlode.bots.saboteur.spoiler import Spoiler
from motherlode.core.chance import Chance
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur.cards import SABOTEUR
from motherlode.games.saboteur.moves import (
    DIG_MOVE,
    KEEP_KIND,
    KEEP_MOVE,
    PASS_MOVE,
    ROCKFALL_MOVE,
    TOOL_MOVE,
    kind_of,
)
from motherlode.games.saboteur.state import Own, Public
from motherlode.kit.bands import (
    BREAK_KIND,
    BREAK_MOVE,
    CELLS,
    DIG_KIND,
    FIX_STEP,
    MAP_KIND,
    MAP_MOVE,
    MEND_KIND,
    MEND_MOVE,
    OPEN_KIND,
    OPEN_MOVE,
    PASS_KIND,
    ROCKFALL_KIND,
    SEATS,
)
from motherlode.kit.tiles import FIRST

SHADES: Final = 3
"""Chance decides among moves whose values, in hundredths of a card, differ by less than this."""
CLOSER_LOOKS: Final = 5
"""So many digs are valued exactly."""


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
        scene = Scene(view, self.beliefs)
        values: vec[float] = vec[float](capacity=moves.count)
        i: i64
        for i in range(moves.count):
            values = append(values, value(scene, moves.items[i], guess=True))
            values[i] += float(self.chance.below(SHADES))
        return moves.items[_best_on_closer_look(scene, moves, values)]


def _best_on_closer_look(scene: Scene, moves: Moves, values: vec[float]) -> i64:
    """Digs that seem best are valued exactly, until one stays best or enough were."""
    exact: vec[u8] = vec[u8]([0] * int(moves.count))
    looks: i64
    best: i64 = 0
    for looks in range(CLOSER_LOOKS):
        best = _highest(values)
        if exact[best] != 0 or kind_of(moves.items[best]) != DIG_KIND:
            return best
        values[best] = value(scene, moves.items[best], guess=False)
        exact[best] = 1
    return _highest(values)


def _highest(values: vec[float]) -> i64:
    best: i64 = 0
    i: i64
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return best


def value(scene: Scene, move: i64, *, guess: bool) -> float:
    """What a move is worth to whoever looks at the scene, in hundredths of a card.

    With `guess` the value of a dig is not exact, but cheap.
    """
    if scene.own.role == SABOTEUR:
        return _value_to_saboteur(Spoiler(scene), move, guess=guess)
    return _value_to_digger(Digger(scene), move, guess=guess)


def _value_to_digger(digger: Digger, move: i64, *, guess: bool) -> float:
    kind: i64 = kind_of(move)
    rest: i64 = move - TOOL_MOVE
    if kind == DIG_KIND:
        cell: i64 = (move - DIG_MOVE) % CELLS
        return digger.of_dig((move - DIG_MOVE) // CELLS + FIRST, cell, guess=guess)
    if kind == ROCKFALL_KIND:
        return digger.of_rockfall(move - ROCKFALL_MOVE)
    if kind == BREAK_KIND:
        return digger.of_breaking((rest - BREAK_MOVE) % SEATS)
    if kind == MEND_KIND:
        mend: i64 = rest - MEND_MOVE
        return digger.of_mending(mend % SEATS, mend // FIX_STEP)
    if kind == MAP_KIND:
        return digger.of_looking(rest - MAP_MOVE)
    if kind == OPEN_KIND:
        return GOLD * digger.scene.goals[rest - OPEN_MOVE]
    if kind == PASS_KIND:
        return digger.of_discarding(move - PASS_MOVE)
    return 100.0 * float(move - KEEP_MOVE) if kind == KEEP_KIND else 0.0


def _value_to_saboteur(spoiler: Spoiler, move: i64, *, guess: bool) -> float:
    kind: i64 = kind_of(move)
    rest: i64 = move - TOOL_MOVE
    if kind == DIG_KIND:
        cell: i64 = (move - DIG_MOVE) % CELLS
        return spoiler.of_dig((move - DIG_MOVE) // CELLS + FIRST, cell, guess=guess)
    if kind == ROCKFALL_KIND:
        return spoiler.of_rockfall(move - ROCKFALL_MOVE)
    if kind == BREAK_KIND:
        return spoiler.of_breaking((rest - BREAK_MOVE) % SEATS)
    if kind == MEND_KIND:
        mend: i64 = rest - MEND_MOVE
        return spoiler.of_mending(mend % SEATS, mend // FIX_STEP)
    if kind == MAP_KIND:
        return spoiler.of_looking(rest - MAP_MOVE)
    if kind == OPEN_KIND:
        return -GOLD * spoiler.scene.goals[rest - OPEN_MOVE]
    return spoiler.of_discarding(move - PASS_MOVE) if kind == PASS_KIND else 0.0
