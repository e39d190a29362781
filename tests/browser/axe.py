"""What axe finds on a page: barriers for people who cannot see, point or hear well."""

from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)"


def violations(page: Page) -> list[str]:
    """What axe has against a page as it is now; a line for each element.

    The program comes in through the debugger: the page's policy lets in no script of others.
    """
    page.evaluate(_program())
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [
        f"{one['id']}: {one['help']}: {' '.join(map(str, node['target']))}"
        for one in found
        for node in one["nodes"]
    ]


def _program() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
