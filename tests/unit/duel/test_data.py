"""Is the box what DUE-1 says, with doors and keys, and is every mistake in its file told?"""

import re
from importlib.resources import files

import pytest

from motherlode.games.duel.cards import ACTION_NAMES, FIRST_PATH, NO_SEAT, SEATS
from motherlode.games.duel.data import Box, box, sheet
from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.kit.tiles import EMPTY, FIRST, SUBSETS

TEXT = (files("motherlode.games.duel") / "cards.toml").read_text("utf-8")
MINE = box().mine
RULES = GAME.rules(GAME.setup("duel"))
GROUNDS = [RULES.green, RULES.blue]

PATHS = {
    "cross_blue": ("NESW", 1),
    "cross_green": ("NESW", 1),
    "t_short_blue": ("NEW", 1),
    "t_short_green": ("NEW", 1),
    "t_long_blue": ("NSW", 1),
    "t_long_green": ("NSW", 1),
    "straight_ew": ("EW", 4),
    "straight_ns": ("NS", 3),
    "curve_nw": ("NW", 2),
    "curve_ne": ("NE", 2),
    "bridge": ("NS,EW", 1),
    "double_curve": ("NE,SW", 1),
    "ns_stub": ("NS,w", 1),
    "ne_stub_w": ("NE,w", 1),
    "ne_stub_s": ("NE,s", 1),
    "nw_stub_e": ("NW,e", 1),
    "nw_stub_s": ("NW,s", 1),
}
DOORS = {
    "cross_blue": (1, "S"),
    "cross_green": (0, "W"),
    "t_short_blue": (1, "E"),
    "t_short_green": (0, "N"),
    "t_long_blue": (1, "N"),
    "t_long_green": (0, "S"),
}
"""Whose door is on a card, and on which arm."""
SIDES = {"N": 1, "E": 2, "S": 4, "W": 8}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

MISTAKES = [
    ("paths = 24", "paths = 25", "24 path cards, the box says 25"),
    ("count = 4", "count = 3", "23 path cards, the box says 24"),
    ("actions = 16", "actions = 15", "16 action cards, the box says 15"),
    ("key = 2", "key = 3", "17 action cards, the box says 16"),
    ("goals = 3\n", "goals = 4\n", "3 goals, the box says 4"),
    ("[[0, -1], [0, 1]]", "[[0, -1]]", "1 start cards, the box says 2"),
    ("[[0, -1], [0, 1]]", "[[0, -1], [0, 1], [0, 3]]", "3 start cards, the box says 2"),
    ("hand = 5", "hand = 21", "too few cards for 2 hands"),
    (
        'id = "curve"\ntunnels = "NE"',
        'id = "curve"\ntunnels = "NS"',
        "goal curve: upright or turned, it must open to each side",
    ),
    ("nuggets = 1", "nuggets = 0", "goal t_long: a goal shows 1 or more nuggets"),
    ("map = 2", "mop = 2", "no such action card: mop"),
    ('id = "bridge"', 'id = "map"', "two cards have one name"),
    ('id = "bridge"', 'id = "double_curve"', "two cards have one name"),
    (", [5, 2]]", "]", "there are 3 goals and cells for them"),
    ('id = "t_long"\n', 'id = "curve"\n', "there are 3 goals and cells for them"),
    ('tunnels = "NS,EW"', 'tunnels = "NS,EX"', "bridge: tunnels 'NS,EX': sides are N, E, S, W"),
    ('start = "NESW"', 'start = "NNSW"', "start: tunnels 'NNSW': a side is named twice"),
    (
        'id = "t_long"\ntunnels = "NSW"',
        'id = "t_long"\ntunnels = "nSW"',
        "goal t_long: tunnels 'nSW': a group is all capitals or one small letter",
    ),
    (
        '"blue", arm = "E"',
        '"blue", arm = "S"',
        "t_short_blue: tunnels 'NEW': no tunnel at S for the mark 'door blue'",
    ),
    ('"blue", arm = "S"', '"red", arm = "S"', "Invalid enum value 'red' - at `$.paths[0].door"),
    ('arm = "W"', 'arm = "NW"', "Invalid enum value 'NW' - at `$.paths[1].door.arm`"),
    (', arm = "W" }', " }", "Object missing required field `arm` - at `$.paths[1].door`"),
    ("beyond = 27", "beyond = 27\nbehind = 3", "Object contains unknown field `behind`"),
    ("nuggets = 2", "nuggets = 2.5", "Expected `int`, got `float` - at `$.goals[1].nuggets`"),
    ("keys = 2\n", "", "Object missing required field `keys` - at `$.totals`"),
    ("[totals]", "[totals", "Expected ']'"),
]


def doors_on(tile: int) -> dict[str, str]:
    """What is drawn on a tile: the arm of each mark."""
    return dict(MINE.lying()[tile].marks)


def tiles_of(name: str) -> list[int]:
    """The numbers of a card's tiles without keys."""
    path = MINE.card_names.index(name) - FIRST_PATH
    first = int(MINE.tiles.first[path])
    return list(range(first, first + int(MINE.tiles.ways[path])))


def walk(seat: int, tile: int, side: str) -> int:
    """By which sides a player leaves who enters a tile by one."""
    return int(GROUNDS[seat].walk[tile * SUBSETS + SIDES[side]])


# What is in it


def test_the_box_holds_24_path_cards_of_17_kinds() -> None:
    counts = dict(zip(MINE.card_names, MINE.deck, strict=True))
    tunnels = MINE.tunnels_by_name()

    found = {name: (tunnels[name].text, counts[name]) for name in MINE.card_names[FIRST_PATH:]}

    assert found == PATHS
    assert sum(count for _, count in found.values()) == 24


def test_the_box_holds_16_action_cards() -> None:
    assert dict(zip(ACTION_NAMES, MINE.deck, strict=False)) == {
        "break_pick": 2,
        "break_lamp": 2,
        "break_cart": 2,
        "fix_pick": 1,
        "fix_lamp": 1,
        "fix_cart": 1,
        "fix_pick_lamp": 1,
        "fix_pick_cart": 1,
        "fix_lamp_cart": 1,
        "map": 2,
        "key": 2,
    }
    assert sum(MINE.action_counts) == 16


def test_the_goals_show_one_two_and_three_nuggets() -> None:
    tunnels = MINE.tunnels_by_name()

    goals = {name: tunnels[name].text for name in MINE.layout.faces}

    assert goals == {"t_long": "NSW", "curve": "NE", "t_short": "NEW"}
    assert list(RULES.nuggets) == [1, 2, 3]
    assert tunnels["start"].text == "NESW"


def test_the_goals_lie_four_empty_columns_from_the_two_starts() -> None:
    grid = MINE.grid

    assert MINE.layout.starts == [(0, -1), (0, 1)]
    assert MINE.layout.goals == [(5, -2), (5, 0), (5, 2)]
    assert (int(grid.west), int(grid.east)) == (0 - 27, 5 + 27)
    assert (int(grid.north), int(grid.south)) == (-2 - 27, 2 + 27)


def test_each_player_walks_from_the_own_start_and_both_lie_there() -> None:
    cells = [MINE.grid.cell(0, -1), MINE.grid.cell(0, 1)]

    assert [ground.start_cell for ground in GROUNDS] == cells
    assert [list(ground.starts) for ground in GROUNDS] == [cells, cells]


def test_five_cards_two_keys_and_forty_cards_in_the_deck() -> None:
    assert (RULES.hand, RULES.keys, RULES.deck_size) == (5, 2, 40)
    cards = list(map(int, RULES.cards))
    assert [cards.count(card) for card in range(len(RULES.deck))] == list(RULES.deck)
    assert RULES.seats == SEATS


def test_the_rules_of_a_set_up_have_the_values_of_its_options() -> None:
    rules = GAME.rules(GAME.setup("duel(first_player=green, tie_rounds=7)"))

    assert (rules.green_first, rules.tie_rounds) == (True, 7)
    assert (RULES.green_first, RULES.tie_rounds) == (False, 5)
    assert sheet().editions["mini"] == {"first_player": "random", "tie_rounds": 5}


# Doors and keys (DUE-8, DUE-14)


def test_every_tile_of_the_box_has_its_tunnels() -> None:
    lying = MINE.lying()

    assert sorted(lying) == list(range(FIRST, int(MINE.tiles.count)))
    for tile, tunnels in lying.items():
        assert tunnels.mouths == MINE.tiles.mouths[tile]


def test_six_cards_have_a_door_on_one_arm() -> None:
    found = {name: doors_on(tiles_of(name)[0]) for name in PATHS if doors_on(tiles_of(name)[0])}

    colours = ["door green", "door blue"]
    assert found == {name: {colours[whose]: arm} for name, (whose, arm) in DOORS.items()}


@pytest.mark.parametrize("name", PATHS)
def test_a_door_is_somebodys_however_the_card_lies_and_with_a_key_too(name: str) -> None:
    whose = DOORS[name][0] if name in DOORS else NO_SEAT
    tiles = tiles_of(name)
    keyed = [int(RULES.green.keyed[tile]) for tile in tiles]

    assert {int(RULES.doors[tile]) for tile in tiles} == {whose}
    if name in DOORS:
        assert {int(RULES.doors[tile]) for tile in keyed} == {whose}
    else:
        assert keyed == [EMPTY] * len(tiles)


def test_neither_start_nor_goals_have_a_door() -> None:
    others = range(int(RULES.green.path_tiles), int(RULES.green.first_keyed))

    assert len(others) == 1 + 2 + 2 + 2
    assert {int(RULES.doors[tile]) for tile in others} == {NO_SEAT}
    assert not any(RULES.green.may_be_laid(tile) for tile in others)


@pytest.mark.parametrize("name", DOORS)
def test_for_the_other_colour_the_arm_is_a_stub(name: str) -> None:
    whose, arm = DOORS[name]
    mouths = sum(SIDES[side] for side in PATHS[name][0])
    for tile, door in zip(tiles_of(name), (arm, OPPOSITE[arm]), strict=True):
        lies = int(MINE.tiles.mouths[tile])
        inside = next(side for side in SIDES if lies & SIDES[side] and side != door)

        assert lies.bit_count() == mouths.bit_count()
        assert walk(whose, tile, door) == walk(whose, tile, inside) == lies
        assert walk(1 - whose, tile, door) == 0
        assert walk(1 - whose, tile, inside) == lies - SIDES[door]


@pytest.mark.parametrize("name", DOORS)
def test_with_a_key_on_it_both_pass_the_door_and_the_card_lies_as_before(name: str) -> None:
    whose, arm = DOORS[name]
    colour = ["green", "blue"][whose]
    tiles = tiles_of(name)
    for tile, door in zip(tiles, (arm, OPPOSITE[arm]), strict=True):
        keyed = int(RULES.green.keyed[tile])

        assert keyed == RULES.blue.keyed[tile]
        assert keyed >= RULES.green.first_keyed
        assert doors_on(keyed) == {f"open door {colour}": door}
        assert MINE.tiles.card[keyed] == MINE.tiles.card[tile]
        assert MINE.tiles.quarters[keyed] == MINE.tiles.quarters[tile]
        assert MINE.tiles.mouths[keyed] == MINE.tiles.mouths[tile]
        for seat in range(SEATS):
            assert walk(seat, keyed, door) == MINE.tiles.mouths[tile]
    assert len({int(RULES.green.keyed[tile]) for tile in tiles}) == len(tiles) == 2


def test_tiles_with_a_key_are_numbered_last_and_may_be_laid() -> None:
    first, count = int(RULES.green.first_keyed), int(MINE.tiles.count)

    assert count - first == 2 * len(DOORS)
    assert all(RULES.green.may_be_laid(tile) for tile in range(first, count))
    assert all(RULES.green.may_be_laid(tile) for tile in range(FIRST, RULES.green.path_tiles))
    assert not RULES.green.may_be_laid(EMPTY)


# Mistakes


@pytest.mark.parametrize(("was", "becomes", "complaint"), MISTAKES)
def test_a_mistake_in_the_box_is_told_with_its_place(
    was: str, becomes: str, complaint: str
) -> None:
    assert was in TEXT
    sentence = re.escape(f"cards.toml: {complaint}")

    with pytest.raises(ValueError, match=f"^{sentence}"):
        Box(TEXT.replace(was, becomes, 1), "cards.toml")


def test_a_box_has_62_different_cards_at_most() -> None:
    """DUE-5: two of them are one number."""
    missing = 62 - len(MINE.card_names)

    assert len(Box(with_more(missing), "cards.toml").mine.card_names) == 62
    with pytest.raises(ValueError, match=r"^cards\.toml: 62 different cards at most$"):
        Box(with_more(missing + 1), "cards.toml")


def with_more(kinds: int) -> str:
    """The box with so many more kinds of path cards, of which there is none."""
    more = [
        f'[[paths]]\nid = "more_{number}"\ntunnels = "NESW"\ncount = 0\n\n'
        for number in range(kinds)
    ]
    return TEXT.replace("[actions]", f"{''.join(more)}[actions]")
