"""What must be true of an imagined state, whatever the game."""

from collections.abc import Callable

from motherlode.core.chance import Fast
from motherlode.core.conformance import AnyGame, AnyState
from motherlode.kit.bands import PASS_KIND
from tests.imagine.passes import Pass, circles, forced_in, run_at_the_end
from tests.imagine.walks import moves_of, play_to_the_end


def assert_sound(game: AnyGame, state: AnyState, seat: int, world: AnyState) -> None:
    """It holds together, and the seat cannot tell it from the true one."""
    game.check(world)
    assert game.view_bytes(world.view(seat)) == game.view_bytes(state.view(seat))
    assert game.public_digest(world.public) == game.public_digest(state.public)
    assert game.turn(world.public) == game.turn(state.public)
    if game.turn(state.public)[0] == seat:
        mine = moves_of(game, state.public, state.own[seat])
        assert moves_of(game, world.public, world.own[seat]) == mine


def assert_apart(game: AnyGame, state: AnyState, seat: int, chance: Fast) -> None:
    """It shares nothing with the true one: playing on in either leaves the other as it was."""
    true = game.save(state)
    world = game.imagine(state.public, state.own[seat], chance)
    imagined = game.save(world)

    play_to_the_end(game, game.load(game.setup_of(state.public), imagined), seed=1)
    play_to_the_end(game, world, seed=1)
    game.check(world)
    untouched = game.save(state) == true

    world = game.imagine(state.public, state.own[seat], chance)
    imagined = game.save(world)
    play_to_the_end(game, game.copy(state), seed=1)

    assert untouched
    assert game.save(world) == imagined


def longest_streak(game: AnyGame, setup: str, seed: int, choose: Callable[[AnyState], int]) -> int:
    """SAB-24: play a round; no hands that are imagined on the way would have ended it before.

    Says how many passes in a row there were with an empty pile.
    """
    state = game.begin(game.setup(setup), Fast(seed))
    seats = len(state.own)
    passes: list[Pass] = []
    longest = 0
    while True:
        asked, empty = int(state.public.turns.asked), state.public.tally.pile == 0
        folded = int(state.public.tally.folded[asked])
        move = choose(state)
        game.play(state, move)
        if len(state.public.turns.won) > 0:
            return longest
        gone = int(state.public.tally.folded[asked]) - folded
        passes = [*passes, (asked, gone)] if empty and game.kind(move) == PASS_KIND else []
        longest = max(longest, len(passes))
        for seat in range(seats):
            world = game.imagine(state.public, state.own[seat], Fast(seed))
            forced = forced_in(game, world, passes)

            assert circles(forced, seats) == 0
            assert world.hidden.stuck == run_at_the_end(forced)
