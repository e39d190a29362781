"""A player who knows what is good, but looks at a few moves only and forgets who did what."""

from typing import Generic

from mypy_extensions import i64

from motherlode.bots.base import Bot, Budget
from motherlode.core.chance import Chance
from motherlode.core.moves import Moves
from motherlode.core.state import O, P, View


class Novice(Bot[P, O], Generic[P, O]):
    """Takes the best of the first moves that come to mind: plausible, and seldom the best of all.

    What was told is not passed on to the player whose judgement it borrows: a novice remembers
    nobody's deeds, only what its view shows.
    """

    def __init__(self, judge: Bot[P, O], chance: Chance, looks: i64) -> None:
        self.judge = judge
        self.chance = chance
        self.looks = looks

    def choose(self, view: View[P, O], moves: Moves, budget: Budget) -> i64:
        """What a better player would choose if there were these moves only."""
        return self.judge.choose(view, glance(moves, self.looks, self.chance), budget)


def glance(moves: Moves, most: i64, chance: Chance) -> Moves:
    """So many of the moves, ascending; each of them as likely as any other.

    >>> from motherlode.core.chance import Fast
    >>> moves = Moves()
    >>> for move in range(10):
    ...     moves.add(move)
    >>> seen = glance(moves, 3, Fast(1))
    >>> len(seen), seen.list() == sorted(seen.list())
    (3, True)
    """
    seen = Moves()
    left: i64 = moves.count
    wanted: i64 = min(most, left)
    i: i64
    for i in range(moves.count):
        if wanted > 0 and chance.below(left) < wanted:
            seen.add(moves.items[i])
            wanted -= 1
        left -= 1
    return seen
