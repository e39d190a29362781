"""The maze of the slow Saboteur referee: every question is answered from nothing, by plain loops.

A maze is every face-up card on the table (start, path cards, open goals) by its cell. A goal that
still lies face down is in no maze, so it fits anything and nothing counts as lying beside it.
The expansion's path cards are known here too; what is new about them is in `slow_doors`.
"""

from functools import cache

Cell = tuple[int, int]  # column to the east, row to the south
Lie = tuple[str, bool]  # a card and whether it lies turned by 180 degrees
Maze = dict[Cell, Lie]
Mouth = tuple[Cell, str]  # a cell and one of its sides

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
HALF_TURN = str.maketrans("NESWnesw", "SWNEswne")

START: Cell = (0, 0)  # SAB-4
GOALS: list[Cell] = [(8, -2), (8, 0), (8, 2)]  # SAB-4, northernmost first
COLUMNS = range(-27, 36)  # SAB-5: 27 cells beyond the 5 x 9 rectangle on every side
ROWS = range(-29, 30)

# Capitals of one group are joined inside the card; a small letter is a stub.
PATHS = {
    "cross": "NESW",
    "t_vertical": "NES",
    "t_horizontal": "ESW",
    "straight_ns": "NS",
    "straight_ew": "EW",
    "curve_ne": "NE",
    "curve_es": "ES",
    "dead_cross": "n,e,s,w",
    "dead_t_vertical": "n,e,s",
    "dead_t_horizontal": "e,s,w",
    "dead_ns": "n,s",
    "dead_ew": "e,w",
    "dead_ne": "n,e",
    "dead_es": "e,s",
    "dead_s": "s",
    "dead_w": "w",
}
LADDERS = {"ladder_s": "S", "ladder_w": "W", "ladder_es": "ES", "ladder_ne": "NE"}  # SB2-12
EXPANSION_PATHS = {
    "bridge": "NS,EW",
    "double_curve_a": "NW,ES",
    "double_curve_b": "NE,SW",
    **LADDERS,
    "door_green_es": "ES",
    "door_green_ew": "EW",
    "door_green_ns": "NS,e",
    "door_blue_ns": "NS",
    "door_blue_ew": "EW",
    "door_blue_sw": "SW",
    "mix_ne_s": "NE,s",
    "mix_ns_e": "NS,e",
    "mix_ns_e_w": "NS,e,w",
    "mix_ew_n_s": "EW,n,s",
    "mix_es_n": "ES,n",
    "crystal_dead_w": "w",
    "crystal_dead_s": "s",
    "crystal_ew_s": "EW,s",
    "crystal_t_horizontal": "ESW",
    "crystal_t_vertical": "NES",
    "crystal_t_h_stub": "ESW,n",
    "crystal_t_v_stub": "NSW,e",
    "crystal_cross": "NESW",
}
START_AND_GOALS = {"start": "NESW", "gold": "NESW", "stone_a": "ES", "stone_b": "SW"}
TUNNELS = {**PATHS, **EXPANSION_PATHS, **START_AND_GOALS}


@cache
def groups(card: str, turned: bool) -> tuple[str, ...]:
    """The groups of tunnels of a card as it lies: `groups("curve_ne", True) == ("SW",)`."""
    tunnels = TUNNELS[card]
    return tuple((tunnels.translate(HALF_TURN) if turned else tunnels).split(","))


@cache
def mouths(card: str, turned: bool) -> frozenset[str]:
    """The sides where a tunnel opens, a stub's too (SAB-11)."""
    return frozenset(side.upper() for group in groups(card, turned) for side in group)


@cache
def half_turn_differs(card: str) -> bool:
    """Whether the card, turned by 180 degrees, is another tile."""
    as_written = {frozenset(group) for group in groups(card, False)}
    return as_written != {frozenset(group) for group in groups(card, True)}


@cache
def beside(cell: Cell, side: str) -> Cell:
    """The cell next to this one on that side."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


@cache
def facing(cell: Cell, side: str) -> Mouth:
    """The place of the mouth that a mouth on this side of this cell would meet."""
    return beside(cell, side), OPPOSITE[side]


def misfits(card: str, turned: bool, cell: Cell, maze: Maze) -> int:
    """On how many sides the card would not fit the maze: mouth to mouth, rock to rock (SAB-12)."""
    wrong = 0
    for side in SIDES:
        neighbour = beside(cell, side)
        if neighbour in maze:
            opens_here = side in mouths(card, turned)
            opens_there = OPPOSITE[side] in mouths(*maze[neighbour])
            if opens_here != opens_there:
                wrong += 1
    return wrong


def entrances(maze: Maze) -> set[Cell]:
    """The cells where a walk may begin: the start, and every ladder joined to it (SB2-12)."""
    return {START} | {cell for cell, lie in maze.items() if lie[0] in LADDERS}


def reached_mouths(maze: Maze) -> set[Mouth]:
    """Every mouth that a walk from the start gets to; a stub never is one (SAB-11)."""
    reached = {(cell, side) for cell in entrances(maze) for side in mouths(*maze[cell])}
    grew = True
    while grew:
        grew = False
        for cell, lie in maze.items():
            for group in groups(*lie):
                if group.islower() or (cell, group[0]) in reached:
                    continue
                if any(facing(cell, side) in reached for side in group):
                    reached.update((cell, side) for side in group)
                    grew = True
    return reached


def start_part(maze: Maze) -> set[Cell]:
    """The start and, step by step, every card that meets one of that part, stubs too (SAB-13)."""
    part = entrances(maze)
    grew = True
    while grew:
        grew = False
        for cell, lie in maze.items():
            if cell not in part and any(
                beside(cell, side) in part and OPPOSITE[side] in mouths(*maze[beside(cell, side)])
                for side in mouths(*lie)
            ):
                part.add(cell)
                grew = True
    return part


def linking_mouths(maze: Maze, placement: str) -> set[Mouth]:
    """The mouths of the maze of which a new card must meet one (SAB-13, not for `adjacent`)."""
    if placement == "reachable":
        return reached_mouths(maze)
    return {(cell, side) for cell in start_part(maze) for side in mouths(*maze[cell])}


def fitting_cells(card: str, turned: bool, maze: Maze) -> list[Cell]:
    """Every empty cell beside the maze that the path card fits, lying so (SAB-5, SAB-12)."""
    found = []
    for cell in sorted({beside(cell, side) for cell in maze for side in SIDES}):
        if cell in maze or cell in GOALS or cell[0] not in COLUMNS or cell[1] not in ROWS:
            continue
        if misfits(card, turned, cell, maze) == 0:
            found.append(cell)
    return found


def places(card: str, turned: bool, maze: Maze, placement: str) -> list[Cell]:
    """Every cell where the path card may be laid, lying so (SAB-5, SAB-12, SAB-13)."""
    found = fitting_cells(card, turned, maze)
    if placement == "adjacent":
        return found
    links = linking_mouths(maze, placement)
    return [
        cell for cell in found if any(facing(cell, side) in links for side in mouths(card, turned))
    ]


def reached_sides(goal: Cell, maze: Maze) -> set[str]:
    """The sides of a goal that a reached mouth faces (SAB-20)."""
    reached = reached_mouths(maze)
    return {side for side in SIDES if facing(goal, side) in reached}


def reached_goals(maze: Maze) -> list[Cell]:
    """The face-down goals that are reached, northernmost first (SAB-20)."""
    return [goal for goal in GOALS if goal not in maze and reached_sides(goal, maze)]


def fits_neither_way(stone: str, goal: Cell, maze: Maze) -> bool:
    """Whether both ways to turn the stone goal contradict a neighbour (SAB-23)."""
    return misfits(stone, False, goal, maze) > 0 and misfits(stone, True, goal, maze) > 0


def auto_turned(stone: str, goal: Cell, maze: Maze) -> bool:
    """How a reached stone goal is turned when nobody is asked (SAB-23).

    A way that fits all neighbours is open to every reached side and has no misfit, so it is
    the one found here too. On a tie `min` keeps the first, which is the one as written.
    """
    sides = reached_sides(goal, maze)
    ways = [turned for turned in (False, True) if mouths(stone, turned) & sides]
    return min(ways, key=lambda turned: misfits(stone, turned, goal, maze))
