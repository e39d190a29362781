"""How the page feels: small, quick, still, open to everyone."""

import statistics
from typing import Any

import pytest

from tests.browser.axe import violations
from tests.browser.hands import Mouse, look
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
def test_nothing_jumps_while_playing(windows: Windows, game: str) -> None:
    window = windows.new(reduced_motion="reduce")
    play_now(window.page, game)
    window.page.wait_for_timeout(300)
    window.page.evaluate(script("watch_shifts"))
    hand = Mouse(window.page, seed=5)
    for _ in range(6):
        if not hand.move():
            break
    assert window.page.evaluate("() => window.shifts") == []


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


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("path", ["/", "/new/saboteur2", "/rules/duel"])
def test_axe_finds_nothing_on_a_page(windows: Windows, path: str, scheme: str) -> None:
    page = windows.new(path, color_scheme=scheme).page
    page.wait_for_selector("main")
    page.wait_for_timeout(500)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_a_table(windows: Windows, game: str, scheme: str) -> None:
    page = windows.new(color_scheme=scheme, reduced_motion="reduce").page
    play_now(page, game)
    hand = Mouse(page, seed=6)
    hand.move()
    hand.wait()
    assert violations(page) == []
