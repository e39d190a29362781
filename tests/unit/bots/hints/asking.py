"""Asking for reasons of moves in positions, and for hints in games that go on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from motherlode.bots.base import Budget
from motherlode.bots.hints.hint import Hint, find_reasons, give_hint
from motherlode.bots.hints.phrases import write_phrase
from motherlode.bots.registry import make_thumb
from motherlode.core.chance import Fast
from motherlode.core.events import Event, Log
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.state import NOBODY, State
from motherlode.words.catalogue import Catalogue

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]
ENGLISH = Catalogue("en")


def why(game: AnyGame, state: AnyState, text: str, told: Sequence[Event] = ()) -> list[str]:
    """What is said in English for a move, which must be legal, of the seat that is asked."""
    seat = game.turn(state.public)[0]
    move = game.read(state.public, state.own[seat], text)
    assert game.refusal(state.public, state.own[seat], move) is None
    reasons = find_reasons(game.name)(state.view(seat), move, told)
    return [write_phrase(reason, ENGLISH) for reason in reasons]


def hint(game: AnyGame, state: AnyState, told: Sequence[Event] = ()) -> Hint:
    """The hint for the seat that is asked."""
    seat = game.turn(state.public)[0]
    return give_hint(game, state.view(seat), told, Budget())


@dataclass
class Turn:
    """Somebody is asked in a game; with a `move` they make that, and not their own."""

    state: AnyState
    seat: int
    moves: Moves
    told: Sequence[Event]
    move: int | None = None


def turns_of_game(game: AnyGame, setup: str, seed: int) -> Iterator[Turn]:
    """A game of players by rule of thumb, unless they are given other moves."""
    table, log = game.setup(setup), Log()
    state = game.begin(table, Fast(seed), log)
    bots = [make_thumb(game.name, seat, seed) for seat in range(table.seats)]
    told = 0
    while (seat := game.turn(state.public)[0]) != NOBODY:
        for event in log.events[told:]:
            for listener, bot in enumerate(bots):
                if event.heard_by(listener):
                    bot.hear(event)
        told, moves = len(log.events), Moves()
        game.fill(state.public, state.own[seat], moves)
        turn = Turn(state, seat, moves, log.heard(seat))
        yield turn
        if turn.move is None:
            turn.move = bots[seat].choose(state.view(seat), moves, Budget())
        game.play(state, turn.move, log)


def hints_of_game(
    game: AnyGame, setup: str, seed: int, every: int
) -> Iterator[tuple[Hint, AnyState, AnyState]]:
    """A game that follows every so many hints.

    With each hint it gives the state as it is, and as it will be after the move.
    """
    for step, turn in enumerate(turns_of_game(game, setup, seed)):
        if step % every == 0:
            given, after = hint(game, turn.state, turn.told), game.copy(turn.state)
            game.play(after, given.move, Log())
            turn.move = given.move
            yield given, turn.state, after
