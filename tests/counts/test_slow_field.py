"""The field of the slow Dwarf Corporation referee, tried on little pictures.

In a picture `$` is gold, `n` a gnome, `s` a safe, `c` a chest, `o` a passage, `x` danger, `B` the
base camp, `.` an empty cell; a capital letter is a crystal: Red, Orange, Yellow, Green, Cyan, bLue,
Violet, White. The north-western cell is 0,0.
"""

from collections import Counter

import pytest

from tests.counts.slow_field import (
    BOARD,
    COLOURS,
    SIGNS,
    Contents,
    Crystals,
    beside,
    box,
    diggable_gold,
    exits,
    faults,
    free,
    places,
)
from tests.counts.slow_maze import Cell

LETTERS = dict(zip("ROYGCLVW", COLOURS, strict=True))
AROUND = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]  # the outer boards


def drawn(picture: str) -> dict[Cell, str]:
    """A field as a deal has it: a cell with a crystal has its colour."""
    field = {}
    for row, line in enumerate(picture.split()):
        for column, sign in enumerate(line):
            field[column, row] = LETTERS[sign] if sign in LETTERS else SIGNS[sign]
    return field


def lies(picture: str) -> tuple[Contents, Crystals]:
    """What is printed, and the crystals."""
    field = drawn(picture)
    crystals = {cell: what for cell, what in field.items() if what in COLOURS}
    return field | dict.fromkeys(crystals, "empty"), crystals


def laid_out() -> dict[Cell, str]:
    """The field with the boards as the box lists them, row by row around the central one."""
    field: dict[Cell, str] = {}
    boards = [board["cells"] for board in box()["boards"]]
    lying = dict(zip(AROUND, boards, strict=True)) | {(1, 1): box()["centre"]["cells"]}
    for (west, north), picture in lying.items():
        for row, line in enumerate(picture.split()):
            for column, sign in enumerate(line):
                field[west * BOARD + column, north * BOARD + row] = SIGNS[sign]
    return field


def gold_in(picture: str, *, tunnel_held: bool = False) -> list[Cell]:
    return diggable_gold(*lies(picture), tunnel_held=tunnel_held)


# Neighbours: COR-5.


def test_a_crystal_goes_beside_one_of_its_colour_and_not_across_a_corner() -> None:
    picture = """
        ...
        .R.
        ...
    """

    assert places("red", *lies(picture)) == [(0, 1), (1, 0), (1, 2), (2, 1)]
    assert places("blue", *lies(picture)) == []


def test_no_crystal_goes_on_danger_or_base_camp_or_another_crystal() -> None:
    picture = """
        .x.
        BR.
        .L.
    """

    assert places("red", *lies(picture)) == [(2, 1)]
    assert places("blue", *lies(picture)) == [(0, 2), (2, 2)]


def test_a_crystal_goes_on_every_treasure() -> None:
    picture = """
        .$.n.
        sRcRo
    """

    assert places("red", *lies(picture)) == [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)]


def test_the_field_ends_at_its_edges() -> None:
    field = laid_out()

    assert beside((0, 0), field) == [(1, 0), (0, 1)]
    assert beside((17, 17), field) == [(17, 16), (16, 17)]


def test_a_crystal_that_lies_on_danger_is_a_neighbour() -> None:
    contents, crystals = lies("x.")
    crystals[0, 0] = "green"

    assert places("green", contents, crystals) == [(1, 0)]


# Passages and danger: COR-6, COR-20.


def test_exits_are_the_other_free_passages_anywhere() -> None:
    picture = """
        oRo
        ...
        o.o
    """
    contents, crystals = lies(picture)

    assert exits((0, 0), contents, crystals) == [(0, 2), (2, 0), (2, 2)]

    crystals[2, 0] = "white"

    assert exits((0, 0), contents, crystals) == [(0, 2), (2, 2)]


def test_a_danger_cell_is_free_until_a_crystal_lies_there() -> None:
    contents, crystals = lies("x.xRx")
    crystals[2, 0] = "red"

    assert free("danger", contents, crystals) == [(0, 0), (4, 0)]


# The end: COR-30.


@pytest.mark.parametrize(
    ("picture", "gold"),
    [
        ("R$", [(1, 0)]),
        ("R..$", [(3, 0)]),
        ("R$n$", [(1, 0), (3, 0)]),
        ("R.LV$", [(4, 0)]),  # from a crystal of any colour
        ("...$", []),  # from nowhere
        ("R.x$", []),
        ("R.B$", []),
        ("R.xW$", [(4, 0)]),
    ],
)
def test_a_chain_of_free_cells_leads_to_gold(picture: str, gold: list[Cell]) -> None:
    assert gold_in(picture) == gold


def test_a_chain_goes_side_by_side() -> None:
    assert gold_in("Rx x$") == []
    assert gold_in("R. x$") == [(1, 1)]


def test_gold_under_a_crystal_is_gone() -> None:
    contents, crystals = lies("R$.")
    crystals[1, 0] = "red"

    assert diggable_gold(contents, crystals, tunnel_held=False) == []


def test_a_passage_belongs_to_a_chain_while_another_one_is_free() -> None:
    contents, crystals = lies("Ro$ xxx xxo")

    assert diggable_gold(contents, crystals, tunnel_held=False) == [(2, 0)]

    crystals[2, 2] = "blue"

    assert diggable_gold(contents, crystals, tunnel_held=False) == []


def test_a_chain_goes_on_from_any_other_free_passage() -> None:
    picture = """
        R.oxo$
        xxxxxx
        $.oxxx
    """

    assert gold_in(picture) == [(0, 2), (5, 0)]


def test_a_passage_under_a_crystal_is_no_way_in_or_out() -> None:
    picture = """
        Roxxo.
        xxxxx.
        $oxxx$
    """
    contents, crystals = lies(picture)

    assert diggable_gold(contents, crystals, tunnel_held=False) == [(0, 2), (5, 2)]

    # The one at 4,0 is a start now, and the gold behind it needs no passage.
    crystals[4, 0] = "red"

    assert diggable_gold(contents, crystals, tunnel_held=False) == [(0, 2), (5, 2)]

    # The one at 1,0 was the other way in: what is left at 1,2 leads nowhere.
    crystals[1, 0] = "red"

    assert diggable_gold(contents, crystals, tunnel_held=False) == [(5, 2)]


def test_passages_that_no_chain_reaches_are_no_way() -> None:
    assert gold_in("R.xo xxx. o$xx") == []


def test_free_danger_counts_as_a_crystal_while_a_secret_tunnel_is_held() -> None:
    picture = """
        R.x.
        xxx$
        BBBB
        .$..
    """

    assert gold_in(picture) == []
    assert gold_in(picture, tunnel_held=True) == [(3, 1)]  # the one beyond touches no danger


def test_danger_under_a_crystal_is_a_crystal_and_nothing_else() -> None:
    contents, crystals = lies("x$")
    crystals[0, 0] = "cyan"

    assert diggable_gold(contents, crystals, tunnel_held=False) == [(1, 0)]


# The deal: COR-1, COR-2.


def test_the_box_has_as_much_as_it_says() -> None:
    totals = box()["totals"]
    signs = Counter("".join(board["cells"] for board in box()["boards"]))

    assert len(box()["boards"]) == totals["boards"]
    for sign in "$nscox":
        assert signs[sign] == totals[SIGNS[sign]]
    assert sum(box()["cards"].values()) == totals["cards"]
    assert box()["colours"] == COLOURS


def test_the_flags_lie_on_the_central_board() -> None:
    flags = {what: cell for cell, what in laid_out().items() if what in COLOURS}

    assert flags == {
        "red": (7, 6),
        "orange": (10, 6),
        "yellow": (11, 7),
        "green": (11, 10),
        "cyan": (10, 11),
        "blue": (7, 11),
        "violet": (6, 10),
        "white": (6, 7),
    }


def test_the_outer_boards_lie_in_any_order_and_orientation() -> None:
    field = laid_out()
    north_west = {cell: what for cell, what in field.items() if max(cell) < BOARD}
    south = {cell: field[cell[0] + 6, cell[1] + 12] for cell in north_west}
    for (column, row), what in north_west.items():
        field[6 + 5 - row, 12 + column] = what  # a quarter turn clockwise
    for (column, row), what in south.items():
        field[5 - column, 5 - row] = what  # a half turn

    assert faults(laid_out()) == []
    assert faults(field) == []


def test_a_board_has_one_face_and_comes_once() -> None:
    mirrored, twice = laid_out(), laid_out()
    for column in range(BOARD):
        for row in range(BOARD):
            mirrored[5 - column, row] = laid_out()[column, row]
            twice[column, row] = laid_out()[17 - column, 17 - row]

    assert faults(mirrored) == ["not the outer boards of the box"]
    assert faults(twice) == ["not the outer boards of the box"]


def test_the_central_board_always_lies_the_same_way() -> None:
    turned = laid_out()
    for column in range(BOARD):
        for row in range(BOARD):
            turned[6 + 5 - row, 6 + column] = laid_out()[6 + column, 6 + row]

    assert faults(turned) == ["the central board lies otherwise"]
    assert faults(drawn("R.$")) == ["not a field of 18 by 18"]
