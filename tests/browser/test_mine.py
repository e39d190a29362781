"""The games of this device: counted when they are over, kept here alone, forgotten on request."""

import json
from typing import Any

from playwright.sync_api import Page, Request, expect

from tests.browser.axe import insist_on_no_barrier
from tests.browser.hands import Mouse
from tests.browser.tables import play_now, record
from tests.browser.windows import PHONE, Windows

KEPT = "() => JSON.parse(localStorage.getItem('motherlode.played') ?? 'null')"


def play_out(page: Page, game: str, seed: int, **wishes: Any) -> dict[str, Any]:
    """Play a game to its end; gives how it ended, with the table."""
    table = play_now(page, game, **wishes)
    hand = Mouse(page, seed=seed)
    hand.play()
    hand.see_the_end()
    return {"table": table, **record(page, table)["outcome"]}


def test_finished_games_are_counted_by_game_and_role_and_can_be_forgotten(
    windows: Windows,
) -> None:
    window = windows.new(reduced_motion="reduce")
    page, sent = window.page, list[Request]()
    page.on("request", lambda request: sent.append(request))
    ends = [
        play_out(page, "saboteur", 1, seats=3, options={"rounds": "2"}),
        play_out(page, "duel", 2, options={"tie_rounds": "0"}),
    ]
    kept = page.evaluate(KEPT)
    assert [one["table"] for one in kept] == [end["table"] for end in reversed(ends)]
    for one, end in zip(kept, reversed(ends), strict=True):
        assert one["seat"] == 0
        assert one["won"] == (0 in end["winners"])
        assert one["score"] == end["scores"][0]
    assert [len(one["roles"]) for one in kept] == [1, 2]
    assert {part["role"] for part in kept[1]["roles"]} <= {"role.digger", "role.saboteur"}

    page.goto("/")
    page.get_by_role("link", name="Your games").click()
    expect(page.locator(".mine-sum")).to_contain_text("2 games")
    won = sum(one["won"] for one in kept)
    expect(page.locator(".mine-sum")).to_contain_text(f"{won} won")
    rows = dict(page.locator(".bars tbody tr").evaluate_all(CELLS))
    assert rows["Saboteur"] == f"{int(kept[1]['won'])} of 1"
    diggers = [part["won"] for part in kept[1]["roles"] if part["role"] == "role.digger"]
    assert rows.get("digger") == (f"{sum(diggers)} of {len(diggers)}" if diggers else None)

    page.locator(".mine-games a").first.click()
    page.wait_for_selector("main.replay[data-eyes='0']")
    page.go_back()
    page.locator(".mine-games button").first.click()
    expect(page.locator(".mine-sum")).to_contain_text("1 game,")
    page.reload()
    expect(page.locator(".mine-sum")).to_contain_text("1 game,")
    page.get_by_role("button", name="Forget all games").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.locator(".none")).to_be_visible()
    assert page.evaluate(KEPT) == []
    bodies = [request.post_data or "" for request in sent]
    assert not any("score" in body or "role" in body for body in bodies)


CELLS = "all => all.map(row => [row.cells[0].textContent, row.cells[1].textContent.trim()])"


def test_a_game_is_counted_once_however_often_one_comes_back(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    end = play_out(page, "duel", 3, options={"tie_rounds": "0"})
    page.reload()
    page.wait_for_selector("dialog.story")
    page.goto(f"/replay/{end['table']}")
    page.wait_for_selector("main.replay")
    assert [one["table"] for one in page.evaluate(KEPT)] == [end["table"]]


GAMES = [
    {
        "table": f"table{number:07}",
        "game": game,
        "at": 1_790_000_000_000 + number,
        "names": ["Ann", "Bob with a long name", "Cem"],
        "seat": 0,
        "won": number % 2 == 0,
        "score": number,
        "roles": roles,
    }
    for number, (game, roles) in enumerate(
        [
            ("saboteur", [{"role": "role.digger", "won": True}]),
            ("saboteur2", [{"role": "role.green_digger", "won": False}]),
            ("goldmine", []),
            ("corporation", []),
            ("duel", [{"role": "duel.green", "won": True}]),
        ]
    )
]


def test_the_page_of_ones_games_is_open_to_everyone_on_a_phone(windows: Windows) -> None:
    page = windows.new(size=PHONE, reduced_motion="reduce").page
    kept = json.dumps(GAMES)
    page.evaluate("kept => localStorage.setItem('motherlode.played', kept)", kept)
    page.goto("/mine")
    expect(page.locator(".mine-games li")).to_have_count(len(GAMES))
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
    insist_on_no_barrier(page)
