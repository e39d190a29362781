"""Sprites: every game has a symbol for all that it shows, small, plain and without styles."""

import gzip
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from motherlode.core.chance import Fast
from motherlode.core.game import Game
from motherlode.draw.art import COMMON, names, sprite, symbols_of
from motherlode.draw.art.drawings import Drawing, from_files, part, symbol, use_part, with_parts
from motherlode.draw.art.sheets import contact_sheet
from motherlode.games.corporation.data import box as corporation_box
from motherlode.games.corporation.pieces import CARD_NAMES, CONTENT_NAMES
from motherlode.games.goldmine.pieces import COLOUR_NAMES, DIE
from motherlode.games.registry import GAMES, find_game
from motherlode.games.saboteur.cards import ROLE_NAMES as SABOTEUR_ROLES
from motherlode.games.saboteur2.cards import ROLE_NAMES as SABOTEUR2_ROLES
from tests.unit.draw.sprites import SVG, by_id, tree, uses

MAZES = ("saboteur", "saboteur2", "duel")
MOST_BYTES = 12 * 1024
TOOLS = ("pick", "lamp", "cart")
PICTURES = [
    *TOOLS,
    *(f"broken-{tool}" for tool in TOOLS),
    *("trap", "thief", "gold", "crystal", "leaf", "drop", "map", "rockfall", "key", "ladder"),
    *("card", "crown", "gnome", "coin", "die", "bat", "mask"),
]
"""Icons with colours of their own."""
SIGNS = [
    *("eye", "turn", "chat", "log", "rules", "menu", "close", "check", "clock", "robot", "person"),
    *("sun", "moon", "zoom-in", "zoom-out", "fit", "share", "copy", "qr", "play", "download"),
    *("hint", "claim", "flag", "swap", "leave", "settings", "question", "wifi-off", "spectator"),
]
"""Icons in the colour of the text around them."""
TAGS = {"svg", "defs", "g", "symbol", "use", "path", "circle", "rect"}
PAINTS = {"none", "currentColor"}


def editions(game: Game[Any, Any, Any]) -> Iterator[Any]:
    """What is public at the first move, in every edition."""
    for edition in game.sheet.editions:
        text = f"{game.name}(edition={edition}, seats={game.sheet.usual})"
        yield game.begin(game.setup(text), Fast(1)).public


# Everything that a game shows


@pytest.mark.parametrize("name", MAZES)
def test_every_card_of_every_edition_has_a_symbol(name: str) -> None:
    shown = set(symbols_of(name))
    for public in editions(find_game(name)):
        words = public.rules.words
        assert {f"card-{card}" for card in words.card_names} <= shown
        assert {f"goal-{face}" for face in words.faces} <= shown
    assert {"card-back", "goal-back", "role-back", "nugget"} <= shown


@pytest.mark.parametrize(
    ("name", "roles"),
    [
        ("saboteur", SABOTEUR_ROLES[:-1]),
        ("saboteur2", SABOTEUR2_ROLES[:-1]),
        ("duel", ["green", "blue"]),
    ],
)
def test_every_role_has_a_portrait(name: str, roles: list[str]) -> None:
    assert {f"role-{role}" for role in roles} <= set(symbols_of(name))
    assert "role-unknown" not in symbols_of(name)


def test_every_maze_has_its_starts() -> None:
    assert "start" in symbols_of("saboteur")
    assert "start" in symbols_of("saboteur2")
    assert {"start-green", "start-blue"} <= set(symbols_of("duel"))


def test_every_tile_of_every_edition_has_a_symbol() -> None:
    shown = set(symbols_of("goldmine"))
    for public in editions(find_game("goldmine")):
        assert {f"tile-{name}" for name in public.rules.names} <= shown
    assert {"tile-entrance", "tile-back", "collapsed", "nugget"} <= shown


def test_every_miner_and_every_roll_of_a_die_has_a_symbol() -> None:
    shown = set(symbols_of("goldmine"))
    assert {f"miner-{colour}" for colour in COLOUR_NAMES} <= shown
    assert {f"die-{pips}" for pips in range(1, DIE + 1)} <= shown


def test_everything_on_the_field_of_the_corporations_has_a_symbol() -> None:
    shown = set(symbols_of("corporation"))
    colours = corporation_box().data.colours
    assert {f"cell-{content}" for content in CONTENT_NAMES} <= shown
    assert {f"chest-{card}" for card in CARD_NAMES} <= shown
    assert {f"{what}-{one}" for what in ("crystal", "investment") for one in colours} <= shown
    assert {"gnome", "coin", "cell-dug", "chest-back"} <= shown


@pytest.mark.parametrize("name", names())
def test_every_page_has_all_icons_and_twelve_dwarfs(name: str) -> None:
    shown = set(symbols_of(name))
    assert {f"icon-{icon}" for icon in PICTURES + SIGNS} <= shown
    assert {f"dwarf-{number}" for number in range(12)} <= shown


def test_the_common_sprite_has_the_logo_and_an_emblem_of_each_game() -> None:
    assert {"logo", *(f"emblem-{game}" for game in GAMES)} <= set(symbols_of(COMMON))


def test_there_is_a_sprite_of_every_game_and_of_nothing_else() -> None:
    assert names() == [COMMON, *GAMES]
    with pytest.raises(ValueError, match="no art for 'chess': there is common, saboteur"):
        sprite("chess")


# What sprites are made of


@pytest.mark.parametrize("name", names())
def test_nothing_in_a_sprite_needs_styles_scripts_or_other_files(name: str) -> None:
    ids = by_id(name)
    for element in tree(name).iter():
        assert element.tag.removeprefix(SVG) in TAGS
        for attribute, value in element.attrib.items():
            assert attribute not in ("style", "class")
            assert not attribute.startswith("on")
            assert "url(" not in value
        for used in uses(element):
            assert used in ids


@pytest.mark.parametrize("name", names())
def test_a_sprite_has_no_words(name: str) -> None:
    assert "".join(tree(name).itertext()).strip() == ""


@pytest.mark.parametrize("name", names())
def test_ids_are_unique_and_parts_are_not_drawn_by_themselves(name: str) -> None:
    ids = re.findall(r' id="([^"]+)"', sprite(name))
    assert len(ids) == len(set(ids))
    defs, *symbols = tree(name)
    assert all(part.attrib["id"].startswith("art-") for part in defs)
    assert {one.tag for one in symbols} == {f"{SVG}symbol"}
    assert [one.attrib["id"] for one in symbols] == symbols_of(name)


def test_an_id_means_the_same_picture_in_every_sprite() -> None:
    pictures: dict[str, str] = {}
    for name in names():
        for text in re.findall(r"<(?:symbol|g) id=.*?</(?:symbol|g)>", sprite(name)):
            found = text.split('"')[1]
            assert pictures.setdefault(found, text) == text


@pytest.mark.parametrize("name", names())
def test_a_sprite_is_small(name: str) -> None:
    assert len(gzip.compress(sprite(name).encode(), 9)) < MOST_BYTES


def test_pictures_have_the_shape_that_pages_give_them() -> None:
    shapes = {
        ("card-", "goal-", "role-", "start", "chest-"): "0 0 60 92",
        ("icon-", "miner-", "die-", "nugget", "investment-"): "0 0 24 24",
        ("dwarf-", "logo"): "0 0 48 48",
        ("tile-", "collapsed"): "0 0 80 80",
        ("cell-", "crystal-", "gnome", "coin"): "0 0 20 20",
        ("emblem-",): "0 0 240 140",
    }
    for name in names():
        for found in symbols_of(name):
            box = next(box for kinds, box in shapes.items() if found.startswith(kinds))
            assert by_id(name)[found].get("viewBox") == box


@pytest.mark.parametrize("icon", SIGNS)
def test_signs_have_the_colour_of_the_text_around_them(icon: str) -> None:
    sign = by_id(COMMON)[f"icon-{icon}"]
    assert "currentColor" in {sign.get("stroke"), sign.get("fill")}
    for element in sign.iter():
        assert {element.get("stroke", "none"), element.get("fill", "none")} <= PAINTS


@pytest.mark.parametrize("icon", PICTURES)
def test_other_icons_have_colours_of_their_own(icon: str) -> None:
    assert "currentColor" not in from_files()[f"icon-{icon}"].text


def test_every_file_is_in_some_sprite() -> None:
    used = {found for name in names() for found in by_id(name)}
    assert set(from_files()) <= used


def test_the_contact_sheet_shows_every_symbol_at_every_size_on_both_grounds() -> None:
    sheet = contact_sheet()
    for found in symbols_of("goldmine"):
        there = sum(found in symbols_of(name) for name in names())
        assert len(re.findall(rf'"><use href="#{found}"/></svg>', sheet)) == there * 6


def test_sprites_are_the_same_in_every_process() -> None:
    """Whatever order sets and folders have there."""
    program = "from motherlode.draw.art import sprite; print(sprite('saboteur2'), end='')"
    for seed in ("1", "2"):
        env = {"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", program], env=env, capture_output=True, check=True
        )
        assert done.stdout.decode() == sprite("saboteur2")


# Putting drawings together


def test_what_a_drawing_is_made_of_comes_before_it() -> None:
    stone = part("stone", "<path/>")
    heap = part("heap", use_part("stone"))
    hill = symbol("hill", "0 0 1 1", use_part("heap"))
    shelf = {drawing.id: drawing for drawing in (heap, stone)}
    assert with_parts([hill], shelf) == [stone, heap, hill]


def test_a_drawing_of_something_that_is_missing_is_refused() -> None:
    hill = Drawing("hill", "", use_part("heap"))
    with pytest.raises(ValueError, match="hill: there is no drawing 'art-heap'"):
        with_parts([hill], {})
