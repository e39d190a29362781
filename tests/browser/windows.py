"""Windows of a browser: each a person's own, with ears for whatever a page complains of."""

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
)

from tests.browser.scripts import script

FLAGS: Final = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
]
AS_ROOT: Final = "--no-sandbox"
"""Chromium's sandbox does not work for root; for everybody else it stays on."""
PATIENCE: Final = 15_000
"""Milliseconds that a page has for anything; generous, because the machine may be busy."""
GLANCE: Final = 50
"""Milliseconds after which one looks again."""
QUIET_FRAMES: Final = 6
"""So many of them without any change are rest."""
MOST_UNREST: Final = 600
"""Milliseconds after which one looks anyway: bots may play on and on."""
ABORTED: Final = "net::ERR_ABORTED"
"""What was under way when the page went elsewhere: no failure."""
NO_WORKER: Final = "Service Worker registration blocked by Playwright"
"""What Playwright says itself where a window is to have none."""
DESKTOP: Final = (1280, 800)
PHONE: Final = (360, 640)


def wait_until(page: Page, condition: str, *given: Any) -> None:
    """Wait until an async function holds: Playwright's own waiting takes its promise for a yes."""
    for _ in range(PATIENCE // GLANCE):
        if page.evaluate(condition, *given):
            return
        page.wait_for_timeout(GLANCE)
    raise AssertionError(f"it never came true: {condition}")


def settle(page: Page) -> None:
    """Wait until what is on a page has come to rest."""
    page.evaluate(script("settled"), [QUIET_FRAMES, MOST_UNREST])


def start(playwright: Playwright, program: str) -> Browser:
    """A browser without a screen."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, AS_ROOT] if root else FLAGS
    return playwright.chromium.launch(executable_path=program, args=flags)


@dataclass
class Window:
    """A window, with cookies and storage of its own."""

    context: BrowserContext
    page: Page
    complaints: list[str] = field(default_factory=list)
    allowed: list[re.Pattern[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", self._hear_console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("requestfailed", self._hear_failure)
        self.page.on("response", self._hear_response)

    def allow(self, pattern: str) -> None:
        """Let a page complain of what the test itself breaks: a server that is gone, say."""
        self.allowed.append(re.compile(pattern))

    def insist_on_no_complaint(self) -> None:
        """Fails with all that the page complained of."""
        bad = [
            one for one in self.complaints if not any(known.search(one) for known in self.allowed)
        ]
        assert not bad, "\n".join(["the page complained:", *bad])

    # What browsers report. A breach of the content security policy is an error on the console.

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and message.text != NO_WORKER:
            place = message.location["url"]
            self.complaints.append(f"console {message.type}: {message.text} ({place})")

    def _hear_failure(self, request: Request) -> None:
        if request.failure != ABORTED:
            self.complaints.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _hear_response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.request.method} {response.url}")


@dataclass
class Windows:
    """All windows of one test."""

    browser: Browser
    url: str
    open: list[Window] = field(default_factory=list)

    def new(
        self,
        path: str | None = "/",
        *,
        url: str = "",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        service_workers: Literal["allow", "block"] = "block",
        **more: Any,
    ) -> Window:
        """A fresh window, at a page of the server; `more` is as Playwright's `new_context` has it.

        `color_scheme="dark"`, `reduced_motion="reduce"` and `locale="uk"` are such. Workers are
        left out where a test is not about them: what passes through one cannot be tampered with.
        """
        width, height = size
        context = self.browser.new_context(
            base_url=url or self.url,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            service_workers=service_workers,
            **more,
        )
        context.set_default_timeout(PATIENCE)
        window = Window(context, context.new_page())
        self.open.append(window)
        if path is not None:
            window.page.goto(path)
        return window

    def photograph(self, folder: Path) -> list[Path]:
        """Pictures of all windows as they are now."""
        folder.mkdir(parents=True, exist_ok=True)
        places = []
        for number, window in enumerate(self.open):
            if not window.page.is_closed():
                places.append(folder / f"{number}.png")
                window.page.screenshot(path=places[-1])
        return places

    def close(self) -> None:
        """Close all of them; fails if one complained."""
        for window in self.open:
            window.context.close()
        for window in self.open:
            window.insist_on_no_complaint()
