"""Goals of a maze: which open when they are reached, and how they come to lie (SAB-20 to 23)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance
from motherlode.core.events import Log
from motherlode.core.packing import Packer, Unpacker
from motherlode.kit.maze import Maze
from motherlode.kit.news import LAY, OPENED

GOLD: Final = 0
STONE_A: Final = 1
STONE_B: Final = 2
UNSEEN: Final = 3
"""The face of a goal that nobody has shown."""
GOALS: Final = 3
GOAL_BIT: Final = vec[i64]([1, 2, 4])
ALL_GOALS: Final = 7

# SAB-22 `double_goal`, SAB-23 `misfit_goal`: values in the order in which options declare them.
OPEN_ONE: Final = 0
OPEN_ALL: Final = 1
MISFIT_CHOOSE: Final = 0
MISFIT_AUTO: Final = 1

# What came of looking for reached goals.
GOES_ON: Final = 0
ASKS_WHICH: Final = 1
"""SAB-22 `choose`: which of those in `turning` to open."""
ASKS_HOW: Final = 2
"""SAB-23 `choose`: how the northernmost in `turning` lies."""
GOLD_FOUND: Final = 3


class GoalRules:
    """Where goals lie and what was agreed about opening them; it never changes in play."""

    def __init__(self, names: list[str], cells: vec[i64], written: vec[i64]) -> None:
        self.names = names
        """What the faces are called; in the Saboteur games `GOLD` is the first."""
        self.cells = cells
        """From north to south."""
        self.written = written
        """The tile of each face as it is written; turned, it is the next one."""
        self.double_goal: i64 = OPEN_ALL
        self.misfit_goal: i64 = MISFIT_AUTO
        self.none: vec[u8] = vec[u8]([UNSEEN] * GOALS)
        self.faces: vec[u8] = vec[u8](range(GOALS))


class Goals:
    """What everyone sees of the goals."""

    def __init__(self, rules: GoalRules) -> None:
        self.rules = rules
        self.open: vec[u8] = vec[u8]()
        """The face of each goal that was turned up."""
        self.turning: i64 = 0
        """Goals that were opened and do not lie yet, as bits; or those to choose from."""
        self.peeked: vec[u8] = vec[u8]()
        """The goals that each seat has looked at, as bits."""

    def become(self, other: "Goals") -> None:
        """Be what other goals are, and share nothing with them."""
        self.open = other.open[:]
        self.turning = other.turning
        self.peeked = other.peeked[:]

    def clear(self, no_seat: vec[u8]) -> None:
        """All face down, and nobody has looked; the row of noughts is a template."""
        self.open = self.rules.none[:]
        self.turning = 0
        self.peeked = no_seat[:]

    def first_turning(self) -> i64:
        """The northernmost goal that is being turned (SAB-21)."""
        goal: i64
        for goal in range(GOALS):
            if self.turning & GOAL_BIT[goal] != 0:
                return goal
        raise ValueError("no goal is being turned")

    def gold_is_open(self) -> bool:
        """Whether the gold lies face up."""
        goal: i64
        for goal in range(GOALS):
            if self.open[goal] == GOLD:
                return True
        return False

    def was_peeked(self, seat: i64, goal: i64) -> bool:
        """Whether a seat has looked at a goal."""
        return i64(self.peeked[seat]) & GOAL_BIT[goal] != 0

    def peek(self, seat: i64, goal: i64) -> None:
        """Everyone sees that a seat looks at a goal."""
        self.peeked[seat] = u8(i64(self.peeked[seat]) | GOAL_BIT[goal])

    def pack(self, maze: Maze, out: Packer) -> None:
        """Write down how they lie and what is being done with them."""
        out.row(self.open)
        i: i64
        for i in range(GOALS):
            out.number(maze.mine.at(self.rules.cells[i]))
        out.number(self.turning)
        out.row(self.peeked)

    def unpack(self, maze: Maze, src: Unpacker) -> None:
        """Read what `pack` wrote, and put open goals into the maze; walk it anew after that."""
        self.open = src.row()
        i: i64
        for i in range(GOALS):
            tile: i64 = src.below(maze.ground.tiles.count)
            if tile >= maze.ground.path_tiles:
                maze.mine.put(self.rules.cells[i], tile)
        self.turning = src.number()
        self.peeked = src.row()


def shuffle_goals(rules: GoalRules, chance: Chance) -> vec[u8]:
    """SAB-4: what truly lies on each goal: one gold, two stones, shuffled."""
    faces: vec[u8] = rules.faces[:]
    chance.shuffle(faces)
    return faces


def look_for_goals(goals: Goals, maze: Maze, faces: vec[u8], seat: i64, log: Log | None) -> i64:
    """SAB-20, SAB-22: a seat laid a path card; open all that is reached, or ask which.

    `faces` is what truly lies on each goal.
    """
    reached: i64 = reached_goals(goals, maze)
    if reached == 0:
        return GOES_ON
    if goals.rules.double_goal == OPEN_ALL or _is_single(reached):
        return open_together(goals, maze, faces, reached, seat, log)
    goals.turning = reached
    return ASKS_WHICH


def _is_single(bits: i64) -> bool:
    return bits & (bits - 1) == 0


def lie_as_chosen(
    goals: Goals, maze: Maze, faces: vec[u8], rest: i64, seat: i64, log: Log | None
) -> i64:
    """SAB-23 `choose`: the player has picked how a misfitting goal lies (goal * 2 + turned)."""
    goal: i64 = rest // 2
    tile: i64 = goals.rules.written[i64(goals.open[goal])] + rest % 2
    _lay_goal(goals, maze, goal, tile, seat, log)
    return _turn_stones(goals, maze, faces, seat, log)


def reached_goals(goals: Goals, maze: Maze) -> i64:
    """The face-down goals that a reached mouth faces, as bits."""
    reached: i64 = 0
    goal: i64
    for goal in range(GOALS):
        if goals.open[goal] == UNSEEN and maze.reach.lead[goals.rules.cells[goal]] != 0:
            reached |= GOAL_BIT[goal]
    return reached


def open_together(
    goals: Goals, maze: Maze, faces: vec[u8], reached: i64, seat: i64, log: Log | None
) -> i64:
    """Show all of these; gold ends the round, stones are turned one after the other."""
    gold: i64 = -1
    goal: i64
    for goal in range(GOALS):
        if reached & GOAL_BIT[goal] != 0:
            face: i64 = i64(faces[goal])
            goals.open[goal] = u8(face)
            if face == GOLD:
                gold = goal
            if log is not None:
                log.tell(OPENED, seat, goal, face)
    goals.turning = reached
    if gold < 0:
        return _turn_stones(goals, maze, faces, seat, log)
    # SAB-21: the round ends at once; a stone opened with the gold is turned as in `auto`.
    _lay_goal(goals, maze, gold, goals.rules.written[GOLD], seat, log)
    while goals.turning != 0:
        goal = goals.first_turning()
        _lay_goal(goals, maze, goal, _auto_tile(goals, maze, goal), seat, log)
    return GOLD_FOUND


def _turn_stones(goals: Goals, maze: Maze, faces: vec[u8], seat: i64, log: Log | None) -> i64:
    """SAB-21: northernmost first; with `all`, look again for what is reached through them."""
    while goals.turning != 0:
        goal: i64 = goals.first_turning()
        tile: i64 = _fitting_tile(goals, maze, goal)
        if tile < 0:
            if goals.rules.misfit_goal != MISFIT_AUTO:
                return ASKS_HOW
            tile = _auto_tile(goals, maze, goal)
        _lay_goal(goals, maze, goal, tile, seat, log)
    if goals.rules.double_goal == OPEN_ALL:
        return look_for_goals(goals, maze, faces, seat, log)
    return GOES_ON


def _lay_goal(goals: Goals, maze: Maze, goal: i64, tile: i64, seat: i64, log: Log | None) -> None:
    goals.turning &= ALL_GOALS - GOAL_BIT[goal]
    maze.turn_up(goals.rules.cells[goal], tile)
    if log is not None:
        log.tell(LAY, seat, goal, tile)


def _fitting_tile(goals: Goals, maze: Maze, goal: i64) -> i64:
    """SAB-23: the way to lie that fits all neighbours, or -1."""
    cell: i64 = goals.rules.cells[goal]
    written: i64 = goals.rules.written[i64(goals.open[goal])]
    turned: i64
    for turned in range(2):
        if maze.mine.fits(cell, written + turned):
            return written + turned
    return -1


def _auto_tile(goals: Goals, maze: Maze, goal: i64) -> i64:
    """SAB-23 `auto`: open to a side it is reached on, then fitting more, then as written."""
    cell: i64 = goals.rules.cells[goal]
    written: i64 = goals.rules.written[i64(goals.open[goal])]
    lead: i64 = i64(maze.reach.lead[cell])
    best: i64 = written
    most: i64 = -1
    turned: i64
    for turned in range(2):
        tile: i64 = written + turned
        if lead & i64(maze.mine.tiles.mouths[tile]) != 0:
            fitting: i64 = maze.mine.fitting_neighbours(cell, tile)
            if fitting > most:
                most = fitting
                best = tile
    return best
