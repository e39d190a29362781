"""The slow referee of Gold Mine, tried on drawn mines: the miners and what they can (GLD-43).

The pictures are those of `test_slow_mine`; every chamber in them has a nugget.
"""

import pytest

from tests.counts.slow_gold_deal import Options, SlowDealGold
from tests.counts.slow_goldmine import SlowGold
from tests.counts.test_slow_goldmine import game, played

# Who chooses when.


def with_abilities(dice: tuple[int, ...], seats: int) -> SlowGold:
    nothing: list[list[str]] = [[] for _ in range(seats)]
    options: Options = {"abilities": True}
    deal = SlowDealGold(seats, 1, options, ["straight"], ["cross"], nothing)
    return SlowGold(deal, iter(dice))


def test_the_highest_chooses_first_and_the_last_begins_phase_2() -> None:
    begun = with_abilities((2, 6, 4), seats=3)

    assert (begun.phase, begun.asked) == (0, (1, "choose"))
    assert len(begun.legal()) == 6

    played(begun, "choose green", "choose blue")

    assert begun.asked == (0, "choose")
    assert begun.legal() == ["choose black", "choose red", "choose white", "choose yellow"]

    begun.play("choose red")

    assert begun.colours == ["red", "green", "blue"]
    assert (begun.phase, begun.asked) == (1, (1, "lay"))

    begun.play("lay straight 90 1,0")

    assert (begun.phase, begun.asked) == (2, (0, "move"))


def test_equal_seats_roll_again_among_themselves_the_highest_first() -> None:
    # 1 and 3 are equal, and once more, then 3 is higher; after them 0 and 2 roll.
    begun = with_abilities((3, 5, 3, 5, 2, 2, 1, 4, 6, 1), seats=4)
    order = []
    for colour in ["blue", "red", "green", "yellow"]:
        assert begun.asked is not None
        order.append(begun.asked[0])
        begun.play(f"choose {colour}")

    assert order == [3, 1, 0, 2]


# What they can.


def test_blue_goes_through_passages_without_dice() -> None:
    begun = game("@p─P.P", "1,0", colours=("blue", "white"))

    assert begun.legal() == ["go 3,0", "go 5,0", "roll"]

    begun.play("go 5,0")

    assert begun.miners[0] == ((5, 0), "NESW")
    assert begun.asked == (0, "act")


def test_blue_has_no_lonely_passage() -> None:
    assert game("@p─", "1,0", colours=("blue", "white")).legal() == ["roll"]


def test_red_is_no_victim() -> None:
    begun = game("@", colours=("blue", "red", "white"), seats=3)
    begun.nuggets = [1, 1, 1]
    begun.asked = (0, "act")

    assert begun.legal() == ["bats 2", "nothing", "rob 2"]


def test_red_wins_challenges_without_throws() -> None:
    begun = game("@─", colours=("red", "white"), dice=(4,))
    begun.nuggets[1] = 1
    begun.asked = (0, "act")
    begun.play("bats 1")

    assert (begun.asked, begun.steps) == ((0, "carry"), 4)
    assert begun.bat_challenges == [2, 3]


def test_red_robs_without_throws() -> None:
    begun = game("@─", colours=("red", "white"))
    begun.nuggets[1] = 1
    begun.asked = (0, "act")
    begun.play("rob 1")

    assert (begun.nuggets, begun.waiting, begun.asked) == ([0, 0], 1, (1, "move"))


def test_green_may_walk_the_sum_of_two_dice() -> None:
    begun = game("@────────", colours=("green", "white"), dice=(5, 3))

    assert begun.legal() == ["roll", "roll two"]

    begun.play("roll two")

    assert begun.steps == 8
    assert begun.legal() == ["stay", *(f"walk {column},0" for column in range(1, 9))]


def test_yellow_walks_tile_by_tile_and_takes_every_nugget() -> None:
    begun = game("@$─$$", colours=("yellow", "white"), dice=(3,))
    begun.play("roll")

    assert begun.legal() == ["stay", "walk 1,0"]

    begun.play("walk 1,0")

    assert (begun.asked, begun.steps) == ((0, "walk"), 2)
    assert begun.legal() == ["stay", "walk 0,0", "walk 2,0"]

    played(begun, "walk 2,0", "walk 3,0")

    assert begun.nuggets == [2, 0]
    assert begun.gold == {(4, 0)}
    assert (begun.asked, begun.steps) == ((0, "act"), 0)


def test_yellow_stops_early_or_in_mud() -> None:
    begun = game("@m─", "0,0", "1,0", colours=("yellow", "white"), dice=(3,))
    played(begun, "roll", "walk 1,0")

    assert begun.asked == (0, "act")

    begun = game("@──", colours=("yellow", "white"), dice=(3,))
    played(begun, "roll", "walk 1,0", "stay")

    assert begun.asked == (0, "act")


def test_yellow_takes_nothing_where_he_began_but_may_collect_it() -> None:
    begun = game("@$", "1,0", colours=("yellow", "white"), dice=(3,))
    played(begun, "roll", "stay")

    assert begun.nuggets == [0, 0]
    assert begun.legal() == ["bats 1", "collect", "nothing"]


def test_yellow_either_walks_or_goes_through_the_passage() -> None:
    begun = game("@p─q", "1,0", colours=("yellow", "white"), dice=(6, 2))
    begun.play("passage")

    assert begun.legal() == ["go 3,0", "stay", "walk 0,0", "walk 2,0"]

    begun.play("walk 2,0")

    assert begun.legal() == ["stay", "walk 1,0", "walk 3,0"]


def test_yellow_takes_the_nugget_on_the_tile_he_goes_to() -> None:
    begun = game("@p─q", "1,0", colours=("yellow", "white"), dice=(6, 2))
    played(begun, "passage", "go 3,0")

    assert begun.nuggets == [1, 0]
    assert begun.asked == (0, "act")


def test_yellow_carried_by_bats_takes_nothing() -> None:
    begun = game("@$", "0,0", "0,0", colours=("red", "yellow"), dice=(2,))
    begun.asked = (0, "act")
    played(begun, "bats 1", "carry 1,0")

    assert begun.nuggets == [0, 0]


@pytest.mark.parametrize("second", ["enough", "draw", "lay dead_end 270 3,0"])
def test_white_may_lay_a_second_tile_before_walking(second: str) -> None:
    begun = game("@─", "0,0", colours=("white", "red"), stack=("straight", "straight", "cross"))
    begun.open[0] = ["dead_end"]
    played(begun, "draw", "lay straight 90 2,0")

    assert begun.asked == (0, "again")
    assert begun.legal() == ["draw", "enough", "lay dead_end 270 3,0"]

    begun.play(second)
    if second == "draw":
        begun.play("lay straight 90 3,0")

    assert begun.asked == (0, "walk")
    assert begun.legal() == ["stay", "walk 1,0"]


def test_white_may_do_so_in_every_turn() -> None:
    stack = ("straight",) * 6
    begun = game("@", colours=("white", "red"), stack=stack, dice=(1,), tokens=0)
    played(begun, "draw", "lay straight 90 1,0", "draw", "lay straight 90 2,0", "stay")
    played(begun, "roll", "stay", "draw", "lay straight 90 3,0")

    assert begun.asked == (0, "again")


def test_white_is_not_asked_when_nothing_else_can_be_laid() -> None:
    begun = game("@─", colours=("white", "red"), stack=("straight",))
    played(begun, "draw", "lay straight 90 2,0")

    assert begun.asked == (0, "walk")


def test_black_may_roll_after_laying() -> None:
    begun = game("@─", colours=("black", "red"), stack=("straight",), dice=(2,))
    played(begun, "draw", "lay straight 90 2,0")

    assert begun.legal() == ["roll", "stay", "walk 1,0"]

    begun.play("roll")

    assert begun.steps == 2
    assert begun.legal() == ["stay", "walk 1,0", "walk 2,0"]
