"""What nobody at a table of Dwarf Corporation may know, and when the rules show it."""

from typing import Any

from motherlode.core.chance import Chance
from motherlode.core.state import State
from motherlode.core.twins import Rig
from motherlode.games.registry import find_game

GAME = find_game("corporation")
AnyState = State[Any, Any, Any]

DECK = 1
NAMES = {DECK: "deck"}
"""The boards are shuffled first, for all to see; then the chest cards."""
CARDS = 13
SEATS = [2, 3, 4, 6]
EDITIONS = ["usual"]


def pick_rig(what: int, _round: int, _seats: int, _seat: int, chance: Chance) -> Rig:
    """Any two places: nobody sees a card before it is turned up."""
    return Rig(what, chance.below(CARDS), chance.below(CARDS))


def exposes(one: AnyState, other: AnyState, _seat: int, move: int) -> bool:
    """Whether a chest is opened whose card differs (COR-9)."""
    worlds = [GAME.copy(state) for state in (one, other)]
    for world in worlds:
        GAME.play(world, move)
    left = [bytes(world.public.chests.left) for world in worlds]
    return left[0] != left[1]
