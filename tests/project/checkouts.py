"""Copies of the checkout that a test may spoil."""

import re
import shutil
import signal
import subprocess
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools import builds
from tools.package import ROOT

SCRIPTS = ("play", "test", "tools", "locks")


def copy_sources(place: Path) -> Path:
    """A copy of what a build needs."""
    return builds.take_snapshot(ROOT, place)


def copy_checkout(place: Path) -> Path:
    """A copy of what a build needs and of what sets it up."""
    copy_sources(place)
    for name in SCRIPTS:
        if (ROOT / name).is_dir():
            leave = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, place / name, dirs_exist_ok=True, ignore=leave)
        else:
            shutil.copy2(ROOT / name, place / name)
    return place


def run(
    *command: str | Path, cwd: Path = ROOT, env: Mapping[str, str], stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end and keep what it said."""
    words = [str(word) for word in command]
    return subprocess.run(
        words, cwd=cwd, env=dict(env), input=stdin, capture_output=True, text=True, check=False
    )


def page_until_ctrl_c(server: "subprocess.Popen[str]") -> str:
    """The page at the address that a server says first; then it is asked to stop."""
    assert server.stdout is not None
    url = re.findall(r"http://\S+", server.stdout.readline())[0]
    with urllib.request.urlopen(url) as answer:
        page: str = answer.read().decode()
    server.send_signal(signal.SIGINT)
    return page


def add_line(path: Path, line: str) -> None:
    """Edit a source as a developer would."""
    path.write_text(path.read_text() + line + "\n")


def names(paths: Sequence[Path]) -> list[str]:
    """The last parts of these paths, sorted."""
    return sorted(path.name for path in paths)
