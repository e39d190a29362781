"""Whether a page has room for what is on it: at 200 %, and on the narrowest screens."""

from typing import Final

from playwright.sync_api import Page

from tests.browser.scripts import script
from tests.browser.windows import DESKTOP, settle

SMALL: Final = {"a desktop at 200 %": (640, 400), "320 pixels": (320, 640)}
"""In CSS pixels (WCAG 2.2, 1.4.4 and 1.4.10)."""


def insist_on_room_when_enlarged(page: Page) -> None:
    """Fails if something is cut off, or lies below something else, when a page is enlarged."""
    for what, (width, height) in SMALL.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        wrong = [*page.evaluate(script("too_wide")), *page.evaluate(script("cut_off"))]
        assert not wrong, "\n".join([f"{page.url}, {what}:", *map(str, wrong)])
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
