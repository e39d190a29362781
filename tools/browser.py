"""The Chromium that browser tests drive: found, installed where that may be done, or explained."""

import os
import shutil
import sys
from pathlib import Path

from tools import environment
from tools.package import ROOT, switches
from tools.progress import StepFailed, run
from tools.trouble import Trouble

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
PACKAGES = ("chromium", "fonts-dejavu-core")
"""A page without any font is no page."""
HOW_TO_GET = (
    "Browser tests need a Chromium, and none was found: on Debian or Ubuntu "
    "`sudo apt install chromium` brings one; elsewhere install Chromium or Google Chrome."
)


def find() -> str | None:
    """The program to start; None if there is none."""
    for name in NAMES:
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
    if find() is None and _may_install():
        _install()
    if find() is None:
        if is_a_must():
            raise Trouble(HOW_TO_GET)
        print(f"{HOW_TO_GET} They are left out now.", file=sys.stderr)


def _may_install() -> bool:
    root = sys.platform == "linux" and os.geteuid() == 0
    return root and shutil.which("apt-get") is not None


def _install() -> None:
    env = environment.clean_env(DEBIAN_FRONTEND="noninteractive")
    title = "Installing Debian's Chromium, for the browser tests"
    try:
        run("Asking for Debian's packages", ["apt-get", "update"], cwd=ROOT, env=env)
        command = ["apt-get", "install", "--yes", "--no-install-recommends", *PACKAGES]
        run(title, command, cwd=ROOT, env=env)
    except StepFailed as failure:
        print(failure.tail(), file=sys.stderr)
