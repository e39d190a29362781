"""Does a saved duel come back whole, and is one that is cut off or damaged refused?"""

from collections.abc import Iterator

import pytest

from motherlode.core.chance import Chance, Fast, Secure
from motherlode.core.setups import Setup
from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.games.duel.game import Table
from tests.counts.guided_duel import race_of

SETUPS = ["duel()", "duel(first_player=green, tie_rounds=0)", "duel(tie_rounds=2)"]
EVERY = 12
"""One step in so many is looked at closely."""


def generator(seed: int) -> Chance:
    """Fast for even seeds, secure for odd ones."""
    return Secure(bytes([seed]) * 32) if seed % 2 else Fast(seed)


def states_of(setup: Setup, seed: int) -> Iterator[Table]:
    """Every state of a guided game, the last one too."""
    state, guide = GAME.begin(setup, generator(seed)), race_of(seed)
    yield state
    while GAME.turn(state.public)[0] >= 0:
        GAME.play(state, guide.choose(state))
        yield state


def some_states(text: str, seed: int) -> list[tuple[Setup, Table]]:
    """A few states of a game, and all those in which a prompt other than `play` is asked."""
    setup = GAME.setup(text)
    return [
        (setup, GAME.copy(state))
        for step, state in enumerate(states_of(setup, seed))
        if step % EVERY == 0 or state.public.turns.phase != 0
    ]


def play_on(state: Table, most: int) -> list[str]:
    """Fingerprints of the states that the same random moves lead to."""
    chance = Fast(5)
    trail = [GAME.digest(state)]
    for _ in range(most):
        moves = GAME.legal(state)
        if not moves:
            break
        GAME.play(state, moves[chance.below(len(moves))])
        trail.append(GAME.digest(state))
    return trail


def loaded_or_refused(setup: Setup, data: bytes) -> Table | None:
    """The state, or None if it is refused with `ValueError`; anything else is a failure."""
    try:
        return GAME.load(setup, data)
    except ValueError:
        return None


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("text", SETUPS)
def test_every_state_of_a_game_comes_back_as_it_was_saved(text: str, seed: int) -> None:
    setup = GAME.setup(text)

    for state in states_of(setup, seed):
        saved = GAME.save(state)
        loaded = GAME.load(setup, saved)

        assert GAME.save(loaded) == saved
        assert GAME.digest(loaded) == GAME.digest(state)
        assert GAME.legal(loaded) == GAME.legal(state)
        assert GAME.turn(loaded.public) == GAME.turn(state.public)
        assert GAME.facts(loaded) == GAME.facts(state)


@pytest.mark.parametrize("seed", [5, 6])
@pytest.mark.parametrize("text", SETUPS)
def test_a_loaded_game_goes_on_as_the_saved_one(text: str, seed: int) -> None:
    for setup, state in some_states(text, seed):
        loaded = GAME.load(setup, GAME.save(state))

        assert play_on(loaded, most=100) == play_on(state, most=100)


@pytest.mark.parametrize("text", SETUPS)
def test_a_copy_can_be_played_on_without_touching_the_first(text: str) -> None:
    for _, state in some_states(text, seed=7):
        saved = GAME.save(state)
        twin = GAME.copy(state)

        first = play_on(twin, most=100)

        assert GAME.save(state) == saved
        assert play_on(state, most=100) == first


@pytest.mark.parametrize("text", SETUPS)
def test_every_beginning_of_a_save_is_refused(text: str) -> None:
    for setup, state in some_states(text, seed=8)[::3]:
        saved = GAME.save(state)

        for size in range(len(saved)):
            with pytest.raises(ValueError, match="damaged"):
                GAME.load(setup, saved[:size])


@pytest.mark.parametrize("text", SETUPS)
def test_a_save_with_more_after_its_end_is_refused(text: str) -> None:
    for setup, state in some_states(text, seed=10):
        with pytest.raises(ValueError, match="damaged"):
            GAME.load(setup, GAME.save(state) + b"\0")


@pytest.mark.parametrize("text", SETUPS)
@pytest.mark.parametrize("seed", [11, 12])
def test_a_save_with_a_flipped_bit_is_refused_or_is_another_sound_state(
    text: str, seed: int
) -> None:
    for setup, state in some_states(text, seed)[::2]:
        saved = GAME.save(state)
        for bit in range(len(saved) * 8):
            damaged = bytearray(saved)
            damaged[bit // 8] ^= 2 ** (bit % 8)

            loaded = loaded_or_refused(setup, bytes(damaged))

            if loaded is not None:
                assert GAME.save(loaded) == bytes(damaged)
                assert GAME.legal(loaded) or GAME.turn(loaded.public)[0] < 0
                play_on(loaded, most=20)
                GAME.check(loaded)


def test_a_save_of_a_round_that_the_set_up_does_not_have_is_refused() -> None:
    setup = GAME.setup("duel(tie_rounds=1)")
    state = GAME.begin(setup, Fast(1))
    while state.public.turns.round == 1:
        GAME.play(state, GAME.legal(state)[0])
    saved = GAME.save(state)

    assert GAME.save(GAME.load(setup, saved)) == saved
    with pytest.raises(ValueError, match="damaged"):
        GAME.load(GAME.setup("duel(tie_rounds=0)"), saved)


def test_states_that_differ_have_different_digests() -> None:
    setup = GAME.setup("duel()")
    states = [GAME.begin(setup, Fast(seed)) for seed in range(200)]

    assert len({GAME.digest(state) for state in states}) == 200


def test_the_public_digest_does_not_tell_what_is_hidden() -> None:
    setup = GAME.setup("duel(first_player=green)")
    states = [GAME.begin(setup, Fast(seed)) for seed in range(20)]

    assert len({GAME.public_digest(state.public) for state in states}) == 1
