"""Games that are played so that many kinds of states come up."""

from collections.abc import Callable, Iterator
from typing import Any

from motherlode.core.chance import Fast
from motherlode.core.conformance import AnyGame, AnyState
from motherlode.core.moves import Moves
from motherlode.kit.bands import PASS_KIND
from tests.counts.guided import Guide
from tests.guides import BotGuide

EVERY = 7
"""One step in so many is looked at; at prompts other than the first, every one."""


class Hoarder(Guide):
    """Plays as its guide says until the draw pile is empty; then nobody does anything but pass."""

    def choose(self, state: AnyState) -> int:
        if state.public.tally.pile > 0:
            return super().choose(state)
        passes = [move for move in self.game.legal(state) if self.game.kind(move) == PASS_KIND]
        return self._any(passes or self.game.legal(state))


def states_of(
    game: AnyGame,
    setup: str,
    seed: int,
    choose: Callable[[AnyState], int],
    *,
    every: int = EVERY,
) -> Iterator[AnyState]:
    """Some states of a game, the last one too."""
    state = game.begin(game.setup(setup), Fast(seed))
    step = 0
    while game.turn(state.public)[0] >= 0:
        if step % every == 0 or game.turn(state.public)[1] != 0:
            yield state
        game.play(state, choose(state))
        step += 1
    yield state


def play_to_the_end(game: AnyGame, state: AnyState, seed: int) -> None:
    """Go on with random moves."""
    chance = Fast(seed)
    while moves := game.legal(state):
        game.play(state, moves[chance.below(len(moves))])


def moves_of(game: AnyGame, public: Any, own: Any) -> list[int]:
    """All legal moves of a seat, whether it is asked or not."""
    moves = Moves()
    game.fill(public, own, moves)
    return moves.list()


def bots_choice(game: AnyGame, seed: int) -> Callable[[AnyState], int]:
    """Lets bots choose, with a random move now and then."""
    bots, chance, moves = BotGuide(game.name, seed), Fast(seed), Moves()

    def choose(state: AnyState) -> int:
        seat = game.turn(state.public)[0]
        game.fill(state.public, state.own[seat], moves)
        return bots.choose(state.view(seat), moves, chance)

    return choose
