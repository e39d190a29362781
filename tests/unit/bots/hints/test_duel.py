"""Reasons for moves of Saboteur Duel, in positions that are drawn."""

from typing import Any

from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.games.duel.game import Table
from tests.unit.bots.hints.asking import why

ALMOST = """
       0      1            2            3            4         5
  -2   .      .            .            .            .         ?
  -1   start  straight_ew  straight_ew  straight_ew  curve_nw  .
  1    start  .            .            .            .         .
"""
BARRED = """
       0      1            2             3            4
  -1   start  straight_ew  t_short_blue  straight_ew  straight_ew
  1    start  .            .             .            .
"""
SHARED = """
       0            1            2            3          4
  -1   start        .            .            .          .
  0    straight_ns  .            .            curve_nw~  .
  1    start        straight_ew  straight_ew  curve_nw   .
"""


def table(**position: Any) -> Table:
    """A position in which seat 0, green, is asked."""
    return GAME.arrange(GAME.setup("duel()"), {"turn": 0, "pile": [], **position})


def test_the_last_card_connects_to_a_goal_that_was_seen_or_not() -> None:
    hands = {0: ["curve_nw"], 1: ["map"]}
    blind = table(mine=ALMOST, hands=hands)
    seeing = table(mine=ALMOST, hands=hands, looked={0: ["5,-2"]})
    nuggets = seeing.public.rules.nuggets[int(seeing.own[0].seen[0])]
    said = "nugget" if nuggets == 1 else "nuggets"

    assert why(GAME, blind, "dig curve_nw turned 4,-2") == [
        "It connects you to the upper goal, which you have not seen.",
        "It keeps seat 1 at 5 cards from unclaimed gold.",
    ]
    assert why(GAME, seeing, "dig curve_nw turned 4,-2")[0] == (
        f"It connects you to {nuggets} {said} on the upper goal."
    )


def test_gold_that_is_claimed_by_the_move_is_nothing_the_other_runs_for() -> None:
    state = table(mine=SHARED, hands={0: ["straight_ew"], 1: ["map"]})

    assert why(GAME, state, "dig straight_ew 4,0") == [
        "It connects you to the middle goal, which you have not seen.",
        "It sets seat 1 back to 5 cards from unclaimed gold (now 3).",
    ]


def test_both_are_compared() -> None:
    state = table(hands={0: ["cross_green", "straight_ew"], 1: ["map"]})

    assert why(GAME, state, "dig straight_ew 1,-1") == [
        "It brings you to 4 cards from unclaimed gold (now 5).",
        "It keeps seat 1 at 5 cards from unclaimed gold.",
    ]


def test_a_key_is_worth_what_it_opens() -> None:
    state = table(mine=BARRED, hands={0: ["key"], 1: ["map"]})

    assert why(GAME, state, "key 2,-1")[0] == "It brings you to 1 card from unclaimed gold (now 3)."


def test_breaking_and_mending() -> None:
    strike = table(hands={0: ["break_cart"], 1: ["key"]})
    broken = table(broken={0: ["lamp"]}, hands={0: ["fix_lamp", "map"], 1: ["key"]})
    where = "You are 5 cards from unclaimed gold."

    assert why(GAME, strike, "break cart 1") == [
        "Seat 1 is 5 cards from unclaimed gold.",
        "Then seat 1 cannot dig.",
    ]
    assert why(GAME, broken, "mend lamp 0") == ["You can dig again then.", where]
    assert why(GAME, broken, "remove fix_lamp map") == ["You can dig again then.", where]


def test_passing() -> None:
    broken = table(broken={0: ["lamp"]}, hands={0: ["map"], 1: ["key"]})
    stuck = table(hands={0: ["map", "fix_pick"], 1: ["key"]})

    assert why(GAME, broken, "pass map") == [
        "You cannot dig: a broken lamp in front of you.",
        "The pile is empty: no card comes for it.",
    ]
    assert why(GAME, stuck, "pass fix_pick")[:2] == [
        "No card of yours shortens the way to unclaimed gold.",
        "Nobody has a tool broken that the repair mends.",
    ]
