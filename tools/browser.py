"""The Chromium that browser tests drive: found, installed where that may be done, or explained."""

import os
import shutil
import sys
from pathlib import Path

from tools import environment
from tools.package import ROOT, switches
from tools.progress import StepFailed, run
from tools.trouble import Trouble

SHELL = "chromium-headless-shell"
"""Chromium without windows and menus: it shows the same pages for half the work. What a browser
itself does for a page it cannot: install it, notify, keep the screen lit."""
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
PACKAGES = (("chromium", SHELL), ("chromium",))
"""The first that can be had: not every Debian has the shell."""
FONTS = "fonts-dejavu-core"
"""A page without any font is no page."""
HOW_TO_GET = (
    "Browser tests need a Chromium, and none was found: on Debian or Ubuntu "
    "`sudo apt install chromium` brings one; elsewhere install Chromium or Google Chrome."
)


def find() -> str | None:
    """The program that shows pages with the least work; None if there is none."""
    return shutil.which(SHELL) or find_whole()


def find_whole() -> str | None:
    """A browser as people have it; None if there is none."""
    for name in WHOLE:
        found = shutil.which(name)
        if found:
            return found
    return next((place for place in APPLICATIONS if Path(place).is_file()), None)


def is_a_must() -> bool:
    """Whether a missing browser is a failure and no reason to skip: on a CI machine."""
    return switches.switched_on("CI")


def set_up() -> None:
    """Have a browser: what is part of the set-up of `./test --all`.

    Where we may, as root on Debian, its package is installed; nobody is asked for a password.
    """
    if find_whole() is None and _may_install():
        _install()
    if find_whole() is None:
        if is_a_must():
            raise Trouble(HOW_TO_GET)
        print(f"{HOW_TO_GET} They are left out now.", file=sys.stderr)


def _may_install() -> bool:
    root = sys.platform == "linux" and os.geteuid() == 0
    return root and shutil.which("apt-get") is not None


def _install() -> None:
    _apt("Asking for Debian's packages", "update")
    title = "Installing Debian's Chromium, for the browser tests"
    for packages in PACKAGES:
        if _apt(title, "install", "--yes", "--no-install-recommends", *packages, FONTS):
            return


def _apt(title: str, *arguments: str) -> bool:
    env = environment.clean_env(DEBIAN_FRONTEND="noninteractive")
    try:
        run(title, ["apt-get", *arguments], cwd=ROOT, env=env)
    except StepFailed as failure:
        print(failure.tail(), file=sys.stderr)
        return False
    return True
