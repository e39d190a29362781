"""Is what is worked out by counts the same as by every way to deal?"""

from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from motherlode.bots.saboteur2.dealt import Dealt, Stock
from motherlode.core.chance import Fast


def by_brute_force(
    cards: list[int], kinds: int, places: int, likely: list[float]
) -> tuple[float, list[float]]:
    """The sum over all ways to deal single cards, and the odds of each place and kind."""
    total = 0.0
    odds = [0.0] * (places * kinds)
    for dealt in permutations(cards, places):
        weight = 1.0
        for place, kind in enumerate(dealt):
            weight *= likely[place * kinds + kind]
        total += weight
        for place, kind in enumerate(dealt):
            odds[place * kinds + kind] += weight
    return total, [share / total for share in odds]


def stock_of(cards: list[int], kinds: int) -> Stock:
    """A stock of these cards."""
    return Stock(vec[u8](cards), kinds)


@pytest.mark.parametrize(
    ("cards", "places"),
    [([0, 1], 1), ([0, 0, 1], 2), ([0, 0, 1, 2, 2, 2], 4), ([0, 1, 1, 2, 3, 3, 3], 7)],
)
def test_odds_are_those_of_all_ways_to_deal(cards: list[int], places: int) -> None:
    kinds, chance = max(cards) + 1, Fast(places)
    likely = [(1 + chance.below(1000)) / 100 for _ in range(places * kinds)]
    dealt = Dealt(stock_of(cards, kinds), places, vec[float](likely))
    total, odds = by_brute_force(cards, kinds, places, likely)
    assert dealt.total == pytest.approx(total)
    assert list(dealt.odds) == pytest.approx(odds)


def test_whoever_holds_the_last_of_a_kind_leaves_none_to_others() -> None:
    likely = vec[float]([1.0, 0.0, 1.0, 1.0, 1.0, 1.0])
    dealt = Dealt(stock_of([0, 1, 1], 2), 3, likely)
    assert list(dealt.odds) == pytest.approx([1.0, 0.0, 0.0, 1.0, 0.0, 1.0])


def test_nothing_is_likely_where_no_deal_is_possible() -> None:
    likely = vec[float]([1.0, 0.0, 1.0, 0.0])
    dealt = Dealt(stock_of([0, 1, 1], 2), 2, likely)
    assert dealt.total == 0.0
    assert list(dealt.odds) == [0.0] * 4


def test_the_dwarfs_of_the_expansion_have_1200_counts() -> None:
    dwarfs = [0] * 4 + [1] * 4 + [2] + [3] + [4] * 2 + [5] * 3
    assert stock_of(dwarfs, 6).size == 5 * 5 * 2 * 2 * 3 * 4 == 1200
