"""The harness hears what it must hear: else the other tests here could not fail."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.windows import Windows
from tests.server.live import Server, running

PAGE = '<!doctype html><html lang="en"><title>Mine</title><main><h1>Mine</h1>{}</main></html>'


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client that a test writes."""
    return tmp_path_factory.mktemp("client")


@pytest.fixture(scope="module")
def odd_server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with that client."""
    with running(tmp_path_factory.mktemp("odd"), static=str(folder)) as server:
        yield server


def show(folder: Path, server: Server, browser: Browser, body: str, script: str = "") -> Windows:
    """A window at a page with this body and this script."""
    tag = '<script type="module" src="/static/page.js"></script>' if script else ""
    (folder / "index.html").write_text(PAGE.format(body) + tag)
    (folder / "page.js").write_text(script)
    windows = Windows(browser, server.url)
    windows.new()
    return windows


@pytest.mark.parametrize(
    ("body", "script", "complaint"),
    [
        ("", "console.error('a stub');", "console error: a stub"),
        ("", "console.warn('a stub');", "console warning: a stub"),
        ("", "throw new Error('a rockfall');", "error: .*a rockfall"),
        ("", "Promise.reject(new Error('a rockfall'));", "error: .*a rockfall"),
        ("", "fetch('/api/nowhere').catch(() => {});", "404: GET .*/api/nowhere"),
        ("", "fetch('http://127.0.0.1:9/').catch(() => {});", "Content Security Policy"),
        ('<p style="color: red">', "", "Content Security Policy"),
        ("<script>document.title = 'theirs';</script>", "", "Content Security Policy"),
        ('<img src="/static/nothing.png" alt="">', "", "404: GET .*nothing.png"),
    ],
)
def test_a_complaint_fails_the_test(
    folder: Path, odd_server: Server, browser: Browser, body: str, script: str, complaint: str
) -> None:
    windows = show(folder, odd_server, browser, body, script)
    window = windows.open[0]
    for _ in range(100):
        if any(re.search(complaint, heard) for heard in window.complaints):
            break
        window.page.wait_for_timeout(50)

    with pytest.raises(AssertionError, match=complaint):
        windows.close()


def test_a_window_without_complaints_is_closed_in_peace(
    folder: Path, odd_server: Server, browser: Browser
) -> None:
    windows = show(folder, odd_server, browser, "", "console.log('dug');")
    assert violations(windows.open[0].page) == []

    windows.close()


def test_what_a_test_breaks_itself_may_be_complained_of(
    folder: Path, odd_server: Server, browser: Browser
) -> None:
    windows = show(folder, odd_server, browser, "", "console.error('the server is gone');")
    windows.open[0].page.wait_for_function("() => true")
    windows.open[0].allow("the server is gone")
    assert windows.open[0].complaints

    windows.close()


def test_axe_finds_a_picture_without_words(
    folder: Path, odd_server: Server, browser: Browser
) -> None:
    windows = show(folder, odd_server, browser, '<img src="data:image/png;base64,">')

    (found,) = violations(windows.open[0].page)

    assert found.startswith("image-alt: ")
    windows.close()


def test_a_page_may_talk_to_its_own_server_over_a_websocket(
    folder: Path, odd_server: Server, browser: Browser
) -> None:
    script = (
        "const line = new WebSocket(`ws://${location.host}/api/tables/AAAAAAAAAAAA/socket`);"
        "line.onmessage = (heard) => { document.title = JSON.parse(heard.data).code; };"
    )
    windows = show(folder, odd_server, browser, "", script)
    windows.open[0].page.wait_for_function("() => document.title === 'no-table'")

    windows.close()


def test_windows_are_strangers_to_each_other(
    folder: Path, odd_server: Server, browser: Browser
) -> None:
    windows = show(folder, odd_server, browser, "", "localStorage.name ??= 'Ann';")
    other = windows.new(None)
    other.page.goto("/static/page.js")

    assert windows.open[0].page.evaluate("localStorage.name") == "Ann"
    assert other.page.evaluate("localStorage.name ?? null") is None
    windows.close()
