"""Who is home first once somebody has enough nuggets: their dice, one's own turns, and bats."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.goldmine.fields import TURN
from motherlode.games.goldmine.pieces import DIE

CERTAIN: Final = 10000
"""Chances of winning are counted in parts of this."""
SUCCESS: Final = 62
"""How often an attacker wins, in percent (GLD-30)."""
MOST_STEPS: Final = 30
"""Whoever is farther from home is as good as that far away."""
MOST_TURNS: Final = 4
"""Whoever needs more turns hopes for luck, and for others, and plays as if it were so many."""
LUCK: Final = 10
"""How often the game turns in a way that nobody foresees, in percent, if only it goes on."""
MOST_BATS: Final = 3
WIDTH: Final = MOST_TURNS + 1
SIZE: Final = (MOST_STEPS + 1) * WIDTH


class Races:
    """How likely one outlasts somebody who walks home, for all lengths of both ways.

    The other moves next; after every move of theirs that did not bring them home one may send bats
    (GLD-33), as long as there are any, and does so whenever that is better than to keep them.
    """

    def __init__(self) -> None:
        self.moving: vec[i64] = vec[i64]([0] * ((MOST_BATS + 1) * SIZE))
        """By bats, by steps of the other, by turns until one wins oneself."""
        self.acting: vec[i64] = self.moving[:]
        """The same before one's own action."""
        bats: i64
        turns: i64
        steps: i64
        for bats in range(MOST_BATS + 1):
            for turns in range(1, MOST_TURNS + 1):
                for steps in range(1, MOST_STEPS + 1):
                    self.moving[bats * SIZE + steps * WIDTH + turns] = self._move(
                        bats, steps, turns
                    )
                for steps in range(1, MOST_STEPS + 1):
                    self.acting[bats * SIZE + steps * WIDTH + turns] = self._act(bats, steps, turns)

    def of(self, bats: i64, steps: i64, turns: i64) -> i64:
        """With so many bats, when the other is about to move and one's last turn comes so late."""
        return self.moving[
            min(bats, MOST_BATS) * SIZE + min(steps, MOST_STEPS) * WIDTH + min(turns, MOST_TURNS)
        ]

    def _move(self, bats: i64, steps: i64, turns: i64) -> i64:
        total: i64 = 0
        die: i64
        for die in range(1, min(DIE + 1, steps)):
            if turns == 1:
                total += CERTAIN
            else:
                total += self.acting[bats * SIZE + (steps - die) * WIDTH + turns - 1]
        return total // DIE

    def _act(self, bats: i64, steps: i64, turns: i64) -> i64:
        kept: i64 = self.of(bats, steps, turns)
        if bats == 0:
            return kept
        total: i64 = 0
        die: i64
        for die in range(1, DIE + 1):
            total += self.of(bats - 1, steps + die, turns)
        hit: i64 = total // DIE * SUCCESS
        return max(kept, (hit + self.of(bats - 1, steps, turns) * (100 - SUCCESS)) // 100)


RACES: Final = Races()


def chance_to_outlast(bats: i64, steps: i64, hundredths: i64) -> i64:
    """How likely one wins before somebody who has so many steps home and moves next."""
    late: i64 = max(TURN, hundredths)
    whole: i64 = late // TURN
    part: i64 = late % TURN
    sooner: i64 = RACES.of(bats, steps, whole)
    later: i64 = RACES.of(bats, steps, whole + 1)
    return (sooner * (TURN - part) + later * part) // TURN
