"""Does the regular choose a miner, and lay tiles, as one would who wants to win?"""

from tests.unit.bots.goldmine.positions import (
    A_GAP_IN_A_RING,
    A_HOLE,
    ENOUGH,
    NO_GOLD,
    USUAL,
    choices,
)

# Miners


def test_the_best_miner_that_is_left_is_chosen() -> None:
    setup = "goldmine(seats=6, abilities=true)"
    chosen: list[str] = []
    for _ in range(6):
        chosen += choices(setup, *chosen, fresh=True)

    assert chosen == [
        "choose green",
        "choose red",
        "choose black",
        "choose white",
        "choose yellow",
        "choose blue",
    ]


# Laying


def test_while_the_mine_is_built_it_is_kept_open() -> None:
    found = choices(
        USUAL, phase=1, mine=A_HOLE, building=["dead_end", "cross"], stack=["cross"] * 3
    )

    assert found == {"lay dead_end 1,1"}


def test_while_the_mine_is_built_ways_lead_on() -> None:
    building = ["corner", "cross"]

    found = choices(USUAL, phase=1, mine=A_GAP_IN_A_RING, building=building)

    assert not found & {"lay corner 180 1,0", "lay corner 270 1,0"}


def test_a_chamber_is_laid_beside_oneself() -> None:
    stack = ["gold_dead_end", "cross"]

    found = choices(USUAL, "draw", mine=NO_GOLD, miners={0: "2,0"}, stack=stack)

    assert found == {"lay gold_dead_end 270 3,0"}


def test_a_chamber_is_not_laid_where_those_who_move_next_come_first() -> None:
    found = choices(
        USUAL,
        "draw",
        mine=NO_GOLD,
        miners={0: "1,0", 1: "1,0", 2: "1,0"},
        stack=["gold_dead_end", "cross"],
    )

    assert found == {"lay gold_dead_end 90 -3,0"}


def test_whoever_goes_home_lays_a_chamber_far_from_the_others() -> None:
    found = choices(
        USUAL,
        "draw",
        mine=NO_GOLD,
        miners={0: "1,0", 1: "2,0", 2: "2,0"},
        nuggets={0: ENOUGH},
        stack=["gold_dead_end", "cross"],
    )

    assert found == {"lay gold_dead_end 90 -3,0"}


def test_a_dead_end_is_laid_far_from_oneself() -> None:
    stack = ["dead_end", "cross"]

    found = choices(USUAL, "draw", mine=NO_GOLD, miners={0: "2,0"}, stack=stack)

    assert found == {"lay dead_end 90 -3,0"}


def test_mud_is_laid_before_the_others() -> None:
    miners = {0: "-2,0", 1: "2,0", 2: "2,0"}

    found = choices(USUAL, "draw", mine=NO_GOLD, miners=miners, stack=["straight_mud", "cross"])

    assert found == {"lay straight_mud 90 3,0"}


def test_a_tunnel_is_laid_where_it_leads_to_gold_sooner() -> None:
    found = choices(USUAL, "draw", mine=A_GAP_IN_A_RING, stack=["straight", "cross"])

    assert found == {"lay straight 90 1,0"}
