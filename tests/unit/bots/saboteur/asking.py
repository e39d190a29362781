"""Regular players of base Saboteur who are asked in a position."""

from typing import Any

from motherlode.bots.base import Budget
from motherlode.bots.saboteur.regular import Regular
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table

SEEDS = range(1, 5)


def table(**position: Any) -> Table:
    """A position of five in which seat 0 is asked."""
    return GAME.arrange(GAME.setup("saboteur(seats=5, rounds=1)"), {"turn": 0, **position})


def ask(bot: Regular, state: Table) -> str:
    """What a player does whose turn it is."""
    seat = GAME.turn(state.public)[0]
    moves = Moves()
    GAME.fill(state.public, state.own[seat], moves)
    return GAME.write(state.public, bot.choose(state.view(seat), moves, Budget()))


def choice(state: Table, seed: int, log: Log | None = None) -> str:
    """What a regular player does who has heard this, or nothing so far."""
    seat = GAME.turn(state.public)[0]
    bot = Regular(seat, Fast(seed))
    for event in log.heard(seat) if log else []:
        bot.hear(event)
    return ask(bot, state)


def choices(**position: Any) -> set[str]:
    """What players with different luck do in a position."""
    return {choice(table(**position), seed) for seed in SEEDS}


def choices_after(deeds: list[str], **position: Any) -> set[str]:
    """What seat 0 does once everyone has done something, itself first, while it looked on."""
    return {_choice_after(deeds, seed, position) for seed in SEEDS}


def _choice_after(deeds: list[str], seed: int, position: dict[str, Any]) -> str:
    state = table(**position)
    bot = Regular(0, Fast(seed))
    ask(bot, state)
    log = Log()
    for deed in deeds:
        own = state.own[GAME.turn(state.public)[0]]
        GAME.play(state, GAME.read(state.public, own, deed), log)
    for event in log.heard(0):
        bot.hear(event)
    return ask(bot, state)
