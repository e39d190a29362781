"""Positions of Dwarf Corporation, and what regulars do in them.

The central board of these positions is as it begins, all around it is danger but the rows that are
named. The flags: red 7,6, orange 10,6, yellow 11,7, green 11,10, cyan 10,11, blue 7,11,
violet 6,10, white 6,7.
"""

from typing import Any

from motherlode.bots.base import Budget
from motherlode.bots.registry import make_bot
from motherlode.core.moves import Moves
from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from motherlode.games.corporation.game import Table
from motherlode.games.corporation.pieces import PROMPT_NAMES

SEEDS = range(1, 6)
"""Chance decides among moves that are nearly equal; these are not."""
FAR_GOLD = dict.fromkeys(range(9), "$") | {9: "$....."}
"""Ten golds, the nearest seven crystals from violet and white."""
RED_GOLD = {5: "       $", 4: "      $$"}
"""Three golds that red alone comes to; the first beside its flag."""


def table(seats: int = 2, **position: Any) -> Table:
    """A position in which seat 0 is asked."""
    return GAME.arrange(GAME.setup(f"corporation(seats={seats})"), {"turn": 0, **position})


def after(state: Table, *moves: str) -> Table:
    """The same table after some moves of whoever is asked."""
    for move in moves:
        seat = GAME.turn(state.public)[0]
        GAME.play(state, GAME.read(state.public, state.own[seat], move))
    return state


def choice(state: Table, seed: int = 1) -> str:
    """What a regular does."""
    seat = GAME.turn(state.public)[0]
    moves = Moves()
    GAME.fill(state.public, state.own[seat], moves)
    bot = make_bot("regular", GAME.name, seat, seed)
    return GAME.write(state.public, bot.choose(state.view(seat), moves, Budget()))


def choices(state: Table) -> set[str]:
    """What regulars with different luck do."""
    return {choice(state, seed) for seed in SEEDS}


def turn_of(state: Table, seed: int = 1) -> list[str]:
    """All moves of a regular until somebody else is asked, or the game is over."""
    seat, made = GAME.turn(state.public)[0], []
    while GAME.turn(state.public)[0] == seat:
        made.append(choice(state, seed))
        after(state, made[-1])
    return made


def prompt(state: Table) -> str:
    return PROMPT_NAMES[GAME.turn(state.public)[1]]


def traded(**position: Any) -> Table:
    """A table at the trade, after three crystals that change nothing."""
    state = table(**position)
    return after(state, "dig green 10,10", "dig green 9,10", "dig green 9,11")
