"""Is every way a card can lie a tile, and do the tables say what its tunnels say?"""

import pytest

from motherlode.games.saboteur.data import box
from motherlode.kit.tiles import EMPTY, FACE_DOWN, FIRST, SUBSETS, Tiles
from motherlode.kit.tunnels import Tunnels, read_tunnels

WAYS = {
    2: {"NESW": 1, "NES": 2, "NS": 1, "NE": 2, "s": 2, "NS,EW": 1, "NE,SW": 1, "NE,s": 2},
    4: {"NESW": 1, "NES": 4, "NS": 2, "NE": 4, "s": 4, "NS,EW": 1, "NE,SW": 2, "NE,s": 4},
}
"""In how many different ways a card can lie, by half and by quarter turns."""

SETS = {
    "the box of Saboteur": box().mine.cards,
    "bridges and stubs": [read_tunnels(text) for text in WAYS[2]],
}


def lying(cards: list[Tunnels], tiles: Tiles) -> dict[int, Tunnels]:
    return {
        tile: cards[tiles.card[tile]].turned(int(tiles.quarters[tile]))
        for tile in range(FIRST, tiles.count)
    }


@pytest.mark.parametrize("turns", [2, 4])
def test_a_card_has_as_many_tiles_as_it_looks_different_when_turned(turns: int) -> None:
    cards = [read_tunnels(text) for text in WAYS[turns]]

    tiles = Tiles(cards, turns)

    assert list(tiles.ways) == list(WAYS[turns].values())
    assert tiles.count == FIRST + sum(WAYS[turns].values())


@pytest.mark.parametrize("turns", [2, 4])
@pytest.mark.parametrize("name", SETS)
def test_the_tiles_of_a_card_follow_each_other_as_written_first(name: str, turns: int) -> None:
    cards = SETS[name]

    tiles = Tiles(cards, turns)

    after = FIRST
    for card in range(len(cards)):
        assert int(tiles.first[card]) == after
        assert tiles.quarters[after] == 0
        after += int(tiles.ways[card])
        assert {int(tiles.card[tile]) for tile in range(int(tiles.first[card]), after)} == {card}
    assert tiles.count == after


@pytest.mark.parametrize("turns", [2, 4])
@pytest.mark.parametrize("name", SETS)
def test_no_two_tiles_of_a_card_look_the_same(name: str, turns: int) -> None:
    cards = SETS[name]
    tiles = Tiles(cards, turns)

    looks = [(int(tiles.card[tile]), tunnels) for tile, tunnels in lying(cards, tiles).items()]

    assert len(set(looks)) == len(looks)
    for card, tunnels in enumerate(cards):
        for turn in range(turns):
            assert (card, tunnels.turned(turn * 4 // turns)) in looks


@pytest.mark.parametrize("turns", [2, 4])
@pytest.mark.parametrize("name", SETS)
def test_the_tables_say_what_the_tunnels_say(name: str, turns: int) -> None:
    cards = SETS[name]
    tiles = Tiles(cards, turns)

    for tile, tunnels in lying(cards, tiles).items():
        assert tiles.mouths[tile] == tunnels.mouths
        for entered in range(SUBSETS):
            assert tiles.walk[tile * SUBSETS + entered] == tunnels.walk(entered)
            assert tiles.join[tile * SUBSETS + entered] == tunnels.join(entered)


@pytest.mark.parametrize("name", SETS)
def test_a_tile_rejects_a_mouth_where_it_has_rock_and_rock_where_it_has_a_mouth(name: str) -> None:
    cards = SETS[name]
    tiles = Tiles(cards, 2)

    for tile, tunnels in lying(cards, tiles).items():
        for side in (1, 2, 4, 8):
            opens = bool(tunnels.mouths & side)
            assert bool(tiles.reject[tile] & side) == (not opens)
            assert bool(tiles.reject[tile] & side * 16) == opens


def test_what_is_no_tile_has_no_mouth_and_leads_nowhere() -> None:
    tiles = Tiles([read_tunnels("NESW")], 2)

    assert EMPTY < FACE_DOWN < FIRST
    assert list(tiles.mouths[:FIRST]) == [0] * FIRST
    assert list(tiles.walk[: FIRST * SUBSETS]) == [0] * (FIRST * SUBSETS)
    assert list(tiles.join[: FIRST * SUBSETS]) == [0] * (FIRST * SUBSETS)


def test_the_cards_of_the_box_lie_in_32_ways() -> None:
    tiles = box().mine.tiles

    assert len(tiles.first) == 16 + 1 + 3
    assert int(tiles.count) - FIRST == 26 + 1 + 1 + 2 + 2
