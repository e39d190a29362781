"""Does a saved state come back whole, and is one that is cut off or damaged refused?"""

from collections.abc import Iterator

import pytest

from motherlode.core.chance import Chance, Fast, Secure
from motherlode.core.setups import Setup
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from tests.counts.guided import guide_of

SETUPS = [
    "saboteur(edition=ua, seats=3)",
    "saboteur(edition=ru, seats=5)",
    "saboteur(edition=ru-strict, seats=7, broken_unpaid=true)",
    "saboteur(edition=ua, seats=10, rounds=2)",
]
EVERY = 25
"""One step in so many is looked at closely."""


def generator(seed: int) -> Chance:
    """Fast for even seeds, secure for odd ones."""
    return Secure(bytes([seed]) * 32) if seed % 2 else Fast(seed)


def states_of(setup: Setup, seed: int) -> Iterator[Table]:
    """Every state of a guided game, the last one too."""
    state = GAME.begin(setup, generator(seed))
    guide = guide_of(seed)
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


@pytest.mark.parametrize("seed", [0, 1])
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


@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("text", SETUPS)
def test_a_loaded_game_goes_on_as_the_saved_one(text: str, seed: int) -> None:
    for setup, state in some_states(text, seed):
        loaded = GAME.load(setup, GAME.save(state))

        assert play_on(loaded, most=200) == play_on(state, most=200)


@pytest.mark.parametrize("text", SETUPS)
def test_a_copy_can_be_played_on_without_touching_the_first(text: str) -> None:
    for _, state in some_states(text, seed=4):
        saved = GAME.save(state)
        twin = GAME.copy(state)

        first = play_on(twin, most=200)

        assert GAME.save(state) == saved
        assert play_on(state, most=200) == first


@pytest.mark.parametrize("text", SETUPS)
def test_every_beginning_of_a_save_is_refused(text: str) -> None:
    for setup, state in some_states(text, seed=5)[::3]:
        saved = GAME.save(state)

        for size in range(len(saved)):
            with pytest.raises(ValueError, match="damaged"):
                GAME.load(setup, saved[:size])


@pytest.mark.parametrize("text", SETUPS)
def test_a_save_with_more_after_its_end_is_refused(text: str) -> None:
    for setup, state in some_states(text, seed=6):
        with pytest.raises(ValueError, match="damaged"):
            GAME.load(setup, GAME.save(state) + b"\0")


@pytest.mark.parametrize("text", SETUPS)
@pytest.mark.parametrize("seed", [7, 8])
def test_a_save_with_a_flipped_bit_is_refused_or_is_another_sound_state(
    text: str, seed: int
) -> None:
    for setup, state in some_states(text, seed)[:: EVERY // 5]:
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


def test_a_save_of_another_set_up_is_refused() -> None:
    one, other = GAME.setup("saboteur(seats=3)"), GAME.setup("saboteur(seats=4)")
    saved = GAME.save(GAME.begin(one, Fast(1)))

    with pytest.raises(ValueError, match="damaged"):
        GAME.load(other, saved)


def test_states_that_differ_have_different_digests() -> None:
    setup = GAME.setup("saboteur(seats=5)")
    states = [GAME.begin(setup, Fast(seed)) for seed in range(200)]

    assert len({GAME.digest(state) for state in states}) == 200


def test_the_public_digest_does_not_tell_what_is_hidden() -> None:
    setup = GAME.setup("saboteur(seats=5, first_player=seat0)")
    states = [GAME.begin(setup, Fast(seed)) for seed in range(20)]

    assert len({GAME.public_digest(state.public) for state in states}) == 1
