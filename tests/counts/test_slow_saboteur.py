"""The slow referee, tried on drawn positions.

In a picture `S` is the start, `?` a goal face down, `.` an empty cell; thin lines are tunnels,
double lines are stubs; `g`, `a`, `b` are open goals as written, `A`, `B` stone goals turned.
"""

import random

import pytest

from tests.counts.slow_maze import (
    GOALS,
    PATHS,
    START,
    Maze,
    half_turn_differs,
    misfits,
    reached_mouths,
)
from tests.counts.slow_saboteur import SlowDeal, SlowRound, count

UA: dict[str, str | bool | int] = {
    "placement": "adjacent",
    "double_goal": "choose",
    "misfit_goal": "choose",
    "gold_shares": "per_digger",
    "broken_unpaid": False,
    "next_starter": "last_turn",
}
RU: dict[str, str | bool | int] = {
    "placement": "joined",
    "double_goal": "all",
    "misfit_goal": "auto",
    "gold_shares": "per_player",
    "broken_unpaid": False,
    "next_starter": "last_card",
}
RU_STRICT: dict[str, str | bool | int] = {**RU, "placement": "reachable"}

SIGNS: dict[str, tuple[str, bool]] = {
    "S": ("start", False),
    "┼": ("cross", False),
    "├": ("t_vertical", False),
    "┤": ("t_vertical", True),
    "┬": ("t_horizontal", False),
    "┴": ("t_horizontal", True),
    "│": ("straight_ns", False),
    "─": ("straight_ew", False),
    "└": ("curve_ne", False),
    "┐": ("curve_ne", True),
    "┌": ("curve_es", False),
    "┘": ("curve_es", True),
    "╬": ("dead_cross", False),
    "║": ("dead_ns", False),
    "═": ("dead_ew", False),
    "g": ("gold", False),
    "a": ("stone_a", False),
    "A": ("stone_a", True),
    "b": ("stone_b", False),
    "B": ("stone_b", True),
}


def drawn(picture: str) -> Maze:
    lines = [line.strip() for line in picture.split("\n") if line.strip()]
    zero = next(row for row, line in enumerate(lines) if "S" in line)
    left = lines[zero].index("S")
    return {
        (column - left, row - zero): SIGNS[sign]
        for row, line in enumerate(lines)
        for column, sign in enumerate(line)
        if sign not in ".?"
    }


def dealt(
    options: dict[str, str | bool | int],
    *,
    hands: list[list[str]],
    picture: str = "S",
    pile: list[str] | None = None,
    roles: list[str] | None = None,
    goals: list[str] | None = None,
    gold: list[int] | None = None,
) -> SlowRound:
    seats = len(hands)
    deal = SlowDeal(
        seats=seats,
        starter=0,
        roles=roles or ["digger"] * seats,
        spare="saboteur",
        goals=goals or ["stone_a", "stone_b", "gold"],
        hands=hands,
        pile=pile or [],
        gold=gold if gold is not None else [1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    )
    begun = SlowRound(deal, options)
    begun.maze = drawn(picture)
    return begun


def digs(begun: SlowRound) -> list[str]:
    return [move for move in begun.legal() if move.startswith("dig")]


def test_six_cards_are_the_same_after_a_half_turn() -> None:
    same = [card for card in PATHS if not half_turn_differs(card)]

    assert same == ["cross", "straight_ns", "straight_ew", "dead_cross", "dead_ns", "dead_ew"]


def test_a_hand_of_two_equal_crosses_has_four_places_at_the_start() -> None:
    begun = dealt(RU, hands=[["cross", "cross"], [], []])

    assert begun.legal() == [
        "dig cross -1,0",
        "dig cross 0,-1",
        "dig cross 0,1",
        "dig cross 1,0",
        "pass cross",
    ]


@pytest.mark.parametrize(
    ("placement", "places"),
    [
        # rock against rock, a stub, and a piece cut off from the start are contact enough
        ("adjacent", "-2,0 2,0 5,0 -1,-1 -1,1 1,-1 1,1 3,-1 3,1 4,-1 4,1"),
        ("joined", "-2,0 2,0"),
        ("reachable", "-2,0"),
    ],
)
def test_a_straight_tunnel_lies_where_the_placement_allows(placement: str, places: str) -> None:
    options = {**RU, "placement": placement}
    begun = dealt(options, hands=[["straight_ew"], [], []], picture="─S═.──")

    assert digs(begun) == sorted(f"dig straight_ew {place}" for place in places.split())


def test_a_stub_may_be_laid_to_a_reached_mouth() -> None:
    begun = dealt(RU_STRICT, hands=[["dead_s"], [], []])

    assert digs(begun) == ["dig dead_s 0,-1", "dig dead_s turned 0,1"]


def test_beside_a_face_down_goal_alone_nothing_is_laid_and_it_fits_anything() -> None:
    picture = """
        ........?
        .........
        S──────.?
        .........
        ........?
    """
    begun = dealt(UA, hands=[["curve_ne", "straight_ew"], [], []], picture=picture)

    moves = digs(begun)

    assert "dig straight_ew 7,0" in moves
    assert "dig curve_ne turned 7,0" in moves  # rock against the goal
    assert not [move for move in moves if move.endswith((" 8,1", " 9,0", " 8,0"))]


def test_nothing_is_laid_on_a_face_down_goal() -> None:
    begun = dealt(UA, hands=[["straight_ns"], [], []], picture="S──────┐")

    moves = digs(begun)

    assert "dig straight_ns 7,1" in moves
    assert "dig straight_ns 8,0" not in moves


def test_nothing_is_laid_beyond_the_edge() -> None:
    begun = dealt(RU, hands=[["straight_ew"], [], []])
    begun.maze.update({(column, 0): ("straight_ew", False) for column in range(-27, 0)})

    assert digs(begun) == ["dig straight_ew 1,0"]


def test_a_stub_at_a_goal_does_not_open_it() -> None:
    begun = dealt(RU, hands=[["dead_ew"], ["map"], []], picture="S──────")

    begun.play("dig dead_ew 7,0")

    assert begun.asked == (1, "play")
    assert begun.legal() == ["map 8,-2", "map 8,0", "map 8,2", "pass map"]


NORTH_AND_MIDDLE = """
    ........?
    ┌───────.
    S.......?
    .........
    ........?
"""


def test_two_stones_reached_at_once_both_open() -> None:
    begun = dealt(RU, hands=[["t_vertical"], ["map"], []], picture=NORTH_AND_MIDDLE)

    begun.play("dig t_vertical turned 8,-1")

    assert begun.asked == (1, "play")
    assert begun.maze[(8, -2)] == ("stone_a", False)
    assert begun.maze[(8, 0)] == ("stone_b", True)


def test_of_two_goals_reached_one_is_chosen_and_any_next_path_card_opens_the_other() -> None:
    hands = [["t_vertical"], ["rockfall"], ["cross"], []]
    begun = dealt(UA, hands=hands, picture=NORTH_AND_MIDDLE, goals=["stone_a", "gold", "stone_b"])

    begun.play("dig t_vertical turned 8,-1")
    asked, offered = begun.asked, begun.legal()
    begun.play("open 8,-2")
    still_face_down = (8, 0) not in begun.maze
    begun.play("pass rockfall")
    begun.play("dig cross -1,0")

    assert (asked, offered) == ((0, "open"), ["open 8,-2", "open 8,0"])
    assert still_face_down
    assert (begun.winner, begun.next_starter) == ("diggers", 3)
    assert begun.asked == (2, "keep")


THROUGH_THE_MIDDLE = """
    ........?
    ........│
    S──────.?
    .........
    ........?
"""


@pytest.mark.parametrize(("double_goal", "north_opens"), [("all", True), ("choose", False)])
def test_a_goal_behind_a_stone_just_opened_opens_only_when_all_open(
    double_goal: str, north_opens: bool
) -> None:
    begun = dealt(
        {**RU, "double_goal": double_goal},
        hands=[["straight_ew"], [], []],
        picture=THROUGH_THE_MIDDLE,
        goals=["stone_b", "stone_a", "gold"],
    )

    begun.play("dig straight_ew 7,0")

    assert begun.maze[(8, 0)] == ("stone_a", True)
    assert ((8, -2) in begun.maze) == north_opens


MISFIT_REACHED_FROM_THE_WEST = """
    ........?
    ........─
    S──────.?
    .........
    ........?
"""


def test_a_stone_that_fits_neither_way_is_open_to_where_it_was_reached() -> None:
    begun = dealt(
        RU,
        hands=[["straight_ew"], [], []],
        picture=MISFIT_REACHED_FROM_THE_WEST,
        goals=["gold", "stone_a", "stone_b"],
    )

    begun.play("dig straight_ew 7,0")

    assert begun.maze[(8, 0)] == ("stone_a", True)
    assert ((8, 0), "W") in reached_mouths(begun.maze)


def test_whoever_laid_the_card_may_turn_a_misfit_stone_away_from_it() -> None:
    begun = dealt(
        {**RU, "misfit_goal": "choose"},
        hands=[["straight_ew"], [], []],
        picture=MISFIT_REACHED_FROM_THE_WEST,
        goals=["gold", "stone_a", "stone_b"],
        pile=["map"],
    )

    begun.play("dig straight_ew 7,0")
    asked, offered, hand = begun.asked, begun.legal(), list(begun.hands[0])
    begun.play("lie 8,0")

    assert (asked, offered, hand) == ((0, "lie"), ["lie 8,0", "lie 8,0 turned"], [])
    assert begun.maze[(8, 0)] == ("stone_a", False)
    assert ((8, 0), "W") not in reached_mouths(begun.maze)
    assert (begun.asked, begun.hands[0]) == ((1, "play"), ["map"])


REACHED_FROM_WEST_AND_EAST = """
    ┌────────┐
    │.......?│
    │........│
    S──────.?┘
    ..........
    ........?.
"""
ALSO_A_STUB_IN_THE_NORTH = """
    ┌────────┐
    │.......?│
    │.......║│
    S──────.?┘
    ..........
    ........?.
"""


@pytest.mark.parametrize(
    ("picture", "turned"), [(REACHED_FROM_WEST_AND_EAST, False), (ALSO_A_STUB_IN_THE_NORTH, True)]
)
def test_a_misfit_lies_as_most_neighbours_like_it_and_as_written_on_a_tie(
    picture: str, turned: bool
) -> None:
    begun = dealt(
        RU, hands=[["straight_ew"], [], []], picture=picture, goals=["gold", "stone_a", "stone_b"]
    )

    begun.play("dig straight_ew 7,0")

    assert begun.maze[(8, 0)] == ("stone_a", turned)


AROUND_THE_EAST = """
    ........?┐
    ┌───────.│
    S.......?│
    ........└┘
    ........?.
"""


def test_the_northern_stone_is_turned_first_and_leads_to_another_side_of_the_next() -> None:
    begun = dealt(RU, hands=[["t_vertical"], [], []], picture=AROUND_THE_EAST)

    begun.play("dig t_vertical turned 8,-1")

    # Reached from the north alone, the second stone would have to be turned (NE).
    assert begun.maze[(8, -2)] == ("stone_a", False)
    assert begun.maze[(8, 0)] == ("stone_b", False)


def test_with_gold_in_the_same_opening_nobody_is_asked_how_a_stone_lies() -> None:
    begun = dealt(
        {**RU, "misfit_goal": "choose"},
        hands=[["t_vertical"], [], []],
        picture=AROUND_THE_EAST.replace("┐", "│"),
        goals=["stone_a", "gold", "stone_b"],
        pile=["map"],
    )

    begun.play("dig t_vertical turned 8,-1")

    assert begun.asked == (0, "keep")
    assert begun.maze[(8, -2)] == ("stone_a", False)
    assert (begun.hands[0], begun.pile) == ([], ["map"])


def test_a_rockfall_takes_path_cards_only_and_a_two_tool_card_mends_one_tool() -> None:
    begun = dealt(RU, hands=[["rockfall", "fix_pick_lamp", "cross"], [], []], picture="S──")
    begun.tools = [{"cart"}, {"pick", "lamp"}, {"pick"}]

    moves = begun.legal()
    begun.play("mend lamp 1 with fix_pick_lamp")

    assert moves == [
        "mend lamp 1 with fix_pick_lamp",
        "mend pick 1 with fix_pick_lamp",
        "mend pick 2 with fix_pick_lamp",
        "pass cross",
        "pass fix_pick_lamp",
        "pass rockfall",
        "rockfall 1,0",
        "rockfall 2,0",
    ]
    assert begun.tools == [{"cart"}, {"pick"}, {"pick"}]


def test_a_tool_is_broken_only_where_it_is_whole() -> None:
    begun = dealt(RU, hands=[["break_lamp", "fix_lamp"], [], []])
    begun.tools[1] = {"lamp"}

    assert begun.legal() == [
        "break lamp 0",
        "break lamp 2",
        "mend lamp 1",
        "pass break_lamp",
        "pass fix_lamp",
    ]


def played(begun: SlowRound, *moves: str) -> SlowRound:
    for move in moves:
        begun.play(move)
    return begun


def test_a_circle_of_forced_passes_ends_the_round_and_a_free_pass_starts_it_anew() -> None:
    hands = [["fix_lamp"], ["fix_pick"], ["fix_cart", "break_lamp"]]
    begun = dealt(UA, hands=hands)

    played(begun, "pass fix_lamp", "pass fix_pick", "pass break_lamp", "pass", "pass")
    before = begun.asked
    begun.play("pass fix_cart")

    assert before == (2, "play")
    assert (begun.asked, begun.winner, begun.next_starter) == (None, "saboteurs", 0)


def test_a_turn_begun_with_a_card_in_the_pile_does_not_count_to_the_end() -> None:
    begun = dealt(UA, hands=[["fix_lamp"], ["fix_pick"], ["fix_cart"]], pile=["fix_lamp"])

    played(begun, "pass fix_lamp", "pass fix_pick", "pass fix_cart")
    before = begun.asked
    begun.play("pass fix_lamp")

    assert before == (0, "play")
    assert begun.winner == "saboteurs"


@pytest.mark.parametrize(("next_starter", "seat"), [("last_turn", 1), ("last_card", 0)])
def test_the_next_round_begins_left_of_the_last_turn_or_of_the_last_card(
    next_starter: str, seat: int
) -> None:
    hands = [["fix_lamp", "map", "fix_lamp"], ["fix_pick"], ["map"]]
    begun = dealt({**RU, "next_starter": next_starter}, hands=hands)

    # Seat 2 plays the last card, seat 0 passes though it could play, then all are forced.
    played(begun, "pass fix_lamp", "pass fix_pick", "map 8,0", "pass map", "pass", "pass")
    before = begun.asked
    begun.play("pass fix_lamp")

    assert before == (0, "play")
    assert (begun.winner, begun.next_starter) == ("saboteurs", seat)


def won_by(seat: int, options: dict[str, str | bool | int], roles: list[str]) -> SlowRound:
    """A round whose gold the seat is about to turn up."""
    hands = [["straight_ew"] for _ in roles]
    goals = ["stone_a", "gold", "stone_b"]
    begun = dealt(options, hands=hands, roles=roles, goals=goals, picture="S──────", gold=GOLD)
    begun.asked = (seat, "play")
    return begun


GOLD = [3, 1, 2, 1, 1, 2, 1, 1, 1, 3, 1]
THREE_DIGGERS = ["digger", "saboteur", "digger", "digger"]


def test_gold_goes_counter_clockwise_from_the_digger_right_of_the_saboteur_who_dug() -> None:
    begun = won_by(1, UA, THREE_DIGGERS)

    begun.play("dig straight_ew 7,0")
    first, offered = begun.asked, begun.legal()
    begun.play("keep 2")
    second = begun.asked
    begun.play("keep 3")

    assert (first, offered, second) == ((0, "keep"), ["keep 1", "keep 2", "keep 3"], (3, "keep"))
    assert begun.gold_of == [[2], [], [1], [3]]
    assert (begun.asked, begun.gold_left, begun.next_starter) == (None, GOLD[3:], 2)


def test_a_share_for_every_player_goes_round_and_round() -> None:
    begun = won_by(2, RU, THREE_DIGGERS)

    played(begun, "dig straight_ew 7,0", "keep 3", "keep 1", "keep 1")

    assert begun.gold_of == [[1], [], [3, 2], [1]]
    assert begun.gold_left == GOLD[4:]


def test_ten_players_share_nine_cards() -> None:
    begun = won_by(0, RU, ["digger"] * 7 + ["saboteur"] * 3)

    begun.play("dig straight_ew 7,0")

    assert begun.offer == GOLD[:9]


def test_a_lone_digger_with_whole_tools_gets_all_unasked() -> None:
    begun = won_by(1, {**RU, "broken_unpaid": True}, THREE_DIGGERS)
    begun.tools = [{"pick"}, set(), set(), {"lamp", "cart"}]

    begun.play("dig straight_ew 7,0")

    assert begun.asked is None
    assert begun.gold_of == [[], [], GOLD[:4], []]


def test_with_every_digger_broken_no_gold_is_drawn() -> None:
    begun = won_by(1, {**RU, "broken_unpaid": True}, ["digger", "saboteur", "digger"])
    begun.tools = [{"pick"}, set(), {"lamp"}]

    begun.play("dig straight_ew 7,0")

    assert (begun.winner, begun.asked, begun.gold_left) == ("diggers", None, GOLD)


def test_saboteurs_draw_to_the_exact_sum_and_put_back_what_is_too_much() -> None:
    roles = ["digger", "saboteur", "digger", "saboteur", "digger"]
    begun = dealt(UA, hands=[[]] * 5, roles=roles, gold=[2, 2, 2, 1])

    played(begun, *["pass"] * 5)

    # Seat 1: keeps 2, puts back 2 and 2, keeps 1. Seat 3: keeps 2, puts back 2 and stops short.
    assert begun.gold_of == [[], [2, 1], [], [2], []]
    assert begun.gold_left == [2]


def test_after_a_card_is_kept_every_card_left_goes_to_the_bottom_once_more() -> None:
    roles = ["saboteur", "digger", "digger"]
    begun = dealt(UA, hands=[[]] * 3, roles=roles, gold=[2, 3, 1, 2])

    played(begun, "pass", "pass", "pass")

    # Due 4: keeps 2, puts back 3, keeps 1, puts back 2 and 3 and stops one short.
    assert begun.gold_of[0] == [2, 1]
    assert begun.gold_left == [2, 3]


def test_with_no_saboteur_in_play_nobody_is_paid() -> None:
    begun = dealt(UA, hands=[[]] * 3, gold=[1, 1])

    played(begun, "pass", "pass", "pass")

    assert (begun.winner, begun.gold_of, begun.gold_left) == ("saboteurs", [[], [], []], [1, 1])


def test_two_crosses_make_thirty_three_sequences_and_an_ended_round_counts_once() -> None:
    begun = dealt(RU_STRICT, hands=[["cross"], ["cross"], []])
    ending = dealt(RU_STRICT, hands=[[], [], []])

    assert [count(begun, depth) for depth in (0, 1, 2)] == [1, 5, 4 * (6 + 1) + (4 + 1)]
    assert count(ending, 7) == 1


def test_a_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        dealt(RU, hands=[["cross"], [], []]).play("dig cross 5,5")


@pytest.mark.parametrize("seed", range(12))
def test_chance_play_ends_keeps_every_gold_card_and_only_goals_misfit(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311
    options = [UA, RU, RU_STRICT, {**UA, "double_goal": "all", "broken_unpaid": True}][seed % 4]
    deck = sorted(PATHS) * 2 + ["break_lamp", "fix_lamp", "rockfall", "map", "fix_lamp_cart"]
    chance.shuffle(deck)
    begun = dealt(
        options,
        hands=[deck[0:6], deck[6:12], deck[12:18]],
        pile=deck[18:],
        roles=["digger", "saboteur", "digger"],
        goals=chance.sample(["gold", "stone_a", "stone_b"], 3),
    )

    while begun.asked is not None:
        moves = begun.legal()
        begun.play(chance.choice([move for move in moves if not move.startswith("pass")] or moves))

    dug = [cell for cell in begun.maze if cell not in GOALS]
    without_goals = {cell: begun.maze[cell] for cell in dug}
    assert all(misfits(*begun.maze[cell], cell, without_goals) == 0 for cell in dug)
    paid = [nuggets for purse in begun.gold_of for nuggets in purse]
    assert sorted(begun.gold_left + paid) == sorted(begun.deal.gold)
    assert begun.maze[START] == ("start", False)
