"""Processes that run the tests together run each of them once."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.project.checkouts import run
from tools import environment
from tools.package import ROOT

FOUR = """
import pytest

@pytest.fixture(scope="module")
def lamp():
    yield
    print("the lamp is out")

@pytest.mark.parametrize("number", range(4))
def test_four(lamp, number):
    print(f"ran {number}")
"""
OTHER = "def test_other():\n    print('ran other')\n"


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A folder with five tests, and one for claims."""
    shutil.copy2(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "test_four.py").write_text(FOUR)
    (tmp_path / "test_other.py").write_text(OTHER)
    (tmp_path / "claims").mkdir()
    return tmp_path


def ran(suite: Path, *options: str) -> list[str]:
    """What a process that shares the tests prints while it runs them."""
    words = [
        "-m",
        "pytest",
        "-s",
        "-q",
        "-p",
        "no:cacheprovider",
        f"--claims={suite}/claims",
        *options,
    ]
    env = environment.clean_env(PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    done = run(sys.executable, *words, cwd=suite, env=env)
    assert done.returncode == 0, done.stdout
    words = done.stdout.replace(".", "\n").splitlines()
    return [word for word in words if word.startswith(("ran", "the lamp"))]


def test_what_another_process_has_begun_is_left_to_it(suite: Path) -> None:
    assert ran(suite, "-k", "four and (1 or 2)") == ["ran 1", "ran 2", "the lamp is out"]
    assert ran(suite) == ["ran 0", "ran 3", "the lamp is out", "ran other"]


def test_having_nothing_left_to_run_is_no_failure(suite: Path) -> None:
    ran(suite)

    assert ran(suite) == []


def test_two_processes_come_from_both_ends(suite: Path) -> None:
    assert ran(suite, "--from-the-end", "-k", "other or 3") == [
        "ran other",
        "ran 3",
        "the lamp is out",
    ]
