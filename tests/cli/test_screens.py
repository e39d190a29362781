"""What fits on a terminal: the table always, hand and moves as fully as there is room."""

from collections.abc import Iterator

import pytest

from motherlode.draw.face import find_face
from motherlode.draw.ink import Paper, width_of
from motherlode.tui.listing import Line, Listing
from motherlode.tui.readers import Reader
from motherlode.tui.screen import QUESTION, draw_screen, draw_table
from motherlode.tui.table import Table, open_table
from tests.cli.running import chosen

FACE = find_face("saboteur")
SEATS = 5
COMPANY = Reader(open_table(chosen(SEATS, "7", "none")), FACE, 0).company
SIZES = [(80, 24), (100, 40), (130, 50)]
TURNS = 60


def positions() -> Iterator[Table]:
    """The turns of a game among bots."""
    table = open_table(chosen(SEATS, "7", "none"))
    for _ in range(TURNS):
        yield table
        table.play(table.bot_move())


def listing_of(table: Table) -> Listing:
    """The moves of whoever is asked."""
    lines = []
    for move in table.legal():
        text = table.game.write(table.public, move)
        lines.append(Line(move, text, FACE.entry(text, COMPANY, Paper().ink)))
    return Listing(lines)


def screen_of(table: Table, paper: Paper, recent: list[str]) -> list[str]:
    """What whoever is asked looks at."""
    seat = table.asked()
    assert seat is not None
    return draw_screen(FACE, table.view(seat), COMPANY, recent, listing_of(table), paper)


@pytest.mark.parametrize(("columns", "lines"), SIZES)
def test_a_screen_fits_the_terminal_if_the_table_does(columns: int, lines: int) -> None:
    paper = Paper(columns=columns, lines=lines)
    for table in positions():
        screen = screen_of(table, paper, [])
        assert max(map(width_of, screen)) <= columns
        seat = table.asked()
        assert seat is not None
        alone = draw_table(FACE, table.view(seat), COMPANY, [], paper)
        hand_in_words = 3
        if len(alone) + hand_in_words + QUESTION <= lines:
            assert len(screen) + QUESTION <= lines


def test_a_tall_terminal_shows_hand_and_moves() -> None:
    table, paper = next(positions()), Paper(columns=100, lines=40)
    screen = screen_of(table, paper, [])
    assert set(FACE.hand(table.view(0), listing_of(table).notes(), paper)) <= set(screen)
    assert any("pass, discarding" in line for line in screen)


def test_a_short_terminal_shows_the_hand_in_words() -> None:
    screen = screen_of(next(positions()), Paper(columns=80, lines=23), [])
    assert any("Your hand (and its moves): " in line for line in screen)
    assert not any("pass, discarding" in line for line in screen)


def test_what_has_scrolled_away_stands_beneath_the_people() -> None:
    recent = [f"Dagna dug cross at {column},0." for column in range(30)]
    table = next(positions())
    assert recent[-1] in "\n".join(screen_of(table, Paper(lines=40), recent))
    assert recent[-1] not in "\n".join(screen_of(table, Paper(lines=99), recent))
