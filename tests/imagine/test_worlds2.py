"""Does a seat of the expansion imagine exactly the worlds that it cannot exclude?

The box is tiny, so that all worlds can be listed; see `worlds2` for what is listed and why.
"""

from collections import Counter
from collections.abc import Callable
from math import ceil

import pytest

from motherlode.core.conformance import AnyState
from motherlode.games.saboteur2.state import STEAL
from tests.fair.chi_square import assert_fair
from tests.imagine.odds import EXPECTED, compare, imagined
from tests.imagine.tiny import SEATS
from tests.imagine.tiny2 import TinyTable2
from tests.imagine.worlds import World, goal_worlds, goals_of
from tests.imagine.worlds2 import (
    Dwarfs,
    card_worlds,
    cards_of,
    dealt_as,
    dwarf_worlds,
    dwarfs_of,
)

# Hands that are swapped (SB2-16)


def just_dealt() -> TinyTable2:
    hands = ["swap_hands map", "cross map", "cross cross"]
    return TinyTable2(hands, "swap_hands map", aside="cross")


def hands_were_swapped() -> TinyTable2:
    """Seat 0 has cross and map; seat 1 has map and a card that it drew."""
    return just_dealt().play("swap_hands 1").knowing({(0, 1): "map", (1, 0): "cross map"})


def a_known_card_was_played() -> TinyTable2:
    return hands_were_swapped().play("map 2,0").knowing({(1, 0): "cross map"})


def a_known_hand_was_discarded_from() -> TinyTable2:
    return hands_were_swapped().play("pass swap_hands").knowing({(1, 0): "cross map"})


def both_known_hands_were_discarded_from() -> TinyTable2:
    table = a_known_hand_was_discarded_from().play("pass cross", "pass cross")
    return table.knowing({})


def an_unknown_card_of_a_known_hand_was_played() -> TinyTable2:
    """Seat 1 lays what it drew; the card that seat 0 gave it is still there."""
    hands = ["swap_hands map", "cross map", "cross cross"]
    table = TinyTable2(hands, "cross map", aside="swap_hands")
    table.play("swap_hands 1", "dig cross 0,1")
    return table.knowing({(0, 1): "map", (1, 0): "cross map"})


def a_hand_went_on_to_a_third_seat() -> TinyTable2:
    """Seat 0's old hand went to seat 1 and then to seat 2, who has drawn the last card."""
    known = {(0, 2): "map", (1, 2): "map", (2, 1): "cross cross", (1, 0): "cross map"}
    return hands_were_swapped().play("swap_hands 2").knowing(known)


def a_bigger_hand_went_on_to_a_third_seat() -> TinyTable2:
    """Seat 2 has the map and the cross that seat 0 had, and a map that it drew."""
    hands = ["swap_hands map cross", "cross map map", "cross cross thief"]
    table = TinyTable2(hands, "swap_hands map", aside="cross").play("swap_hands 1", "swap_hands 2")
    known = {(0, 2): "map cross", (1, 2): "map cross", (2, 1): "cross cross thief"}
    return table.knowing({**known, (1, 0): "cross map map"})


def the_third_seat_played_a_known_card() -> TinyTable2:
    known = {(2, 1): "cross cross", (1, 0): "cross map"}
    return a_hand_went_on_to_a_third_seat().play("map 2,2").knowing(known)


def the_third_seat_discarded() -> TinyTable2:
    known = {(2, 1): "cross cross", (1, 0): "cross map"}
    return a_hand_went_on_to_a_third_seat().play("pass map").knowing(known)


def all_have_discarded_after_a_chain() -> TinyTable2:
    return the_third_seat_discarded().play("pass cross", "pass cross").knowing({})


def hands_were_swapped_back() -> TinyTable2:
    known = {(0, 1): "cross map", (1, 0): "map"}
    return hands_were_swapped().play("swap_hands 0").knowing(known)


def a_known_hand_was_fetched_by_a_third_seat() -> TinyTable2:
    """Seat 2 takes the hand of seat 1, of which seat 0 knows a card."""
    hands = ["swap_hands map", "cross map", "swap_hands cross"]
    table = TinyTable2(hands, "cross map", aside="cross")
    table.play("swap_hands 1", "dig cross 0,1", "swap_hands 1")
    return table.knowing({(0, 2): "map", (2, 1): "cross", (1, 2): "map map", (1, 0): "cross map"})


def a_hand_was_swapped_for_nothing() -> TinyTable2:
    """Seat 0 has no other card, and gets those of seat 1, who has none then."""
    hands = ["swap_hands cross", "cross map", "map map"]
    table = TinyTable2(hands, "", aside="cross map")
    table.play("dig cross 0,1", "pass map", "pass map", "swap_hands 1")
    return table.knowing({(1, 0): "cross"})


# Passes with an empty pile (SB2-9, SAB-24): nothing lies where `hands_off` could take it


def nobody_has_passed() -> TinyTable2:
    hands = ["hands_off hands_off hands_off", "hands_off hands_off map", "hands_off map hands_off"]
    return TinyTable2(hands, "", aside="cross")


def all_have_passed() -> TinyTable2:
    return nobody_has_passed().play("pass hands_off hands_off", "pass map hands_off", "pass map")


def two_were_forced_to_pass() -> TinyTable2:
    return all_have_passed().play("pass hands_off", "pass hands_off")


def two_circles_of_passes() -> TinyTable2:
    """Nobody has a card left but seat 2, who held a map until its last pass."""
    table = nobody_has_passed().play("pass hands_off hands_off hands_off", "pass map hands_off")
    return table.play("pass hands_off", "pass", "pass hands_off", "pass map", "pass")


def passes_after_a_swap() -> TinyTable2:
    """Seat 1 still knows the hand of seat 0 when all others have passed."""
    hands = ["swap_hands hands_off hands_off", "hands_off map hands_off", "hands_off map hands_off"]
    table = TinyTable2(hands, "", aside="cross")
    table.play("swap_hands 1", "pass hands_off hands_off", "pass map hands_off hands_off")
    return table.knowing({(1, 0): "hands_off hands_off map"})


def one_is_trapped() -> TinyTable2:
    hands = ["trap hands_off hands_off", "hands_off hands_off hands_off", "hands_off map hands_off"]
    return TinyTable2(hands, "", aside="cross").play("trap 1")


def a_trapped_seat_passes() -> TinyTable2:
    """It could have discarded two cards to be free: its two passes were not forced."""
    table = one_is_trapped().play("pass hands_off", "pass map", "pass hands_off hands_off")
    return table.play("pass hands_off", "pass hands_off", "pass")


def a_trap_was_removed() -> TinyTable2:
    table = one_is_trapped().play("remove trap hands_off hands_off")
    return table.play("pass map hands_off", "pass hands_off")


def one_with_a_known_hand_is_trapped() -> TinyTable2:
    hands = ["swap_hands map cross", "cross map cross", "trap map cross"]
    table = TinyTable2(hands, "map", aside="map")
    table.play("swap_hands 1", "map 2,0", "trap 1", "dig cross 0,1")
    return table.knowing({(0, 1): "cross", (1, 0): "cross map"})


def a_known_hand_paid_for_a_trap() -> TinyTable2:
    """SB2-7: two cards went face down."""
    table = one_with_a_known_hand_is_trapped().play("remove trap cross map")
    return table.knowing({(1, 0): "cross map"})


def a_thief_lies_there() -> TinyTable2:
    hands = ["thief map", "cross map", "cross hands_off"]
    return TinyTable2(hands, "map", aside="cross").play("thief")


def the_thief_was_driven_off() -> TinyTable2:
    return a_thief_lies_there().play("pass map", "hands_off 0")


# Dwarfs (SB2-17, SB2-18), and goals (SAB-19)


def before_dwarfs_are_seen() -> TinyTable2:
    hands = ["inspect cross", "swap_roles cross", "inspect swap_roles"]
    return TinyTable2(hands, "cross cross", aside="map")


def a_dwarf_was_seen() -> TinyTable2:
    return before_dwarfs_are_seen().play("inspect 1")


def a_dwarf_that_was_seen_is_out() -> TinyTable2:
    return a_dwarf_was_seen().play("swap_roles 1")


def the_dwarf_after_it_was_seen_too() -> TinyTable2:
    return a_dwarf_that_was_seen_is_out().play("inspect 1")


def no_dwarf_is_left_aside() -> TinyTable2:
    """Seat 1 has had three dwarfs; seat 0 saw the first."""
    return a_dwarf_that_was_seen_is_out().play("swap_roles 1")


def one_who_saw_a_dwarf_has_another_now() -> TinyTable2:
    return a_dwarf_was_seen().play("swap_roles 0")


def two_have_another_dwarf() -> TinyTable2:
    return one_who_saw_a_dwarf_has_another_now().play("swap_roles 2")


def the_new_dwarf_was_seen_by_another() -> TinyTable2:
    return one_who_saw_a_dwarf_has_another_now().play("inspect 0")


def two_goals_were_looked_at() -> TinyTable2:
    hands = ["inspect map", "map cross", "cross map"]
    table = TinyTable2(hands, "cross map", aside="cross")
    return table.play("inspect 2", "map 2,0", "map 2,2", "map 2,0")


# The end of a round (SB2-20, SB2-24)


def a_thief_may_steal() -> TinyTable2:
    """All dwarfs are shown; seat 2's first one, out of the round, only seat 2 knows."""
    hands = ["thief cross", "swap_roles straight_ew", "cross map"]
    table = TinyTable2(hands, "map cross map", aside="cross")
    table.play("thief", "swap_roles 2", "map 2,2", "pass cross", "dig straight_ew 1,0")
    assert table.state.public.turns.phase == STEAL
    return table


def the_next_round() -> TinyTable2:
    """What was known is of no use any more; seat 1 begins."""
    hands = ["inspect straight_ew", "swap_hands cross", "thief map"]
    table = TinyTable2(hands, "cross map", aside="cross")
    table.play("inspect 2", "swap_hands 2", "pass cross", "dig straight_ew 1,0")
    assert table.state.public.turns.round == 2
    return table.deal(hands, "cross map", aside="cross").play("pass cross")


Make = Callable[[], TinyTable2]
SWAPS: list[Make] = [
    hands_were_swapped,
    a_known_card_was_played,
    a_known_hand_was_discarded_from,
    both_known_hands_were_discarded_from,
    an_unknown_card_of_a_known_hand_was_played,
    hands_were_swapped_back,
    a_hand_was_swapped_for_nothing,
    passes_after_a_swap,
    one_with_a_known_hand_is_trapped,
    a_known_hand_paid_for_a_trap,
]
"""Whoever knows a hand gave it to who holds it."""
CHAINS: list[Make] = [
    a_hand_went_on_to_a_third_seat,
    a_bigger_hand_went_on_to_a_third_seat,
    the_third_seat_played_a_known_card,
    the_third_seat_discarded,
    all_have_discarded_after_a_chain,
    a_known_hand_was_fetched_by_a_third_seat,
]
"""Hands went from seat to seat; who holds one cannot tell what others know of it."""
STREAKS: list[Make] = [
    nobody_has_passed,
    all_have_passed,
    two_were_forced_to_pass,
    two_circles_of_passes,
    one_is_trapped,
    a_trapped_seat_passes,
    a_trap_was_removed,
]
DWARFS: list[Make] = [
    before_dwarfs_are_seen,
    a_dwarf_was_seen,
    a_dwarf_that_was_seen_is_out,
    the_dwarf_after_it_was_seen_too,
    no_dwarf_is_left_aside,
    one_who_saw_a_dwarf_has_another_now,
    two_have_another_dwarf,
    the_new_dwarf_was_seen_by_another,
    two_goals_were_looked_at,
    a_thief_may_steal,
    the_next_round,
]
OTHERS: list[Make] = [just_dealt, a_thief_lies_there, the_thief_was_driven_off]
TABLES = [*SWAPS, *CHAINS, *STREAKS, *DWARFS, *OTHERS]
tables = pytest.mark.parametrize("make", TABLES)
seats = pytest.mark.parametrize("seat", range(SEATS))


@tables
def test_the_true_world_is_among_those_that_can_be(make: Make) -> None:
    table = make()
    table.game.check(table.state)
    for seat in range(SEATS):
        assert dwarfs_of(table.state) in dwarf_worlds(table, seat)
        assert goals_of(table.state) in goal_worlds(table.state.public, table.state.own[seat])
        assert cards_of(table.state) in card_worlds(table, seat)


@tables
def test_seats_know_of_hands_what_they_should(make: Make) -> None:
    table = make()
    for seat in range(SEATS):
        for other in range(SEATS):
            known = list(map(int, table.state.own[seat].gave.of(other)))

            assert known == table.known.get((seat, other), [])


@pytest.mark.parametrize("make", DWARFS)
@seats
def test_dwarfs_are_imagined_as_they_can_be(make: Make, seat: int) -> None:
    table = make()
    compare(table, seat, dwarfs_of, dwarf_worlds(table, seat))


@pytest.mark.parametrize("make", [just_dealt, a_known_card_was_played, two_goals_were_looked_at])
@seats
def test_goals_are_imagined_as_they_can_be(make: Make, seat: int) -> None:
    table = make()
    compare(table, seat, goals_of, goal_worlds(table.state.public, table.state.own[seat]))


@tables
@seats
def test_cards_are_imagined_as_they_can_be(make: Make, seat: int) -> None:
    table = make()
    compare(table, seat, cards_of, card_worlds(table, seat))


def test_dwarfs_goals_and_cards_are_imagined_apart() -> None:
    table, seat = a_known_hand_paid_for_a_trap(), 1
    parts: list[tuple[Callable[[AnyState], World], Counter[World]]] = [
        (lambda world: dwarfs_of(world)[0], first_of(dwarf_worlds(table, seat))),
        (goals_of, goal_worlds(table.state.public, table.state.own[seat])),
        (lambda world: cards_of(world)[0], first_of(card_worlds(table, seat))),
    ]
    odds: dict[World, float] = {
        (one, two, three): float(a * b * c)
        for one, a in parts[0][1].items()
        for two, b in parts[1][1].items()
        for three, c in parts[2][1].items()
    }
    draws = ceil(EXPECTED * sum(odds.values()) / min(odds.values()))

    seen: Counter[World] = Counter(
        tuple(world_of(world) for world_of, _ in parts) for world in imagined(table, seat, draws)
    )

    assert_fair(seen, odds)


def first_of(odds: "Counter[World]") -> "Counter[World]":
    """The odds of the first thing that worlds tell."""
    firsts: Counter[World] = Counter()
    for world, count in odds.items():
        firsts[world[0]] += count
    return firsts


# What others know


@pytest.mark.parametrize("make", DWARFS)
@seats
def test_the_others_remember_the_dwarfs_that_they_saw(make: Make, seat: int) -> None:
    table = make()
    for world in imagined(table, seat, 50):
        dwarfs = Dwarfs(dealt_as(world, table.tricks), table.tricks)

        assert [list(map(int, own.roles)) for own in world.own] == dwarfs.known
        assert [list(map(int, own.old_roles)) for own in world.own] == dwarfs.known_out


@pytest.mark.parametrize("make", SWAPS)
@seats
def test_seats_that_swapped_hands_know_of_each_other_what_they_know(make: Make, seat: int) -> None:
    table = make()
    for world in imagined(table, seat, 20):
        for other in range(SEATS):
            of_mine = list(map(int, world.own[other].gave.of(seat)))
            of_theirs = list(map(int, world.own[other].got.of(seat)))

            assert of_mine == table.known.get((other, seat), []) or other == seat
            assert of_theirs == table.known.get((seat, other), [])


@pytest.mark.parametrize("make", CHAINS)
@seats
def test_what_the_others_know_of_a_hand_that_came_round_is_as_much_as_it_should_be(
    make: Make, seat: int
) -> None:
    table = make()
    for world in imagined(table, seat, 20):
        table.game.check(world)
        for one in world.own:
            for other in world.own:
                known = Counter(map(int, one.gave.of(other.seat)))

                assert known <= Counter(map(int, other.hand.list()))
                assert known.total() >= table.surely_known(one.seat, other.seat)


@seats
def test_what_others_know_of_a_hand_that_came_round_is_any_part_of_it(seat: int) -> None:
    """Seat 0 knows two cards of seat 2 and everyone can tell that it knows one at least."""
    table = a_bigger_hand_went_on_to_a_third_seat()
    worlds = imagined(table, seat, 300)
    parts = {tuple(map(int, world.own[0].gave.of(2))) for world in worlds}
    hand = {tuple(map(int, world.own[2].hand.list())) for world in worlds}

    if seat == 0:
        assert parts == {tuple(table.known[(0, 2)])}
    else:
        assert table.surely_known(0, 2) == 1
        assert parts == {(card,) for cards in hand for card in cards}


@pytest.mark.parametrize("make", [a_thief_may_steal, the_next_round])
@seats
def test_the_others_have_the_gold_that_they_were_seen_to_get(make: Make, seat: int) -> None:
    table = make()
    true = [own.nuggets for own in table.state.own]
    for world in imagined(table, seat, 5):
        assert [own.nuggets for own in world.own] == true
    assert sum(true) > 0


# SAB-24


@pytest.mark.parametrize(
    ("make", "forced"),
    [(all_have_passed, 0), (two_were_forced_to_pass, 2), (a_trapped_seat_passes, 2)],
)
def test_forced_passes_are_counted(make: Make, forced: int) -> None:
    assert make().state.hidden.stuck == forced


@pytest.mark.parametrize(
    ("make", "possible", "thinkable"),
    [
        # Two maps and a cross in seven places. The last three passes were no forced circle, so
        # these are not all in the discards that seat 1 made before and aside: three ways are out.
        (two_were_forced_to_pass, 102, 105),
        # Seat 1 was trapped and had two cards: it was never forced, and nothing is out (SB2-7).
        (a_trapped_seat_passes, 42, 42),
    ],
)
def test_some_worlds_are_excluded_by_passes_that_did_not_end_the_round(
    make: Make, possible: int, thinkable: int
) -> None:
    table = make()

    told_by_passes = sum(card_worlds(table, 0).values())
    table.passes = []
    untold = sum(card_worlds(table, 0).values())

    assert (told_by_passes, untold) == (possible, thinkable)
