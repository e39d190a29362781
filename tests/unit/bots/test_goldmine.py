"""Does the regular choose what a miner would who wants to win?"""

from typing import Any

import pytest

from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.registry import make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.games.goldmine.events import LAST_TURN
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME
from motherlode.games.goldmine.game import Table

SEEDS = range(1, 6)
"""Chance decides among moves that are nearly equal; these are not."""

USUAL = "goldmine(seats=3)"
MINERS = "goldmine(seats=2, open_tiles=none, abilities=true)"
CAVE_INS = "goldmine(seats=3, cave_in=true)"
TEAMS = "goldmine(seats=4, teams=true)"
ENOUGH = 7
"""Nuggets that one of three players needs."""
WON, LOST = [6, 1, 6, 1], [1, 6, 1, 6]
"""The throws of a challenge that the attacker wins, or loses."""

ONE_STEP = """
     0         1
0    entrance  gold_dead_end:270
"""
THREE_STEPS = """
     0         1            2            3
0    entrance  straight:90  straight:90  gold_dead_end:270
"""
NO_GOLD = """
     -2           -1           0         1            2
0    straight:90  straight:90  entrance  straight:90  straight:90
"""
GOLD_IN_THE_WEST = """
     -2                -1           0         1            2            3            4
0    gold_dead_end:90  straight:90  entrance  straight:90  straight:90  straight:90  straight:90
"""
GOLD_ON_BOTH_SIDES = """
     -2                -1           0         1            2            3
0    gold_dead_end:90  straight:90  entrance  straight:90  straight:90  gold_dead_end:270
"""
TWO_ON_THE_WAY = """
     0         1                 2            3
0    entrance  gold_straight:90  straight:90  gold_dead_end:270
"""
TWO_PASSAGES = """
      0
-1    dead_end_passage:180
0     entrance
1     straight
2     straight
3     straight
4     straight
5     straight_pick
6     straight_pick
7     straight_passage
8     gold_dead_end
"""
MUD_OR_A_DETOUR = """
     0          1                2            3
-1   corner:90  straight:90      straight:90  corner:180
0    entrance   straight_mud:90  straight:90  gold_corner:270
"""
A_GAP_IN_A_RING = """
     -1     0          1            2
-1   .      corner:90  straight:90  t:90
0    cross  entrance   .            gold_corner:270
1    .      cross      .            .
"""
A_HOLE = """
     -1           0         1            2
0    straight:90  entrance  t:90         corner:180
1    .            straight  .            straight
2    .            corner    straight:90  corner:270
"""


def table(setup: str, *before: str, **position: Any) -> Table:
    """A position after some moves; seat 0 is asked first."""
    state = GAME.arrange(GAME.setup(setup), position)
    for text in before:
        seat = GAME.turn(state.public)[0]
        GAME.play(state, GAME.read(state.public, state.own[seat], text))
    return state


def choice(state: Table, seed: int) -> str:
    """What a regular does."""
    seat = GAME.turn(state.public)[0]
    moves = Moves()
    GAME.fill(state.public, state.own[seat], moves)
    bot = make_bot("regular", GAME.name, seat, seed)
    return GAME.write(state.public, bot.choose(state.view(seat), moves, Budget()))


def choices(setup: str, *before: str, **position: Any) -> set[str]:
    """What regulars with different luck do in a position."""
    state = table(setup, *before, **position)
    return {choice(state, seed) for seed in SEEDS}


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


# Moving


def test_a_nugget_one_step_away_leaves_time_to_lay_a_tile() -> None:
    assert choices(USUAL, mine=ONE_STEP) == {"draw"}


def test_a_nugget_some_steps_away_is_worth_a_roll() -> None:
    assert choices(USUAL, mine=THREE_STEPS) == {"roll"}


def test_with_no_nugget_in_the_mine_a_tile_is_drawn() -> None:
    assert choices(USUAL, mine=NO_GOLD, miners={0: "2,0"}) == {"draw"}


def test_with_enough_nuggets_it_is_home_that_is_worth_a_roll() -> None:
    found = choices(USUAL, mine=NO_GOLD, miners={0: "2,0"}, nuggets={0: ENOUGH})

    assert found == {"roll"}


def test_a_passage_saves_a_long_way() -> None:
    miners = {0: "0,-1"}

    assert choices(USUAL, mine=TWO_PASSAGES, miners=miners) == {"passage"}
    assert choices(USUAL, mine=TWO_PASSAGES, miners=miners, empty=["0,8"]) == {"draw"}


def test_blue_goes_through_a_passage_without_dice() -> None:
    found = choices(MINERS, mine=TWO_PASSAGES, miners={0: "0,-1"}, colours={0: "blue", 1: "red"})

    assert found == {"go 0,7"}


def test_green_rolls_two_dice() -> None:
    assert choices(MINERS, mine=THREE_STEPS, colours={0: "green", 1: "red"}) == {"roll two"}


def test_an_open_chamber_is_laid_where_one_can_step_on_it() -> None:
    found = choices(
        "goldmine(seats=2)",
        mine=NO_GOLD,
        miners={0: "2,0"},
        open={0: ["gold_dead_end", "straight_mud"]},
    )

    assert found == {"lay gold_dead_end 270 3,0"}


def test_who_is_cut_off_rolls_for_a_six() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "collapsed": ["1,0"]}

    assert choices(CAVE_INS, **position, miners={0: "2,0"}, nuggets={0: ENOUGH}) == {"roll"}


def test_white_lays_a_second_tile_unless_home_is_all_that_matters() -> None:
    before = ("draw", "lay straight 90 3,0")
    position: dict[str, Any] = {
        "mine": NO_GOLD,
        "miners": {0: "2,0"},
        "colours": {0: "white", 1: "red"},
        "stack": ["straight", "gold_cross", "cross", "cross"],
    }

    assert choices(MINERS, *before, **position) == {"draw"}
    assert choices(MINERS, *before, **position, nuggets={0: 10}) == {"enough"}


# Walking


@pytest.mark.parametrize(("die", "place"), [(1, "1,0"), (2, "2,0"), (3, "3,0"), (6, "3,0")])
def test_a_walk_leads_to_the_nugget_and_ends_on_it(die: int, place: str) -> None:
    assert choices(USUAL, "roll", mine=THREE_STEPS, dice=[die]) == {f"walk {place}"}


def test_a_walk_leads_home_with_enough_nuggets() -> None:
    found = choices(
        USUAL, "roll", mine=THREE_STEPS, miners={0: "2,0"}, nuggets={0: ENOUGH}, dice=[5]
    )

    assert found == {"walk 0,0"}


def test_the_last_nugget_is_rather_one_that_is_near_home() -> None:
    mine = """
         -1                0         1            2            3            4
    0    gold_dead_end:90  entrance  straight:90  straight:90  straight:90  gold_dead_end:270
    """
    position: dict[str, Any] = {
        "mine": mine,
        "miners": {0: "2,0", 1: "2,0", 2: "2,0"},
        "dice": [1],
    }

    assert choices(USUAL, "roll", **position) == {"walk 3,0"}
    assert choices(USUAL, "roll", **position, nuggets={0: ENOUGH - 1}) == {"walk 1,0"}


def test_a_nugget_that_somebody_else_is_nearer_to_is_left_to_them() -> None:
    position: dict[str, Any] = {"mine": GOLD_ON_BOTH_SIDES, "dice": [1]}

    assert choices(USUAL, "roll", **position) == {"walk -1,0"}
    assert choices(USUAL, "roll", **position, miners={1: "-2,0"}) == {"walk 1,0"}


def test_mud_is_walked_around_where_that_is_sooner() -> None:
    assert choices(USUAL, "roll", mine=MUD_OR_A_DETOUR, dice=[4]) == {"walk 3,-1"}
    assert choices("goldmine(seats=3, mud=false)", "roll", mine=MUD_OR_A_DETOUR, dice=[4]) == {
        "walk 3,0"
    }


def test_dice_that_open_a_passage_are_used() -> None:
    found = choices(USUAL, "passage", mine=TWO_PASSAGES, miners={0: "0,-1"}, dice=[3, 4])

    assert found == {"go 0,7"}


def test_black_rolls_after_laying_a_tile() -> None:
    position: dict[str, Any] = {
        "colours": {0: "black", 1: "red"},
        "stack": ["straight", "cross"],
    }

    assert choices(MINERS, "draw", "lay straight 0,1", mine=THREE_STEPS, **position) == {"roll"}


def test_yellow_takes_one_nugget_after_the_other() -> None:
    colours = {0: "yellow", 1: "red"}
    walk: list[str] = ["roll"]
    for _ in range(3):
        walk += choices(MINERS, *walk, mine=TWO_ON_THE_WAY, colours=colours, dice=[5])

    assert walk == ["roll", "walk 1,0", "walk 2,0", "walk 3,0"]


# Cave-ins


def test_a_tile_collapses_between_home_and_who_is_about_to_win() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "dice": [6], "nuggets": {1: ENOUGH}}
    before = ("roll", "stay")

    assert choices(CAVE_INS, *before, **position, miners={1: "3,0"}) == {"collapse 1,0"}
    assert choices(CAVE_INS, *before, **position, miners={0: "2,0", 1: "4,0"}) == {"collapse 3,0"}


def test_nobody_buries_a_way_of_ones_own_or_for_nothing() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "dice": [6]}
    before = ("roll", "stay")
    far = {0: "2,0", 1: "3,0", 2: "3,0"}

    assert choices(CAVE_INS, *before, **position, miners=far, nuggets={1: ENOUGH}) == {"nothing"}
    assert choices(CAVE_INS, *before, **position, miners={1: "3,0"}) == {"nothing"}


def test_a_tile_is_restored_that_one_needs_oneself_and_not_for_others() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "collapsed": ["1,0"], "dice": [6]}
    before = ("roll", "stay")
    cut_off: dict[str, Any] = {"miners": {0: "2,0"}, "nuggets": {0: ENOUGH}}
    at_home: dict[str, Any] = {"miners": {1: "2,0"}, "nuggets": {1: ENOUGH}}

    assert choices(CAVE_INS, *before, **position, **cut_off) == {"restore 1,0"}
    assert choices(CAVE_INS, *before, **position, **at_home) == {"nothing"}


# Acting


def test_a_nugget_is_collected() -> None:
    found = choices(USUAL, "roll", "stay", mine=ONE_STEP, miners={0: "1,0"})

    assert found == {"collect"}


def test_bats_chase_who_is_about_to_win() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "nuggets": {1: ENOUGH, 2: ENOUGH}}

    found = choices(USUAL, "roll", "stay", **position, miners={0: "3,0", 1: "1,0", 2: "4,0"})

    assert found == {"bats 1"}


def test_bats_are_kept_while_nobody_is_about_to_win() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "nuggets": {1: ENOUGH - 1}}

    assert choices(USUAL, "roll", "stay", **position, miners={1: "1,0"}) == {"nothing"}


def test_who_needs_fewest_more_nuggets_is_robbed() -> None:
    nuggets = {1: 2, 2: 5}

    assert choices(USUAL, "roll", "stay", mine=NO_GOLD, nuggets=nuggets) == {"rob 2"}


def test_nobody_is_robbed_of_a_first_nugget() -> None:
    assert choices(USUAL, "roll", "stay", mine=ONE_STEP, nuggets={1: 1}) == {"nothing"}


def test_with_no_other_way_to_nuggets_anybody_is_robbed() -> None:
    found = choices(USUAL, "roll", "stay", mine=NO_GOLD, nuggets={1: 1}, stack=[])

    assert found == {"rob 1"}


def test_partners_are_not_robbed() -> None:
    position: dict[str, Any] = {"mine": GOLD_IN_THE_WEST, "miners": {1: "3,0", 3: "3,0"}}

    assert choices(TEAMS, "roll", "stay", **position, nuggets={2: 8}) == {"nothing"}


def test_bats_carry_a_partner_home() -> None:
    position: dict[str, Any] = {
        "mine": GOLD_IN_THE_WEST,
        "nuggets": {0: 6, 2: 6},
        "miners": {2: "2,0", 1: "4,0", 3: "4,0"},
        "dice": [1, *WON, 5],
    }

    assert choices(TEAMS, "roll", "stay", **position) == {"bats 2"}
    assert choices(TEAMS, "roll", "stay", "bats 2", **position) == {"carry 0,0"}


def test_a_token_may_follow_a_nugget() -> None:
    setup = "goldmine(seats=3, collect_and_challenge=true)"
    position: dict[str, Any] = {
        "mine": THREE_STEPS,
        "miners": {0: "3,0", 1: "1,0"},
        "nuggets": {1: ENOUGH},
    }

    assert choices(setup, "roll", "stay", **position) == {"collect"}
    assert choices(setup, "roll", "stay", "collect", **position) == {"bats 1"}


# What follows from a challenge


def test_a_nugget_is_hidden_near_oneself_and_far_from_the_others() -> None:
    found = choices(
        USUAL,
        "roll",
        "stay",
        "rob 1",
        mine=GOLD_ON_BOTH_SIDES,
        empty=["-2,0", "3,0"],
        miners={2: "2,0"},
        nuggets={1: 5},
        dice=[1, *WON],
    )

    assert found == {"hide -2,0"}


@pytest.mark.parametrize(("nuggets", "place"), [(1, "3,0"), (ENOUGH, "0,0")])
def test_who_was_attacked_in_vain_flees_to_gold_or_home(nuggets: int, place: str) -> None:
    found = choices(
        USUAL,
        "roll",
        "stay",
        "rob 1",
        mine=GOLD_ON_BOTH_SIDES,
        miners={0: "1,0", 1: "1,0"},
        nuggets={1: nuggets},
        dice=[1, *LOST, 2],
    )

    assert found == {f"walk {place}"}


def test_bats_carry_who_has_enough_away_from_home_and_others_away_from_gold() -> None:
    position: dict[str, Any] = {
        "mine": GOLD_IN_THE_WEST,
        "miners": {1: "1,0"},
        "dice": [1, *WON, 2],
    }
    before = ("roll", "stay", "bats 1")

    assert choices(USUAL, *before, **position, nuggets={1: ENOUGH}) == {"carry 3,0"}
    assert choices(USUAL, *before, **position, nuggets={1: 1}) == {"carry 3,0"}


# Whole games


def play(setup_text: str, names: list[str], seed: int) -> tuple[list[int], bool]:
    """Who won, and whether all turns were taken before anybody did."""
    setup, log = GAME.setup(setup_text), Log()
    state = GAME.begin(setup, Fast(seed), log)
    bots = [make_bot(name, GAME.name, seat, seed) for seat, name in enumerate(names)]
    play_bots(GAME, state, bots, log, Budget(), GAME.limit(setup))
    return GAME.outcome(state).winners, any(event.kind == LAST_TURN for event in log.events)


@pytest.mark.parametrize("seats", [2, 5])
def test_regulars_beat_random_players(seats: int) -> None:
    kinds = ["regular", "random"]
    won = {"regular": 0, "random": 0}
    for seed in range(6):
        names = [kinds[(seat + seed) % 2] for seat in range(seats)]
        winners, _ = play(f"goldmine(seats={seats})", names, seed)
        for seat in winners:
            won[names[seat]] += 1

    assert won["regular"] >= 5
    assert won["random"] <= 1


@pytest.mark.parametrize(
    "text",
    [
        "seats=2",
        "seats=3, mud=false, first_player=seat0",
        "seats=4, teams=true, collect_and_challenge=true",
        "seats=5, open_tiles=five, pickaxes=true",
        "seats=4, abilities=true, open_tiles=two_player",
        "seats=3, cave_in=true",
        "seats=6, teams=true, abilities=true, cave_in=true, pickaxes=true",
    ],
)
def test_games_of_regulars_end_at_the_entrance(text: str) -> None:
    setup = f"goldmine({text}, turn_limit=200)"
    seats = GAME.setup(setup).seats

    ended_by_turns = [play(setup, ["regular"] * seats, seed)[1] for seed in range(3)]

    assert ended_by_turns.count(True) <= 1


def test_the_same_seed_makes_the_same_moves() -> None:
    logs: list[list[tuple[int, int, int]]] = []
    for _ in range(2):
        setup, log = GAME.setup("goldmine(seats=3, turn_limit=5)"), Log()
        state = GAME.begin(setup, Fast(1), log)
        bots = [make_bot("regular", GAME.name, seat, seed=1) for seat in range(3)]
        play_bots(GAME, state, bots, log, Budget(), GAME.limit(setup))
        logs.append([(event.kind, event.a, event.b) for event in log.events])

    assert logs[0] == logs[1]
