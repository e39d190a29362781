"""What a seat looks at when it is asked: table and people side by side, hand, moves."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from motherlode.draw.company import Company
from motherlode.draw.face import Face
from motherlode.draw.ink import Paper, width_of
from motherlode.draw.text import NARROW, WIDE, Cell, beside
from motherlode.tui.listing import Listing

GAP: Final = 2
LEAST_ASIDE: Final = 20
"""Columns that people need beside the table; else they stand below it."""
ROOMY_ASIDE: Final = 40
"""Columns that must be left for them if tiles are drawn wide."""
QUESTION: Final = 2
"""Lines that the question and the answer take."""
FEW: Final = 2
"""So few lines of moves are shown even if the table scrolls up for them."""


def draw_screen(
    face: Face[Any, Any],
    shown: object,
    company: Company,
    recent: Sequence[str],
    listing: Listing,
    paper: Paper,
) -> list[str]:
    """All that the seat sees and may do, as much of it as the terminal has lines for."""
    places = face.places(listing.texts)
    table = draw_table(face, shown, company, places, paper)
    room = paper.lines - QUESTION
    below = _below(face, shown, listing, paper, room - len(table))
    if len(recent) + len(table) + len(below) > room:
        # What happened has scrolled away: it stands again beneath the people.
        table = draw_table(face, shown, company, places, paper, recent)
    lines = [*table, *below]
    return ["", *lines] if len(lines) < room else lines


def _below(
    face: Face[Any, Any], shown: object, listing: Listing, paper: Paper, room: int
) -> list[str]:
    """Hand and moves: the fullest of the ways to show them that fits, or else the shortest."""
    hand = face.hand(shown, listing.notes(), paper)
    words = wrap(face.hand_in_words(shown, listing.notes(), paper.ink), paper.columns)
    moves = listing.show(paper.columns)
    ways = [["", *hand, "", *moves, ""], ["", *hand, "", *moves], [*hand, *moves]]
    ways += [[*words, *moves]]
    if len(moves) <= FEW:
        return next((lines for lines in ways if len(lines) <= room), [*words, *moves])
    note = listing.left_out(paper.columns)
    ways += [["", *hand, *note], [*hand, *note]]
    return next((lines for lines in ways if len(lines) <= room), [*words, *note])


def draw_table(
    face: Face[Any, Any],
    shown: object,
    company: Company,
    places: Sequence[Cell],
    paper: Paper,
    recent: Sequence[str] = (),
) -> list[str]:
    """The table with the people at its side, or below where the terminal is narrow."""
    board = face.board(shown, places, paper, WIDE)
    if _room(board, paper) < ROOMY_ASIDE:
        board = face.board(shown, places, paper, NARROW)
    room = _room(board, paper)
    if room < LEAST_ASIDE:
        return [*board, *filter(None, face.aside(shown, company, paper, paper.columns))]
    aside = face.aside(shown, company, paper, room)
    return beside(board, [*aside, *_latest(recent, room, len(board) - len(aside))], GAP)


def _latest(recent: Sequence[str], width: int, room: int) -> list[str]:
    """The last sentences that fit, below an empty line."""
    lines: list[str] = []
    for line in reversed(recent):
        parts = wrap(line, width)
        if len(parts) + len(lines) >= room:
            break
        lines = [*parts, *lines]
    return ["", *lines] if lines else []


def _room(board: Sequence[str], paper: Paper) -> int:
    return paper.columns - max(map(width_of, board), default=0) - GAP
