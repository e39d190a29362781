"""A table on a big screen, hands on phones: all see the table, nobody sees a hand on it."""

import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from motherlode.server.client.latest import Latest
from tests.browser.axe import insist_on_no_barrier
from tests.browser.hands import Finger, look
from tests.browser.scripts import script
from tests.browser.tables import open_table, play_now
from tests.browser.windows import PHONE, Window, Windows
from tests.server.wire.completing import completed

TV = (1920, 1080)
READABLE = 24
"""Pixels: letters of this size are read from three metres on a screen of 1080 lines."""
BIGGEST = "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom)"
TURNS = 20
"""In so many there are cards for places and cards for people."""
WHOLE_GAME = 60_000
"""Milliseconds that bots have to play one to its end, on a busy machine."""
SAME_IS_ASKED = """() => document.querySelector('.turn').dataset.asked
  === document.querySelector('.person.asked .person-button')?.dataset.seat"""
LISTEN_TO_LOCKS = """const { request } = WakeLock.prototype;
WakeLock.prototype.request = function (kind) {
  globalThis.locked = kind;
  return request.call(this, kind);
};"""
DO = """async ([table, what, body]) => {
  const { ask } = await import('/static/app/api.js');
  return ask(`/api/tables/${table}/${what}`, body);
}"""


def screen(windows: Windows) -> tuple[Page, list[dict[str, Any]]]:
    """A big screen, and all that it is ever told."""
    page = windows.new(None, size=TV, reduced_motion="reduce").page
    return page, heard_by(page)


def heard_by(page: Page) -> list[dict[str, Any]]:
    """What a page hears of its tables from now on, with whole views."""
    heard: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        latest = Latest()
        line.on("framereceived", lambda frame: heard.append(completed(latest, frame)))

    page.on("websocket", listen)
    return heard


def phone(windows: Windows, path: str | None = "/") -> Window:
    """A phone."""
    return windows.new(path, size=PHONE, touch=True, reduced_motion="reduce")


def insist_on_no_secret(heard: list[dict[str, Any]], *, over: bool) -> None:
    """Fails if a screen was told what a seat alone knows, or who is who before all know it."""
    for message in heard:
        assert message.get("you", {"seat": None})["seat"] is None
        play = message.get("play") or {}
        assert not {"self", "moves"} & play.keys()
        told = [
            one for step in [message, *message.get("missed", [])] for one in step.get("told", [])
        ]
        assert not any(one.get("private") for one in told)
        if play and not over:
            assert {seat["role"] for seat in play["view"]["seats"]} == {None}


def insist_on_seeing(tv: Page, ann: Page, bob: Page) -> None:
    """Fails unless the screen shows what phones know of the table, and nothing of hands."""
    moves = max(look(page).moves for page in (ann, bob))
    tv.wait_for_function(f"() => document.querySelector('main.tv').dataset.moves >= {moves}")
    assert tv.locator("button.card, .role-card, .role-shown, .seen, .spot").count() == 0
    expect(tv.locator(".turn[data-asked]")).to_be_visible()
    tv.wait_for_function(SAME_IS_ASKED)


def test_a_table_is_on_a_big_screen_and_hands_are_on_two_phones(windows: Windows) -> None:
    ann, bob = phone(windows).page, phone(windows, None).page
    wishes = {"seats": 3, "listed": False, "stand_in": "random"}
    options = {"rounds": "1", "first_player": "seat0"}
    table = open_table(ann, game="saboteur", options=options, **wishes)
    link = ann.evaluate(DO, [table, "invitation", {}])["link"]
    tv, heard = screen(windows)
    tv.goto(link.replace("/t/", "/tv/"))

    # Before the deal: phones come by what the screen shows, and take chairs.
    address = tv.locator(".coming .address").inner_text()
    assert link == f"http://{address}"
    assert tv.locator(".coming img").evaluate("one => one.decode().then(() => one.naturalWidth)")
    insist_on_no_barrier(tv)
    assert tv.locator("main button, main a").count() == 2
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.goto(link)
        page.locator("#own-name").fill(name)
        page.locator(".sit-down").tap()
        expect(tv.locator(".chair-person", has_text=name)).to_be_visible()
    bob.locator("button.ready").tap()
    expect(tv.locator(".chair.ready")).to_have_count(1)
    ann.get_by_role("button", name=re.compile("Fill with bots")).tap()
    for page in (ann, bob):
        page.wait_for_selector("main.table")

    # The game: each move is seen and told, and no hand.
    hands = [Finger(ann, seed=1), Finger(bob, seed=2)]
    for _ in range(3):
        for hand in hands:
            hand.move()
            insist_on_seeing(tv, ann, bob)
    insist_on_no_secret(heard, over=False)
    own = ann.context.new_page()
    heard_here = heard_by(own)
    own.goto(f"/tv/{table}")
    own.wait_for_selector("main.tv svg.board use")
    insist_on_no_secret(heard_here, over=False)
    assert heard_here
    own.close()
    insist_on_no_barrier(tv)
    letters = ".person .name, .person .marks, .turn, .captions li, .tv-head"
    assert min(tv.locator(letters).evaluate_all(BIGGEST)) >= READABLE
    said = tv.locator(".captions li").all_inner_texts()
    assert said
    assert all(said)

    # The end, for all who are left are bots; then the same people play again.
    for page in (bob, ann):
        page.evaluate(DO, [table, "leave", {}])
    tv.wait_for_selector("main.tv[data-over=true] .tv-story", timeout=WHOLE_GAME)
    expect(tv.locator(".tv-story")).to_contain_text("The game is over")
    insist_on_no_secret(heard, over=True)
    insist_on_no_barrier(tv)
    box = tv.locator(".tv-story .story").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= TV[1]
    following = ann.evaluate(DO, [table, "rematch", {}])["table"]
    tv.wait_for_url(f"**/tv/{following}")
    expect(tv.locator(".chair-person")).to_have_count(2)


def test_a_big_screen_stays_lit_and_hides_the_pointer_until_it_is_wanted(windows: Windows) -> None:
    window = windows.new(size=TV)
    window.context.add_init_script(LISTEN_TO_LOCKS)
    table = open_table(window.page, game="duel")
    window.page.goto(f"/tv/{table}")
    window.page.wait_for_function("() => globalThis.locked === 'screen'")
    leave = window.page.get_by_role("link", name="Leave the big screen")

    expect(window.page.locator("main.tv.idle")).to_be_visible()
    window.page.mouse.move(300, 300)
    expect(window.page.locator("main.tv:not(.idle)")).to_be_visible()
    leave.click()

    expect(window.page.locator(".game-card").first).to_be_visible()


def test_beside_a_big_screen_a_phone_shows_the_hand_alone_until_a_place_is_to_be_pointed_at(
    windows: Windows,
) -> None:
    page = windows.new(size=PHONE, touch=True, locale="uk", reduced_motion="reduce").page
    play_now(page, "saboteur", seats=3)
    board, alone = page.locator("svg.board"), page.locator("main.hand-only")
    page.locator(".menu-button").tap()
    page.get_by_role("button", name="Лише мої карти").tap()
    hand = Finger(page, seed=3)
    hand.wait()
    expect(alone).to_be_visible()
    expect(board).to_be_hidden()
    assert page.evaluate(script("too_wide")) == []
    insist_on_no_barrier(page)
    cards = [box for box in (card.bounding_box() for card in page.locator(".card").all()) if box]
    assert min(box["width"] for box in cards) > PHONE[0] / 5

    page.get_by_role("button", name="Показати поле").tap()
    expect(board).to_be_visible()
    page.get_by_role("button", name="Показати поле").tap()
    expect(board).to_be_hidden()

    seen = set()
    for _ in range(TURNS):
        hand.wait()
        for card in page.locator(".card.usable").all():
            card.tap()
            lit = page.locator(".spot").count() > 0
            assert board.is_visible() == lit
            seen.add(lit)
        hand.move()
        if len(seen) > 1:
            break
    assert seen == {True, False}
    page.reload()
    hand.wait()
    expect(alone).to_be_visible()
