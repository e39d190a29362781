"""What fits on a terminal: the table always, hand and moves as fully as there is room."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from motherlode.draw.company import Company
from motherlode.draw.face import Face, find_face
from motherlode.draw.ink import Paper, width_of
from motherlode.games.registry import GAMES
from motherlode.tui.listing import Line, Listing
from motherlode.tui.readers import Reader
from motherlode.tui.screen import FEW, QUESTION, draw_screen, draw_table
from motherlode.tui.table import Table, open_table
from motherlode.words.catalogue import Catalogue
from tests.cli.running import CARD_GAMES, chosen

SEATS = 5
SIZES = [(80, 24), (100, 40), (130, 50)]
TURNS = 60
LARGE_AFTER = {"goldmine": 25}
"""How many moves it takes until the table is larger than the people are many."""

games = pytest.mark.parametrize("game", GAMES)


def positions(game: str) -> Iterator[Table]:
    """The turns of a game among bots."""
    table = open_table(chosen(SEATS, "7", "none", game))
    for _ in range(TURNS):
        if table.asked() is None:
            return
        yield table
        table.play(table.bot_move())


def listing_of(table: Table) -> Listing:
    """The moves of whoever is asked."""
    face, company = face_of(table), company_of(table)
    lines = []
    for move in table.legal():
        text = table.game.write(table.public, move)
        lines.append(Line(move, text, face.entry(text, company, Paper().ink)))
    return Listing(lines, Catalogue("en"))


def face_of(table: Table) -> Face[Any, Any]:
    """How the game is drawn."""
    return find_face(table.game.name, Catalogue("en"))


def company_of(table: Table) -> Company:
    """Who sits where, for seat 0."""
    return Reader(table, face_of(table), 0).company


def screen_of(table: Table, paper: Paper, recent: list[str]) -> list[str]:
    """What whoever is asked looks at."""
    seat = table.asked()
    assert seat is not None
    face, company = face_of(table), company_of(table)
    return draw_screen(face, table.view(seat), company, recent, listing_of(table), paper)


@games
@pytest.mark.parametrize(("columns", "lines"), SIZES)
def test_a_screen_fits_the_terminal_if_the_table_does(columns: int, lines: int, game: str) -> None:
    paper = Paper(columns=columns, lines=lines)
    for table in positions(game):
        screen = screen_of(table, paper, [])
        assert max(map(width_of, screen)) <= columns
        seat = table.asked()
        assert seat is not None
        alone = draw_table(face_of(table), table.view(seat), company_of(table), [], paper)
        hand_in_words, moves = 2, FEW  # so few moves are shown in any case
        if len(alone) + hand_in_words + moves + QUESTION <= lines:
            assert len(screen) + QUESTION <= lines


@games
def test_a_tall_terminal_shows_hand_and_moves(game: str) -> None:
    table, paper = next(positions(game)), Paper(columns=100, lines=60)
    screen = screen_of(table, paper, [])
    assert set(face_of(table).hand(table.view(0), listing_of(table).notes(), paper)) <= set(screen)
    assert listing_of(table).show(paper.columns)[0] in screen


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_short_terminal_shows_the_hand_in_words(game: str) -> None:
    screen = screen_of(next(positions(game)), Paper(columns=80, lines=23), [])
    assert any("Your hand (and its moves): " in line for line in screen)
    assert not any("pass, discarding" in line for line in screen)


def test_a_short_terminal_shows_the_tile_in_words() -> None:
    paper = Paper(columns=80, lines=16)
    screens = [screen_of(table, paper, []) for table in positions("goldmine")]
    assert any(line.startswith("Drawn: ") for screen in screens for line in screen)


@games
def test_what_has_scrolled_away_stands_beneath_the_people(game: str) -> None:
    recent = [f"Dagna dug cross at {column},0." for column in range(30)]
    table = next(islice(positions(game), LARGE_AFTER.get(game, 0), None))
    assert recent[-1] in "\n".join(screen_of(table, Paper(lines=40), recent))
    assert recent[-1] not in "\n".join(screen_of(table, Paper(lines=99), recent))
