"""Reasons for moves of Gold Mine, in positions that are drawn."""

import pytest

from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME
from tests.unit.bots.goldmine.positions import NO_GOLD, THREE_STEPS, USUAL, table
from tests.unit.bots.hints.asking import why

MUD_BEFORE_GOLD = """
     0         1                2
0    entrance  straight_mud:90  gold_dead_end:270
"""
TWO_PASSAGES = """
      0
-1    dead_end_passage:180
0     entrance
1     straight
2     straight
3     straight
4     straight_passage
5     gold_dead_end
"""


def test_a_roll_is_worth_its_chance() -> None:
    state = table(USUAL, mine=THREE_STEPS, miners={0: "0,0"})

    assert why(GAME, state, "roll") == [
        "You are 3 steps from the nearest nugget.",
        "It is 67 % likely that the die is enough for that.",
    ]


def test_a_die_that_is_always_enough_is_said_to_be_sure() -> None:
    state = table(USUAL, mine=THREE_STEPS, miners={0: "2,0"})

    assert why(GAME, state, "roll") == [
        "You are 1 step from the nearest nugget.",
        "The die is surely enough for that.",
    ]


def test_no_die_is_enough_where_mud_ends_the_walk() -> None:
    state = table("goldmine(seats=3, mud=true)", mine=MUD_BEFORE_GOLD, miners={0: "0,0"})

    assert why(GAME, state, "roll") == ["You are 2 steps from the nearest nugget."]


def test_the_stack_is_counted_before_a_draw() -> None:
    stack = ["gold_dead_end", "cross", "cross"]
    state = table(USUAL, mine=NO_GOLD, miners={0: "0,0"}, stack=stack)

    assert why(GAME, state, "draw") == [
        "You are cut off from every nugget, passages aside.",
        "The stack has 3 tiles; with gold: 1.",
    ]


def test_a_chamber_is_laid_near_oneself() -> None:
    stack = ["gold_dead_end", "cross"]
    miners = {0: "2,0", 1: "0,0", 2: "-2,0"}
    state = table(USUAL, "draw", mine=NO_GOLD, miners=miners, stack=stack)

    assert why(GAME, state, "lay gold_dead_end 270 3,0")[0] == (
        "A nugget lies there: 1 step for you, 3 steps for the next miner."
    )


def test_a_tile_that_shortens_nothing_opens_places() -> None:
    state = table(USUAL, "draw", mine=THREE_STEPS, miners={0: "0,0"}, stack=["cross", "cross"])

    assert why(GAME, state, "lay cross 0,1") == [
        "You are 3 steps from the nearest nugget, as before.",
        "The mine has 5 open places for tiles then (now 3).",
    ]


def test_walking_to_a_nugget_and_towards_it() -> None:
    state = table(USUAL, "roll", mine=THREE_STEPS, miners={0: "0,0"}, dice=[3])

    assert why(GAME, state, "walk 3,0") == [
        "A nugget lies there.",
        "You need 7 more nuggets to go home with.",
    ]
    assert why(GAME, state, "walk 1,0") == ["You are then 2 steps from the nearest nugget (now 3)."]


def test_with_enough_nuggets_one_goes_home() -> None:
    state = table(USUAL, "roll", mine=THREE_STEPS, miners={0: "2,0"}, nuggets={0: 7}, dice=[2])

    assert why(GAME, state, "walk 0,0") == [
        "You have enough nuggets, and that is the entrance: you win."
    ]
    assert why(GAME, state, "walk 1,0") == ["You are then 1 step from the entrance (now 2)."]


def test_a_passage_leads_far_away() -> None:
    state = table(USUAL, mine=TWO_PASSAGES, miners={0: "0,-1"})

    assert why(GAME, state, "passage") == [
        "You are 6 steps from the nearest nugget.",
        "It is 58 % likely that the passage opens; "
        "beyond it you are 1 step from the nearest nugget.",
    ]


def test_collecting_counts() -> None:
    state = table(USUAL, "roll", "walk 3,0", mine=THREE_STEPS, miners={0: "0,0"}, dice=[3])

    assert why(GAME, state, "collect") == ["You have 1 of 7 nuggets then."]


@pytest.mark.parametrize(
    ("nuggets", "said"),
    [
        (5, ["Seat 1 has 5 nuggets, and needs 2 more.", "You have 3 such challenges left."]),
        (
            7,
            [
                "Seat 1 has 7 nuggets: enough to win.",
                "Seat 1 is 2 steps from the entrance.",
            ],
        ),
    ],
)
def test_who_is_robbed_has_most(nuggets: int, said: list[str]) -> None:
    miners, purse = {0: "1,0", 1: "2,0", 2: "0,0"}, {1: nuggets}
    state = table(
        USUAL, "roll", "walk 2,0", mine=THREE_STEPS, miners=miners, nuggets=purse, dice=[1]
    )

    assert why(GAME, state, "rob 1") == said


def test_a_miner_is_chosen_for_what_it_can_do() -> None:
    state = table("goldmine(seats=2, abilities=true)", fresh=True)

    assert why(GAME, state, "choose green") == ["This miner may roll two dice and walk their sum."]
