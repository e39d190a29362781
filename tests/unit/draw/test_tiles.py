"""Tiles as text: tunnels, stubs, bridges, and the small signs for them."""

import pytest

from motherlode.draw.ink import ASCII, UNICODE
from motherlode.draw.text import WIDE, card, glyph, tile
from motherlode.kit.tunnels import read_tunnels
from tests.unit.draw.pictures import drawn, picture

TILES = {
    "NESW": """
        ##.##
        .....
        ##.##
    """,
    "NES": """
        ##.##
        ##...
        ##.##
    """,
    "EW": """
        #####
        .....
        #####
    """,
    "SW": """
        #####
        ...##
        ##.##
    """,
    "n,e,s,w": """
        ##.##
        ..x..
        ##.##
    """,
    "e,w": """
        #####
        ..x..
        #####
    """,
    "s": """
        #####
        ##x##
        ##.##
    """,
    "NS,EW": """
        ##.##
        .|.|.
        ##.##
    """,
    "NE,SW": r"""
        ##.##
        ..\..
        ##.##
    """,
    "NW,ES": """
        ##.##
        ../..
        ##.##
    """,
    "NE,s": """
        ##.##
        ##...
        ##x##
    """,
    "NS,e,w": """
        ##.##
        .x.x.
        ##.##
    """,
    "EW,n,s": """
        ##x##
        .....
        ##x##
    """,
}


@pytest.mark.parametrize("tunnels", TILES)
def test_a_tile_shows_its_tunnels(tunnels: str) -> None:
    assert drawn(tile(read_tunnels(tunnels), ASCII)) == picture(TILES[tunnels])


def test_tunnels_are_bright_and_rock_is_shaded() -> None:
    expected = """
        ░░█░░
        ░░×██
        ░░█░░
    """  # noqa: RUF001
    assert drawn(tile(read_tunnels("n,e,s"), UNICODE)) == picture(expected)


def test_a_stub_beside_a_tunnel_is_half_a_mouth() -> None:
    expected = """
        ░░▀░░
        █████
        ░░▄░░
    """
    assert drawn(tile(read_tunnels("EW,n,s"), UNICODE)) == picture(expected)


def test_a_wide_tile_has_wide_shafts() -> None:
    expected = """
        ##...##
        ..|.|..
        ##...##
    """
    assert drawn(tile(read_tunnels("NS,EW"), ASCII, WIDE)) == picture(expected)


def test_a_wide_dead_end_is_rock_in_the_middle() -> None:
    expected = """
        ##...##
        ###x#..
        #######
    """
    assert drawn(tile(read_tunnels("n,e"), ASCII, WIDE)) == picture(expected)


def test_a_mark_stands_at_the_centre() -> None:
    expected = """
        ░░█░░
        ██╫██
        ░░█░░
    """
    assert drawn(tile(read_tunnels("NESW"), UNICODE, mark=UNICODE.ladder)) == picture(expected)


def test_neighbours_meet_at_their_mouths() -> None:
    west, east = tile(read_tunnels("NE"), ASCII), tile(read_tunnels("SW"), ASCII)
    expected = """
        ##.#######
        ##......##
        #######.##
    """
    assert drawn([one + other for one, other in zip(west, east, strict=True)]) == picture(expected)


@pytest.mark.parametrize(
    ("tunnels", "sign"),
    [("NESW", "╬"), ("NES", "╠"), ("SW", "╗"), ("n,e,s", "├"), ("w", "╴"), ("NS,EW", "NS,EW")],
)
def test_a_sign_is_one_character_where_there_is_one(tunnels: str, sign: str) -> None:
    assert glyph(read_tunnels(tunnels), UNICODE) == sign


def test_without_unicode_the_sign_is_the_notation() -> None:
    assert glyph(read_tunnels("NE"), ASCII) == "NE"


def test_a_word_too_long_for_its_frame_breaks_it() -> None:
    expected = """
        ┌─◉─┐
        stone
        └───┘
    """
    assert drawn(card("stone", UNICODE, top=UNICODE.eye)) == picture(expected)
