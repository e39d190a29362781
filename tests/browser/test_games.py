"""Each game is played through the page to its end: by mouse, by finger."""

from typing import Any

import pytest

from tests.browser.hands import Finger, Mouse
from tests.browser.tables import play_now, record
from tests.browser.windows import PHONE, Window, Windows

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
"""Whole games do not wait for motion; other tests look at it."""

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("saboteur", {"seats": 3}),
    ("saboteur2", {"seats": 3, "options": {"rounds": "1"}}),
    ("duel", {}),
    ("goldmine", {"seats": 2, "options": {"turn_limit": "8"}}),
    ("corporation", {"seats": 6}),
]
IDS = [game for game, _ in GAMES]


def insist_on_the_end(window: Window, table: str) -> None:
    """The page tells the end as the record has it."""
    outcome = record(window.page, table)["outcome"]
    story = window.page.locator("dialog.story")
    if story.count() == 0:  # it came while the last round's was put away
        window.page.locator(".actions .gold").click()
    story.wait_for()
    names = window.page.locator(".person .name").all_inner_texts()
    for seat in outcome["winners"]:
        assert names[seat].split("\n")[0].split(" ")[0] in story.inner_text()


@pytest.mark.parametrize(("game", "wishes"), GAMES, ids=IDS)
def test_a_game_is_played_to_its_end_with_the_mouse(
    windows: Windows, game: str, wishes: dict[str, Any]
) -> None:
    window = windows.new(**STILL)
    table = play_now(window.page, game, **wishes)
    Mouse(window.page, seed=7).play()
    insist_on_the_end(window, table)


@pytest.mark.parametrize(("game", "wishes"), GAMES[2:4], ids=IDS[2:4])
def test_a_game_is_played_to_its_end_by_touch_on_a_phone(
    windows: Windows, game: str, wishes: dict[str, Any]
) -> None:
    window = windows.new(size=PHONE, touch=True, **STILL)
    table = play_now(window.page, game, **wishes)
    Finger(window.page, seed=8).play()
    insist_on_the_end(window, table)
