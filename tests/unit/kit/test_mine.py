"""Does the mine know what lies where, what fits beside it, and which cells are at its rim?"""

import pytest

from motherlode.core.packing import Packer, Unpacker
from motherlode.kit.mine import Mine, facing
from motherlode.kit.tiles import EMPTY, FACE_DOWN
from tests.unit.kit.drawing import TILES, Drawing, same, tile_of

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def packed(mine: Mine) -> bytes:
    out = Packer()
    mine.pack(out)
    return out.bytes()


def contents(mine: Mine) -> list[list[int]]:
    """All that a mine keeps; equal mines have equal contents."""
    rows = [mine.fixed.list(), mine.laid.list(), mine.rim.list()]
    return [list(map(int, row)) for row in rows] + [[*map(int, mine.tile), *map(int, mine.need)]]


def fitting(drawing: Drawing, sign: str) -> str:
    """The picture with a mark wherever a card fits beside a face-up one."""
    mine = drawing.mine
    places = [
        cell
        for cell in range(drawing.grid.size)
        if mine.tile[cell] == EMPTY and mine.need[cell] != 0 and mine.fits(cell, tile_of(sign))
    ]
    return drawing.marks(places)


def test_a_side_faces_the_opposite_side() -> None:
    assert [int(facing(side)) for side in (NORTH, EAST, SOUTH, WEST)] == [SOUTH, WEST, NORTH, EAST]


# What fits


# Where the card fits is marked.
FITS = {
    "─": """
        ..*..
        *S─*.
        ..*..
    """,
    "│": """
        .*...
        .S─..
        .*...
    """,
    "┐": """
        .*...
        .S─*.
        ..*..
    """,
    "╬": """
        .*...
        *S─*.
        .*...
    """,
}


@pytest.mark.parametrize("sign", FITS)
def test_mouth_must_meet_mouth_and_rock_must_meet_rock(sign: str) -> None:
    assert fitting(Drawing(FITS[sign]), sign) == same(FITS[sign])


@pytest.mark.parametrize("sign", ["┘", "─", "═", "┼"])
def test_a_card_face_down_fits_anything(sign: str) -> None:
    assert fitting(Drawing("S*?"), sign) == "S*?"


@pytest.mark.parametrize(("sign", "picture"), [("┘", "S*│"), ("─", "S.│"), ("│", "S.│")])
def test_a_card_must_fit_on_every_side(sign: str, picture: str) -> None:
    assert fitting(Drawing(picture), sign) == picture


def test_a_bridge_shows_the_same_mouths_as_a_crossing() -> None:
    bridge, crossing = Drawing("S+*"), Drawing("S┼*")

    assert list(bridge.mine.need) == list(crossing.mine.need)


@pytest.mark.parametrize(
    ("sign", "count"),
    [("┼", 2), ("─", 1), ("┘", 2), ("│", 1), ("╬", 2), ("┌", 0), ("┐", 1)],
)
def test_the_neighbours_that_a_card_would_fit_are_counted(sign: str, count: int) -> None:
    picture = """
        .│.
        S.?
    """
    drawing = Drawing(picture)

    assert drawing.mine.fitting_neighbours(drawing.cell(1, 1), tile_of(sign)) == count


# What lies where


def test_what_lies_on_the_table_is_told_from_what_players_laid() -> None:
    picture = """
        │.?
        S─.
    """
    drawing = Drawing(picture)

    assert list(drawing.mine.fixed.list()) == [drawing.cell(2, 0), drawing.cell(0, 1)]
    assert list(drawing.mine.laid.list()) == [drawing.cell(0, 0), drawing.cell(1, 1)]
    assert drawing.mine.at(drawing.cell(2, 0)) == FACE_DOWN
    assert drawing.mine.at(drawing.cell(1, 1)) == tile_of("─")
    assert drawing.mine.at(drawing.cell(1, 0)) == EMPTY


def test_a_card_face_down_asks_nothing_of_its_neighbours_until_it_is_turned_up() -> None:
    drawing = Drawing("S.?")
    goal, between = drawing.cell(2, 0), drawing.cell(1, 0)
    before = int(drawing.mine.need[between])

    drawing.mine.put(goal, tile_of("│"))

    assert before == WEST
    assert int(drawing.mine.need[between]) == WEST + EAST * 16
    assert list(drawing.mine.fixed.list()) == [drawing.start, goal]


@pytest.mark.parametrize("keeps_rim", [False, True])
@pytest.mark.parametrize("sign", ["┼", "─", "╗", "+"])
def test_a_card_that_is_lifted_leaves_no_trace(sign: str, *, keeps_rim: bool) -> None:
    picture = """
        .....
        .S─..
        .│.─.
        ...?.
    """
    for column, row in [(0, 0), (2, 2), (3, 1), (2, 3), (4, 0), (4, 3)]:
        drawing = Drawing(picture, keeps_rim=keeps_rim)
        before = contents(drawing.mine)

        drawing.mine.lay(drawing.cell(column, row), tile_of(sign))
        between = contents(drawing.mine)
        drawing.mine.lift(drawing.cell(column, row))

        assert between != before
        assert contents(drawing.mine) == before


def test_a_cleared_mine_is_as_good_as_new() -> None:
    picture = """
        .│?
        .S─
    """
    drawing, empty = Drawing(picture, keeps_rim=True), Drawing("...\n...", keeps_rim=True)
    drawing.mine.put(drawing.cell(2, 0), tile_of("┼"))

    drawing.mine.clear()

    assert contents(drawing.mine) == contents(empty.mine)


def test_a_mine_that_becomes_another_goes_its_own_way() -> None:
    drawing = Drawing("S─..", keeps_rim=True)
    before = contents(drawing.mine)
    twin = Mine(drawing.grid, TILES, keeps_rim=True)
    twin.become(drawing.mine)

    same_at_first = contents(twin) == before
    twin.lay(drawing.cell(2, 0), tile_of("─"))
    twin.lift(drawing.cell(1, 0))

    assert same_at_first
    assert contents(drawing.mine) == before


def test_the_same_maze_is_packed_the_same_however_it_was_laid() -> None:
    first, second = Drawing("S....."), Drawing("S.....")
    cells = [first.cell(column, 0) for column in (1, 2, 3, 4)]
    for cell in cells:
        first.mine.lay(cell, tile_of("─"))
    for cell in [cells[2], cells[0], cells[3], cells[1]]:
        second.mine.lay(cell, tile_of("┼"))
        second.mine.lift(cell)
        second.mine.lay(cell, tile_of("─"))

    assert packed(first.mine) == packed(second.mine)


def test_a_packed_mine_names_the_cells_and_tiles_that_players_laid() -> None:
    drawing = Drawing("S─┘?")
    src = Unpacker(packed(drawing.mine))

    assert list(src.row64()) == [drawing.cell(1, 0), drawing.cell(2, 0)]
    assert [int(src.number()), int(src.number())] == [tile_of("─"), tile_of("┘")]
    src.end()


# The rim


RIMS = {
    "a start beside a card face down": """
        ..*..
        .*S*?
        ..*..
    """,
    "a start in the corner": """
        S*...
        *....
    """,
    "a tunnel": """
        ..***..
        .*S──*.
        ..***..
    """,
    "a card apart": """
        .*.....*.
        *S*...*│*
        .*.....*.
    """,
    "a card face down is not empty": """
        .**..
        *│S*.
        .*?..
    """,
}


@pytest.mark.parametrize("name", RIMS)
def test_the_rim_is_every_empty_cell_beside_a_face_up_card(name: str) -> None:
    drawing = Drawing(RIMS[name], keeps_rim=True)

    assert drawing.marks(list(map(int, drawing.mine.rim.list()))) == same(RIMS[name])


def test_the_rim_takes_in_what_lies_beside_a_goal_that_is_turned_up() -> None:
    picture = """
        .*...*.
        *S*.*┘*
        .*...*.
    """
    drawing = Drawing(picture.replace("┘", "?"), keeps_rim=True)

    drawing.mine.put(drawing.cell(5, 1), tile_of("┘"))

    assert drawing.marks(list(map(int, drawing.mine.rim.list()))) == same(picture)


def test_a_rockfall_gives_the_rim_back() -> None:
    picture = """
        ..*....
        .*S*.*.
        ..*.*─*
        .....*.
    """
    drawing = Drawing(picture, keeps_rim=True)
    drawing.mine.lay(drawing.cell(3, 1), tile_of("┼"))

    drawing.mine.lift(drawing.cell(3, 1))

    assert drawing.marks(list(map(int, drawing.mine.rim.list()))) == same(picture)


def test_a_mine_that_keeps_no_rim_has_none() -> None:
    assert list(Drawing("S─.").mine.rim.list()) == []
