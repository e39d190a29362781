"""The host keeps the door: who has to go reads why, and a new link leads where the old one did."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.scripts import script
from tests.browser.tables import open_table, sit
from tests.browser.windows import PHONE, Window, Windows

REMOVED = "The host has asked you to leave this table."
SHUT = "The host has shut the door of this table: you need a new invitation."


def at_lobby(window: Window, table: str, where: str = "t") -> Page:
    """A window at a table before the deal."""
    window.page.goto(f"/{where}/{table}")
    window.page.wait_for_selector("main.lobby, .tv-lobby")
    return window.page


def spectators(host: Page) -> Locator:
    """Those who watch, in the host's menu."""
    return host.locator(".menu-watching li")


def sent_out(page: Page, sentence: str) -> None:
    """The page says why one cannot stay, and how to go on."""
    expect(page.locator("main.plain h1")).to_have_text("You are not at this table any more")
    expect(page.locator("main.plain")).to_contain_text(sentence)
    expect(page.get_by_role("link", name="Back to the start")).to_be_visible()


def test_the_host_silences_a_spectator_and_sends_them_away(windows: Windows) -> None:
    ann, eve = windows.new(), windows.new(size=PHONE)
    table = open_table(ann.page, game="saboteur", seats=3)
    host = at_lobby(ann, table)
    watcher = at_lobby(eve, table)
    host.get_by_role("button", name="More").click()
    expect(spectators(host)).to_have_count(1)
    expect(spectators(host)).to_contain_text("spectator")
    spectators(host).get_by_role("button", name="Silence").click()
    expect(spectators(host).get_by_role("button", name="Let speak")).to_be_visible()
    spectators(host).get_by_role("button", name="Send away").click()
    host.get_by_role("button", name="Really?").click()

    expect(spectators(host)).to_have_count(0)
    sent_out(watcher, REMOVED)
    watcher.reload()
    expect(watcher.locator("main.plain h1")).to_have_text("You cannot come to this table")
    expect(watcher.locator("main.plain")).to_contain_text(REMOVED)
    watcher.get_by_role("link", name="Back to the start").click()
    watcher.wait_for_selector("main:not(.plain)")


def test_a_spectator_has_no_list_of_others(windows: Windows) -> None:
    ann, eve, adam = (windows.new() for _ in range(3))
    table = open_table(ann.page, game="saboteur", seats=3)
    host = at_lobby(ann, table)
    at_lobby(adam, table)
    watcher = at_lobby(eve, table)
    host.get_by_role("button", name="More").click()
    expect(spectators(host)).to_have_count(2)
    watcher.get_by_role("button", name="More").click()

    expect(watcher.locator("dialog.menu")).to_be_visible()
    expect(watcher.locator(".menu-watching")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Shut the door")).to_have_count(0)


def test_what_a_spectator_says_has_their_number_in_the_readers_language(windows: Windows) -> None:
    ann, eve = windows.new(locale="uk"), windows.new()
    table = open_table(ann.page, game="saboteur", seats=3)
    host = at_lobby(ann, table)
    eve.page.evaluate(script("chat"), [table, "well met"])

    line = host.locator(".log .said")
    expect(line).to_contain_text("well met")
    expect(line.locator("b")).to_contain_text("глядач ")


def test_a_door_is_shut_after_it_was_said_what_happens_then(windows: Windows) -> None:
    ann, bob, eve, tv = (windows.new(), windows.new(size=PHONE), windows.new(), windows.new(None))
    table = open_table(ann.page, game="saboteur", seats=3)
    for seat, (window, name) in enumerate([(ann, "Ann"), (bob, "Bob")]):
        sit(window.page, table, seat, name)
    pages = [at_lobby(window, table) for window in (ann, bob, eve)]
    host, friend, passer_by = pages
    tv.context.add_cookies(bob.context.cookies())  # type: ignore[arg-type]
    screen = at_lobby(tv, table, "tv")
    links = [page.get_by_label("The table's link") for page in (host, friend)]
    code = screen.locator(".coming img")
    before = [links[0].input_value(), code.get_attribute("src")]
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Shut the door").click()
    expect(host.locator(".door-says li")).to_have_count(4)
    host.get_by_role("button", name="Shut the door").click()

    expect(host.get_by_role("status").filter(has_text="The door is shut.")).to_be_visible()
    sent_out(passer_by, SHUT)
    for link in links:
        expect(link).not_to_have_value(before[0] or "")
    expect(code).not_to_have_attribute("src", before[1] or "")
    expect(screen.locator(".address")).to_contain_text("#")
    new = links[1].input_value()
    passer_by.goto(before[0] or "")
    expect(passer_by.locator("main.plain h1")).to_have_text("You cannot come to this table")
    passer_by.goto(new)
    passer_by.wait_for_selector("main.lobby")
    eve.allow("409: POST .*/entry|409 \\(Conflict\\)")
