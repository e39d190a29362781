"""Icons for home screens: the client's own icon as pictures of fixed sizes.

Phones take no SVG for an installed app; `tools/pictures --icons` makes these of `static/icon.svg`.
"""

import base64
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tools.package import ROOT

STATIC: Final = ROOT / "src" / "motherlode" / "server" / "static"
GROUND: Final = "#211b17"
"""What a maskable icon stands on: the colour of the table by night."""
SAFE: Final = 0.72
"""How much of a maskable icon is the icon: a phone cuts away what lies beyond a circle of 80 %."""


@dataclass(frozen=True)
class Icon:
    """A picture to make."""

    name: str
    size: int
    part: float = 1.0
    ground: str = "transparent"


ICONS: Final = (
    Icon("192", 192),
    Icon("512", 512),
    Icon("maskable", 512, SAFE, GROUND),
)


def draw_icons(browser: Browser, folder: Path = STATIC / "icons") -> None:
    """Write the pictures."""
    folder.mkdir(exist_ok=True)
    drawing = base64.b64encode((STATIC / "icon.svg").read_bytes()).decode()
    for icon in ICONS:
        page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
        page.set_content(
            f"<body style='margin:0;height:100vh;display:grid;place-items:center;"
            f"background:{icon.ground}'><img width={icon.size * icon.part:.0f} "
            f"src='data:image/svg+xml;base64,{drawing}'>"
        )
        page.screenshot(path=folder / f"{icon.name}.png", omit_background=True)
        page.close()
