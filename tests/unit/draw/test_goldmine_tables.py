"""The table of Gold Mine, as large as it fits, and what stands beside it."""

from collections.abc import Mapping

import pytest

from motherlode.draw.company import Company
from motherlode.draw.goldmine.face import make_face
from motherlode.draw.ink import ASCII, UNICODE, Ink, Paper, width_of
from motherlode.draw.text import NARROW, WIDE
from tests.unit.draw.goldmines import BUSY, COMPANY, NAMES, after, grown, seen
from tests.unit.draw.pictures import EN, FINE, PLAIN, drawn

FACE = make_face(EN)

NARROWEST = 20
"""Columns that the line mode leaves beside the table at least."""
QUESTION = 4
"""Lines for the tile in words, a question and an answer."""
PLACES = [(0, -1), (2, 0)]
CREW = "goldmine(seats=4, teams=true, abilities=true)"
MINERS = {0: "blue", 1: "red", 2: "yellow", 3: "black"}


def paper(lines: int, ink: Ink = UNICODE, columns: int = 100) -> Paper:
    """A terminal without colour."""
    return Paper(ink, columns=columns, lines=lines)


def test_a_fresh_table_is_the_entrance_with_legal_places() -> None:
    places = [(0, -1), (-1, 0), (1, 0), (0, 1)]
    expected = """
             -1   0    1

        -1        •

                ░░█░░
         0   •  ██╫██  •
                ░░█░░

         1        •

    """
    board = FACE.board(seen({"phase": 1, "building": ["cross"]}), places, FINE, NARROW)
    assert drawn(board) == _flush(expected)


def test_a_mine_with_miners_in_their_tunnels() -> None:
    expected = """
             -1   0    1    2    3
                     ░◎░░░░░░░░░░░░░
        -1        •  ░░◇3████████◆░░
                     ░░█░░░░░░░░░░░░
           ░░░░░░░█░░░░█░░░███░░≈░░░
         0 ░░◆████╫███║0║1██████████
           ░░░░░░░█░░░░█░░░██•░░░░░░
                ░░█░░░◎█░░░░█░░
         1      ██╲2█████████░░
                ░░█░░░░░░░░░░░░
    """
    assert drawn(FACE.board(seen(BUSY), PLACES, FINE, NARROW)) == _flush(expected)


def test_the_same_mine_wide_and_without_unicode() -> None:
    expected = """
              -1     0      1      2      3
                         #@###################
        -1           *   ##.o3............$.##
                         ##...################
           #########...####...###.....##~#####
         0 ##.$......H.....|0|1...............
           #########...####...###....*########
                  ##\\..###@...####...##
         1        ...\\2..............##
                  ##..\\################
    """
    assert drawn(FACE.board(seen(BUSY), PLACES, PLAIN, WIDE)) == _flush(expected)


def test_where_lines_are_few_a_tile_is_a_sign_and_what_is_on_it_stands_behind() -> None:
    expected = """
            -1   0   1     2   3
        -1       •   ╔◇◎3══════╡◆
                 ║   ║
         0   ╞◆══╫═══╪→1↑0═▓•═══≈═
                 ║   ║     ║
         1      ═╲↑2═╩◎════╝
                 ║
    """
    assert drawn(FACE.board(seen(BUSY), PLACES, paper(18), WIDE)) == _flush(expected)


def test_where_lines_are_fewer_a_row_is_one_line() -> None:
    expected = """
            -1   0   1     2   3
        -1       •   ╔◇◎3══════╡◆
         0   ╞◆══╫═══╪→1↑0═▓•═══≈═
         1      ═╲↑2═╩◎════╝
    """
    assert drawn(FACE.board(seen(BUSY), PLACES, paper(12), WIDE)) == _flush(expected)


def test_without_unicode_the_lines_between_rows_say_how_tiles_lie() -> None:
    expected = """
            -1   0   1     2   3
        -1       *   +o@3-------$
                 |   |
         0   -$--H---X>1^0-%*---~-
                 |   |     |
         1      -\\^2-+@----+
                 |
    """
    assert drawn(FACE.board(seen(BUSY), PLACES, paper(12, ASCII), NARROW)) == _flush(expected)


def test_mouths_that_face_rubble_or_rock_lead_nowhere_on_a_small_map() -> None:
    mine = """
             0         1            2
       0     entrance  straight:90  gold_cross
       1     cavern    .            .
       2     corner:90 .            .
    """
    position = {"mine": mine, "collapsed": ["2,0"], "miners": {0: "1,0"}}
    shown = seen(position, setup="goldmine(seats=4, cave_in=true)")
    expected = """
            0    1   2
            ║
        0  ═╫123══0  ▼◆
            ║
        1  ═▓═

        2   ╔═
            ║
    """
    assert drawn(FACE.board(shown, [], paper(20), NARROW)) == _flush(expected)


@pytest.mark.parametrize(("lines", "high"), [(40, 3), (22, 3), (21, 2), (17, 2), (16, 1), (10, 1)])
def test_the_form_is_the_largest_that_leaves_lines_for_a_question_and_its_answers(
    lines: int, high: int
) -> None:
    board = FACE.board(seen(BUSY), [], paper(lines), NARROW)
    rows = [place for place, line in enumerate(board) if line.startswith((" 0 ", " 1 "))]
    assert rows[1] - rows[0] == high


@pytest.mark.parametrize(
    ("columns", "wide"), [(100, 28), (53, 28), (52, 26), (46, 23), (45, 28), (30, 26), (24, 23)]
)
def test_the_form_leaves_room_for_people_beside_it_or_else_below(columns: int, wide: int) -> None:
    board = FACE.board(seen(BUSY), [], paper(40, columns=columns), NARROW)
    assert max(map(width_of, board)) == wide


def test_the_form_does_not_depend_on_what_may_be_laid() -> None:
    for lines in range(10, 30):
        with_places = FACE.board(seen(BUSY), [(2, 2)], paper(lines), NARROW)
        without = FACE.board(seen(BUSY), [], paper(lines), NARROW)
        assert ("░" in drawn(with_places)) == ("░" in drawn(without))


@pytest.mark.parametrize("ink", [ASCII, UNICODE])
@pytest.mark.parametrize(("columns", "lines"), [(100, 40), (80, 24), (60, 24)])
def test_a_mine_of_sixty_tiles_fits(columns: int, lines: int, ink: Ink) -> None:
    for seed in range(3):
        board = FACE.board(grown(60, seed), [], paper(lines, ink, columns), NARROW)
        assert max(map(width_of, board)) <= columns
        assert len(board) + QUESTION <= lines or ink is ASCII


def test_gold_is_the_colour_of_what_one_may_and_of_nothing_else() -> None:
    colour = FACE.board(seen(BUSY), PLACES, Paper(UNICODE, colour=True), NARROW)
    plain = FACE.board(seen(BUSY), PLACES, FINE, NARROW)
    assert [width_of(line) for line in colour] == [len(line) for line in plain]
    assert drawn(colour).count("\033[38;5;178m") == len(PLACES)
    assert drawn(colour).count("\033[1m0\033[0m") == 1  # one's own miner


# Beside the table


def test_beside_the_table_stand_turn_stack_and_people() -> None:
    expected = """
        Turn 1/200
        89 tiles in the stack
        Find 7 nuggets, then back to the
        entrance

                 gold rob bats at
        >0 You      0   3    3 1,0 NS
         1 Dagna    2   3    3 1,0 EW
         2 Kazad    0   3    3 0,1 NE
         3 Ylva     1   3    3 1,-1
    """
    assert drawn(FACE.aside(seen(BUSY), COMPANY, PLAIN, 40)) == _flush(expected)


@pytest.mark.parametrize(
    ("position", "moves", "line"),
    [
        ({"phase": 1, "building": ["corner", "t", "t"]}, [], "Building: 3 tiles"),
        ({"turns": {0: 11}}, [], "Turn 12/200"),
        ({"waiting": 1}, [], "1 nugget waits for a chamber"),
        ({"waiting": 2}, [], "2 nuggets wait for chambers"),
        ({"dice": [5]}, ["roll"], "You rolled 5: 5 steps left"),
        ({"stack": ["cross"]}, ["draw", "lay cross 3,-2"], "1 step left"),
    ],
)
def test_beside_the_table_stands_where_the_game_is(
    position: Mapping[str, object], moves: list[str], line: str
) -> None:
    mine = (
        {}
        if "phase" in position
        else {"mine": "\n  0 1 2 3\n -1 . . . t\n 0 entrance t:90 t:90 t:270\n"}
    )
    lines = FACE.aside(after({**mine, **position}, moves), COMPANY, FINE, 60)
    assert [found for found in lines if found.startswith(line)] != []


def test_miners_have_colours_and_teams_are_named() -> None:
    position = {**BUSY, "colours": MINERS, "gold_challenges": {0: 1}, "bat_challenges": {1: 0}}
    expected = """
        Turn 1/200
        89 tiles in the stack
        A team finds 12 nuggets, then all at the entrance

                          gold rob bats at
        >0 You (blue)        0   1    3 1,0 NS
         1 Dagna (red)       2   3    0 1,0 EW
         2 Kazad (yellow)    0   3    3 0,1 NE
         3 Ylva (black)      1   3    3 1,-1
        You and Kazad: 0 nuggets.
        Dagna and Ylva: 3 nuggets.
    """
    lines = FACE.aside(seen(position, setup=CREW), COMPANY, PLAIN, 50)
    assert drawn(lines) == _flush(expected)
    colour = FACE.aside(seen(position, setup=CREW), COMPANY, Paper(ASCII, colour=True), 50)
    assert "\033[38;5;75m(blue)\033[0m" in drawn(colour)
    assert [width_of(line) for line in colour] == [len(line) for line in lines]


def test_where_it_is_narrow_challenges_and_nuggets_are_letters() -> None:
    position = {**BUSY, "colours": MINERS}
    lines = FACE.aside(seen(position, setup=CREW), COMPANY, FINE, 24)
    assert lines[5:9] == [
        "▸0 You   0◆ 3r 3b blue",
        " 1 Dagna 2◆ 3r 3b red",
        " 2 Kazad 0◆ 3r 3b yellow",
        " 3 Ylva  1◆ 3r 3b black",
    ]
    narrow = FACE.aside(seen(position, setup=CREW), COMPANY, FINE, NARROWEST)
    assert max(map(width_of, narrow)) <= NARROWEST


def test_below_the_table_there_are_few_long_lines() -> None:
    lines = FACE.aside(seen(BUSY), COMPANY, paper(24, columns=60), 60)
    assert lines[:2] == [
        "Turn 1/200. 89 tiles in the stack. Find 7 nuggets, then back",
        "to the entrance.",
    ]
    assert "" not in lines


# Tiles that are not laid yet

OPEN: Mapping[str, object] = {
    **BUSY,
    "open": {0: ["gold_corner", "t_passage", "cross_mud"], 1: ["cavern", "straight_pick"]},
}


def test_open_tiles_are_signs_beside_the_table_and_pictures_below() -> None:
    setup = "goldmine(seats=4, open_tiles=two_player)"
    shown = seen(OPEN, setup=setup)
    assert FACE.aside(shown, COMPANY, FINE, 50)[-2:] == [
        "You, open: ╠◎ ╬≈ ╚◆.",
        "Dagna, open: ║ ▓.",
    ]
    expected = """
            ░◎█░░      ░≈█░░    ░░█░░
            ░░███      █████    ░░◆██
            ░░█░░      ░░█░░    ░░░░░
          t_passage  cross_mud  gold_
                                corner
                        3-4
    """
    hand = FACE.hand(shown, {"cross_mud": "3-4"}, FINE)
    assert drawn(hand) == _flush(expected)
    words = FACE.hand_in_words(shown, {"cross_mud": "3-4"}, UNICODE)
    assert words == "Your open tiles: t_passage ╠◎, cross_mud ╬≈ (3-4), gold_corner ╚◆."


def test_open_tiles_are_drawn_when_they_may_be_laid_alone() -> None:
    setup = "goldmine(seats=4, open_tiles=two_player)"
    assert FACE.hand(after(OPEN, ["roll"], setup=setup), {}, FINE) == []
    assert FACE.hand_in_words(after(OPEN, ["roll"], setup=setup), {}, UNICODE) == ""
    assert FACE.hand(seen(OPEN, 1, setup=setup), {}, FINE) == []
    assert FACE.hand(seen(OPEN, None, setup=setup), {}, FINE) == []


def test_the_tile_that_was_drawn_is_shown_to_everyone() -> None:
    expected = """
          ##.##
          ##$..
          ##.##
          gold_t
           1-9
    """
    for seat in (0, 1, None):
        shown = after({"stack": ["gold_t", "cross"]}, ["draw"], seat)
        assert drawn(FACE.hand(shown, {"gold_t": "1-9"}, PLAIN)) == _flush(expected)
        assert FACE.hand_in_words(shown, {"gold_t": "1-9"}, ASCII) == "Drawn: gold_t NES$ (1-9)."


def test_nobody_has_secrets() -> None:
    assert FACE.knowledge(seen(BUSY)) == ""
    mine, theirs = seen(BUSY), seen(BUSY, 1)
    assert FACE.board(mine, [], FINE, NARROW) == FACE.board(theirs, [], FINE, NARROW)
    one = FACE.aside(mine, Company(NAMES, EN), FINE, 40)
    assert one == FACE.aside(theirs, Company(NAMES, EN), FINE, 40)


def _flush(text: str) -> str:
    """A picture in a test is indented by eight columns."""
    lines = text.removeprefix("\n").split("\n")
    return "\n".join(line[8:] for line in lines)
