"""The slow referee of Saboteur Duel, tried on drawn positions: doors, keys, goals and their gold.

The pictures are those of `test_slow_duel`.
"""

import pytest

from tests.counts.slow_duel import SlowRoundDuel, reached_mouths, tunnels_for
from tests.counts.slow_maze import Cell
from tests.counts.test_slow_duel import BLUE, GREEN, NO_KEYS, dealt, drawn, moves_with, played

HERE = (3, 3)
NORTH, MIDDLE, SOUTH = (5, -2), (5, 0), (5, 2)
WEST_OF_NORTH = """
    .....?
    S───┘.
    .....?
    S.....
"""
BESIDE_TWO = """
    .....?
    S────.
    .....?
    S.....
"""
JOINED_BESIDE_TWO = """
    .....?
    S────.
    │....?
    S.....
"""

# Doors and keys: DUE-8, DUE-14.


@pytest.mark.parametrize(
    ("card", "turned", "owner", "all_arms", "without_door"),
    [
        ("cross_blue", False, BLUE, "NESW", "NEW"),
        ("cross_blue", True, BLUE, "NESW", "ESW"),
        ("cross_green", False, GREEN, "NESW", "NES"),
        ("cross_green", True, GREEN, "NESW", "NSW"),
        ("t_short_blue", False, BLUE, "NEW", "NW"),
        ("t_short_blue", True, BLUE, "ESW", "ES"),
        ("t_short_green", False, GREEN, "NEW", "EW"),
        ("t_short_green", True, GREEN, "ESW", "EW"),
        ("t_long_blue", False, BLUE, "NSW", "SW"),
        ("t_long_blue", True, BLUE, "NES", "NE"),
        ("t_long_green", False, GREEN, "NSW", "NW"),
        ("t_long_green", True, GREEN, "NES", "ES"),
    ],
)
def test_a_door_shuts_one_arm_to_the_other_colour_until_a_key_lies_on_it(
    card: str, turned: bool, owner: int, all_arms: str, without_door: str
) -> None:
    def walked(seat: int, keys: set[Cell]) -> list[set[str]]:
        return [set(tunnel) for tunnel in tunnels_for(seat, HERE, (card, turned), keys)]

    assert walked(owner, NO_KEYS) == [set(all_arms)]
    assert walked(1 - owner, NO_KEYS) == [set(without_door)]
    assert walked(1 - owner, {(4, 4)}) == [set(without_door)]
    assert walked(1 - owner, {HERE}) == [set(all_arms)]


@pytest.mark.parametrize(
    ("crossing", "reached_by_blue"),
    [("G", ""), ("g", "NSW")],  # the door met from outside, and from inside
)
def test_a_door_is_shut_from_both_of_its_sides(crossing: str, reached_by_blue: str) -> None:
    maze = drawn(f"""
        S{crossing}
        │.
        S.
    """)

    def sides(seat: int, keys: set[Cell]) -> set[str]:
        return {side for cell, side in reached_mouths(seat, maze, keys) if cell == (1, -1)}

    assert sides(GREEN, NO_KEYS) == set("NESW")
    assert sides(BLUE, NO_KEYS) == set(reached_by_blue)
    assert sides(BLUE, {(1, -1)}) == set("NESW")


def test_a_shut_door_may_meet_a_reached_mouth_but_is_no_way_on() -> None:
    begun = dealt(green=["cross_blue", "straight_ns"], blue=["map"])
    played(begun, "dig cross_blue 0,-2", "pass map")

    assert moves_with(begun, "dig") == ["dig straight_ns 0,0"]


def test_a_key_lies_on_any_door_of_the_opponent_without_one() -> None:
    begun = dealt(green=["key"], blue=["key"], picture="GSB")
    begun.maze[9, 9] = ("t_long_blue", True)

    assert moves_with(begun, "key") == ["key 1,-1", "key 9,9"]

    begun.keys = {(1, -1)}

    assert moves_with(begun, "key") == ["key 9,9"]

    begun.asked = (BLUE, "play")

    assert moves_with(begun, "key") == ["key -1,-1"]

    begun.keys = {(1, -1), (9, 9)}

    assert begun.legal() == ["pass key"]


def test_a_key_opens_the_way_at_once_and_for_good() -> None:
    begun = dealt(green=["key", "straight_ns"], blue=["map"], picture="SB")

    assert "dig straight_ns 1,0" not in begun.legal()

    played(begun, "key 1,-1", "pass map")

    assert begun.keys == {(1, -1)}
    assert moves_with(begun, "dig") == [
        "dig straight_ns 0,-2",
        "dig straight_ns 0,0",
        "dig straight_ns 1,-2",
        "dig straight_ns 1,0",
    ]


# How a goal lies: DUE-9.

EAST_OF_NORTH = "┌─────┐\n│.....│\n│....?.\nS......"
FROM_THE_SIDE = {
    "N": (BESIDE_TWO, GREEN, "dig curve_ne turned 5,-1", MIDDLE),
    "E": (EAST_OF_NORTH, GREEN, "dig curve_nw 6,-2", NORTH),
    "S": ("S....\n.....\nS────", BLUE, "dig curve_nw 5,1", MIDDLE),
    "W": ("S───┐", GREEN, "dig curve_ne 4,0", MIDDLE),
}


@pytest.mark.parametrize(
    ("face", "side", "ways"),
    [
        ("t_long", "N", [False, True]),
        ("t_long", "E", [True]),
        ("t_long", "S", [False, True]),
        ("t_long", "W", [False]),
        ("curve", "N", [False]),
        ("curve", "E", [False]),
        ("curve", "S", [True]),
        ("curve", "W", [True]),
        ("t_short", "N", [False]),
        ("t_short", "E", [False, True]),
        ("t_short", "S", [True]),
        ("t_short", "W", [False, True]),
    ],
)
def test_a_goal_lies_so_that_it_meets_the_mouth_that_reaches_it(
    face: str, side: str, ways: list[bool]
) -> None:
    picture, seat, move, goal = FROM_THE_SIDE[side]
    begun = dealt(
        green=["curve_ne", "curve_nw"], blue=["curve_nw"], picture=picture, goals=[face] * 3
    )
    begun.asked = (seat, "play")
    begun.play(move)

    if len(ways) == 2:
        assert begun.asked == (seat, "lie")
        assert begun.legal() == [f"lie {goal[0]},{goal[1]}", f"lie {goal[0]},{goal[1]} turned"]
        assert begun.open == []
    else:
        assert begun.asked == (1 - seat, "play")
        assert begun.maze[goal] == (face, ways[0])
        assert begun.claimed == {goal: seat}


@pytest.mark.parametrize(("move", "turned"), [("lie 5,-2", False), ("lie 5,-2 turned", True)])
def test_a_goal_that_can_lie_in_two_ways_lies_as_the_player_says(move: str, turned: bool) -> None:
    begun = dealt(green=["curve_nw"], blue=["map"], picture=WEST_OF_NORTH, goals=["t_short"] * 3)
    begun.pile = ["bridge", "key"]
    begun.play("dig curve_nw turned 4,-2")

    assert begun.hands[GREEN] == []  # nothing is drawn, nothing claimed before all goals lie
    assert begun.claimed == {}

    begun.play(move)

    assert begun.maze[NORTH] == ("t_short", turned)
    assert begun.claimed == {NORTH: GREEN}
    assert begun.nuggets() == [3, 0]
    assert begun.hands[GREEN] == ["bridge"]
    assert begun.asked == (BLUE, "play")


@pytest.mark.parametrize(("neighbour", "turned"), [("straight_ew", True), ("straight_ns", False)])
def test_of_two_ways_the_one_that_fits_all_neighbours_is_taken(
    neighbour: str, turned: bool
) -> None:
    begun = dealt(green=["curve_nw"], blue=["map"], picture=WEST_OF_NORTH, goals=["t_short"] * 3)
    begun.maze[5, -3] = (neighbour, False)  # nobody can walk there
    begun.play("dig curve_nw turned 4,-2")

    assert begun.maze[NORTH] == ("t_short", turned)
    assert begun.asked == (BLUE, "play")


def test_if_neither_way_fits_both_may_be_chosen() -> None:
    begun = dealt(green=["curve_nw"], blue=["map"], picture=WEST_OF_NORTH, goals=["t_short"] * 3)
    begun.maze |= {(5, -3): ("straight_ew", False), (5, -1): ("straight_ew", False)}
    begun.play("dig curve_nw turned 4,-2")

    assert begun.legal() == ["lie 5,-2", "lie 5,-2 turned"]


def test_the_only_way_that_meets_is_taken_even_if_it_does_not_fit() -> None:
    begun = dealt(green=["curve_nw"], blue=["map"], picture=WEST_OF_NORTH, goals=["curve"] * 3)
    begun.maze[5, -1] = ("straight_ew", False)
    begun.play("dig curve_nw turned 4,-2")

    assert begun.maze[NORTH] == ("curve", True)
    assert begun.claimed == {NORTH: GREEN}


def test_an_open_goal_is_walked_through_and_later_cards_fit_it() -> None:
    begun = dealt(green=["straight_ns", "straight_ew"], picture="....┌L\nS───┘.")

    digs = [move for move in moves_with(begun, "dig") if move[-4:] in ("5,-3", "5,-1", "6,-2")]

    assert digs == ["dig straight_ns 5,-1", "dig straight_ns 5,-3"]


def test_a_stub_reaches_no_goal() -> None:
    begun = dealt(green=["nw_stub_e"], blue=["map"], picture="...┌.?\nS──┘..")
    begun.play("dig nw_stub_e 4,-2")

    assert begun.open == []
    assert begun.asked == (BLUE, "play")


# Which goals are turned up, and who claims them: DUE-9, DUE-10.


def test_goals_are_turned_up_by_either_map_and_the_opponent_claims_too() -> None:
    faces = ["curve", "t_short", "t_long"]
    begun = dealt(green=["cross_blue"], blue=["map"], picture=JOINED_BESIDE_TWO, goals=faces)
    begun.play("dig cross_blue 5,-1")

    assert begun.maze[NORTH] == ("curve", True)
    assert begun.maze[MIDDLE] == ("t_short", False)
    assert begun.claimed == {NORTH: GREEN, MIDDLE: BLUE}  # behind the door is blue's
    assert begun.nuggets() == [2, 3]


def test_a_goal_behind_a_shut_door_stays_face_down_until_the_key() -> None:
    faces = ["curve", "t_short", "t_long"]
    begun = dealt(green=["cross_blue", "key"], blue=["map"], picture=BESIDE_TWO, goals=faces)
    played(begun, "dig cross_blue 5,-1", "map 5,0")

    assert begun.open == [NORTH]

    begun.play("key 5,-1")

    assert begun.open == [NORTH, MIDDLE]
    assert begun.claimed == {NORTH: GREEN, MIDDLE: GREEN}


def test_after_a_key_too_the_player_says_how_a_goal_lies() -> None:
    begun = dealt(green=["key"], blue=["map"], goals=["curve", "t_long", "t_short"])
    begun.maze = drawn(".....c\nS────B")
    begun.claimed = {NORTH: GREEN}
    begun.play("key 5,-1")

    assert begun.asked == (GREEN, "lie")

    begun.play("lie 5,0 turned")

    assert begun.maze[MIDDLE] == ("t_long", True)
    assert begun.nuggets() == [3, 0]


@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_of_two_who_are_connected_the_player_whose_turn_it_is_claims(seat: int) -> None:
    hand = ["curve_ne"]
    begun = dealt(green=hand, blue=hand, picture=JOINED_BESIDE_TWO, starter=seat)
    begun.play("dig curve_ne turned 5,-1")

    assert begun.claimed == {MIDDLE: seat}


def test_a_claimed_goal_stays_claimed() -> None:
    begun = dealt(blue=["straight_ns"], green=["map"], picture="....┌L\nS───┘.\n......\nS.....")
    begun.claimed = {NORTH: GREEN}
    begun.asked = (BLUE, "play")
    begun.play("dig straight_ns 0,0")

    assert begun.claimed == {NORTH: GREEN}


@pytest.mark.parametrize(
    ("move", "claimed"), [("dig bridge 1,1", {NORTH: GREEN}), ("pass map", {})]
)
def test_open_gold_is_claimed_after_a_path_card_not_after_a_pass(
    move: str, claimed: dict[Cell, int]
) -> None:
    begun = dealt(blue=["bridge", "map"], picture="....┌L\nS───┘.\n......\nS.....", starter=BLUE)
    begun.play(move)

    assert begun.claimed == claimed


def test_a_goal_reached_through_another_is_turned_up_in_the_same_turn() -> None:
    begun = dealt(green=["curve_nw"], blue=["map"], picture=WEST_OF_NORTH)
    begun.maze[5, -1] = ("straight_ns", False)
    begun.play("dig curve_nw turned 4,-2")

    assert begun.open == [NORTH, MIDDLE]
    assert begun.claimed == {NORTH: GREEN, MIDDLE: GREEN}


def test_a_goal_reached_with_another_lies_before_one_reached_through_it() -> None:
    begun = dealt(
        green=["t_long_green"],
        blue=["map"],
        picture="""
            ....┌?
            S───.│
            ....│?
            S...│.
            ....└?
        """,
        pile=["bridge"],
        goals=["t_long", "curve", "t_short"],
    )
    begun.play("dig t_long_green 4,-1")

    assert begun.legal() == ["lie 5,2", "lie 5,2 turned"]
    assert begun.open == [NORTH]
    assert begun.claimed == {}

    begun.play("lie 5,2")

    assert begun.maze[MIDDLE] == ("curve", False)
    assert begun.claimed == {NORTH: GREEN, MIDDLE: GREEN, SOUTH: GREEN}
    assert begun.asked is None
    assert begun.winner == "green"
    assert begun.nuggets() == [6, 0]
    assert begun.hands == [[], ["map"]]  # DUE-15: the third token ends it, nobody draws
    assert begun.pile == ["bridge"]


def behind_two_doors(middle: str = "│") -> SlowRoundDuel:
    return dealt(
        green=["t_long_green"],
        blue=["map"],
        picture=f"""
            ....┌?
            S───.{middle}
            │...└?
            S.....
            .....?
        """,
    )


def test_which_mouths_face_a_goal_is_asked_when_its_turn_comes() -> None:
    # Seen alone, the middle goal is reached from the west only; the northern one opens its north.
    begun = played(behind_two_doors(), "dig t_long_green 4,-1")

    assert begun.maze[NORTH] == ("t_long", False)
    assert begun.legal() == ["lie 5,0", "lie 5,0 turned"]


@pytest.mark.parametrize(
    ("move", "claimant", "nuggets"),
    [("lie 5,0", BLUE, [1, 2]), ("lie 5,0 turned", GREEN, [3, 0])],
)
def test_only_one_whose_mouth_meets_the_goal_is_connected(
    move: str, claimant: int, nuggets: list[int]
) -> None:
    # Green comes from the west through a green door, blue from the north through a blue one.
    begun = played(behind_two_doors("d"), "dig t_long_green 4,-1", move)

    assert begun.claimed == {NORTH: GREEN, MIDDLE: claimant}
    assert begun.nuggets() == nuggets


def test_a_round_with_equal_nuggets_is_won_by_nobody() -> None:
    begun = dealt(
        blue=["curve_ne"],
        green=["map"],
        picture=".....T\nS.....\n.....L\nS───┐.",
        goals=["t_short", "t_long", "curve"],
        starter=BLUE,
    )
    begun.claimed = {NORTH: GREEN, MIDDLE: BLUE}
    begun.play("dig curve_ne 4,2")

    assert begun.maze[SOUTH] == ("curve", True)
    assert begun.asked is None
    assert begun.nuggets() == [3, 3]
    assert begun.winner == "nobody"
