"""Does the regular roll and walk as one would who wants to win?"""

from typing import Any

import pytest

from tests.unit.bots.goldmine.positions import (
    CAVE_INS,
    ENOUGH,
    GOLD_IN_THE_WEST,
    GOLD_ON_BOTH_SIDES,
    MINERS,
    MUD_OR_A_DETOUR,
    NO_GOLD,
    ONE_STEP,
    THREE_STEPS,
    TWO_LONG_WAYS,
    TWO_ON_THE_WAY,
    TWO_PASSAGES,
    USUAL,
    choices,
)

# Moving


def test_a_nugget_one_step_away_leaves_time_to_lay_a_tile() -> None:
    assert choices(USUAL, mine=ONE_STEP) == {"draw"}


def test_a_nugget_some_steps_away_is_worth_a_roll() -> None:
    assert choices(USUAL, mine=THREE_STEPS) == {"roll"}


def test_with_no_nugget_in_the_mine_a_tile_is_drawn() -> None:
    assert choices(USUAL, mine=NO_GOLD, miners={0: "2,0"}) == {"draw"}


def test_with_enough_nuggets_it_is_home_that_is_worth_a_roll() -> None:
    found = choices(USUAL, mine=NO_GOLD, miners={0: "2,0"}, nuggets={0: ENOUGH})

    assert found == {"roll"}


def test_a_passage_saves_a_long_way() -> None:
    miners = {0: "0,-1"}

    assert choices(USUAL, mine=TWO_PASSAGES, miners=miners) == {"passage"}
    assert choices(USUAL, mine=TWO_PASSAGES, miners=miners, empty=["0,8"]) == {"draw"}


def test_blue_goes_through_a_passage_without_dice() -> None:
    found = choices(MINERS, mine=TWO_PASSAGES, miners={0: "0,-1"}, colours={0: "blue", 1: "red"})

    assert found == {"go 0,7"}


def test_green_rolls_two_dice() -> None:
    assert choices(MINERS, mine=THREE_STEPS, colours={0: "green", 1: "red"}) == {"roll two"}


def test_an_open_chamber_is_laid_where_one_can_step_on_it() -> None:
    found = choices(
        "goldmine(seats=2)",
        mine=NO_GOLD,
        miners={0: "2,0"},
        open={0: ["gold_dead_end", "straight_mud"]},
    )

    assert found == {"lay gold_dead_end 270 3,0"}


def test_an_open_chamber_is_kept_where_another_comes_first() -> None:
    position: dict[str, Any] = {"mine": TWO_LONG_WAYS, "open": {0: ["gold_dead_end"]}}
    two = "goldmine(seats=2)"

    away = choices(two, **position, miners={0: "5,0", 1: "0,5"})
    beside = choices(two, **position, miners={0: "5,0", 1: "6,0"})
    assert all(move.startswith("lay gold_dead_end") for move in away)
    assert not any(move.startswith("lay gold_dead_end") for move in beside)


def test_who_is_cut_off_rolls_for_a_six() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "collapsed": ["1,0"]}

    assert choices(CAVE_INS, **position, miners={0: "2,0"}, nuggets={0: ENOUGH}) == {"roll"}


def test_white_lays_a_second_tile_unless_home_is_all_that_matters() -> None:
    before = ("draw", "lay straight 90 3,0")
    position: dict[str, Any] = {
        "mine": NO_GOLD,
        "miners": {0: "2,0"},
        "colours": {0: "white", 1: "red"},
        "stack": ["straight", "gold_cross", "cross", "cross"],
    }

    assert choices(MINERS, *before, **position) == {"draw"}
    assert choices(MINERS, *before, **position, nuggets={0: 10}) == {"enough"}


# Walking


@pytest.mark.parametrize(("die", "place"), [(1, "1,0"), (2, "2,0"), (3, "3,0"), (6, "3,0")])
def test_a_walk_leads_to_the_nugget_and_ends_on_it(die: int, place: str) -> None:
    assert choices(USUAL, "roll", mine=THREE_STEPS, dice=[die]) == {f"walk {place}"}


def test_a_walk_leads_home_with_enough_nuggets() -> None:
    found = choices(
        USUAL, "roll", mine=THREE_STEPS, miners={0: "2,0"}, nuggets={0: ENOUGH}, dice=[5]
    )

    assert found == {"walk 0,0"}


def test_the_last_nugget_is_rather_one_that_is_near_home() -> None:
    mine = """
         -1                0         1            2            3            4
    0    gold_dead_end:90  entrance  straight:90  straight:90  straight:90  gold_dead_end:270
    """
    position: dict[str, Any] = {
        "mine": mine,
        "miners": {0: "2,0", 1: "2,0", 2: "2,0"},
        "dice": [1],
    }

    assert choices(USUAL, "roll", **position) == {"walk 3,0"}
    assert choices(USUAL, "roll", **position, nuggets={0: ENOUGH - 1}) == {"walk 1,0"}


def test_a_nugget_that_somebody_else_is_nearer_to_is_left_to_them() -> None:
    position: dict[str, Any] = {"mine": GOLD_ON_BOTH_SIDES, "dice": [1]}

    assert choices(USUAL, "roll", **position) == {"walk -1,0"}
    assert choices(USUAL, "roll", **position, miners={1: "-2,0"}) == {"walk 1,0"}


def test_mud_is_walked_around_where_that_is_sooner() -> None:
    assert choices(USUAL, "roll", mine=MUD_OR_A_DETOUR, dice=[4]) == {"walk 3,-1"}
    assert choices("goldmine(seats=3, mud=false)", "roll", mine=MUD_OR_A_DETOUR, dice=[4]) == {
        "walk 3,0"
    }


def test_dice_that_open_a_passage_are_used() -> None:
    found = choices(USUAL, "passage", mine=TWO_PASSAGES, miners={0: "0,-1"}, dice=[3, 4])

    assert found == {"go 0,7"}


def test_black_rolls_after_laying_a_tile() -> None:
    position: dict[str, Any] = {
        "colours": {0: "black", 1: "red"},
        "stack": ["straight", "cross"],
    }

    assert choices(MINERS, "draw", "lay straight 0,1", mine=THREE_STEPS, **position) == {"roll"}


def test_yellow_takes_one_nugget_after_the_other() -> None:
    colours = {0: "yellow", 1: "red"}
    walk: list[str] = ["roll"]
    for _ in range(3):
        walk += choices(MINERS, *walk, mine=TWO_ON_THE_WAY, colours=colours, dice=[5])

    assert walk == ["roll", "walk 1,0", "walk 2,0", "walk 3,0"]
