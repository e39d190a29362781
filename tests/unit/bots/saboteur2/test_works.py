"""Do players of the expansion lay and fell cards where it changes something?"""

from typing import Any

import pytest

from tests.unit.bots.saboteur2.positions import (
    A_FEW_CARDS,
    ONE_CARD_MISSING,
    choices,
)

PLUGGED_BEHIND_A_BLUE_DOOR = """
     0         1            2                          3
-2   .         .            crystal_cross              .
-1   mix_es_n  .            door_green_ns~       .
0    start     straight_ew  crystal_t_vertical~  .
1    curve_ne  .            door_blue_ns               .
2    .         .            mix_ne_s                   mix_ns_e_w
"""
FOUR_CARDS_BEYOND_A_LADDER = """
     0      1      2          3
0    start  cross  curve_ne~  .
1    .      .      cross      t_vertical~
2    .      .      .          ladder_ne
"""
TWO_WAYS_NEAR = """
     0      1      2            3            4            5             6
0    start  cross  straight_ew  straight_ew  straight_ew  t_horizontal  mix_ne_s~
1    .      .      .            .            .            .             t_vertical
"""
TWO_CARDS_MISSING = """
     0      1             2            3                    4      5
0    start  door_blue_ew  straight_ew  t_horizontal~  cross  t_horizontal~
"""
ONE_CARD = """
     0      1
0    start  straight_ew
"""
ONE_CRYSTAL_BEFORE_THE_GOAL = """
     0      1      2      3      4            5            6                        7  8
0    start  cross  cross  cross  straight_ew  straight_ew  crystal_t_horizontal     .  ?
"""


def verbs(found: set[str]) -> set[str]:
    """What is done, whatever with."""
    return {move.split()[0] for move in found}


# Rockfalls


def test_a_digger_clears_the_plug_in_its_own_tunnel_and_not_a_harmless_door() -> None:
    found = choices(
        3,
        mine=PLUGGED_BEHIND_A_BLUE_DOOR,
        goals=["stone_a", "stone_b", "gold"],
        looked={0: ["8,-2", "8,2"]},
        roles={0: "blue"},
        hands={0: ["free", "rockfall", "straight_ns", "curve_es", "dead_s", "mix_ns_e"]},
    )

    assert found == {"rockfall 3,2"}


@pytest.mark.parametrize("role", ["saboteur", "profiteer"])
def test_a_tunnel_that_ends_in_a_ladder_is_cut_there_and_not_behind_it(role: str) -> None:
    found = choices(
        3,
        mine=FOUR_CARDS_BEYOND_A_LADDER,
        roles={0: role},
        hands={0: ["rockfall", "fix_lamp", "dead_w"]},
        broken={0: ["cart"]},
    )

    assert found == {"rockfall 3,2"}


@pytest.mark.parametrize("hand", [["rockfall", "hands_off"], ["dead_ew", "hands_off"]])
def test_a_geologist_does_not_watch_the_gold_being_found(hand: list[str]) -> None:
    found = choices(mine=ONE_CARD_MISSING, roles={0: "geologist"}, thieves=[1], hands={0: hand})

    assert verbs(found) <= {"rockfall", "dig"}


def test_a_geologist_fells_no_crystal() -> None:
    hand = ["rockfall", "fix_lamp"]

    found = choices(mine=ONE_CRYSTAL_BEFORE_THE_GOAL, roles={0: "geologist"}, hands={0: hand})

    assert verbs(found) == {"rockfall"}
    assert "rockfall 6,0" not in found


def test_a_geologist_does_not_throw_a_rockfall_away() -> None:
    hand = ["rockfall", "fix_pick", "free", "cross", "straight_ew", "inspect"]

    found = choices(mine=A_FEW_CARDS, roles={0: "geologist"}, hands={0: hand})

    assert not any("rockfall" in move for move in found)


# Dead ends


@pytest.mark.parametrize("role", ["saboteur", "profiteer"])
def test_a_dead_end_is_laid_where_it_stops_somebody(role: str) -> None:
    hand = ["dead_s", "fix_lamp", "free"]

    assert choices(5, mine=TWO_WAYS_NEAR, roles={0: role}, hands={0: hand}) == {
        "dig dead_s turned 6,2"
    }


@pytest.mark.parametrize("role", ["saboteur", "profiteer"])
def test_a_dead_end_that_stops_nobody_is_not_laid(role: str) -> None:
    hand = ["dead_ns", "fix_lamp", "free"]

    found = choices(5, mine=A_FEW_CARDS, roles={0: role}, hands={0: hand})

    assert verbs(found) == {"pass"}


# Side branches


def test_a_card_that_leads_nowhere_nearer_is_exchanged_with_others_like_it() -> None:
    hand = ["curve_ne", "mix_es_n", "dead_ew", "free", "fix_lamp"]
    position: dict[str, Any] = {
        "mine": ONE_CARD,
        "goals": ["stone_a", "stone_b", "gold"],
        "looked": {0: ["8,-2"]},
    }

    assert choices(3, **position, roles={0: "blue"}, hands={0: hand}) == {
        "pass curve_ne dead_ew mix_es_n"
    }


def test_a_digger_keeps_ladders_and_doors_of_its_own_colour_when_it_exchanges_cards() -> None:
    hand = ["curve_ne", "mix_es_n", "door_blue_ns", "ladder_es", "free", "fix_lamp"]

    assert choices(3, mine=ONE_CARD, roles={0: "blue"}, hands={0: hand}) == {
        "pass curve_ne mix_es_n"
    }


def test_a_digger_exchanges_what_does_not_fit_at_the_head_of_the_tunnel() -> None:
    hand = ["straight_ns", "straight_ns", "mix_es_n", "crystal_dead_s"]

    found = choices(5, mine=TWO_CARDS_MISSING, roles={0: "blue"}, hands={0: hand})

    assert verbs(found) == {"pass"}
    assert all(len(move.split()) == 4 for move in found)


def test_no_ladder_is_spent_on_a_way_that_is_no_nearer() -> None:
    hand = ["ladder_es", "fix_lamp", "free"]

    found = choices(3, mine=FOUR_CARDS_BEYOND_A_LADDER, roles={0: "blue"}, hands={0: hand})

    assert not any(move.startswith("dig") for move in found)


def test_a_card_that_opens_a_second_way_as_near_is_laid() -> None:
    hand = ["curve_es", "fix_lamp", "free"]
    mine = A_FEW_CARDS.replace("cross  cross", "cross  straight_ew")

    assert "dig" in verbs(choices(mine=mine, roles={0: "boss"}, hands={0: ["cross", *hand]}))


# Crystals


@pytest.mark.parametrize("role", ["green", "boss"])
def test_no_crystal_is_laid_for_a_known_geologist_while_a_plain_card_does_as_well(
    role: str,
) -> None:
    found = choices(
        3,
        mine=A_FEW_CARDS,
        roles={0: role, 1: "geologist", 2: "blue"},
        inspected={0: [1, 2]},
        hands={0: ["crystal_cross", "crystal_t_horizontal", "straight_ew", "fix_lamp"]},
    )

    assert found == {"dig straight_ew 3,0"}


def test_a_crystal_is_laid_rather_than_nothing() -> None:
    found = choices(
        3,
        mine=A_FEW_CARDS,
        roles={0: "green", 1: "geologist"},
        inspected={0: [1]},
        hands={0: ["crystal_cross", "fix_lamp"]},
    )

    assert found == {"dig crystal_cross 3,0"}
