"""The maze, its start and its goals, as text."""

from collections.abc import Mapping, Sequence
from typing import Final

from motherlode.draw.ink import Paper
from motherlode.draw.text import Cell, Picture, board, card, tile
from motherlode.kit.shown import Goal, Laid
from motherlode.kit.tunnels import Tunnels
from motherlode.words.catalogue import Catalogue

Paths = Mapping[str, Tunnels]
"""The tunnels of path cards, of the start and of the goals' faces by name."""

START: Final = "start"
HALF_TURN: Final = 2
GOLD: Final = "gold"
SHORT: Final = "short"
"""The form of a word that fits on a narrow card."""


def lying(paths: Paths, name: str, *, turned: bool) -> Tunnels:
    """The tunnels of a path card or a goal, as it lies."""
    return paths[name].turned(HALF_TURN if turned else 0)


def read_cell(text: str) -> Cell:
    """The cell that `column,row` names."""
    column, row = text.split(",")
    return int(column), int(row)


def dug_cells(texts: Sequence[str]) -> list[Cell]:
    """The cells on which moves lay path cards."""
    digs = [text.split() for text in texts if text.startswith("dig ")]
    return sorted({read_cell(words[-1]) for words in digs})


def show_cards(
    face_up: Mapping[Cell, Picture],
    face_down: Mapping[Cell, Picture],
    places: Sequence[Cell],
    paper: Paper,
    width: int,
) -> list[str]:
    """The cards of a table; a margin around all that lies face up, for that is where one digs."""
    return board({**face_up, **face_down}, face_up, places, paper, width)


# Gold and stones


def face_in_words(words: Catalogue, face: str) -> str:
    """`gold` or `stone`: which of the stones does not matter."""
    return words.text(f"face.{face}")


def draw_maze(
    words: Catalogue,
    paths: Paths,
    starts: Sequence[Cell],
    maze: Sequence[Laid],
    goals: Sequence[Goal],
    seen: Mapping[str, str],
    places: Sequence[Cell],
    paper: Paper,
    width: int,
) -> list[str]:
    """The table of a game of gold and stones: starts, maze, goals as this seat has seen them."""
    start = tile(paths[START], paper.ink, width, paper.ink.ladder)
    face_up = dict.fromkeys(starts, start)
    face_down: dict[Cell, Picture] = {}
    for laid in maze:
        tunnels = lying(paths, laid.card, turned=laid.turned)
        face_up[read_cell(laid.cell)] = tile(tunnels, paper.ink, width, paint=paper.marked)
    for goal in goals:
        side = face_up if goal.face else face_down
        side[read_cell(goal.cell)] = _draw_goal(
            words, paths, goal, seen.get(goal.cell), paper, width
        )
    return show_cards(face_up, face_down, places, paper, width)


def _draw_goal(
    words: Catalogue, paths: Paths, goal: Goal, seen: str | None, paper: Paper, width: int
) -> Picture:
    """Open: a tile. Face down: its back, with what this seat has seen beneath it."""
    ink = paper.ink
    if goal.face:
        mark = ink.gold if goal.face == GOLD else ""
        return tile(lying(paths, goal.face, turned=goal.turned), ink, width, mark)
    if seen:
        face = face_in_words(words, seen)
        fits = len(face) <= width
        text = face if fits else words.form(f"face.{seen}", SHORT)
        return card(text, ink, width, top=ink.eye)
    return card("?", ink, width)
