"""From the start page to a game with friends: names, links, chairs, and playing again."""

import re

from playwright.sync_api import expect

from tests.browser.hands import Mouse
from tests.browser.tables import play_now
from tests.browser.windows import PHONE, Windows


def test_one_click_leads_to_a_game_against_bots(windows: Windows) -> None:
    page = windows.new().page
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    page.wait_for_selector("main.table")
    expect(page.locator(".person")).to_have_count(5)
    expect(page.locator(".role-card")).to_be_visible()


def test_bots_are_somebody(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    page.get_by_role("link", name=re.compile("Invite friends")).first.click()
    page.locator("main form button.gold").click()
    for _ in range(2):
        page.locator(".chair-empty button", has_text="Bot").first.click()
    page.wait_for_function("() => document.querySelectorAll('.chair-bot').length === 2")
    lines = page.locator(".chair-bot .character").all_inner_texts()
    assert len(set(lines)) == 2
    assert all(lines)


def test_a_friend_comes_by_a_link_and_both_play(windows: Windows) -> None:
    ann = windows.new(reduced_motion="reduce").page
    ann.get_by_role("link", name=re.compile("Invite friends")).first.click()
    ann.wait_for_selector("main h1")
    ann.locator("main form button.gold").click()
    ann.wait_for_selector(".lobby")
    link = ann.locator(".lobby input[readonly]").input_value()

    bob = windows.new(None, size=PHONE, touch=True, reduced_motion="reduce").page
    bob.goto(link)
    bob.locator(".sit-down").tap()
    bob.locator("button.ready").tap()
    ann.get_by_role("button", name=re.compile("bots", re.I)).first.click()
    for page in (ann, bob):
        page.wait_for_selector("main.table")
    assert "#" not in bob.url
    names = ann.locator(".person .name").all_inner_texts()
    assert len(names) == 5


def test_the_same_people_play_again(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    table = play_now(page, "saboteur", seats=3, options={"rounds": "1"})
    hand = Mouse(page, seed=3)
    hand.play()
    story = hand.see_the_end()
    with page.expect_download() as download:
        story.locator("a[download]").click()
    assert download.value.suggested_filename.endswith(".json")
    story.locator("button.gold").click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector("main")


def test_a_table_with_a_clock_shows_how_much_time_is_left(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    play_now(page, "saboteur", seats=3, pace=30)
    Mouse(page, seed=3).wait()
    left = page.locator(".person.asked .clock").inner_text()
    assert 0 < int(re.sub(r"\D", "", left)) <= 30
