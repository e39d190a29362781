"""Is an imagined state of a duel a sound one that its player cannot tell from the true one?"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations

import pytest

from motherlode.core.chance import Fast
from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.games.duel.game import Table
from motherlode.games.duel.state import OVER, PROMPT_NAMES
from motherlode.kit.goals import GOALS, UNSEEN
from tests.counts.guided_duel import race_of
from tests.fair.chi_square import assert_fair
from tests.fair.dealing import Place, assert_cards_anywhere
from tests.imagine.sound import assert_apart, assert_sound
from tests.imagine.walks import bots_choice, play_to_the_end, states_of

SEATS = 2
SEEDS = range(12)
MANY_SEEDS = range(100, 300)
EVERY = 3
DRAWS = 8000


def states(seeds: range, *, every: int = EVERY) -> Iterator[Table]:
    """States of guided games, of which every fifth is all random; every sixth is bots'."""
    for seed in seeds:
        setup = f"duel(tie_rounds={seed % 3})"
        choose = bots_choice(GAME, seed) if seed % 6 == 5 else race_of(seed).choose
        yield from states_of(GAME, setup, seed, choose, every=every)


def worlds(seeds: range) -> Iterator[tuple[Table, int, Table]]:
    """States, each with both players, and what that player imagines."""
    for number, state in enumerate(states(seeds)):
        for own in state.own:
            yield state, int(own.seat), GAME.imagine(state.public, own, Fast(number))


def test_an_imagined_state_is_sound_and_looks_the_same_to_its_player() -> None:
    for state, seat, world in worlds(SEEDS):
        assert_sound(GAME, state, seat, world)


@pytest.mark.long
def test_it_is_so_in_many_games() -> None:
    for state, seat, world in worlds(MANY_SEEDS):
        assert_sound(GAME, state, seat, world)


def test_all_kinds_of_states_are_imagined() -> None:
    found: Counter[str] = Counter()
    for state in states(SEEDS):
        public = state.public
        found["over" if public.turns.phase == OVER else PROMPT_NAMES[public.turns.phase]] += 1
        found["extra round"] += public.turns.round > 1
        found["open goal"] += any(face != UNSEEN for face in public.goals.open)
        found["sabotage"] += any(public.tools.broken)
        found["key"] += public.maps.keys < public.rules.keys
        found["empty pile"] += public.tally.pile == 0
        found["discards of both"] += all(public.tally.folded)
        found["look of both"] += all(public.goals.peeked)

    names = [*PROMPT_NAMES, "over", "extra round", "open goal", "sabotage", "key", "empty pile"]
    assert min(found[name] for name in [*names, "discards of both", "look of both"]) > 0


def test_an_imagined_state_shares_nothing_with_the_true_one() -> None:
    chance = Fast(1)
    for state in states(range(12, 15)):
        for seat in range(SEATS):
            assert_apart(GAME, state, seat, chance)


def test_what_was_imagined_can_be_played_on_soundly() -> None:
    for number, (_, _, world) in enumerate(worlds(range(15, 18))):
        guide = race_of(number)
        for _ in range(10):
            if GAME.legal(world):
                GAME.play(world, guide.choose(world))
            GAME.check(world)


def test_playing_on_in_the_true_state_does_not_change_what_was_imagined() -> None:
    for number, state in enumerate(states(range(18, 20))):
        world = GAME.imagine(state.public, state.own[0], Fast(9))
        imagined = GAME.save(world)

        play_to_the_end(GAME, GAME.copy(state), number)

        assert GAME.save(world) == imagined


def test_what_is_imagined_depends_on_the_view_and_chance_alone() -> None:
    """The state that was imagined first is a twin: it has the same view, and another truth."""
    for state, seat, twin in worlds(range(20, 22)):
        digests = [
            GAME.digest(GAME.imagine(true.public, true.own[seat], Fast(seed)))
            for true, seed in ((state, 1), (twin, 1), (state, 2))
        ]

        assert digests[0] == digests[1]
        assert digests[0] != digests[2]


def test_an_imagined_state_does_not_know_how_the_true_chance_goes_on() -> None:
    """The extra rounds are dealt from it."""
    state = GAME.begin(GAME.setup("duel()"), Fast(11))

    world = GAME.imagine(state.public, state.own[0], Fast(12))

    true = [int(state.hidden.chance.copy().word()) for _ in range(3)]
    assert [int(world.hidden.chance.copy().word()) for _ in range(3)] != true


def test_the_other_has_seen_the_goals_that_it_looked_at() -> None:
    looked = 0
    for state, seat, world in worlds(SEEDS):
        true, other = state.own[1 - seat], world.own[1 - seat]
        for goal in range(GOALS):
            saw = true.seen[goal] != UNSEEN
            looked += saw
            assert other.seen[goal] == (world.hidden.goals[goal] if saw else UNSEEN)
    assert looked > 0


# Many draws of one state, with the whole box


@dataclass(frozen=True)
class Drawn:
    """What was imagined, copied out."""

    faces: tuple[int, ...]
    places: dict[Place, list[int]]


def both_have_discarded() -> Table:
    state = GAME.begin(GAME.setup("duel(first_player=green)"), Fast(3))
    for _ in range(8):
        GAME.play(state, GAME.legal(state)[0])
    return state


@cache
def drawn(seat: int) -> list[Drawn]:
    """What a player imagines of one state, many times."""
    state, chance = both_have_discarded(), Fast(seat)
    own, other = state.own[seat], 1 - seat
    return [copied(GAME.imagine(state.public, own, chance), other) for _ in range(DRAWS)]


def copied(world: Table, other: int) -> Drawn:
    """The faces, and which cards are where that a player does not see."""
    places = {("pile", at): [int(card)] for at, card in enumerate(world.hidden.pile.list())}
    places["hand", 0] = list(map(int, world.own[other].hand.list()))
    places["discards", 0] = list(map(int, world.own[other].discards.list()))
    return Drawn(tuple(map(int, world.hidden.goals)), places)


@pytest.mark.parametrize("seat", range(SEATS))
def test_every_order_of_the_faces_is_as_likely(seat: int) -> None:
    seen = Counter(world.faces for world in drawn(seat))

    orders: list[tuple[int, ...]] = list(permutations(range(GOALS)))
    assert_fair(seen, dict.fromkeys(orders, 1.0))


@pytest.mark.parametrize("seat", range(SEATS))
def test_every_unseen_card_is_as_likely_in_every_unseen_place(seat: int) -> None:
    state = both_have_discarded()
    own, pile = state.own[seat], int(state.public.tally.pile)
    mine = Counter(map(int, [*own.hand.list(), *own.discards.list()]))
    deck = sorted((Counter(map(int, state.public.rules.cards)) - mine).elements())
    odds: dict[Place, float] = {("pile", at): 1.0 for at in range(pile)}
    odds["hand", 0], odds["discards", 0] = 5.0, 4.0

    assert len(deck) == 5 + 4 + pile
    assert_cards_anywhere(deck, (world.places for world in drawn(seat)), odds)
