"""Compiled copies of the package in `.build`, one for each state of the sources.

A copy is named by two hashes: `<engine>-<package>`. The first covers all that decides the compiled
code, so a stale one is never chosen; the second everything else, so that an edited text or command
needs a fresh copy but no compiler. A copy appears under its name only when it is complete.

A copy that was compiled keeps the wheel that it was installed from; one that took the machine code
of another has none.
"""

import hashlib
import os
import re
import shutil
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tools import environment
from tools.package import sources
from tools.progress import StepFailed, run
from tools.trouble import Trouble

HOME = ".build"
KEPT = 2
"""How many copies stay, besides those used within the hour."""

IN_USE = 3600.0
NAME = re.compile(r"[0-9a-f]{16}-[0-9a-f]{16}")
COMPLAINT = re.compile(r"\.(py|c|h):\d+:.*(error|note):")
SCRATCH = "tmp-"
WHEEL = "wheel-"
NEEDED_TO_BUILD = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "locks/play.txt")


class NotCompiled(Exception):
    """The build went well but found no compiler."""


def name_of(root: Path, tag: str) -> str:
    """The name of the copy that belongs to these sources and this Python."""
    engine = hashlib.sha256(tag.encode())
    engine.update(sources.engine_fingerprint(root).encode())
    engine.update(environment.hash_of(root, "play").encode())
    package = sources.fingerprint(root, sources.package_paths(root))
    return f"{engine.hexdigest()[:16]}-{package[:16]}"


def chosen(root: Path, tag: str) -> Path | None:
    """The compiled copy of the sources as they are now, if it exists; marks it as used."""
    place = root / HOME / name_of(root, tag)
    try:
        os.utime(place)
    except OSError:
        return None
    return place


def wheel_of(root: Path, tag: str) -> Path | None:
    """The wheel of exactly these sources, if the compiled copy was installed from it."""
    kept = root / HOME / name_of(root, tag) / wheels_of(root)
    return next(kept.glob("*.whl"), None)


def wheels_of(root: Path) -> str:
    """The folder in a copy for the wheel of these sources: a wheel quotes the README too."""
    return WHEEL + sources.fingerprint(root, _needed(root))[:16]


def make(root: Path, tag: str) -> Path:
    """Make the compiled copy of the sources as they are now; the caller holds the guard."""
    home = root / HOME
    for leftover in home.glob(f"{SCRATCH}*"):
        shutil.rmtree(leftover, ignore_errors=True)
    scratch = home / f"{SCRATCH}{os.getpid()}"
    try:
        # Hashed and built from a snapshot: an edit in between cannot slip in under the old name.
        snapshot = take_snapshot(root, scratch / "sources")
        name = name_of(snapshot, tag)
        fresh = scratch / "copy"
        relative = _sibling(home, name)
        if relative is None:
            _compile(root, snapshot, fresh)
        else:
            _copy_compiled(relative, fresh)
        _copy_package(snapshot, fresh)
        if not (home / name).exists():
            fresh.rename(home / name)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    remove_old(home, home / name)
    return home / name


def take_snapshot(root: Path, place: Path) -> Path:
    """Copy what a build needs out of a checkout."""
    for path in _needed(root):
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / path, place / path)
    return place


def remove_old(home: Path, newest: Path) -> None:
    """Remove all copies but the newest two and those used within the hour."""
    copies = [path for path in home.iterdir() if NAME.fullmatch(path.name) and path != newest]
    copies.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in copies[KEPT - 1 :]:
        if time.time() - path.stat().st_mtime > IN_USE:
            shutil.rmtree(path, ignore_errors=True)


def _sibling(home: Path, name: str) -> Path | None:
    engine = name.partition("-")[0]
    return next((path for path in home.glob(f"{engine}-*") if NAME.fullmatch(path.name)), None)


def _compile(root: Path, snapshot: Path, target: Path) -> None:
    wheels = target / wheels_of(snapshot)
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels)]
    command = [str(environment.interpreter(root)), "-m", "pip", "wheel", "--verbose", *options, "."]
    try:
        run("Compiling the engine", command, cwd=snapshot, env=environment.clean_env())
    except StepFailed as failure:
        sentence = "The engine does not compile; what is wrong with it is above."
        raise Trouble(sentence, complaints(failure)) from None
    (wheel,) = wheels.glob("*.whl")
    _unpack(root, wheel, target)
    if not (target / "motherlode" / sources.STAMP).is_file():
        raise NotCompiled


def _unpack(root: Path, wheel: Path, target: Path) -> None:
    options = ["--no-deps", "--no-index", "--no-compile", "--target", str(target)]
    command = [str(environment.interpreter(root)), "-m", "pip", "install", *options, str(wheel)]
    try:
        run("Installing the engine", command, cwd=root, env=environment.clean_env())
    except StepFailed as failure:
        raise Trouble(environment.explain(failure.output), failure.tail()) from None


def _needed(root: Path) -> list[str]:
    paths = [name for name in NEEDED_TO_BUILD if (root / name).is_file()]
    return paths + sources.package_paths(root)


def complaints(failure: StepFailed) -> str:
    """What mypy or the C compiler had against the sources; all last words if neither spoke."""
    lines = failure.output.splitlines()
    found = [line.strip() for line in lines if COMPLAINT.search(line)]
    return "\n".join(found) or failure.tail()


def _copy_compiled(old: Path, fresh: Path) -> None:
    suffixes = tuple(EXTENSION_SUFFIXES)
    for path in sorted(old.rglob("*")):
        about = path.parent.name.endswith(".dist-info") or path.name == sources.STAMP
        if path.is_file() and (about or path.name.endswith(suffixes)):
            place = fresh / path.relative_to(old)
            place.parent.mkdir(parents=True, exist_ok=True)
            _link(path, place)


def _link(path: Path, place: Path) -> None:
    try:
        os.link(path, place)
    except OSError:
        shutil.copy2(path, place)


def _copy_package(snapshot: Path, fresh: Path) -> None:
    for path in sources.package_paths(snapshot):
        place = fresh / Path(path).relative_to("src")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(snapshot / path, place)
