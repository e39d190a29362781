"""Whole games in one call, for simulation: the loop is inside, so it runs at the engine's speed."""

from mypy_extensions import i64

from motherlode.core.chance import Chance, Fast
from motherlode.core.events import Log
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY, H, O, P, State


def play_randomly(
    game: Game[P, O, H],
    state: State[P, O, H],
    chance: Chance,
    moves: Moves,
    most: i64,
    log: Log | None = None,
) -> i64:
    """Play random legal moves to the end, or `most` of them; says how many were played.

    `moves` is a buffer to work in, `Moves()`; with `game.limit(setup)` for `most` it always ends.
    """
    steps: i64 = 0
    while steps < most:
        seat: i64 = game.turn(state.public)[0]
        if seat == NOBODY:
            break
        game.fill(state.public, state.own[seat], moves)
        game.play(state, moves.items[chance.below(moves.count)], log)
        steps += 1
    return steps


def play_many_randomly(game: Game[P, O, H], setup: Setup, first_seed: i64, games: i64) -> i64:
    """Deal and play so many random games, one for each seed; says how many moves were played."""
    moves = Moves()
    chance = Fast(first_seed)
    steps: i64 = 0
    seed: i64
    for seed in range(first_seed, first_seed + games):
        state = game.begin(setup, Fast(seed))
        steps += play_randomly(game, state, chance, moves, game.limit(setup))
    return steps
