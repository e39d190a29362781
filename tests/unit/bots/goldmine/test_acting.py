"""Does the regular collect, challenge and bury as one would who wants to win?"""

from typing import Any

import pytest

from tests.unit.bots.goldmine.positions import (
    CAVE_INS,
    ENOUGH,
    GOLD_IN_THE_WEST,
    GOLD_ON_BOTH_SIDES,
    LOST,
    NO_GOLD,
    ONE_STEP,
    TEAMS,
    THREE_STEPS,
    TWO_LONG_WAYS,
    TWO_ON_THE_WAY,
    TWO_PASSAGES,
    USUAL,
    WON,
    choices,
)

# Cave-ins


def test_a_tile_collapses_between_home_and_who_is_about_to_win() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "dice": [6], "nuggets": {1: ENOUGH}}
    before = ("roll", "stay")

    assert choices(CAVE_INS, *before, **position, miners={1: "3,0"}) == {"collapse 1,0"}
    assert choices(CAVE_INS, *before, **position, miners={0: "2,0", 1: "4,0"}) == {"collapse 3,0"}


def test_nobody_buries_a_way_of_ones_own_or_for_nothing() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "dice": [6]}
    before = ("roll", "stay")
    far = {0: "2,0", 1: "3,0", 2: "3,0"}

    assert choices(CAVE_INS, *before, **position, miners=far, nuggets={1: ENOUGH}) == {"nothing"}
    assert choices(CAVE_INS, *before, **position, miners={1: "3,0"}) == {"nothing"}


def test_a_tile_is_restored_that_one_needs_oneself_and_not_for_others() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "collapsed": ["1,0"], "dice": [6]}
    before = ("roll", "stay")
    cut_off: dict[str, Any] = {"miners": {0: "2,0"}, "nuggets": {0: ENOUGH}}
    at_home: dict[str, Any] = {"miners": {1: "2,0"}, "nuggets": {1: ENOUGH}}

    assert choices(CAVE_INS, *before, **position, **cut_off) == {"restore 1,0"}
    assert choices(CAVE_INS, *before, **position, **at_home) == {"nothing"}


# Acting


def test_a_nugget_is_collected() -> None:
    found = choices(USUAL, "roll", "stay", mine=ONE_STEP, miners={0: "1,0"})

    assert found == {"collect"}


def test_bats_chase_who_is_about_to_win() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "nuggets": {1: ENOUGH, 2: ENOUGH}}

    found = choices(USUAL, "roll", "stay", **position, miners={0: "3,0", 1: "1,0", 2: "4,0"})

    assert found == {"bats 1"}


def test_bats_chase_who_can_be_home_soon_over_a_passage() -> None:
    mine = (
        TWO_PASSAGES.replace("gold_dead_end", "t")
        + """
9     t
10    t
11    t
12    t
"""
    )
    position: dict[str, Any] = {"mine": mine, "nuggets": {1: ENOUGH}}

    assert choices(USUAL, "roll", "stay", **position, miners={0: "0,3", 1: "0,7"}) == {"bats 1"}


def test_who_is_certain_to_win_is_stopped_before_the_last_nugget_is_taken() -> None:
    position: dict[str, Any] = {"mine": TWO_LONG_WAYS, "nuggets": {0: 9, 1: 10}}
    before = ("roll", "stay")

    certain, far = {0: "0,6", 1: "1,0"}, {0: "0,6", 1: "8,0"}
    assert choices("goldmine(seats=2)", *before, **position, miners=certain) == {"bats 1"}
    assert choices("goldmine(seats=2)", *before, **position, miners=far) == {"collect"}


def test_whoever_is_sooner_home_is_chased_by_bats() -> None:
    way = "".join(f"{row}  {tile}\n" for row, tile in enumerate(["t"] * 6 + ["cross"] * 6, 1))
    position: dict[str, Any] = {
        "mine": f"\n   0\n0  entrance\n{way}",
        "nuggets": {0: 4, 1: ENOUGH, 2: ENOUGH},
    }
    before = ("roll", "stay")

    assert choices(USUAL, *before, **position, miners={1: "0,6", 2: "0,9"}) == {"bats 1"}


def test_bats_are_kept_while_nobody_is_about_to_win() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "nuggets": {1: ENOUGH - 1}}

    assert choices(USUAL, "roll", "stay", **position, miners={1: "1,0"}) == {"nothing"}


def test_whoever_stands_beside_one_who_needs_few_more_stays_to_rob_them() -> None:
    position: dict[str, Any] = {
        "mine": THREE_STEPS,
        "empty": ["3,0"],
        "miners": {0: "1,0", 1: "1,0", 2: "0,0"},
        "stack": ["cross", "t", "t", "t", "t"],
    }
    before = ("draw", "lay cross 0,1")

    assert choices(USUAL, *before, **position, nuggets={1: ENOUGH - 1}) == {"stay"}
    assert "stay" not in choices(USUAL, *before, **position)


def test_who_needs_fewest_more_nuggets_is_robbed() -> None:
    nuggets = {1: 2, 2: 5}

    assert choices(USUAL, "roll", "stay", mine=NO_GOLD, nuggets=nuggets) == {"rob 2"}


def test_nobody_is_robbed_of_a_first_nugget() -> None:
    assert choices(USUAL, "roll", "stay", mine=ONE_STEP, nuggets={1: 1}) == {"nothing"}


def test_with_no_other_way_to_nuggets_anybody_is_robbed() -> None:
    found = choices(USUAL, "roll", "stay", mine=NO_GOLD, nuggets={1: 1}, stack=[])

    assert found == {"rob 1"}


def test_partners_are_not_robbed() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "miners": {1: "3,0", 3: "3,0"}}

    assert choices(TEAMS, "roll", "stay", **position, nuggets={2: 8}) == {"nothing"}


def test_bats_carry_a_partner_home() -> None:
    position: dict[str, Any] = {
        "mine": GOLD_IN_THE_WEST,
        "nuggets": {0: 6, 2: 6},
        "miners": {2: "2,0", 1: "4,0", 3: "4,0"},
        "dice": [1, *WON, 5],
    }

    assert choices(TEAMS, "roll", "stay", **position) == {"bats 2"}
    assert choices(TEAMS, "roll", "stay", "bats 2", **position) == {"carry 0,0"}


def test_a_token_may_follow_a_nugget() -> None:
    setup = "goldmine(seats=3, collect_and_challenge=true)"
    position: dict[str, Any] = {
        "mine": THREE_STEPS,
        "miners": {0: "3,0", 1: "1,0"},
        "nuggets": {1: ENOUGH},
    }

    assert choices(setup, "roll", "stay", **position) == {"collect"}
    assert choices(setup, "roll", "stay", "collect", **position) == {"bats 1"}


# What follows from a challenge


def test_a_nugget_is_hidden_near_oneself_and_far_from_the_others() -> None:
    found = choices(
        USUAL,
        "roll",
        "stay",
        "rob 1",
        mine=GOLD_ON_BOTH_SIDES,
        empty=["-2,0", "3,0"],
        miners={2: "2,0"},
        nuggets={1: 5},
        dice=[1, *WON],
    )

    assert found == {"hide -2,0"}


def test_a_nugget_is_not_hidden_where_the_victim_steps_on_it_next() -> None:
    found = choices(
        "goldmine(seats=2)",
        "roll",
        "stay",
        "rob 1",
        mine=TWO_ON_THE_WAY,
        empty=["1,0", "3,0"],
        nuggets={1: 8},
        dice=[1, *WON],
    )

    assert found == {"hide 3,0"}


@pytest.mark.parametrize(("nuggets", "place"), [(1, "3,0"), (ENOUGH, "0,0")])
def test_who_was_attacked_in_vain_flees_to_gold_or_home(nuggets: int, place: str) -> None:
    found = choices(
        USUAL,
        "roll",
        "stay",
        "rob 1",
        mine=GOLD_ON_BOTH_SIDES,
        miners={0: "1,0", 1: "1,0"},
        nuggets={1: nuggets},
        dice=[1, *LOST, 2],
    )

    assert found == {f"walk {place}"}


def test_bats_carry_who_has_enough_away_from_home_and_others_away_from_gold() -> None:
    position: dict[str, Any] = {
        "mine": GOLD_IN_THE_WEST,
        "miners": {1: "1,0"},
        "dice": [1, *WON, 2],
    }
    before = ("roll", "stay", "bats 1")

    assert choices(USUAL, *before, **position, nuggets={1: ENOUGH}) == {"carry 3,0"}
    assert choices(USUAL, *before, **position, nuggets={1: 1}) == {"carry 3,0"}
