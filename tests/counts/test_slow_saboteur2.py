"""The slow referee of Saboteur with the expansion, tried on drawn positions.

In a picture `S` is the start, `?` a goal face down, `.` an empty cell; thin lines are tunnels,
double lines are stubs; `g`, `a`, `b` are open goals as written. New here: `#` a bridge, `(` and
`)` double curves (north to west, north to east), `v ^ < >` ladders that open to that side, `E`
and `U` green and blue doors from east to west, `N` the green door from north to south with a
stub in the east, `*` a cross with a crystal, `w` a stub with a crystal.
"""

import pytest

from tests.counts.slow_doors import crystals, ways_to_gold
from tests.counts.slow_maze import (
    EXPANSION_PATHS,
    GOALS,
    Maze,
    half_turn_differs,
    misfits,
    reached_mouths,
    start_part,
)
from tests.counts.slow_saboteur2 import DECK, SlowDeal2, SlowRound2, count, discards

Options = dict[str, str | bool | int]

RU: Options = {
    "placement": "reachable",
    "double_goal": "all",
    "misfit_goal": "auto",
    "winners": "doors",
}
ADJACENT: Options = {**RU, "placement": "adjacent"}
CHOOSE: Options = {**RU, "double_goal": "choose", "misfit_goal": "choose"}
FINISHER: Options = {**RU, "winners": "finisher"}

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
    "═": ("dead_ew", False),
    "#": ("bridge", False),
    "(": ("double_curve_a", False),
    ")": ("double_curve_b", False),
    "v": ("ladder_s", False),
    "^": ("ladder_s", True),
    "<": ("ladder_w", False),
    ">": ("ladder_w", True),
    "E": ("door_green_ew", False),
    "U": ("door_blue_ew", False),
    "N": ("door_green_ns", False),
    "*": ("crystal_cross", False),
    "w": ("crystal_dead_w", False),
    "g": ("gold", False),
    "a": ("stone_a", False),
    "b": ("stone_b", False),
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
    options: Options,
    *,
    hands: list[list[str]],
    picture: str = "S",
    pile: list[str] | None = None,
    roles: list[str] | None = None,
    goals: list[str] | None = None,
    nuggets: list[int] | None = None,
) -> SlowRound2:
    seats = len(hands)
    deal = SlowDeal2(
        seats=seats,
        starter=0,
        roles=roles or ["green"] * seats,
        dwarfs_aside=["boss", "saboteur"],
        goals=goals or ["stone_a", "gold", "stone_b"],
        hands=hands,
        pile=pile or [],
        nuggets=nuggets or [0] * seats,
    )
    begun = SlowRound2(deal, options)
    begun.maze = drawn(picture)
    return begun


def played(begun: SlowRound2, *moves: str) -> SlowRound2:
    for move in moves:
        begun.play(move)
    return begun


def moves_with(begun: SlowRound2, *words: str) -> list[str]:
    return [move for move in begun.legal() if move.split()[0] in words]


# Laying path cards.


def test_nine_new_cards_are_the_same_after_a_half_turn() -> None:
    same = [card for card in EXPANSION_PATHS if not half_turn_differs(card)]

    assert same == [
        "bridge",
        "double_curve_a",
        "double_curve_b",
        "door_green_ew",
        "door_blue_ns",
        "door_blue_ew",
        "mix_ns_e_w",
        "mix_ew_n_s",
        "crystal_cross",
    ]


def test_a_bridge_is_crossed_and_nobody_turns_off_it() -> None:
    maze = drawn("S#─")

    assert ((1, 0), "E") in reached_mouths(maze)
    assert ((2, 0), "E") in reached_mouths(maze)
    assert ((1, 0), "N") not in reached_mouths(maze)


def test_a_double_curve_bends_both_its_tunnels_and_joins_none() -> None:
    maze = drawn("S(")

    assert ((1, 0), "N") in reached_mouths(maze)
    assert ((1, 0), "E") not in reached_mouths(maze)


@pytest.mark.parametrize("card", ["bridge", "double_curve_a", "double_curve_b"])
@pytest.mark.parametrize("placement", ["adjacent", "joined", "reachable"])
def test_two_tunnels_in_one_card_need_a_reached_mouth_whatever_the_placement(
    card: str, placement: str
) -> None:
    begun = dealt({**RU, "placement": placement}, hands=[[card], []], picture="─S═.─")

    # Not 2,0 behind a stub, not 3,0 or 5,0 at a piece cut off.
    assert moves_with(begun, "dig") == [f"dig {card} -2,0", f"dig {card} 0,-1", f"dig {card} 0,1"]


@pytest.mark.parametrize("placement", ["adjacent", "joined", "reachable"])
def test_a_ladder_meets_any_tunnel_or_stub_and_rock_is_no_contact(placement: str) -> None:
    begun = dealt({**RU, "placement": placement}, hands=[["ladder_w"], []], picture="S═.─")

    # Not at 2,0, where it would lie rock against a mouth on one side or the other.
    assert moves_with(begun, "dig") == ["dig ladder_w 4,0", "dig ladder_w turned -1,0"]


def test_a_ladder_may_be_laid_to_a_stub_which_stays_unreached() -> None:
    begun = dealt(RU, hands=[["ladder_w"], []], picture="S═")

    begun.play("dig ladder_w 2,0")

    assert ((2, 0), "W") in reached_mouths(begun.maze)
    assert ((1, 0), "E") not in reached_mouths(begun.maze)


BESIDE_THE_GOALS = """
    ........?.
    ......─...
    S...─.─.?.
    ......─...
    ........?.
"""


def test_a_ladder_is_never_laid_beside_a_goal() -> None:
    begun = dealt(RU, hands=[["ladder_w"], []], picture=BESIDE_THE_GOALS)

    assert moves_with(begun, "dig") == [
        "dig ladder_w 1,0",
        "dig ladder_w 7,-1",
        "dig ladder_w 7,1",
        "dig ladder_w turned -1,0",
        "dig ladder_w turned 3,0",
        "dig ladder_w turned 5,-1",
        "dig ladder_w turned 5,1",
    ]


def test_a_ladder_is_not_laid_beside_an_open_goal_either() -> None:
    begun = dealt(RU, hands=[["ladder_s"], []], picture="S──────┘a")

    # The stone opens to the south too, at 8,1.
    assert moves_with(begun, "dig") == [
        "dig ladder_s 0,-1",
        "dig ladder_s 7,-1",
        "dig ladder_s turned 0,1",
    ]


def test_a_tunnel_that_meets_a_ladder_is_reached_and_part_of_the_start() -> None:
    maze = drawn("S...>─.─")

    assert ((5, 0), "E") in reached_mouths(maze)
    assert ((7, 0), "W") not in reached_mouths(maze)
    assert start_part(maze) == {(0, 0), (4, 0), (5, 0)}


@pytest.mark.parametrize("placement", ["joined", "reachable"])
def test_cards_are_laid_on_behind_a_ladder_until_a_rockfall_takes_it(placement: str) -> None:
    begun = dealt(
        {**RU, "placement": placement},
        hands=[["straight_ew"], ["rockfall"], []],
        picture="S...>─",
        pile=["straight_ew", "map", "map"],
    )

    before = moves_with(begun, "dig")
    played(begun, "pass straight_ew", "rockfall 4,0", "pass")

    assert before == ["dig straight_ew -1,0", "dig straight_ew 1,0", "dig straight_ew 6,0"]
    assert moves_with(begun, "dig") == ["dig straight_ew -1,0", "dig straight_ew 1,0"]


def test_a_ladder_opens_the_goal_behind_a_piece_that_was_cut_off() -> None:
    begun = dealt(RU, hands=[["ladder_w"], []], picture="S.....──")

    begun.play("dig ladder_w turned 5,0")

    assert (begun.winner, begun.asked) == ("diggers", None)
    assert begun.maze[(8, 0)] == ("gold", False)


def test_doors_are_open_tunnel_for_laying_and_for_opening_goals() -> None:
    begun = dealt(RU, hands=[["door_blue_ew"], []], picture="SEU────", roles=["green", "boss"])

    begun.play("dig door_blue_ew 7,0")

    assert begun.winner == "diggers"
    assert begun.nuggets == [0, 4]  # The boss alone is counted: 5 less 1.


def test_a_trap_and_a_broken_tool_each_keep_their_owner_from_digging() -> None:
    begun = dealt(RU, hands=[["cross"], ["cross"], ["cross"]])
    begun.trapped = {0}
    begun.tools[1] = {"lamp"}

    first, second = begun.legal(), played(begun, "pass cross").legal()

    assert (first, second) == (["pass cross"], ["pass cross"])
    assert len(moves_with(played(begun, "pass cross"), "dig")) == 4


# Goals.


NORTH_AND_MIDDLE = """
    ........?
    ┌───────.
    S.......?
    .........
    ........?
"""


def test_a_stone_opened_with_the_gold_lies_unasked_and_nothing_is_drawn() -> None:
    picture = """
        ........?│
        ┌───────..
        S.......?.
    """
    options: Options = {**RU, "misfit_goal": "choose"}
    begun = dealt(options, hands=[["t_vertical"], []], picture=picture, pile=["map"])

    begun.play("dig t_vertical turned 8,-1")

    assert (begun.winner, begun.pile) == ("diggers", ["map"])
    assert begun.maze[(8, -2)] == ("stone_a", False)


def test_of_two_goals_reached_one_is_chosen_and_any_next_path_card_opens_the_other() -> None:
    hands = [["t_vertical"], ["rockfall"], ["cross"], []]
    roles = ["green", "blue", "boss", "saboteur"]
    begun = dealt(CHOOSE, hands=hands, picture=NORTH_AND_MIDDLE, roles=roles)

    begun.play("dig t_vertical turned 8,-1")
    asked, offered = begun.asked, begun.legal()
    played(begun, "open 8,-2", "pass rockfall", "dig cross -1,0")

    assert (asked, offered) == ((0, "open"), ["open 8,-2", "open 8,0"])
    assert (begun.winner, begun.next_starter, begun.nuggets) == ("diggers", 3, [3, 3, 2, 0])


def test_a_misfit_stone_is_turned_by_whoever_dug_and_the_card_is_drawn_after() -> None:
    picture = """
        ........?
        ........─
        S──────.?
        .........
        ........?
    """
    goals = ["gold", "stone_a", "stone_b"]
    begun = dealt(CHOOSE, hands=[["straight_ew"], []], picture=picture, goals=goals, pile=["map"])

    begun.play("dig straight_ew 7,0")
    asked, offered, hand = begun.asked, begun.legal(), list(begun.hands[0])
    begun.play("lie 8,0")

    assert (asked, offered, hand) == ((0, "lie"), ["lie 8,0", "lie 8,0 turned"], [])
    assert begun.maze[(8, 0)] == ("stone_a", False)
    assert (begun.asked, begun.hands[0]) == ((1, "play"), ["map"])


# Action cards.


def test_action_cards_are_offered_where_they_may_lie() -> None:
    hand = ["thief", "hands_off", "swap_hands", "inspect", "swap_roles", "trap", "free"]
    begun = dealt(RU, hands=[hand, [], []])
    begun.trapped = {0, 1}
    begun.thieves = [2]

    assert [move for move in begun.legal() if move.split()[0] not in ("pass", "remove")] == [
        "free 0",
        "free 1",
        "hands_off 2",
        "inspect 1",
        "inspect 2",
        "swap_hands 1",
        "swap_hands 2",
        "swap_roles 0",
        "swap_roles 1",
        "swap_roles 2",
        "thief",
        "trap 2",
    ]


def test_nobody_lays_a_second_thief_or_breaks_a_tool_twice() -> None:
    begun = dealt(RU, hands=[["thief", "break_lamp"], []])
    begun.thieves = [0]
    begun.tools[1] = {"lamp"}

    assert moves_with(begun, "thief", "break") == ["break lamp 0"]


def test_a_thief_driven_off_and_laid_again_counts_as_laid_last() -> None:
    begun = dealt(RU, hands=[["hands_off", "thief"], ["map"], []])
    begun.thieves = [0, 1]

    played(begun, "hands_off 0", "map 8,0", "pass", "thief")

    assert begun.thieves == [1, 0]


def test_traps_are_laid_and_opened() -> None:
    begun = dealt(RU, hands=[["trap"], ["free"]])

    begun.play("trap 1")
    trapped = set(begun.trapped)
    begun.play("free 1")

    assert (trapped, begun.trapped) == ({1}, set())


def test_swapped_hands_leave_out_the_card_and_only_the_other_player_draws() -> None:
    begun = dealt(RU, hands=[["swap_hands", "cross"], ["map", "free"]], pile=["trap", "thief"])

    begun.play("swap_hands 1")

    assert begun.hands == [["map", "free"], ["cross", "trap"]]
    assert (begun.pile, begun.asked, begun.last_card_by) == (["thief"], (1, "play"), 0)


def test_hands_are_swapped_though_nobody_has_another_card() -> None:
    begun = dealt(RU, hands=[["swap_hands"], []])

    begun.play("swap_hands 1")

    assert begun.hands == [[], []]


def test_a_swapped_dwarf_is_the_next_one_set_aside_and_the_old_one_is_out() -> None:
    begun = dealt(RU, hands=[["swap_roles"], ["swap_roles"]], roles=["green", "blue"])

    played(begun, "swap_roles 1", "swap_roles 1")

    assert (begun.roles, begun.dwarfs_aside) == (["green", "saboteur"], [])


def test_with_no_dwarf_left_aside_no_role_is_swapped() -> None:
    begun = dealt(RU, hands=[["swap_roles"], []])
    begun.dwarfs_aside = []

    assert begun.legal() == ["pass swap_roles"]


# Discards and the end of a round.


def test_one_to_three_cards_are_discarded_in_the_order_of_the_deck_and_equal_ones_once() -> None:
    begun = dealt(RU, hands=[["dead_w", "fix_cart", "dead_w", "bridge"], []], picture="S")
    begun.trapped = {0}

    assert moves_with(begun, "pass") == [
        "pass bridge",
        "pass dead_w",
        "pass dead_w bridge",
        "pass dead_w dead_w",
        "pass dead_w dead_w bridge",
        "pass fix_cart",
        "pass fix_cart bridge",
        "pass fix_cart dead_w",
        "pass fix_cart dead_w bridge",
        "pass fix_cart dead_w dead_w",
    ]
    assert moves_with(begun, "remove") == [
        "remove trap dead_w bridge",
        "remove trap dead_w dead_w",
        "remove trap fix_cart bridge",
        "remove trap fix_cart dead_w",
    ]


def test_six_different_cards_are_discarded_in_forty_one_ways() -> None:
    hand = ["map", "trap", "free", "cross", "bridge", "thief"]

    assert [len(discards(hand, number)) for number in (1, 2, 3)] == [6, 15, 20]


def test_a_pass_draws_as_many_as_it_discarded_or_what_the_pile_has() -> None:
    begun = dealt(
        RU, hands=[["map", "free", "trap"], ["map", "free"]], pile=["cross", "bridge", "thief"]
    )

    begun.play("pass map free")
    first = list(begun.hands[0])
    begun.play("pass map free")

    assert first == ["trap", "cross", "bridge"]
    assert (begun.hands[1], begun.pile) == (["thief"], [])


def test_two_discarded_cards_remove_a_tool_or_a_trap_and_one_card_is_drawn() -> None:
    begun = dealt(RU, hands=[["map", "cross"], ["map", "cross", "free"]], pile=["dead_w", "thief"])
    begun.tools[0] = {"lamp", "pick"}
    begun.trapped = {1}

    offered = moves_with(begun, "remove")
    played(begun, "remove lamp map cross", "remove trap map free")

    assert offered == ["remove lamp map cross", "remove pick map cross"]
    assert (begun.tools[0], begun.trapped) == ({"pick"}, set())
    assert begun.hands == [["dead_w"], ["cross", "thief"]]


def test_a_thief_of_ones_own_is_not_removed_by_discarding() -> None:
    begun = dealt(RU, hands=[["map", "cross"], []])
    begun.thieves = [0]

    assert moves_with(begun, "remove") == []


def test_whoever_may_discard_two_for_a_trap_is_not_forced_to_pass() -> None:
    begun = dealt(RU, hands=[["cross", "cross", "cross"], []])
    begun.trapped = {0}

    played(begun, "pass cross", "pass")  # begun with three cards
    played(begun, "pass cross", "pass")  # begun with two
    before = begun.asked
    begun.play("pass cross")

    assert before == (0, "play")
    assert (begun.asked, begun.winner) == (None, "saboteurs")


def test_discarding_two_starts_the_count_of_forced_passes_anew() -> None:
    begun = dealt(RU, hands=[["dead_w", "dead_w"], ["fix_cart"], []])
    begun.asked = (1, "play")
    begun.trapped = {0}

    played(begun, "pass fix_cart", "pass", "remove trap dead_w dead_w", "pass", "pass")
    before = begun.asked
    begun.play("pass")

    assert before == (0, "play")
    assert begun.winner == "saboteurs"


def test_a_turn_begun_with_a_card_in_the_pile_does_not_count_to_the_end() -> None:
    begun = dealt(RU, hands=[["fix_lamp"], ["fix_pick"]], pile=["fix_lamp"])

    played(begun, "pass fix_lamp", "pass fix_pick")
    before = begun.asked
    begun.play("pass fix_lamp")

    assert (before, begun.winner) == ((0, "play"), "saboteurs")


def test_a_player_without_cards_plays_on_with_a_hand_swapped_to_them() -> None:
    begun = dealt(RU, hands=[["swap_hands", "map"], []])

    begun.play("swap_hands 1")

    assert "map 8,0" in begun.legal()


@pytest.mark.parametrize(("opening", "seat"), [("map 8,0", 1), ("pass map", 2)])
def test_the_next_round_begins_left_of_the_last_card_played_and_discards_are_none(
    opening: str, seat: int
) -> None:
    begun = dealt(RU, hands=[["map"], ["dead_w", "dead_w"], []])
    begun.trapped = {1}

    played(begun, opening, "remove trap dead_w dead_w", "pass", "pass", "pass")

    # With no card played at all the left neighbour of the last turn begins.
    assert (begun.winner, begun.next_starter) == ("saboteurs", seat)


# The ways and the gold.


def test_a_way_without_doors_is_open_to_both_colours() -> None:
    assert ways_to_gold(drawn("S───────g")) == ["green", "blue"]


@pytest.mark.parametrize(
    ("way", "colours"),
    [
        ("S──E────g", ["green"]),
        ("S──U────g", ["blue"]),
        ("S──U─E──g", []),
        ("S──U─>──g", ["green", "blue"]),
        ("S──U─>─Eg", ["green"]),
        ("S──.────g", []),
    ],
)
def test_doors_bar_the_other_colour_and_a_ladder_is_a_way_past_them(
    way: str, colours: list[str]
) -> None:
    assert ways_to_gold(drawn(way)) == colours


TWO_WAYS = """
    ┌──E────┐
    S──U────g
"""


def test_each_colour_may_have_a_way_of_its_own() -> None:
    assert ways_to_gold(drawn(TWO_WAYS)) == ["green", "blue"]


@pytest.mark.parametrize(
    ("below", "colours"), [(".......Ng", []), (".......N.\n.......└g", ["green"])]
)
def test_a_door_stands_in_its_tunnel_and_the_stub_of_its_card_leads_nowhere(
    below: str, colours: list[str]
) -> None:
    assert ways_to_gold(drawn("S──────┐.\n" + below)) == colours


def test_while_the_gold_is_face_down_nobody_has_a_way() -> None:
    assert ways_to_gold(drawn("S───────")) == []


def test_crystals_count_on_cards_cut_off_too() -> None:
    assert crystals(drawn("S*.*w")) == 3


def ended(begun: SlowRound2, *, digger_wins: bool) -> SlowRound2:
    """The round after seat 0 has dug to the gold, or after everybody has passed."""
    if digger_wins:
        begun.hands[0] = ["straight_ew"]
        return played(begun, "dig straight_ew 7,0")
    return played(begun, *["pass"] * begun.deal.seats)


@pytest.mark.parametrize(
    ("roles", "nuggets"),
    [
        (["green", "saboteur"], [5, 0]),
        (["green", "green"], [4, 4]),
        (["green", "blue", "boss"], [3, 3, 2]),
        (["green", "blue", "boss", "profiteer"], [2, 2, 1, 0]),
        (["green", "blue", "boss", "profiteer", "green", "saboteur"], [1, 1, 0, 0, 1, 0]),
        (["saboteur", "profiteer"], [0, 3]),
        (["geologist", "boss"], [0, 4]),
    ],
)
def test_the_winners_share_by_their_number(roles: list[str], nuggets: list[int]) -> None:
    begun = dealt(RU, hands=[[] for _ in roles], roles=roles, picture="S──────")

    assert ended(begun, digger_wins=True).nuggets == nuggets


@pytest.mark.parametrize(
    ("roles", "trapped", "nuggets"),
    [
        (["green", "saboteur", "boss"], set(), [0, 5, 0]),
        (["profiteer", "saboteur", "saboteur"], set(), [1, 3, 3]),
        (["profiteer", "saboteur", "saboteur"], {1}, [2, 0, 4]),
        (["profiteer", "green", "saboteur"], {2}, [3, 0, 0]),
        (["green", "blue", "boss"], set(), [0, 0, 0]),
    ],
)
def test_without_gold_the_saboteurs_and_the_profiteer_share(
    roles: list[str], trapped: set[int], nuggets: list[int]
) -> None:
    begun = dealt(RU, hands=[[] for _ in roles], roles=roles)
    begun.trapped = trapped

    assert ended(begun, digger_wins=False).nuggets == nuggets


@pytest.mark.parametrize(("trapped", "nuggets"), [(set(), [2, 2]), ({1}, [5, 0]), ({0, 1}, [0, 0])])
def test_geologists_halve_the_crystals_whoever_wins(trapped: set[int], nuggets: list[int]) -> None:
    roles = ["geologist", "geologist", "saboteur"]
    begun = dealt(RU, hands=[[], [], []], roles=roles, picture="S***.**")
    begun.trapped = trapped

    assert ended(begun, digger_wins=False).nuggets == [*nuggets, 5]


@pytest.mark.parametrize(
    ("options", "finisher", "picture", "nuggets"),
    [
        (RU, "green", "S──────", [3, 3, 3]),
        (FINISHER, "green", "S──────", [4, 0, 4]),
        (FINISHER, "blue", "S──────", [5, 0, 0]),
        (FINISHER, "boss", "S──────", [2, 3, 3]),
        (FINISHER, "green", "S──U───", [0, 5, 0]),
    ],
)
def test_the_finisher_takes_it_all_only_by_option_and_only_where_both_could_be_paid(
    options: Options, finisher: str, picture: str, nuggets: list[int]
) -> None:
    roles = [finisher, "blue" if finisher != "blue" else "green", "green"]
    begun = dealt(options, hands=[[], [], []], roles=roles, picture=picture)

    assert ended(begun, digger_wins=True).nuggets == nuggets


BEHIND_A_BLUE_DOOR_WITH_FIVE_CRYSTALS = """
    *****....
    .........
    S──U───.?
"""
WORKED_ROLES = [
    "boss",
    "blue",
    "green",
    "green",
    "profiteer",
    "saboteur",
    "saboteur",
    "geologist",
    "geologist",
]


@pytest.mark.parametrize(
    ("finisher", "second_geologist_trapped", "nuggets"),
    [
        (0, True, [2, 3, 0, 0, 1, 0, 0, 5, 0]),
        (0, False, [2, 3, 0, 0, 1, 0, 0, 2, 2]),
        (2, True, [2, 3, 0, 0, 1, 0, 0, 5, 0]),
    ],
)
def test_the_worked_example_of_the_source(
    finisher: int, second_geologist_trapped: bool, nuggets: list[int]
) -> None:
    begun = dealt(
        RU,
        hands=[["straight_ew"] for _ in WORKED_ROLES],
        roles=WORKED_ROLES,
        picture=BEHIND_A_BLUE_DOOR_WITH_FIVE_CRYSTALS,
    )
    begun.thieves = [5, 6]
    begun.trapped = {6, 8} if second_geologist_trapped else {6}
    begun.asked = (finisher, "play")

    begun.play("dig straight_ew 7,0")
    paid, asked = list(begun.nuggets), begun.asked
    begun.play("steal 1")

    assert (paid, asked) == (nuggets, (5, "steal"))
    assert (begun.nuggets[5], begun.nuggets[1]) == (1, 2)
    assert (begun.legal(), begun.thieves) == ([], [])


# Thieves.


def test_the_thief_laid_last_begins_and_the_others_follow_clockwise() -> None:
    begun = dealt(RU, hands=[[], [], [], [], []], nuggets=[9, 9, 9, 9, 9])
    begun.thieves = [3, 0, 4, 2]
    begun.trapped = {4}
    ended(begun, digger_wins=False)

    asked = []
    while begun.asked is not None:
        asked.append(begun.asked)
        begun.play("decline")

    assert asked == [(2, "steal"), (3, "steal"), (0, "steal")]
    assert begun.nuggets == [9, 9, 9, 9, 9]


def test_of_thieves_the_last_laid_may_be_trapped_and_then_the_one_before_begins() -> None:
    begun = dealt(RU, hands=[[], [], [], []], nuggets=[1, 1, 1, 1])
    begun.thieves = [3, 1, 2]
    begun.trapped = {2}

    assert ended(begun, digger_wins=False).asked == (1, "steal")


def test_a_thief_steals_old_nuggets_from_any_other_player_who_has_one() -> None:
    begun = dealt(RU, hands=[[], [], [], []], nuggets=[0, 2, 1, 0])
    begun.thieves = [1]
    begun.trapped = {2}

    offered = ended(begun, digger_wins=False).legal()
    begun.play("steal 2")

    assert offered == ["decline", "steal 2"]
    assert (begun.nuggets, begun.asked) == ([0, 3, 0, 0], None)


def test_a_thief_is_passed_over_while_nobody_else_has_gold_and_the_next_is_asked() -> None:
    begun = dealt(RU, hands=[[], [], []], nuggets=[0, 0, 1])
    begun.thieves = [0, 1, 2]

    asked = ended(begun, digger_wins=False).asked
    begun.play("steal 2")

    assert asked == (0, "steal")  # Not seat 2, though its thief was laid last.
    assert begun.asked == (1, "steal")
    assert begun.legal() == ["decline", "steal 0"]


def test_with_no_gold_at_the_table_no_thief_is_asked() -> None:
    begun = dealt(RU, hands=[[], []])
    begun.thieves = [0, 1]

    assert ended(begun, digger_wins=False).asked is None


# The referee itself.


def test_sequences_are_counted_and_an_ended_round_counts_once() -> None:
    begun = dealt(RU, hands=[["cross"], ["cross"]])

    assert [count(begun, depth) for depth in (0, 1, 2)] == [1, 5, 4 * (6 + 1) + (4 + 1)]
    assert count(dealt(RU, hands=[[], []]), 7) == 1


def test_a_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        dealt(RU, hands=[["cross"], []]).play("dig cross 5,5")


def test_a_copy_goes_its_own_way() -> None:
    begun = dealt(RU, hands=[["cross"], []])

    begun.copy().play("dig cross 1,0")

    assert (begun.asked, begun.hands[0]) == ((0, "play"), ["cross"])


@pytest.mark.parametrize("step", [7, 11, 13, 17, 19, 23, 29, 31])
def test_play_by_rote_ends_with_no_card_in_two_places(step: int) -> None:
    options = [RU, ADJACENT, CHOOSE, {**CHOOSE, "placement": "joined", "winners": "finisher"}]
    # One card of each kind; steps without a factor in common with their number reach them all.
    deck = [DECK[step * at % len(DECK)] for at in range(len(DECK))]
    hands = [deck[6 * seat : 6 * seat + 6] for seat in range(4)]
    roles = ["green", "blue", "geologist", "saboteur"]
    begun = dealt(options[step // 2 % 4], hands=hands, pile=deck[24:], roles=roles)

    at = 0
    while begun.asked is not None:
        moves = begun.legal()
        active = [move for move in moves if move.split()[0] not in ("pass", "remove")]
        at += step
        begun.play((active or moves)[at % len(active or moves)])

    dug = {cell: lie for cell, lie in begun.maze.items() if cell not in GOALS}
    assert all(misfits(*lie, cell, dug) == 0 for cell, lie in dug.items())
    cards = [card for hand in begun.hands for card in hand]
    cards += [card for card, _ in dug.values()]
    assert len(cards) == len(set(cards))
    assert begun.next_starter in range(4)
    assert min(begun.nuggets) >= 0
