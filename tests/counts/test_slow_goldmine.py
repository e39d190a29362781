"""The slow referee of Gold Mine, tried on drawn mines: both phases, moves, the end.

The pictures are those of `test_slow_mine`; every chamber in them has a nugget.
"""

from collections.abc import Iterator

import pytest

from tests.counts.slow_goldmine import SlowDealGold, SlowGold
from tests.counts.slow_maze import Cell
from tests.counts.slow_mine import FROM_ENTRANCE, is_chamber, place_of
from tests.counts.test_slow_mine import ONE_OPEN_MOUTH, drawn

TO_PUSH = """
    .╷...
    ╶@──.
    .╵..$
"""


def dealt(
    *building: str, seats: int = 2, starter: int = 0, stack: tuple[str, ...] = ("cross",) * 4
) -> SlowGold:
    """A game before the first turn of phase 1."""
    nothing: list[list[str]] = [[] for _ in range(seats)]
    return SlowGold(
        SlowDealGold(seats, starter, {}, list(building), list(stack), nothing), iter(())
    )


def game(
    picture: str = "@",
    *miners: str,
    seats: int = 2,
    dice: Iterator[int] | tuple[int, ...] = (),
    stack: tuple[str, ...] = (),
    colours: tuple[str, ...] = (),
    tokens: int = 3,
    **options: str | bool | int,
) -> SlowGold:
    """A game in phase 2 before a move of seat 0; miners not named stand on the entrance."""
    nothing: list[list[str]] = [[] for _ in range(seats)]
    begun = SlowGold(SlowDealGold(seats, 0, options, [], list(stack), nothing), iter(dice))
    begun.mine = drawn(picture)
    begun.gold = {cell for cell, (tile, _) in begun.mine.items() if is_chamber(tile)}
    for seat, place in enumerate(miners):
        begun.miners[seat] = place_of(place, begun.mine)
    for seat, colour in enumerate(colours):
        begun.colours[seat] = colour
    begun.gold_challenges = [tokens] * seats
    begun.bat_challenges = [tokens] * seats
    return begun


def played(begun: SlowGold, *moves: str) -> SlowGold:
    for move in moves:
        begun.play(move)
    return begun


# Phase 1: GLD-3, GLD-4, GLD-7, GLD-13.


def test_the_starter_has_drawn_and_lays_and_then_the_next_seat() -> None:
    begun = dealt("corner", "straight", "t", seats=3, starter=2)

    assert (begun.phase, begun.asked, begun.drawn) == (1, (2, "lay"), "corner")
    assert begun.building == ["straight", "t"]
    assert begun.miners == [None, None, None]
    assert begun.legal() == [
        "lay corner -1,0",
        "lay corner 0,1",
        "lay corner 180 0,-1",
        "lay corner 180 1,0",
        "lay corner 270 0,1",
        "lay corner 270 1,0",
        "lay corner 90 -1,0",
        "lay corner 90 0,-1",
    ]

    begun.play("lay corner 270 1,0")

    assert begun.mine == {(0, 0): ("entrance", 0), (1, 0): ("corner", 3)}
    assert (begun.asked, begun.drawn, begun.building) == ((0, "lay"), "straight", ["t"])


def test_a_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        dealt("corner").play("lay corner 1,0")


def test_a_tile_that_cannot_be_placed_goes_back_and_another_is_drawn() -> None:
    begun = dealt("dead_end", "straight")

    assert (begun.drawn, begun.building) == ("straight", ["dead_end"])

    begun.play("lay straight 90 1,0")

    assert begun.drawn == "dead_end"
    assert begun.legal() == ["lay dead_end 270 2,0"]


def test_phase_1_ends_when_none_of_the_tiles_left_can_be_placed() -> None:
    begun = dealt("dead_end", "gold_dead_end", starter=1, stack=("cross",))

    assert (begun.phase, begun.asked, begun.drawn) == (2, (1, "move"), None)
    assert begun.building == []
    assert sorted(begun.stack) == ["cross", "dead_end", "gold_dead_end"]


def test_after_the_last_tile_all_miners_stand_on_the_entrance_and_the_starter_begins() -> None:
    begun = dealt("straight", "straight", starter=1)
    played(begun, "lay straight 90 1,0", "lay straight 90 2,0")

    assert (begun.phase, begun.asked) == (2, (1, "move"))
    assert begun.miners == [FROM_ENTRANCE, FROM_ENTRANCE]


def to_push(tile: str) -> SlowGold:
    begun = dealt("straight", "cross")
    begun.mine = drawn(TO_PUSH)
    begun.gold = {(3, 1)}
    begun.drawn = tile
    return begun


def test_a_tile_is_pushed_in_only_if_it_fits_nowhere() -> None:
    assert to_push("straight").legal() == ["lay straight 90 3,0"]
    assert to_push("gold_cross").legal() == [
        "push gold_cross -1,0 0,0",
        "push gold_cross 0,-1 0,0",
        "push gold_cross 0,0 0,1",
        "push gold_cross 0,0 1,0",
        "push gold_cross 1,0 2,0",
    ]


@pytest.mark.parametrize(
    ("pair", "picture", "gold"),
    [
        ("-1,0 0,0", ["..╷...", "╶g@──.", "..╵..$"], {(-1, 0), (3, 1)}),
        ("0,-1 0,0", [".╷...", ".g...", "╶@──.", ".╵..$"], {(0, -1), (3, 1)}),
        ("0,0 0,1", [".╷...", "╶@──.", ".g...", ".╵..$"], {(0, 1), (3, 2)}),
        ("0,0 1,0", [".╷....", "╶@g──.", ".╵...$"], {(1, 0), (4, 1)}),
        ("1,0 2,0", [".╷....", "╶@─g─.", ".╵...$"], {(2, 0), (4, 1)}),
    ],
)
def test_what_lies_beyond_the_line_moves_with_its_gold(
    pair: str, picture: list[str], gold: set[Cell]
) -> None:
    begun = to_push("gold_cross")
    begun.play(f"push gold_cross {pair}")

    assert begun.mine == drawn("\n".join(picture))
    assert begun.gold == gold
    assert begun.asked == (1, "lay")


@pytest.mark.parametrize(("waiting", "in_the_end"), [(0, 0), (2, 1)])
def test_a_chamber_gets_a_nugget_when_it_is_laid_one_that_waits_first(
    waiting: int, in_the_end: int
) -> None:
    begun = game("@─", stack=("gold_corner",))
    begun.waiting = waiting
    played(begun, "draw", "lay gold_corner 180 2,0")

    assert begun.gold == {(2, 0)}
    assert begun.waiting == in_the_end


def test_a_chamber_stays_empty_when_the_box_has_no_nugget_left() -> None:
    begun = game("@─", stack=("gold_corner",))
    begun.nuggets = [9, 19]
    played(begun, "draw", "lay gold_corner 180 2,0")

    assert begun.gold == set()


# The move: GLD-5, GLD-10.


def test_a_turn_begins_with_drawing_or_rolling() -> None:
    assert game("@─", stack=("corner",)).legal() == ["draw", "roll"]
    assert game("@─", stack=()).legal() == ["roll"]
    assert game("@", stack=("dead_end", "gold_dead_end")).legal() == ["roll"]


def test_the_first_tile_of_the_stack_that_can_be_laid_is_drawn_and_laid() -> None:
    begun = game("@", stack=("dead_end", "straight", "t"))
    begun.play("draw")

    assert (begun.asked, begun.drawn) == ((0, "lay"), "straight")
    assert begun.stack == ["dead_end", "t"]
    assert begun.legal() == [
        "lay straight 0,-1",
        "lay straight 0,1",
        "lay straight 90 -1,0",
        "lay straight 90 1,0",
    ]


def test_after_laying_the_miner_walks_one_tile_if_wanted() -> None:
    begun = game("@──", "1,0", stack=("straight",))
    played(begun, "draw", "lay straight 90 3,0")

    assert (begun.asked, begun.steps, begun.drawn) == ((0, "walk"), 1, None)
    assert begun.legal() == ["stay", "walk 0,0", "walk 2,0"]

    begun.play("walk 2,0")

    assert begun.cell(0) == (2, 0)
    assert (begun.asked, begun.steps) == ((0, "act"), 0)


@pytest.mark.parametrize(
    ("stack", "open_before_other", "moves"),
    [
        (("dead_end",), [], ["draw", "roll"]),  # the very last tile
        (("dead_end", "dead_end"), [], ["roll"]),
        (("dead_end",), ["corner"], ["roll"]),
    ],
)
def test_the_last_open_mouth_stays_while_any_other_tile_is_left(
    stack: tuple[str, ...], open_before_other: list[str], moves: list[str]
) -> None:
    begun = game(ONE_OPEN_MOUTH, stack=stack)
    begun.open[1] = open_before_other

    assert begun.legal() == moves


def test_a_die_is_rolled_and_the_miner_walks_up_to_it() -> None:
    begun = game("──@───", "-1,0", dice=(2,))
    begun.play("roll")

    assert (begun.asked, begun.steps) == ((0, "walk"), 2)
    assert begun.legal() == ["stay", "walk -2,0", "walk 0,0", "walk 1,0"]


def test_a_walk_ends_in_one_of_two_tunnels() -> None:
    begun = game("@#┐\n.└┘", "2,1", dice=(2,))
    begun.play("roll")

    assert begun.legal() == ["stay", "walk 1,0 EW", "walk 1,0 NS", "walk 1,1", "walk 2,0"]

    begun.play("walk 1,0 NS")

    assert begun.miners[0] == ((1, 0), "NS")


def test_whoever_cannot_walk_or_act_is_not_asked() -> None:
    begun = game("@", tokens=0, dice=(5,))
    begun.play("roll")

    assert begun.asked == (1, "move")
    assert begun.turns == [1, 0]


# Passages: GLD-5, GLD-21.


@pytest.mark.parametrize(
    ("dice", "steps", "columns", "through"),
    [
        ((5, 1), 1, [0, 2], []),
        ((3, 3), 3, [0, 2, 3, 4], []),
        ((4, 3), 4, [0, 2, 3, 4, 5], ["go 7,0"]),
        ((1, 6), 6, [0, 2, 3, 4, 5, 6, 7], ["go 7,0"]),
    ],
)
def test_a_passage_is_open_from_seven_on(
    dice: tuple[int, int], steps: int, columns: list[int], through: list[str]
) -> None:
    begun = game("@p─────p", "1,0", dice=dice)

    assert begun.legal() == ["passage", "roll"]

    begun.play("passage")

    assert begun.steps == steps
    assert begun.legal() == [*through, "stay", *(f"walk {column},0" for column in columns)]


def test_going_through_is_the_whole_move() -> None:
    begun = game("@p─q", "1,0", dice=(6, 5))
    played(begun, "passage", "go 3,0")

    assert begun.miners[0] == ((3, 0), "EW")
    assert begun.asked == (0, "act")
    assert "collect" in begun.legal()


def test_who_stays_before_an_open_passage_does_not_open_it_for_others() -> None:
    begun = game("@p─p", "1,0", "1,0", dice=(6, 5, 1), tokens=0)
    played(begun, "passage", "stay", "roll")

    assert begun.legal() == ["stay", "walk 0,0", "walk 2,0"]


def test_a_passage_entered_in_this_turn_is_none_yet() -> None:
    begun = game("@p─p", dice=(1, 2), tokens=0)
    played(begun, "roll", "walk 1,0")

    assert begun.asked == (1, "move")
    assert begun.legal() == ["roll"]

    played(begun, "roll", "stay")

    assert begun.legal() == ["passage", "roll"]


def test_a_lonely_passage_may_be_tried() -> None:
    begun = game("@p─", "1,0", dice=(6, 6))
    begun.play("passage")

    assert begun.legal() == ["stay", "walk 0,0", "walk 2,0"]


def test_a_passage_leads_to_tiles_that_nobody_can_walk_to() -> None:
    begun = game("@p.P", "3,0", dice=(6, 6))
    begun.play("passage")

    assert begun.legal() == ["go 1,0", "stay"]


def test_a_lonely_passage_without_a_way_to_walk_asks_nothing() -> None:
    begun = game("@..P", "3,0", dice=(6, 6))
    begun.play("passage")

    assert begun.asked == (0, "act")


# The end: GLD-2, GLD-35, GLD-36.


@pytest.mark.parametrize(("seats", "needed"), [(2, 10), (3, 7), (4, 7), (5, 5), (6, 5)])
def test_enough_nuggets_win_on_the_entrance(seats: int, needed: int) -> None:
    begun = game("@─", "1,0", seats=seats, dice=(3,))
    begun.nuggets[0] = needed
    played(begun, "roll", "walk 0,0")

    assert begun.asked is None
    assert begun.legal() == []
    assert begun.winners == [0]


@pytest.mark.parametrize(("nuggets", "start"), [(9, "0,0"), (10, "1,0")])
def test_neither_too_few_nuggets_nor_another_tile_wins(nuggets: int, start: str) -> None:
    begun = game("@─", start, dice=(3,))
    begun.nuggets[0] = nuggets
    played(begun, "roll", "stay")

    assert begun.asked == (0, "act")
    assert begun.winners == []


def test_a_miner_wins_who_did_not_move_and_only_in_the_own_turn() -> None:
    begun = game("@", seats=3, dice=(3, 4), tokens=0)
    begun.nuggets[1] = 7
    begun.play("roll")

    assert begun.asked == (1, "move")

    begun.play("roll")

    assert begun.winners == [1]


def test_laying_a_tile_is_a_move_that_may_win_too() -> None:
    begun = game("@", stack=("straight",))
    begun.nuggets[0] = 10
    played(begun, "draw", "lay straight 90 1,0")

    assert begun.asked == (0, "walk")

    begun.play("stay")

    assert begun.winners == [0]


@pytest.mark.parametrize(
    ("nuggets", "winners"), [([1, 4, 2], [1]), ([4, 4, 2], [0, 1]), ([0, 0, 0], [0, 1, 2])]
)
def test_the_turn_limit_ends_the_game(nuggets: list[int], winners: list[int]) -> None:
    begun = game("@", seats=3, dice=(1,) * 6, tokens=0, turn_limit=2)
    begun.nuggets = nuggets
    played(begun, *["roll"] * 5)

    assert begun.asked == (2, "move")
    assert begun.turns == [2, 2, 1]

    begun.play("roll")

    assert begun.legal() == []
    assert begun.turns == [2, 2, 2]
    assert begun.winners == winners
