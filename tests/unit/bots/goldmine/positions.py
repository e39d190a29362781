"""Positions of Gold Mine, and what regulars do in them."""

from typing import Any

from motherlode.bots.base import Budget
from motherlode.bots.registry import make_bot
from motherlode.core.moves import Moves
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME
from motherlode.games.goldmine.game import Table

SEEDS = range(1, 6)
"""Chance decides among moves that are nearly equal; these are not."""

USUAL = "goldmine(seats=3)"
MINERS = "goldmine(seats=2, open_tiles=none, abilities=true)"
CAVE_INS = "goldmine(seats=3, cave_in=true)"
TEAMS = "goldmine(seats=4, teams=true)"
ENOUGH = 7
"""Nuggets that one of three players needs."""
WON, LOST = [6, 1, 6, 1], [1, 6, 1, 6]
"""The throws of a challenge that the attacker wins, or loses."""

ONE_STEP = """
     0         1
0    entrance  gold_dead_end:270
"""
THREE_STEPS = """
     0         1            2            3
0    entrance  straight:90  straight:90  gold_dead_end:270
"""
NO_GOLD = """
     -2           -1           0         1            2
0    straight:90  straight:90  entrance  straight:90  straight:90
"""
GOLD_IN_THE_WEST = """
     -2                -1           0         1            2            3            4
0    gold_dead_end:90  straight:90  entrance  straight:90  straight:90  straight:90  straight:90
"""
GOLD_ON_BOTH_SIDES = """
     -2                -1           0         1            2            3
0    gold_dead_end:90  straight:90  entrance  straight:90  straight:90  gold_dead_end:270
"""
TWO_ON_THE_WAY = """
     0         1                 2            3
0    entrance  gold_straight:90  straight:90  gold_dead_end:270
"""
TWO_PASSAGES = """
      0
-1    dead_end_passage:180
0     entrance
1     straight
2     straight
3     straight
4     straight
5     straight_pick
6     straight_pick
7     straight_passage
8     gold_dead_end
"""
TWO_LONG_WAYS = """
   0         1            2            3            4            5            6      7      8
0  entrance  straight:90  straight:90  straight:90  straight:90  straight:90  cross  cross  cross
1  t         .            .            .            .            .            .      .      .
2  t         .            .            .            .            .            .      .      .
3  t         .            .            .            .            .            .      .      .
4  t         .            .            .            .            .            .      .      .
5  t         .            .            .            .            .            .      .      .
6  gold_t    .            .            .            .            .            .      .      .
"""
MUD_OR_A_DETOUR = """
     0          1                2            3
-1   corner:90  straight:90      straight:90  corner:180
0    entrance   straight_mud:90  straight:90  gold_corner:270
"""
A_GAP_IN_A_RING = """
     -1     0          1            2
-1   .      corner:90  straight:90  t:90
0    cross  entrance   .            gold_corner:270
1    .      cross      .            .
"""
A_HOLE = """
     -1           0         1            2
0    straight:90  entrance  t:90         corner:180
1    .            straight  .            straight
2    .            corner    straight:90  corner:270
"""


def table(setup: str, *before: str, **position: Any) -> Table:
    """A position after some moves; seat 0 is asked first."""
    state = GAME.arrange(GAME.setup(setup), position)
    for text in before:
        seat = GAME.turn(state.public)[0]
        GAME.play(state, GAME.read(state.public, state.own[seat], text))
    return state


def choice(state: Table, seed: int) -> str:
    """What a regular does."""
    seat = GAME.turn(state.public)[0]
    moves = Moves()
    GAME.fill(state.public, state.own[seat], moves)
    bot = make_bot("regular", GAME.name, seat, seed)
    return GAME.write(state.public, bot.choose(state.view(seat), moves, Budget()))


def choices(setup: str, *before: str, **position: Any) -> set[str]:
    """What regulars with different luck do in a position."""
    state = table(setup, *before, **position)
    return {choice(state, seed) for seed in SEEDS}
