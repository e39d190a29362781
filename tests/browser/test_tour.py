"""The first-game tour: beside what it speaks of, and out of the way."""

import pytest
from playwright.sync_api import FloatRect, Page

from motherlode.words.catalogue import languages
from tests.browser.tables import play_now
from tests.browser.windows import DESKTOP, PHONE, Windows, settle

GAMES = ("saboteur", "saboteur2", "duel", "goldmine", "corporation")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_on_a_phone_the_tour_lies_neither_on_the_board_nor_on_what_it_speaks_of(
    windows: Windows, language: str, game: str
) -> None:
    page = windows.new(size=PHONE, touch=True, locale=language, reduced_motion="reduce").page
    play_now(page, game)
    board = box(page, "svg.board")
    for _ in range(steps(page)):
        settle(page)
        tour = box(page, ".tour")
        assert apart(tour, board)
        assert apart(tour, box(page, ".tour-ring")) or what(page) == "the board"
        page.locator(".tour-buttons button").last.click()
    assert page.locator(".tour").count() == 0


def test_on_a_desktop_the_tour_stands_beside_what_it_speaks_of(windows: Windows) -> None:
    page = windows.new(size=DESKTOP, reduced_motion="reduce").page
    play_now(page, "saboteur")
    for _ in range(steps(page)):
        settle(page)
        assert apart(box(page, ".tour"), box(page, ".tour-ring")) or what(page) == "the board"
        page.locator(".tour-buttons button").last.click()


def steps(page: Page) -> int:
    """How many sentences there are."""
    return int(page.locator(".tour-buttons .small").inner_text().partition("/")[2])


def what(page: Page) -> str:
    """What the tour speaks of, if it is the board."""
    ring, board = box(page, ".tour-ring"), box(page, ".board-frame")
    return "the board" if ring["width"] > board["width"] > 0 and not apart(ring, board) else ""


def box(page: Page, selector: str) -> FloatRect:
    """Where something is."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes do not overlap; a ring may touch what is beside it."""
    room = 6
    return (
        one["x"] + one["width"] <= other["x"] + room
        or other["x"] + other["width"] <= one["x"] + room
        or one["y"] + one["height"] <= other["y"] + room
        or other["y"] + other["height"] <= one["y"] + room
    )
