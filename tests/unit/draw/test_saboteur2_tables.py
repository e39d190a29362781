"""The table of the expansion and what stands beside it."""

import pytest

from motherlode.draw.company import Company
from motherlode.draw.ink import UNICODE, Paper, width_of
from motherlode.draw.saboteur2.face import make_face
from motherlode.draw.text import NARROW
from motherlode.games.saboteur2.cards import ROLE_NAMES, UNKNOWN_ROLE
from tests.unit.draw.expansion import COMPANY, MINE, NAMES, SMALL, crowd, seen
from tests.unit.draw.pictures import EN, PLAIN, drawn

FACE = make_face(EN)

NARROWEST = 20
"""Columns that the line mode leaves beside the table at least."""


def test_a_maze_with_a_door_a_bridge_curves_a_ladder_and_a_crystal() -> None:
    expected = r"""
             -1   0    1    2    3    4    5    6    7    8
                                                        +---+
        -2                                              | ? |
                                                        +---+
                                         #####
        -1                               ##H##
                                         ##.##
                ##.##############.###^#####.##          +---+
         0      ..H.........G...|.|...........          | ? |
                ##.##############.####.####.##          +---+
                                    ##.####x##
         1                          ..\.......
                                    ##.####x##
                                                        +---+
         2                                              | ? |
                                                        +---+
    """
    assert drawn(FACE.board(seen({"mine": MINE}), [], PLAIN, NARROW)) == _flush(expected)


def test_only_doors_and_crystals_have_colours_of_their_own() -> None:
    lines = drawn(FACE.board(seen({"mine": MINE}), [], Paper(UNICODE, colour=True), NARROW))
    assert lines.count("\033[38;5;78mG\033[0m") == 1
    assert lines.count("\033[38;5;80m▲\033[0m") == 1
    assert lines.count("\033") == 4


def test_beside_the_table_stand_aim_knowledge_and_people() -> None:
    shown = seen(
        {
            "mine": MINE,
            "goals": ["stone_a", "gold", "stone_b"],
            "roles": {0: "green", 1: "saboteur"},
            "gold": {0: 3, 1: 2},
            "broken": {2: ["pick"], 3: ["lamp", "cart"]},
            "trapped": [2],
            "thieves": [1],
            "looked": {0: ["8,2"], 4: ["8,0"]},
            "inspected": {0: [1], 4: [0]},
        }
    )
    expected = """
        Round 1 of 3, 65 cards in the pile
        1 crystal in the mine

        You are a GREEN digger: reach the gold by a
        way that no blue door bars.
        Your gold: 3 nuggets.
        You saw 8,2: stone.
        Dagna is a saboteur.

                hand gold
        >0 You     6  yes
         1 Dagna   6  yes thief
         2 Kazad   6    - pick trapped
         3 Ylva    6    - lamp cart
         4 Thora   6    -
        Thora looked at 8,0.
        You looked at 8,2.
        Thora saw your dwarf.
    """
    assert drawn(FACE.aside(shown, COMPANY, PLAIN, 43)) == _flush(expected)


def test_where_it_is_narrow_gold_is_a_sign_and_remarks_are_letters() -> None:
    shown = seen(
        {"broken": {1: ["lamp", "cart"]}, "trapped": [1, 2], "thieves": [1, 3], "gold": {2: 1}}
    )
    assert FACE.aside(shown, COMPANY, PLAIN, NARROWEST)[-6:] == [
        "        hand, $ gold",
        ">0 You   6",
        " 1 Dagna 6  LCXT",
        " 2 Kazad 6$ trapped",
        " 3 Ylva  6  thief",
        " 4 Thora 6",
    ]


@pytest.mark.parametrize("role", ROLE_NAMES[:UNKNOWN_ROLE])
def test_twelve_players_have_room_on_a_small_terminal(role: str) -> None:
    shown = seen(
        {
            "roles": {0: role},
            "trapped": [3, 4, 5],
            "thieves": [3, 4],
            "broken": {3: ["pick"]},
        },
        seats=12,
    )
    lines = FACE.aside(shown, crowd(12), SMALL, NARROWEST)
    hand_and_question = 5
    assert len(lines) + hand_and_question <= SMALL.lines
    assert max(map(width_of, lines)) <= NARROWEST
    assert [line for line in lines if "Dwarf 11" in line]


def test_below_the_table_twelve_players_stand_in_two_columns() -> None:
    lines = FACE.aside(seen({}, seats=12), crowd(12), SMALL, SMALL.columns)
    assert [line for line in lines if "Dwarf 3" in line and "Dwarf 9" in line]
    assert max(map(width_of, lines)) <= SMALL.columns


def test_what_all_could_watch_gives_way_before_the_people_do() -> None:
    looked = {seat: ["8,-2", "8,0", "8,2"] for seat in range(1, 12)}
    shown = seen({"looked": looked}, seats=12)
    roomy = FACE.aside(shown, crowd(12), PLAIN, 40)
    tight = FACE.aside(shown, crowd(12), SMALL, NARROWEST)
    assert [line for line in roomy if "looked" in line]
    assert not [line for line in tight if "looked" in line]


def test_a_spectator_sees_no_aim() -> None:
    lines = FACE.aside(seen({}, None), Company(NAMES, EN), PLAIN, 40)
    assert lines[0].startswith("Round 1 of 3")
    assert lines[2].split() == ["hand", "gold"]
    assert FACE.hand(seen({}, None), {}, PLAIN) == []
    assert FACE.hand_in_words(seen({}, None), {}, PLAIN.ink) == ""
    assert FACE.knowledge(seen({}, None)) == ""


def test_what_a_seat_alone_knows_fits_on_a_line() -> None:
    shown = seen(
        {
            "roles": {0: "boss", 2: "blue"},
            "gold": {0: 1},
            "hands": {0: ["map", "trap"]},
            "goals": ["gold", "stone_a", "stone_b"],
            "looked": {0: ["8,-2"]},
            "inspected": {0: [2]},
        }
    )
    assert FACE.knowledge(shown) == (
        "boss; map, trap; 1 nugget; saw gold on 8,-2; seat 2 is a blue digger"
    )


def test_every_dwarf_has_an_aim_and_a_short_one() -> None:
    for role in ROLE_NAMES[:UNKNOWN_ROLE]:
        assert EN.has(f"aim.long.{role}")
        assert EN.has(f"aim.short.{role}")


def _flush(text: str) -> str:
    """A picture in a test is indented by eight columns."""
    lines = text.removeprefix("\n").split("\n")
    return "\n".join(line[8:] for line in lines)
