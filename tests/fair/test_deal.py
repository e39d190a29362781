"""Is all that a round of Saboteur shuffles shuffled evenly, in the first and in later rounds?"""

import hashlib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from math import comb, sqrt

import pytest

from motherlode.core.chance import Chance, Fast, Secure
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from tests.fair.chi_square import ONE_IN_A_MILLION, assert_fair

FIRST_ROUND = [("fast", 3, 1), ("fast", 5, 1), ("fast", 10, 1), ("secure", 3, 1), ("secure", 10, 1)]
EVERY_ROUND = [*FIRST_ROUND, ("fast", 5, 2)]
"""Generator, seats, round."""
DEALS = {1: 6000, 2: 2500}

DECK = list(map(int, GAME.rules(GAME.setup("saboteur")).cards))
GOLD = list(map(int, GAME.rules(GAME.setup("saboteur")).gold))
SABOTEUR = 1

Case = tuple[str, int, int]
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


def generator(name: str, seed: int) -> Chance:
    if name == "fast":
        return Fast(seed)
    return Secure(hashlib.sha256(seed.to_bytes(8, "big")).digest())


@cache
def deals(name: str, seats: int, number: int) -> list[Deal]:
    """Many deals of a round, each of a game of its own, the rounds before played at random."""
    setup = GAME.setup(f"saboteur(seats={seats})")
    return [
        copied(play_to_round(GAME.begin(setup, generator(name, seed)), number, seed))
        for seed in range(DEALS[number])
    ]


def play_to_round(state: Table, number: int, seed: int) -> Table:
    chance, moves = Fast(-seed - 1), Moves()
    while state.public.round < number:
        play_randomly(GAME, state, chance, moves, 1)
    return state


def copied(state: Table) -> Deal:
    return Deal(
        starter=int(state.public.starter),
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

    assert {int(GAME.begin(setup, Fast(seed)).public.starter) for seed in range(50)} == {0}


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

    for card, seen in places_of_cards(deals(*case)).items():
        spread = (len(DECK) - DECK.count(card)) / (len(DECK) - 1)
        assert_fair(seen, odds, spread=spread)


def places_of_cards(found: list[Deal]) -> "dict[int, Counter[tuple[str, int]]]":
    """How often each kind of card was in each place."""
    places: dict[int, Counter[tuple[str, int]]] = {card: Counter() for card in set(DECK)}
    for deal in found:
        for seat, hand in enumerate(deal.hands):
            for card in hand:
                places[card]["hand", seat] += 1
        for at, card in enumerate(deal.pile):
            places[card]["pile", at] += 1
    return places


@cases
def test_two_cards_side_by_side_in_the_pile_do_not_hang_together(case: Case) -> None:
    """The two on top: each pair as likely as there are such pairs in the deck."""
    seen = Counter((is_path(deal.pile[-1]), is_path(deal.pile[-2])) for deal in deals(*case))

    paths = sum(map(is_path, DECK))
    others = len(DECK) - paths
    odds = {
        (True, True): float(paths * (paths - 1)),
        (True, False): float(paths * others),
        (False, True): float(others * paths),
        (False, False): float(others * (others - 1)),
    }
    assert_fair(seen, odds)


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
    """The sum of many single tries, each with its own odds, is nearly normal."""
    found, expected, variance = 0, 0.0, 0.0
    for deal in deals("fast", 5, 2):
        share = deal.gold.count(nuggets) / len(deal.gold)
        found += deal.gold[at] == nuggets
        expected += share
        variance += share * (1 - share)

    assert abs(found - expected) < ONE_IN_A_MILLION * sqrt(variance)
