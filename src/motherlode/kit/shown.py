"""The maze and its goals as named, typed data: for wire, clients, drawings and rule cases."""

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from motherlode.kit.goals import GOALS, UNSEEN, Goals
from motherlode.kit.maze import Maze
from motherlode.kit.rows import Cards
from motherlode.kit.texts import Words
from motherlode.kit.tiles import FACE_DOWN
from motherlode.kit.tools import TOOL_NAMES, Tools


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A path card in the maze."""

    cell: str
    card: str
    turned: bool


class Goal(msgspec.Struct, frozen=True, gc=False):
    """A goal: its face if it is open."""

    cell: str
    face: str | None
    turned: bool


def show_maze(words: Words, maze: Maze) -> list[Laid]:
    """Every card that players laid."""
    tiles = maze.ground.tiles
    shown = []
    for cell in maze.mine.laid.list():
        tile = maze.mine.at(cell)
        name = words.card_names[tiles.card[tile] + words.first_path]
        shown.append(Laid(words.cell(cell), name, bool(tiles.quarters[tile])))
    return shown


def show_goals(words: Words, maze: Maze, goals: Goals) -> list[Goal]:
    """The goals from north to south."""
    tiles = maze.ground.tiles
    return [
        Goal(
            cell=words.goal(goal),
            face=_face(words, int(goals.open[goal])),
            turned=bool(tiles.quarters[maze.mine.at(goals.rules.cells[goal])]),
        )
        for goal in range(GOALS)
    ]


def _face(words: Words, face: int) -> str | None:
    return None if face == UNSEEN else words.faces[face]


def broken_tools(tools: Tools, seat: int) -> list[str]:
    """The names of the tools that lie broken in front of a seat."""
    return [name for tool, name in enumerate(TOOL_NAMES) if tools.is_broken(seat, tool)]


def looked_at(words: Words, goals: Goals, seat: int) -> list[str]:
    """The cells of the goals that a seat has looked at."""
    return [words.goal(goal) for goal in range(GOALS) if goals.was_peeked(seat, goal)]


def names_of(words: Words, cards: Cards) -> list[str]:
    """The names of cards, in the deck's order."""
    return [words.card_names[card] for card in cards.list()]


# What cases and seats know


def what_lies(words: Words, maze: Maze, goals: Goals) -> dict[str, str]:
    """By cell: the start, path cards as they lie, goals."""
    at = {words.cell(cell): "start" for cell in maze.ground.starts}
    at |= {words.cell(cell): words.tile(maze.mine.at(cell)) for cell in maze.mine.laid.list()}
    return at | how_goals_lie(words, maze, goals)


def how_goals_lie(words: Words, maze: Maze, goals: Goals) -> dict[str, str]:
    """By cell: `face down`, or the face as it lies."""
    return {words.goal(goal): _how_it_lies(words, maze, goals, goal) for goal in range(GOALS)}


def _how_it_lies(words: Words, maze: Maze, goals: Goals, goal: int) -> str:
    tile = maze.mine.at(goals.rules.cells[goal])
    if tile == FACE_DOWN:
        return "face down"
    name = words.faces[int(goals.open[goal])]
    return f"{name} turned" if maze.ground.tiles.quarters[tile] else name


def what_was_seen(words: Words, seen: vec[u8]) -> dict[str, str]:
    """By cell: the faces that a seat remembers."""
    return {
        words.goal(goal): words.faces[int(seen[goal])]
        for goal in range(GOALS)
        if seen[goal] != UNSEEN
    }
