"""Do walks from the start go where the picture shows, while cards come and go?"""

import pytest

from motherlode.kit.mine import Mine
from motherlode.kit.reach import Reach
from tests.unit.kit.drawing import TILES, Drawing, same, tile_of

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

# In each picture the marks are the frontier: the empty cells that a walk leads to.
WALKS = {
    "a start leads to all four sides": """
        .*.
        *S*
        .*.
    """,
    "a tunnel leads on": """
        .*...
        *S──*
        .*...
    """,
    "a dead end stops the walk": """
        .*...
        *S═..
        .*...
    """,
    "what lies behind a dead end is not reached": """
        .*....
        *S═─┼.
        .*....
    """,
    "what lies apart is not reached": """
        .*.....
        *S*.─┼.
        .*.....
    """,
    "a walk does not go through rock": """
        .*..
        *S│.
        .*..
    """,
    "curves turn the walk": """
        .┌*..
        *S┐..
        .*└┐.
        ...*.
    """,
    "a bridge is crossed straight on": """
        .*...
        *S─+*
        .*...
    """,
    "a bridge is crossed both ways where both ways lead to it": """
        .┌┐.
        *S+*
        .**.
    """,
    "a double curve leads to one side": """
        .*.*.
        *S─/.
        .*...
    """,
    "the other double curve leads to the other side": """
        .*...
        *S─\\.
        .*.*.
    """,
    "the edge of the table leads nowhere": """
        S─*
        *..
    """,
    "a card face down is no frontier": """
        .*..
        *S─?
        .*..
    """,
    "a loop comes to an end": """
        .┌┐.
        *S┘.
        .*..
    """,
}

LINKS = {
    "a stub links its card": """
        .*...
        *S═*.
        .*...
    """,
    "all stubs of a card hang together": """
        .**.
        *S╬*
        .**.
    """,
    "what lies behind a dead end hangs together with the start": """
        .*..*.
        *S══┘.
        .*....
    """,
    "both tunnels of a bridge hang together": """
        .**.
        *S+*
        .**.
    """,
    "tunnel against rock does not link": """
        .*..
        *S│.
        .*..
    """,
    "what lies apart is not linked": """
        .*....
        *S*.╬.
        .*....
    """,
}


def frontier(drawing: Drawing, reach: Reach) -> str:
    return drawing.marks(list(map(int, reach.frontier.list())))


def contents(reach: Reach) -> list[list[int]]:
    """All that a reach knows; equal reaches have equal contents."""
    return [list(map(int, row)) for row in (reach.tied, reach.lead, reach.frontier.list())]


def emptied(picture: str) -> Drawing:
    """The picture without what players laid."""
    drawing = Drawing(picture)
    for cell in list(drawing.mine.laid.list()):
        drawing.mine.lift(cell)
    return drawing


@pytest.mark.parametrize("name", WALKS)
def test_walks_lead_where_the_picture_shows(name: str) -> None:
    drawing = Drawing(WALKS[name])

    assert frontier(drawing, drawing.reach()) == same(WALKS[name])


@pytest.mark.parametrize("name", LINKS)
def test_cards_hang_together_as_the_picture_shows(name: str) -> None:
    drawing = Drawing(LINKS[name])

    assert frontier(drawing, drawing.reach(through_stubs=True)) == same(LINKS[name])


@pytest.mark.parametrize("name", [*WALKS, *LINKS])
@pytest.mark.parametrize("through_stubs", [False, True])
@pytest.mark.parametrize("backwards", [False, True])
def test_a_reach_that_grew_card_by_card_is_the_reach_of_the_whole_maze(
    name: str, *, through_stubs: bool, backwards: bool
) -> None:
    whole = Drawing({**WALKS, **LINKS}[name])
    drawing = emptied({**WALKS, **LINKS}[name])
    reach = drawing.reach(through_stubs=through_stubs)
    cells = sorted(map(int, whole.mine.laid.list()), reverse=backwards)

    for cell in cells:
        drawing.mine.lay(cell, whole.mine.at(cell))
        reach.grow(drawing.mine, cell)

    assert contents(reach) == contents(whole.reach(through_stubs=through_stubs))


@pytest.mark.parametrize("name", [*WALKS, *LINKS])
@pytest.mark.parametrize("through_stubs", [False, True])
def test_after_a_rockfall_the_walk_that_starts_again_forgets_what_was(
    name: str, *, through_stubs: bool
) -> None:
    drawing = Drawing({**WALKS, **LINKS}[name])
    reach = drawing.reach(through_stubs=through_stubs)

    for cell in list(drawing.mine.laid.list()):
        drawing.mine.lift(cell)
        reach.start(drawing.mine, drawing.start)

        assert contents(reach) == contents(drawing.reach(through_stubs=through_stubs))


def test_the_reached_mouths_are_those_of_the_tunnels_walked() -> None:
    drawing = Drawing("S─+═")

    reach = drawing.reach()

    assert [int(reach.tied[drawing.cell(column, 0)]) for column in range(4)] == [
        NORTH + EAST + SOUTH + WEST,
        EAST + WEST,
        EAST + WEST,
        0,
    ]


def test_a_reached_mouth_leads_to_the_side_that_it_faces() -> None:
    picture = """
        S┐?
        └─?
        ...
    """
    drawing = Drawing(picture)

    reach = drawing.reach()

    assert int(reach.lead[drawing.cell(2, 1)]) == WEST
    assert int(reach.lead[drawing.cell(2, 0)]) == 0
    assert int(reach.lead[drawing.cell(1, 1)]) == NORTH + WEST


def test_a_goal_that_is_turned_up_lets_walks_through() -> None:
    picture = """
        .*.*.
        *S─┘.
        .*...
    """
    drawing = Drawing(picture.replace("┘", "?"))
    reach = drawing.reach()

    drawing.mine.put(drawing.cell(3, 1), tile_of("┘"))
    reach.grow(drawing.mine, drawing.cell(3, 1))

    assert frontier(drawing, reach) == same(picture)


def test_a_goal_that_shows_rock_to_the_walk_stays_shut() -> None:
    picture = """
        .*...
        *S─└.
        .*...
    """
    drawing = Drawing(picture.replace("└", "?"))
    reach = drawing.reach()

    drawing.mine.put(drawing.cell(3, 1), tile_of("└"))
    reach.grow(drawing.mine, drawing.cell(3, 1))

    assert frontier(drawing, reach) == same(picture)
    assert int(reach.tied[drawing.cell(3, 1)]) == 0


def test_a_reach_that_becomes_another_goes_its_own_way() -> None:
    drawing = Drawing("S─..")
    reach = drawing.reach()
    before = contents(reach)
    twin, twin_mine = Reach(TILES.walk), Mine(drawing.grid, TILES, keeps_rim=False)
    twin.become(reach)
    twin_mine.become(drawing.mine)

    twin_mine.lay(drawing.cell(2, 0), tile_of("─"))
    twin.grow(twin_mine, drawing.cell(2, 0))

    assert contents(reach) == before
    assert [int(cell) for cell in twin.frontier.list()] == [drawing.cell(3, 0)]
    twin.start(drawing.mine, drawing.start)
    assert contents(twin) == before


def test_two_walkers_with_other_starts_reach_other_cells() -> None:
    drawing = Drawing("S*.*─*")
    reach = Reach(TILES.walk)

    reach.start(drawing.mine, drawing.cell(4, 0))

    assert frontier(drawing, reach) == "S..*─*"
