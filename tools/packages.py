"""Builds and installs the package as strangers do: an sdist, wheels from it, clean environments.

Nothing here leans on the locks or on what this checkout has installed: pip finds what the metadata
asks for, for the build and for the program.
"""

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools import builds, environment
from tools.guard import alone
from tools.package import ROOT, switches
from tools.progress import StepFailed, run
from tools.trouble import Trouble

KEPT = Path(builds.HOME) / "packages"
COMPILED: Mapping[str, str] = {switches.REQUIRE: "1"}
PLAIN: Mapping[str, str] = {switches.PURE: "1"}


def build_sdist(place: Path, root: Path = ROOT) -> Path:
    """The sdist of a checkout in a folder, built by PEP 517's hook in an isolated environment."""
    snapshot = builds.take_snapshot(root, place / "sources")
    python = environment.interpreter(root)
    line = [python, "-m", "build", "--sdist", "--outdir", place, snapshot]
    _step("Building the sdist", line, place)
    shutil.rmtree(snapshot)
    return only(place, "*.tar.gz")


def build_wheel(python: Path, sdist: Path, place: Path, how: Mapping[str, str]) -> Path:
    """The wheel of an sdist for a Python, built by pip in an isolated environment."""
    place.mkdir(parents=True, exist_ok=True)
    # On all cores, beside tests that watch the clock of a browser: those come first.
    aside = ["nice", "-n", "19"] if shutil.which("nice") else []
    line = [*aside, python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", place, sdist]
    _step(f"Building a wheel for {python}", line, place, how)
    return only(place, "*.whl")


def kept_wheel(root: Path = ROOT) -> tuple[Path, Path]:
    """The sdist of these sources and its compiled wheel for this Python, built now if need be.

    Several processes may ask: one builds, the others wait for it.
    """
    home = root / KEPT
    place = home / f"{builds.mark_of(root)}-{sys.implementation.cache_tag}"
    home.mkdir(parents=True, exist_ok=True)
    with alone(home / "guard"):
        if not place.is_dir():
            for old in home.iterdir():
                if old.is_dir():
                    shutil.rmtree(old)
            scratch = home / f"{builds.SCRATCH}{os.getpid()}"
            scratch.mkdir()
            sdist = build_sdist(scratch, root)
            build_wheel(Path(sys.executable), sdist, scratch, COMPILED)
            scratch.rename(place)
    return only(place, "*.tar.gz"), only(place, "*.whl")


def make_environment(python: Path, place: Path) -> Path:
    """A clean environment of a Python; gives its interpreter."""
    _step(f"Making an environment of {python}", [python, "-m", "venv", place], place.parent)
    folder, name = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return place / folder / name


def install(python: Path, wheel: Path, extra: str = "") -> None:
    """Install a wheel, with an extra perhaps, and whatever its metadata asks for."""
    wanted = f"{wheel}[{extra}]" if extra else str(wheel)
    line = [python, "-m", "pip", "install", wanted]
    _step(f"Installing {wheel.name}{f' with {extra}' if extra else ''}", line, wheel.parent)


def only(place: Path, glob: str) -> Path:
    """The one file of that kind in a folder."""
    (found,) = place.glob(glob)
    return found


def _step(
    title: str, command: Sequence[object], cwd: Path, how: Mapping[str, str] | None = None
) -> None:
    words = [str(word) for word in command]
    try:
        run(title, words, cwd=cwd, env=environment.clean_env(**(how or {})))
    except StepFailed as failure:
        raise Trouble(f"{title}: failed; why is above.", failure.tail()) from None
