"""Is a position the state that it describes, and is one that cannot be refused with its key?"""

import re
from typing import Any

import pytest

from motherlode.core.conformance import AnyState
from motherlode.games.duel.game import DUEL_GAME as GAME

SETUP = GAME.setup("duel()")

# Green's tunnel runs along row -1 to a card below the northern goal.
LONG = """
       0      1            2            3            4            5
  -2   .      .            .            .            .            {north}
  -1   start  straight_ew  straight_ew  straight_ew  straight_ew  {below}
  1    start  .            .            .            .            .
"""
DOOR = """
       0      1
  -1   start  t_short_blue
  1    start  .
"""
TWO_DOORS = """
       0           1
  -1   start       t_short_blue
  1    start       .
  2    cross_blue  .
"""
THREE_DOORS = """
       0             1
  -2   cross_green~  .
  -1   start         t_short_blue
  1    start         .
  2    cross_blue    .
"""


def mine(north: str = "?", below: str = "curve_nw") -> str:
    return LONG.format(north=north, below=below)


def arrange(**position: Any) -> AnyState:
    """A state, sound whatever it is."""
    state = GAME.arrange(SETUP, position)
    GAME.check(state)
    return state


def facts(**position: Any) -> dict[str, Any]:
    return GAME.facts(arrange(**position))


# What a position says


def test_without_a_word_a_round_is_dealt_and_green_is_asked() -> None:
    found = facts()

    assert (found["round"], found["starter"], found["won"]) == (1, 0, [])
    assert found["cards"] == {"0": 5, "1": 5}
    assert (found["pile"], found["keys_left"], found["claimed"]) == (30, 2, {})
    assert set(found["at"].values()) == {"start", "face down"}
    assert sorted(found["faces"]) == ["curve", "t_long", "t_short"]


def test_a_seed_deals_what_is_left_out() -> None:
    assert facts(seed=4) == facts(seed=4)
    assert facts(seed=4)["hands"] != facts(seed=5)["hands"]


def test_a_fresh_position_is_a_whole_game_as_it_begins() -> None:
    starters = {facts(fresh=True, seed=seed)["starter"] for seed in range(10)}

    assert starters == {0, 1}


def test_the_round_the_starter_and_the_turn_are_as_named() -> None:
    state = arrange(round=3, starter=1, turn=0)
    found = GAME.facts(state)

    assert (found["round"], found["starter"], found["won"]) == (3, 1, ["nobody", "nobody"])
    assert GAME.turn(state.public) == (0, 0)
    assert GAME.turn(arrange(starter=1).public) == (1, 0)


def test_hands_discards_and_the_pile_are_as_named() -> None:
    found = facts(
        hands={"0": ["map", "bridge"], "1": []}, discards={"1": ["key", "curve_ne"]}, pile=["map"]
    )

    assert found["hands"] == {"0": ["map", "bridge"], "1": []}
    assert found["discards"] == {"0": [], "1": ["key", "curve_ne"]}
    assert (found["pile"], found["cards"]) == (1, {"0": 2, "1": 0})


def test_the_first_card_of_the_pile_is_drawn_first() -> None:
    state = arrange(hands={"0": ["map"], "1": []}, pile=["key", "bridge"])
    GAME.play(state, GAME.read(state.public, state.own[0], "pass map"))

    assert GAME.facts(state)["hands"] == {"0": ["key"], "1": []}


def test_the_pile_may_be_given_by_its_size_alone() -> None:
    assert facts(pile_size=7)["pile"] == 7


def test_goals_are_as_named_and_the_others_are_dealt() -> None:
    faces = [facts(goals=["?", "t_long"], seed=seed)["faces"] for seed in range(20)]

    assert {face[1] for face in faces} == {"t_long"}
    assert {face[0] for face in faces} == {"curve", "t_short"}
    assert facts(goals=["curve", "t_short", "t_long"])["faces"] == ["curve", "t_short", "t_long"]


def test_a_goal_that_was_looked_at_is_remembered() -> None:
    found = facts(goals=["curve", "t_short", "t_long"], looked={"1": ["5,2", "5,-2"]})

    assert found["seen"] == {"0": {}, "1": {"5,-2": "curve", "5,2": "t_long"}}


def test_a_sabotage_card_lies_in_front() -> None:
    found = facts(broken={"0": ["lamp"], "1": ["cart"]})

    assert found["broken"] == {"0": ["lamp"], "1": ["cart"]}


def test_a_key_opens_its_door_and_takes_a_token() -> None:
    shut, open_ = facts(mine=DOOR, turn=0), facts(mine=DOOR, keys=["1,-1"])
    both = facts(mine=TWO_DOORS, keys=["0,2", "1,-1"])

    assert (shut["keys"], shut["keys_left"]) == ([], 2)
    assert (open_["keys"], open_["keys_left"]) == (["1,-1"], 1)
    assert (both["keys"], both["keys_left"]) == (["1,-1", "0,2"], 0)
    assert open_["at"] == shut["at"]


def test_a_goal_that_is_drawn_lies_open_and_is_claimed() -> None:
    found = facts(mine=mine(north="t_long"), claimed={"5,-2": 0})

    assert found["at"]["5,-2"] == "t_long"
    assert (found["faces"][0], found["claimed"]) == ("t_long", {"5,-2": 0})
    assert found["nuggets"] == {"0": 1, "1": 0}
    assert facts(mine=mine(north="curve~"), claimed={"5,-2": 0})["at"]["5,-2"] == "curve turned"


# What cannot be

MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({"passes": 1}, "Object contains unknown field `passes`"),
    ({"turn": "green"}, "Expected `int | null`, got `str` - at `$.turn`"),
    ({"fresh": True, "turn": 1}, "fresh is a whole deal: nothing but a seed goes with it"),
    ({"round": 0}, "round is 1 to 6, not 0"),
    ({"round": 7}, "round is 1 to 6, not 7"),
    ({"starter": 2}, "starter: a seat is 0 to 1, not 2"),
    ({"turn": -1}, "turn: a seat is 0 to 1, not -1"),
    ({"hands": {"2": ["map"]}}, "hands: a seat is 0 to 1, not 2"),
    ({"discards": {"2": ["map"]}}, "discards: a seat is 0 to 1, not 2"),
    ({"broken": {"5": ["pick"]}}, "broken: a seat is 0 to 1, not 5"),
    ({"looked": {"2": ["5,0"]}}, "looked: a seat is 0 to 1, not 2"),
    ({"claimed": {"5,0": 2}}, "claimed: a seat is 0 to 1, not 2"),
    ({"hands": {"0": ["shovel"]}}, "hands: there is no card 'shovel'; there is break_pick, "),
    ({"hands": {"0": ["bridge"], "1": ["bridge"]}}, "hands: there are not so many cards bridge"),
    ({"discards": {"0": ["key"] * 3}}, "discards: there are not so many cards key"),
    ({"hands": {"0": ["bridge"]}, "pile": ["bridge"]}, "pile: there are not so many cards bridge"),
    ({"pile": [], "pile_size": 0}, "give either pile or pile_size"),
    ({"pile_size": 31}, "pile_size is 0 to 30 here, not 31"),
    ({"pile_size": -1}, "pile_size is 0 to 30 here, not -1"),
    ({"goals": ["gold"]}, "goals: a goal is t_long, curve, t_short; not 'gold'"),
    ({"goals": ["curve", "curve"]}, "goals: each face lies on one goal"),
    ({"goals": ["?"] * 4}, "goals: there are 3, from north to south"),
    ({"looked": {"0": ["5,1"]}}, "looked: the goals lie on 5,-2, 5,0, 5,2; not on 5,1"),
    ({"looked": {"0": ["x"]}}, "looked: a cell is COLUMN,ROW, as 3,-1; not 'x'"),
    ({"keys": ["here"]}, "keys: a cell is COLUMN,ROW, as 3,-1; not 'here'"),
    ({"keys": ["99,0"]}, "keys: the table has columns -27 to 32 and rows -29 to 29; 99,0 is bey"),
    ({"claimed": {"1,0": 0}}, "claimed: the goals lie on 5,-2, 5,0, 5,2; not on 1,0"),
    ({"claimed": {"x": 0}}, "claimed: a cell is COLUMN,ROW, as 3,-1; not 'x'"),
    ({"broken": {"0": ["spade"]}}, "broken: a tool is pick, lamp, cart; not 'spade'"),
    ({"broken": {"0": ["pick", "lamp"]}}, "broken: one sabotage card lies before seat 0"),
    (
        {"broken": {"0": ["pick"]}, "hands": {"0": ["break_pick"] * 2}},
        "hands: there are not so many cards break_pick",
    ),
    ({"mine": "   0\n x  start"}, "mine: a line begins with its row number; not 'x'"),
    ({"mine": "   0\n 0  start"}, "mine: the start lies on 0,-1 and 0,1, and start on 0,0"),
    ({"mine": "   0\n 1  bridge"}, "mine: the start lies on 0,-1 and 0,1, and bridge on 0,1"),
    ({"mine": "   33\n 0  bridge"}, "mine: 33,0 is beyond the table (SAB-5)"),
    ({"mine": "   1\n 0  map"}, "mine: 1,0: map is no path card"),
    ({"mine": "   1  2\n 0  bridge bridge"}, "mine: 2,0: there are not so many cards bridge"),
    ({"mine": "   1\n -1  straight_ns"}, "mine: 1,-1 does not fit its neighbours (SAB-12)"),
    ({"mine": "   5\n 0  gold"}, "mine: 5,0: a goal is t_long, curve, t_short; not 'gold'"),
    ({"keys": ["1,-1"]}, "keys: there is no door without a key on 1,-1"),
    ({"keys": ["0,-1"]}, "keys: there is no door without a key on 0,-1"),
    ({"keys": ["5,0"]}, "keys: there is no door without a key on 5,0"),
    ({"mine": DOOR, "keys": ["1,-1", "1,-1"]}, "keys: there is no door without a key on 1,-1"),
    ({"mine": THREE_DOORS, "keys": ["1,-1", "0,2", "0,-2"]}, "keys: there are only 2"),
    ({"mine": mine()}, "the goal 5,-2 is reached and lies face down (DUE-9)"),
    ({"claimed": {"5,2": 0}}, "a token lies on 5,2, face down (DUE-10)"),
    (
        {"mine": mine(north="t_long")},
        "the goal 5,-2 is connected and has no token (DUE-10)",
    ),
    (
        {"mine": mine(north="t_long"), "claimed": {"5,-2": 1}},
        "5,-2 is claimed without a way (DUE-10)",
    ),
    (
        {"mine": mine(north="curve", below="bridge"), "claimed": {"5,-2": 0}},
        "5,-2 is claimed without a way (DUE-10)",
    ),
    (
        {"claimed": {"5,-2": 0, "5,0": 1, "5,2": 0}},
        "claimed: the last token ends the round (DUE-15)",
    ),
]


@pytest.mark.parametrize(("position", "complaint"), MISTAKES)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(f'position: {complaint}')}"):
        GAME.arrange(SETUP, position)


def test_rounds_go_by_the_set_up() -> None:
    with pytest.raises(ValueError, match=r"^position: round is 1 to 1, not 2$"):
        GAME.arrange(GAME.setup("duel(tie_rounds=0)"), {"round": 2})


def test_an_open_goal_that_nobody_can_walk_to_needs_no_token() -> None:
    """The other way over the bridge leads there, and shows it a mouth that it does not fit."""
    found = facts(mine=mine(north="t_short", below="bridge"))

    assert found["claimed"] == {}
    assert found["at"]["5,-2"] == "t_short"
