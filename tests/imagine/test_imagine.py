"""Is an imagined state a sound one that its seat cannot tell from the true one?"""

from collections.abc import Iterator

import pytest

from motherlode.core.chance import Fast
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from motherlode.games.saboteur.state import PROMPT_NAMES
from tests.counts.guided import guide_of
from tests.imagine import walks
from tests.imagine.sound import assert_apart, assert_sound, longest_streak
from tests.imagine.walks import Hoarder, play_to_the_end
from tests.imagine.worlds import Shares, gold_in_order, pays_agree

EDITIONS = ["ua", "ru", "ru-strict"]
TABLES = [3, 5, 7, 10]


def states_of(setup: str, seed: int) -> Iterator[Table]:
    """Some states of a guided game, the last one too."""
    return walks.states_of(GAME, setup, seed, guide_of(seed).choose)


def views_of(edition: str, seats: int, seeds: range) -> Iterator[tuple[Table, int, Fast]]:
    """States, each with every seat that may imagine it, and a generator to imagine with."""
    for seed in seeds:
        chance = Fast(seed + 1)
        for state in states_of(f"saboteur(edition={edition}, seats={seats})", seed):
            for seat in range(seats):
                yield state, seat, chance


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_imagined_state_is_sound_and_looks_the_same_to_its_seat(
    edition: str, seats: int
) -> None:
    for state, seat, chance in views_of(edition, seats, range(3)):
        world = GAME.imagine(state.public, state.own[seat], chance)

        assert_sound(GAME, state, seat, world)


def test_the_states_that_are_imagined_have_every_prompt() -> None:
    asked = {
        PROMPT_NAMES[state.public.turns.phase]
        for edition in EDITIONS
        for seats in TABLES
        for seed in range(3)
        for state in states_of(f"saboteur(edition={edition}, seats={seats})", seed)
        if GAME.turn(state.public)[0] >= 0
    }

    assert asked == set(PROMPT_NAMES)


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_imagined_state_shares_nothing_with_the_true_one(edition: str, seats: int) -> None:
    for state, seat, chance in views_of(edition, seats, range(3, 4)):
        assert_apart(GAME, state, seat, chance)


def test_playing_on_in_the_true_state_does_not_change_what_was_imagined() -> None:
    for seed in range(4):
        state = GAME.begin(GAME.setup("saboteur(edition=ua, seats=4)"), Fast(seed))
        guide = guide_of(seed)
        for _ in range(30):
            GAME.play(state, guide.choose(state))
        world = GAME.imagine(state.public, state.own[0], Fast(9))
        imagined = GAME.save(world)

        play_to_the_end(GAME, state, seed)

        assert GAME.save(world) == imagined


def test_the_same_chance_imagines_the_same_and_another_one_something_else() -> None:
    for state, seat, _ in views_of("ru-strict", 5, range(4, 5)):
        saves = [
            GAME.save(GAME.imagine(state.public, state.own[seat], Fast(seed))) for seed in (1, 1, 2)
        ]

        assert saves[0] == saves[1]
        assert saves[0] != saves[2]


def test_an_imagined_state_does_not_know_how_the_true_chance_goes_on() -> None:
    setup = GAME.setup("saboteur(seats=5)")
    state = GAME.begin(setup, Fast(11))

    world = GAME.imagine(state.public, state.own[0], Fast(12))

    true = [int(state.hidden.chance.copy().word()) for _ in range(3)]
    assert [int(world.hidden.chance.copy().word()) for _ in range(3)] != true


# SAB-24: a circle of forced passes would have ended the round


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_imagined_hands_would_have_ended_the_round_before(edition: str, seats: int) -> None:
    setup = f"saboteur(edition={edition}, seats={seats})"
    longest = max(
        longest_streak(GAME, setup, seed, Hoarder(Fast(seed), care=20).choose) for seed in range(4)
    )

    assert longest > seats


# SAB-33: a pay fell short only because every card left was too much


@pytest.mark.parametrize(
    ("edition", "seats", "seed"), [("ua", 10, 2), ("ua", 10, 16), ("ru", 5, 3), ("ru", 8, 9)]
)
def test_no_imagined_gold_contradicts_a_pay_that_fell_short(
    edition: str, seats: int, seed: int
) -> None:
    fell_short = 0
    for state in states_of(f"saboteur(edition={edition}, seats={seats}, rounds=9)", seed):
        if 0 in list(state.public.ledger.pay_sum) and GAME.turn(state.public)[0] >= 0:
            fell_short += 1
            for seat in range(seats):
                world = GAME.imagine(state.public, state.own[seat], Fast(seed))

                assert pays_agree(Shares(world.public, gold_in_order(world)), world.public)
    assert fell_short > 0
