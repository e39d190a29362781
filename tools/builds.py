"""Compiled copies of the package in `.build`, one for each state of the sources.

A copy is named by two hashes: `<engine>-<package>`. The first covers all that decides the compiled
code, so a stale one is never chosen; the second everything else, so that an edited text or command
needs a fresh copy but no compiler. A copy appears under its name only when it is complete.
"""

import errno
import hashlib
import os
import re
import shutil
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
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
BORROWED = "borrowed"
COMPILED = "compiled"
NEEDED_TO_BUILD = ("docs/package.md", "LICENSE", "MANIFEST.in", "locks/build.txt")


class NotCompiled(Exception):
    """The build went well but found no compiler."""


def name_of(root: Path, tag: str) -> str:
    """The name of the copy that belongs to these sources and this Python."""
    engine = hashlib.sha256(tag.encode())
    engine.update(sources.engine_fingerprint(root).encode())
    engine.update(environment.hash_of(root, "build").encode())
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


def mark_of(root: Path) -> str:
    """The hash of all that a wheel is built from, the page that it shows included."""
    return sources.fingerprint(root, _needed(root))[:16]


def borrow(root: Path, tag: str) -> Path | None:
    """A copy of the sources as they are now with the machine code of another; None if none fits.

    No compiler is needed, and hardly any time; the caller holds the guard.
    """
    home = root / HOME
    with _scratch(home, BORROWED) as scratch:
        snapshot = take_snapshot(root, scratch / "sources")
        lender = relative(snapshot, tag, home)
        if lender is None:
            return None
        _copy_compiled(lender, scratch / "copy")
        _copy_package(snapshot, scratch / "copy")
        return _finish(home, snapshot, scratch / "copy", tag)


def compile_anew(root: Path, tag: str) -> Path:
    """Compile the sources as they are now; the caller holds the guard of compiling."""
    home = root / HOME
    # Hashed and built from a snapshot: an edit in between cannot slip in under the old name.
    with _scratch(home, COMPILED) as scratch:
        snapshot = take_snapshot(root, scratch / "sources")
        _compile(root, snapshot, scratch / "copy")
        _copy_package(snapshot, scratch / "copy")
        environment.write_bytecode(root, scratch / "copy")
        return _finish(home, snapshot, scratch / "copy", tag)


@contextmanager
def _scratch(home: Path, kind: str) -> Iterator[Path]:
    """A folder for something half made; those that were left behind are cleared away."""
    for leftover in home.glob(f"{SCRATCH}{kind}-*"):
        shutil.rmtree(leftover, ignore_errors=True)
    place = home / f"{SCRATCH}{kind}-{os.getpid()}"
    try:
        place.mkdir(parents=True)
        yield place
    except OSError as problem:
        if problem.errno == errno.ENOSPC:
            raise Trouble(environment.NO_SPACE) from None
        raise
    finally:
        shutil.rmtree(place, ignore_errors=True)


def _finish(home: Path, snapshot: Path, fresh: Path, tag: str) -> Path:
    """Give a copy its name, now that it is complete."""
    place = home / name_of(snapshot, tag)
    if not place.exists():
        fresh.rename(place)
    remove_old(home, place)
    return place


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


def relative(root: Path, tag: str, home: Path | None = None) -> Path | None:
    """A copy with the very machine code that these sources need, whatever else it holds."""
    engine = name_of(root, tag).partition("-")[0]
    found = (home or root / HOME).glob(f"{engine}-*")
    return next((path for path in found if NAME.fullmatch(path.name)), None)


def _compile(root: Path, snapshot: Path, target: Path) -> None:
    wheels = snapshot / "dist"
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels)]
    command = [*environment.pip(root), "wheel", "--verbose", *options, "."]
    try:
        run("Compiling the engine", command, cwd=snapshot, env=environment.clean_env())
    except StepFailed as failure:
        raise Trouble(why(failure), complaints(failure)) from None
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target)
    if not (target / "motherlode" / sources.STAMP).is_file():
        raise NotCompiled


def why(failure: StepFailed) -> str:
    """Why compiling failed, in a sentence."""
    if environment.explain(failure.output) == environment.NO_SPACE:
        return environment.NO_SPACE
    return "The engine does not compile; what is wrong with it is above."


def _needed(root: Path) -> list[str]:
    paths = [name for name in NEEDED_TO_BUILD if (root / name).is_file()]
    return paths + sources.build_paths(root) + sources.package_paths(root)


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
