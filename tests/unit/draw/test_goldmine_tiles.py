"""Tiles of Gold Mine as text: what sort they are, what lies on them, who stands in which tunnel."""

from dataclasses import replace

import pytest

from motherlode.draw.goldmine.tiles import (
    Lying,
    Standing,
    draw_tile,
    glyph_of,
    kinds,
    lay,
    name_in_short,
    setup_of,
    small_sign,
)
from motherlode.draw.ink import ASCII, UNICODE, Paper, width_of
from motherlode.draw.text import NARROW, WIDE
from motherlode.kit.tunnels import read_tunnels
from tests.unit.draw.pictures import FINE, PLAIN, drawn, picture

SETUP = setup_of("goldmine(seats=6, pickaxes=true)")
WITHOUT = setup_of("goldmine(seats=6, mud=false)")
CROWD = 6


def in_a_row(tiles: list[Lying], paper: Paper, width: int = NARROW) -> str:
    """Tiles side by side, with a space between."""
    rows = zip(*(draw_tile(tile, paper, width) for tile in tiles), strict=True)
    return drawn([" ".join(row) for row in rows])


def crowded(name: str, *standing: tuple[int, str], quarters: int = 0) -> Lying:
    """A tile with miners, each with its tunnel."""
    miners = tuple(Standing(seat, tunnel) for seat, tunnel in standing)
    return replace(lay(name, quarters, SETUP), miners=miners)


def test_the_sort_of_a_tile_stands_at_its_centre() -> None:
    expected = """
        ##.## ##### ##.## ##.## #...#
        ..H.. ##$.. ##o## ##.## .....
        ##.## ##### ##.## ##### #...#
    """
    emptied = replace(lay("gold_straight", 0, SETUP), nugget=False)
    tiles = [lay(name, 0, SETUP) for name in ("entrance", "dead_end", "cavern")]
    tiles = [tiles[0], lay("gold_dead_end", 1, SETUP), emptied, *tiles[1:]]
    assert in_a_row(tiles, PLAIN) == picture(expected)


def test_what_is_printed_on_a_tile_stands_in_a_corner() -> None:
    plain = """
        #@.## #~### #T.##
        ##$.. ..... ##...
        ##### ##### ##.##
    """
    wide = """
        ░◎███░░ ░≈░░░░░ ░T███░░
        ░░█◆███ ███████ ░░█████
        ░░░░░░░ ░░░░░░░ ░░███░░
    """
    tiles = [
        lay("gold_corner_passage", 0, SETUP),
        lay("straight_mud", 1, SETUP),
        lay("t_pick", 0, SETUP),
    ]
    assert in_a_row(tiles, PLAIN) == picture(plain)
    assert in_a_row(tiles, FINE, WIDE) == picture(wide)


def test_a_symbol_that_means_nothing_is_left_out() -> None:
    for name, plain in (("straight_mud", "straight"), ("t_pick", "t")):
        assert draw_tile(lay(name, 0, WITHOUT), FINE) == draw_tile(lay(plain, 0, SETUP), FINE)


def test_a_tile_turns_clockwise() -> None:
    expected = """
        ##.## ##### ##### ##.##
        ##... ##... ...## ...##
        ##### ##.## ##.## #####
    """
    assert in_a_row([lay("corner", turn, SETUP) for turn in range(4)], PLAIN) == picture(expected)


def test_a_collapsed_tile_is_full_of_rubble_and_shows_what_is_buried() -> None:
    expected = """
        ░░▼░░
        ░░◆▼▼
        ░░▼░░
    """
    assert in_a_row([replace(lay("gold_t", 0, SETUP), collapsed=True)], FINE) == picture(expected)


def test_miners_stand_in_the_tunnel_by_their_numbers() -> None:
    expected = """
        ##0## ##### ##1## ##### ##0##
        ##1## ..03. ##$2# .124. .1H2.
        ##.## ##### ##### ##### ##3##
    """
    tiles = [
        crowded("straight", (0, ""), (1, "")),
        crowded("straight", (0, ""), (3, ""), quarters=1),
        crowded("gold_dead_end", (1, ""), (2, "")),
        crowded("straight", (1, ""), (2, ""), (4, ""), quarters=1),
        crowded("entrance", *((seat, "") for seat in range(4))),
    ]
    assert in_a_row(tiles, PLAIN) == picture(expected)


def test_above_and_below_a_bridge() -> None:
    narrow = """
        ##.## ##.## ##0##
        .|0|. .|.|1 3|1|4
        ##.## ##.## ##2##
    """
    wide = """
        ##...## ##...## ##.0.##
        ..|0|.. ..|.|1. .3|1|4.
        ##...## ##...## ##.2.##
    """
    crowd = [(0, "NS"), (1, "NS"), (2, "NS"), (3, "EW"), (4, "EW")]
    tiles = [
        crowded("over_under", (0, "NS")),
        crowded("over_under", (1, "EW")),
        crowded("over_under", *crowd),
    ]
    assert in_a_row(tiles, PLAIN) == picture(narrow)
    assert in_a_row(tiles, PLAIN, WIDE) == picture(wide)


def test_on_either_side_of_the_wall_between_two_curves() -> None:
    narrow = r"""
        ##.## ##.## ##0## ##.##
        ..\0. .1\.. .2\1. .0/1.
        ##.## ##.## ##3## ##.##
    """
    wide = r"""
        ##\..## ##\..## ##\0.## ##../##
        ...\0.. ..1\... ..2\1.. ..0/1..
        ##..\## ##..\## ##.3\## ##/..##
    """
    tiles = [
        crowded("two_corners", (0, "NE")),
        crowded("two_corners", (1, "SW")),
        crowded("two_corners", (0, "NE"), (1, "NE"), (2, "SW"), (3, "SW")),
        crowded("two_corners", (0, "NW"), (1, "ES"), quarters=1),
    ]
    assert in_a_row(tiles, PLAIN) == picture(narrow)
    assert in_a_row(tiles, PLAIN, WIDE) == picture(wide)


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_however_many_stand_on_a_tile_each_of_them_is_seen(width: int) -> None:
    for name, kind in kinds().items():
        tunnels = kind.tunnels.text.split(",")
        for tunnel in tunnels:
            where = tunnel if len(tunnels) > 1 else ""
            tile = crowded(name, *((seat, where) for seat in range(CROWD)))
            text = "".join(draw_tile(tile, PLAIN, width))
            assert [text.count(str(seat)) for seat in range(CROWD)] == [1] * CROWD, name


def test_no_two_tiles_look_the_same_in_any_ink_and_size() -> None:
    ways = {
        (kind.tunnels.turned(turn).text, kind.sort, kind.symbol): lay(name, turn, SETUP)
        for name, kind in kinds().items()
        for turn in range(4)
    }
    chambers = [replace(tile, nugget=False) for tile in ways.values() if tile.nugget]
    everything = [*ways.values(), *chambers]
    everything += [replace(tile, collapsed=True) for tile in everything]
    for ink in (ASCII, UNICODE):
        for width in (NARROW, WIDE):
            pictures = {draw_tile(tile, Paper(ink), width) for tile in everything}
            assert len(pictures) == len(everything)


def test_every_shape_has_a_small_sign() -> None:
    shapes = {kind.tunnels.turned(turn).text for kind in kinds().values() for turn in range(4)}
    fine = {shape: small_sign(read_tunnels(shape), UNICODE) for shape in shapes}
    assert len(set(fine.values())) == len(shapes)
    plain = {shape: small_sign(read_tunnels(shape), ASCII) for shape in shapes}
    assert set(plain.values()) == set("|-+\\/X")
    assert {len(sign) for sign in [*fine.values(), *plain.values()]} == {1}


@pytest.mark.parametrize(
    ("tunnels", "fine", "plain"),
    [
        ("NES", "╠", "NES"),
        ("N", "╨", "N"),
        ("W", "╡", "W"),
        ("NS,EW", "╪", "NS,EW"),
        ("NE,SW", "╲", "NE,SW"),
        ("NW,ES", "╱", "NW,ES"),  # noqa: RUF001
    ],
)
def test_in_a_list_a_sign_is_one_character_or_the_notation(
    tunnels: str, fine: str, plain: str
) -> None:
    assert glyph_of(read_tunnels(tunnels), UNICODE) == fine
    assert glyph_of(read_tunnels(tunnels), ASCII) == plain


def test_a_kind_of_tile_in_a_few_characters() -> None:
    names = ["gold_corner_passage", "t_mud", "cavern", "two_corners"]
    assert [name_in_short(name, SETUP, FINE) for name in names] == ["╚◆◎", "╠≈", "▓", "╲"]
    assert [name_in_short(name, SETUP, PLAIN) for name in names] == ["NE$@", "NES~", "%", "NE,SW"]


def test_colours_only_repeat_what_signs_say() -> None:
    paper = Paper(UNICODE, colour=True)
    miners = (Standing(0, "", "blue", mine=True), Standing(1, "", "red"), Standing(2, ""))
    tile = replace(lay("t_passage", 0, SETUP), miners=miners, may=True)
    colour, plain = draw_tile(tile, paper), draw_tile(tile, FINE)
    assert [width_of(line) for line in colour] == [len(line) for line in plain]
    text = "".join(colour)
    assert "\033[38;5;176m◎\033[0m" in text
    assert "\033[1m\033[38;5;75m0\033[0m\033[0m" in text
    assert "\033[31m1\033[0m" in text
    assert "\033[38;5;178m•\033[0m" in text
    assert text.count("\033[") == 10  # and miner 2 has no colour
