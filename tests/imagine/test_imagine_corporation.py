"""What can be imagined in Dwarf Corporation: the order of the deck, and nothing else."""

from collections import Counter
from itertools import permutations

import pytest

from motherlode.core.chance import Fast
from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from motherlode.games.corporation.pieces import CARD_NAMES
from tests.counts.referee_corporation import Digger
from tests.fair.chi_square import assert_fair
from tests.imagine.sound import assert_apart, assert_sound

DRAWS = 4000


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_state_is_sound_and_looks_the_same_to_everyone(seats: int) -> None:
    state = GAME.begin(GAME.setup(f"corporation(seats={seats})"), Fast(seats))
    digger, number = Digger(Fast(seats)), 0
    while GAME.turn(state.public)[0] >= 0:
        if number % 9 == 0:
            for own in state.own:
                world = GAME.imagine(state.public, own, Fast(number))
                assert_sound(GAME, state, int(own.seat), world)
        number += 1
        GAME.play(state, digger.choose(state.public, GAME.legal(state)))
    assert number > 100


def test_playing_on_in_an_imagined_state_leaves_the_true_one_alone() -> None:
    state = GAME.begin(GAME.setup("corporation(seats=2)"), Fast(5))

    assert_apart(GAME, state, 0, Fast(1))


def test_every_order_of_the_deck_is_as_likely() -> None:
    position = {"deck": ["mine", "union", "mine", "cthulhu"], "discards": ["interns"]}
    state = GAME.arrange(GAME.setup("corporation(seats=2)"), position)
    chance = Fast(3)

    worlds = [GAME.imagine(state.public, state.own[1], chance) for _ in range(DRAWS)]

    seen = Counter(tuple(CARD_NAMES[c] for c in world.hidden.deck.list()) for world in worlds)
    orders = set(permutations(["mine", "union", "mine", "cthulhu"]))
    assert set(seen) == orders
    assert_fair(seen, dict.fromkeys(orders, 1.0))
