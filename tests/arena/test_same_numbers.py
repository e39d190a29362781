"""The same games give the same bytes, on any number of processes and shards."""

import json
from pathlib import Path

import pytest

from motherlode import __version__
from tests.arena.plans import SMALL, sim, write_shards
from tests.cli.running import command

GAMES = ("--games", "25", "--seed", "3")


@pytest.fixture(scope="module")
def alone() -> str:
    """What one process says."""
    done = sim(*GAMES, "--jobs", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_two_processes_say_the_same(alone: str) -> None:
    assert sim(*GAMES, "--jobs", "2", "--json").stdout == alone


def test_three_shards_merged_say_the_same(alone: str, tmp_path: Path) -> None:
    files = write_shards(tmp_path, 3, *GAMES, "--jobs", "1")
    merged = tmp_path / "merged.json"
    done = command("merge", *reversed(files), "--out", str(merged), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == merged.read_text() == alone


def test_another_seed_says_something_else(alone: str) -> None:
    other = json.loads(sim("--games", "25", "--seed", "4", "--jobs", "1", "--json").stdout)
    assert other["tallies"] != json.loads(alone)["tallies"]


def test_watching_every_move_changes_no_number(alone: str, tmp_path: Path) -> None:
    words = ("--jobs", "1", "--json", "--check", "--records", str(tmp_path / "kept"))
    watched = json.loads(sim(*GAMES, *words).stdout)
    assert {**watched, "checked": 0} == json.loads(alone)
    assert watched["checked"] == 25
    assert len(list((tmp_path / "kept").iterdir())) == 25


def test_the_object_says_what_was_played(alone: str) -> None:
    said = json.loads(alone)
    assert list(said) == sorted(said)
    what = {name: said[name] for name in ("bots", "games", "played", "seed", "setup", "shard")}
    assert what == {
        "bots": ["regular", "random"],
        "games": 25,
        "played": 25,
        "seed": 3,
        "setup": SMALL,
        "shard": "1/1",
    }
    assert said["version"] == __version__
