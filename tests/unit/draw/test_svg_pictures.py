"""Tables as SVG documents: all that lies there, as one seat may know it."""

from collections import Counter
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import msgspec
import pytest

from motherlode.core.chance import Fast
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.draw.svg import picture
from motherlode.games.registry import GAMES, find_game
from tests.unit.draw.duels import RACE, asked_how_it_lies
from tests.unit.draw.duels import seen as seen_in_duel
from tests.unit.draw.goldmines import BUSY as GOLDMINE
from tests.unit.draw.goldmines import seen as seen_in_goldmine
from tests.unit.draw.sprites import SVG, uses

SEEDS = range(3)
STEPS = (0, 25, 120)


def played(name: str, seed: int, steps: int, seat: int | None = None) -> Any:
    """The view of a random game after some moves."""
    game = find_game(name)
    state = game.begin(game.setup(name), Fast(seed))
    play_randomly(game, state, Fast(seed + 1), Moves(), steps)
    return game.show(state.public, None if seat is None else state.own[seat])


def drawn(view: object) -> Element:
    """A picture, parsed."""
    return fromstring(picture(view))


def lying(document: Element) -> Counter[str]:
    """How often each symbol lies on the table: uses in the document itself."""
    return Counter(use.attrib["href"][1:] for use in document.findall(f"{SVG}use"))


def turns(document: Element) -> Counter[str]:
    """The symbols that lie turned, by how far."""
    found: Counter[str] = Counter()
    for use in document.findall(f"{SVG}use"):
        if "transform" in use.attrib:
            found[f"{use.attrib['href'][1:]} {use.attrib['transform'].split()[0]}"] += 1
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("name", ["saboteur", "saboteur2", "duel"])
def test_every_laid_card_is_in_the_picture_as_it_lies(name: str, steps: int, seed: int) -> None:
    view = played(name, seed, steps)
    document = drawn(view)
    cards = Counter(f"card-{laid.card}" for laid in view.maze)
    assert cards <= lying(document)
    turned = Counter(f"card-{laid.card} rotate(180" for laid in view.maze if laid.turned)
    assert {one: n for one, n in turns(document).items() if one.startswith("card-")} == turned


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("steps", STEPS)
def test_every_tile_nugget_and_miner_is_in_the_picture(steps: int, seed: int) -> None:
    view = played("goldmine", seed, steps)
    there = lying(drawn(view))
    assert Counter(f"tile-{tile.tile}" for tile in view.mine) <= there
    assert there["tile-entrance"] == 1
    assert there["nugget"] == sum(tile.nugget for tile in view.mine)
    miners = sum(miner.place is not None for miner in view.miners)
    assert sum(n for one, n in there.items() if one.startswith("miner-")) == miners


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("steps", STEPS)
def test_every_crystal_is_on_the_field(steps: int, seed: int) -> None:
    view = played("corporation", seed, steps)
    there = lying(drawn(view))
    crystals = Counter(f"crystal-{one}" for row in view.crystals for one in row if one)
    assert {one: n for one, n in there.items() if one.startswith("crystal-")} == crystals
    assert sum(n for one, n in there.items() if one.startswith("cell-")) == 18 * 18


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_has_a_title_and_all_symbols_that_it_uses(name: str) -> None:
    document = drawn(played(name, 1, 60, seat=0))
    assert document.findtext(f"{SVG}title") == f"{find_game(name).sheet.title}, the table"
    ids = {element.attrib["id"] for element in document.iter() if "id" in element.attrib}
    assert {*uses(document)} <= ids


@pytest.mark.parametrize("name", GAMES)
def test_plain_data_gives_the_same_picture_as_a_view(name: str) -> None:
    view = played(name, 2, 40, seat=1)
    assert picture(msgspec.to_builtins(view)) == picture(view)


def test_what_is_no_view_has_no_picture() -> None:
    with pytest.raises(ValueError, match="no picture of 'chess': there is saboteur, "):
        picture({"game": "chess"})
    with pytest.raises(ValueError, match="no picture of None"):
        picture(None)
    with pytest.raises(ValueError, match="this is no view of duel: "):
        picture({"game": "duel"})


# Secrets


@pytest.mark.parametrize("name", ["saboteur", "saboteur2", "duel"])
def test_the_face_of_a_goal_that_nobody_has_opened_is_not_even_among_the_symbols(name: str) -> None:
    text = picture(played(name, 1, 0))
    assert lying(fromstring(text))["goal-back"] == 3
    assert "goal-gold" not in text
    assert "goal-stone" not in text
    assert "goal-t_" not in text


def test_what_a_seat_has_seen_is_faint_and_has_an_eye() -> None:
    view = played("saboteur", 1, 0, seat=0)
    seen = msgspec.structs.replace(view.self, seen={"8,0": "stone_a"})
    document = drawn(msgspec.structs.replace(view, self=seen))
    there = lying(document)
    assert (there["goal-back"], there["goal-stone_a"], there["icon-eye"]) == (2, 1, 1)
    face = next(use for use in document.findall(f"{SVG}use") if use.get("opacity"))
    assert face.attrib["href"] == "#goal-stone_a"


# Things on cards and tiles


def test_keys_and_tokens_of_the_duel_are_shown() -> None:
    view = seen_in_duel(RACE)
    there = lying(drawn(view))
    assert there["icon-key"] == len(view.keys)
    tokens = Counter("icon-leaf" if token.seat == 0 else "icon-drop" for token in view.tokens)
    assert Counter({one: there[one] for one in tokens}) == tokens
    assert view.keys
    assert view.tokens


def test_a_goal_that_does_not_lie_yet_is_faint() -> None:
    uses_of_faces = [
        use
        for use in drawn(asked_how_it_lies()).findall(f"{SVG}use")
        if use.attrib["href"].startswith("#goal-") and use.attrib["href"] != "#goal-back"
    ]
    assert [use.get("opacity") for use in uses_of_faces] == [".55"]


def test_miners_stand_in_their_own_tunnel() -> None:
    """Two are on the tile 1,0, whose tunnels cross: one north, one east of its centre."""
    spots = {
        use.attrib["href"]: (float(use.attrib["x"]) + 13, float(use.attrib["y"]) + 13)
        for use in drawn(seen_in_goldmine(GOLDMINE)).findall(f"{SVG}use")
        if use.attrib["href"].startswith("#miner-")
    }
    assert spots["#miner-blue"] == (120.0, 17.0)
    assert spots["#miner-red"] == (143.0, 40.0)
    assert spots["#miner-yellow"] == (120.0, -40.0)


def test_a_tile_is_turned_by_quarters_and_a_collapsed_one_is_covered() -> None:
    view = seen_in_goldmine(GOLDMINE)
    document = drawn(view)
    turned = Counter(f"tile-{one.tile} rotate({one.turned}" for one in view.mine if one.turned)
    assert turns(document) == turned
    tiles = [msgspec.structs.replace(one, collapsed=True) for one in view.mine]
    fallen = drawn(msgspec.structs.replace(view, mine=tiles))
    assert lying(fallen)["collapsed"] == len(tiles)
