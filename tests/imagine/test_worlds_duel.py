"""Does a player imagine exactly the worlds that it cannot exclude, as often as it should?

The box is tiny, so that all worlds can be listed; see `worlds_duel` for what is listed and why.
"""

from collections import Counter
from collections.abc import Callable
from math import ceil

import pytest

from motherlode.core.conformance import AnyState
from motherlode.games.duel.state import LIE
from motherlode.kit.goals import UNSEEN
from tests.fair.chi_square import assert_fair
from tests.imagine.odds import EXPECTED, compare, imagined
from tests.imagine.tiny_duel import SEATS, TinyDuel
from tests.imagine.worlds import World, goal_worlds, goals_of
from tests.imagine.worlds_duel import card_worlds, cards_of

# Tables


def just_dealt() -> TinyDuel:
    return TinyDuel(["map cross", "map straight_ew"], "cross straight_ew break_pick fix_pick")


def one_has_looked() -> TinyDuel:
    return just_dealt().play("map 2,1")


def both_have_looked() -> TinyDuel:
    return one_has_looked().play("map 2,3")


def both_have_looked_at_one_goal() -> TinyDuel:
    return one_has_looked().play("map 2,1")


def one_has_looked_at_two() -> TinyDuel:
    table = TinyDuel(["map map", "cross straight_ew"], "cross straight_ew cross")
    return table.play("map 2,1", "pass cross", "map 2,3")


def both_have_passed() -> TinyDuel:
    return just_dealt().play("pass cross", "pass map", "pass map")


def a_card_was_laid() -> TinyDuel:
    return just_dealt().play("dig cross 0,-2")


def a_goal_was_turned_up() -> TinyDuel:
    """And claimed; blue had looked at another one."""
    table = TinyDuel(["cross straight_ew", "map cross"], "straight_ew map cross cross")
    return table.play("pass cross", "map 2,3", "dig straight_ew 1,-1")


def a_goal_that_was_looked_at_was_turned_up() -> TinyDuel:
    table = TinyDuel(["cross straight_ew", "map cross"], "straight_ew map cross cross")
    return table.play("pass cross", "map 2,-1", "dig straight_ew 1,-1")


def two_goals_were_turned_up() -> TinyDuel:
    table = TinyDuel(["cross straight_ew", "map straight_ew"], "cross map cross cross")
    return table.play("dig straight_ew 1,-1", "dig straight_ew 1,1")


def how_a_goal_lies_is_asked() -> TinyDuel:
    """The player may see it already; the other faces are still unknown."""
    table = TinyDuel(
        ["cross straight_ew", "map cross"], "straight_ew map cross", "t_short t_long curve"
    )
    table.play("dig straight_ew 1,-1")
    assert table.state.public.turns.phase == LIE
    return table


def sabotaged() -> TinyDuel:
    hands = ["break_pick cross map", "cross straight_ew fix_pick"]
    return TinyDuel(hands, "cross straight_ew map").play("break pick 1")


def mended() -> TinyDuel:
    return sabotaged().play("mend pick 1")


def removed() -> TinyDuel:
    """DUE-5: two cards went unseen for the one in front, and one was drawn."""
    return sabotaged().play("remove fix_pick straight_ew")


def passed_after_a_removal() -> TinyDuel:
    return removed().play("pass map", "pass cross", "pass cross")


def both_were_sabotaged_and_removed_it() -> TinyDuel:
    hands = ["break_pick cross map", "break_lamp straight_ew cross"]
    table = TinyDuel(hands, "cross straight_ew map").play("break pick 1", "break lamp 0")
    return table.play("remove cross map", "remove straight_ew cross")


def a_door_was_laid() -> TinyDuel:
    return TinyDuel(["cross key", "gate map"], "key cross map").play("pass cross", "dig gate 0,2")


def a_key_was_put_on_it() -> TinyDuel:
    return a_door_was_laid().play("key 0,2")


def the_pile_is_empty() -> TinyDuel:
    table = TinyDuel(["map cross", "straight_ew cross"], "map straight_ew")
    return table.play("map 2,-1", "pass cross", "pass map", "dig straight_ew 1,1")


def one_has_no_card_left() -> TinyDuel:
    return the_pile_is_empty().play("pass cross")


def the_next_round() -> TinyDuel:
    """Nobody had a goal; what was known is of no use any more. Blue begins."""
    hands, pile, faces = ["map cross", "cross straight_ew"], "cross", "curve t_long t_short"
    table = TinyDuel(hands, pile, faces).play("map 2,1", "pass cross", "pass cross")
    table.play("pass straight_ew", "pass cross")
    assert (table.state.public.turns.round, table.state.public.turns.asked) == (2, 1)
    return table.deal(hands, pile, faces).play("pass cross")


Make = Callable[[], TinyDuel]
TABLES: list[Make] = [
    just_dealt,
    one_has_looked,
    both_have_looked,
    both_have_looked_at_one_goal,
    one_has_looked_at_two,
    both_have_passed,
    a_card_was_laid,
    a_goal_was_turned_up,
    a_goal_that_was_looked_at_was_turned_up,
    two_goals_were_turned_up,
    how_a_goal_lies_is_asked,
    sabotaged,
    mended,
    removed,
    passed_after_a_removal,
    both_were_sabotaged_and_removed_it,
    a_door_was_laid,
    a_key_was_put_on_it,
    the_pile_is_empty,
    one_has_no_card_left,
    the_next_round,
]
tables = pytest.mark.parametrize("make", TABLES)
seats = pytest.mark.parametrize("seat", range(SEATS))


@tables
def test_the_true_world_is_among_those_that_can_be(make: Make) -> None:
    table = make()
    table.game.check(table.state)
    for seat in range(SEATS):
        assert goals_of(table.state) in goal_worlds(table.state.public, table.state.own[seat])
        assert cards_of(table.state) in card_worlds(table, seat)


@tables
@seats
def test_faces_are_imagined_as_they_can_be(make: Make, seat: int) -> None:
    table = make()
    compare(table, seat, goals_of, goal_worlds(table.state.public, table.state.own[seat]))


@tables
@seats
def test_cards_are_imagined_as_they_can_be(make: Make, seat: int) -> None:
    table = make()
    compare(table, seat, cards_of, card_worlds(table, seat))


@tables
@seats
def test_the_other_remembers_the_faces_that_it_looked_at(make: Make, seat: int) -> None:
    table, other = make(), 1 - seat
    looked = [face != UNSEEN for face in table.state.own[other].seen]
    for world in imagined(table, seat, 20):
        assert list(world.own[other].seen) == [
            face if seen else UNSEEN for face, seen in zip(world.hidden.goals, looked, strict=True)
        ]


@pytest.mark.parametrize(
    ("make", "ways"),
    [
        (just_dealt, [6, 6]),
        (one_has_looked, [2, 6]),
        (both_have_looked, [2, 2]),
        (one_has_looked_at_two, [1, 6]),
        (a_goal_was_turned_up, [2, 1]),
        (a_goal_that_was_looked_at_was_turned_up, [2, 2]),
        (two_goals_were_turned_up, [1, 1]),
        (how_a_goal_lies_is_asked, [2, 2]),
        (the_next_round, [6, 6]),
    ],
)
def test_so_many_ways_for_the_faces_to_lie_are_left(make: Make, ways: list[int]) -> None:
    table = make()

    left = [len(goal_worlds(table.state.public, own)) for own in table.state.own]

    assert left == ways


@pytest.mark.parametrize("make", [both_have_passed, one_has_looked, removed])
@seats
def test_faces_hands_and_the_pile_are_imagined_apart(make: Make, seat: int) -> None:
    """A card is in one place only; nothing else ties them together."""
    table = make()
    goals = goal_worlds(table.state.public, table.state.own[seat])
    tops: Counter[World] = Counter()
    for world, count in card_worlds(table, seat).items():
        tops[top_of(world, seat)] += count
    odds: dict[World, float] = {
        (faces, top): float(a * b) for faces, a in goals.items() for top, b in tops.items()
    }
    draws = ceil(EXPECTED * sum(odds.values()) / min(odds.values()))

    seen: Counter[World] = Counter(both_of(world, seat) for world in imagined(table, seat, draws))

    assert_fair(seen, odds)


def top_of(cards: World, seat: int) -> World:
    """Of a world as `cards_of` has it: the other's hand, and the card on top of the pile."""
    return cards[0][1 - seat], cards[2][-1]


def both_of(world: AnyState, seat: int) -> World:
    return goals_of(world), top_of(cards_of(world), seat)
