"""Is a position of Gold Mine the state that it describes, and a wrong one refused with its key?"""

from typing import Any

import pytest

from motherlode.core.conformance import AnyState
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME

MINE = """
     0         1            2
0    entrance  straight:90  gold_t:90
1    .         .            over_under
"""


def arrange(setup: str = "goldmine(seats=3)", **position: Any) -> AnyState:
    """A state, sound whatever it is."""
    state = GAME.arrange(GAME.setup(setup), position)
    GAME.check(state)
    return state


def facts(setup: str = "goldmine(seats=3)", **position: Any) -> dict[str, Any]:
    return GAME.facts(arrange(setup, **position))


def test_a_drawn_mine_lies_there_with_its_nuggets() -> None:
    found = facts(mine=MINE)

    assert found["at"] == {
        "0,0": "entrance",
        "1,0": "straight 90",
        "2,0": "gold_t 90",
        "2,1": "over_under",
    }
    assert found["gold"] == ["2,0"]


def test_empty_chambers_and_miners_in_either_tunnel() -> None:
    found = facts(mine=MINE, empty=["2,0"], miners={"0": "2,1 NS", "1": "2,0"})

    assert found["gold"] == []
    assert found["miners"] == {"0": "2,1 NS", "1": "2,0", "2": "0,0"}


def test_named_dice_are_thrown_first() -> None:
    state = arrange(mine=MINE, dice=[5, 2])
    GAME.play(state, GAME.read(state.public, state.own[0], "roll"))

    assert GAME.facts(state)["dice"] == [5]
    assert list(state.hidden.loaded) == [2]


def test_tiles_that_are_named_nowhere_are_out_of_the_game() -> None:
    found = facts(mine=MINE, stack=["corner", "t"])

    assert found["stack"] == 2


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"phase": 3}, "phase is 1 or 2"),
        ({"phase": 1}, "building goes with phase 1"),
        ({"building": ["t"]}, "building goes with phase 1"),
        ({"turn": 3}, "turn: a seat is 0 to 2, not 3"),
        ({"starter": -1}, "starter: a seat is 0 to 2"),
        ({"miners": {"5": "0,0"}}, "miners: a seat is 0 to 2, not 5"),
        ({"miners": {"0": "4,4"}}, "miners: nobody can stand on 4,4"),
        (
            {"mine": MINE, "miners": {"0": "2,1"}},
            "miners: the tunnels on 2,1 are NS, EW: name one, as NS",
        ),
        (
            {"mine": MINE, "miners": {"0": "2,1 NE"}},
            "miners: the tunnels on 2,1 are NS, EW: name one, as NS",
        ),
        ({"miners": {"0": "here"}}, "miners: a cell is COLUMN,ROW"),
        ({"mine": "  0 1\n0 entrance brick"}, "mine: 1,0: there is no tile 'brick'"),
        ({"mine": "  0 1\n0 entrance t:45"}, "mine: 1,0: a tile is turned by"),
        ({"mine": "  0 1\n0 entrance straight"}, "mine: 1,0 does not agree"),
        ({"mine": "  0 1\n0 t entrance"}, "the entrance lies on 0,0"),
        ({"mine": "  0 41\n0 entrance t"}, "beyond"),
        ({"mine": "  0 1\n0 entrance cross cross"}, "2 columns above"),
        ({"empty": ["1,0"]}, "empty: there is no chamber on 1,0"),
        ({"mine": MINE, "collapsed": ["3,3"]}, "collapsed: no tile on 3,3"),
        ({"collapsed": ["0,0"]}, "collapsed: no tile on 0,0"),
        ({"nuggets": {"0": 29}}, "there are 28 in all"),
        ({"nuggets": {"0": -1}}, "nuggets"),
        ({"stack": ["cavern"] * 5}, "stack: there are not so many tiles cavern"),
        ({"stack": [], "stack_size": 3}, "either stack or stack_size"),
        ({"stack_size": 200}, "stack_size is 0 to 99"),
        ({"colours": {"0": "blue"}}, "colours go with abilities"),
        ({"dice": [7]}, "a die shows 1 to 6, not 7"),
        ({"fresh": True, "turn": 1}, "fresh is a whole deal"),
        ({"gold": 3}, "gold"),
    ],
)
def test_a_wrong_position_is_refused_with_its_key(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=f"position: .*{complaint}"):
        GAME.arrange(GAME.setup("goldmine(seats=3)"), position)


@pytest.mark.parametrize(
    ("colours", "complaint"),
    [
        ({}, "abilities with colours"),
        ({"0": "blue", "1": "red"}, "seat 2 plays a miner"),
        ({"0": "blue", "1": "blue", "2": "red"}, "two seats play blue"),
        ({"0": "pink", "1": "blue", "2": "red"}, "not 'pink'"),
    ],
)
def test_wrong_miners_are_refused(colours: dict[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=f"position: colours.*{complaint}"):
        GAME.arrange(GAME.setup("goldmine(seats=3, abilities=true)"), {"colours": colours})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hop", "begins with one of"),
        ("", "begins with one of"),
        ("walk", "it is written walk"),
        ("walk 3", "a cell is COLUMN,ROW"),
        ("walk 99,0", "beyond"),
        ("lay brick 0,1", "there is no tile 'brick'"),
        ("lay t 45 0,1", "turned by 0, 90, 180 or 270"),
        ("push t 0,0 2,0", "not side by side"),
        ("rob 9", "a seat is a number from 0 to 2"),
        ("choose pink", "a miner is blue"),
        ("roll three", "it is written roll"),
    ],
)
def test_what_is_no_move_is_refused_with_what_would_be_right(text: str, complaint: str) -> None:
    state = arrange(mine=MINE)

    with pytest.raises(ValueError, match=complaint):
        GAME.read(state.public, state.own[0], text)
