"""`motherlode doctor`: what this machine has, what it lacks, and how to get it."""

import shutil
import socket
import sqlite3
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

import click

from motherlode import __version__, build, compiler, extras, switches

OLDEST_PYTHON: Final = (3, 11)
PORT: Final = 8741
"""Where `motherlode serve` listens; the doctor must work where its libraries are missing."""
BROWSERS: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
NEEDED: Final = ("click", "librt", "msgspec", "mypy_extensions", "rich")

GOOD: Final = "ok"
LACKING: Final = "--"
BAD: Final = "!!"


@dataclass(frozen=True)
class Finding:
    """What the doctor found about one thing."""

    mark: str
    about: str
    sentence: str


@click.command()
def doctor() -> int:
    """Say what this machine has and what it lacks; exit code 0 if it can play."""
    click.echo(f"motherlode {__version__} in {build.HOME}")
    findings = [examine() for examine in EXAMINATIONS]
    findings += [extra(name) for name in extras.EXTRAS]
    for finding in findings:
        click.echo(f"{finding.mark}  {finding.about + ':':<11}{finding.sentence}")
    sound = all(finding.mark != BAD for finding in findings)
    click.echo("You can play." if sound else "You cannot play before what is marked !! is mended.")
    return 0 if sound else 1


def python() -> Finding:
    """Is Python new enough?"""
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < OLDEST_PYTHON:  # noqa: UP036  the package may be forced onto an older one
        return Finding(BAD, "Python", f"{version} is too old; motherlode needs 3.11 or newer.")
    return Finding(GOOD, "Python", f"{version}.")


def libraries() -> Finding:
    """Are the libraries there that every command needs?"""
    lacking = [name for name in NEEDED if find_spec(name) is None]
    if lacking:
        names = ", ".join(lacking)
        return Finding(BAD, "libraries", f"{names} missing; `pip install motherlode` brings them.")
    return Finding(GOOD, "libraries", "all there.")


def extra(name: str) -> Finding:
    """Are the libraries there that only some commands need?"""
    known = extras.EXTRAS[name]
    lacking = extras.missing(name)
    if lacking:
        names, how = ", ".join(lacking), extras.how_to_get(name)
        return Finding(LACKING, name, f"{names} missing, for {known.what_for}; {how}.")
    slow = [library for library, module in known.faster.items() if find_spec(module) is None]
    without = f" (without {', '.join(slow)}: slower)" if slow else ""
    return Finding(GOOD, name, f"all there{without}, for {known.what_for}.")


def c_compiler() -> Finding:
    """Could the engine be compiled here?"""
    problem = compiler.missing()
    if problem is None:
        command = "Visual Studio" if sys.platform == "win32" else compiler.compiler_command()[0]
        return Finding(GOOD, "compiler", f"{command} works.")
    return Finding(LACKING, "compiler", f"{problem} To get one: {compiler.how_to_get()}.")


def engine() -> Finding:
    """Does the engine run compiled, whole, and as the sources say?"""
    found = build.engine()
    words = build.describe_engine()
    if found.mixed:
        return Finding(BAD, "engine", f"{words}; remove .build and start ./play again.")
    now = build.current()
    if build.is_stale(found, now):
        return Finding(LACKING, "engine", f"{words}; start it with ./play, which compiles them.")
    if found.whole:
        match = "as the sources here say" if now else "no sources here to compare with"
        return Finding(GOOD, "engine", f"{words}, {match}.")
    advice = "it works, some 60 times slower; ./play compiles it where there is a C compiler."
    if build.compiling() == switches.RUNNING:
        advice = "it is being compiled in the background; the next start uses it."
    return Finding(LACKING, "engine", f"{words}: {advice}")


def browser() -> Finding:
    """Is there a browser that the browser tests could drive?"""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        advice = "no Chromium on the PATH (tests need one); on Debian: `sudo apt install chromium`."
        return Finding(LACKING, "browser", advice)
    return Finding(GOOD, "browser", f"{found}, for tests in a browser.")


def database() -> Finding:
    """Which databases are there?"""
    server = shutil.which("postgres") or shutil.which("psql")
    more = f"PostgreSQL: {server}" if server else "no PostgreSQL (not needed)"
    return Finding(GOOD, "database", f"SQLite {sqlite3.sqlite_version}; {more}.")


def port() -> Finding:
    """Could our server listen?"""
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", PORT))
        except OSError:
            advice = f"{PORT} is taken; `motherlode serve --port 0` takes any that is free."
            return Finding(LACKING, "port", advice)
    return Finding(GOOD, "port", f"{PORT} is free, where `motherlode serve` listens.")


EXAMINATIONS: Final[tuple[Callable[[], Finding], ...]] = (
    python,
    libraries,
    c_compiler,
    engine,
    browser,
    database,
    port,
)
