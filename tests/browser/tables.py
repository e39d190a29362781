"""Tables for tests of the page: opened by the page itself, as its buttons do."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.scripts import script


def arrive(page: Page) -> None:
    """Wait until the page is there, and with it the guest."""
    page.wait_for_selector("main")


def play_now(page: Page, game: str, **wishes: Any) -> str:
    """Sit down against bots; gives the table."""
    arrive(page)
    page.evaluate(script("play_now"), [game, wishes])
    page.wait_for_selector("main.table")
    return page.url.rpartition("/")[2]


def open_table(page: Page, **wishes: Any) -> str:
    """Open a table for people; gives the table."""
    arrive(page)
    table: str = page.evaluate(script("open"), wishes)
    return table


def sit(page: Page, table: str, seat: int, name: str) -> None:
    """Sit down at a table and be ready."""
    arrive(page)
    page.evaluate(script("sit"), [table, seat, name])


def record(page: Page, table: str) -> dict[str, Any]:
    """The record of a table."""
    data: dict[str, Any] = page.evaluate(script("record"), table)
    return data
