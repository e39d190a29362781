"""Playing in the browser: a server on this machine, and the page opened where there is a screen."""

import json
import logging
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Mapping
from typing import Final

import click
import msgspec

from motherlode.cli.serve import ANYWHERE, address, serve_until_stopped, show_code
from motherlode.server.config import read_config
from motherlode.words.catalogue import Catalogue

PATIENCE: Final = 2.0
"""Seconds that a server on this machine has to say that it is one of ours."""
FAR: Final = ("SSH_CONNECTION", "SSH_TTY")
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")


def play_in_browser(words: Catalogue, language: str | None = None) -> int:
    """Serve on this machine until Ctrl-C, and open the page; or open that of who serves already.

    The page speaks as its reader's browser does, unless a language was asked for.
    """
    settings = read_config(None)
    page = f"/?lang={language}" if language else ""
    if settings.port and taken(settings.host, settings.port):
        url = f"http://{address(settings.host)}:{settings.port}"
        if is_ours(url):
            click.echo(words.text("browse.running", url=url))
            show(url + page, wait=True)
            return 0
        settings = msgspec.structs.replace(settings, port=0)
    return serve_until_stopped(settings, lambda url: show(url + page), words, logging.WARNING)


def serve_at_home(words: Catalogue) -> int:
    """Serve the home network until Ctrl-C, and show how to get there."""
    settings = msgspec.structs.replace(read_config(None), host=ANYWHERE)
    return serve_until_stopped(settings, show_code, words, logging.WARNING)


def taken(host: str, port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as probe:
        probe.settimeout(PATIENCE)
        return probe.connect_ex((host, port)) == 0


def is_ours(url: str) -> bool:
    """Whether a server of Motherlode answers there, and is well."""
    try:
        with urllib.request.urlopen(f"{url}/api/health", timeout=PATIENCE) as answer:
            said = json.loads(answer.read())
    except (OSError, ValueError):
        return False
    return isinstance(said, dict) and said.get("well") is True and "protocol" in said


def show(url: str, *, wait: bool = False) -> None:
    """Open a page, if whoever started us can see a browser of this machine."""
    if has_screen(os.environ, sys.platform):
        # Some browsers keep their caller waiting.
        opening = threading.Thread(target=webbrowser.open, args=[url], daemon=True)
        opening.start()
        if wait:
            opening.join(PATIENCE)


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Whether there is a screen, and somebody before it.

    >>> has_screen({"DISPLAY": ":0"}, "linux"), has_screen({}, "linux"), has_screen({}, "darwin")
    (True, False, True)
    >>> has_screen({"DISPLAY": ":10", "SSH_CONNECTION": "192.0.2.1 …"}, "linux")
    False
    """
    if any(environ.get(name) for name in FAR):
        return False
    return platform in ("darwin", "win32") or any(environ.get(name) for name in SCREENS)
