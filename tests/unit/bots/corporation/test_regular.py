"""Does the regular choose what counts gnomes and majorities?"""

import pytest

from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.registry import bot_names, make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from motherlode.games.corporation.game import Table
from tests.unit.bots.corporation.positions import (
    FAR_GOLD,
    RED_GOLD,
    after,
    choices,
    prompt,
    table,
    traded,
    turn_of,
)

# Digging


def test_gold_is_dug_with_the_colour_that_pays_oneself() -> None:
    shares = {0: {"orange": 2}, 1: {"red": 2}}
    state = table(rows={5: "        $", 0: "$"}, investments=shares)

    assert choices(state) == {"dig orange 9,6"}
    assert turn_of(state)[:3] == ["dig orange 9,6", "dig orange 8,6", "dig orange 8,5"]


def test_gold_is_dug_with_the_colour_that_does_not_pay_others() -> None:
    state = table(rows={5: "        $"}, investments={1: {"red": 2}})

    assert choices(state) == {"dig orange 9,6"}


def test_treasures_at_several_ends_are_all_taken() -> None:
    state = table(rows={**FAR_GOLD, 5: "$      n", 4: "$      n", 6: "$    n"})
    after(state, "dig red 6,6")

    assert set(turn_of(state)[:2]) < {"dig red 7,5", "dig red 7,4", "dig red 5,6"}


@pytest.mark.parametrize("treasure", ["n", "s", "c"])
def test_a_treasure_beside_a_crystal_is_taken(treasure: str) -> None:
    state = table(rows={**FAR_GOLD, 12: f"       {treasure}"})

    assert choices(state) == {"dig blue 7,12"}


def test_early_on_a_gnome_is_worth_more_than_gold() -> None:
    state = table(rows={**FAR_GOLD, 5: "$      $", 12: "       n"})

    assert choices(state) == {"dig blue 7,12"}


def test_at_the_end_gold_is_worth_more_than_a_gnome() -> None:
    state = table(rows={5: "       $", 12: "       n"})

    assert choices(state) == {"dig red 7,5"}


def test_a_gnome_is_left_while_somebody_else_would_get_it() -> None:
    rows = {**FAR_GOLD, 5: "$      n"}

    assert choices(table(rows=rows)) == {"dig red 7,5"}
    assert "dig red 7,5" not in choices(table(rows=rows, cards={1: ["cthulhu"]}))
    assert choices(table(rows=rows, cards={0: ["cthulhu"]})) == {"dig red 7,5"}


def test_gold_beyond_a_passage_is_dug_through_it() -> None:
    state = table(rows={5: "       o", 0: "o$"}, investments={0: {"red": 1}})

    assert choices(state) == {"dig red 7,5 to 0,0"}
    assert turn_of(state)[1] == "dig red 1,0"


def test_no_way_to_gold_is_opened_for_the_next_player() -> None:
    shaft = dict.fromkeys(range(2, 6), "       .") | {1: "       $"}
    state = table(rows=shaft)

    assert not {"dig red 7,4", "dig red 7,3"} & set(turn_of(state))


def test_a_way_to_gold_is_opened_when_it_pays_oneself() -> None:
    shaft = dict.fromkeys(range(2, 6), "       .") | {1: "       $"}
    state = table(rows=shaft, investments={0: {"red": 2}})

    assert choices(state) == {"dig red 7,5"}


# Cards in a dig


def test_mine_is_declared_before_gold_that_pays_others() -> None:
    shares = {1: {"red": 3}}
    state = table(rows=RED_GOLD, investments=shares, cards={0: ["mine"]})

    assert choices(state) == {"mine"}
    assert choices(after(state, "mine")) == {"dig red 7,5"}


def test_mine_is_kept_when_nobody_else_would_be_paid() -> None:
    state = table(rows=RED_GOLD, investments={0: {"red": 3}}, cards={0: ["mine"]})

    assert choices(state) == {"dig red 7,5"}


def test_a_secret_tunnel_leads_to_gold_behind_walls() -> None:
    state = table(rows={3: "   $"}, investments={0: {"green": 2}}, cards={0: ["secret_tunnel"]})

    beside = {"tunnel green 3,2", "tunnel green 2,3", "tunnel green 4,3", "tunnel green 3,4"}
    assert choices(state) <= beside
    assert turn_of(state)[1] == "dig green 3,3"


def test_a_secret_tunnel_is_kept_when_gold_is_near_anyway() -> None:
    cards = {0: ["secret_tunnel"]}
    state = table(rows=RED_GOLD, investments={0: {"red": 2}}, cards=cards)

    assert choices(state) == {"dig red 7,5"}


def test_overtime_is_worked_to_reach_gold() -> None:
    shaft = dict.fromkeys(range(3, 6), "       .") | {2: "       $", 0: "$$"}
    state = table(rows=shaft, cards={0: ["overtime"]}, investments={0: {"red": 1}})

    assert turn_of(state)[:4] == ["dig red 7,5", "dig red 7,4", "dig red 7,3", "overtime 7,2"]


def test_overtime_is_kept_where_it_reaches_nothing() -> None:
    state = table(rows=FAR_GOLD, cards={0: ["overtime"]})
    after(state, "dig green 10,10", "dig green 9,10", "dig green 9,11")

    assert prompt(state) == "extra"
    assert choices(state) == {"end"}


def test_a_union_is_not_dropped_during_the_dig() -> None:
    state = table(rows=RED_GOLD, cards={0: ["union"]}, investments={1: {"red": 2}})

    assert choices(state) == {"dig red 7,5"}


# Investing


def test_a_safe_is_invested_where_it_wins_a_majority() -> None:
    rows = {**RED_GOLD, 5: "       $  s"}
    shares = {0: {"red": 1, "cyan": 1}, 1: {"red": 1, "green": 1}}
    state = after(table(rows=rows, investments=shares), "dig orange 10,5")

    assert prompt(state) == "invest"
    assert choices(state) == {"invest red"}


def test_an_exchange_goes_to_the_colours_near_gold() -> None:
    rows = {
        3: "      $$",
        4: "      $$",
        5: "       $  c",
        12: "       $",
        13: "      $$",
        14: "      $$",
    }
    state = after(table(rows=rows, deck=["exchange"]), "dig orange 10,5")

    assert prompt(state) == "exchange"
    assert choices(state) == {"exchange red blue"}


def test_the_first_four_are_the_colours_near_gold() -> None:
    rows = {
        4: "       $",
        5: "       $  .",
        7: "            $$",
        10: "            $$",
        12: "       $",
        13: "       $",
    }
    state = after(table(rows=rows, first=True), "dig orange 10,5")

    assert prompt(state) == "take"
    assert choices(state) == {"take red yellow green blue"}


# Trading


def test_a_swap_that_wins_a_majority_is_made() -> None:
    shares = {0: {"red": 1, "cyan": 1}, 1: {"red": 1, "green": 1}}

    assert choices(traded(rows=RED_GOLD, investments=shares)) == {"swap cyan red"}


def test_a_swap_that_ties_with_the_leader_is_made() -> None:
    shares = {0: {"red": 1, "cyan": 1}, 1: {"red": 2}}

    assert choices(traded(rows=RED_GOLD, investments=shares)) == {"swap cyan red"}


def test_a_majority_is_kept() -> None:
    shares = {0: {"red": 2}, 1: {"red": 1}}

    assert choices(traded(rows=RED_GOLD, investments=shares)) == {"keep"}


def test_a_union_is_dropped_for_a_swap_that_is_worth_more() -> None:
    shares = {0: {"cyan": 1}, 1: {"red": 1}}
    state = traded(rows=RED_GOLD, investments=shares, cards={0: ["union"]}, gnomes={0: 9, 1: 9})

    assert choices(state) == {"drop union"}
    assert choices(after(state, "drop union")) == {"swap cyan red"}


def test_a_union_is_kept_when_no_swap_is_worth_it() -> None:
    shares = {0: {"red": 2, "cyan": 1}, 1: {"red": 1}}

    assert choices(traded(rows=RED_GOLD, investments=shares, cards={0: ["union"]})) == {"keep"}


# Cave-ins


def test_a_cave_in_keeps_the_next_player_from_gold() -> None:
    state = traded(rows=RED_GOLD, investments={1: {"red": 2}}, cards={0: ["cave_in"]})

    (found,) = choices(state)

    assert found == "cave_in red red"


def test_a_cave_in_is_kept_while_the_gold_pays_oneself() -> None:
    shares = {0: {"red": 2}, 1: {"red": 1}}
    state = traded(rows=RED_GOLD, investments=shares, cards={0: ["cave_in"]})

    assert choices(state) == {"keep"}


def test_a_cave_in_has_time_until_the_dig_is_over() -> None:
    state = table(rows=RED_GOLD, investments={1: {"red": 2}}, cards={0: ["cave_in"]})

    assert {move.split()[0] for move in choices(state)} == {"dig"}


def test_ones_own_colour_is_cleared() -> None:
    state = traded(rows=RED_GOLD, investments={0: {"red": 2}}, caved=["red", "blue"])
    after(state, "keep")

    assert prompt(state) == "clear"
    assert choices(state) == {"clear red"}


def test_a_colour_of_the_next_player_is_left() -> None:
    shares = {1: {"red": 2, "blue": 1}}
    state = after(traded(rows=RED_GOLD, investments=shares, caved=["red", "blue"]), "keep")

    assert choices(state) == {"leave"}


# Whole games


def test_the_game_has_both_bots() -> None:
    assert bot_names("corporation") == ["random", "novice", "regular"]


def play(seats: int, seed: int, names: list[str]) -> Table:
    """A game to its end."""
    setup = GAME.setup(f"corporation(seats={seats})")
    log, state = Log(), GAME.begin(setup, Fast(seed))
    bots = [make_bot(name, GAME.name, seat, seed) for seat, name in enumerate(names)]
    play_bots(GAME, state, bots, log, Budget(), GAME.limit(setup))
    return state


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_regulars_win_against_random_players(seats: int) -> None:
    for seed in range(2):
        names = [["regular", "random"][(seat + seed) % 2] for seat in range(seats)]
        outcome = GAME.outcome(play(seats, seed, names))

        assert {names[seat] for seat in outcome.winners} == {"regular"}


@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_regulars_end_and_are_the_same_again(seats: int) -> None:
    names = ["regular"] * seats
    first, again = play(seats, 7, names), play(seats, 7, names)

    assert GAME.outcome(first).scores == GAME.outcome(again).scores
    assert max(GAME.outcome(first).scores) > 0
