"""The mine of the slow Gold Mine referee: every question is answered from nothing, by plain loops.

A mine is every tile on the table, the entrance too, by its cell: which tile, and by how many
quarter turns clockwise it lies. A collapsed tile stays in the mine; its cell is in `collapsed`.
A place is a cell and the mouths of one tunnel there, as it lies: `((3, 1), "NS")`.
"""

from collections.abc import Iterator
from functools import cache

from tests.counts.slow_maze import SIDES, Cell, Mouth, beside, facing
from tests.counts.slow_saboteur import cell_of
from tests.counts.slow_saboteur import place as cell_text

Lie = tuple[str, int]  # a tile and its quarter turns clockwise
Mine = dict[Cell, Lie]
Place = tuple[Cell, str]  # a cell and one of its tunnels, mouths in the order N, E, S, W
Push = tuple[Lie, Cell, Cell]  # the new tile, and the two that meet, western or northern first

ENTRANCE: Cell = (0, 0)  # GLD-1
FROM_ENTRANCE: Place = (ENTRANCE, "NESW")
TABLE = range(-40, 41)  # GLD-1, columns and rows
QUARTER_TURN = str.maketrans("NESW", "ESWN")
SYMBOLS = ["passage", "mud", "pick"]

# A tile's name is its shape, "gold_" before it if it is a chamber, its symbol behind it.
SHAPES = {
    "straight": "NS",
    "corner": "NE",
    "t": "NES",
    "cross": "NESW",
    "two_corners": "NE,SW",
    "over_under": "NS,EW",
    "dead_end": "N",
    "cavern": "NESW",
    "entrance": "NESW",
}
BOX = {  # GLD-1: how many of each, without the entrance
    "straight": 5,
    "straight_passage": 3,
    "straight_mud": 4,
    "straight_pick": 2,
    "corner": 6,
    "corner_passage": 3,
    "corner_mud": 4,
    "corner_pick": 3,
    "t": 6,
    "t_passage": 3,
    "t_mud": 3,
    "t_pick": 2,
    "cross": 6,
    "cross_passage": 1,
    "cross_mud": 1,
    "two_corners": 5,
    "over_under": 4,
    "dead_end": 4,
    "dead_end_passage": 1,
    "dead_end_pick": 1,
    "gold_straight": 5,
    "gold_straight_passage": 1,
    "gold_corner": 5,
    "gold_corner_passage": 1,
    "gold_t": 5,
    "gold_t_passage": 1,
    "gold_cross": 2,
    "gold_dead_end": 7,
    "gold_dead_end_passage": 1,
    "cavern": 4,
}


# Tiles as they lie.


def is_chamber(tile: str) -> bool:
    """Whether the tile is a gold chamber."""
    return tile.startswith("gold_")


@cache
def symbol(tile: str) -> str:
    """`passage`, `mud`, `pick`, or nothing."""
    last = tile.split("_")[-1]
    return last if last in SYMBOLS else ""


def shape(tile: str) -> str:
    """The name of the tile's shape: `shape("gold_t_passage") == "t"`."""
    return tile.removeprefix("gold_").removesuffix(f"_{symbol(tile)}")


@cache
def tunnels(lie: Lie) -> tuple[str, ...]:
    """The tunnels of a tile as it lies: `tunnels(("two_corners", 1)) == ("ES", "NW")`."""
    tile, turns = lie
    groups = SHAPES[shape(tile)]
    for _ in range(turns):
        groups = groups.translate(QUARTER_TURN)
    return tuple("".join(side for side in SIDES if side in group) for group in groups.split(","))


@cache
def mouths(lie: Lie) -> frozenset[str]:
    """The sides where a tunnel of the tile opens."""
    return frozenset(side for tunnel in tunnels(lie) for side in tunnel)


@cache
def ways(tile: str) -> tuple[int, ...]:
    """The quarter turns that look different, each as the least that looks so (GLD-1)."""
    found: list[int] = []
    for turns in range(4):
        looks = set(tunnels((tile, turns)))
        if not any(set(tunnels((tile, earlier))) == looks for earlier in found):
            found.append(turns)
    return tuple(found)


def lie_text(lie: Lie) -> str:
    """A tile as moves write it: `lie_text(("corner", 1)) == "corner 90"`."""
    tile, turns = lie
    return f"{tile} {90 * turns}" if turns else tile


def lie_of(words: list[str]) -> Lie:
    """The tile that the words of a move begin with: `lie_of(["corner", "90", "2,-1"])`."""
    return words[0], int(words[1]) // 90 if words[1].isdigit() else 0


def place_text(place: Place, mine: Mine) -> str:
    """A place as moves write it: its tunnel is named only where the tile has two."""
    cell, tunnel = place
    return f"{cell_text(cell)} {tunnel}" if len(tunnels(mine[cell])) > 1 else cell_text(cell)


def place_of(text: str, mine: Mine) -> Place:
    """The place that a move names."""
    words = text.split()
    cell = cell_of(words[0])
    return cell, words[1] if len(words) > 1 else tunnels(mine[cell])[0]


# Walks.


def next_places(place: Place, mine: Mine, collapsed: set[Cell]) -> set[Place]:
    """Where one step leads: mouths meet, and the tile there has not collapsed (GLD-20, GLD-44)."""
    cell, tunnel = place
    found = set()
    for side in tunnel:
        neighbour, side_there = facing(cell, side)
        if neighbour in mine and neighbour not in collapsed:
            for other in tunnels(mine[neighbour]):
                if side_there in other:
                    found.add((neighbour, other))
    return found


def within(start: Place, steps: int, mine: Mine, collapsed: set[Cell], *, mud: bool) -> set[Place]:
    """Where a walk of up to so many steps may end, its beginning aside (GLD-20, GLD-40)."""
    ends = set()
    last = {start}
    for _ in range(steps):
        last = {after for before in last for after in next_places(before, mine, collapsed)}
        ends |= last
        if mud:  # GLD-40: who enters mud goes no further; who began on it leaves freely
            last = {(cell, tunnel) for cell, tunnel in last if symbol(mine[cell][0]) != "mud"}
    return ends - {start}


def reached(mine: Mine, collapsed: set[Cell]) -> set[Place]:
    """Every place that can be walked to from the entrance."""
    return everywhere({FROM_ENTRANCE}, mine, collapsed)


def everywhere(starts: set[Place], mine: Mine, shut: set[Cell]) -> set[Place]:
    """Where walks of any length from these places come to, never onto a cell that is shut."""
    found = set(starts)
    last = found
    while last:
        last = {after for before in last for after in next_places(before, mine, shut)} - found
        found |= last
    return found


def open_mouths(places: set[Place], mine: Mine) -> set[Mouth]:
    """The mouths of these places that face an empty cell."""
    return {
        (cell, side) for cell, tunnel in places for side in tunnel if beside(cell, side) not in mine
    }


def leads_on(cell: Cell, mine: Mine, collapsed: set[Cell]) -> bool:
    """Whether a walk from the entrance onto this tile, and not back, finds an open mouth (GLD-12).

    The entrance is shut for this walk; it is no empty cell either.
    """
    onto = {place for place in next_places(FROM_ENTRANCE, mine, collapsed) if place[0] == cell}
    return bool(open_mouths(everywhere(onto, mine, collapsed | {ENTRANCE}), mine))


# Laying.


def agrees(lie: Lie, cell: Cell, mine: Mine) -> bool:
    """Whether every touching edge agrees: mouth to mouth, rock to rock (GLD-10, GLD-11)."""
    for side in SIDES:
        neighbour, side_there = facing(cell, side)
        if neighbour in mine:
            opens_here = side in mouths(lie)
            opens_there = side_there in mouths(mine[neighbour])
            has_cavern = "cavern" in (lie[0], mine[neighbour][0])
            if opens_here != opens_there and not has_cavern:
                return False
    return True


def lays(
    tile: str, mine: Mine, collapsed: set[Cell], *, others_left: bool
) -> Iterator[tuple[Lie, Cell]]:
    """Every way to lay the tile (GLD-10, GLD-12, GLD-44)."""
    meeting = open_mouths(reached(mine, collapsed), mine)
    for cell in sorted({beside(cell, side) for cell in mine for side in SIDES}):
        if cell in mine or cell[0] not in TABLE or cell[1] not in TABLE:
            continue
        if any(beside(cell, side) in collapsed for side in SIDES):
            continue  # GLD-44
        for turns in ways(tile):
            lie = (tile, turns)
            meets = any(facing(cell, side) in meeting for side in mouths(lie))
            if meets and agrees(lie, cell, mine):
                after = {**mine, cell: lie}
                if leaves_enough(cell, after, collapsed, others_left=others_left):
                    yield lie, cell


def leaves_enough(cell: Cell, after: Mine, collapsed: set[Cell], *, others_left: bool) -> bool:
    """Whether the mine with a tile just laid on this cell may be left so (GLD-10, GLD-12)."""
    if is_beside_entrance(cell) and not leads_on(cell, after, collapsed):
        return False
    return not others_left or bool(open_mouths(reached(after, collapsed), after))


def is_beside_entrance(cell: Cell) -> bool:
    """Whether the cell shares a side with the entrance."""
    return any(beside(ENTRANCE, side) == cell for side in SIDES)


# Pushing in.


def pushes(tile: str, mine: Mine) -> Iterator[Push]:
    """Every way to push the tile in between two tiles that meet (GLD-3, GLD-12)."""
    for first in sorted(mine):
        for side in "ES":
            second, side_there = facing(first, side)
            if second not in mine:
                continue
            if side not in mouths(mine[first]) or side_there not in mouths(mine[second]):
                continue
            for turns in ways(tile):
                if may_push((tile, turns), first, second, mine):
                    yield (tile, turns), first, second


def may_push(lie: Lie, first: Cell, second: Cell, mine: Mine) -> bool:
    """Whether the tile, lying so, may go between these two, which meet."""
    through = "EW" if first[1] == second[1] else "NS"
    if not any(set(through) <= set(tunnel) for tunnel in tunnels(lie)):
        return False
    moved = shifts(mine, first, second)
    if any(column not in TABLE or row not in TABLE for column, row in moved.values()):
        return False
    gap = gap_of(mine, first, second)
    after = {moved[cell]: lying for cell, lying in mine.items()} | {gap: lie}
    return not is_beside_entrance(gap) or leads_on(gap, after, set())


def shifts(mine: Mine, first: Cell, second: Cell) -> dict[Cell, Cell]:
    """Where every tile lies once the line between these two is opened (GLD-3)."""
    axis = 0 if first[1] == second[1] else 1
    moved = {}
    for cell in mine:
        step = 0
        if first[axis] >= ENTRANCE[axis] and cell[axis] >= second[axis]:
            step = 1
        if first[axis] < ENTRANCE[axis] and cell[axis] <= first[axis]:
            step = -1
        moved[cell] = (cell[0] + step, cell[1]) if axis == 0 else (cell[0], cell[1] + step)
    return moved


def gap_of(mine: Mine, first: Cell, second: Cell) -> Cell:
    """Where the new tile goes: where the one of the two lay that moves away."""
    return first if shifts(mine, first, second)[first] != first else second
