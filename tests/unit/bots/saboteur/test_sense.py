"""Does the regular player leave undone what people at the table called foolish?"""

from tests.unit.bots.saboteur.asking import choices, choices_after

DIGGER = {0: "digger"}
SHORT = """
     0      1             2
0    start  t_horizontal  straight_ew
"""
FOUR_MISSING = """
     0      1      2            3             4
0    start  cross  straight_ew  t_horizontal  t_horizontal
"""


TWO_MISSING = """
     0      1      2            3             4             5
0    start  cross  straight_ew  t_horizontal  t_horizontal  straight_ew
"""
SABOTEUR = {0: "saboteur"}


def test_a_saboteur_shuts_the_front_with_a_dead_end_when_two_cards_are_missing() -> None:
    hand = ["t_vertical", "t_horizontal", "t_horizontal", "curve_es", "dead_ew", "dead_ne"]
    found = choices(mine=TWO_MISSING, hands={0: hand}, roles=SABOTEUR, pile_size=20)
    assert found == {"dig dead_ew 6,0"}


def test_a_saboteur_strikes_whoever_moves_next_when_gold_is_near() -> None:
    hand = ["break_pick", "map", "fix_cart", "fix_lamp", "fix_pick", "map"]
    known = {"goals": ["stone_a", "gold", "stone_b"], "looked": {0: ["8,-2", "8,0", "8,2"]}}
    found = choices(mine=TWO_MISSING, hands={0: hand}, roles=SABOTEUR, pile_size=20, **known)
    assert found == {"break pick 1"}


def test_a_digger_rather_loses_a_second_curve_than_a_broken_tool() -> None:
    hand = ["break_cart", "t_vertical", "t_vertical", "straight_ns", "curve_es", "curve_es"]
    assert choices(mine=SHORT, hands={0: hand}, roles=DIGGER) == {"pass curve_es"}


def test_a_digger_who_cannot_dig_keeps_a_broken_tool_for_saboteurs_who_may_be_mended() -> None:
    hand = ["break_pick", "straight_ns", "t_vertical", "t_vertical", "curve_ne", "curve_es"]
    broken = {0: ["cart"], 3: ["pick"], 4: ["pick"]}
    found = choices(mine=FOUR_MISSING, hands={0: hand}, broken=broken, roles=DIGGER, pile_size=0)
    assert "pass break_pick" not in found


def test_a_digger_rather_loses_a_second_curve_than_a_repair_that_nobody_needs_yet() -> None:
    hand = ["fix_cart", "cross", "cross", "curve_ne", "curve_es", "curve_es"]
    found = choices(mine=SHORT, hands={0: hand}, broken={0: ["lamp"]}, roles=DIGGER)
    assert found == {"pass curve_es"}


HANDS = {
    0: ["break_pick", "rockfall", "map", "fix_cart", "curve_ne", "dead_s"],
    1: ["curve_ne", "curve_es", "t_vertical", "map", "fix_cart", "dead_ns"],
    2: ["curve_ne", "curve_es", "t_vertical", "map", "fix_pick", "dead_ne"],
    3: ["curve_ne", "curve_es", "t_vertical", "map", "fix_pick", "dead_es"],
    4: ["dead_ew", "curve_es", "t_vertical", "map", "rockfall", "dead_w"],
}
STOPPED = {
    "mine": FOUR_MISSING,
    "roles": {**DIGGER, 4: "saboteur"},
    "broken": {1: ["lamp"], 2: ["lamp"], 3: ["lamp"]},
    "hands": HANDS,
}
PASSES = ["pass dead_s", "pass curve_ne", "pass curve_ne", "pass curve_ne"]


def test_a_digger_stops_the_saboteur_before_clearing_the_hole_that_this_one_would_fill() -> None:
    assert choices_after([*PASSES, "dig dead_ew 5,0"], **STOPPED) == {"break pick 4"}


def test_a_digger_without_a_broken_tool_clears_the_way_at_once() -> None:
    hands = {**HANDS, 0: ["rockfall", "map", "fix_cart", "curve_ne", "curve_ne", "dead_s"]}
    found = choices_after([*PASSES, "dig dead_ew 5,0"], **{**STOPPED, "hands": hands})
    assert found == {"rockfall 5,0"}


def test_a_digger_stops_a_saboteur_before_beginning_a_detour() -> None:
    hands = {
        **HANDS,
        0: ["break_pick", "straight_ns", "fix_cart", "curve_ne", "dead_t_vertical", "dead_s"],
    }
    found = choices_after([*PASSES, "dig dead_ew 5,0"], **{**STOPPED, "hands": hands})
    assert found == {"break pick 4"}


def test_a_digger_discards_what_brings_the_tunnel_no_nearer() -> None:
    mine = """
         0      1            2            3      4           5                  6
    -1   .      straight_ns  .            .      .           dead_t_horizontal  .
    0    start  cross        straight_ew  cross  curve_ne~   straight_ns        dead_ns
    1    .      curve_ne     .            .      t_vertical  t_horizontal~      curve_es~
    2    .      .            .            .      t_vertical  straight_ew        .
    """
    known = {"looked": {0: ["8,0"]}, "goals": ["stone_a", "gold", "stone_b"]}
    hand = ["cross", "cross", "curve_ne", "curve_es"]
    found = choices(mine=mine, hands={0: hand}, roles=DIGGER, pile_size=0, **known)
    assert {move.split()[0] for move in found} == {"pass"}


def test_a_digger_looks_where_nobody_has_looked() -> None:
    hand = ["break_pick", "map", "straight_ns", "dead_ew", "dead_ne", "dead_w"]
    looked = {1: ["8,0"], 2: ["8,2"]}
    assert choices(mine=SHORT, hands={0: hand}, roles=DIGGER, looked=looked) == {"map 8,-2"}


def test_a_digger_with_two_maps_looks_before_choosing_a_row() -> None:
    hand = ["fix_cart", "map", "map", "t_vertical", "curve_ne", "curve_es"]
    mine = """
         0           1            2            3
    -1   t_vertical  .            .            .
    0    start       straight_ew  straight_ew  dead_cross
    """
    assert {move.split()[0] for move in choices(mine=mine, hands={0: hand}, roles=DIGGER)} == {
        "map"
    }


def test_a_saboteur_does_no_open_harm_on_the_first_turn_of_a_round() -> None:
    hand = ["break_lamp", "map", "straight_ns", "straight_ns", "curve_ne", "dead_t_horizontal"]
    found = choices(mine=SHORT, hands={0: hand}, roles={0: "saboteur"}, pile_size=34)
    assert {move.split()[0] for move in found} == {"map"}


def test_a_saboteur_digs_honestly_now_and_then_on_the_first_turn_of_a_round() -> None:
    hand = ["break_lamp", "map", "straight_ew", "straight_ns", "curve_ne", "dead_t_horizontal"]
    found = choices(mine=SHORT, hands={0: hand}, roles={0: "saboteur"}, pile_size=34)
    assert {move.split()[0] for move in found} == {"map", "dig"}
    assert {move for move in found if move.startswith("dig")} == {"dig straight_ew 3,0"}
    later = choices(mine=SHORT, hands={0: hand}, roles={0: "saboteur"}, pile_size=20)
    assert "dig straight_ew 3,0" not in later


def test_a_saboteur_without_a_map_passes_on_the_first_turn_of_a_round() -> None:
    hand = ["break_lamp", "break_cart", "t_vertical", "straight_ns", "fix_lamp", "dead_ew"]
    found = choices(mine=SHORT, hands={0: hand}, roles={0: "saboteur"}, pile_size=34)
    assert {move.split()[0] for move in found} == {"pass"}
