"""Positions of the expansion, and what players do in them."""

from typing import Any

from motherlode.bots.base import Bot, Budget
from motherlode.bots.registry import make_bot, make_thumb
from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.games.saboteur2.cards import FIRST_PATH
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.games.saboteur2.game import Table

SEEDS = range(1, 6)
"""Chance decides among moves that are nearly equal; these are not."""

ONE_CARD_MISSING = """
     0      1      2      3      4            5            6             7  8
0    start  cross  cross  cross  straight_ew  straight_ew  t_horizontal  .  ?
"""
BLUE_DOOR = """
     0      1      2             3            4      5      6             7  8
0    start  cross  door_blue_ew  straight_ew  cross  cross  t_horizontal  .  ?
"""
HALF_AROUND_A_BLUE_DOOR = """
     0      1         2             3      4      5      6
0    start  cross     door_blue_ew  cross  cross  cross  t_horizontal
1    .      curve_ne  straight_ew   .      .      .      .
"""
A_FEW_CARDS = """
     0      1      2
0    start  cross  cross
"""


def table(seats: int = 4, **position: Any) -> Table:
    """A position in which seat 0 is asked."""
    return GAME.arrange(GAME.setup(f"saboteur2(seats={seats}, rounds=1)"), {"turn": 0, **position})


def tile_of(card: str) -> int:
    """The number of a card as it is written, lying in the maze."""
    rules = GAME.rules(GAME.setup("saboteur2"))
    return int(rules.ground.tiles.first[rules.words.card_names.index(card) - FIRST_PATH])


def choice(bot: Bot[Any, Any], state: Table, log: Log | None = None) -> str:
    """What a bot does that has heard this, or nothing so far."""
    seat = GAME.turn(state.public)[0]
    moves = Moves()
    GAME.fill(state.public, state.own[seat], moves)
    for event in log.heard(seat) if log else []:
        bot.hear(event)
    return GAME.write(state.public, bot.choose(state.view(seat), moves, Budget()))


def choices_in(state: Table) -> set[str]:
    """What players with different luck do, by rule of thumb and by what they believe."""
    seat = GAME.turn(state.public)[0]
    bots = [make_thumb(GAME.name, seat, seed) for seed in SEEDS]
    bots += [make_bot("regular", GAME.name, seat, seed) for seed in SEEDS]
    return {choice(bot, state) for bot in bots}


def choices(seats: int = 4, **position: Any) -> set[str]:
    """What such players do in a position of which they have heard nothing."""
    return choices_in(table(seats, **position))
