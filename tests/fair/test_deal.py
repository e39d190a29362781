"""Is all that a round of Saboteur shuffles shuffled evenly, in the first and in later rounds?"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from math import comb

import pytest

from motherlode.core.chance import Fast
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from tests.fair.chi_square import assert_fair
from tests.fair.dealing import (
    Case,
    Place,
    assert_as_likely_as_said,
    assert_cards_anywhere,
    assert_neighbours_unrelated,
    deal_often,
)

FIRST_ROUND = [("fast", 3, 1), ("fast", 5, 1), ("fast", 10, 1), ("secure", 3, 1), ("secure", 10, 1)]
EVERY_ROUND = [*FIRST_ROUND, ("fast", 5, 2)]
DEALS = {1: 6000, 2: 2500}

DECK = list(map(int, GAME.rules(GAME.setup("saboteur")).cards))
GOLD = list(map(int, GAME.rules(GAME.setup("saboteur")).gold))
SABOTEUR = 1

cases = pytest.mark.parametrize("case", EVERY_ROUND, ids=str)
first_rounds = pytest.mark.parametrize("case", FIRST_ROUND, ids=str)


@dataclass(frozen=True)
class Deal:
    """What was dealt, copied out."""

    starter: int
    roles: tuple[int, ...]
    spare: int
    goals: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    gold: tuple[int, ...]


@cache
def deals(name: str, seats: int, number: int) -> list[Deal]:
    """Many deals of a round."""
    return deal_often(GAME, (name, seats, number), DEALS[number], copied)


def copied(state: Table) -> Deal:
    return Deal(
        starter=int(state.public.turns.starter),
        roles=tuple(int(own.role) for own in state.own),
        spare=int(state.hidden.spare),
        goals=tuple(map(int, state.hidden.goals)),
        hands=tuple(tuple(map(int, own.hand.list())) for own in state.own),
        pile=tuple(map(int, state.hidden.pile.list())),
        gold=tuple(map(int, state.hidden.gold.list())),
    )


@first_rounds
def test_everybody_is_as_likely_to_begin(case: Case) -> None:
    seen = Counter(deal.starter for deal in deals(*case))

    assert_fair(seen, dict.fromkeys(range(case[1]), 1.0))


def test_seat_0_begins_where_that_is_chosen() -> None:
    setup = GAME.setup("saboteur(first_player=seat0)")

    assert {int(GAME.begin(setup, Fast(seed)).public.turns.starter) for seed in range(50)} == {0}


@cases
def test_every_way_to_deal_the_dwarfs_is_as_likely(case: Case) -> None:
    rules = GAME.rules(GAME.setup(f"saboteur(seats={case[1]})"))
    dwarfs, saboteurs = case[1] + 1, int(rules.saboteurs)

    seen = Counter((*deal.roles, deal.spare) for deal in deals(*case))

    assert all(sum(ways) == saboteurs * SABOTEUR for ways in seen)
    assert len(seen) == comb(dwarfs, saboteurs)
    assert_fair(seen, dict.fromkeys(seen, 1.0))


@cases
def test_every_order_of_the_goals_is_as_likely(case: Case) -> None:
    seen = Counter(deal.goals for deal in deals(*case))

    orders: list[tuple[int, ...]] = list(permutations(range(3)))
    assert_fair(seen, dict.fromkeys(orders, 1.0))


@first_rounds
def test_who_begins_where_the_gold_is_and_who_is_spare_do_not_hang_together(case: Case) -> None:
    rules = GAME.rules(GAME.setup(f"saboteur(seats={case[1]})"))
    shares = {0: float(rules.diggers), 1: float(rules.saboteurs)}

    seen = Counter((deal.starter, deal.goals.index(0), deal.spare) for deal in deals(*case))

    odds = {
        (starter, gold, spare): shares[spare]
        for starter in range(case[1])
        for gold in range(3)
        for spare in shares
    }
    assert_fair(seen, odds)


@cases
def test_every_card_is_as_likely_in_every_place(case: Case) -> None:
    """A place is a hand, as often as it has cards, or a position in the pile."""
    deal = deals(*case)[0]
    odds = {("pile", at): 1.0 for at in range(len(deal.pile))}
    odds.update({("hand", seat): float(len(hand)) for seat, hand in enumerate(deal.hands)})

    assert_cards_anywhere(DECK, map(places_of_cards, deals(*case)), odds)


def places_of_cards(deal: Deal) -> dict[Place, tuple[int, ...]]:
    """Which cards are where."""
    hands = {("hand", seat): hand for seat, hand in enumerate(deal.hands)}
    return {**hands, **{("pile", at): (card,) for at, card in enumerate(deal.pile)}}


@cases
def test_two_cards_side_by_side_in_the_pile_do_not_hang_together(case: Case) -> None:
    assert_neighbours_unrelated(
        DECK, ((deal.pile[-1], deal.pile[-2]) for deal in deals(*case)), is_path
    )


def is_path(card: int) -> bool:
    return card > 10


@first_rounds
@pytest.mark.parametrize("nuggets", [1, 2, 3])
def test_a_gold_card_is_as_likely_in_every_place_of_its_pile(case: Case, nuggets: int) -> None:
    seen: Counter[int] = Counter()
    for deal in deals(*case):
        seen.update(at for at, value in enumerate(deal.gold) if value == nuggets)

    spread = (len(GOLD) - GOLD.count(nuggets)) / (len(GOLD) - 1)
    assert_fair(seen, dict.fromkeys(range(len(GOLD)), 1.0), spread=spread)


@pytest.mark.parametrize("at", [0, -1])
@pytest.mark.parametrize("nuggets", [1, 2, 3])
def test_the_gold_that_is_left_is_shuffled_again_in_a_later_round(nuggets: int, at: int) -> None:
    assert_as_likely_as_said(
        (deal.gold[at] == nuggets, deal.gold.count(nuggets) / len(deal.gold))
        for deal in deals("fast", 5, 2)
    )
