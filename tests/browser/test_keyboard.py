"""Each game is played by keys alone, from the start page to its end: there is no pointer."""

import json
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, TimeoutError, expect

from tests.browser.hands import Keys
from tests.browser.scripts import script
from tests.browser.tables import open_table, record
from tests.browser.windows import Windows, settle

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("saboteur", {"seats": 3, "options": {"rounds": "1"}}),
    ("saboteur2", {"seats": 3, "options": {"rounds": "1"}}),
    ("duel", {"options": {"tie_rounds": "0"}}),
    ("goldmine", {"seats": 2, "options": {"turn_limit": "8"}}),
    ("corporation", {"seats": 6}),
]
IDS = [game for game, _ in GAMES]
SOON = 3000
"""Milliseconds in which the story comes on a busy machine, too."""


@pytest.fixture(scope="module")
def browser(whole_browser: Browser) -> Browser:
    """In the shell a pointer lies on the page that nobody moves."""
    return whole_browser


def shorten(route: Route, wishes: dict[str, Any]) -> None:
    """Open the table that the page asks for, with a short set-up."""
    asked = route.request.post_data_json
    route.continue_(post_data=json.dumps({**asked, **wishes}) if asked else None)


@pytest.mark.parametrize(("game", "wishes"), GAMES, ids=IDS)
def test_a_game_is_played_by_keys_alone(
    windows: Windows, game: str, wishes: dict[str, Any]
) -> None:
    window = windows.new(None, reduced_motion="reduce")
    page, hand = window.page, Keys(window.page, seed=9)
    window.context.add_init_script(script("no_pointer"))
    if "seats" in wishes:
        window.context.add_init_script(
            f"localStorage['motherlode.seats'] = '{json.dumps({game: wishes['seats']})}'"
        )
    page.route("**/api/tables", lambda route: shorten(route, wishes))
    page.goto("/")
    page.wait_for_selector(".game-card")

    hand.tab_to(f"[data-game={game}] .play")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tour")
    hand.tab_to(".tour .quiet")
    page.keyboard.press("Enter")
    expect(page.locator(".tour")).to_have_count(0)
    hand.insist_on_focus()
    hand.play()

    with suppress(TimeoutError):  # it was put away with the last round's
        page.wait_for_selector("dialog.story[open]", timeout=SOON)
    page.keyboard.press("Escape")
    story = page.locator("dialog.story")
    expect(story).to_have_count(0)
    settle(page)  # what had the focus before gets it back in the next frame
    hand.insist_on_focus()
    assert hand.tab_to(".actions .gold")
    page.keyboard.press("Enter")
    expect(story).to_be_visible()
    names = page.locator(".person .name").all_inner_texts()
    for seat in record(page, page.url.rpartition("/")[2])["outcome"]["winners"]:
        expect(story).to_contain_text(names[seat].split()[0])


def test_what_is_pressed_and_changes_keeps_the_focus(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    hand = Keys(page, seed=1)
    page.wait_for_selector(".game-card")
    hand.tab_to("[data-game=saboteur] .stepper button")
    for _ in range(4):  # from five down to three, and no further
        page.keyboard.press("Enter")
    expect(page.locator("[data-game=saboteur] output")).to_have_text("you and 2 bots")
    hand.insist_on_focus()
    table = open_table(page, game="saboteur", seats=3)
    page.evaluate(script("sit_down"), [table, 0, "Ann"])
    page.goto(f"/t/{table}")
    page.wait_for_selector(".chair-empty")

    hand.tab_to(".chair-empty .doing button:last-child")
    page.keyboard.press("Enter")
    expect(page.locator(".chair-bot")).to_have_count(1)
    hand.insist_on_focus()
    hand.tab_to(".middle-of-table .gold")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    assert page.evaluate("() => document.activeElement.matches('main.table')")
