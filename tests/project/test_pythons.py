"""Other Pythons play the same games, to the byte; `tools/pythons` tries them compiled, too."""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from motherlode import build
from tests.project.checkouts import run
from tools import environment, packages, pythons
from tools.package import ROOT
from tools.trouble import Trouble

GAMES = "2"


def others() -> list[pythons.Interpreter]:
    """The Pythons here besides the one that runs, one of each minor version."""
    newest = {python.version[:2]: python for python in pythons.find()}
    return [python for minor, python in newest.items() if minor != sys.version_info[:2]]


def digests(python: Path, folder: Path, **more: str) -> Any:
    """What `tools/sameness.py` says there."""
    env = environment.clean_env(**more)
    done = run(python, "-P", str(pythons.SAMENESS), GAMES, cwd=folder, env=env)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_this_python_is_among_those_that_are_found() -> None:
    assert tuple(sys.version_info[:3]) in [python.version for python in pythons.find()]


def test_what_is_no_python_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=r"no-python is no CPython 3\.11 or newer\."):
        pythons.find([tmp_path / "no-python"])


def test_pythons_are_found_among_the_versions_of_pyenv(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "versions" / "3.99.0" / "bin"
    folder.mkdir(parents=True)
    (folder / "python").symlink_to(sys.executable)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert folder / "python" in list(pythons.places())


def test_a_python_whose_games_differ_is_not_good() -> None:
    row = pythons.Row("3.12.1", 60.0, "compiled, 9 modules", "all", same=False)
    assert not row.good
    assert pythons.table([row]).endswith("NO")


def test_wheels_are_made_for_the_pythons_that_were_seen_to_work() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    classifiers = " ".join(project["project"]["classifiers"])
    seen = re.findall(r"Python :: 3\.(\d+)", classifiers)
    assert seen == re.findall(r"cp3(\d+)-\*", project["tool"]["cibuildwheel"]["build"])


def test_a_seeded_game_has_one_digest() -> None:
    from tools.sameness import digest

    assert digest("duel", 0) == digest("duel", 0)
    assert digest("duel", 0) != digest("duel", 2)


@pytest.mark.long
def test_the_plain_wheel_plays_the_same_games_on_every_other_python(tmp_path: Path) -> None:
    found = others()
    if not found:
        pytest.skip("there is no other CPython 3.11 or newer here")
    expected = digests(Path(sys.executable), tmp_path, PYTHONPATH=str(build.HOME.parent))
    sdist = packages.build_sdist(tmp_path)
    wheel = packages.build_wheel(Path(sys.executable), sdist, tmp_path / "wheel", packages.PLAIN)
    for python in found:
        inside = packages.make_environment(python.path, tmp_path / str(python))
        packages.install(inside, wheel)
        played = digests(inside, tmp_path)
        assert played["engine"] == "pure Python"
        assert played["games"] == expected["games"], python
