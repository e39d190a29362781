"""Pictures of every screen of every game, of real games: `tools/pictures [--readme] [GAME …]`.

A real server, a real browser, bots at the table. All pictures go to `.build/pictures`, with a page
to look at them; `--readme` writes those that the README shows to `docs/pictures`, and `--icons`
the icons that phones show of the client.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

from motherlode.words.catalogue import languages
from tests.browser import windows as w
from tests.browser.hands import Mouse, find, look
from tests.browser.scripts import script
from tests.browser.tables import open_table, play_now
from tests.server.live import running
from tools import browser as browsers
from tools.icons import draw_icons
from tools.package import ROOT

GALLERY: Final = ROOT / ".build" / "pictures"
README: Final = ROOT / "docs" / "pictures"
SIZES: Final = {"desktop": (1280, 800), "phone": (390, 844), "small": (360, 640)}
TELEVISION: Final[ViewportSize] = {"width": 1920, "height": 1080}
SCHEMES: Final = ("dark", "light", "contrast")
GAMES: Final[dict[str, dict[str, Any]]] = {
    "saboteur": {"seats": 5},
    "saboteur2": {"seats": 6},
    "duel": {},
    "goldmine": {"seats": 4},
    "corporation": {"seats": 4},
}
PAGES: Final = {
    "/": "start",
    "/new/saboteur2": "new",
    "/rules/duel": "rules",
    "/static/offline/index.html": "offline",
}
MENU: Final = {"question": "keys", "flag": "report", "settings": "settings"}
REPLAY: Final = {"proof": "proof", "menu": "menu"}
"""What buttons with these icons open."""
MIDDLE: Final = {"saboteur": 15, "saboteur2": 30, "duel": 9, "goldmine": 60, "corporation": 40}
"""After so many moves a game looks like one."""
TOURED: Final = f"localStorage.setItem('motherlode.toured', '{json.dumps([*GAMES])}')"
ASK: Final = """async ([table, what]) => {
  const { ask } = await import('/static/app/api.js');
  // A game may be over before one has asked.
  await ask(`/api/tables/${table}/${what}`, {}).catch(() => undefined);
}"""


@dataclass
class Camera:
    """Takes pictures of one kind of screen."""

    windows: w.Windows
    size: str
    scheme: str
    language: str
    folder: Path

    def window(self, path: str = "/", *, still: bool = True, tour: bool = False) -> Page:
        """A fresh window of this kind; without a tour its owner has seen those of all games."""
        window = self.windows.new(
            None,
            size=SIZES[self.size],
            touch=self.size != "desktop",
            locale=self.language,
            color_scheme="light" if self.scheme == "light" else "dark",
            contrast="more" if self.scheme == "contrast" else "no-preference",
            reduced_motion="reduce" if still else "no-preference",
        )
        if not tour:
            window.context.add_init_script(TOURED)
        window.page.goto(path)
        return window.page

    def take(self, page: Page, name: str) -> None:
        """Take a picture."""
        page.wait_for_timeout(250)
        page.screenshot(path=self._place(name))

    def _place(self, name: str) -> Path:
        return self.folder / f"{name}-{self.size}-{self.scheme}-{self.language}.png"

    # Screens

    def pages(self) -> None:
        """What is no game: the start, a new table, the rules, the settings, the lobby."""
        for path, name in PAGES.items():
            page = self.window(path)
            page.wait_for_load_state("networkidle")
            self.take(page, name)
        page = self.window()
        page.locator(".settings-button").click()
        page.get_by_role("switch").first.check()
        self.take(page, "settings")
        page.keyboard.press("Escape")
        table = open_table(page, game="saboteur", seats=5)
        page.goto(f"/t/{table}")
        page.wait_for_load_state("networkidle")
        self.take(page, "lobby-1-empty")
        page.evaluate(script("seat_bots"), [table, [1, 3]])
        page.evaluate(script("sit_down"), [table, 0, "Torvi"])
        self.take(page, "lobby-2-company")

    def game(self, game: str) -> None:
        """A game from the first turn to its end."""
        page = self.window(tour=True)
        play_now(page, game, **GAMES[game])
        Mouse(page, seed=3).wait()
        self.take(page, f"{game}-1-first-turn")
        page = self.window(still=False)
        table = play_now(page, game, **GAMES[game])
        hand = Mouse(page, seed=3)
        hand.wait()
        self.choose(page)
        self.take(page, f"{game}-2-choosing")
        page.keyboard.press("Escape")
        self.rest(page, table, MIDDLE[game])
        hand.wait()
        self.choose(page)
        self.take(page, f"{game}-3-middle")
        if self.size == "desktop":
            self.television(page, table, game)
        hand.move()
        page.wait_for_timeout(120)
        page.screenshot(path=self._place(f"{game}-4-event"))
        self.end(page, table, game)

    def television(self, page: Page, table: str, game: str) -> None:
        """The same table on a big screen."""
        screen = page.context.new_page()
        screen.set_viewport_size(TELEVISION)
        screen.goto(f"/tv/{table}")
        screen.wait_for_selector("main.tv svg.board use")
        self.take(screen, f"{game}-7-tv")
        screen.close()

    def dialogs(self) -> None:
        """What opens above a table."""
        page = self.window()
        play_now(page, "saboteur2", **GAMES["saboteur2"])
        Mouse(page, seed=3).wait()
        for button in (".claims-button", ".rules-button", ".menu-button", ".role-card"):
            page.locator(button).first.click()
            self.take(page, f"dialog{button.removesuffix('-button').replace('.', '-')}")
            page.keyboard.press("Escape")
        for icon, name in MENU.items():
            page.locator(".menu-button").click()
            page.locator(f"dialog.menu button:has([href='#icon-{icon}'])").first.click()
            self.take(page, f"dialog-menu-{name}")
            page.keyboard.press("Escape")
        page.keyboard.press("m")
        self.take(page, "dialog-moves")
        page.keyboard.press("Escape")
        page.locator(".drawer-button").click()
        self.take(page, "dialog-drawer")
        page.locator(".drawer-button").click()
        page.keyboard.press("t")
        self.take(page, "dialog-text")

    def choose(self, page: Page) -> None:
        """Point at something, and at a place for it, without making a move."""
        for kind in ("card", "spot"):
            things = [thing for thing in look(page).things if thing.kind == kind]
            place = find(page, things[-1]) if things else None
            if place is not None and kind == "card":
                page.mouse.click(*place)
            elif place is not None:
                page.mouse.move(*place)
            page.wait_for_timeout(60)

    def rest(self, page: Page, table: str, moves: int) -> None:
        """Let a bot play for the reader until so many moves are made."""
        page.evaluate(ASK, [table, "leave"])
        page.wait_for_function(
            "n => { const main = document.querySelector('main.table');"
            " return Number(main.dataset.moves) >= n || main.dataset.over === 'true'; }",
            arg=moves,
            timeout=120_000,
        )
        if not look(page).over:
            page.evaluate(ASK, [table, "back"])

    def end(self, page: Page, table: str, game: str) -> None:
        """The end of a round, if there are rounds, and that of the game."""
        page.evaluate(ASK, [table, "leave"])
        page.wait_for_selector("dialog.story", timeout=300_000)
        if not look(page).over:
            self.take(page, f"{game}-5-round")
            page.keyboard.press("Escape")
        page.wait_for_selector("main.table[data-over=true]", timeout=300_000)
        if page.locator("dialog.story").count() == 0:
            page.locator(".actions .gold").click()
        self.take(page, f"{game}-6-end")
        page.goto(f"/replay/{table}?move={MIDDLE[game]}")
        page.wait_for_load_state("networkidle")
        self.take(page, f"{game}-8-replay")
        for icon, name in REPLAY.items():
            page.locator(f".head-bar button:has([href='#icon-{icon}'])").click()
            self.take(page, f"{game}-8-replay-{name}")
            page.keyboard.press("Escape")
        page.goto("/mine")
        page.wait_for_load_state("networkidle")
        self.take(page, f"{game}-9-mine")


@contextmanager
def studio() -> Iterator[w.Windows]:
    """A server and a browser."""
    program = browsers.find()
    if program is None:
        raise SystemExit(browsers.HOW_TO_GET)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), bots_pause="0.02", limits_openings_burst="1000") as server,
        sync_playwright() as playwright,
    ):
        browser = w.start(playwright, program)
        windows = w.Windows(browser, server.url)
        yield windows
        browser.close()


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; else all")
    parser.add_argument("--readme", action="store_true", help="those of the README, and no others")
    parser.add_argument("--icons", action="store_true", help="the client's icons, and no others")
    parser.add_argument("--size", choices=SIZES, help="of one size only")
    parser.add_argument("--scheme", choices=SCHEMES, help="light, dark or high contrast only")
    parser.add_argument("--language", choices=languages(), default="en", help="else English")
    wanted = parser.parse_args()
    games = wanted.games or list(GAMES)
    folder = README if wanted.readme else GALLERY
    folder.mkdir(parents=True, exist_ok=True)
    with studio() as windows:
        if wanted.icons:
            draw_icons(windows.browser)
            return
        if wanted.readme:
            for game in games:
                for_the_readme(windows, game)
            return
        for size in [wanted.size] if wanted.size else SIZES:
            for scheme in [wanted.scheme] if wanted.scheme else SCHEMES:
                camera = Camera(windows, size, scheme, wanted.language, folder)
                if not wanted.games:
                    camera.pages()
                    camera.dialogs()
                for game in games:
                    print(f"{game}, {size}, {scheme}", flush=True)
                    camera.game(game)
    write_gallery(folder)
    print(folder / "index.html")


def for_the_readme(windows: w.Windows, game: str) -> None:
    """One picture: the middle of a game, a card chosen."""
    camera = Camera(windows, "desktop", "dark", "en", README)
    page = camera.window()
    table = play_now(page, game, **GAMES[game])
    camera.rest(page, table, MIDDLE[game])
    Mouse(page, seed=5).wait()
    camera.choose(page)
    page.wait_for_timeout(300)
    page.screenshot(path=README / f"{game}.jpg", type="jpeg", quality=85)


def write_gallery(folder: Path) -> None:
    """A page with all pictures."""
    names = sorted(path.name for path in folder.glob("*.png"))
    figures = [f"<figure><img src={name!r} height=420><p>{name}</p></figure>" for name in names]
    style = "<style>figure{display:inline-block;margin:8px}</style>"
    page = f"<!doctype html><meta charset=utf-8><title>Pictures</title>{style}{''.join(figures)}"
    (folder / "index.html").write_text(page, "utf-8")


if __name__ == "__main__":
    main()
