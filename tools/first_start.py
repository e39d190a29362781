"""Measures what a newcomer waits for: the page, the first own move, the compiler, later starts.

A clone in an empty folder, an empty home, packages from the registry: nothing is cached. What is
committed is measured. Figures are for people to read; no test asserts them.
"""

import argparse
import json
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools import compiling, environment
from tools.guard import alone
from tools.package import ROOT

SEATS = 4
NONCE = "00" * 16
ROW = "| {0:<46} | {1:>8} |"


def main(arguments: Sequence[str]) -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="tools/first_start", description=__doc__)
    parser.add_argument("--starts", type=int, default=5, help="how many later starts (5)")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "motherlode"
        git = ["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(root)]
        subprocess.run(git, check=True)
        print(ROW.format("", "seconds"))
        print(ROW.format("-" * 46, "-" * 7 + ":"))
        first_start(root, surroundings(Path(scratch) / "home"))
        later_starts(root, surroundings(Path(scratch) / "home"), options.starts)


def surroundings(home: Path) -> dict[str, str]:
    """An empty home, no screen, any free port, nobody's settings."""
    home.mkdir(exist_ok=True)
    left_out = ("CI", "DISPLAY", "WAYLAND_DISPLAY", "PIP_CACHE_DIR", "XDG_CACHE_HOME")
    env = {name: text for name, text in environment.clean_env().items() if name not in left_out}
    own = {"HOME": str(home), "MOTHERLODE_PORT": "0"}
    return {**env, **own, "MOTHERLODE_DATABASE": str(home / "tables.sqlite")}


def first_start(root: Path, env: Mapping[str, str]) -> None:
    """From a fresh clone to a move of one's own, then to the compiled engine."""
    began = time.monotonic()
    with playing(root, env) as url:
        fetch(url)
        say("first start: the page answers", began)
        make_a_move(url)
        say("first start: an own move is made", began)
    with alone(root / compiling.COMPILING):
        say("first start: the compiled engine is there", began)
    state = json.loads((root / compiling.NOTE).read_text())["state"]
    if state != "ready":
        sys.exit(f"compiling ended as {state!r}: {(root / compiling.LOG).read_text()}")


def later_starts(root: Path, env: Mapping[str, str], times: int) -> None:
    """From `./play` to the page, on the compiled engine."""
    seconds = []
    for _ in range(times):
        began = time.monotonic()
        with playing(root, env) as url:
            fetch(url)
            seconds.append(time.monotonic() - began)
    middle = statistics.median(seconds)
    print(ROW.format(f"later starts: the page answers, median of {times}", f"{middle:.2f}"))


def say(what: str, began: float) -> None:
    """Print a row of the table."""
    print(ROW.format(what, f"{time.monotonic() - began:.1f}"), flush=True)


@contextmanager
def playing(root: Path, env: Mapping[str, str]) -> Iterator[str]:
    """`./play` until Ctrl-C; gives the address that it says."""
    command = [sys.executable, str(root / "play")]
    with subprocess.Popen(
        command, cwd=root, env=dict(env), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            sys.exit(f"./play did not start: {process.communicate()[1]}")
        try:
            yield found.group()
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate()


def make_a_move(url: str) -> None:
    """Sit down with bots and make the first legal move when asked."""
    token = fetch(f"{url}/api/guests", {"bearer": True})["token"]
    table = fetch(f"{url}/api/tables", {"game": "saboteur", "seats": SEATS}, token)["table"]
    place = f"{url}/api/tables/{table}"
    fetch(f"{place}/sit", {"seat": 0, "name": "Ann"}, token)
    for seat in range(1, SEATS):
        fetch(f"{place}/bots", {"seat": seat, "bot": "regular"}, token)
    fetch(f"{place}/ready", {"nonce": NONCE}, token)
    seen = fetch(place, None, token)
    while not (seen["play"] or {}).get("moves"):
        seen = fetch(f"{place}?since={seen['rev']}&wait=20", None, token)
    move = {"text": seen["play"]["moves"][0], "expected": seen["rev"]}
    fetch(f"{place}/moves", move, token)


def fetch(url: str, body: Mapping[str, object] | None = None, token: str = "") -> Any:
    """Ask the server; what is not JSON is given as it is."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    if data is not None:
        headers["Content-Type"] = "application/json"
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        text = answer.read().decode()
    return json.loads(text) if answer.headers.get_content_type() == "application/json" else text
