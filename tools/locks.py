"""Writes the locks: exact versions with hashes, for every system and Python 3.11 and newer."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.package import ROOT

HEADER = "# Made by tools/relock from pyproject.toml; do not edit.\n"
PYTHON = "3.11"


def main(arguments: Sequence[str]) -> None:
    """Write `locks/test.txt`, then the other locks with the same versions."""
    parser = argparse.ArgumentParser(prog="tools/relock", description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions allowed")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        uv = find_uv(Path(scratch))
        play = play_requirements()
        build = play + build_requirements()
        lock(uv, "test", build + extra("test") + extra("lab"), upgrade=options.upgrade)
        lock(uv, "build", build, like="test", upgrade=options.upgrade)
        lock(uv, "play", play, like="test", upgrade=options.upgrade)
        lock(uv, "bench", build + extra("bench"), like="test", upgrade=options.upgrade)


def play_requirements() -> list[str]:
    """What running the project needs, in the versions that it is compiled with."""
    run: list[str] = _project()["project"]["dependencies"]
    return run + extra("server")


def build_requirements() -> list[str]:
    """What compiling needs besides."""
    wanted: list[str] = _project()["build-system"]["requires"]
    return [*wanted, "pip"]


def extra(name: str) -> list[str]:
    """What an extra of the project needs."""
    wanted: list[str] = _project()["project"]["optional-dependencies"][name]
    return wanted


def lock(
    uv: str, name: str, requirements: list[str], *, like: str | None = None, upgrade: bool = False
) -> None:
    """Write one lock; with `like`, in the versions of another lock."""
    place = ROOT / "locks" / f"{name}.txt"
    command = [uv, "pip", "compile", "--universal", "--generate-hashes", "--quiet"]
    command += ["--python-version", PYTHON, "--no-header", "--no-annotate"]
    command += ["--no-emit-index-url", "--no-emit-find-links", "--output-file", str(place)]
    command += ["--upgrade"] if upgrade else []
    with tempfile.TemporaryDirectory() as scratch:
        if like:
            same = Path(scratch) / "same.txt"
            same.write_text("\n".join(pins((ROOT / "locks" / f"{like}.txt").read_text())))
            command += ["--constraint", str(same)]
        place.parent.mkdir(exist_ok=True)
        subprocess.run([*command, "-"], input="\n".join(requirements), text=True, check=True)
    text = place.read_text()
    insist_on_clean(name, text)
    place.write_text(HEADER + text)
    print(f"locks/{name}.txt: {len(pins(text))} packages")


def pins(text: str) -> list[str]:
    r"""The requirements of a lock without their hashes.

    >>> pins("# made\nclick==8.5.1 \\\n    --hash=sha256:00\n")
    ['click==8.5.1']
    """
    lines = re.findall(r"^[A-Za-z0-9].*$", text, re.MULTILINE)
    return [line.rstrip("\\").strip() for line in lines]


def insist_on_clean(name: str, text: str) -> None:
    """A lock names packages and hashes, never a place they came from."""
    if "/" in text:
        raise SystemExit(f"locks/{name}.txt: names a place: {text[text.index('/') - 40 :][:80]}")


def find_uv(scratch: Path) -> str:
    """The installed uv, or one installed for this run only."""
    installed = shutil.which("uv")
    if installed:
        return installed
    subprocess.run([sys.executable, "-m", "venv", scratch], check=True)
    binaries = scratch / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([binaries / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)
    return str(binaries / "uv")


def _project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)
