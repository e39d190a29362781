"""Is a position of Dwarf Corporation the state that it describes, and a wrong one refused?"""

from typing import Any

import pytest

from motherlode.core.conformance import AnyState
from motherlode.games.corporation.game import CORPORATION_GAME as GAME

SETUP = GAME.setup("corporation(seats=3)")
GOLD = {"5": "       $"}
"""Gold beside the red flag; all else is danger."""


def arrange(**position: Any) -> AnyState:
    """A state, sound whatever it is."""
    state = GAME.arrange(SETUP, position)
    GAME.check(state)
    return state


def facts(**position: Any) -> dict[str, Any]:
    return GAME.facts(arrange(**position))


def test_named_rows_lie_in_a_field_of_danger() -> None:
    at = facts(rows=GOLD)["at"]

    assert at["7,5"] == "gold"
    assert at["8,5"] == at["0,0"] == "danger"
    assert at["7,6"] == "red"
    assert at["8,8"] == "base"


def test_cards_tokens_and_investments() -> None:
    found = facts(
        rows=GOLD,
        cards={"0": ["overtime", "overtime", "union"], "2": ["exchange"]},
        tokens={"0": [1, 3]},
        investments={"1": {"red": 2}},
        fixed={"2": {"red": 1, "blue": 1}},
        money={"1": 7},
        gnomes={"0": 6},
        caved=["blue"],
        discards=["mine"],
    )

    assert found["cards"]["0"] == ["overtime", "overtime", "union"]
    assert found["tokens"]["0"] == [1, 3]
    assert found["investments"]["1"]["red"] == 2
    assert found["fixed"]["2"]["blue"] == 1
    assert found["team"] == {"0": 9, "1": 4, "2": 4}
    assert found["caved"] == ["blue"]
    assert found["deck"] == 13 - 3 - 1 - 1 - 1


def test_the_first_turn_digs_one_then_two_then_three() -> None:
    crystals = [facts(first=True, turn=turn)["crystals"] for turn in range(3)]

    assert crystals == [1, 2, 3]


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"turn": 3}, "turn: a seat is 0 to 2, not 3"),
        ({"money": {"4": 1}}, "money: a seat is 0 to 2, not 4"),
        ({"money": {"0": -1}}, "seat 0 has none or some"),
        ({"field": "...", "rows": GOLD}, "either field or rows"),
        ({"field": "..."}, "18 lines of 18"),
        ({"rows": {"5": "q"}}, "there is no cell 'q', at 0,5"),
        ({"rows": {"5": "B"}}, "the base camp lies elsewhere than 0,5"),
        ({"rows": {"8": "        ."}}, "the base camp lies elsewhere than 8,8"),
        ({"rows": {"18": "."}}, "rows: 18"),
        ({"cards": {"0": ["kraken"]}}, "a card is secret_tunnel"),
        ({"cards": {"0": ["union", "union"]}}, "not so many cards union"),
        ({"tokens": {"0": [3]}}, "one number for each overtime of seat 0"),
        ({"cards": {"0": ["overtime"]}, "tokens": {"0": [4]}}, "1 to 3 on each card"),
        ({"caved": ["red", "red", "red"]}, "two crystals at most"),
        ({"caved": ["pink"]}, "caved: a colour is red"),
        ({"investments": {"0": {"pink": 1}}}, "investments: a colour is red"),
        ({"investments": {"0": {"red": 100}}}, "from 0 to 99"),
        ({"fixed": {"0": {"red": 1}}}, "two for each exchange of seat 0"),
        ({"idle": 3}, "idle is 0 to 2"),
        ({"fresh": True, "turn": 1}, "fresh is a whole deal"),
        ({"gold": 3}, "gold"),
    ],
)
def test_a_wrong_position_is_refused_with_its_key(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=f"position: .*{complaint}"):
        GAME.arrange(SETUP, position)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hop", "begins with one of"),
        ("dig red", "it is written dig"),
        ("dig pink 3,4", "a colour is red"),
        ("dig red 18,0", "columns and rows are 0 to 17"),
        ("dig red here", "a cell is COLUMN,ROW"),
        ("dig red 7,5 to 0,0", "the passages are none"),
        ("take red blue", "it is written take"),
        ("drop mine", "it is written drop union"),
    ],
)
def test_what_is_no_move_is_refused_with_what_would_be_right(text: str, complaint: str) -> None:
    state = arrange(rows=GOLD)

    with pytest.raises(ValueError, match=complaint):
        GAME.read(state.public, state.own[0], text)
