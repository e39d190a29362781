"""Reasons for moves of Dwarf Corporation, in positions that are drawn.

All around the central board is danger but the rows that are named. The flags: red 7,6,
orange 10,6, blue 7,11.
"""

import pytest

from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from tests.unit.bots.corporation.positions import after, table
from tests.unit.bots.hints.asking import why

RED_GOLD = {5: "       $", 4: "       ."}


def test_gold_says_whom_it_pays() -> None:
    state = table(rows=RED_GOLD, investments={0: {"red": 2}, 1: {"red": 1}})
    team = int(state.public.holdings.gnomes[0])

    assert why(GAME, state, "dig red 7,5") == [
        f"Gold lies there: it pays you {2 * team} coins, seat 1 {team}.",
        "In red you have 2 investments, others 1 at most.",
    ]


def test_what_gold_was_said_to_pay_is_paid() -> None:
    state = table(rows=RED_GOLD, investments={0: {"red": 2}, 1: {"red": 1}})
    said = why(GAME, state, "dig red 7,5")[0]
    after(state, "dig red 7,5")

    first, second = state.public.holdings.money
    assert said == f"Gold lies there: it pays you {first} coins, seat 1 {second}."


@pytest.mark.parametrize(
    ("treasure", "said"),
    [
        ("s", "A safe lies there: you invest once more."),
        ("c", "A chest lies there: you draw a card."),
    ],
)
def test_treasures_are_named(treasure: str, said: str) -> None:
    state = table(rows={5: f"       {treasure}", 4: "       $"})

    assert why(GAME, state, "dig red 7,5") == [
        said,
        "Gold is 1 crystal farther; the dig has 2 left then.",
    ]


def test_a_gnome_joins_the_team_or_is_taken() -> None:
    rows = {5: "       n", 4: "       $"}
    free, watched = table(rows=rows), table(rows=rows, cards={1: ["cthulhu"]})
    team = int(free.public.holdings.gnomes[0])

    assert (
        why(GAME, free, "dig red 7,5")[0] == f"A gnome lies there: your team has {team + 1} then."
    )
    assert why(GAME, watched, "dig red 7,5")[0] == (
        "A gnome lies there, though seat 1's Cthulhu takes it."
    )


def test_a_way_to_gold_is_measured() -> None:
    shaft = dict.fromkeys(range(2, 6), "       .") | {1: "       $"}
    state = table(rows=shaft, investments={0: {"red": 2}})
    coins = 2 * int(state.public.holdings.gnomes[0])

    assert why(GAME, state, "dig red 7,5") == [
        "Gold is 4 crystals farther; the dig has 2 left then.",
        f"Red gold that you dig pays you {coins} coins.",
    ]


def test_where_gold_is_too_far_a_nearer_treasure_is_named() -> None:
    shaft = dict.fromkeys(range(2, 6), "       .") | {1: "       $"}
    state = table(rows=shaft | {4: "       s"}, investments={0: {"red": 2}})

    assert why(GAME, state, "dig red 7,5") == [
        "A safe is 1 crystal farther; the dig has 2 left then.",
    ]


def test_what_a_dig_would_bring_the_richest_rival_is_said() -> None:
    shaft = dict.fromkeys(range(2, 6), "       .") | {1: "       $"}
    investments = {0: {"red": 2}, 1: {"red": 1}, 2: {"red": 1}}
    state = table(3, rows=shaft, investments=investments, money={1: 2, 2: 6})
    team = int(state.public.holdings.gnomes[0])

    assert why(GAME, state, "dig red 7,5")[1] == (
        f"Red gold that you dig pays you {2 * team} coins; seat 2, who has 6, gets {team // 2}."
    )


def test_a_passage_takes_two_crystals() -> None:
    state = table(rows={5: "       o", 0: "o$"}, investments={0: {"red": 1}})

    assert why(GAME, state, "dig red 7,5 to 0,0")[0] == (
        "Gold is 1 crystal farther; the dig has 1 left then."
    )


def test_mine_keeps_others_from_being_paid() -> None:
    state = table(rows=RED_GOLD, investments={1: {"red": 3}}, cards={0: ["mine"]})
    theirs = 2 * int(state.public.holdings.gnomes[1])

    assert why(GAME, state, "mine") == [
        "Nobody but you is paid for gold in this dig.",
        f"Else red gold pays the others {theirs} coins in all.",
    ]


def test_the_first_investments_are_compared() -> None:
    state = table(rows={5: "       s", 4: "       $"})
    after(state, "dig red 7,5")
    team = int(state.public.holdings.gnomes[0])

    assert why(GAME, state, "invest red") == [
        f"Coins for you from gold, whoever digs it: red {2 * team} (now 0).",
        "Golds within one dig: red 1.",
    ]


def test_an_investment_that_costs_the_richest_rival_says_so() -> None:
    investments = {0: {"red": 1}, 1: {"red": 1}, 2: {"red": 2}}
    money = {1: 3, 2: 9}
    rows = {5: "       s", 4: "       $"}
    state = table(3, rows=rows, investments=investments, money=money)
    after(state, "dig red 7,5")
    team = int(state.public.holdings.gnomes[0])

    assert why(GAME, state, "invest red") == [
        f"Coins for you from gold, whoever digs it: red {team} (now {team // 2}).",
        f"And for seat 2, who has 9 coins: red {team} (now {2 * team}).",
    ]
    assert why(GAME, state, "invest blue")[1] == "Golds within one dig: blue 0."


def test_a_cave_in_hits_the_next_player() -> None:
    state = table(rows=RED_GOLD, investments={1: {"red": 3}}, cards={0: ["cave_in"]})
    theirs = 2 * int(state.public.holdings.gnomes[1])

    assert why(GAME, state, "cave_in red red") == [
        "Nobody may place red then.",
        f"Digging such gold pays seat 1 {theirs} coins now.",
    ]
