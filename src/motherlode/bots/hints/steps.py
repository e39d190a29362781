"""How many tiles a miner walks, and how likely dice are enough for that.

>>> chance_of_one(1), chance_of_one(4), chance_of_one(7)
(1.0, 0.5, 0.0)
>>> round(chance_of_two(7) * 36)
21
"""

from collections.abc import Sequence
from typing import Final

from motherlode.bots.hints.phrases import Phrase, say
from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.pieces import DIE
from motherlode.games.goldmine.walking import sticks
from motherlode.kit.mine import SIDES

FACES: Final = range(1, DIE + 1)
NUGGET: Final = "nugget"
ENTRANCE: Final = "entrance"
"""What a miner walks to."""


def steps(
    board: Board, starts: Sequence[int], ends: Sequence[int], *, at_once: bool = False
) -> int | None:
    """The fewest steps from any of some places to any of others, passages aside; or no way.

    `at_once` they are walked in one turn: mud ends a walk (GLD-40).
    """
    seen, wanted, ring, count = set(starts), set(ends), list(starts), 0
    while ring:
        if wanted.intersection(ring):
            return count
        onward = [place for place in ring if not (at_once and count and sticks(board, place))]
        beside = {near for place in onward for near in _beside(board, place)}
        ring = sorted(beside - seen)
        seen.update(ring)
        count += 1
    return None


def _beside(board: Board, place: int) -> list[int]:
    found = [int(board.steps_on(place, side)) for side in range(SIDES)]
    return [beside for beside in found if beside >= 0]


def far(number: int | None, aim: str) -> Phrase:
    """`3 steps from the entrance`."""
    if number is None:
        return say(f"hint.far.{aim}.cutOff")
    return say(f"hint.far.{aim}", n=number) if number else say(f"hint.far.{aim}.there")


def length(number: int | None) -> Phrase:
    """`3 steps`, or that there is no way."""
    return say("hint.far.never") if number is None else say("hint.far.steps", n=number)


def chance_of_one(number: int) -> float:
    """How likely a die shows so much, or more."""
    return sum(face >= number for face in FACES) / DIE


def chance_of_two(number: int) -> float:
    """How likely two dice show so much, or more."""
    return sum(one + two >= number for one in FACES for two in FACES) / (DIE * DIE)
