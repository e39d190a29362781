"""Are cards that go together one number, is each choice listed once, and is each judged right?"""

from itertools import combinations_with_replacement, product

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.moves import Moves
from motherlode.kit.bands import NO_CARD
from motherlode.kit.discards import (
    CARDS,
    FINE,
    LACKING,
    MOST_KINDS,
    NONSENSE,
    PAIRS,
    digit,
    fill_pairs,
    judge_cards,
    judge_pair,
)
from motherlode.kit.rows import Cards

FIRST = 1000
"""Where the band of a test begins."""
HANDS = [[], [5], [0, 0], [0, 61], [3, 3, 3], [1, 1, 4, 4, 7], [0, 1, 2, 3, 4], [60, 61, 61]]


def hand_of(cards: list[int]) -> Cards:
    hand = Cards()
    hand.set(vec[u8](cards))
    return hand


def number(one: int, two: int, three: int = NO_CARD) -> int:
    """Three cards as they are numbered; for a pair the first place is empty."""
    return (one + 1) * PAIRS + (two + 1) * CARDS + three + 1


def pair(one: int, two: int) -> int:
    return number(NO_CARD, one, two)


def pairs_in(cards: list[int]) -> set[tuple[int, int]]:
    """The different pairs that can be taken out of a hand, by trying all places."""
    places = range(len(cards))
    return {
        (min(cards[i], cards[j]), max(cards[i], cards[j])) for i in places for j in places if i < j
    }


@pytest.mark.parametrize("cards", list(product([NO_CARD, 0, 7, 61], repeat=3)))
def test_each_of_three_places_has_its_card(cards: tuple[int, int, int]) -> None:
    rest = number(*cards)

    assert tuple(int(digit(rest, place)) for place in range(3)) == cards


def test_every_two_cards_are_a_number_of_their_own() -> None:
    kinds = range(MOST_KINDS)

    numbers = {pair(one, two) for one, two in combinations_with_replacement(kinds, 2)}

    assert len(numbers) == MOST_KINDS * (MOST_KINDS + 1) // 2
    assert max(numbers) < PAIRS


@pytest.mark.parametrize("cards", HANDS)
def test_every_two_cards_of_a_hand_are_listed_once_ascending(cards: list[int]) -> None:
    moves = Moves()

    fill_pairs(hand_of(cards), FIRST, moves)

    assert moves.list() == [FIRST + pair(one, two) for one, two in sorted(pairs_in(cards))]


@pytest.mark.parametrize("cards", HANDS)
def test_what_is_listed_is_what_is_judged_fine(cards: list[int]) -> None:
    hand, moves = hand_of(cards), Moves()
    fill_pairs(hand, 0, moves)

    fine = [rest for rest in range(PAIRS) if judge_pair(hand, rest) == FINE]

    assert fine == moves.list()


def test_a_list_that_has_moves_already_is_added_to() -> None:
    moves = Moves()
    moves.add(3)

    fill_pairs(hand_of([4, 5]), FIRST, moves)

    assert moves.list() == [3, FIRST + pair(4, 5)]


@pytest.mark.parametrize(
    ("rest", "verdict"),
    [
        (pair(1, 4), FINE),
        (pair(4, 4), FINE),
        (pair(1, 1), LACKING),
        (pair(1, 5), LACKING),
        (pair(0, 4), LACKING),
        (pair(2, 3), LACKING),
        (pair(4, 1), NONSENSE),
        (pair(1, NO_CARD), NONSENSE),
        (pair(NO_CARD, 1), NONSENSE),
        (pair(NO_CARD, NO_CARD), NONSENSE),
        (pair(5, 4), NONSENSE),
    ],
)
def test_two_cards_are_judged(rest: int, verdict: int) -> None:
    """The hand holds one of card 1 and two of card 4."""
    assert judge_pair(hand_of([1, 4, 4]), rest) == verdict


@pytest.mark.parametrize(
    ("cards", "verdict"),
    [
        ((1, NO_CARD, NO_CARD), FINE),
        ((1, 4, NO_CARD), FINE),
        ((1, 4, 4), FINE),
        ((4, 4, 4), LACKING),
        ((1, 1, 4), LACKING),
        ((1, 4, 9), LACKING),
        ((9, NO_CARD, NO_CARD), LACKING),
        ((NO_CARD, NO_CARD, NO_CARD), NONSENSE),
        ((NO_CARD, 1, 4), NONSENSE),
        ((1, NO_CARD, 4), NONSENSE),
        ((4, 1, NO_CARD), NONSENSE),
        ((1, 4, 1), NONSENSE),
        ((4, 4, 1), NONSENSE),
    ],
)
def test_up_to_three_cards_are_judged(cards: tuple[int, int, int], verdict: int) -> None:
    assert judge_cards(hand_of([1, 4, 4]), *cards) == verdict


@pytest.mark.parametrize("cards", HANDS)
def test_up_to_three_cards_are_fine_if_they_ascend_and_a_hand_holds_them(cards: list[int]) -> None:
    hand = hand_of(cards)
    kinds = [NO_CARD, *sorted({0, 1, 3, 4, 7, 61} | set(cards))]

    for named in product(kinds, repeat=3):
        said = [card for card in named if card != NO_CARD]
        in_order = said == sorted(said) and list(named[: len(said)]) == said and said != []
        held = all(said.count(card) <= cards.count(card) for card in said)
        verdict = (FINE if held else LACKING) if in_order else NONSENSE

        assert judge_cards(hand, *named) == verdict, named
