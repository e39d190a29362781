"""How moves are chosen on the page: by click, drag, wheel and keys; and what one is told if not."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from motherlode.games.registry import GAMES
from tests.browser.hands import Mouse, find, look
from tests.browser.tables import play_now
from tests.browser.windows import Windows


def own_turn(windows: Windows, game: str = "saboteur") -> Page:
    """A table where it is the reader's turn."""
    page = windows.new(reduced_motion="reduce").page
    play_now(page, game, seats=3) if game == "saboteur" else play_now(page, game)
    Mouse(page, seed=1).wait()
    return page


def with_path_card(windows: Windows) -> Page:
    """A table where a path card is picked that can be laid."""
    page = own_turn(windows)
    hand = Mouse(page, seed=2)
    while True:
        hand.wait()
        for index in range(page.locator("button.card.usable").count()):
            page.locator("button.card.usable").nth(index).click()
            if page.locator(".spot[data-spot^='cell:']").count() >= 2 and is_path(page):
                return page
            page.keyboard.press("Escape")
        assert hand.move(), "no path card came"


def is_path(page: Page) -> bool:
    """Whether the picked card is one to dig with."""
    picked = page.locator("button.card.picked").get_attribute("data-piece") or ""
    return not re.match(r"card:(break|fix|map|rockfall)", picked)


def moves(page: Page) -> int:
    """How many moves were made at the table."""
    return look(page).moves


def test_a_place_where_a_card_does_not_fit_says_why_and_names_the_clause(windows: Windows) -> None:
    page = with_path_card(windows)
    before = moves(page)
    goal = page.locator("[data-key='cell:8,-2']").bounding_box()
    assert goal is not None
    page.mouse.click(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)

    expect(page.locator(".notice")).to_contain_text(re.compile(r"\w+.*\."))
    clause = page.locator(".notice .clause").inner_text()
    assert re.fullmatch(r"SAB-\d+", clause)
    assert moves(page) == before

    page.locator(".notice .clause").click()
    expect(page.locator("dialog.rules .wanted")).to_contain_text(clause)


def test_a_card_can_be_dragged_to_its_place(windows: Windows) -> None:
    page = with_path_card(windows)
    before = moves(page)
    spot = page.locator(".spot[data-spot^='cell:']").first
    target = spot.get_attribute("data-spot")
    to = spot.bounding_box()
    card = page.locator("button.card.picked").bounding_box()
    assert to is not None
    assert card is not None
    page.keyboard.press("Escape")
    page.mouse.move(card["x"] + 20, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] + 20, card["y"] - 60, steps=4)
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=8)
    page.mouse.up()

    page.wait_for_function(
        "n => Number(document.querySelector('main.table').dataset.moves) > n", arg=before
    )
    assert page.locator(f".laid [data-key='{target}']").count() == 1


def test_the_ghost_turns_by_key_button_and_wheel(windows: Windows) -> None:
    page, spot = with_turning_card(windows)
    spot.hover(force=True)
    first = turned(page)
    page.keyboard.press("r")
    second = turned(page)
    page.locator(".actions .turn").click()
    spot.hover(force=True)
    third = turned(page)
    page.mouse.wheel(0, 100)
    page.wait_for_timeout(200)
    fourth = turned(page)

    assert (third, fourth) == (first, second)
    assert first != second


def with_turning_card(windows: Windows) -> tuple[Page, Locator]:
    """A table where a card is picked that fits both ways at a place."""
    page = own_turn(windows)
    hand = Mouse(page, seed=4)
    while True:
        hand.wait()
        for index in range(page.locator("button.card.usable").count()):
            page.locator("button.card.usable").nth(index).click()
            for spot in page.locator(".spot[data-spot^='cell:']").all():
                spot.hover(force=True)
                before = turned(page)
                page.keyboard.press("r")
                if before and turned(page) != before:
                    return page, spot
            page.keyboard.press("Escape")
        assert hand.move(), "no card came that fits both ways"


def turned(page: Page) -> str:
    """How the ghost lies."""
    return str(page.evaluate("() => document.querySelector('.ghost g')?.outerHTML ?? ''"))


def test_a_claim_takes_two_taps_and_everyone_hears_it(windows: Windows) -> None:
    page = own_turn(windows)
    page.keyboard.press("c")
    dialog = page.locator("dialog.claims")
    dialog.locator(".chip").first.click()
    dialog.locator(".chip.gold").first.click()

    expect(page.locator(".person.me .claimed")).to_be_visible()
    expect(page.locator(".log .stated")).to_have_count(1)


def test_keys_open_rules_log_and_notebook(windows: Windows) -> None:
    page = own_turn(windows)
    page.keyboard.press("?")
    expect(page.locator("dialog.rules")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_letters_mean_the_same_on_a_cyrillic_keyboard_and_can_be_switched_off(
    windows: Windows,
) -> None:
    page = windows.new(reduced_motion="reduce").page
    play_now(page, "saboteur")
    page.locator(".tour .quiet").click()
    press = "init => dispatchEvent(new KeyboardEvent('keydown', init))"
    drawer = page.locator("main.with-drawer")

    page.evaluate(press, {"key": "д", "code": "KeyL"})
    expect(drawer).to_have_count(1)
    page.evaluate(press, {"key": "д", "code": "KeyL"})
    expect(drawer).to_have_count(0)

    page.locator(".menu-button").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Keys of one letter").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    for key in ("l", "1", "?", "m"):
        page.keyboard.press(key)
    expect(drawer).to_have_count(0)
    expect(page.locator("dialog, .card.picked")).to_have_count(0)


def test_what_happens_is_seen_to_move(windows: Windows) -> None:
    page = windows.new().page
    play_now(page, "saboteur", seats=3)
    hand = Mouse(page, seed=6)
    hand.wait()
    page.evaluate(
        "() => { window.moved = 0; const usual = Element.prototype.animate;"
        " Element.prototype.animate = function (...args) { window.moved += 1;"
        " return usual.apply(this, args); }; }"
    )
    # Whoever passes, or plays on while others still move, sees little of it.
    for _ in range(20):
        if not hand.move() or page.evaluate("() => window.moved") > 4:
            break
    assert page.evaluate("() => window.moved") > 4


def test_a_thing_that_is_pointed_at_lies_on_top(windows: Windows) -> None:
    page = own_turn(windows, "corporation")
    for thing in look(page).things:
        find(page, thing)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_picks_a_move_and_says_why(windows: Windows, game: str) -> None:
    page = own_turn(windows, game)
    before = moves(page)
    page.locator(".hint-button").click()

    expect(page.locator(".notice")).to_contain_text(re.compile(r"[A-Z].*\."))
    expect(page.locator(".notice")).not_to_contain_text(re.compile(r"[Ss]eat \d"))
    assert moves(page) == before
    page.locator(".actions .buttons > .gold").click()
    page.wait_for_function(
        "n => Number(document.querySelector('main.table').dataset.moves) > n", arg=before
    )


def test_the_h_key_asks_for_a_hint(windows: Windows) -> None:
    page = own_turn(windows)
    page.keyboard.press("h")

    expect(page.locator(".notice")).to_contain_text(re.compile(r"[A-Z].*\."))
    expect(page.locator(".actions .buttons > .gold")).to_be_visible()
