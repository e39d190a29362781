"""The field of Dwarf Corporation and what stands beside it."""

import pytest

from motherlode.draw.company import Company
from motherlode.draw.corporation.face import make_face
from motherlode.draw.ink import ASCII, UNICODE, Paper, width_of
from motherlode.draw.text import NARROW, WIDE
from tests.unit.draw.corporations import BUSY, COMPANY, NAMES, legal, seen
from tests.unit.draw.pictures import EN, FINE, PLAIN, drawn, picture

FACE = make_face(EN)

NARROWEST = 20
"""Columns that the line mode leaves beside the table at least."""
BESIDE_80 = 39
BESIDE_100 = 41


# The field


def test_the_field_in_ascii_has_crystals_treasures_danger_and_dots() -> None:
    expected = picture("""
                                1 1 1 1 1 1 1 1
            0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7
         0  @##################################
         1 ####################################
         2 ####################################
         3 ####################################
         4  . . . . . . s*$ c . . . . . . . . .
         5  n . . . . . * R * @ * . . . . . . .
         6  . . . . . . * * W * O *############
         7 ############ W * * . * Y############
         8 ############ * .HHHH . *############
         9 ############ * .HHHH . .############
        10 ############ V * . . . G############
        11 ############ * L * . C .############
        12 ####################################
    """)
    lines = FACE.board(seen(BUSY), FACE.places(legal(BUSY)), PLAIN, NARROW)
    assert drawn(lines[:15]) == expected
    assert len(lines) == 20


def test_the_same_field_wide() -> None:
    expected = picture("""
         4  ·  ·  ·  ·  ·  ·  s •◆  c  ·  ·  ·  ·  ·  ·  ·  ·  ·
         5  n  ·  ·  ·  ·  ·  •  R  •  ◎  •  ·  ·  ·  ·  ·  ·  ·
         6  ·  ·  ·  ·  ·  ·  •  •  W  •  O  • ░░░░░░░░░░░░░░░░░░
         7 ░░░░░░░░░░░░░░░░░░ W  •  •  ·  •  Y ░░░░░░░░░░░░░░░░░░
         8 ░░░░░░░░░░░░░░░░░░ •  · ╫╫╫╫╫╫ ·  • ░░░░░░░░░░░░░░░░░░
         9 ░░░░░░░░░░░░░░░░░░ •  · ╫╫╫╫╫╫ ·  · ░░░░░░░░░░░░░░░░░░
        10 ░░░░░░░░░░░░░░░░░░ V  •  ·  ·  ·  G ░░░░░░░░░░░░░░░░░░
    """)
    lines = FACE.board(seen(BUSY), FACE.places(legal(BUSY)), FINE, WIDE)
    assert lines[0] == "    0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17"
    assert drawn(lines[5:12]) == expected
    assert len(lines) == 19


def test_a_danger_cell_has_a_dot_when_a_secret_tunnel_may_go_there() -> None:
    shown = seen({})
    danger = next(
        (column, row)
        for row, contents in enumerate(shown.field)
        for column, content in enumerate(contents)
        if content == "danger"
    )
    for width, cell in ((NARROW, "•░"), (WIDE, "•░░")):
        lines = FACE.board(shown, [danger], FINE, width)
        assert sum(line.count(cell) for line in lines) == 1


def test_colours_only_repeat_what_letters_say() -> None:
    shown, places = seen(BUSY), FACE.places(legal(BUSY))
    for width in (NARROW, WIDE):
        colour = FACE.board(shown, places, Paper(UNICODE, colour=True), width)
        plain = FACE.board(shown, places, FINE, width)
        assert [width_of(line) for line in colour] == [len(line) for line in plain]
    text = "\n".join(colour)
    assert text.count("\033[38;5;16;48;5;167m R \033[0m") == 1
    assert text.count("\033[38;5;16;48;5;255m W \033[0m") == 2
    assert text.count("\033[38;5;178m•\033[0m") == len(places)


@pytest.mark.parametrize(
    ("columns", "lines", "high"), [(80, 24, 20), (60, 24, 22), (60, 60, 20), (100, 24, 20)]
)
def test_the_numbers_of_columns_stand_below_too_where_the_top_may_scroll_away(
    columns: int, lines: int, high: int
) -> None:
    paper = Paper(UNICODE, columns=columns, lines=lines)
    assert len(FACE.board(seen({}), [], paper, NARROW)) == high


# Beside it


def test_beside_the_field_stand_turn_piles_money_teams_investments_and_cards() -> None:
    expected = picture("""
        Turn 8: you dig, 3 crystals left.
        1 gold left, 6 cards in the chests.
        On a Cave-in: green and cyan.

               coins team R O Y G C L V W
        >0 You    12    4 2=. . . . 1=. .
         1 Dagna 105    9 2=. . . . 1=1^3^
         2 Kazad   0  4+2 . . . . . . . .

        You hold Overtime (tokens: 2), Mine.
        Dagna holds Union, Exchange (red and
        violet).
        Kazad holds Overtime (tokens: 1),
        Interns.
    """)
    assert drawn(FACE.aside(seen(BUSY), COMPANY, PLAIN, BESIDE_80)) == expected


def test_with_more_room_the_colours_stand_apart() -> None:
    lines = FACE.aside(seen(BUSY), COMPANY, FINE, BESIDE_100)
    assert lines[4:8] == [
        "       coins team R  O  Y  G  C  L  V  W",
        "▸0 You    12    4 2= ·  ·  ·  ·  1= ·  ·",
        " 1 Dagna 105    9 2= ·  ·  ·  ·  1= 1↑ 3↑",
        " 2 Kazad   0  4+2 ·  ·  ·  ·  ·  ·  ·  ·",
    ]


def test_where_it_is_narrow_investments_stand_by_the_numbers_of_the_seats() -> None:
    lines = FACE.aside(seen(BUSY), COMPANY, PLAIN, NARROWEST)
    assert lines[7:15] == [
        "       coins team",
        ">0 You    12    4",
        " 1 Dagna 105    9",
        " 2 Kazad   0  4+2",
        "   R O Y G C L V W",
        " 0 2=. . . . 1=. .",
        " 1 2=. . . . 1=1^3^",
        " 2 . . . . . . . .",
    ]
    assert max(map(width_of, lines)) <= NARROWEST


def test_below_the_field_lines_are_few() -> None:
    paper = Paper(ASCII, columns=60)
    lines = FACE.aside(seen(BUSY), COMPANY, paper, paper.columns)
    assert lines[0] == "Turn 8: you dig, 3 crystals left. 1 gold left, 6 cards in"
    assert len(lines) == 9
    assert max(map(width_of, lines)) <= paper.columns


def test_colours_do_not_move_the_people() -> None:
    shown = seen(BUSY)
    for width in (NARROWEST, BESIDE_80, BESIDE_100, 60):
        colour = FACE.aside(shown, COMPANY, Paper(UNICODE, colour=True), width)
        plain = FACE.aside(shown, COMPANY, FINE, width)
        assert [width_of(line.rstrip()) for line in colour] == [len(line) for line in plain]
    assert "\033[38;5;16;48;5;255m3↑\033[0m" in "\n".join(colour)


def test_ten_investments_and_a_thousand_coins_have_room() -> None:
    shown = seen({"investments": {0: {"red": 10, "orange": 1}}, "money": {1: 1000}})
    lines = FACE.aside(shown, COMPANY, PLAIN, BESIDE_80)
    assert lines[4] == ">0 You      0    4 101^. . . . . ."
    assert lines[5].startswith(" 1 Dagna 1000    4 ")
    assert FACE.aside(shown, COMPANY, PLAIN, 60)[4].startswith(">0 You      0    4 10^1^ .")


@pytest.mark.parametrize(
    ("moves", "seat", "line"),
    [
        (["dig orange 10,5"], 0, "Turn 8: you dig orange, 2 crystals left."),
        (["dig orange 10,5"], 1, "Turn 8: Borin digs orange, 2 crystals left."),
        (["dig orange 10,5", "dig orange 10,4", "dig orange 11,4"], 0, "0 crystals left."),
        (["dig orange 10,5", "dig orange 10,4", "dig orange 11,4", "end"], 0, "you trade."),
        (["dig orange 10,5", "dig orange 10,4", "dig orange 11,4", "end"], 1, "Borin trades."),
        (["dig orange 10,5", "dig orange 10,4", "dig orange 11,4", "end", "keep"], 0, "may clear."),
    ],
)
def test_the_first_line_says_how_far_the_turn_is(moves: list[str], seat: int, line: str) -> None:
    shown = seen(BUSY, moves, seat)
    assert FACE.aside(shown, Company(NAMES, EN, me=seat), FINE, 60)[0].endswith(line)


def test_mine_all_mine_is_seen() -> None:
    lines = FACE.aside(seen(BUSY, ["mine"]), COMPANY, FINE, 80)
    assert "Mine, all mine! If you strike gold in this dig, nobody else is paid." in lines


def test_a_spectator_sees_the_same() -> None:
    own, other = seen(BUSY), seen(BUSY, seat=None)
    assert FACE.board(own, [], FINE, NARROW) == FACE.board(other, [], FINE, NARROW)
    lines = FACE.aside(other, Company(NAMES, EN), FINE, 60)
    assert lines[0] == "Turn 8: Borin digs, 3 crystals left."
    assert FACE.knowledge(own) == ""
