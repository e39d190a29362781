"""Playing without seeing: a board of text, moves that are searched for, events said aloud."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from motherlode.core.chance import Fast
from motherlode.server.client.latest import Latest
from tests.browser import in_words
from tests.browser.axe import insist_on_no_barrier
from tests.browser.hands import Keys
from tests.browser.scripts import script
from tests.browser.tables import play_now
from tests.browser.windows import PHONE, Windows
from tests.server.wire.completing import completed

ASKED = """() => { const main = document.querySelector('main.table');
  return main.dataset.mine === 'true' || main.dataset.over === 'true'
    || document.querySelector('dialog.story'); }"""
MOST_LISTED = 50
QUESTIONS = {
    in_words.SAYS(f"ask.{about}") for about in ("play", "broken", "empty", "open", "lie", "keep")
}
CUT_AFTER = 2
"""Moves; then the line is cut."""


class Wire:
    """What a server told a page of the game, move by move."""

    def __init__(self, page: Page) -> None:
        self.plays: dict[int, dict[str, Any]] = {}
        page.on("websocket", self._follow)

    def _follow(self, line: WebSocket) -> None:
        latest = Latest()
        line.on("framereceived", lambda frame: self._hear(completed(latest, frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        play = message.get("play")
        if play:
            self.plays[play["moves_made"]] = play


class Searcher:
    """Plays by the list of moves alone, and never touches anything else."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = Fast(seed)
        self.moves = 0

    def move(self) -> bool:
        """Search for any move and make it; says whether the round goes on."""
        page = self.page
        page.wait_for_function(ASKED)
        if page.locator("dialog.story").count():
            return False
        before = page.locator("main.table").get_attribute("data-moves")
        page.keyboard.press("/")
        listed = page.locator("#moves-list li")
        listed.first.wait_for()
        texts = listed.all_inner_texts()
        assert len(set(texts)) == len(texts) <= MOST_LISTED
        assert all(texts)
        self.search(texts[self.chance.below(len(texts))])
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('main.table').dataset.moves !== before", arg=before
        )
        self.moves += 1
        return True

    def search(self, text: str) -> None:
        """Type a move as one shouts it, and go down to it among those that say more."""
        page = self.page
        page.keyboard.insert_text(text.upper())
        chosen = page.locator("#moves-list [aria-selected=true]")
        for _ in range(page.locator("#moves-list li").count()):
            if chosen.inner_text() == text:
                break
            page.keyboard.press("ArrowDown")
        expect(chosen).to_have_text(text)
        active = page.locator(".moves-search").get_attribute("aria-activedescendant")
        assert active == chosen.get_attribute("id")


def test_a_round_is_played_by_words_alone(windows: Windows) -> None:
    window = windows.new(path=None, reduced_motion="reduce")
    page, wire = window.page, Wire(window.page)
    window.context.add_init_script(f"({script('listen')})()")
    page.goto("/")
    play_now(page, "saboteur", seats=3)
    # The first things that one comes to are these; what one has asked for gets the focus.
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Board as text")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Board as text")).to_be_focused()

    searcher, refused = Searcher(page, seed=3), False
    while searcher.move():
        refused = refused or refuse_twice(page)
        if searcher.moves == CUT_AFTER:
            page.evaluate("() => window.line.close()")  # It comes back by itself.

    assert searcher.moves > CUT_AFTER
    assert refused
    boards_are_as_the_wire_says(page, wire)
    every_line_was_said_once(page)
    asked = page.evaluate("() => window.asked")
    assert searcher.moves <= len(asked) <= searcher.moves + 1
    assert set(asked) <= QUESTIONS


def refuse_twice(page: Page) -> bool:
    """Point at somebody with a card that is not for them: that is refused aloud, each time.

    Says whether there was such a card.
    """
    page.wait_for_function(ASKED)
    unlit = page.locator(".person:not(.lit) .person-button")
    for card in page.locator(".card.usable:not([data-piece*=_])").all():
        card.click()
        for times in (1, 2):
            unlit.first.click()
            page.wait_for_function("times => window.refused.length === times", arg=times)
        page.keyboard.press("Escape")
        return True
    return False


def boards_are_as_the_wire_says(page: Page, wire: Wire) -> None:
    """Compare the board as text after each move, cell by cell."""
    boards: dict[str, dict[str, Any]] = page.evaluate("() => window.boards")
    assert len(boards) > len(wire.plays) / 2
    for moves, board in boards.items():
        play = wire.plays[int(moves)]
        assert board["rows"] == in_words.maze(play["view"], play["self"]), moves
        for seat, line in zip(play["view"]["seats"], board["people"], strict=True):
            assert all(fact in line for fact in in_words.person(seat)), line
            assert ("to move" in line) == (seat["seat"] == play["asked"])
        if play["prompt"] == "play":
            assert board["hand"] == in_words.hand(play["self"])


def every_line_was_said_once(page: Page) -> None:
    """Compare what was said aloud with the log: in order, nothing lost, nothing twice."""
    spoken: list[dict[str, Any]] = page.evaluate("() => window.spoken")
    lines = page.locator(".log .lines li").all_text_contents()
    heard = [one["line"] for one in spoken if not one["where"]]
    assert heard == lines[page.evaluate("() => window.arrived") :]
    # A sentence leaves it to the picture where something was dug; said aloud it has its place.
    for said, where in pairwise(spoken):
        if " dug " in said["line"]:
            assert where["where"]
            assert "the start" in where["line"]


@pytest.mark.parametrize(
    ("game", "language", "scheme"),
    [
        ("saboteur2", "uk", "light"),
        ("duel", "ru", "dark"),
        ("goldmine", "uk", "dark"),
        ("corporation", "ru", "light"),
    ],
)
def test_every_game_is_played_by_words(
    windows: Windows, game: str, language: str, scheme: str
) -> None:
    page = windows.new(
        size=PHONE, locale=language, color_scheme=scheme, reduced_motion="reduce"
    ).page
    play_now(page, game)
    page.wait_for_function(ASKED)
    page.keyboard.press("t")
    board = page.locator(".text-board")
    expect(board.locator(".text-body")).to_be_focused()
    searcher = Searcher(page, seed=4)
    for _ in range(4):
        searcher.move()
    Keys(page, seed=4).wait()  # a round may be over, and told as a story above all else

    insist_on_no_barrier(page)
    assert page.evaluate(script("too_wide")) == []
    cells = board.locator("tbody td, th").all_text_contents()
    assert len(cells) > 20
    assert all(cells)
    lines = board.locator("li").all_text_contents()
    assert all(line.strip(" :,") for line in lines)
    page.keyboard.press("m")
    expect(page.locator(".moves-search")).to_be_focused()
    insist_on_no_barrier(page)
    assert page.evaluate(script("too_wide")) == []
    page.keyboard.insert_text("xyzzy")
    expect(page.locator("#moves-list li")).to_have_count(0)
    expect(page.locator(".moves-count")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".move-list")).to_have_count(0)
    page.keyboard.press("t")
    expect(board).to_have_count(0)
