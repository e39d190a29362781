"""Is all that a round of Saboteur Duel shuffles shuffled evenly, in the first and extra rounds?"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import permutations

import pytest

from motherlode.core.chance import Fast
from motherlode.games.duel.cards import COLOUR_NAMES, FIRST_PATH, NO_SEAT
from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.games.duel.game import Table
from motherlode.kit.goals import UNSEEN
from tests.counts.guided_duel import race_of
from tests.fair.chi_square import assert_fair
from tests.fair.dealing import (
    Place,
    assert_cards_anywhere,
    assert_neighbours_unrelated,
    generator,
)

FIRST_ROUND = [("fast", 1), ("secure", 1)]
EVERY_ROUND = [*FIRST_ROUND, ("fast", 2), ("secure", 3)]
DEALS = {1: 6000, 2: 2500, 3: 2000}
"""How many of each round."""
DECK = list(map(int, GAME.rules(GAME.setup("duel")).cards))
HAND = 5
SEATS = 2
ORDERS: list[tuple[int, ...]] = list(permutations(range(3)))

Case = tuple[str, int]
"""Generator, round."""
cases = pytest.mark.parametrize("case", EVERY_ROUND, ids=str)
first_rounds = pytest.mark.parametrize("case", FIRST_ROUND, ids=str)


@dataclass(frozen=True)
class Deal:
    """What was dealt, copied out."""

    starter: int
    goals: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]


@cache
def deals(name: str, number: int) -> list[Deal]:
    """Many deals of a round, each of a game of its own."""
    setup = GAME.setup("duel()")
    return [
        copied(tie_to_round(GAME.begin(setup, generator(name, seed)), number))
        for seed in range(DEALS[number])
    ]


def tie_to_round(state: Table, number: int) -> Table:
    """Both only ever pass, so that nobody has a nugget, until this round is dealt (DUE-15)."""
    while state.public.turns.round < number:
        GAME.play(state, GAME.legal(state)[0])
    assert [COLOUR_NAMES[seat] for seat in state.public.turns.won] == ["nobody"] * (number - 1)
    return state


def copied(state: Table) -> Deal:
    return Deal(
        starter=int(state.public.turns.starter),
        goals=tuple(map(int, state.hidden.goals)),
        hands=tuple(tuple(map(int, own.hand.list())) for own in state.own),
        pile=tuple(map(int, state.hidden.pile.list())),
    )


# Who begins (DUE-2, DUE-15)


@cases
def test_both_are_as_likely_to_begin(case: Case) -> None:
    seen = Counter(deal.starter for deal in deals(*case))

    assert_fair(seen, dict.fromkeys(range(SEATS), 1.0))


def test_green_begins_where_that_is_chosen() -> None:
    setup = GAME.setup("duel(first_player=green)")
    states = [GAME.begin(setup, Fast(seed)) for seed in range(50)]

    assert {int(state.public.turns.starter) for state in states} == {0}
    assert {int(state.public.turns.asked) for state in states} == {0}


@pytest.mark.parametrize("setup", ["duel()", "duel(first_player=green)"])
def test_the_extra_rounds_begin_with_who_did_not_begin_the_last_one(setup: str) -> None:
    for seed in range(20):
        state = GAME.begin(GAME.setup(setup), Fast(seed))
        first = int(state.public.turns.starter)
        for number in range(2, 7):
            tie_to_round(state, number)
            begins = (first + number - 1) % SEATS

            assert (state.public.turns.starter, state.public.turns.asked) == (begins, begins)


# Goals and cards (DUE-1)


@cases
def test_every_order_of_the_goals_is_as_likely(case: Case) -> None:
    seen = Counter(deal.goals for deal in deals(*case))

    assert_fair(seen, dict.fromkeys(ORDERS, 1.0))


@cases
def test_who_begins_and_where_the_goals_lie_do_not_hang_together(case: Case) -> None:
    seen = Counter((deal.starter, deal.goals) for deal in deals(*case))

    odds = {(starter, goals): 1.0 for starter in range(SEATS) for goals in ORDERS}
    assert_fair(seen, odds)


@cases
def test_who_begins_and_who_has_a_key_do_not_hang_together(case: Case) -> None:
    """With one key card in a hand of five it is as likely to be the starter's as the other's."""
    key = FIRST_PATH - 1
    seen: Counter[bool] = Counter()
    for deal in deals(*case):
        holders = [seat for seat, hand in enumerate(deal.hands) if key in hand]
        if len(holders) == 1:
            seen[holders[0] == deal.starter] += 1

    assert_fair(seen, {True: 1.0, False: 1.0})


@cases
def test_five_cards_are_dealt_to_both_and_the_rest_is_the_pile(case: Case) -> None:
    """In every round, of all 40."""
    for deal in deals(*case):
        assert [len(hand) for hand in deal.hands] == [HAND] * SEATS
        everywhere = [*deal.pile, *(card for hand in deal.hands for card in hand)]
        assert sorted(everywhere) == DECK


@cases
def test_every_card_is_as_likely_in_every_place(case: Case) -> None:
    """A place is a hand, as often as it has cards, or one in the pile."""
    odds: dict[Place, float] = {("pile", at): 1.0 for at in range(len(DECK) - SEATS * HAND)}
    odds.update({("hand", seat): float(HAND) for seat in range(SEATS)})

    assert_cards_anywhere(DECK, map(places_of_cards, deals(*case)), odds)


def places_of_cards(deal: Deal) -> dict[Place, tuple[int, ...]]:
    """Which cards are where."""
    hands = {("hand", seat): hand for seat, hand in enumerate(deal.hands)}
    return {**hands, **{("pile", at): (card,) for at, card in enumerate(deal.pile)}}


@cases
def test_two_cards_side_by_side_in_the_pile_do_not_hang_together(case: Case) -> None:
    pairs = ((deal.pile[-1], deal.pile[-2]) for deal in deals(*case))

    assert_neighbours_unrelated(DECK, pairs, is_path)


def is_path(card: int) -> bool:
    return card >= FIRST_PATH


def test_the_goals_of_two_rounds_do_not_hang_together() -> None:
    seen: Counter[bool] = Counter()
    for seed in range(2000):
        state = GAME.begin(GAME.setup("duel()"), Fast(seed))
        before = copied(state)
        after = copied(tie_to_round(state, 2))
        seen[before.goals == after.goals] += 1

    assert_fair(seen, {True: 1.0, False: float(len(ORDERS) - 1)})


def test_an_extra_round_is_dealt_afresh_whoever_ended_the_last_one() -> None:
    """DUE-15: cards, goals, tokens, keys and sabotage; and the other player begins."""
    used: Counter[str] = Counter()
    for seed in range(150):
        state, guide = GAME.begin(GAME.setup("duel(tie_rounds=1)"), Fast(seed)), race_of(seed)
        public, first = state.public, int(state.public.turns.starter)
        while public.turns.round == 1 and GAME.legal(state):
            before = used_up(state)
            GAME.play(state, guide.choose(state))
        if public.turns.round == 2:
            used.update(before)

            assert (public.turns.starter, public.turns.asked) == (1 - first, 1 - first)
            assert used_up(state) == set()
            assert [own.discards.size for own in state.own] == [0, 0]
            assert set(map(int, public.goals.open)) == {UNSEEN}
            assert set(GAME.facts(state)["at"].values()) == {"start", "face down"}  # type: ignore[attr-defined]

    assert min(used[word] for word in ("keys", "tokens", "sabotage", "looks")) > 5


def used_up(state: Table) -> set[str]:
    """What lies where it does not lie at the beginning."""
    public = state.public
    there = {
        "keys": public.maps.keys < public.rules.keys,
        "tokens": any(whose != NO_SEAT for whose in public.claimed),
        "sabotage": any(public.tools.broken),
        "looks": any(public.goals.peeked),
    }
    return {word for word, is_there in there.items() if is_there}
