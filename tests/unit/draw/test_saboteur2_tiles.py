"""Tiles of the expansion as text: doors, ladders, crystals, tunnels that do not meet."""

import pytest

from motherlode.draw.ink import ASCII, UNICODE, Paper, width_of
from motherlode.draw.mine.cards import draw_hand
from motherlode.draw.saboteur2.board import draw_card, name_in_short, paths
from motherlode.draw.text import WIDE, glyph, tile
from motherlode.games.saboteur2.cards import TRICK_NAMES
from motherlode.games.saboteur2.data import box
from tests.unit.draw.pictures import FINE, PLAIN, drawn, picture

TILES = {
    "bridge": """
        ##.##
        .|.|.
        ##.##
    """,
    "double_curve_a": """
        ##.##
        ../..
        ##.##
    """,
    "double_curve_b": r"""
        ##.##
        ..\..
        ##.##
    """,
    "ladder_w": """
        #####
        ..H##
        #####
    """,
    "ladder_ne": """
        ##.##
        ##H..
        #####
    """,
    "door_green_ns": """
        ##.##
        ##Gx.
        ##.##
    """,
    "door_blue_sw": """
        #####
        ..B##
        ##.##
    """,
    "mix_es_n": """
        ##x##
        ##...
        ##.##
    """,
    "crystal_dead_w": """
        #^###
        ..x##
        #####
    """,
    "crystal_t_v_stub": """
        #^.##
        ...x.
        ##.##
    """,
}


@pytest.mark.parametrize("name", TILES)
def test_a_tile_shows_tunnels_and_what_is_drawn_on_it(name: str) -> None:
    assert drawn(tile(paths()[name], ASCII)) == picture(TILES[name])


def test_two_curves_are_walled_apart_as_far_as_wide_shafts_reach() -> None:
    falling = r"""
        ##\..##
        ...\...
        ##..\##
    """
    rising = """
        ##../##
        .../...
        ##/..##
    """
    assert drawn(tile(paths()["double_curve_b"], ASCII, WIDE)) == picture(falling)
    assert drawn(tile(paths()["double_curve_a"], ASCII, WIDE)) == picture(rising)


def test_doors_ladders_and_crystals_in_unicode() -> None:
    names = ["door_green_ew", "door_blue_ns", "ladder_s", "crystal_cross", "bridge"]
    rows = zip(*(tile(paths()[name], UNICODE) for name in names), strict=True)
    expected = """
        ░░░░░ ░░█░░ ░░░░░ ░▲█░░ ░░█░░
        ██G██ ░░B░░ ░░╫░░ █████ █║█║█
        ░░░░░ ░░█░░ ░░█░░ ░░█░░ ░░█░░
    """
    assert drawn([" ".join(row) for row in rows]) == picture(expected)


def test_no_two_path_cards_look_the_same() -> None:
    cards = box().mine.card_names[box().mine.first_path :]
    for ink in (ASCII, UNICODE):
        assert len({tile(paths()[name], ink) for name in cards}) == len(cards)
        assert len({glyph(paths()[name], ink) for name in cards}) == len(cards)


@pytest.mark.parametrize(
    ("name", "sign", "plain"),
    [
        ("door_green_es", "╔G", "ES:G"),
        ("door_green_ns", "╟G", "NS,e:G"),
        ("ladder_s", "S:╫", "S:H"),
        ("crystal_ew_s", "╤▲", "EW,s:^"),
        ("mix_ew_n_s", "╪", "EW,n,s"),
        ("double_curve_b", "╲", "NE,SW"),
        ("bridge", "NS,EW", "NS,EW"),
    ],
)
def test_a_sign_is_followed_by_what_is_drawn_on_the_tile(name: str, sign: str, plain: str) -> None:
    assert glyph(paths()[name], UNICODE) == sign
    assert glyph(paths()[name], ASCII) == plain


def test_doors_are_coloured_where_the_paper_takes_it_and_stay_letters() -> None:
    paper = Paper(ASCII, colour=True)
    green, blue = paths()["door_green_ew"], paths()["door_blue_ew"]
    green_line = tile(green, ASCII, paint=paper.marked)[1]
    blue_line = tile(blue, ASCII, paint=paper.marked)[1]
    assert green_line == "..\033[38;5;78mG\033[0m.."
    assert blue_line == "..\033[38;5;75mB\033[0m.."
    assert width_of(green_line) == width_of(tile(green, ASCII)[0])


def test_action_cards_have_pictures() -> None:
    expected = """
          +thief+   +thief+    +hands+    +--@--+   +roles+    +-trap+  +-trap+
          |  $  |   |  $  |    | <-> |    |roles|   | <-> |    | ||| |  | ||| |
          +-----+   +--x--+    +-----+    +-----+   +-----+    +-----+  +--x--+
           thief   hands_off  swap_hands  inspect  swap_roles    trap     free
    """
    lines = draw_hand(draw_card, TRICK_NAMES, {}, PLAIN)
    assert drawn([line.removeprefix("  ") for line in lines]) == picture(expected)


def test_colours_do_not_move_the_cards_of_a_hand() -> None:
    hand = ["map", "door_blue_ns", "crystal_t_horizontal", "trap"]
    colourful = draw_hand(draw_card, hand, {"map": "1-3"}, Paper(UNICODE, colour=True))
    plain = draw_hand(draw_card, hand, {"map": "1-3"}, FINE)
    assert [width_of(line) for line in colourful] == [len(line) for line in plain]


def test_a_long_name_is_folded_where_its_halves_are_shortest() -> None:
    lines = draw_hand(
        draw_card, ["double_curve_a", "door_green_ns", "crystal_t_horizontal"], {}, PLAIN
    )
    assert [line.split() for line in lines[3:]] == [
        ["double_", "door_", "crystal_t_"],
        ["curve_a", "green_ns", "horizontal"],
    ]


@pytest.mark.parametrize(
    ("name", "short"),
    [("break_lamp", "xL"), ("fix_pick_cart", "fixPC"), ("swap_roles", "roles"), ("map", "map")],
)
def test_cards_have_short_names_for_long_lists(name: str, short: str) -> None:
    assert name_in_short(name, ASCII) == short


@pytest.mark.parametrize(
    ("name", "short"),
    [("bridge", "║═"), ("mix_es_n", "╔╵"), ("crystal_t_v_stub", "╣╶▲"), ("ladder_w", "W:╫")],
)
def test_tunnels_that_do_not_meet_follow_each_other_in_short(name: str, short: str) -> None:
    assert name_in_short(name, UNICODE) == short


def test_short_names_tell_all_cards_apart() -> None:
    names = box().mine.card_names
    for ink in (ASCII, UNICODE):
        assert len({name_in_short(name, ink) for name in names}) == len(names)
