"""Tiles of Saboteur Duel as text: doors on one arm, doors with a key, starts of two colours."""

import pytest

from motherlode.draw.duel.board import draw_card, paths
from motherlode.draw.ink import ASCII, UNICODE, Ink, Paper, width_of
from motherlode.draw.mine.cards import draw_hand
from motherlode.draw.text import NARROW, WIDE, glyph, tile
from motherlode.games.duel.data import box
from motherlode.kit.boxes import DOOR, KEYED
from motherlode.kit.tunnels import Tunnels
from tests.unit.draw.pictures import FINE, PLAIN, drawn, picture

DOORS = ["t_short_green", "t_short_blue", "t_long_green", "cross_green"]
"""Towards north, east, south and west."""


def with_key(tunnels: Tunnels) -> Tunnels:
    """The same card when a key lies on its door."""
    marks = tuple((what.replace(DOOR, KEYED), where) for what, where in tunnels.marks)
    return Tunnels(tunnels.groups, tunnels.stubs, marks)


def in_a_row(cards: list[Tunnels], ink: Ink, width: int) -> str:
    """Tiles side by side, with a space between."""
    rows = zip(*(tile(card, ink, width) for card in cards), strict=True)
    return drawn([" ".join(row) for row in rows])


def test_a_door_stands_across_its_arm() -> None:
    plain = """
        ##G## ##.## ##.## ##.##
        ..... ...B. ...## .G...
        ##### ##### ##G## ##.##
    """
    wide = """
        ░░GGG░░ ░░███░░ ░░███░░ ░░███░░
        ███████ █████B█ █████░░ █G█████
        ░░░░░░░ ░░░░░░░ ░░GGG░░ ░░███░░
    """
    cards = [paths()[name] for name in DOORS]
    assert in_a_row(cards, ASCII, NARROW) == picture(plain)
    assert in_a_row(cards, UNICODE, WIDE) == picture(wide)


def test_with_a_key_the_arm_is_open_and_the_door_stands_beside_it() -> None:
    plain = """
        ##.g# ##.b# ##.## #g.##
        ..... ..... ...## .....
        ##### ##### ##.g# ##.##
    """
    wide = """
        ░░███g░ ░░███b░ ░░███░░ ░g███░░
        ███████ ███████ █████░░ ███████
        ░░░░░░░ ░░░░░░░ ░░███g░ ░░███░░
    """
    cards = [with_key(paths()[name]) for name in DOORS]
    assert in_a_row(cards, ASCII, NARROW) == picture(plain)
    assert in_a_row(cards, UNICODE, WIDE) == picture(wide)


def test_a_door_turns_with_its_card() -> None:
    expected = """
        ##### #####
        .B... .....
        ##.## ##G##
    """
    cards = [paths()[name].turned(2) for name in ("t_short_blue", "t_short_green")]
    assert in_a_row(cards, ASCII, NARROW) == picture(expected)


@pytest.mark.parametrize(
    ("name", "turned", "sign", "plain"),
    [
        ("t_long_green", False, "╣G↓", "NSW:Gv"),
        ("t_long_green", True, "╠G↑", "NES:G^"),
        ("cross_blue", False, "╬B↓", "NESW:Bv"),
        ("t_short_blue", False, "╩B→", "NEW:B>"),
        ("cross_green", False, "╬G←", "NESW:G<"),
        ("ne_stub_s", False, "NE,s", "NE,s"),
    ],
)
def test_a_sign_says_on_which_side_the_door_is(
    name: str, turned: bool, sign: str, plain: str
) -> None:
    card = paths()[name].turned(2 if turned else 0)
    assert glyph(card, UNICODE) == sign
    assert glyph(card, ASCII) == plain


def test_no_two_path_cards_look_the_same_in_any_ink_and_size() -> None:
    cards = [paths()[name] for name in box().mine.card_names[box().mine.first_path :]]
    ways = [card.turned(turn) for card in cards for turn in (0, 2)]
    lying = {(card.text, card.marks): card for card in ways}
    keyed = [with_key(card) for card in lying.values() if card.marks]
    everything = [*lying.values(), *keyed]
    for ink in (ASCII, UNICODE):
        assert len({tile(card, ink) for card in everything}) == len(everything)
        assert len({tile(card, ink, WIDE) for card in everything}) == len(everything)
        assert len({glyph(card, ink) for card in everything}) == len(everything)


def test_doors_have_the_colour_of_their_owner_open_or_shut() -> None:
    paper = Paper(ASCII, colour=True)
    shut = tile(paths()["cross_green"], ASCII, paint=paper.marked)
    keyed = tile(with_key(paths()["cross_blue"]), ASCII, paint=paper.marked)
    assert shut[1] == ".\033[38;5;78mG\033[0m..."
    assert keyed[2] == "##.\033[38;5;75mb\033[0m#"
    assert width_of(keyed[2]) == width_of(tile(paths()["cross_blue"], ASCII)[2])


def test_a_hand_with_a_key_and_doors() -> None:
    expected = """
          ┌─◉─┐  ┌───┐  ░░█░░    ░░█░░     ░░█░░
          │ ? │  │o-m│  █G███    ███B█     ███░░
          └───┘  └───┘  ░░█░░    ░░░░░     ░░G░░
           map    key   cross_  t_short_  t_long_
                        green     blue     green
                   4     1-3
    """
    hand = ["map", "key", "cross_green", "t_short_blue", "t_long_green"]
    lines = draw_hand(draw_card, hand, {"cross_green": "1-3", "key": "4"}, FINE)
    assert drawn([line.removeprefix("  ") for line in lines]) == picture(expected)


def test_every_card_has_a_picture_in_plain_letters() -> None:
    for name in box().mine.card_names:
        assert "".join(draw_card(name, PLAIN)).isascii()
