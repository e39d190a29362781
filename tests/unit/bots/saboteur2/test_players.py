"""Do players of the expansion choose what their dwarf would?"""

from typing import Any

import pytest

from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.registry import make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from tests.unit.bots.saboteur2.positions import (
    A_FEW_CARDS,
    BLUE_DOOR,
    HALF_AROUND_A_BLUE_DOOR,
    ONE_CARD_MISSING,
    choices,
    choices_in,
    table,
)

# Digging


@pytest.mark.parametrize("role", ["green", "blue", "boss"])
def test_whoever_wants_the_gold_finishes_the_tunnel(role: str) -> None:
    hand = ["dead_ew", "straight_ew", "map", "thief"]

    assert choices(mine=ONE_CARD_MISSING, roles={0: role}, hands={0: hand}) == {
        "dig straight_ew 7,0"
    }


@pytest.mark.parametrize("role", ["saboteur", "geologist", "profiteer"])
def test_whoever_does_not_want_the_gold_leaves_the_tunnel_unfinished(role: str) -> None:
    hand = ["straight_ew", "map", "fix_lamp"]

    found = choices(mine=ONE_CARD_MISSING, roles={0: role}, hands={0: hand})

    assert "dig straight_ew 7,0" not in found


def test_a_saboteur_blocks_the_tunnel_before_the_goal() -> None:
    hand = ["straight_ew", "dead_ew", "cross"]

    assert choices(mine=ONE_CARD_MISSING, roles={0: "saboteur"}, hands={0: hand}) == {
        "dig dead_ew 7,0"
    }


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_a_digger_lays_a_door_of_its_own_colour(colour: str) -> None:
    hand = ["door_green_ew", "door_blue_ew", "straight_ew"]

    assert choices(mine=A_FEW_CARDS, roles={0: colour}, hands={0: hand}) == {
        f"dig door_{colour}_ew 3,0"
    }


def test_the_boss_rather_lays_no_door() -> None:
    hand = ["door_green_ew", "door_blue_ew", "straight_ew"]

    assert choices(mine=A_FEW_CARDS, roles={0: "boss"}, hands={0: hand}) == {"dig straight_ew 3,0"}


def test_a_digger_does_not_finish_a_tunnel_for_the_other_colour_alone() -> None:
    position: dict[str, Any] = {"mine": BLUE_DOOR, "hands": {0: ["straight_ew", "fix_lamp"]}}

    assert "dig straight_ew 7,0" not in choices(**position, roles={0: "green"})
    assert choices(**position, roles={0: "blue"}) == {"dig straight_ew 7,0"}


def test_a_digger_fells_a_door_that_bars_its_way() -> None:
    hand = ["rockfall", "straight_ew", "fix_lamp"]

    assert choices(mine=BLUE_DOOR, roles={0: "green"}, hands={0: hand}) == {"rockfall 2,0"}


def test_a_digger_leads_a_tunnel_around_a_door() -> None:
    hand = ["curve_es", "straight_ew", "cross", "fix_lamp"]

    assert choices(mine=HALF_AROUND_A_BLUE_DOOR, roles={0: "green"}, hands={0: hand}) <= {
        "dig curve_es turned 3,1",
        "dig cross 3,1",
    }


def test_a_digger_takes_a_ladder_past_a_door() -> None:
    hand = ["ladder_ne", "fix_lamp", "break_pick"]

    assert choices(mine=BLUE_DOOR, roles={0: "green"}, hands={0: hand}) <= {
        "dig ladder_ne 4,1",
        "dig ladder_ne 5,1",
        "dig ladder_ne 6,1",
        "dig ladder_ne turned 4,-1",
        "dig ladder_ne turned 5,-1",
    }


def test_a_geologist_lays_crystals_even_at_a_dead_end() -> None:
    hand = ["cross", "crystal_dead_w", "straight_ew", "map"]

    (found,) = {
        move.split()[1]
        for move in choices(mine=A_FEW_CARDS, roles={0: "geologist"}, hands={0: hand})
    }

    assert found == "crystal_dead_w"


def test_a_geologist_without_crystals_looks_for_some_in_the_pile() -> None:
    hand = ["cross", "straight_ew", "curve_ne", "map", "fix_pick", "free"]

    for move in choices(mine=A_FEW_CARDS, roles={0: "geologist"}, hands={0: hand}):
        assert move.split()[0] == "pass"
        assert len(move.split()) == 4


# Discards


def test_one_card_is_discarded_where_nothing_is_drawn_for_more() -> None:
    hand = ["dead_ew", "dead_ns", "dead_cross", "fix_lamp"]

    for move in choices(mine=A_FEW_CARDS, roles={0: "green"}, hands={0: hand}, pile=[]):
        assert move.split()[0] == "pass"
        assert len(move.split()) == 2


def test_no_two_cards_are_given_for_a_tool_with_nothing_to_dig() -> None:
    hand = ["fix_cart", "fix_pick", "thief", "free"]
    position: dict[str, Any] = {"mine": A_FEW_CARDS, "roles": {0: "green"}, "broken": {0: ["lamp"]}}

    assert not any(move.startswith("remove") for move in choices(**position, hands={0: hand}))


def test_two_cards_are_given_for_a_tool_while_a_path_is_kept() -> None:
    hand = ["fix_pick", "dead_s", "dead_ew", "straight_ew"]
    position: dict[str, Any] = {"mine": A_FEW_CARDS, "roles": {0: "green"}, "broken": {0: ["lamp"]}}

    for move in choices(**position, hands={0: hand}):
        assert move.startswith("remove lamp")
        assert "straight_ew" not in move


# Oneself


def test_a_trapped_digger_frees_itself() -> None:
    hand = ["straight_ew", "free", "map", "thief"]

    found = choices(mine=ONE_CARD_MISSING, roles={0: "green"}, trapped=[0, 1], hands={0: hand})

    assert found == {"free 0"}


def test_for_want_of_a_card_that_frees_the_worst_two_go() -> None:
    hand = ["straight_ew", "cross", "dead_s", "dead_w", "fix_pick"]

    found = choices(mine=ONE_CARD_MISSING, roles={0: "green"}, trapped=[0], hands={0: hand})

    assert found == {"remove trap dead_s dead_w"}


def test_for_want_of_a_repair_the_worst_two_go() -> None:
    hand = ["straight_ew", "cross", "dead_s", "dead_w", "fix_pick"]

    found = choices(mine=A_FEW_CARDS, roles={0: "blue"}, broken={0: ["lamp"]}, hands={0: hand})

    assert found == {"remove lamp dead_s dead_w"}


def test_a_repair_at_hand_goes_before_two_cards() -> None:
    hand = ["straight_ew", "cross", "dead_s", "dead_w", "fix_lamp"]

    found = choices(mine=A_FEW_CARDS, roles={0: "blue"}, broken={0: ["lamp"]}, hands={0: hand})

    assert found == {"mend lamp 0"}


def test_a_digger_discards_dead_ends_and_keeps_the_rest() -> None:
    hand = ["dead_s", "dead_w", "dead_ns", "fix_lamp", "free", "free"]

    assert choices(mine=A_FEW_CARDS, roles={0: "green"}, hands={0: hand}) == {
        "pass dead_ns dead_s dead_w"
    }


def test_a_saboteur_discards_what_would_help_to_dig() -> None:
    hand = ["cross", "t_vertical", "free", "dead_s"]
    position: dict[str, Any] = {
        "mine": A_FEW_CARDS,
        "roles": {0: "saboteur"},
        "broken": {0: ["lamp"]},
    }

    (found,) = choices(**position, hands={0: hand})

    assert found.endswith("cross t_vertical")


def test_a_digger_who_is_shut_out_would_rather_be_somebody_else() -> None:
    hand = ["swap_roles", "fix_lamp", "fix_pick", "free"]

    found = choices(mine=BLUE_DOOR, roles={0: "green"}, hands={0: hand})

    assert found == {"swap_roles 0"}


def test_a_hand_of_junk_is_swapped_for_another() -> None:
    hand = ["swap_hands", "dead_s", "dead_w", "dead_ns", "dead_ew", "dead_ne"]

    found = choices(mine=A_FEW_CARDS, roles={0: "green"}, hands={0: hand})

    assert {move.split()[0] for move in found} == {"swap_hands"}


def test_a_good_hand_is_not_swapped() -> None:
    hand = ["swap_hands", "cross", "cross", "t_vertical", "fix_lamp"]

    found = choices(mine=A_FEW_CARDS, roles={0: "green"}, broken={0: ["cart"]}, hands={0: hand})

    assert not {move for move in found if move.startswith("swap_hands")}


# Others


def test_a_digger_traps_a_known_saboteur_and_spares_the_others() -> None:
    found = choices(
        mine=A_FEW_CARDS,
        roles={0: "green", 1: "blue", 2: "saboteur", 3: "boss"},
        inspected={0: [1, 2, 3]},
        hands={0: ["trap", "fix_lamp", "dead_s"]},
    )

    assert found == {"trap 2"}


def test_a_saboteur_traps_a_known_digger_and_spares_its_like() -> None:
    found = choices(
        seats=3,
        mine=A_FEW_CARDS,
        roles={0: "saboteur", 1: "saboteur", 2: "green"},
        inspected={0: [1, 2]},
        hands={0: ["trap", "fix_lamp", "cross"]},
    )

    assert found == {"trap 2"}


def test_a_digger_frees_its_like_and_no_saboteur() -> None:
    found = choices(
        mine=A_FEW_CARDS,
        roles={0: "green", 1: "saboteur", 2: "green"},
        inspected={0: [1, 2]},
        trapped=[1, 2],
        hands={0: ["free", "fix_lamp"]},
    )

    assert found == {"free 2"}


def test_early_in_a_round_a_digger_inspects_somebody_it_does_not_know() -> None:
    found = choices(
        seats=3,
        mine=A_FEW_CARDS,
        roles={0: "green", 1: "blue"},
        inspected={0: [1]},
        hands={0: ["inspect", "fix_lamp", "dead_s"]},
    )

    assert found == {"inspect 2"}


def test_a_known_saboteur_is_made_somebody_else() -> None:
    found = choices(
        mine=A_FEW_CARDS,
        roles={0: "green", 1: "blue", 3: "saboteur"},
        inspected={0: [1, 3]},
        hands={0: ["swap_roles", "fix_lamp", "dead_s"]},
    )

    assert found == {"swap_roles 3"}


# Thieves


def test_a_thief_is_laid_when_the_pile_is_small() -> None:
    position: dict[str, Any] = {
        "mine": A_FEW_CARDS,
        "roles": {0: "blue"},
        "hands": {0: ["thief", "straight_ew"]},
    }

    assert choices(**position) == {"dig straight_ew 3,0"}
    assert choices(**position, pile_size=3) == {"thief"}


def test_no_thief_is_laid_while_others_have_time_to_drive_it_off() -> None:
    hand = ["thief", "fix_lamp", "free"]

    for move in choices(mine=A_FEW_CARDS, roles={0: "green"}, hands={0: hand}):
        assert move.startswith("pass")
        assert "thief" not in move


def test_others_thieves_are_driven_off_and_never_ones_own() -> None:
    hand = ["hands_off", "fix_lamp", "dead_s"]
    position: dict[str, Any] = {
        "mine": A_FEW_CARDS,
        "roles": {0: "green"},
        "hands": {0: hand},
        "gold": {0: 3},
    }

    assert choices(**position, thieves=[0, 2]) == {"hands_off 2"}
    assert "hands_off 0" not in choices(**position, thieves=[0])


def test_a_thief_robs_whoever_must_have_most() -> None:
    state = table(
        mine=ONE_CARD_MISSING,
        goals=["stone_a", "gold", "stone_b"],
        roles={0: "green", 1: "boss", 2: "profiteer", 3: "saboteur"},
        thieves=[3],
        hands={0: ["straight_ew"]},
    )
    GAME.play(state, GAME.read(state.public, state.own[0], "dig straight_ew 7,0"))

    assert choices_in(state) == {"steal 0"}


# Whole games


@pytest.mark.parametrize("seats", [3, 8])
def test_regulars_earn_more_than_random_players(seats: int) -> None:
    names = ["regular", "random"]
    earned = dict.fromkeys(names, 0)
    for seed in range(12):
        setup = GAME.setup(f"saboteur2(seats={seats}, rounds=1)")
        log = Log()
        state = GAME.begin(setup, Fast(seed), log)
        chairs = [names[(seat + seed) % 2] for seat in range(seats)]
        bots = [make_bot(name, GAME.name, seat, seed) for seat, name in enumerate(chairs)]
        play_bots(GAME, state, bots, log, Budget(), GAME.limit(setup))
        for seat, name in enumerate(chairs):
            earned[name] += GAME.outcome(state).scores[seat]

    assert earned["regular"] > earned["random"]
