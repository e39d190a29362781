"""The page in Ukrainian and Russian: nothing is missing, and on a phone nothing is too wide.

A text that is missing is an error on the console, and fails any test.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Finger
from tests.browser.scripts import script
from tests.browser.tables import open_table, play_now
from tests.browser.windows import PHONE, Window, Windows, settle

GAMES = ("saboteur", "saboteur2", "duel", "goldmine", "corporation")
NAMES = {"uk": "Українська", "ru": "Русский"}
MOVES = 4
NARROWEST = 320
"""CSS pixels (WCAG 2.2, 1.4.10)."""


def phone(windows: Windows, language: str, path: str = "/") -> Window:
    """A phone whose owner reads this language."""
    return windows.new(path, size=PHONE, touch=True, locale=language, reduced_motion="reduce")


def insist_on_room(page: Page) -> None:
    """Fails if something is wider than its place."""
    settle(page)
    assert page.evaluate(script("too_wide")) == []


@pytest.mark.parametrize("language", NAMES)
def test_the_page_speaks_the_language_of_the_browser(windows: Windows, language: str) -> None:
    page = phone(windows, f"{language}-UA").page

    expect(page.locator(".game-card")).to_have_count(len(GAMES))
    expect(page.locator("html")).to_have_attribute("lang", language)
    chosen = page.locator(".hero .languages [aria-pressed=true]")
    expect(chosen).to_have_text(NAMES[language])


def test_a_language_that_is_not_spoken_is_answered_in_english(windows: Windows) -> None:
    page = windows.new(locale="de-DE").page

    expect(page.locator(".game-card").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_switch_changes_the_language_and_it_stays(windows: Windows) -> None:
    page = windows.new().page
    page.locator(".hero .languages").get_by_text("Українська").click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")

    page.goto("/rules/saboteur")

    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page).to_have_title("Правила: Саботер – Motherlode")
    expect(page.locator("#SAB-1")).to_contain_text("карт")


def test_an_address_may_choose_the_language(windows: Windows) -> None:
    page = windows.new("/rules/duel?lang=ru#DUE-1").page

    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("#DUE-1")).to_be_in_viewport()
    assert page.url.endswith("/rules/duel#DUE-1")


def test_the_chapters_of_the_rules_are_found_in_cyrillic(windows: Windows) -> None:
    page = windows.new("/rules/saboteur", locale="uk").page
    contents = page.locator(".contents button")
    expect(contents.first).to_be_visible()
    ids = page.eval_on_selector_all(".chapter", "all => all.map((one) => one.id)")
    assert len(set(ids)) == contents.count()

    contents.last.click()

    expect(page.locator(".chapter").last).to_be_in_viewport()


@pytest.mark.parametrize("language", NAMES)
def test_the_pages_have_room_for_their_words(windows: Windows, language: str) -> None:
    page = phone(windows, language).page
    page.wait_for_selector(".game-card")
    for width in (NARROWEST, PHONE[0]):
        page.set_viewport_size({"width": width, "height": PHONE[1]})
        insist_on_room(page)
    for game in GAMES:
        page.goto(f"/new/{game}")
        page.locator("details > summary").first.click()
        insist_on_room(page)
        page.goto(f"/rules/{game}")
        page.wait_for_selector(".clause-text")
        insist_on_room(page)
    page.locator(".settings-button").click()
    page.get_by_role("switch").first.check()
    insist_on_room(page)


@pytest.mark.parametrize("language", NAMES)
def test_the_lobby_has_room_for_its_words(windows: Windows, language: str) -> None:
    page = phone(windows, language).page
    for game in GAMES:
        table = open_table(page, game=game)
        page.goto(f"/t/{table}")
        page.wait_for_selector(".chairs")
        insist_on_room(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", NAMES)
def test_a_table_has_room_for_its_words(windows: Windows, language: str, game: str) -> None:
    page = phone(windows, language).page
    play_now(page, game)
    insist_on_room(page)
    page.locator(".tour .quiet").click()
    hand = Finger(page, seed=1)
    hand.wait()
    page.locator(".hint-button").click()
    expect(page.locator(".notice")).to_contain_text(re.compile(r"[а-яі]{3} .*\."))
    insist_on_room(page)
    page.locator(".menu-button").click()
    expect(page.locator("dialog.menu")).to_be_visible()
    insist_on_room(page)
    page.keyboard.press("Escape")
    page.locator(".actions .buttons > .gold").click()
    for _ in range(MOVES):
        hand.wait()
        insist_on_room(page)
        if not hand.move():
            break
    hand.wait()  # the last move may have ended a round, with a story above all else
    page.keyboard.press("l")
    expect(page.locator(".log .lines li").first).to_be_visible()
    insist_on_room(page)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("uk", "Такої гри немає."), ("ru", "Такой игры нет."), ("en", "There is no such game.")],
)
def test_what_the_server_says_is_read_in_the_own_language(
    windows: Windows, language: str, sentence: str
) -> None:
    window = phone(windows, language, "/rules/chess")
    window.allow("no text for game.chess|chess/rules|404")

    expect(window.page.get_by_role("alert")).to_have_text(sentence)
