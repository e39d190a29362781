"""Does the box of Gold Mine hold what it should, and is a wrong one refused with its place?"""

from importlib.resources import files

import pytest

from motherlode.games.goldmine.data import Box, box
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME
from motherlode.games.goldmine.pieces import CAVERN, CHAMBER, MUD, PASSAGE, PICK, TUNNEL

TEXT = (files("motherlode.games.goldmine") / "tiles.toml").read_text("utf-8")
SHAPES = {
    "straight": (14, "NS"),
    "corner": (16, "NE"),
    "t": (14, "NES"),
    "cross": (8, "NESW"),
    "two_corners": (5, "NE,SW"),
    "over_under": (4, "NS,EW"),
    "dead_end": (6, "N"),
}
CHAMBERS = {"straight": 6, "corner": 6, "t": 6, "cross": 2, "dead_end": 8}


def test_the_box_holds_a_hundred_tiles() -> None:
    assert sum(tile.count for tile in box().kinds) == 99  # and the entrance


@pytest.mark.parametrize("shape", SHAPES)
def test_tunnels_by_shape(shape: str) -> None:
    count, tunnels = SHAPES[shape]
    tiles = [t for t in box().kinds if t.sort == "tunnel" and is_of(t.id, shape)]

    assert sum(tile.count for tile in tiles) == count
    assert {tile.tunnels for tile in tiles} == {tunnels}


@pytest.mark.parametrize("shape", CHAMBERS)
def test_chambers_by_shape(shape: str) -> None:
    tiles = [t for t in box().kinds if t.sort == "chamber" and is_of(t.id, f"gold_{shape}")]

    assert sum(tile.count for tile in tiles) == CHAMBERS[shape]
    assert {tile.tunnels for tile in tiles} == {SHAPES[shape][1]}


def is_of(name: str, shape: str) -> bool:
    """Whether a tile has a shape, with a symbol or without."""
    return name == shape or name in [f"{shape}_{symbol}" for symbol in ("passage", "mud", "pick")]


def test_symbols_and_sorts_are_known_of_every_tile_as_it_lies() -> None:
    rules = GAME.rules(GAME.setup("goldmine"))
    counts = [int(count) for count in rules.counts]
    first = [int(rules.tiles.first[kind]) for kind in range(rules.kinds)]

    def total(table: "list[int]", value: int) -> int:
        return sum(count for count, tile in zip(counts, first, strict=True) if table[tile] == value)

    symbols, sorts = ([int(n) for n in row] for row in (rules.symbol, rules.sort))
    assert [total(symbols, s) for s in (PASSAGE, MUD, PICK)] == [15, 12, 8]
    assert [total(sorts, s) for s in (TUNNEL, CHAMBER, CAVERN)] == [67, 28, 4]


@pytest.mark.parametrize(("seats", "needed"), [(2, 10), (3, 7), (4, 7), (5, 5), (6, 5)], ids=str)
def test_nuggets_needed(seats: int, needed: int) -> None:
    assert GAME.rules(GAME.setup(f"goldmine(seats={seats})")).needed == needed


@pytest.mark.parametrize(("seats", "needed"), [(4, 12), (6, 8)])
def test_nuggets_a_team_needs(seats: int, needed: int) -> None:
    assert GAME.rules(GAME.setup(f"goldmine(seats={seats}, teams=true)")).needed == needed


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_are_refused_with_other_numbers_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="teams are for 4 or 6 players"):
        GAME.rules(GAME.setup(f"goldmine(seats={seats}, teams=true)"))


@pytest.mark.parametrize(
    ("said", "instead", "complaint"),
    [
        ("tiles = 100", "tiles = 99", "100 tiles, the box says 99"),
        ("mud = 12", "mud = 11", "12 tiles with mud"),
        ("nuggets = 28", "nuggets = 27", "27 nuggets"),
        ('id = "corner"', 'id = "straight"', "two tiles have one name"),
        ('tunnels = "NE,SW"', 'tunnels = "NE,sw"', "two_corners"),
        ('tunnels = "NE,SW"', 'tunnels = "N,E,S"', "one tunnel or two"),
        ('tunnels = "NE,SW"', 'tunnels = "NE,s"', "no stubs"),
        ('sort = "cavern"', 'sort = "hole"', "sort"),
        ("beyond = 40", 'beyond = "far"', "beyond"),
    ],
)
def test_a_wrong_box_is_refused_with_what_is_wrong(said: str, instead: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=f"tiles.toml.*{complaint}"):
        Box(TEXT.replace(said, instead, 1), "tiles.toml")
