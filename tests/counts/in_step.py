"""An engine and a slow referee, whatever the game: rounds in step, and counts of sequences."""

from collections.abc import Iterator
from typing import Protocol

from tests.counts.guided import AnyGame, AnyTable, Guide


class SlowSide(Protocol):
    """What every referee of one round can be asked."""

    asked: tuple[int, str] | None

    def legal(self) -> list[str]:
        """Every legal move of the seat that is asked, as sorted texts."""

    def play(self, text: str) -> None:
        """Play one legal move of the seat that is asked."""


def round_goes_on(game: AnyGame, state: AnyTable, number: int) -> bool:
    """Whether somebody is still asked in the round of this number."""
    return state.public.turns.round == number and game.turn(state.public)[0] >= 0


def in_step(
    game: AnyGame, state: AnyTable, slow: SlowSide, guide: Guide
) -> Iterator[tuple[str, int]]:
    """Play a round to its end on both sides; they must agree at each step.

    Gives each prompt and the move that is about to answer it, while both stand before that move.
    In the end the engine is in the next round, or over.
    """
    number = state.public.turns.round
    while round_goes_on(game, state, number):
        seat, phase = game.turn(state.public)
        prompt = game.prompts_in_words[phase]
        assert slow.asked == (int(seat), prompt)
        texts = [game.write(state.public, move) for move in game.legal(state)]
        assert sorted(texts) == slow.legal()
        move = guide.choose(state)
        yield prompt, move
        game.play(state, move)
        slow.play(game.write(state.public, move))
    assert slow.legal() == []


def play_some(game: AnyGame, state: AnyTable, slow: SlowSide, guide: Guide, most: int) -> None:
    """Play so many moves on both sides, or fewer: the round goes on."""
    number = state.public.turns.round
    for _ in range(most):
        move = guide.choose(state)
        after = game.copy(state)
        game.play(after, move)
        if not round_goes_on(game, after, number):
            return
        slow.play(game.write(state.public, move))
        game.play(state, move)


def engine_count(game: AnyGame, state: AnyTable, depth: int) -> int:
    """As the referee's `count`: a sequence that ends the round early counts once."""
    return _count(game, state, depth, state.public.turns.round)


def _count(game: AnyGame, state: AnyTable, depth: int, number: int) -> int:
    if depth == 0 or not round_goes_on(game, state, number):
        return 1
    moves = game.legal(state)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = game.copy(state)
        game.play(after, move)
        total += _count(game, after, depth - 1, number)
    return total
