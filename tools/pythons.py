"""Builds a wheel with every Python that is found, installs it elsewhere, and compares the games."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from tools import environment, packages, workshop
from tools.old_python import NEWEST_TRIED, OLDEST
from tools.package import ROOT
from tools.progress import StepFailed, run
from tools.trouble import Trouble

WHO = """
import json, platform, sys
print(json.dumps([platform.python_implementation(), sys.version_info[:3], sys.base_prefix]))
"""
GAMES = ("saboteur", "saboteur2", "duel", "goldmine", "corporation")
RECORDS = ("finished.json", "duel-finished.json", "save.json")
SAMENESS = ROOT / "tools" / "sameness.py"
CHECKS: Mapping[str, Sequence[str]] = {
    **{f"sim {game}": ("sim", game, "--games", "4", "--jobs", "1") for game in GAMES},
    "cases": ("case", "--quiet", *(str(ROOT / "cases" / game) for game in GAMES)),
    "records": ("verify", *(str(ROOT / "tests/records/data" / name) for name in RECORDS)),
}


@dataclass(frozen=True, order=True)
class Interpreter:
    """A CPython that is new enough."""

    version: tuple[int, ...]
    path: Path = field(compare=False)

    def __str__(self) -> str:
        return ".".join(map(str, self.version))


@dataclass(frozen=True)
class Row:
    """How it went with one Python."""

    python: str
    seconds: float
    engine: str
    checks: str
    same: bool

    @property
    def good(self) -> bool:
        """Everything worked, and every byte was the same."""
        return self.same and self.checks == "all"


def main(arguments: Sequence[str]) -> NoReturn:
    """Try all Pythons; the exit code is 0 only if every one of them is good."""
    parser = argparse.ArgumentParser(prog="tools/pythons", description=__doc__)
    parser.add_argument("python", nargs="*", help="more Pythons than are found by themselves")
    parser.add_argument("--only", action="store_true", help="none but those that are named")
    parser.add_argument("--plain", action="store_true", help="wheels without the compiled engine")
    parser.add_argument("--games", default="4", help="how many games of each kind are compared")
    options = parser.parse_args(arguments)
    try:
        workshop.set_up_environment("test")
        found = find([Path(path) for path in options.python], alone=options.only)
        rows = try_all(found, plain=options.plain, games=options.games)
    except Trouble as trouble:
        workshop.give_up(trouble)
    except KeyboardInterrupt:
        sys.exit(130)
    print(table(rows))
    sys.exit(0 if all(row.good for row in rows) else 1)


def find(named: Sequence[Path] = (), *, alone: bool = False) -> list[Interpreter]:
    """The Pythons that can run us, one of each version, oldest first; `Trouble` if none can."""
    found: dict[tuple[int, ...], Interpreter] = {}
    for path in named:
        python = look_at(path)
        if python is None:
            raise Trouble(f"{path} is no CPython {'.'.join(map(str, OLDEST))} or newer.")
        found.setdefault(python.version, python)
    for path in () if alone else places():
        python = look_at(path)
        if python is not None:
            found.setdefault(python.version, python)
    if not found:
        raise Trouble("There is no CPython to try: name one, as tools/pythons /usr/bin/python3.12.")
    return sorted(found.values())


def places() -> Iterator[Path]:
    """Where Pythons may be: this one, on the PATH, and among pyenv's versions."""
    yield Path(sys.executable)
    for minor in range(OLDEST[1], NEWEST_TRIED + 1):
        path = shutil.which(f"python3.{minor}")
        if path:
            yield Path(path)
    home = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(home.glob("versions/*/bin/python"))


def look_at(path: Path) -> Interpreter | None:
    """The interpreter behind a path, itself and not an environment's; None if it is no good."""
    try:
        line = [str(path), "-I", "-c", WHO]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        kind, version, prefix = json.loads(done.stdout)
    except (OSError, ValueError):
        return None
    if kind != "CPython" or tuple(version) < OLDEST:
        return None
    real = Path(prefix) / "bin" / f"python3.{version[1]}"
    return Interpreter(tuple(version), real if real.is_file() else path)


def try_all(pythons: Sequence[Interpreter], *, plain: bool, games: str) -> list[Row]:
    """Build, install and play with each, and with the plain source of this checkout.

    This Python's compiled wheel may be the one that `./test --all` keeps: it was built alike.
    """
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        source = _digests(environment.interpreter(ROOT), folder, games)
        sdist = packages.build_sdist(folder)
        rows = [Row("the plain source", 0.0, source["engine"], "all", True)]
        for python in pythons:
            how = packages.PLAIN if plain else packages.COMPILED
            rows.append(_try(python, sdist, folder / str(python), how, games, source["games"]))
    return rows


def _try(
    python: Interpreter,
    sdist: Path,
    folder: Path,
    how: Mapping[str, str],
    games: str,
    expected: object,
) -> Row:
    began = time.monotonic()
    folder.mkdir()
    inside = packages.make_environment(python.path, folder / "environment")
    try:
        if how is packages.COMPILED and python.version == sys.version_info[:3]:
            wheel = packages.kept_wheel()[1]
        else:
            wheel = packages.build_wheel(inside, sdist, folder / "wheel", how)
    except Trouble as trouble:
        print(trouble.details, file=sys.stderr)
        return Row(str(python), time.monotonic() - began, "no wheel", "-", False)
    seconds = time.monotonic() - began
    packages.install(inside, wheel)
    failed = [title for title, words in CHECKS.items() if not _passes(inside, folder, title, words)]
    played = _digests(inside, folder, games)
    checks = f"not: {', '.join(failed)}" if failed else "all"
    return Row(str(python), seconds, played["engine"], checks, played["games"] == expected)


def _passes(python: Path, folder: Path, title: str, words: Sequence[str]) -> bool:
    line = [str(python), "-P", "-m", "motherlode", *words]
    try:
        run(title, line, cwd=folder, env=environment.clean_env())
    except StepFailed as failure:
        print(failure.tail(), file=sys.stderr)
        return False
    return True


def _digests(python: Path, folder: Path, games: str) -> Any:
    """What `sameness` says: the engine, and the digests of the games."""
    line = [str(python), "-P", str(SAMENESS), games]
    env = environment.clean_env()
    done = subprocess.run(line, cwd=folder, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        return {"engine": "broken", "games": done.stderr}
    return json.loads(done.stdout)


def table(rows: Sequence[Row]) -> str:
    """How it went, a line for each Python.

    >>> print(table([Row("3.11.7", 130.2, "compiled, 9 modules", "all", True)]))
    Python            engine                wheel, s  checks  same bytes
    3.11.7            compiled, 9 modules        130  all     yes
    """
    lines = [("Python", "engine", "wheel, s", "checks", "same bytes")]
    for row in rows:
        same = "yes" if row.same else "NO"
        lines.append((row.python, row.engine, f"{row.seconds:.0f}", row.checks, same))
    wide = max(len(line[3]) for line in lines)
    return "\n".join(
        f"{python:<18}{engine:<22}{seconds:>8}  {checks:<{wide}}  {same}"
        for python, engine, seconds, checks, same in lines
    )
