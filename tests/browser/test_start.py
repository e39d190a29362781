"""The first thing that anyone sees."""

from playwright.sync_api import Page, expect


def test_the_start_page_opens_and_has_a_title(page: Page) -> None:
    expect(page).to_have_title("Motherlode")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
