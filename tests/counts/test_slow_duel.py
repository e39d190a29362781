"""The slow referee of Saboteur Duel, tried on drawn positions: turns, laying, actions, the end.

In a picture the upper `S` is green's start on 0,-1, the lower one blue's; `?` is a goal face down,
`.` an empty cell; lines are tunnels, `#` a bridge, `)` a double curve, `e` the curve from north to
west with a stub in the east. `B` is a crossing with a blue door in the south, `G` one with a green
door in the west, `g` this one turned; `d` goes north, east and south, a blue door in the south.
`L`, `C`, `T` are the goals of 1, 2 and 3 nuggets as written, `c` is the curve turned.
"""

import pytest

from tests.counts.slow_duel import (
    PATHS,
    STARTS,
    SlowDealDuel,
    SlowRoundDuel,
    half_turn_differs,
    reached_mouths,
)
from tests.counts.slow_maze import Cell, Maze

GREEN, BLUE = 0, 1
FACES = ["t_long", "curve", "t_short"]
NO_KEYS: set[Cell] = set()
SIGNS: dict[str, tuple[str, bool]] = {
    "S": ("start", False),
    "│": ("straight_ns", False),
    "─": ("straight_ew", False),
    "┘": ("curve_nw", False),
    "┌": ("curve_nw", True),
    "└": ("curve_ne", False),
    "┐": ("curve_ne", True),
    "#": ("bridge", False),
    ")": ("double_curve", False),
    "e": ("nw_stub_e", False),
    "B": ("cross_blue", False),
    "G": ("cross_green", False),
    "g": ("cross_green", True),
    "d": ("t_long_blue", True),
    "L": ("t_long", False),
    "C": ("curve", False),
    "c": ("curve", True),
    "T": ("t_short", False),
}
STARTS_ALONE = """
    S
    .
    S
"""


def drawn(picture: str) -> Maze:
    lines = [line.strip() for line in picture.split("\n") if line.strip()]
    row_of_green = next(row for row, line in enumerate(lines) if "S" in line)
    left = lines[row_of_green].index("S")
    return {
        (column - left, row - row_of_green - 1): SIGNS[sign]
        for row, line in enumerate(lines)
        for column, sign in enumerate(line)
        if sign not in ".?"
    }


def dealt(
    *,
    green: list[str] | None = None,
    blue: list[str] | None = None,
    picture: str = STARTS_ALONE,
    pile: list[str] | None = None,
    goals: list[str] | None = None,
    starter: int = GREEN,
) -> SlowRoundDuel:
    deal = SlowDealDuel(
        starter=starter,
        goals=goals or FACES,
        hands=[green or [], blue or []],
        pile=pile or [],
    )
    begun = SlowRoundDuel(deal)
    begun.maze = drawn(picture)
    return begun


def played(begun: SlowRoundDuel, *moves: str) -> SlowRoundDuel:
    for move in moves:
        begun.play(move)
    return begun


def moves_with(begun: SlowRoundDuel, word: str) -> list[str]:
    return [move for move in begun.legal() if move.split()[0] == word]


# Set-up and turns: DUE-1 to DUE-6.


def test_a_round_begins_with_two_starts_and_three_goals_face_down() -> None:
    deal = SlowDealDuel(starter=BLUE, goals=FACES, hands=[["key"], ["map"]], pile=[])
    begun = SlowRoundDuel(deal)

    assert begun.maze == {(0, -1): ("start", False), (0, 1): ("start", False)}
    assert begun.open == []
    assert begun.asked == (BLUE, "play")
    assert begun.legal() == ["map 5,-2", "map 5,0", "map 5,2", "pass map"]


def test_the_starter_begins_and_then_they_take_turns() -> None:
    begun = dealt(green=["map", "map"], blue=["map", "map"], starter=BLUE)
    asked = [begun.asked]
    for _ in range(3):
        begun.play("pass map")
        asked.append(begun.asked)

    assert asked == [(BLUE, "play"), (GREEN, "play"), (BLUE, "play"), (GREEN, "play")]


@pytest.mark.parametrize(
    "move",
    ["dig straight_ew 1,-1", "break pick 1", "mend lamp 0", "map 5,0", "key 9,9", "pass key"],
)
def test_one_card_is_drawn_after_any_turn(move: str) -> None:
    hand = ["straight_ew", "break_pick", "fix_lamp", "map", "key"]
    begun = dealt(green=hand, pile=["bridge", "map"])
    begun.maze[9, 9] = SIGNS["B"]
    begun.broken[GREEN] = "lamp" if move == "mend lamp 0" else None
    begun.play(move)

    assert len(begun.hands[GREEN]) == 5
    assert begun.hands[GREEN][-1] == "bridge"
    assert begun.pile == ["map"]
    assert begun.asked == (BLUE, "play")


def test_two_cards_remove_the_sabotage_card_and_one_is_drawn() -> None:
    begun = dealt(green=["straight_ew", "map", "map"], pile=["key", "bridge"])
    begun.broken[GREEN] = "cart"

    assert moves_with(begun, "remove") == ["remove map map", "remove map straight_ew"]

    begun.play("remove map straight_ew")

    assert begun.broken == [None, None]
    assert begun.hands[GREEN] == ["map", "key"]
    assert begun.discards == [["map", "straight_ew"], []]


def test_removals_name_the_cards_in_the_order_of_the_deck() -> None:
    begun = dealt(blue=["curve_ne", "cross_blue", "key", "fix_pick_lamp"], starter=BLUE)
    begun.broken[BLUE] = "pick"

    assert moves_with(begun, "remove") == [
        "remove cross_blue curve_ne",
        "remove fix_pick_lamp cross_blue",
        "remove fix_pick_lamp curve_ne",
        "remove fix_pick_lamp key",
        "remove key cross_blue",
        "remove key curve_ne",
    ]


@pytest.mark.parametrize(("hand", "tool"), [(["map"], "lamp"), (["map", "key"], None)])
def test_a_removal_needs_two_cards_and_a_sabotage_card(hand: list[str], tool: str | None) -> None:
    begun = dealt(green=hand)
    begun.broken = [tool, "pick"]

    assert moves_with(begun, "remove") == []


def test_to_pass_discards_one_card_and_equal_cards_are_one_move() -> None:
    begun = dealt(green=["key", "bridge", "key"])

    assert moves_with(begun, "pass") == ["pass bridge", "pass key"]

    begun.play("pass key")

    assert begun.hands[GREEN] == ["bridge", "key"]
    assert begun.discards == [["key"], []]


def test_an_empty_hand_passes_with_nothing_and_still_draws() -> None:
    begun = dealt(green=[], pile=["map"])

    assert begun.legal() == ["pass"]

    begun.play("pass")

    assert begun.hands[GREEN] == ["map"]
    assert begun.discards == [[], []]


def test_a_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        dealt(green=["map"]).play("pass")


# Laying: SAB-5, SAB-11, SAB-12, DUE-7.


def test_four_cards_are_the_same_after_a_half_turn() -> None:
    same = [card for card in PATHS if not half_turn_differs(card)]

    assert same == ["straight_ew", "straight_ns", "bridge", "double_curve"]


def test_a_player_lays_on_to_the_own_start_only() -> None:
    begun = dealt(green=["straight_ew"], blue=["straight_ew"])

    assert moves_with(begun, "dig") == ["dig straight_ew -1,-1", "dig straight_ew 1,-1"]

    begun.play("pass straight_ew")

    assert moves_with(begun, "dig") == ["dig straight_ew -1,1", "dig straight_ew 1,1"]


def test_a_card_fits_mouth_to_mouth_and_rock_to_rock() -> None:
    assert moves_with(dealt(green=["curve_ne"]), "dig") == [
        "dig curve_ne -1,-1",
        "dig curve_ne turned 0,-2",
        "dig curve_ne turned 1,-1",
    ]


def test_a_crossing_lies_in_two_ways_because_of_its_door() -> None:
    around = ["-1,-1", "0,-2", "0,0", "1,-1"]
    as_written = [f"dig cross_green {cell}" for cell in around]
    turned = [f"dig cross_green turned {cell}" for cell in around]

    assert moves_with(dealt(green=["cross_green"]), "dig") == as_written + turned


def test_both_walk_what_one_has_laid_and_through_the_other_start() -> None:
    begun = dealt(green=["straight_ns", "straight_ew"], blue=["straight_ew"])
    played(begun, "dig straight_ns 0,0")
    everywhere = ["-1,-1", "-1,1", "1,-1", "1,1"]

    assert moves_with(begun, "dig") == [f"dig straight_ew {cell}" for cell in everywhere]

    begun.play("pass straight_ew")

    assert moves_with(begun, "dig") == [f"dig straight_ew {cell}" for cell in everywhere]


def test_a_goal_face_down_fits_anything_and_is_no_neighbour() -> None:
    begun = dealt(green=["straight_ew"], picture="S────")

    assert moves_with(begun, "dig") == ["dig straight_ew -1,-1", "dig straight_ew 5,-1"]


def test_a_stub_of_the_card_may_meet_but_leads_nowhere() -> None:
    begun = dealt(green=["nw_stub_e"])
    played(begun, "dig nw_stub_e -1,-1")

    assert reached_mouths(GREEN, begun.maze, NO_KEYS) == {((0, -1), side) for side in "NESW"}


def test_a_stub_of_the_maze_is_nothing_to_lay_on_to() -> None:
    begun = dealt(green=["straight_ew"], picture="Se")

    assert moves_with(begun, "dig") == ["dig straight_ew -1,-1"]


def test_a_bridge_joins_straight_on_and_a_double_curve_round_its_corners() -> None:
    reached = reached_mouths(GREEN, drawn(")S#"), NO_KEYS)

    assert {side for cell, side in reached if cell == (1, -1)} == {"E", "W"}
    assert {side for cell, side in reached if cell == (-1, -1)} == {"N", "E"}


def test_nobody_lays_with_a_sabotage_card_in_front() -> None:
    begun = dealt(green=["straight_ew", "break_pick"])
    begun.broken[GREEN] = "lamp"

    assert {move.split()[0] for move in begun.legal()} == {"break", "remove", "pass"}


@pytest.mark.parametrize(
    ("seat", "card", "step", "last"),
    [
        (GREEN, "straight_ew", (-1, 0), (-27, -1)),
        (BLUE, "straight_ew", (1, 0), (32, 1)),
        (GREEN, "straight_ns", (0, -1), (0, -29)),
        (BLUE, "straight_ns", (0, 1), (0, 29)),
    ],
)
def test_the_table_ends_27_cells_beyond(seat: int, card: str, step: Cell, last: Cell) -> None:
    begun = dealt(green=[card], blue=[card], starter=seat)
    column, row = STARTS[seat]
    while (column + step[0], row + step[1]) != last:
        column, row = column + step[0], row + step[1]
        begun.maze[column, row] = (card, False)

    assert f"dig {card} {last[0]},{last[1]}" in begun.legal()

    begun.maze[last] = (card, False)

    assert f"dig {card} {last[0] + step[0]},{last[1] + step[1]}" not in begun.legal()


# Action cards: DUE-11 to DUE-13.


def test_sabotage_lies_in_front_of_the_opponent() -> None:
    begun = dealt(blue=["break_pick", "break_cart"], green=["map"], starter=BLUE)

    assert moves_with(begun, "break") == ["break cart 0", "break pick 0"]

    begun.play("break cart 0")

    assert begun.broken == ["cart", None]
    assert begun.hands[BLUE] == ["break_pick"]
    assert begun.discards == [[], []]


def test_sabotage_cards_lie_there_one_in_all_not_one_of_each() -> None:
    begun = dealt(green=["break_pick", "break_lamp"])
    begun.broken[BLUE] = "lamp"

    assert moves_with(begun, "break") == []


@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("mend lamp 0", ["fix_pick", "fix_pick_cart", "fix_pick_lamp"]),
        ("mend lamp 0 with fix_pick_lamp", ["fix_lamp", "fix_pick", "fix_pick_cart"]),
    ],
)
def test_a_repair_shows_the_tool_of_the_own_sabotage_card(move: str, left: list[str]) -> None:
    begun = dealt(green=["fix_lamp", "fix_pick", "fix_pick_cart", "fix_pick_lamp"])
    begun.broken = ["lamp", "pick"]

    assert moves_with(begun, "mend") == ["mend lamp 0", "mend lamp 0 with fix_pick_lamp"]

    begun.play(move)

    assert begun.broken == [None, "pick"]
    assert begun.hands[GREEN] == left


def test_a_map_is_for_a_goal_face_down() -> None:
    begun = dealt(green=["map"], blue=["key"])
    begun.maze[5, 0] = SIGNS["C"]

    assert moves_with(begun, "map") == ["map 5,-2", "map 5,2"]

    begun.play("map 5,2")

    assert begun.open == [(5, 0)]
    assert begun.hands[GREEN] == []


# The end without the third token: DUE-15.


def test_a_round_ends_when_pile_and_both_hands_are_empty() -> None:
    begun = dealt(green=["map"], blue=["key"], pile=["bridge"])
    played(begun, "pass map", "pass key")

    assert begun.winner == ""

    begun.play("pass bridge")

    assert begun.asked is None
    assert begun.legal() == []
    assert begun.winner == "nobody"
    assert begun.nuggets() == [0, 0]


def test_one_without_cards_passes_until_the_other_has_none() -> None:
    begun = dealt(green=[], blue=["straight_ew", "key"])
    begun.broken[BLUE] = "pick"
    played(begun, "pass", "pass key", "pass")

    assert begun.legal() == ["pass straight_ew"]

    begun.play("pass straight_ew")

    assert begun.asked is None


def test_most_nuggets_win_when_the_cards_run_out() -> None:
    begun = dealt(green=["map"], goals=["t_short", "curve", "t_long"])
    begun.maze |= {(5, -2): SIGNS["T"], (5, 0): SIGNS["C"]}
    begun.claimed = {(5, -2): BLUE, (5, 0): GREEN}
    begun.play("pass map")

    assert begun.nuggets() == [2, 3]
    assert begun.winner == "blue"


def test_sequences_are_counted_and_one_that_ends_the_round_counts_once() -> None:
    # Green lays to the west or the east or passes; blue looks at one of three goals or passes.
    begun = dealt(green=["straight_ew"], blue=["map"])

    assert [begun.count(depth) for depth in range(5)] == [1, 3, 3 * 4, 3 * 4, 3 * 4]
    assert begun.legal() == ["dig straight_ew -1,-1", "dig straight_ew 1,-1", "pass straight_ew"]
