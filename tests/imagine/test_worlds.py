"""Does a seat imagine exactly the worlds that it cannot exclude, as often as it should?

The box is tiny, so that all worlds can be listed; see `worlds` for what is listed and why.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.fair.chi_square import assert_fair
from tests.imagine.odds import EXPECTED, compare, imagined
from tests.imagine.tiny import SEATS, TinyTable
from tests.imagine.worlds import (
    Shares,
    card_worlds,
    cards_of,
    dwarf_worlds,
    dwarfs_of,
    goal_worlds,
    goals_of,
    gold_in_order,
    gold_of,
    gold_worlds,
)

MIXED = {"cross": 2, "straight_ew": 2, "map": 2, "break_pick": 1, "fix_pick": 1}
LOCKED = {"cross": 7, "map": 2, "break_pick": 3}
SHORT = {"straight_ew": 3, "break_pick": 3}
GOLD = {1: 2, 2: 2, 3: 1}
ONE_EACH = ["straight_ew break_pick"] * SEATS


# Tables


def just_dealt() -> TinyTable:
    table = TinyTable(MIXED, GOLD)
    table.deal(["map cross", "cross straight_ew", "map break_pick"], "fix_pick straight_ew")
    return table


def a_goal_was_looked_at() -> TinyTable:
    return just_dealt().play("map 2,0")


def two_goals_were_looked_at() -> TinyTable:
    return just_dealt().play("map 2,0", "pass cross", "map 2,2")


def all_have_discarded() -> TinyTable:
    return just_dealt().play("pass cross", "pass cross", "pass map", "pass map")


def a_card_was_laid() -> TinyTable:
    return just_dealt().play("dig cross 0,1")


def a_pick_was_broken() -> TinyTable:
    return just_dealt().play("pass cross", "pass cross", "break pick 0")


def a_pick_was_mended() -> TinyTable:
    return a_pick_was_broken().play("mend pick 0")


def locked_up() -> TinyTable:
    """All picks are broken; only a map could still be played. The draw pile has just run out."""
    table = TinyTable(LOCKED, GOLD)
    hands = ["break_pick cross", "break_pick cross", "break_pick map"]
    table.deal(hands, "cross map cross cross cross cross")
    table.play("break pick 1", "break pick 2", "break pick 0")
    return table.play("pass cross", "pass cross", "pass cross")


def passes_with_an_empty_pile() -> TinyTable:
    return locked_up().play("pass cross", "pass cross", "pass cross", "pass cross")


def one_seat_has_no_card_left() -> TinyTable:
    return passes_with_an_empty_pile().play("pass map")


def two_seats_have_no_card_left() -> TinyTable:
    return one_seat_has_no_card_left().play("pass map", "pass")


def gold_found(roles: str = "DDD S") -> TinyTable:
    table = TinyTable(SHORT, GOLD)
    table.deal(ONE_EACH, "", roles=roles)
    table.stack_gold([1, 2, 3, 1, 2])
    return table.play("dig straight_ew 1,0")


def one_has_taken_gold() -> TinyTable:
    return gold_found().play("keep 1")


def gold_goes_round_and_round() -> TinyTable:
    """Two diggers, three cards: the first of them is handed what is left, once more."""
    return gold_found("DDS D").play("keep 2")


def all_have_taken_gold() -> TinyTable:
    return gold_found().play("keep 3", "keep 1")


def two_have_taken_gold() -> TinyTable:
    return gold_found("DDS D").play("keep 2", "keep 1")


def the_only_saboteur_has_no_gold() -> TinyTable:
    return gold_found("DSD D").play("keep 3", "keep 2")


def saboteurs_win(table: TinyTable, roles: str, gold: list[int]) -> TinyTable:
    """The round that has just begun ends with a circle of forced passes."""
    table.deal(ONE_EACH, "", roles=roles)
    table.stack_gold(gold)
    for _ in range(SEATS):
        table.play(f"break pick {(table.state.public.turns.asked + 1) % SEATS}")
    return table.play(*["pass straight_ew"] * SEATS)


def four_nuggets_on_two_cards() -> TinyTable:
    return saboteurs_win(TinyTable(SHORT, GOLD), "DSD D", [2, 3, 2, 1, 1])


def four_nuggets_on_three_cards() -> TinyTable:
    return saboteurs_win(TinyTable(SHORT, GOLD), "DSD D", [1, 1, 3, 2, 2])


def four_nuggets_on_two_cards_twice() -> TinyTable:
    table = TinyTable(SHORT, {1: 2, 2: 4, 3: 2})
    saboteurs_win(table, "SDD D", [1, 3, 2, 2, 1, 2, 3, 2])
    return saboteurs_win(table, "DSD D", [2, 2, 1, 3, 2, 2])


def four_nuggets_twice_to_one_seat() -> TinyTable:
    table = TinyTable(SHORT, {1: 2, 2: 4, 3: 2})
    saboteurs_win(table, "SDD D", [1, 3, 2, 2, 1, 2, 3, 2])
    return saboteurs_win(table, "SDD D", [2, 2, 1, 3, 2, 2])


def a_pay_that_fell_short() -> TinyTable:
    """Three nuggets, then one is missing, and every card left is too much."""
    return saboteurs_win(TinyTable(SHORT, {2: 3, 3: 2}), "SDD D", [3, 2, 2, 3, 2])


def a_pay_that_emptied_the_pile() -> TinyTable:
    """The diggers took three of five cards; the saboteur got the two that were left."""
    table = all_have_taken_gold()
    return saboteurs_win(table, "DDS D", [2, 1])


def gold_found_after_a_pay() -> TinyTable:
    """Round 2, the diggers are sharing, after a saboteur was paid four nuggets on two cards."""
    table = TinyTable(SHORT, {1: 2, 2: 3, 3: 1})
    saboteurs_win(table, "DSD D", [2, 2, 1, 3, 2, 1])
    table.deal(ONE_EACH, "", roles="DDD S")
    table.stack_gold([1, 3, 2, 1])
    return table.play("dig straight_ew 1,0", "keep 1")


Make = Callable[[], TinyTable]
TABLES: list[Make] = [
    just_dealt,
    a_goal_was_looked_at,
    two_goals_were_looked_at,
    all_have_discarded,
    a_card_was_laid,
    a_pick_was_broken,
    a_pick_was_mended,
    locked_up,
    passes_with_an_empty_pile,
    one_seat_has_no_card_left,
    two_seats_have_no_card_left,
    gold_found,
    one_has_taken_gold,
    gold_goes_round_and_round,
    all_have_taken_gold,
    two_have_taken_gold,
    the_only_saboteur_has_no_gold,
    four_nuggets_on_two_cards,
    four_nuggets_on_three_cards,
    four_nuggets_on_two_cards_twice,
    four_nuggets_twice_to_one_seat,
    a_pay_that_fell_short,
    a_pay_that_emptied_the_pile,
    gold_found_after_a_pay,
]
tables = pytest.mark.parametrize("make", TABLES)
seats = pytest.mark.parametrize("seat", range(SEATS))


@tables
def test_the_true_world_is_among_those_that_can_be(make: Make) -> None:
    table = make()
    table.game.check(table.state)
    for seat in range(SEATS):
        public, own = table.state.public, table.state.own[seat]

        assert dwarfs_of(table.state) in dwarf_worlds(public, own)
        assert goals_of(table.state) in goal_worlds(public, own)
        assert gold_of(table.state) in gold_worlds(public, own)
        assert cards_of(table.state) in card_worlds(table, seat)


@tables
@seats
def test_dwarfs_are_imagined_as_they_can_be(make: Make, seat: int) -> None:
    table = make()
    compare(table, seat, dwarfs_of, dwarf_worlds(table.state.public, table.state.own[seat]))


@tables
@seats
def test_goals_are_imagined_as_they_can_be(make: Make, seat: int) -> None:
    table = make()
    compare(table, seat, goals_of, goal_worlds(table.state.public, table.state.own[seat]))


@tables
@seats
def test_cards_are_imagined_as_they_can_be(make: Make, seat: int) -> None:
    table = make()
    compare(table, seat, cards_of, card_worlds(table, seat))


@tables
@seats
def test_gold_is_imagined_as_it_can_be(make: Make, seat: int) -> None:
    table = make()
    compare(table, seat, gold_of, gold_worlds(table.state.public, table.state.own[seat]))


@seats
def test_dwarfs_goals_and_gold_are_imagined_apart(seat: int) -> None:
    table = four_nuggets_on_two_cards()
    public, own = table.state.public, table.state.own[seat]
    odds = {
        (dwarfs, goals, gold): float(a * b * c)
        for dwarfs, a in dwarf_worlds(public, own).items()
        for goals, b in goal_worlds(public, own).items()
        for gold, c in gold_worlds(public, own).items()
    }

    seen = Counter(
        (dwarfs_of(world), goals_of(world), gold_of(world))
        for world in imagined(table, seat, EXPECTED * len(odds))
    )

    assert_fair(seen, odds)


@tables
@seats
def test_the_others_remember_the_gold_that_they_saw(make: Make, seat: int) -> None:
    table = make()
    for world in imagined(table, seat, 50):
        for other in world.own:
            shares = Shares(world.public, gold_in_order(world))

            remembered = shares.seen_by(int(other.seat), int(world.public.turns.round))
            assert remembered == list(map(int, other.offers))


def test_some_worlds_are_excluded_by_passes_that_did_not_end_the_round() -> None:
    table = passes_with_an_empty_pile()

    possible = sum(card_worlds(table, 0).values())
    table.passes = []
    thinkable = sum(card_worlds(table, 0).values())

    # Of the 15 ways to put two maps into six places one is out: both in the early discards.
    assert (possible, thinkable) == (14, 15)
