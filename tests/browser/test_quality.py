"""How the page feels: small, quick, still, open to everyone."""

import statistics
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import insist_on_no_barrier
from tests.browser.hands import Mouse, look
from tests.browser.room import insist_on_room_when_enlarged
from tests.browser.scripts import script
from tests.browser.tables import open_table, play_now, sit
from tests.browser.windows import PHONE, Windows

GAMES = ("saboteur", "saboteur2", "duel", "goldmine", "corporation")
SMALL = 150_000
"""Bytes, compressed: all pages and all five games."""
FIRST_PAINT = 1000
"""Milliseconds, with nothing in the cache."""
SOON = 100
"""Milliseconds from a move's acknowledgement to its being on another's screen, at the median."""


def test_all_that_one_loads_to_play_every_game_is_small(windows: Windows) -> None:
    page = windows.new().page
    loaded: dict[str, int] = {}
    for path in ("/new/saboteur2", "/rules/duel"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        loaded |= page.evaluate(script("bytes"))
    for game in GAMES:
        page.goto("/")
        play_now(page, game)
        page.wait_for_load_state("networkidle")
        loaded |= page.evaluate(script("bytes"))
    files = {path: size for path, size in loaded.items() if "/api/" not in path}
    assert sum(path.endswith("/all.js") for path in files) == 1 + len(GAMES) + len(["mine"])
    assert sum(files.values()) < SMALL, files


def test_the_first_paint_comes_within_a_second(windows: Windows) -> None:
    times = []
    for _ in range(3):
        page = windows.new().page
        page.wait_for_selector("main")
        times.append(page.evaluate(script("first_paint")))
    assert statistics.median(times) < FIRST_PAINT, times


def test_a_move_is_soon_on_everybodys_screen(windows: Windows) -> None:
    ann, bob = (windows.new("/", reduced_motion="reduce") for _ in range(2))
    table = open_table(ann.page, game="duel", seats=2)
    for seat, window in enumerate([ann, bob]):
        window.context.add_init_script(script("watch_answers"))
        sit(window.page, table, seat, f"Guest {seat}")
    for window in (ann, bob):
        window.page.goto(f"/t/{table}")
        window.page.wait_for_selector("main.table")
        window.page.evaluate(script("watch_moves"))
    hands = [Mouse(ann.page, seed=1), Mouse(bob.page, seed=2)]
    for _ in range(12):
        for hand in hands:
            if look(hand.page).mine and not look(hand.page).story:
                hand.move()
    delays = [*_delays(ann.page, bob.page), *_delays(bob.page, ann.page)]
    assert len(delays) >= 8
    assert statistics.median(delays) < SOON, delays


def _delays(mover: Any, other: Any) -> list[float]:
    acknowledged = mover.evaluate("() => window.acknowledged")
    seen = other.evaluate("() => window.seen")
    return [seen[move] - at for move, at in acknowledged.items() if move in seen]


@pytest.mark.parametrize("game", GAMES)
def test_board_people_and_hand_keep_their_places_while_playing(windows: Windows, game: str) -> None:
    window = windows.new(reduced_motion="reduce")
    play_now(window.page, game)
    places = window.page.evaluate(script("frame"))
    hand = Mouse(window.page, seed=5)
    for _ in range(6):
        if not hand.move():
            break
        assert window.page.evaluate(script("frame")) == places


def test_twelve_players_fit_on_a_phone(windows: Windows) -> None:
    window = windows.new(size=PHONE, touch=True)
    play_now(window.page, "saboteur2", seats=12)
    width, height = PHONE
    for person in window.page.locator(".person").all():
        box = person.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    cut = (
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    )
    assert window.page.locator(".person .name").evaluate_all(cut) == []
    board = window.page.locator("svg.board").bounding_box()
    assert board is not None
    assert board["height"] >= height / 4


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_on_its_side_the_board_keeps_the_height(windows: Windows, game: str) -> None:
    height, width = PHONE
    page = windows.new(size=(width, height), touch=True).page
    play_now(page, game)
    board = page.locator("svg.board").bounding_box()
    assert board is not None
    assert board["height"] >= 0.8 * height
    foot = page.locator(".foot").bounding_box()
    assert foot is not None
    assert board["x"] + board["width"] <= foot["x"]
    assert foot["y"] + foot["height"] <= height


def test_the_pages_before_the_deal_are_open_to_everyone(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    table = open_table(page, game="saboteur", seats=4)
    page.evaluate(script("sit_down"), [table, 0, "Ann"])
    page.evaluate(script("seat_bots"), [table, [1]])
    for path in ("/", "/new/saboteur2", "/rules/duel", f"/t/{table}"):
        page.goto(path)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        insist_on_no_barrier(page)
        insist_on_room_when_enlarged(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_open_to_everyone(windows: Windows, game: str) -> None:
    page = windows.new(reduced_motion="reduce").page
    play_now(page, game)
    page.locator(".tour .quiet").click()
    hand = Mouse(page, seed=6)
    hand.move()
    hand.wait()
    page.keyboard.press("1")  # a card, for what is lit and asked then
    insist_on_no_barrier(page)
    insist_on_room_when_enlarged(page)


def test_the_dialogs_of_a_table_are_open_to_everyone(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    play_now(page, "saboteur2")
    page.keyboard.press("h")  # a hint, for the notice above the hand
    page.wait_for_selector(".notice")
    for key, dialog in (("c", "claims"), ("n", "notebook"), ("?", "rules"), ("", "menu")):
        if key:
            page.keyboard.press(key)
        else:
            page.locator(".menu-button").click()
        page.wait_for_selector(f"dialog.{dialog} :is(p, h3, label)")
        insist_on_no_barrier(page)
        insist_on_room_when_enlarged(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


def test_high_contrast_is_chosen_and_there_before_any_module(windows: Windows) -> None:
    window = windows.new(reduced_motion="reduce")
    page, root = window.page, window.page.locator("html")
    play_now(page, "duel")
    page.locator(".menu-button").click()
    page.locator("dialog").get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Contrast").get_by_label("high").check()
    expect(root).to_have_attribute("data-contrast", "")
    page.get_by_role("group", name="Light or dark").get_by_label("light", exact=True).check()
    page.route("**/all.js", lambda route: route.abort())
    window.allow("all.js|ERR_FAILED")

    page.reload()

    expect(root).to_have_attribute("data-contrast", "")
    expect(root).to_have_attribute("data-light", "")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(255, 255, 255)"


def test_high_contrast_and_forced_colours_follow_the_system(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    root = page.locator("html")
    expect(root).not_to_have_attribute("data-contrast", "")
    page.emulate_media(contrast="more")
    expect(root).to_have_attribute("data-contrast", "")
    page.emulate_media(contrast="no-preference", forced_colors="active")
    expect(root).to_have_attribute("data-contrast", "")
    page.emulate_media(forced_colors="none")
    expect(root).not_to_have_attribute("data-contrast", "")
