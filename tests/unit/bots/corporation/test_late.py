"""Does the regular play the second half of a game well: the last golds, swaps, Union, Cave-ins?"""

from motherlode.games.corporation.game import Table
from tests.unit.bots.corporation.positions import (
    FAR_GOLD,
    RED_GOLD,
    after,
    choices,
    prompt,
    table,
    traded,
    turn_of,
)

LAST_GOLD = {5: "       $"}
TWO_GOLDS = {5: "       $", 4: "       $"}
TIED = {0: {"red": 1}, 1: {"red": 1}}
RED_AND_BLUE_GOLD = {**TWO_GOLDS, 12: "       $", 13: "       $"}
TEN_GOLDS = """
    ....R...RRRRRRRRR. ..RRRRRRRxR...x.R. $xRxRR...o.....$x. .RRR.R.x..xYY..... .xR..RR.....Y.o.xY
    .oRR..RR....YYYYYY RRR....R..OYY..Y.$ .RR.xWW....Yo.xY.. .xRR.WW.BB...YYYY. ..RxWW..BB...Yx.x.
    VVVVVVV....GGG...$ ....o..L.CC..GO... $.....CCCCCC.GOO.. .xo.CCCxC.C....OO. .n..x.CC.x...x.OOo
    $.s.CCCC.o...$.... .x...$...x$..x.... c.....n.....c.n.$.
"""
"""Four of them are near cyan."""
EIGHT_GOLDS = """
    ....R...RRRRRRRRR. ..RRRRRRRxR...x.R. $xRxRR...o.....$x. .RRR.R.x..xYY..... .xR..RR.....Y.o.xY
    .oRR..RR....YYYYYY RRR....R..OYY..Y.$ .RR.xWW....Yo.xY.. .xRR.WW.BB...YYYY. ..RxWW..BB...Yx.x.
    VVVVVVV....GGG...$ ....o..L.CC..GO... $.....CCCCCC.GOO.. .xo.CCCxC.C....OO. .C..x.CC.x...x.OOo
    CCCCCCCC.o...$.... Cx...C...x$..x.... C.....n.....c.n.$.
"""
FOUR_GOLDS = """
    .....RRRR...R...$. .$x..RRRRRx.RRRx.. ..o.RR.RRRRRR.R... ..x..RR..xR..xRx.n .W..x.OOOO.....L..
    WWWWWW...Oo..o.LL. W.W.WWWR.OOYYYY.L. WxWx.WW....YYYx.L. W.W.....BB.....LLL ...VVV..BB.GGG.L.L
    $..xVVV...CGC.oLxL ...o..VL..CCC..L.. ....V.VL.CCCCCC... .VxVVVVLLxC.CC.... .VVVVV...o.CCCxCCC
    .oVV...x..xC.CCCC. .xV.x.V.......x.xo VVVVVVVV......$...
"""
"""Red, white and cyan come to them in one dig, the others at best through passages."""


# The last gold


def test_the_last_gold_is_left_while_it_loses() -> None:
    teams = {0: 10, 1: 12}
    state = table(seats=3, rows=LAST_GOLD, investments=TIED, gnomes=teams, money={0: 5, 1: 5})

    assert "dig red 7,5" not in choices(state)
    assert "dig red 7,5" not in turn_of(state)


def test_the_last_of_two_golds_is_left_while_both_together_lose() -> None:
    teams = {0: 10, 1: 12}
    state = table(seats=3, rows=TWO_GOLDS, investments=TIED, gnomes=teams, money={0: 5, 1: 5})

    assert "dig red 7,4" not in turn_of(state)


def test_the_last_gold_is_dug_when_it_wins_although_it_pays_another_more() -> None:
    rows = {3: "       $", 4: "       .", 5: "       .", 12: "       n", 13: "       c"}
    shares = {0: {"red": 1}, 1: {"red": 2}}
    state = table(rows=rows, investments=shares, gnomes={1: 8}, money={0: 30, 1: 10})

    assert turn_of(state) == ["dig red 7,5", "dig red 7,4", "dig red 7,3"]


def test_gold_that_nobody_can_come_to_is_not_waited_for() -> None:
    state = table(
        seats=3,
        rows={**LAST_GOLD, 0: "$"},
        investments=TIED,
        gnomes={0: 10, 1: 12},
        money={0: 5, 1: 5},
    )

    assert "dig red 7,5" not in turn_of(state)


# Digging


def test_sure_gold_is_dug_before_a_gnome_that_few_golds_are_left_for() -> None:
    shaft = dict.fromkeys(range(1, 5), "        .")
    rows = {**shaft, 0: "$$$......", 5: "       $.", 12: "       n"}
    shares = {0: {"red": 3}, 1: {"red": 1}}
    state = table(rows=rows, investments=shares, gnomes={0: 12, 1: 14})

    assert "dig red 7,5" in turn_of(state)


def test_a_chest_is_worth_what_the_cards_are_that_are_left() -> None:
    rows = {**FAR_GOLD, 5: "$      c", 12: "       n"}

    assert choices(table(rows=rows, deck=["union"])) == {"dig red 7,5"}
    assert choices(table(rows=rows, deck=["cave_in"])) == {"dig blue 7,12"}


def test_crystals_that_are_left_over_are_not_laid_beside_treasures_for_the_next_player() -> None:
    state = table(rows={**FAR_GOLD, 4: "$      nn", 5: "$      .."})
    after(state, "dig red 8,6", "dig red 8,7")

    assert not {"dig red 7,5", "dig red 8,5"} & choices(state)


# Swaps


def test_a_swap_is_paid_with_a_colour_far_from_gold_and_not_with_a_lead() -> None:
    shares = {0: {"red": 3, "white": 2}, 1: {"red": 1, "white": 2, "blue": 1}}

    assert choices(traded(rows=RED_AND_BLUE_GOLD, investments=shares)) == {"swap white blue"}


def test_a_lead_beside_gold_is_not_paid_while_another_colour_is_of_no_use() -> None:
    shares = {
        0: {"red": 3, "orange": 1, "cyan": 2, "blue": 1, "white": 2},
        1: {"red": 5, "orange": 2, "yellow": 1, "cyan": 2, "blue": 2, "violet": 1, "white": 2},
    }
    state = table(
        turn=1,
        field=FOUR_GOLDS,
        investments=shares,
        gnomes={0: 15, 1: 12},
        money={0: 189, 1: 173},
        cards={1: ["interns", "interns"]},
    )
    after(state, "dig blue 16,4", "dig blue 17,4", "dig blue 17,3")

    assert choices(state) == {"swap orange white"}


def with_union() -> Table:
    """Three players, the one with the Union alone first in cyan, at their trade."""
    shares = {
        0: {"red": 3, "yellow": 2},
        1: {"red": 3, "orange": 2, "yellow": 2, "green": 1, "cyan": 2, "violet": 1},
        2: {"red": 3, "orange": 2, "yellow": 3, "cyan": 1, "blue": 1, "violet": 1},
    }
    state = table(
        seats=3,
        turn=1,
        field=TEN_GOLDS,
        investments=shares,
        gnomes={0: 13, 1: 6, 2: 9},
        money={0: 107, 1: 112, 2: 68},
        cards={1: ["union", "interns", "interns"]},
    )
    return after(state, "dig green 14,10", "dig green 12,9", "dig green 12,11")


def test_a_union_is_not_dropped_to_tie_for_one_colour() -> None:
    state = with_union()

    assert prompt(state) == "trade"
    assert choices(state) == {"keep"}


# Cave-ins


def test_what_was_laid_on_a_cave_in_is_not_taken_off_in_the_same_turn() -> None:
    shares = {
        0: {"red": 4, "yellow": 1},
        1: {"red": 3, "orange": 2, "yellow": 3, "cyan": 2, "violet": 1},
        2: {"red": 4, "orange": 1, "yellow": 4, "cyan": 1, "blue": 1, "violet": 1},
    }
    state = table(
        seats=3,
        turn=1,
        field=EIGHT_GOLDS,
        investments=shares,
        gnomes={0: 14, 1: 6, 2: 9},
        money={0: 121, 1: 136, 2: 86},
        cards={1: ["interns", "interns", "cave_in"]},
    )
    made = turn_of(after(state, "dig cyan 6,11", "dig cyan 5,12", "dig cyan 9,13"))

    assert made[0].startswith("cave_in")
    assert made[-1] == "leave"


def test_a_colour_that_no_gold_is_near_to_is_not_cleared() -> None:
    state = after(traded(rows=FAR_GOLD, investments={0: {"red": 1}}, caved=["red"]), "keep")

    assert choices(state) == {"leave"}


def test_a_colour_that_stays_barred_by_another_crystal_is_not_cleared() -> None:
    state = traded(rows=RED_GOLD, investments={0: {"red": 2}}, caved=["red", "red"])

    assert choices(after(state, "keep")) == {"leave"}
