"""Is a save that is cut off or damaged refused, whatever the game, or another sound state?"""

from collections.abc import Iterator

import pytest

from motherlode.core.chance import Fast
from motherlode.core.conformance import AnyGame, AnyState
from motherlode.core.setups import Setup
from motherlode.games.registry import find_game

SETUPS = {
    "goldmine": [
        "goldmine(seats=2, turn_limit=12)",
        "goldmine(seats=4, teams=true, abilities=true, cave_in=true, pickaxes=true, turn_limit=8)",
    ],
    "corporation": ["corporation(seats=2)", "corporation(seats=5)"],
}
"""The games of cards have tests of their own."""
EVERY = 90
"""One step in so many is looked at."""
TABLES = [setup for setups in SETUPS.values() for setup in setups]


def some_states(game: AnyGame, setup: Setup, seed: int) -> Iterator[AnyState]:
    """Some states of a random game, the last one too."""
    state, chance, step = game.begin(setup, Fast(seed)), Fast(seed + 1), 0
    while moves := game.legal(state):
        if step % EVERY == seed % EVERY:
            yield state
        step += 1
        game.play(state, moves[chance.below(len(moves))])
    yield state


def loaded_or_refused(game: AnyGame, setup: Setup, data: bytes) -> AnyState | None:
    """The state, or None if it is refused with `ValueError`; anything else is a failure."""
    try:
        return game.load(setup, data)
    except ValueError:
        return None


def play_on(game: AnyGame, state: AnyState, most: int) -> None:
    chance = Fast(5)
    for _ in range(most):
        moves = game.legal(state)
        if not moves:
            return
        game.play(state, moves[chance.below(len(moves))])


@pytest.mark.parametrize("text", TABLES)
def test_every_beginning_of_a_save_is_refused(text: str) -> None:
    game = find_game(text.partition("(")[0])
    setup = game.setup(text)
    for state in some_states(game, setup, 1):
        saved = game.save(state)
        for size in range(0, len(saved), 3):
            with pytest.raises(ValueError, match="damaged"):
                game.load(setup, saved[:size])


@pytest.mark.parametrize("text", TABLES)
@pytest.mark.parametrize("seed", [2])
def test_a_save_with_a_flipped_bit_is_refused_or_is_another_sound_state(
    text: str, seed: int
) -> None:
    game = find_game(text.partition("(")[0])
    setup = game.setup(text)
    for state in some_states(game, setup, seed):
        saved = game.save(state)
        for bit in range(len(saved) * 8):
            damaged = bytearray(saved)
            damaged[bit // 8] ^= 2 ** (bit % 8)

            loaded = loaded_or_refused(game, setup, bytes(damaged))

            if loaded is not None:
                assert game.save(loaded) == bytes(damaged)
                assert game.legal(loaded) or game.turn(loaded.public)[0] < 0
                play_on(game, loaded, most=12)
