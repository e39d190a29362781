"""The settings, and what can be switched on there: sounds, notices; and a screen that stays lit."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from motherlode.words.catalogue import Catalogue
from tests.browser.axe import insist_on_no_barrier
from tests.browser.hands import Mouse
from tests.browser.scripts import script
from tests.browser.tables import play_now
from tests.browser.windows import PHONE, Window, Windows, wait_until
from tests.server.live import Server

LOADED = """() => performance.getEntriesByType('resource')
  .some((one) => one.name.includes('settings'))"""
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker.getNotifications()).map((one) => one.title);
}"""
PEAKS = """async () => {
  const { SOUNDS, sound } = await import('/static/settings/sounds.js');
  return Object.fromEntries(await Promise.all(Object.keys(SOUNDS).map(async (name) => {
    const line = new OfflineAudioContext(1, 48000, 48000);
    sound(line, name, 1);
    const samples = (await line.startRendering()).getChannelData(0);
    return [name, samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)];
  })));
}"""
TONE, NOISE = "OscillatorNode", "AudioBufferSourceNode"
"""The call to one's turn is made of tones alone; cards that are laid sound of noise, too."""
SOUNDED = 1000
"""Milliseconds until every sound is over."""
PLAIN = "http://motherlode.local"
"""A name at home: to browsers no place for secrets."""


@pytest.fixture(scope="module")
def browser(whole_browser: Browser) -> Browser:
    """The shell has no notices, and no screen to keep lit."""
    return whole_browser


def open_settings(page: Page) -> None:
    """Open them, on a page or at a table."""
    if page.locator("main.table").count():
        page.locator(".menu-button").click()
        page.locator("dialog").get_by_role("button", name="Settings").click()
    else:
        page.locator(".settings-button").click()
    expect(page.locator(".setting").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_settings_come_when_asked_for_hold_and_stay(windows: Windows, scheme: str) -> None:
    page = windows.new(color_scheme=scheme).page
    page.wait_for_selector(".game-card")
    assert not page.evaluate(LOADED)

    open_settings(page)
    insist_on_no_barrier(page)
    page.get_by_role("radio", name="dark").check()
    page.get_by_role("radio", name="nothing moves").check()
    page.reload()

    expect(page.locator("html")).not_to_have_attribute("data-light", "")
    expect(page.locator("html")).to_have_attribute("data-still", "")
    open_settings(page)
    expect(page.get_by_role("radio", name="dark")).to_be_checked()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()


def test_every_sound_can_be_heard_and_none_is_too_loud(windows: Windows) -> None:
    peaks = windows.new().page.evaluate(PEAKS)

    assert len(peaks) >= 10
    assert {name: peak for name, peak in peaks.items() if not 0.05 < peak < 1} == {}


def watched(windows: Windows, **more: Any) -> Window:
    """A window in which one can look elsewhere, with ears for sounds."""
    window = windows.new(None, reduced_motion="reduce", service_workers="allow", **more)
    window.context.add_init_script(script("watch_senses"))
    window.page.goto("/")
    return window


def make_a_move(page: Page) -> set[str]:
    """Make a move, and wait for one's next turn; gives whether there were tones and noises."""
    page.evaluate("() => { window.sources = []; }")
    hand = Mouse(page, seed=4)
    assert hand.move()
    hand.wait()
    page.wait_for_timeout(100)
    return set(page.evaluate("() => window.sources"))


def test_a_table_is_heard_and_calls_whoever_looks_elsewhere(windows: Windows) -> None:
    window = watched(windows)
    window.context.grant_permissions(["notifications"])
    page = window.page
    play_now(page, "duel")
    page.locator(".tour .quiet").click()
    assert make_a_move(page) == set()
    assert not page.evaluate(LOADED)

    open_settings(page)
    page.get_by_role("switch", name="Sounds").check()
    page.wait_for_function("() => window.sources.length > 0")
    page.get_by_role("switch", name="Notify me").check()
    expect(page.get_by_role("switch", name="Notify me")).to_be_checked()
    page.keyboard.press("Escape")
    assert any(NOISE in make_a_move(page) for _ in range(5))  # not every move is heard: a pass
    assert page.evaluate(NOTICES) == []

    page.wait_for_timeout(SOUNDED)
    page.evaluate("() => turnTo(false)")
    assert make_a_move(page) == {TONE}
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.evaluate(NOTICES) == [Catalogue("en").text("notice.turn", game="Saboteur Duel")]
    page.evaluate("() => turnTo(true)")
    wait_until(page, f"async () => !(await ({NOTICES})()).length")


def test_a_phone_stays_lit_while_a_game_runs(windows: Windows) -> None:
    page = watched(windows, size=PHONE, touch=True).page
    lit = "() => locks.filter((lock) => !lock.released).length === 1 && locks.length"
    play_now(page, "duel")
    page.wait_for_function(f"() => ({lit})() === 1")

    page.evaluate("() => { turnTo(false); return locks[0].release(); }")  # as browsers do
    page.evaluate("() => turnTo(true)")
    page.wait_for_function(f"() => ({lit})() === 2")

    page.locator("a.brand").click()
    page.wait_for_function("() => locks.every((lock) => lock.released)")


def test_over_plain_http_nothing_is_promised(windows: Windows, server: Server) -> None:
    window = windows.new(None, url=PLAIN, service_workers="allow")

    def lead_home(route: Route) -> None:
        request = route.request
        headers = {**request.headers, "origin": server.url}
        url = request.url.replace(PLAIN, server.url)
        route.fulfill(response=route.fetch(url=url, headers=headers))

    window.allow("Cross-Origin-Opener-Policy")  # browsers heed it over https only
    window.page.route("**/*", lead_home)
    window.page.goto("/")
    assert not window.page.evaluate("() => isSecureContext")
    open_settings(window.page)

    expect(window.page.get_by_role("switch", name="Notify me")).to_be_disabled()
    expect(window.page.locator("#notices-help")).to_contain_text("https only")
