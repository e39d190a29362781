"""Path cards and tiles show the tunnels that their box gives them, and no others."""

from collections.abc import Iterator

import pytest

from motherlode.draw.art.paths import draw_path, middle, parts_of
from motherlode.draw.art.ways import CARD, TILE, Frame, way
from motherlode.draw.goldmine.tiles import kinds
from motherlode.games.duel.data import box as duel_box
from motherlode.games.saboteur.data import box as saboteur_box
from motherlode.games.saboteur2.data import box as saboteur2_box
from motherlode.kit.tunnels import EAST, NORTH, SOUTH, WEST, Tunnels, read_tunnels, side_letters
from tests.unit.draw.sprites import by_id, tunnel_mouths, uses

BOXES = {
    "saboteur": saboteur_box().mine,
    "saboteur2": saboteur2_box().mine,
    "duel": duel_box().mine,
}


def drawn() -> Iterator[tuple[str, str, Tunnels]]:
    """Every path card and goal: its game, its symbol, its tunnels."""
    for name, mine in BOXES.items():
        for card, tunnels in mine.tunnels_by_name().items():
            if card != "start":
                kind = "goal" if card in mine.layout.faces else "card"
                yield name, f"{kind}-{card}", tunnels


@pytest.mark.parametrize(("name", "card", "tunnels"), [*drawn()])
def test_a_card_opens_to_the_sides_that_its_box_says(
    name: str, card: str, tunnels: Tunnels
) -> None:
    assert tunnel_mouths(name, card, CARD) == (tunnels.mouths, [])


@pytest.mark.parametrize(("name", "card", "tunnels"), [*drawn()])
def test_each_group_of_a_card_is_one_tunnel_and_each_stub_ends_in_rubble(
    name: str, card: str, tunnels: Tunnels
) -> None:
    used = uses(by_id(name)[card])
    drawn_groups = {one.split("-")[2] for one in used if one.startswith("art-card-")}
    groups = {side_letters(group) for group in tunnels.groups}
    assert {one for one in drawn_groups if one.isupper()} == groups
    assert used.count("art-rubble") == bin(tunnels.stubs).count("1")


@pytest.mark.parametrize("name", [*kinds()])
def test_a_tile_opens_to_the_sides_that_its_box_says(name: str) -> None:
    assert tunnel_mouths("goldmine", f"tile-{name}", TILE) == (kinds()[name].tunnels.mouths, [])


@pytest.mark.parametrize("start", ["start-green", "start-blue"])
def test_a_start_opens_to_all_sides(start: str) -> None:
    assert tunnel_mouths("duel", start, CARD) == (NORTH + EAST + SOUTH + WEST, [])


# Marks


@pytest.mark.parametrize(("name", "card", "tunnels"), [*drawn()])
def test_doors_ladders_and_crystals_are_on_the_cards_that_have_them(
    name: str, card: str, tunnels: Tunnels
) -> None:
    parts = {"ladder": "art-shaft", "crystal": "art-crystals"}
    wanted = sorted(parts.get(what, f"art-{what.replace(' ', '-')}") for what, _ in tunnels.marks)
    marks = (*parts.values(), "art-door-green", "art-door-blue")
    assert sorted(one for one in uses(by_id(name)[card]) if one in marks) == wanted


@pytest.mark.parametrize("name", ["saboteur2", "duel"])
def test_of_two_tunnels_that_cross_the_shaft_passes_over(name: str) -> None:
    used = uses(by_id(name)["card-bridge"])
    assert used[1:] == ["art-card-EW", "art-bridge-shadow", "art-card-NS", "art-bridge-planks"]


def test_every_nugget_of_a_goal_is_drawn() -> None:
    for face, nuggets in zip(duel_box().mine.layout.faces, duel_box().nuggets, strict=True):
        assert uses(by_id("duel")[f"goal-{face}"]).count("nugget") == nuggets
    assert uses(by_id("saboteur")["goal-gold"]).count("nugget") == 1
    assert uses(by_id("saboteur")["goal-stone_a"]).count("nugget") == 0


# New cards


def test_a_card_that_no_box_has_yet_can_be_drawn() -> None:
    tunnels = read_tunnels("NW,e,s")
    card = draw_path("new", tunnels)
    parts = {part.id for part in parts_of(tunnels)}
    assert {"art-card-NW", "art-card-e", "art-card-s"} <= {*card.used} & parts


def test_a_stub_beside_a_shaft_is_short() -> None:
    assert "art-card-e-short" in draw_path("new", read_tunnels("NS,e")).used
    assert "art-card-e" in draw_path("new", read_tunnels("NW,e")).used


@pytest.mark.parametrize("frame", [CARD, TILE])
@pytest.mark.parametrize(("one", "other"), [("NE", "SW"), ("NW", "ES")])
def test_two_bends_leave_rock_between_them(frame: Frame, one: str, other: str) -> None:
    (x, y), (to_x, to_y) = (
        middle(frame, read_tunnels(text).mouths, tight=True) for text in (one, other)
    )
    # Between parallel walls: the distance square to the line between two mouths.
    wide, high = frame.wide / 2, frame.high / 2
    slant = 1 if one == "NE" else -1
    apart = abs((to_x - x) * high - slant * (to_y - y) * wide) / (wide**2 + high**2) ** 0.5
    assert apart > frame.dug + 3


def test_neighbours_meet_where_both_have_a_mouth() -> None:
    assert way(CARD, NORTH + SOUTH) == "M30 0L30 92"
    assert way(CARD, EAST + WEST) == "M60 46L0 46"
    assert way(TILE, NORTH) == "M40 0L40 40"
    assert way(CARD, NORTH + SOUTH, rough=True).startswith("M30 0C30 ")
