"""The slow referee of Gold Mine, tried on drawn mines: deals, mud, cave-ins, picks.

The pictures are those of `test_slow_mine`; every chamber in them has a nugget.
"""

from itertools import chain

import pytest

from tests.counts.slow_gold_deal import Options, SlowDealGold, faults
from tests.counts.slow_mine import BOX, symbol
from tests.counts.test_slow_goldmine import game, played

WITH_CHAMBER = ["gold_t", "gold_t_passage", "cross_passage", "t_mud", "t_mud"]
OTHER_CHAMBER = ["gold_corner", "t_passage", "t_passage", "cross_mud", "t_mud"]
WITH_CAVERN = ["cavern", "t_passage", "t_passage", "corner_mud", "corner_mud"]
OTHER_CAVERN = ["cavern", "corner_passage", "t_passage", "corner_mud", "t_mud"]
AROUND_PASSAGES = """
    .─$
    @p─
    .mp
"""


def of_whole_box(seats: int, opened: list[list[str]], options: Options) -> SlowDealGold:
    tiles = [tile for tile, number in BOX.items() for _ in range(number)]
    for tile in chain(*opened):
        tiles.remove(tile)
    return SlowDealGold(seats, 0, options, tiles[:20], tiles[20:], opened)


# Deals: GLD-1, GLD-41, GLD-46.


@pytest.mark.parametrize(
    ("opened", "options"),
    [
        ([[], [], []], {}),
        ([WITH_CHAMBER, OTHER_CHAMBER], {}),
        ([WITH_CHAMBER, OTHER_CHAMBER], {"open_tiles": "two_player", "mud": False}),
        ([[], []], {"open_tiles": "none"}),
        ([WITH_CAVERN, OTHER_CAVERN], {"open_tiles": "five"}),
    ],
)
def test_a_deal_as_the_options_want_it_has_no_fault(
    opened: list[list[str]], options: Options
) -> None:
    assert faults(of_whole_box(len(opened), opened, options)) == []


@pytest.mark.parametrize(
    ("opened", "options"),
    [
        ([WITH_CHAMBER, [], []], {}),
        ([[], []], {}),
        ([WITH_CHAMBER, WITH_CAVERN], {}),
        ([WITH_CHAMBER, WITH_CAVERN], {"open_tiles": "five"}),
        ([["gold_corner_passage", *OTHER_CHAMBER[1:]], WITH_CHAMBER], {}),
        ([WITH_CAVERN, [], [], [], []], {"open_tiles": "five"}),
    ],
)
def test_a_deal_with_other_open_tiles_has_a_fault(
    opened: list[list[str]], options: Options
) -> None:
    assert faults(of_whole_box(len(opened), opened, options))[0].endswith("open")


def test_five_or_six_players_have_chambers_in_place_of_the_four_caverns() -> None:
    tiles = [tile for tile, number in BOX.items() for _ in range(number)]
    passages = [tile for tile in tiles if symbol(tile) == "passage"]
    mud = [tile for tile in tiles if symbol(tile) == "mud"]
    opened = [
        ["gold_straight", *passages[2 * seat : 2 * seat + 2], *mud[2 * seat : 2 * seat + 2]]
        for seat in range(5)
    ]

    assert faults(of_whole_box(5, opened, {"open_tiles": "five"})) == []


def test_twenty_tiles_are_for_building_and_all_are_of_the_box() -> None:
    deal = of_whole_box(3, [[], [], []], {"first_player": "seat0"})
    deal.stack.append(deal.building.pop())
    deal.stack[0] = "entrance"
    deal.starter = 1

    assert faults(deal) == [
        "19 tiles for building",
        "not the tiles of the box",
        "seat 1 begins",
    ]


def test_an_open_tile_is_laid_instead_of_drawing() -> None:
    begun = game("@─", stack=("cross",))
    begun.open = [["gold_dead_end", "t_mud"], ["straight_passage"]]

    assert begun.legal()[:3] == ["draw", "lay gold_dead_end 270 2,0", "lay t_mud -1,0"]
    assert not any("straight_passage" in move for move in begun.legal())

    begun.play("lay gold_dead_end 270 2,0")

    assert begun.open == [["t_mud"], ["straight_passage"]]
    assert begun.gold == {(2, 0)}
    assert (begun.asked, begun.steps) == ((0, "walk"), 1)


def test_an_open_tile_makes_up_for_an_empty_stack() -> None:
    begun = game("@─")
    begun.open[0] = ["dead_end"]

    assert begun.legal() == ["lay dead_end 270 2,0", "roll"]


# Mud: GLD-40.


@pytest.mark.parametrize(("mud", "ends"), [(True, ["walk 1,0"]), (False, ["walk 1,0", "walk 2,0"])])
def test_mud_is_an_option(mud: bool, ends: list[str]) -> None:
    begun = game("@m─", dice=(6,), mud=mud)
    begun.play("roll")

    assert begun.legal() == ["stay", *ends]


# Cave-ins: GLD-44.


@pytest.mark.parametrize(("die", "asked"), [(6, "collapse"), (5, "act")])
def test_a_six_brings_a_cave_in_after_the_walk(die: int, asked: str) -> None:
    begun = game("@──", dice=(die,), cave_in=True)
    played(begun, "roll", "walk 1,0")

    assert begun.asked == (0, asked)


def test_a_six_is_forgotten_after_the_turn() -> None:
    begun = game("@──", dice=(6, 5), cave_in=True, tokens=0)
    played(begun, "roll", "walk 1,0", "nothing", "roll", "stay")

    assert begun.asked == (0, "move")


def test_without_the_option_nothing_caves_in() -> None:
    begun = game("@──", dice=(6,))
    played(begun, "roll", "walk 1,0")

    assert begun.asked == (0, "act")


def test_only_a_tile_beside_the_miner_without_passage_or_miner_caves_in() -> None:
    # Around 1,0: 1,-1, mud on 1,1, a miner on 2,0, the entrance on 0,0.
    begun = game(AROUND_PASSAGES, "1,0", "2,0", dice=(6,), cave_in=True)
    played(begun, "roll", "stay")

    assert begun.legal() == ["collapse 1,-1", "collapse 1,1", "nothing"]

    begun.play("collapse 1,-1")

    assert begun.collapsed == {(1, -1)}
    assert begun.asked == (0, "act")


def test_a_passage_tile_never_caves_in_and_a_collapsed_one_is_turned_back() -> None:
    # Around 2,0: the chamber on 2,-1, collapsed with its nugget, and passages on 1,0 and 2,1.
    begun = game(AROUND_PASSAGES, "2,0", dice=(6,), cave_in=True)
    begun.collapsed = {(2, -1)}
    played(begun, "roll", "stay")

    assert begun.legal() == ["nothing", "restore 2,-1"]

    begun.play("restore 2,-1")

    assert begun.collapsed == set()
    assert begun.gold == {(2, -1)}


def test_whoever_wins_by_the_walk_is_not_asked_to_turn_a_tile_over() -> None:
    begun = game("@─", "1,0", dice=(6,), cave_in=True)
    begun.nuggets[0] = 10
    played(begun, "roll", "walk 0,0")

    assert begun.winners == [0]


@pytest.mark.parametrize("dice", [(6, 1), (2, 6)])
def test_either_of_greens_dice_may_show_the_six(dice: tuple[int, int]) -> None:
    begun = game("@─", colours=("green", "red"), dice=dice, cave_in=True)
    played(begun, "roll two", "stay")

    assert begun.asked == (0, "collapse")


def test_a_six_of_black_counts_even_if_he_cannot_walk() -> None:
    begun = game("@.─┌", "2,0", colours=("black", "red"), dice=(6,), cave_in=True)
    begun.stack = ["straight"]
    played(begun, "draw", "lay straight 0,1")

    assert begun.legal() == ["roll", "stay"]

    begun.play("roll")

    assert begun.legal() == ["collapse 3,0", "nothing"]


def test_a_six_in_a_passage_is_no_cave_in() -> None:
    begun = game("@p─", "1,0", dice=(6, 6), cave_in=True)
    played(begun, "passage", "stay")

    assert begun.asked == (0, "act")


# Picks: GLD-45.


@pytest.mark.parametrize(
    ("pickaxes", "place", "asked"),
    [(True, "1,0", "again"), (True, "0,0", "walk"), (False, "1,0", "walk")],
)
def test_a_pick_where_the_turn_began_gives_a_second_tile(
    pickaxes: bool, place: str, asked: str
) -> None:
    begun = game("@k", place, stack=("straight", "straight", "cross"), pickaxes=pickaxes)
    played(begun, "draw", "lay straight 90 2,0")

    assert begun.asked == (0, asked)


@pytest.mark.parametrize(("colour", "rolls"), [("white", []), ("black", ["roll"])])
def test_a_pick_gives_no_third_tile_and_no_longer_walk(colour: str, rolls: list[str]) -> None:
    stack = ("straight", "straight", "cross")
    begun = game("@k", "1,0", colours=(colour, "red"), stack=stack, pickaxes=True)
    played(begun, "draw", "lay straight 90 2,0", "draw", "lay straight 90 3,0")

    assert begun.asked == (0, "walk")
    assert begun.legal() == [*rolls, "stay", "walk 0,0", "walk 2,0"]


def test_black_with_a_pick_may_roll_after_one_tile_too() -> None:
    stack = ("straight", "straight", "cross")
    begun = game("@k", "1,0", colours=("black", "red"), stack=stack, pickaxes=True)
    played(begun, "draw", "lay straight 90 2,0", "enough")

    assert "roll" in begun.legal()
