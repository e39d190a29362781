"""Locks name exact versions with hashes, agree with each other, and name no place."""

import re
import tomllib

import pytest

from tools.locks import extra, pins, play_requirements
from tools.package import ROOT

LOCKS = ("play", "test", "bench")


def text(lock: str) -> str:
    """A lock as it is."""
    return (ROOT / "locks" / f"{lock}.txt").read_text()


def plain_name(requirement: str) -> str:
    """The package that a requirement is about, in its normal spelling."""
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match is not None
    return re.sub(r"[-_.]+", "-", match.group()).lower()


@pytest.mark.parametrize("lock", ["test", "bench"])
def test_what_plays_is_part_of_the_other_locks_in_equal_versions(lock: str) -> None:
    assert set(pins(text("play"))) - set(pins(text(lock))) == set()


def test_no_two_locks_disagree_about_a_version() -> None:
    versions = {pin for lock in ("play", "test") for pin in pins(text(lock))}
    # A package may have one version for each kind of system or Python.
    names = [(plain_name(pin), pin.partition(";")[2].strip()) for pin in versions]
    assert sorted(set(names)) == sorted(names)


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
    asked = play_requirements() + (extra(lock) if lock != "play" else [])
    held = {plain_name(pin) for pin in pins(text(lock))}
    assert {plain_name(requirement) for requirement in asked} - held == set()


def test_the_builds_tools_are_the_ones_that_run() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    exact = {r for r in project["build-system"]["requires"] if "==" in r}
    assert exact <= {pin.partition(";")[0].strip() for pin in pins(text("play"))}
