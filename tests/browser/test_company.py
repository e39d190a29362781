"""Several people at one table, each in a window of their own; and lines that are cut."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.hands import Mouse, look
from tests.browser.tables import open_table, play_now, sit
from tests.browser.windows import PHONE, Window, Windows
from tests.server.live import running

CUT = r"ERR_CONNECTION|WebSocket|ERR_EMPTY_RESPONSE|net::ERR"
"""What a browser says of a server that is gone."""


def test_two_browsers_and_a_spectator_see_the_same_game(windows: Windows) -> None:
    ann = windows.new(reduced_motion="reduce")
    bob = windows.new(size=PHONE, reduced_motion="reduce")
    eve = windows.new(reduced_motion="reduce")
    table = open_table(ann.page, game="duel", seats=2, options={"tie_rounds": "0"})
    for seat, (window, name) in enumerate([(ann, "Ann"), (bob, "Bob")]):
        sit(window.page, table, seat, name)
    for window in (ann, bob, eve):
        window.page.goto(f"/t/{table}")
        window.page.wait_for_selector("main.table")
    hands = [Mouse(ann.page, seed=1), Mouse(bob.page, seed=2)]
    while not look(ann.page).over:
        for hand in hands:
            if look(hand.page).mine:
                hand.move()
        assert eve.page.locator("button.card").count() == 0
    for window in (ann, bob, eve):
        window.page.wait_for_selector("main.table[data-over=true]")
        expect(window.page.locator("dialog.story")).to_be_visible()
    told = [story(window) for window in (ann, bob, eve)]
    assert "Ann" in told[2] or "Bob" in told[2]
    assert sum(hand.moves for hand in hands) > 4


def story(window: Window) -> str:
    """What a window tells of the end."""
    return window.page.locator("dialog.story").inner_text()


def test_who_leaves_sees_a_bot_play_and_takes_the_chair_back(windows: Windows) -> None:
    ann, bob = (windows.new(reduced_motion="reduce").page for _ in range(2))
    table = open_table(ann, game="duel", seats=2)
    for seat, (page, name) in enumerate([(ann, "Ann"), (bob, "Bob")]):
        sit(page, table, seat, name)
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        page.wait_for_selector("main.table")
    ann.locator(".menu-button").click()
    ann.get_by_role("button", name="Leave: a bot plays on for you").click()
    ann.locator("button.sure").click()
    # Bob has not moved, so the bot waits for him.
    expect(ann.locator(".question")).to_have_text("A bot plays for you.")
    lit = look(ann)
    assert not lit.mine
    assert [thing.kind for thing in lit.things] == ["gold"]

    ann.get_by_role("button", name="Take your chair back").click()
    expect(ann.locator(".question")).not_to_have_text("A bot plays for you.")
    Mouse(bob, seed=4).move()
    assert Mouse(ann, seed=4).move()


def test_a_page_that_is_loaded_again_goes_on(windows: Windows) -> None:
    window = windows.new(reduced_motion="reduce")
    play_now(window.page, "saboteur", seats=3, options={"rounds": "1"})
    hand = Mouse(window.page, seed=3)
    for _ in range(3):
        hand.move()
    hand.wait()
    log = window.page.locator(".log .lines li").all_inner_texts()
    cards = window.page.locator("button.card").evaluate_all(
        "all => all.map(one => one.dataset.piece)"
    )
    window.page.reload()
    window.page.wait_for_selector("main.table")
    hand.wait()
    assert (
        window.page.locator("button.card").evaluate_all("all => all.map(one => one.dataset.piece)")
        == cards
    )
    assert window.page.locator(".log .lines li").all_inner_texts() == log
    hand.play()


def hand_of(window: Window) -> list[str]:
    """The cards that lie before the reader."""
    cards = window.page.locator("button.card")
    named: list[str] = cards.evaluate_all("all => all.map(one => one.dataset.piece)")
    return named


def test_a_server_that_is_killed_and_started_again_loses_nobody(
    browser: Browser, tmp_path: Path
) -> None:
    with running(tmp_path) as server:
        windows = Windows(browser, server.url)
        window = windows.new(reduced_motion="reduce")
        window.allow(CUT)
        wishes = {"seats": 3, "listed": True, "options": {"rounds": "1"}}
        table = play_now(window.page, "saboteur", **wishes)
        screen = windows.new(f"/tv/{table}", reduced_motion="reduce")
        screen.allow(CUT)
        screen.page.wait_for_selector("main.tv svg.board")
        hand = Mouse(window.page, seed=4)
        for _ in range(3):
            hand.move()
        before = hand.wait()
        server.kill()
        for one in (window, screen):
            expect(one.page.locator(".lost")).to_be_visible()
        server.start()
        for one in (window, screen):
            expect(one.page.locator(".lost")).to_have_count(0)
        assert look(window.page).moves >= before.moves
        hand.play()
        expect(screen.page.locator(".tv-story")).to_be_visible()
        windows.close()
