"""Asking for reasons of moves in positions, and for hints in games that go on."""

from collections.abc import Iterator, Sequence
from typing import Any

from motherlode.bots.base import Budget
from motherlode.bots.hints.hint import Hint, find_reasons, give_hint
from motherlode.bots.registry import make_thumb
from motherlode.core.chance import Fast
from motherlode.core.events import Event, Log
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.state import NOBODY, State

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]


def why(game: AnyGame, state: AnyState, text: str, told: Sequence[Event] = ()) -> list[str]:
    """What is said for a move, which must be legal, of the seat that is asked."""
    seat = game.turn(state.public)[0]
    move = game.read(state.public, state.own[seat], text)
    assert game.refusal(state.public, state.own[seat], move) is None
    return list(find_reasons(game.name)(state.view(seat), move, told))


def hint(game: AnyGame, state: AnyState, told: Sequence[Event] = ()) -> Hint:
    """The hint for the seat that is asked."""
    seat = game.turn(state.public)[0]
    return give_hint(game, state.view(seat), told, Budget())


def hints_of_game(game: AnyGame, setup: str, seed: int, every: int) -> Iterator[tuple[Any, ...]]:
    """A game that follows every so many hints, and otherwise players by rule of thumb.

    After each hint it gives the hint, the state as it was, and as it is after the move.
    """
    table, log = game.setup(setup), Log()
    state = game.begin(table, Fast(seed), log)
    bots = [make_thumb(game.name, seat, seed) for seat in range(table.seats)]
    told = step = 0
    while (seat := game.turn(state.public)[0]) != NOBODY:
        for event in log.events[told:]:
            for listener, bot in enumerate(bots):
                if event.heard_by(listener):
                    bot.hear(event)
        told = len(log.events)
        moves = Moves()
        game.fill(state.public, state.own[seat], moves)
        if step % every:
            game.play(state, bots[seat].choose(state.view(seat), moves, Budget()), log)
        else:
            given, before = hint(game, state, log.heard(seat)), game.copy(state)
            game.play(state, given.move, log)
            yield given, before, state
        step += 1
