"""Each game is played through the page to its end: by mouse, by finger."""

from typing import Any

import pytest

from tests.browser.hands import Finger, Hand, Mouse
from tests.browser.tables import play_now, record
from tests.browser.windows import PHONE, Windows

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


def insist_on_the_end(hand: Hand, table: str) -> None:
    """The page tells the end as the record has it."""
    story = hand.see_the_end()
    names = hand.page.locator(".person .name").all_inner_texts()
    for seat in record(hand.page, table)["outcome"]["winners"]:
        assert names[seat].split("\n")[0].split(" ")[0] in story.inner_text()


@pytest.mark.parametrize(("game", "wishes"), GAMES, ids=IDS)
def test_a_game_is_played_to_its_end_with_the_mouse(
    windows: Windows, game: str, wishes: dict[str, Any]
) -> None:
    hand = Mouse(windows.new(**STILL).page, seed=7)
    table = play_now(hand.page, game, **wishes)
    hand.play()
    insist_on_the_end(hand, table)


@pytest.mark.parametrize(("game", "wishes"), GAMES[2:4], ids=IDS[2:4])
def test_a_game_is_played_to_its_end_by_touch_on_a_phone(
    windows: Windows, game: str, wishes: dict[str, Any]
) -> None:
    hand = Finger(windows.new(size=PHONE, touch=True, **STILL).page, seed=8)
    table = play_now(hand.page, game, **wishes)
    hand.play()
    insist_on_the_end(hand, table)
