"""The table of Saboteur Duel and what stands beside it."""

from motherlode.draw.company import Company
from motherlode.draw.duel.face import make_face
from motherlode.draw.ink import UNICODE, Paper, width_of
from motherlode.draw.text import NARROW, WIDE
from tests.unit.draw.duels import COMPANY, NAMES, RACE, asked_how_it_lies, seen
from tests.unit.draw.pictures import EN, FINE, PLAIN, drawn

FACE = make_face(EN)

NARROWEST = 20
"""Columns that the line mode leaves beside the table at least."""


def test_a_fresh_table_has_two_starts_that_are_told_apart() -> None:
    expected = """
             -1   0    1    2    3    4    5
                                         ┌───┐
        -2        •                      │ ? │
                                         └───┘
                G░█░G
        -1   •  ██╫██
                G░█░G
                                         ┌───┐
         0                               │ ? │
                                         └───┘
                B░█░B
         1      ██╫██
                B░█░B
                                         ┌───┐
         2                               │ ? │
                                         └───┘
    """
    assert drawn(FACE.board(seen({}), [(0, -2), (-1, -1)], FINE, NARROW)) == _flush(expected)


def test_a_race_with_doors_a_key_a_token_and_a_goal_that_was_seen() -> None:
    expected = """
             -1   0    1    2    3    4    5    6
                                         +---+
        -2                               | ? |
                                         +---+
                G#.#G##########
        -1      ..H..........##
                G#.#G#######.##
                          ##.##############.##
         0             *  ##...............G3.
                          ####################
                B#.#B##.############
         1      ..H.................
                B#.#B##B####G#######
                ##.####.##               +-@-+
         2      ...B....##               | $1|
                #######.g#               +---+

         3

    """
    assert drawn(FACE.board(seen(RACE), [(1, 0)], PLAIN, NARROW)) == _flush(expected)


def test_the_same_race_wide() -> None:
    expected = """
                                                     ┌─────┐
        -2                                           │  ?  │
                                                     └─────┘
                  G░███░G░░░░░░░░░░░░░░
        -1        ███╫███████████████░░
                  G░███░G░░░░░░░░░███░░
                                ░░███░░░░░░░░░░░░░░░░░░███░░
         0                      ░░██████████████████████G3██
                                ░░░░░░░░░░░░░░░░░░░░░░░░░░░░
                  B░███░B░░███░░░░░░░░░░░░░░░░
         1        ███╫████████████████████████
                  B░███░B░░BBB░░░░GGG░░░░░░░░░
                  ░░███░░░░███░░                     ┌──◉──┐
         2        █████B██████░░                     │  ◆1 │
                  ░░░░░░░░░███g░                     └─────┘
    """
    assert drawn(FACE.board(seen(RACE), [], FINE, WIDE)[1:16]) == _flush(expected)


def test_a_goal_that_nobody_has_claimed_shows_gold() -> None:
    mine = "\n    4         5\n 0  .         t_long~\n"
    lines = FACE.board(seen({"mine": mine, "goals": ["?", "t_long", "?"]}), [], FINE, NARROW)
    assert lines[8].endswith("░░◆1█")


def test_a_goal_that_does_not_lie_yet_shows_its_nuggets_and_no_tunnels() -> None:
    lines = FACE.board(asked_how_it_lies(), [], FINE, NARROW)
    assert [line[-5:] for line in lines if "◆" in line] == ["│ ◆1│"]


def test_colours_only_repeat_what_letters_say() -> None:
    colour = FACE.board(seen(RACE), [(1, 0)], Paper(UNICODE, colour=True), NARROW)
    plain = FACE.board(seen(RACE), [(1, 0)], FINE, NARROW)
    assert [width_of(line) for line in colour] == [len(line) for line in plain]
    text = "\n".join(colour)
    assert text.count("\033[38;5;78mG\033[0m") == 6  # corners of the start, a door, a token
    assert text.count("\033[38;5;78m3\033[0m") == 1
    assert text.count("\033[38;5;75mB\033[0m") == 6  # corners of the start, two doors
    assert text.count("\033[38;5;78mg\033[0m") == 1
    assert text.count("\033[38;5;178m•\033[0m") == 1


def test_beside_the_table_stand_keys_colour_knowledge_and_both_players() -> None:
    shown = seen({**RACE, "broken": {1: ["lamp"]}})
    expected = """
        Round 1, 19 cards in the pile
        1 key left

        You are GREEN: blue doors (B) are shut
        to you.
        You saw 5,2: 1 nugget.

                        hand gold broken
        >0 You (green)     5    3
         1 Dagna (blue)    5    0 lamp
        Dagna looked at 5,-2.
        Dagna looked at 5,2.
    """
    assert drawn(FACE.aside(shown, COMPANY, PLAIN, 40)) == _flush(expected)


def test_rounds_after_a_tie_are_extra_rounds() -> None:
    assert FACE.aside(seen({"round": 3}), COMPANY, PLAIN, 40)[0].startswith("Extra round 2 of 5, ")
    shown = seen({"round": 2}, setup="duel(tie_rounds=1)")
    assert FACE.aside(shown, COMPANY, PLAIN, 40)[0].startswith("Extra round 1 of 1, ")


def test_where_it_is_narrow_colours_are_letters_and_gold_is_a_sign() -> None:
    shown = seen({**RACE, "broken": {1: ["lamp"]}, "turn": 1}, 1)
    lines = FACE.aside(shown, Company(NAMES, EN, me=1), FINE, NARROWEST)
    assert lines[-4:] == [
        "           hand",
        " 0 Borin G 5 3◆",
        "▸1 You B   5 0◆ lamp",
        "Borin looked at 5,2.",
    ]
    assert max(map(width_of, lines)) <= NARROWEST


def test_colours_do_not_move_the_people() -> None:
    paper = Paper(UNICODE, colour=True)
    for width in (NARROWEST, 40):
        colour = FACE.aside(seen(RACE), COMPANY, paper, width)
        assert [width_of(line) for line in colour] == [
            len(line) for line in FACE.aside(seen(RACE), COMPANY, FINE, width)
        ]
    assert "\033[38;5;78m(green)\033[0m" in "\n".join(colour)


def test_a_spectator_has_no_colour_and_sees_who_looked_where() -> None:
    shown = seen(RACE, None)
    lines = FACE.aside(shown, Company(NAMES, EN), PLAIN, 60)
    assert lines[3].split() == ["hand", "gold"]
    assert lines[-2:] == ["Dagna looked at 5,-2.", "Borin and Dagna looked at 5,2."]
    assert "@" not in drawn(FACE.board(shown, [], PLAIN, NARROW))
    assert FACE.hand(shown, {}, PLAIN) == []
    assert FACE.hand_in_words(shown, {}, PLAIN.ink) == ""
    assert FACE.knowledge(shown) == ""


def test_what_a_seat_alone_knows_fits_on_a_line() -> None:
    shown = seen({**RACE, "hands": {0: ["map", "key"]}})
    assert FACE.knowledge(shown) == "map, key; saw 1 nugget on 5,2"


def _flush(text: str) -> str:
    """A picture in a test is indented by eight columns."""
    lines = text.removeprefix("\n").split("\n")
    return "\n".join(line[8:] for line in lines)
