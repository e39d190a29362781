"""A browser and a server for the tests of this folder, fresh windows for each of them."""

import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.browser import windows as w
from tests.server.live import GENEROUS, Server, running
from tools import browser as browsers
from tools.package import ROOT

HERE = Path(__file__).parent
PICTURES = ROOT / ".build" / "browser"
"""Where pictures of failed tests are."""
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here are long."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.long)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, for the picture."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


# While Playwright runs, this thread counts as inside its event loop, and no other can be run: so
# the browser lives as long as this folder's tests, and not as long as the session.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A real Chromium, without windows and menus of its own if there is such a one."""
    yield from started(playwright, browsers.find())


@pytest.fixture(scope="package")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium as people have it; a file that needs one has a fixture `browser` that is this."""
    yield from started(playwright, browsers.find_whole())


def started(playwright: Playwright, program: str | None) -> Iterator[Browser]:
    """A browser that runs; in CI it is a must."""
    if program is None:
        if browsers.is_a_must():
            pytest.fail(browsers.HOW_TO_GET)
        pytest.skip(browsers.HOW_TO_GET)
    browser = w.start(playwright, program)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server for those tests that do it no harm; nobody is ever too fast for it."""
    with running(tmp_path_factory.mktemp("browser"), GENEROUS) as server:
        yield server


@pytest.fixture
def windows(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> Iterator[w.Windows]:
    """Opens windows; a test fails if one of them had anything to complain of."""
    opened = w.Windows(browser, server.url)
    yield opened
    if request.node.stash.get(FAILED, False):
        name = re.sub(r"\W+", "-", request.node.name)
        for place in opened.photograph(PICTURES / name):
            print(f"a picture of it: {place.relative_to(ROOT)}")
    opened.close()


@pytest.fixture
def page(windows: w.Windows) -> Page:
    """The start page in a window on a desktop."""
    return windows.new().page
