"""The mine of the slow Gold Mine referee, tried on drawn mines: tiles, walks, laying.

In a picture `@` is the entrance on 0,0 and `.` an empty cell; lines are plain tunnels, `#` is
`over_under`, `)` and `(` are `two_corners` as written and turned, `+` a crossing, `C` a cavern.
Straight tunnels from west to east: `p` has a passage, `m` mud, `k` a pick, `$` is a chamber and `q`
one with a passage; `P` is a crossing with a passage, `g` a chamber with four mouths.
"""

import tomllib
from pathlib import Path

import pytest

from tests.counts.slow_maze import Cell
from tests.counts.slow_mine import (
    BOX,
    FROM_ENTRANCE,
    SHAPES,
    Lie,
    Mine,
    Place,
    agrees,
    is_chamber,
    lays,
    lie_of,
    lie_text,
    next_places,
    open_mouths,
    place_of,
    place_text,
    reached,
    shape,
    symbol,
    tunnels,
    ways,
    within,
)

SIGNS: dict[str, Lie] = {
    "@": ("entrance", 0),
    "│": ("straight", 0),
    "─": ("straight", 1),
    "└": ("corner", 0),
    "┌": ("corner", 1),
    "┐": ("corner", 2),
    "┘": ("corner", 3),
    "├": ("t", 0),
    "┬": ("t", 1),
    "┤": ("t", 2),
    "┴": ("t", 3),
    "╵": ("dead_end", 0),
    "╶": ("dead_end", 1),
    "╷": ("dead_end", 2),
    "╴": ("dead_end", 3),
    "+": ("cross", 0),
    "#": ("over_under", 0),
    ")": ("two_corners", 0),
    "(": ("two_corners", 1),
    "C": ("cavern", 0),
    "p": ("straight_passage", 1),
    "m": ("straight_mud", 1),
    "k": ("straight_pick", 1),
    "$": ("gold_straight", 1),
    "q": ("gold_straight_passage", 1),
    "P": ("cross_passage", 0),
    "g": ("gold_cross", 0),
}
NOTHING_FELL: set[Cell] = set()
ONE_OPEN_MOUTH = """
    .╷.
    ╶@─
    .╵.
"""
RING_TO_CLOSE = """
    @.
    └┘
"""
RAIL = """
    @#┐
    .└┘
"""


def drawn(picture: str) -> Mine:
    lines = [line.strip() for line in picture.split("\n") if line.strip()]
    top = next(row for row, line in enumerate(lines) if "@" in line)
    left = lines[top].index("@")
    return {
        (column - left, row - top): SIGNS[sign]
        for row, line in enumerate(lines)
        for column, sign in enumerate(line)
        if sign != "."
    }


def laid(tile: str, mine: Mine, fell: set[Cell] = NOTHING_FELL) -> list[tuple[int, Cell]]:
    """The quarter turns and cells; other tiles are left."""
    return sorted((lie[1], cell) for lie, cell in lays(tile, mine, fell, others_left=True))


def on(cell: Cell, tile: str, mine: Mine) -> list[int]:
    return [turns for turns, where in laid(tile, mine) if where == cell]


# Tiles: GLD-1.


def test_the_box_is_the_one_that_is_written_down() -> None:
    path = Path(__file__).parents[2] / "src/motherlode/games/goldmine/tiles.toml"
    tiles = tomllib.loads(path.read_text())["tiles"]

    assert {tile["id"]: tile["count"] for tile in tiles} == BOX
    for tile in tiles:
        assert SHAPES[shape(tile["id"])] == tile["tunnels"]
        assert symbol(tile["id"]) == tile.get("symbol", "")
        assert is_chamber(tile["id"]) == (tile["sort"] == "chamber")


def test_there_are_99_tiles_beside_the_entrance() -> None:
    def number(has: str, chamber: bool | None = None) -> int:
        wanted = [tile for tile in BOX if symbol(tile) == has or not has]
        return sum(BOX[tile] for tile in wanted if chamber in (None, is_chamber(tile)))

    assert number("") == 99
    assert number("", chamber=True) == 28
    assert (number("passage"), number("passage", chamber=True)) == (15, 4)
    assert (number("mud"), number("pick"), BOX["cavern"]) == (12, 8, 4)


@pytest.mark.parametrize(
    ("tile", "lying"),
    [
        ("straight", ["NS", "EW", "NS", "EW"]),
        ("corner_mud", ["NE", "ES", "SW", "NW"]),
        ("t_pick", ["NES", "ESW", "NSW", "NEW"]),
        ("gold_dead_end_passage", ["N", "E", "S", "W"]),
        ("gold_cross", ["NESW"] * 4),
        ("cavern", ["NESW"] * 4),
        ("two_corners", ["NE,SW", "ES,NW", "SW,NE", "NW,ES"]),
        ("over_under", ["NS,EW", "EW,NS", "NS,EW", "EW,NS"]),
    ],
)
def test_a_tile_is_turned_clockwise(tile: str, lying: list[str]) -> None:
    assert [",".join(tunnels((tile, turns))) for turns in range(4)] == lying


def test_of_turns_that_look_the_same_the_least_is_used() -> None:
    number = {name: len(ways(name)) for name in SHAPES}

    assert all(ways(name) == tuple(range(number[name])) for name in SHAPES)
    assert number == {
        "straight": 2,
        "corner": 4,
        "t": 4,
        "cross": 1,
        "two_corners": 2,
        "over_under": 1,
        "dead_end": 4,
        "cavern": 1,
        "entrance": 1,
    }


def test_tiles_and_places_are_written_as_in_moves() -> None:
    mine = drawn("@─#")

    assert lie_text(("corner", 3)) == "corner 270"
    assert lie_of(["corner", "270", "2,-1"]) == ("corner", 3)
    assert lie_of(["corner", "2,-1"]) == ("corner", 0)
    assert place_text(((1, 0), "EW"), mine) == "1,0"
    assert place_of("1,0", mine) == ((1, 0), "EW")
    assert place_text(((2, 0), "NS"), mine) == "2,0 NS"
    assert place_of("2,0 NS", mine) == ((2, 0), "NS")


# Walks: GLD-20, GLD-40, GLD-44.


def test_two_tunnels_on_one_tile_are_two_places() -> None:
    under: Place = ((1, 0), "EW")
    over: Place = ((1, 0), "NS")
    mine = drawn(RAIL)

    assert within(FROM_ENTRANCE, 1, mine, NOTHING_FELL, mud=True) == {under}
    assert over not in within(FROM_ENTRANCE, 4, mine, NOTHING_FELL, mud=True)
    assert over in within(FROM_ENTRANCE, 5, mine, NOTHING_FELL, mud=True)
    assert open_mouths({over, under}, mine) == {((1, 0), "N")}


@pytest.mark.parametrize(
    ("sign", "place"), [(")", ((1, 0), "SW")), ("(", ((1, 0), "NW")), ("┴", ((1, 0), "NEW"))]
)
def test_a_step_leads_into_the_tunnel_that_meets(sign: str, place: Place) -> None:
    assert next_places(FROM_ENTRANCE, drawn("@" + sign), NOTHING_FELL) == {place}


def test_there_is_no_step_where_only_one_side_has_a_mouth() -> None:
    mine = drawn("""
        @C
        ├─
    """)

    assert next_places(((1, 0), "NESW"), mine, NOTHING_FELL) == {FROM_ENTRANCE}
    assert next_places(((1, 1), "EW"), mine, NOTHING_FELL) == {((0, 1), "NES")}


@pytest.mark.parametrize(("mud", "columns"), [(True, [1, 2, 3]), (False, [1, 2, 3, 4, 5])])
def test_mud_stops_whoever_enters_it(mud: bool, columns: list[int]) -> None:
    ends = within(FROM_ENTRANCE, 6, drawn("@──m──"), NOTHING_FELL, mud=mud)

    assert sorted(cell for cell, _ in ends) == [(column, 0) for column in columns]


def test_whoever_began_in_mud_leaves_freely() -> None:
    ends = within(((3, 0), "EW"), 2, drawn("@──m──"), NOTHING_FELL, mud=True)

    assert sorted(cell for cell, _ in ends) == [(1, 0), (2, 0), (4, 0), (5, 0)]


def test_nobody_walks_a_collapsed_tile() -> None:
    mine = drawn("─@──")

    assert within(FROM_ENTRANCE, 6, mine, {(1, 0)}, mud=True) == {((-1, 0), "EW")}
    assert reached(mine, {(1, 0)}) == {FROM_ENTRANCE, ((-1, 0), "EW")}


def test_mud_and_length_do_not_matter_for_what_can_be_walked_to() -> None:
    assert len(reached(drawn("@m────────m─"), NOTHING_FELL)) == 12


# Laying: GLD-10, GLD-11, GLD-44.


def test_the_first_tile_lies_beside_the_entrance_and_meets_it() -> None:
    assert laid("corner", drawn("@")) == [
        (0, (-1, 0)),
        (0, (0, 1)),
        (1, (-1, 0)),
        (1, (0, -1)),
        (2, (0, -1)),
        (2, (1, 0)),
        (3, (0, 1)),
        (3, (1, 0)),
    ]


def test_edges_agree_mouth_to_mouth_and_rock_to_rock() -> None:
    assert laid("straight", drawn("@┐")) == [(0, (0, -1)), (0, (0, 1)), (0, (1, 1)), (1, (-1, 0))]


def test_a_cavern_agrees_with_rock_but_a_crossing_does_not() -> None:
    mine = drawn("""
        @┬
        │.
    """)

    assert on((1, 1), "cavern", mine) == [0]
    assert on((1, 1), "cross", mine) == []
    assert not agrees(("cross", 0), (1, 1), mine)


def test_rock_agrees_with_a_cavern_but_does_not_link_there() -> None:
    mine = drawn("""
        @C
        ├.
    """)

    assert on((1, 1), "straight", mine) == [1]  # meets 0,1 and has rock towards the cavern
    assert on((2, 0), "straight", mine) == [1]  # turned the other way it would meet nothing


@pytest.mark.parametrize("picture", ["@.─", "@#"])
def test_a_tile_must_meet_a_mouth_that_can_be_walked_to(picture: str) -> None:
    beyond = (1, 0) if picture == "@.─" else (2, 0)

    assert laid("straight", drawn(picture)) == [
        (0, (0, -1)),
        (0, (0, 1)),
        (1, (-1, 0)),
        (1, beyond),
    ]


def test_the_last_open_mouth_is_not_taken_while_other_tiles_are_left() -> None:
    mine = drawn(ONE_OPEN_MOUTH) | {(9, 9): ("cross", 0)}  # its mouths cannot be walked to

    assert laid("dead_end", mine) == []
    assert laid("straight", mine) == [(1, (2, 0))]
    assert list(lays("dead_end", mine, NOTHING_FELL, others_left=False)) == [
        (("dead_end", 3), (2, 0))
    ]


def test_no_tile_is_laid_beside_a_collapsed_one() -> None:
    mine = drawn("@┬─")
    around_entrance = [(0, (0, -1)), (0, (0, 1))]

    assert laid("straight", mine) == [*around_entrance, (0, (1, 1)), (1, (-1, 0)), (1, (3, 0))]
    assert laid("straight", mine, {(2, 0)}) == [*around_entrance, (0, (1, 1)), (1, (-1, 0))]
    assert laid("straight", mine, {(1, 0)}) == [*around_entrance, (1, (-1, 0))]


def test_no_tile_beside_a_collapsed_one_meets_another_tile_either() -> None:
    mine = drawn("""
        @┬─
        .├.
    """)

    assert (1, (2, 1)) in laid("straight", mine)
    assert (1, (2, 1)) not in laid("straight", mine, {(2, 0)})


@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_table_ends_40_cells_from_the_entrance(step: Cell) -> None:
    turns = 1 if step[0] else 0
    mine = drawn("@") | {
        (step[0] * far, step[1] * far): ("straight", turns) for far in range(1, 40)
    }
    last = (step[0] * 40, step[1] * 40)

    assert on(last, "straight", mine) == [turns]

    mine[last] = ("straight", turns)

    assert on((step[0] * 41, step[1] * 41), "straight", mine) == []


# Beside the entrance: GLD-12.


def test_no_dead_end_beside_the_entrance_but_elsewhere() -> None:
    assert laid("gold_dead_end", drawn("@")) == []
    assert laid("gold_dead_end", drawn("@─")) == [(3, (2, 0))]


@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        ("corner", []),  # only back to the entrance
        ("two_corners", [1]),  # as written, the mouths in the east belong to the other tunnel
        ("over_under", [0]),
        ("t", [1, 2]),
        ("cavern", [0]),
    ],
)
def test_no_loop_beside_the_entrance_that_only_leads_back(tile: str, turns: list[int]) -> None:
    assert on((1, 0), tile, drawn(RING_TO_CLOSE)) == turns


@pytest.mark.parametrize(("sign", "turns"), [("│", []), ("─", [0]), (".", [0])])
def test_a_cavern_beside_the_entrance_needs_more_than_rock_around(
    sign: str, turns: list[int]
) -> None:
    mine = drawn(f"""
        .─.
        @.{sign}
        .─.
    """)

    assert on((1, 0), "cavern", mine) == turns


def test_a_way_on_over_a_collapsed_tile_is_none() -> None:
    mine = drawn("""
        @..
        .─┐
        ..├
    """)

    assert (0, (0, 1)) in laid("corner", mine)
    assert (0, (0, 1)) not in laid("corner", mine, {(2, 1)})
