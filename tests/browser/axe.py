"""What axe finds on a page: barriers for people who cannot see, point or hear well."""

from importlib.resources import files
from typing import Any

from playwright.sync_api import Page, expect

RUN = """only => axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) })
  .then(found => found.violations)"""
COLOURS = ["color-contrast", "link-in-text-block"]
"""What can change when only the colours do."""
SEVEN_TO_ONE = ["color-contrast-enhanced"]


def insist_on_no_barrier(page: Page) -> None:
    """Fails if axe has anything against a page: by night, by day, in high contrast.

    The colours change on the open page, as they do for readers; at rest, so it has to stand still.
    """
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme, contrast="more")
        expect(page.locator("html")).to_have_attribute("data-contrast", "")
        _insist(page, f"{scheme}, high contrast", [*COLOURS, *SEVEN_TO_ONE])
    page.emulate_media(color_scheme="light", contrast="no-preference")
    expect(page.locator("html")).not_to_have_attribute("data-contrast", "")
    _insist(page, "light", COLOURS)
    page.emulate_media(color_scheme="dark")
    _insist(page, "dark")


def _insist(page: Page, scheme: str, only: list[str] | None = None) -> None:
    found = violations(page, only)
    assert not found, "\n".join([f"{page.url}, {scheme}:", *found])


def violations(page: Page, only: list[str] | None = None) -> list[str]:
    """What axe has against a page as it is now, by all rules or by some; a line for each element.

    The program comes in through the debugger: the page's policy lets in no script of others.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_program())
    found: list[dict[str, Any]] = page.evaluate(RUN, only)
    return [
        f"{one['id']}: {one['help']}: {' '.join(map(str, node['target']))}"
        for one in found
        for node in one["nodes"]
    ]


def _program() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
