"""The table of Saboteur and the cards of a hand, as text."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from motherlode.draw.ink import Ink, Paper
from motherlode.draw.text import NARROW, WIDE, Cell, Picture, board, card, glyph, tile
from motherlode.games.saboteur.cards import FIRST_PATH, GOAL_NAMES, GOALS
from motherlode.games.saboteur.data import box
from motherlode.games.saboteur.show import Goal, Laid, Shown
from motherlode.kit.tools import TOOL_NAMES
from motherlode.kit.tunnels import Tunnels

HALF_TURN: Final = 2
GOLD: Final = "gold"
STONE: Final = "stone"
BREAK: Final = "break"
MAP: Final = "map"
GAP: Final = 2
"""Columns between the cards of a hand."""


@cache
def _tunnels_by_name() -> dict[str, Tunnels]:
    names = [*box().card_names[FIRST_PATH:], *GOAL_NAMES[:GOALS]]
    return dict(zip(names, [*box().paths, *box().goals], strict=True))


def tunnels_of(name: str, *, turned: bool) -> Tunnels:
    """The tunnels of a path card or a goal, as it lies."""
    return _tunnels_by_name()[name].turned(HALF_TURN if turned else 0)


def read_cell(text: str) -> Cell:
    """The cell that `column,row` names."""
    column, row = text.split(",")
    return int(column), int(row)


def face_in_words(face: str) -> str:
    """`gold` or `stone`: which of the stones does not matter."""
    return GOLD if face == GOLD else STONE


# The table


def draw_table(shown: Shown, places: Sequence[Cell], paper: Paper, width: int) -> list[str]:
    """Start, maze and goals; a margin around all that lies face up, for that is where one digs."""
    start = box().start_cell
    pictures = {start: tile(box().start, paper.ink, width, paper.ink.ladder)}
    roomy = [start]
    for laid in shown.maze:
        pictures[read_cell(laid.cell)] = _draw_laid(laid, paper.ink, width)
        roomy.append(read_cell(laid.cell))
    for goal in shown.goals:
        pictures[read_cell(goal.cell)] = _draw_goal(goal, paper.ink, width)
        if goal.face:
            roomy.append(read_cell(goal.cell))
    return board(pictures, roomy, places, paper, width)


def _draw_laid(laid: Laid, ink: Ink, width: int) -> Picture:
    return tile(tunnels_of(laid.card, turned=laid.turned), ink, width)


def _draw_goal(goal: Goal, ink: Ink, width: int) -> Picture:
    """Open: a tile. Face down: its back, with what this seat has seen beneath it."""
    if goal.face:
        mark = ink.gold if goal.face == GOLD else ""
        return tile(tunnels_of(goal.face, turned=goal.turned), ink, width, mark)
    if goal.seen:
        return card(face_in_words(goal.seen), ink, width, top=ink.eye)
    return card("?", ink, width)


# The hand


def draw_hand(hand: Sequence[str], notes: Mapping[str, str], paper: Paper) -> list[str]:
    """The cards in a row, their names and notes below; in more rows if they are too many."""
    lines: list[str] = []
    row: list[list[str]] = []
    room = paper.columns
    for column in (_column(name, notes, paper) for name in hand):
        wide = len(column[0]) + GAP
        if row and wide > room:
            lines += _joined(row)
            row, room = [], paper.columns
        row.append(column)
        room -= wide
    return lines + _joined(row)


def _column(name: str, notes: Mapping[str, str], paper: Paper) -> list[str]:
    """A card, the two lines of its name, its note: all centred, all of one width."""
    lines = [*draw_card(name, paper.ink), *_folded(name), notes.get(name, "")]
    width = max(map(len, lines))
    return [line.center(width) for line in lines]


def _joined(columns: Sequence[Sequence[str]]) -> list[str]:
    lines = ["".join(f"{' ' * GAP}{part}" for part in row) for row in zip(*columns, strict=True)]
    return [line.rstrip() for line in lines if line.strip()]


def _folded(name: str) -> tuple[str, str]:
    """A name in two lines, so that six cards stand in 80 columns."""
    if len(name) <= 2 * NARROW:
        return name, ""
    head, _, tail = name.rpartition("_")
    return f"{head}_", tail


def write_hand(hand: Sequence[str], notes: Mapping[str, str], ink: Ink) -> str:
    """The cards in a sentence, paths with their small sign."""
    parts = []
    for name in hand:
        path = _tunnels_by_name().get(name)
        sign = f" {glyph(path, ink)}" if path else ""
        note = f" ({notes[name]})" if name in notes else ""
        parts.append(f"{name}{sign}{note}")
    return f"Your hand (and its moves): {', '.join(parts)}."


def draw_card(name: str, ink: Ink) -> Picture:
    """A card of the deck as a small picture."""
    if name in _tunnels_by_name():
        return tile(tunnels_of(name, turned=False), ink)
    verb, *tools = name.split("_")
    if tools and set(tools) <= set(TOOL_NAMES):
        second = tools[1] if len(tools) > 1 else ""
        below = ink.blocked if verb == BREAK else second
        return card(tools[0], ink, WIDE, top=verb, bottom=below)
    if name == MAP:
        return card("?", ink, NARROW, top=ink.eye)
    return card(ink.rubble * (NARROW - 2), ink, NARROW)
