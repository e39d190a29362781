"""Bots at one table, in one call: for simulation and benchmarks."""

from mypy_extensions import i64

from motherlode.bots.base import Bot, Budget
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.state import NOBODY, H, O, P, State


def play_bots(
    game: Game[P, O, H],
    state: State[P, O, H],
    bots: list[Bot[P, O]],
    log: Log,
    budget: Budget,
    most: i64,
) -> i64:
    """Let the bots play to the end, or `most` moves; says how many were played.

    Every bot hears what its seat was told, from what the log already holds on.
    """
    moves = Moves()
    told: i64 = 0
    steps: i64 = 0
    while True:
        told = _tell(bots, log.events, told)
        seat: i64 = game.turn(state.public)[0]
        if seat == NOBODY or steps == most:
            return steps
        game.fill(state.public, state.own[seat], moves)
        move: i64 = bots[seat].choose(state.view(seat), moves, budget)
        game.play(state, move, log)
        steps += 1


def _tell(bots: list[Bot[P, O]], events: list[Event], told: i64) -> i64:
    size: i64 = len(events)
    i: i64
    seat: i64
    for i in range(told, size):
        event = events[i]
        if event.audience == EVERYONE:
            for seat in range(len(bots)):
                bots[seat].hear(event)
        else:
            bots[event.audience].hear(event)
    return size
