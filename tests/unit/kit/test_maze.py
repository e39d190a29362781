"""Do two players who walk one mine, each from a start of their own, reach what the picture shows?

`1` is green's start, `2` blue's; both are crossings. Doors are arrows: `→` is a tunnel from west to
east with blue's door on its eastern arm, `⇒` the same with green's; `↑` is a crossing, `↥` a bridge
with blue's door in the north. An empty cell is `g` at green's frontier, `b` at blue's, `*` at both.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.packing import Packer, Unpacker
from motherlode.kit.grid import Grid
from motherlode.kit.maze import OWN_MAP, Ground, Maze
from motherlode.kit.mine import Mine
from motherlode.kit.tiles import FACE_DOWN, SUBSETS, Tiles
from motherlode.kit.tunnels import Tunnels, read_tunnels
from tests.unit.kit.drawing import lines_of, same

GREEN, BLUE = "door green", "door blue"
SIGNS = {
    "─": read_tunnels("EW"),
    "│": read_tunnels("NS"),
    "┼": read_tunnels("NESW"),
    "┘": read_tunnels("NW"),
    "→": read_tunnels("EW", ((BLUE, "E"),)),
    "←": read_tunnels("EW", ((BLUE, "W"),)),
    "⇒": read_tunnels("EW", ((GREEN, "E"),)),
    "⇐": read_tunnels("EW", ((GREEN, "W"),)),
    "↑": read_tunnels("NESW", ((BLUE, "N"),)),
    "↥": read_tunnels("NS,EW", ((BLUE, "N"),)),
}
STARTS, GOAL = "12", "?"
PATHS = list(SIGNS.values())
DOORED = [place for place, card in enumerate(PATHS) if card.marks]
START = len(PATHS)
CARDS = [
    *PATHS,
    read_tunnels("NESW"),
    *(Tunnels(PATHS[place].groups, PATHS[place].stubs) for place in DOORED),
]
"""Path cards, the start, and those with a door once more, as they are with a key."""
TILES = Tiles(CARDS, turns=2)
FIRST_KEYED = int(TILES.first[START + 1])


def tile_of(sign: str) -> int:
    return int(TILES.first[list(SIGNS).index(sign)])


def keyed(sign: str) -> int:
    """The tile of a card with a key on its door."""
    return int(TILES.first[START + 1 + DOORED.index(list(SIGNS).index(sign))])


def ground_of(grid: Grid, starts: list[int], own: int, shut: str) -> Ground:
    """The table as a player walks it for whom such arms are shut."""
    ground = Ground(grid, TILES, starts[own], int(TILES.first[START]), OWN_MAP)
    ground.starts = vec[i64](starts)
    ground.first_keyed = FIRST_KEYED
    ground.walk = TILES.walk[:]
    for sign, card in SIGNS.items():
        tile = tile_of(sign)
        for entered in range(SUBSETS):
            ground.walk[tile * SUBSETS + entered] = u8(card.barred(shut).walk(entered))
        if card.marks:
            ground.keyed[tile] = u8(keyed(sign))
    return ground


class Duel:
    """A mine as a picture shows it, and both players' mazes in it."""

    def __init__(self, picture: str) -> None:
        self.lines = lines_of(picture)
        self.grid = Grid(0, 0, len(self.lines[0]) - 1, len(self.lines) - 1)
        starts = [self.cell(sign) for sign in STARTS]
        self.green = Maze(ground_of(self.grid, starts, 0, BLUE))
        self.blue = Maze(ground_of(self.grid, starts, 1, GREEN), self.green.mine)
        self.mine = self.green.mine
        self.green.lay_out(vec[i64]([self.cell(GOAL)] if GOAL in picture else []))
        self.blue.walk_anew()
        for row, line in enumerate(self.lines):
            for column, sign in enumerate(line):
                if sign in SIGNS:
                    self.dig(int(self.grid.cell(column, row)), sign)

    def cell(self, sign: str) -> int:
        """Where the first such sign is drawn."""
        row = next(row for row, line in enumerate(self.lines) if sign in line)
        return int(self.grid.cell(self.lines[row].index(sign), row))

    def dig(self, cell: int, sign: str) -> None:
        """Green lays a card, and blue walks it too."""
        self.green.dig(cell, tile_of(sign))
        self.blue.walk_on(cell)

    def frontiers(self) -> str:
        """The picture, with the marks of both players' frontiers and no others."""
        cards = [*SIGNS, *STARTS, GOAL]
        shown = [[sign if sign in cards else "." for sign in line] for line in self.lines]
        for mark, maze in (("g", self.green), ("b", self.blue)):
            for cell in maze.places().list():
                row, column = int(self.grid.row(cell)), int(self.grid.column(cell))
                shown[row][column] = "*" if shown[row][column] == "g" else mark
        return "\n".join(map("".join, shown))


def contents(maze: Maze) -> list[list[int]]:
    """All that a maze knows of its walks; equal ones have equal contents."""
    reach = maze.reach
    rows = [list(map(int, row)) for row in (reach.tied, reach.lead, reach.frontier.list())]
    return [*rows, sorted(map(int, reach.walked))]


def walked_anew(maze: Maze) -> list[list[int]]:
    """What a fresh walk finds in the same mine."""
    fresh = Maze(maze.ground, maze.mine)
    fresh.walk_anew()
    return contents(fresh)


MAPS = {
    "each walks from the own start": """
        .g...b.
        g1g.b2b
        .g...b.
    """,
    "both walk what was laid, and through the other's start": """
        .*..*.
        *1──2*
        .*..*.
    """,
    "a door on the far arm is shut to the other colour": """
        .g....b.
        g1→..b2b
        .g....b.
    """,
    "a door on the near arm is shut to it too": """
        .g....b.
        g1←..b2b
        .g....b.
    """,
    "who owns a door on the far arm passes it": """
        .g....b.
        g1⇒g.b2b
        .g....b.
    """,
    "who owns a door on the near arm passes it": """
        .g....b.
        g1⇐g.b2b
        .g....b.
    """,
    "what lies behind a shut door is not reached": """
        .g.......b.
        g1→─┼...b2b
        .g.......b.
    """,
    "one comes through a door, and the other does not": """
        .*.b.
        *1→2b
        .*.b.
    """,
    "a door on one arm leaves the other arms open": """
        .g....b.
        g1↑g.b2b
        .gg...b.
    """,
    "a door on a bridge shuts that way over it": """
        ....b.
        .↥.b2b
        g1g.b.
        .g....
    """,
    "and leaves the other way over it open": """
        .g....b.
        g1↥g.b2b
        .g....b.
    """,
    "a goal that lies face down leads nowhere": """
        .g...b.
        g1─?b2b
        .g...b.
    """,
}


@pytest.mark.parametrize("name", MAPS)
def test_maps_are_as_the_picture_shows(name: str) -> None:
    assert Duel(MAPS[name]).frontiers() == same(MAPS[name])


@pytest.mark.parametrize("name", MAPS)
def test_maps_that_grew_card_by_card_are_those_of_the_whole_mine(name: str) -> None:
    duel = Duel(MAPS[name])

    assert contents(duel.green) == walked_anew(duel.green)
    assert contents(duel.blue) == walked_anew(duel.blue)


def test_both_starts_and_goals_lie_there_whoever_lays_the_table_out() -> None:
    duel = Duel("1.?.2")
    starts = [duel.cell("1"), duel.cell("2")]
    start = int(TILES.first[START])

    duel.green.lay_out(vec[i64]([duel.cell("?")]))

    assert [duel.mine.at(cell) for cell in starts] == [start, start]
    assert duel.mine.at(duel.cell("?")) == FACE_DOWN
    assert list(duel.mine.fixed.list()) == sorted([*starts, duel.cell("?")])


def test_a_goal_that_is_turned_up_is_walked_by_both() -> None:
    picture = """
        ......
        .1─?─2
        ......
    """
    duel = Duel(picture)
    duel.green.turn_up(duel.cell("?"), tile_of("┼"))
    duel.blue.walk_on(duel.cell("?"))

    assert duel.frontiers() == same("""
        .*.*.*
        *1─?─2
        .*.*.*
    """)


# Keys (DUE-14)

KEYS = {
    "→": """
        .g....b.
        g1→g.b2b
        .g....b.
    """,
    "←": """
        .g....b.
        g1←g.b2b
        .g....b.
    """,
    "↑": """
        .gg...b.
        g1↑g.b2b
        .gg...b.
    """,
}


@pytest.mark.parametrize("sign", KEYS)
def test_past_a_door_with_a_key_the_other_colour_walks_too(sign: str) -> None:
    duel = Duel(KEYS[sign])

    duel.green.unlock(duel.cell(sign))

    assert duel.frontiers() == same(KEYS[sign])


def test_a_key_lets_walks_go_on_through_all_that_lies_behind_the_door() -> None:
    picture = """
        .g.g.....b.
        g1→┼──⇒gb2b
        .g.g.....b.
    """
    duel = Duel(picture)

    duel.green.unlock(duel.cell("→"))

    assert duel.frontiers() == same(picture)


@pytest.mark.parametrize("name", MAPS)
def test_a_key_on_any_door_leaves_maps_that_a_fresh_walk_finds(name: str) -> None:
    duel = Duel(MAPS[name])
    doors = [sign for sign in KEYS if sign in MAPS[name]]
    for sign in doors:
        before = contents(duel.blue)
        duel.green.unlock(duel.cell(sign))

        assert contents(duel.green) == walked_anew(duel.green)
        assert contents(duel.blue) == walked_anew(duel.blue) == before


def test_a_key_changes_the_tile_and_nothing_that_neighbours_ask() -> None:
    duel = Duel("1→.2")
    cell, need = duel.cell("→"), list(duel.mine.need)

    duel.green.unlock(cell)

    assert duel.mine.at(cell) == keyed("→")
    assert list(duel.mine.need) == need
    assert list(duel.mine.laid.list()) == [cell]


def test_a_key_on_a_door_that_is_not_reached_waits_for_who_comes_there() -> None:
    picture = """
        .g....b.
        g1g→.b2b
        .g....b.
    """
    duel = Duel(picture)
    duel.green.unlock(duel.cell("→"))
    before = duel.frontiers()

    duel.dig(duel.cell("→") - 1, "─")

    assert before == same(picture)
    assert duel.cell("→") + 1 in list(duel.green.reach.frontier.list())


def test_a_fresh_table_has_no_key() -> None:
    duel = Duel("1→.2")
    duel.green.unlock(duel.cell("→"))

    duel.green.lay_out(vec[i64]([]))
    duel.blue.walk_anew()
    duel.dig(duel.cell("→"), "→")

    assert duel.frontiers() == "1→b2"


# Copies


def test_mazes_that_become_others_share_nothing_with_them() -> None:
    duel, twin = Duel("1→..2.."), Duel("1...2..")
    before = [contents(duel.green), contents(duel.blue)]

    twin.green.become(duel.green)
    twin.blue.see_as(duel.blue)
    same_at_first = [contents(twin.green), contents(twin.blue)] == before
    twin.green.unlock(duel.cell("→"))
    twin.dig(duel.cell("→") + 1, "─")

    assert same_at_first
    assert [contents(duel.green), contents(duel.blue)] == before
    assert duel.mine.at(duel.cell("→")) == tile_of("→")
    assert contents(twin.blue) == walked_anew(twin.blue)


def packed(mine: Mine) -> Unpacker:
    out = Packer()
    mine.pack(out)
    return Unpacker(out.bytes())


def test_a_mine_with_a_key_comes_back_as_it_was_packed() -> None:
    duel, again = Duel("1→┼.2"), Duel("1...2")
    duel.green.unlock(duel.cell("→"))

    again.green.unpack(packed(duel.mine))
    again.green.walk_anew()
    again.blue.walk_anew()

    assert list(again.mine.tile) == list(duel.mine.tile)
    assert contents(again.green) == contents(duel.green)
    assert contents(again.blue) == contents(duel.blue)


@pytest.mark.parametrize(
    ("cell", "tile", "complaint"),
    [
        (0, tile_of("─"), "a card beyond the table"),
        (9999, tile_of("─"), "a card beyond the table"),
        (9, int(TILES.first[START]), "a card that is none"),
        (9, FACE_DOWN, "a card that is none"),
    ],
)
def test_what_no_player_laid_is_refused_in_a_saved_mine(
    cell: int, tile: int, complaint: str
) -> None:
    out = Packer()
    out.row64(vec[i64]([cell]))
    out.number(tile)

    with pytest.raises(ValueError, match=complaint):
        Duel("1....2").green.unpack(Unpacker(out.bytes()))
