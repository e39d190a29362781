"""Locks name exact versions with hashes, agree with each other, and name no place."""

import re
import tomllib

import pytest

from tools.environment import COVERS
from tools.locks import build_requirements, extra, pins, play_requirements
from tools.package import ROOT

LOCKS = ("play", "build", "test", "bench")
ASKED = {
    "play": play_requirements(),
    "build": play_requirements() + build_requirements(),
    "test": play_requirements() + build_requirements() + extra("test"),
    "bench": play_requirements() + build_requirements() + extra("bench"),
}


def text(lock: str) -> str:
    """A lock as it is."""
    return (ROOT / "locks" / f"{lock}.txt").read_text()


def versions(lock: str) -> set[str]:
    """What a lock pins, on whatever systems it does."""
    return {pin.partition(";")[0].strip() for pin in pins(text(lock))}


def plain_name(requirement: str) -> str:
    """The package that a requirement is about, in its normal spelling."""
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match is not None
    return re.sub(r"[-_.]+", "-", match.group()).lower()


@pytest.mark.parametrize(
    ("lock", "covered"), [(lock, covered) for lock in COVERS for covered in COVERS[lock]]
)
def test_a_lock_that_covers_another_holds_it_in_equal_versions(lock: str, covered: str) -> None:
    assert versions(covered) - versions(lock) == set()


def test_no_two_locks_disagree_about_a_version() -> None:
    pinned = {pin for lock in ("play", "build", "test") for pin in pins(text(lock))}
    # A package may have one version for each kind of system or Python.
    known: dict[tuple[str, str], set[str]] = {}
    for pin in pinned:
        exact, _, where = pin.partition(";")
        known.setdefault((plain_name(pin), where.strip()), set()).add(exact.strip())
    assert [name for name, exact in known.items() if len(exact) > 1] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_and_hashed(lock: str) -> None:
    for entry in re.split(r"\n(?=[a-z0-9])", text(lock))[1:]:
        assert re.match(r"[a-z0-9-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_place(lock: str) -> None:
    assert "/" not in text(lock).replace("tools/relock", "")


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_all_that_the_project_asks_for(lock: str) -> None:
    held = {plain_name(pin) for pin in pins(text(lock))}
    assert {plain_name(requirement) for requirement in ASKED[lock]} - held == set()


def test_the_builds_tools_are_the_ones_that_run() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    exact = {r for r in project["build-system"]["requires"] if "==" in r}
    assert exact <= versions("build")


def test_what_only_compiling_needs_is_not_installed_before_somebody_plays() -> None:
    held = {plain_name(pin) for pin in pins(text("play"))}
    assert {"mypy", "setuptools", "pip"} & held == set()
