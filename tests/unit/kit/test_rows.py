"""Are rows, hands, piles, purses and tools what they say, and are twins on their own?"""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from motherlode.kit.pile import Pile
from motherlode.kit.purse import Purse
from motherlode.kit.rows import Cards, Row
from motherlode.kit.tools import TOOL_NAMES, Tools

repeatable = settings(
    derandomize=True,
    deadline=None,
    max_examples=200,
    suppress_health_check=[HealthCheck.too_slow],
)
STEPS = st.lists(st.tuples(st.booleans(), st.integers(0, 12)), max_size=60)
"""Whether to put in or take out, and what."""


def cards_of(numbers: list[int]) -> Cards:
    cards = Cards()
    cards.set(vec[u8](numbers))
    return cards


def pile_of(numbers: list[int]) -> Pile:
    pile = Pile()
    pile.set(vec[u8](numbers))
    return pile


# Rows


@repeatable
@given(STEPS)
def test_a_row_holds_what_a_set_would_ascending(steps: list[tuple[bool, int]]) -> None:
    row = Row()
    expected: set[int] = set()

    for put_in, value in steps:
        if not put_in:
            row.remove(value)
            expected.discard(value)
        elif value not in expected:
            row.insert(value)
            expected.add(value)
        assert list(row.list()) == sorted(expected)
        assert row.size == len(expected)


def test_a_number_that_is_not_in_a_row_is_not_missed() -> None:
    row = Row()
    row.insert(3)
    row.remove(4)

    assert list(row.list()) == [3]


def test_a_row_that_becomes_another_goes_its_own_way() -> None:
    row = Row()
    row.insert(3)
    row.insert(5)
    twin = Row()
    twin.become(row)

    twin.insert(4)
    row.remove(3)

    assert list(row.list()) == [5]
    assert list(twin.list()) == [3, 4, 5]


# Cards


@repeatable
@given(STEPS)
def test_cards_hold_what_a_sorted_list_would(steps: list[tuple[bool, int]]) -> None:
    cards = Cards()
    expected: list[int] = []

    for put_in, card in steps:
        if put_in:
            cards.insert(card)
            expected.append(card)
        elif card in expected:
            cards.remove(card)
            expected.remove(card)
        assert list(cards.list()) == sorted(expected)
        assert [card for card in range(13) if cards.has(card)] == sorted(set(expected))


def test_cards_are_set_in_whatever_order_they_come() -> None:
    cards = cards_of([9, 9, 9, 9])
    cards.set(vec[u8]([5, 1, 5, 3]))

    assert list(cards.list()) == [1, 3, 5, 5]
    assert not cards.has(9)


@pytest.mark.parametrize("held", [[], [1, 3], [4]])
def test_a_card_that_is_not_there_cannot_be_taken(held: list[int]) -> None:
    cards = cards_of(held)

    with pytest.raises(ValueError, match="the card is not there"):
        cards.remove(2)
    assert list(cards.list()) == held


def test_cards_that_become_others_go_their_own_way() -> None:
    cards = cards_of([1, 2])
    twin = Cards()
    twin.become(cards)

    twin.insert(1)
    cards.remove(2)

    assert list(cards.list()) == [1]
    assert list(twin.list()) == [1, 1, 2]


# Piles


def test_a_pile_is_drawn_from_its_end() -> None:
    pile = pile_of([1, 2, 3])

    assert [int(pile.draw()) for _ in range(3)] == [3, 2, 1]
    assert pile.size == 0


def test_a_card_put_under_a_pile_is_drawn_last() -> None:
    pile = pile_of([1, 2, 3])
    pile.draw()
    pile.put_under(7)

    assert list(pile.list()) == [7, 1, 2]
    assert [int(pile.draw()) for _ in range(3)] == [2, 1, 7]


def test_a_card_put_on_a_pile_is_drawn_first() -> None:
    pile = pile_of([1, 2, 3])
    pile.draw()
    pile.put_on(7)
    pile.put_on(8)

    assert list(pile.list()) == [1, 2, 7, 8]
    assert [int(pile.draw()) for _ in range(4)] == [8, 7, 2, 1]


def test_a_card_can_be_put_under_an_empty_pile() -> None:
    pile = Pile()
    pile.put_under(7)

    assert list(pile.list()) == [7]


def test_a_pile_that_becomes_another_goes_its_own_way() -> None:
    pile = pile_of([1, 2, 3])
    pile.draw()
    twin = Pile()
    twin.become(pile)

    twin.draw()
    twin.put_on(8)
    pile.put_under(9)

    assert list(pile.list()) == [9, 1, 2]
    assert list(twin.list()) == [1, 8]


# Purses


def test_a_purse_keeps_its_gold_in_the_order_it_came() -> None:
    purse = Purse()
    for nuggets in (3, 1, 2):
        purse.put(nuggets)

    assert list(purse.cards) == [3, 1, 2]
    assert purse.nuggets() == 6


def test_an_empty_purse_has_no_nuggets() -> None:
    assert Purse().nuggets() == 0


def test_a_purse_that_becomes_another_goes_its_own_way() -> None:
    purse = Purse()
    purse.put(3)
    twin = Purse()
    twin.become(purse)

    twin.put(1)
    purse.put(2)

    assert list(purse.cards) == [3, 2]
    assert list(twin.cards) == [3, 1]


# Tools


def tools_for(seats: int) -> Tools:
    tools = Tools()
    tools.broken = vec[u8]([0] * seats)
    return tools


def broken(tools: Tools) -> list[tuple[int, str]]:
    return [
        (seat, name)
        for seat in range(len(tools.broken))
        for tool, name in enumerate(TOOL_NAMES)
        if tools.is_broken(seat, tool)
    ]


@pytest.mark.parametrize("tool", range(3))
def test_one_tool_is_broken_and_mended_and_no_other(tool: int) -> None:
    tools = tools_for(3)

    tools.break_one(1, tool)

    assert broken(tools) == [(1, TOOL_NAMES[tool])]
    assert [tools.all_whole(seat) for seat in range(3)] == [True, False, True]

    tools.mend_one(1, tool)

    assert broken(tools) == []
    assert tools.all_whole(1)


def test_mending_one_of_three_tools_leaves_two_broken() -> None:
    tools = tools_for(2)
    for tool in range(3):
        tools.break_one(0, tool)

    tools.mend_one(0, 1)

    assert broken(tools) == [(0, "pick"), (0, "cart")]
    assert not tools.all_whole(0)


def test_tools_that_become_others_go_their_own_way() -> None:
    tools = tools_for(2)
    tools.break_one(0, 0)
    twin = Tools()
    twin.become(tools)

    twin.break_one(1, 2)
    tools.mend_one(0, 0)

    assert broken(tools) == []
    assert broken(twin) == [(0, "pick"), (1, "cart")]
