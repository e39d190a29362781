"""Does a view, as data, hold what is on the table and in the own hand?"""

from typing import Any

import msgspec

from motherlode.core.chance import Fast
from motherlode.core.conformance import AnyState
from motherlode.games.duel.game import DUEL_GAME as GAME
from tests.counts.guided_duel import race_of

MINE = """
       0             1            2            3            4            5
  -2   cross_green~  .            .            .            .            t_long~
  -1   start         straight_ew  straight_ew  straight_ew  straight_ew  nw_stub_s
  1    start         .            .            .            .            .
"""
POSITION: dict[str, Any] = {
    "mine": MINE.replace("t_long~", "t_long"),
    "round": 2,
    "starter": 1,
    "turn": 0,
    "goals": ["?", "curve", "t_short"],
    "hands": {"0": ["map", "curve_ne", "map"], "1": ["key"]},
    "discards": {"0": ["bridge", "break_cart"], "1": ["fix_pick"]},
    "pile": ["curve_nw", "key"],
    "broken": {"1": ["lamp"]},
    "looked": {"0": ["5,2"], "1": ["5,2", "5,0"]},
    "keys": ["0,-2"],
    "claimed": {"5,-2": 0},
}


def state() -> AnyState:
    return GAME.arrange(GAME.setup("duel(tie_rounds=3)"), POSITION)


def show(table: AnyState, seat: int | None) -> dict[str, Any]:
    """The view as a program on the other side of a wire gets it."""
    own = None if seat is None else table.own[seat]
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.show(table.public, own)))
    return data


def test_the_table_is_shown_to_everyone() -> None:
    shown = show(state(), None)

    assert shown["game"] == "duel"
    assert shown["setup"] == "duel(edition=mini, seats=2, tie_rounds=3)"
    assert (shown["round"], shown["rounds"], shown["starter"]) == (2, 4, 1)
    assert (shown["asked"], shown["prompt"]) == (0, "play")
    assert shown["winners"] == ["nobody"]
    assert (shown["pile"], shown["self"]) == (2, None)


def test_cards_keys_and_tokens_are_shown_where_they_lie() -> None:
    shown = show(state(), None)

    laid = [(card["cell"], card["card"], card["turned"]) for card in shown["maze"]]
    assert laid == [
        ("0,-2", "cross_green", True),
        ("1,-1", "straight_ew", False),
        ("2,-1", "straight_ew", False),
        ("3,-1", "straight_ew", False),
        ("4,-1", "straight_ew", False),
        ("5,-1", "nw_stub_s", False),
    ]
    assert (shown["keys"], shown["keys_left"]) == (["0,-2"], 1)
    assert shown["tokens"] == [{"cell": "5,-2", "seat": 0, "nuggets": 1}]
    assert shown["turning"] is None


def test_what_both_see_of_the_players_is_shown() -> None:
    green, blue = show(state(), None)["seats"]

    assert green == {
        "seat": 0,
        "colour": "green",
        "cards": 3,
        "discarded": 2,
        "broken": [],
        "looked_at": ["5,2"],
        "nuggets": 1,
        "reached": ["0,-2", "5,-2", "0,-1", "1,-1", "2,-1", "3,-1", "4,-1", "5,-1"],
    }
    assert blue == {
        "seat": 1,
        "colour": "blue",
        "cards": 1,
        "discarded": 1,
        "broken": ["lamp"],
        "looked_at": ["5,0", "5,2"],
        "nuggets": 0,
        "reached": ["0,1"],
    }


def test_goals_are_shown_as_they_lie() -> None:
    goals = show(state(), None)["goals"]

    assert [goal["cell"] for goal in goals] == ["5,-2", "5,0", "5,2"]
    assert [goal["face"] for goal in goals] == ["t_long", None, None]
    assert [goal["turned"] for goal in goals] == [False, False, False]


def test_a_goal_that_lies_turned_is_shown_so() -> None:
    position = {"mine": MINE, "claimed": {"5,-2": 0}}
    table = GAME.arrange(GAME.setup("duel"), position)

    assert show(table, None)["goals"][0] == {
        "cell": "5,-2",
        "face": "t_long",
        "turned": True,
    }


def test_a_player_sees_its_own_cards_and_the_goals_it_has_looked_at() -> None:
    table = state()

    assert [show(table, seat)["self"] for seat in (0, 1)] == [
        {
            "seat": 0,
            "hand": ["map", "map", "curve_ne"],
            "discarded": ["bridge", "break_cart"],
            "seen": {"5,2": "t_short"},
        },
        {
            "seat": 1,
            "hand": ["key"],
            "discarded": ["fix_pick"],
            "seen": {"5,0": "curve", "5,2": "t_short"},
        },
    ]


def test_a_goal_that_is_being_turned_is_named() -> None:
    mine = """
           0          1            2            3            4
      -2   curve_nw~  straight_ew  straight_ew  straight_ew  .
      -1   start      .            .            .            .
    """
    position = {"mine": mine, "goals": ["t_short"], "hands": {"0": ["straight_ew"]}}
    table = GAME.arrange(GAME.setup("duel"), position)
    GAME.play(table, GAME.read(table.public, table.own[0], "dig straight_ew 4,-2"))

    shown = show(table, None)

    assert (shown["asked"], shown["prompt"], shown["turning"]) == (0, "lie", "5,-2")
    assert shown["goals"][0]["face"] == "t_short"
    assert shown["tokens"] == []


def test_when_the_game_is_over_nobody_is_asked() -> None:
    table, guide = GAME.begin(GAME.setup("duel(tie_rounds=0)"), Fast(3)), race_of(3)
    while GAME.legal(table):
        GAME.play(table, guide.choose(table))

    shown = show(table, None)

    assert (shown["asked"], shown["prompt"]) == (None, None)
    assert len(shown["winners"]) == shown["rounds"] == 1
    assert [player["nuggets"] for player in shown["seats"]] == GAME.outcome(table).scores
