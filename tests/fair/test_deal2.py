"""Is all that a round of the expansion shuffles shuffled evenly, in the first and later rounds?"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations

import pytest

from motherlode.core.chance import Fast
from motherlode.games.saboteur2.cards import FIRST_PATH, ROLE_NAMES, UNKNOWN_ROLE
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.games.saboteur2.game import Table
from motherlode.kit.goals import GOLD
from tests.fair.chi_square import assert_fair
from tests.fair.dealing import (
    Case,
    Place,
    assert_as_likely_as_said,
    assert_cards_anywhere,
    assert_neighbours_unrelated,
    deal_often,
    generator,
)

FIRST_ROUND = [("fast", 2, 1), ("fast", 6, 1), ("fast", 12, 1), ("secure", 2, 1), ("secure", 12, 1)]
EVERY_ROUND = [*FIRST_ROUND, ("fast", 5, 2)]
DEALS = {1: 4000, 2: 1500}
SWAP_DEALS = 5000

DECK = list(map(int, GAME.rules(GAME.setup("saboteur2")).cards))
DWARFS = list(map(int, GAME.rules(GAME.setup("saboteur2")).dwarfs))
ASIDE = 10
HAND = 6

cases = pytest.mark.parametrize("case", EVERY_ROUND, ids=str)
first_rounds = pytest.mark.parametrize("case", FIRST_ROUND, ids=str)


@dataclass(frozen=True)
class Deal:
    """What was dealt, copied out."""

    starter: int
    roles: tuple[int, ...]
    spare: tuple[int, ...]
    goals: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    pile: tuple[int, ...]


@cache
def deals(name: str, seats: int, number: int) -> list[Deal]:
    """Many deals of a round."""
    return deal_often(GAME, (name, seats, number), DEALS[number], copied)


def copied(state: Table) -> Deal:
    return Deal(
        starter=int(state.public.turns.starter),
        roles=tuple(int(own.role) for own in state.own),
        spare=tuple(map(int, state.hidden.dwarfs.list())),
        goals=tuple(map(int, state.hidden.goals)),
        hands=tuple(tuple(map(int, own.hand.list())) for own in state.own),
        aside=tuple(map(int, state.hidden.aside)),
        pile=tuple(map(int, state.hidden.pile.list())),
    )


@first_rounds
def test_everybody_is_as_likely_to_begin(case: Case) -> None:
    seen = Counter(deal.starter for deal in deals(*case))

    assert_fair(seen, dict.fromkeys(range(case[1]), 1.0))


def test_seat_0_begins_where_that_is_chosen() -> None:
    setup = GAME.setup("saboteur2(first_player=seat0)")

    assert {int(GAME.begin(setup, Fast(seed)).public.turns.starter) for seed in range(50)} == {0}


@cases
def test_all_fifteen_dwarfs_are_dealt_or_set_aside(case: Case) -> None:
    """SB2-2: whatever the number of players."""
    assert Counter(ROLE_NAMES[role] for role in DWARFS) == {
        "green": 4,
        "blue": 4,
        "boss": 1,
        "profiteer": 1,
        "geologist": 2,
        "saboteur": 3,
    }
    assert {tuple(sorted(deal.roles + deal.spare)) for deal in deals(*case)} == {tuple(DWARFS)}


@cases
def test_every_dwarf_is_as_likely_with_every_player_and_aside(case: Case) -> None:
    """SB2-2."""
    spare = len(DWARFS) - case[1]
    odds = {("seat", seat): 1.0 for seat in range(case[1])}
    odds.update({("aside", at): 1.0 for at in range(spare)})

    assert_cards_anywhere(DWARFS, map(places_of_dwarfs, deals(*case)), odds)


def places_of_dwarfs(deal: Deal) -> dict[Place, tuple[int]]:
    """Which dwarf is where."""
    seats = {("seat", seat): (role,) for seat, role in enumerate(deal.roles)}
    return {**seats, **{("aside", at): (role,) for at, role in enumerate(deal.spare)}}


@cases
def test_the_dwarfs_of_two_players_do_not_hang_together(case: Case) -> None:
    pairs = ((deal.roles[0], deal.roles[-1]) for deal in deals(*case))

    assert_neighbours_unrelated(DWARFS, pairs, int)


@cases
def test_every_order_of_the_goals_is_as_likely(case: Case) -> None:
    seen = Counter(deal.goals for deal in deals(*case))

    orders: list[tuple[int, ...]] = list(permutations(range(3)))
    assert_fair(seen, dict.fromkeys(orders, 1.0))


@first_rounds
def test_who_begins_where_the_gold_is_and_who_is_who_do_not_hang_together(case: Case) -> None:
    """SB2-2, SAB-4, SAB-8: the dwarf of seat 0 stands for all, dealt before anything else."""
    shares = Counter(DWARFS)

    seen = Counter((deal.starter, deal.goals.index(GOLD), deal.roles[0]) for deal in deals(*case))

    odds = {
        (starter, gold, role): float(shares[role])
        for starter in range(case[1])
        for gold in range(3)
        for role in shares
    }
    assert_fair(seen, odds)


@cases
def test_ten_cards_are_set_aside_and_six_are_dealt_to_everybody(case: Case) -> None:
    """SB2-3, SB2-4: in every round, of all 118."""
    for deal in deals(*case):
        assert len(deal.aside) == ASIDE
        assert {len(hand) for hand in deal.hands} == {HAND}
        everywhere = [*deal.aside, *deal.pile, *(card for hand in deal.hands for card in hand)]
        assert sorted(everywhere) == DECK


@cases
def test_every_card_is_as_likely_in_every_place(case: Case) -> None:
    """SB2-3: a place is a hand, as often as it has cards, those aside, or one in the pile."""
    size = len(DECK) - ASIDE - HAND * case[1]
    odds = {("pile", at): 1.0 for at in range(size)}
    odds.update({("hand", seat): float(HAND) for seat in range(case[1])})
    odds["aside", 0] = float(ASIDE)

    assert_cards_anywhere(DECK, map(places_of_cards, deals(*case)), odds)


def places_of_cards(deal: Deal) -> dict[Place, tuple[int, ...]]:
    """Which cards are where."""
    hands = {("hand", seat): hand for seat, hand in enumerate(deal.hands)}
    pile = {("pile", at): (card,) for at, card in enumerate(deal.pile)}
    return {("aside", 0): deal.aside, **hands, **pile}


@cases
def test_two_cards_side_by_side_in_the_pile_do_not_hang_together(case: Case) -> None:
    pairs = ((deal.pile[-1], deal.pile[-2]) for deal in deals(*case))

    assert_neighbours_unrelated(DECK, pairs, is_path)


def is_path(card: int) -> bool:
    return card >= FIRST_PATH


# Swap of roles


@dataclass(frozen=True)
class Swap:
    """Which dwarfs were set aside, and which of them was taken."""

    aside: tuple[int, ...]
    taken: int


@cache
def swaps(name: str, seats: int) -> list[Swap]:
    """What swaps of roles bring, each at the beginning of a game of its own."""
    setup = GAME.setup(f"saboteur2(seats={seats})")
    return [
        swap
        for seed in range(SWAP_DEALS)
        for swap in swap_at_once(GAME.begin(setup, generator(name, seed)), seed % seats)
    ]


def swap_at_once(state: Table, whose: int) -> Iterator[Swap]:
    """If who begins holds a swap of roles, it is played."""
    move = GAME.read(state.public, state.own[0], f"swap_roles {whose}")
    if move in GAME.legal(state):
        aside = tuple(map(int, state.hidden.dwarfs.list()))
        GAME.play(state, move)
        yield Swap(aside, int(state.own[whose].role))


@pytest.mark.parametrize(("name", "seats"), [("fast", 2), ("fast", 12), ("secure", 6)])
def test_a_swap_of_roles_brings_any_dwarf_set_aside_as_likely(name: str, seats: int) -> None:
    """SB2-18."""
    found = swaps(name, seats)

    assert len(found) > SWAP_DEALS // 20
    assert all(swap.taken in swap.aside for swap in found)
    for role in range(UNKNOWN_ROLE):
        assert_as_likely_as_said(
            (swap.taken == role, swap.aside.count(role) / len(swap.aside)) for swap in found
        )
