"""Extras: without one, a command that wants it says so in a sentence, and all others work."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from motherlode import build, extras
from motherlode.cli import doctor
from motherlode.cli.main import COMMANDS, MISTAKE
from tests.project.checkouts import run
from tests.project.wants import CONTENT, WANTS, Want, lay_out
from tools import environment
from tools.package import ROOT

WITHOUT = """
import sys
from importlib.machinery import PathFinder

hidden, find = sys.argv[1].split(","), PathFinder.find_spec

def find_spec(name, path=None, target=None):
    return None if name.partition(".")[0] in hidden else find(name, path, target)

PathFinder.find_spec = staticmethod(find_spec)
from motherlode.cli.main import main
sys.exit(main(sys.argv[2:]))
"""
FOR_DEVELOPERS = {"test"}
NAME = re.compile(r"[A-Za-z0-9_-]+")


def project() -> Any:
    """The table of the project."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def names(requirements: list[str]) -> set[str]:
    """The libraries that requirements are about."""
    return {found.group() for text in requirements if (found := NAME.match(text))}


def modules() -> list[str]:
    """Every module that comes with an extra."""
    known = extras.EXTRAS.values()
    return [module for one in known for module in {**one.libraries, **one.faster}.values()]


def without_extras(*words: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run a command where none of their modules can be found."""
    place = str(build.HOME.parent)
    env = environment.clean_env(PYTHONPATH=place)
    line = [sys.executable, "-P", "-c", WITHOUT, ",".join(modules()), *words]
    return run(*line, cwd=folder, env=env)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what commands read."""
    place = tmp_path_factory.mktemp("without")
    lay_out(place)
    return place


def test_the_table_of_extras_is_that_of_the_project() -> None:
    wanted = project()["optional-dependencies"]
    assert set(wanted) - FOR_DEVELOPERS == set(extras.EXTRAS)
    for name, extra in extras.EXTRAS.items():
        assert names(wanted[name]) == {*extra.libraries, *extra.faster}


def test_the_doctor_looks_for_what_the_project_depends_on() -> None:
    assert names(project()["dependencies"]) == set(doctor.NEEDED)


def test_every_command_is_tried_without_extras() -> None:
    assert set(CONTENT) == set(COMMANDS)


@pytest.mark.parametrize("want", WANTS, ids=str)
def test_a_command_that_wants_an_extra_says_so_in_one_line(want: Want, tmp_path: Path) -> None:
    done = without_extras(*want.words, folder=tmp_path)
    assert done.returncode == MISTAKE
    assert done.stdout == ""
    assert re.fullmatch(
        rf'motherlode: [^\n]+ needs the extra "{want.extra}" \([^)\n]+ missing\): '
        rf"tools/\w+ installs it by itself\n",
        done.stderr,
    )


@pytest.mark.parametrize("name", sorted(CONTENT))
def test_a_command_works_without_any_extra(name: str, folder: Path) -> None:
    done = without_extras(*CONTENT[name], folder=folder)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_without_the_browsers_extra_a_game_begins_in_the_terminal(tmp_path: Path) -> None:
    done = without_extras("play", folder=tmp_path)
    assert done.stderr.startswith("Tables in the browser need `tools/motherlode`;")
    assert "Traceback" not in done.stderr
    assert done.stdout


def test_the_doctor_tells_which_libraries_are_missing(tmp_path: Path) -> None:
    shown = without_extras("doctor", folder=tmp_path).stdout
    assert "--  lab:       matplotlib, openskill missing, for ratings and plots in" in shown
    assert "--  bench:     open_spiel missing, for OpenSpiel beside us in" in shown
    assert "--  server:    segno, starlette, uvicorn, websockets missing, for the browser" in shown
    assert shown.endswith("You can play.\n")


def test_the_doctor_tells_which_extras_are_there() -> None:
    finding = doctor.extra("server")
    assert finding.mark == doctor.GOOD
    assert finding.sentence.startswith("all there, for the browser")


def test_a_library_that_only_makes_it_faster_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda _: None)
    finding = doctor.extra("server")
    assert finding.mark == doctor.GOOD
    assert finding.sentence.startswith("all there (without uvloop: slower), for")


@pytest.mark.parametrize("place", ["site-packages", "checkout/.venv/lib/site-packages"])
def test_what_was_installed_is_completed_by_pip(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str
) -> None:
    (tmp_path / "checkout/src/motherlode").mkdir(parents=True)
    (tmp_path / "checkout/pyproject.toml").touch()
    monkeypatch.setattr(build, "HOME", tmp_path / place / "motherlode")
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    sentence = 'a plot needs the extra "lab" (matplotlib missing): pip install "motherlode[lab]"'
    with pytest.raises(ValueError, match=re.escape(sentence)):
        extras.need("lab", "a plot", "matplotlib")


@pytest.mark.parametrize("place", ["src", ".build/0-0"])
def test_a_checkout_completes_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str
) -> None:
    (tmp_path / "src/motherlode").mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(build, "HOME", tmp_path / place / "motherlode")
    assert extras.how_to_get("server") == "tools/motherlode installs it by itself"
    assert extras.how_to_get("bench") == "tools/with_bench installs it by itself"
