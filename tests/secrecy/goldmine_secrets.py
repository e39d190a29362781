"""What nobody at a table of Gold Mine may know, and when the rules show it: the test's own word."""

from typing import Any

from motherlode.core.chance import Chance
from motherlode.core.events import Log
from motherlode.core.state import State
from motherlode.core.twins import Rig
from motherlode.games.goldmine.events import DREW, PUT_BACK
from motherlode.games.registry import find_game

GAME = find_game("goldmine")
AnyState = State[Any, Any, Any]

TILES = 0
NAMES = {TILES: "tiles"}
"""The game shuffles all tiles that are not dealt openly: the 20 and the stack."""
FEWEST_TILES = 99 - 6 * 5
"""With five tiles open before each of six players."""
DRAWN_FIRST = range(12, 20)
"""The first tile, and some more if it is put back."""
SEATS = [2, 3, 4, 6]
EDITIONS = ["usual"]


def pick_rig(what: int, _round: int, _seats: int, _seat: int, chance: Chance) -> Rig:
    """Any two places but those that may be drawn at the deal: the last of the first 20."""
    places = [place for place in range(FEWEST_TILES) if place not in DRAWN_FIRST]
    one, other = (places[chance.below(len(places))] for _ in range(2))
    return Rig(what, one, other)


def exposes(one: AnyState, other: AnyState, _seat: int, move: int) -> bool:
    """Whether tiles are drawn, or shown and put back, in which the worlds differ (GLD-3)."""
    return _drawn(one, move) != _drawn(other, move)


def _drawn(state: AnyState, move: int) -> list[tuple[int, int]]:
    """The tiles that are drawn by a move, those that are put back among them."""
    log = Log()
    GAME.play(GAME.copy(state), move, log)
    return [(e.kind, e.a) for e in log.events if e.kind in (DREW, PUT_BACK)]
