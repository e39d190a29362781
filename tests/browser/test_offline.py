"""Without its server the client says so; with it, nothing old is ever used."""

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from motherlode.server.web.pages import STATIC
from motherlode.words.catalogue import Catalogue, languages
from tests.browser.axe import insist_on_no_barrier
from tests.browser.windows import Windows, wait_until
from tests.server.live import running

CAME = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(all.map((one) => one.keys()))).flat().map((one) => one.url);
}"""
PAGES = "async () => (await caches.keys()).filter((name) => name.startsWith('page-'))"
KEEPS_RULES = f"async () => (await ({KEPT})()).some((url) => url.includes('/rules'))"
RULEBOOK = re.compile(r"/api/games/\w+/rules")
MODULES = re.compile(r"/static/(?!offline/).*\.js$")
"""The client's own scripts; read one by one, as it is written, they take long."""
CHOOSE = "(one) => localStorage.setItem('motherlode.language', JSON.stringify(one))"


@pytest.fixture(scope="module")
def browser(whole_browser: Browser) -> Browser:
    """The shell installs nothing."""
    return whole_browser


def test_without_a_network_there_are_a_page_that_says_so_and_the_rules_that_were_read(
    windows: Windows,
) -> None:
    window = windows.new("/rules/saboteur", service_workers="allow")
    page = window.page
    page.wait_for_selector("#SAB-1")
    wait_until(page, KEEPS_RULES)
    private = [url for url in page.evaluate(KEPT) if "/api/" in url and "/rules?" not in url]
    assert private == []

    window.context.set_offline(True)
    for language in languages():
        page.evaluate(CHOOSE, language)
        page.goto("/t/AAAAAAAAAAAA")
        words = Catalogue(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(words.text("offline.title"))
        expect(page.locator("main")).to_contain_text(words.text("offline.missing"))
        expect(page.locator("html")).to_have_attribute("lang", language)
    insist_on_no_barrier(page)
    page.get_by_role("link", name="Saboteur").click()
    expect(page.locator("#SAB-12")).to_be_visible()
    insist_on_no_barrier(page)

    page.goto("/new/duel")
    window.allow("ERR_INTERNET_DISCONNECTED")  # it looks for its server all the time
    window.context.set_offline(False)
    page.wait_for_selector("main.page")
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_rules_that_arrive_after_the_worker_but_were_asked_for_before_it_are_kept(
    windows: Windows,
) -> None:
    window = windows.new(None, service_workers="allow")
    page = window.page
    asked: list[Route] = []
    page.route(RULEBOOK, lambda route: asked.append(route), times=1)
    page.goto("/rules/saboteur")
    page.wait_for_function(CAME)

    asked[0].continue_()

    page.wait_for_selector("#SAB-1")
    wait_until(page, KEEPS_RULES)


def test_a_new_version_is_taken_at_the_next_load(windows: Windows, tmp_path: Path) -> None:
    client = tmp_path / "static"
    shutil.copytree(STATIC, client)
    with running(tmp_path, static=str(client)) as server:
        window = windows.new(None, url=server.url, service_workers="allow")
        page = window.page
        window.allow("was preloaded")
        page.route(MODULES, lambda route: route.fulfill(body="", content_type="text/javascript"))
        page.goto("/")
        page.evaluate("() => navigator.serviceWorker.register('/worker.js')")
        page.wait_for_function(CAME)
        [old] = page.evaluate(PAGES)
        for name in ("index.html", "offline/index.html"):
            text = (client / name).read_text("utf-8")
            new = '<meta name="description" content="A new version">'
            (client / name).write_text(text.replace("<title>", f"{new}<title>"), "utf-8")

        page.reload()

        expect(page.locator("meta[content='A new version']")).to_have_count(1)
        wait_until(page, f"async (old) => !(await ({PAGES})()).includes(old)", old)
        assert len(page.evaluate(PAGES)) == 1
        window.allow("ERR_CONNECTION_REFUSED")
        server.kill()
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Motherlode cannot be reached")
        expect(page.locator("meta[content='A new version']")).to_have_count(1)


def test_the_client_can_be_installed(windows: Windows) -> None:
    window = windows.new(service_workers="allow")
    window.page.wait_for_function(CAME)
    devtools = window.context.new_cdp_session(window.page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["name"] == "Motherlode"
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as all windows of tests are
