"""The expansion's path cards in the slow referee: bridges, ladders, doors and crystals.

The walks themselves are those of `slow_maze`, which lets them begin at every ladder too.
"""

from tests.counts.slow_maze import (
    GOALS,
    LADDERS,
    SIDES,
    Cell,
    Maze,
    beside,
    facing,
    fitting_cells,
    mouths,
    places,
    reached_mouths,
)

TWO_TUNNELS = ["bridge", "double_curve_a", "double_curve_b"]
COLOURS = ["green", "blue"]
DOORS = {
    "door_green_es": "green",
    "door_green_ew": "green",
    "door_green_ns": "green",
    "door_blue_ns": "blue",
    "door_blue_ew": "blue",
    "door_blue_sw": "blue",
}
CRYSTALS = {
    "crystal_dead_w": 1,
    "crystal_dead_s": 1,
    "crystal_ew_s": 1,
    "crystal_t_horizontal": 1,
    "crystal_t_vertical": 1,
    "crystal_t_h_stub": 1,
    "crystal_t_v_stub": 1,
    "crystal_cross": 1,
}


def expansion_places(card: str, turned: bool, maze: Maze, placement: str) -> list[Cell]:
    """Every cell where the path card of either set may be laid, lying so."""
    if card in LADDERS:
        return ladder_places(card, turned, maze)
    if card in TWO_TUNNELS:
        return places(card, turned, maze, "reachable")  # SB2-10, SB2-11: whatever `placement` is
    return places(card, turned, maze, placement)


def ladder_places(card: str, turned: bool, maze: Maze) -> list[Cell]:
    """Every cell where the ladder meets a card, reached or not, and is beside no goal (SB2-12)."""
    found = []
    for cell in fitting_cells(card, turned, maze):
        if not beside_a_goal(cell) and meets_a_card(card, turned, cell, maze):
            found.append(cell)
    return found


def beside_a_goal(cell: Cell) -> bool:
    """Whether the cell shares a side with a goal, face down or up."""
    return any(beside(cell, side) in GOALS for side in SIDES)


def meets_a_card(card: str, turned: bool, cell: Cell, maze: Maze) -> bool:
    """Whether a mouth of the card would meet a mouth, a stub's too, of any card of the maze."""
    for side in mouths(card, turned):
        neighbour, side_there = facing(cell, side)
        if neighbour in maze and side_there in mouths(*maze[neighbour]):
            return True
    return False


def ways_to_gold(maze: Maze) -> list[str]:
    """The colours that can walk from the start to the gold, as the maze lies (SB2-21)."""
    gold = [cell for cell, lie in maze.items() if lie[0] == "gold"]
    found = []
    for colour in COLOURS:
        # SB2-13: through a door of the other colour nobody walks, so its card is no way at all.
        passable = {cell: lie for cell, lie in maze.items() if DOORS.get(lie[0], colour) == colour}
        reached = reached_mouths(passable)
        if any((cell, side) in reached for cell in gold for side in SIDES):
            found.append(colour)
    return found


def crystals(maze: Maze) -> int:
    """The crystals on all cards of the maze, linked or not (SB2-23)."""
    return sum(CRYSTALS.get(card, 0) for card, _ in maze.values())
