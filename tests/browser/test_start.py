"""The first thing that anyone sees."""

import os
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from motherlode import switches
from tests.browser.windows import Windows
from tests.server.live import running

PATIENCE = 30_000
"""Milliseconds: the page looks every few seconds how things are."""
FOR_EVER = 1e6


def test_the_start_page_opens_and_has_a_title(page: Page) -> None:
    expect(page).to_have_title("Motherlode")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_start_page_says_how_compiling_goes(browser: Browser, tmp_path: Path) -> None:
    note = tmp_path / "compiling.json"
    note.write_text(f'{{"state": "{switches.RUNNING}"}}')
    # Nobody compiles here and touches it: let it stay young, however slow this machine is.
    os.utime(note, (time.time() + FOR_EVER,) * 2)
    with running(tmp_path, compiling=str(note)) as server:
        windows = Windows(browser, server.url)
        page = windows.new().page
        expect(page.get_by_text("is being compiled in the background")).to_be_visible()
        note.write_text(f'{{"state": "{switches.READY}"}}')
        ready = page.get_by_text("The fast engine is ready")
        expect(ready).to_be_visible(timeout=PATIENCE)
        windows.close()


def test_on_the_compiled_engine_the_start_page_says_nothing_of_it(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".aside")).to_be_empty()
