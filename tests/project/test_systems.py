"""Other systems: nothing that only Linux has is taken for granted.

This is no other system, only one that looks like it to Motherlode's own modules; what could be
tried on which system is in docs/installing.md.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode import build
from tests.project.checkouts import page_until_ctrl_c, run
from tests.project.systems import HERE, SYSTEMS, lacking_names, surroundings
from tools import environment
from tools.package import ROOT

IMPORT_ALL = """
import pkgutil
from importlib import import_module

import motherlode

for module in pkgutil.walk_packages(motherlode.__path__, "motherlode."):
    if not module.name.endswith("__main__"):
        import_module(module.name)
print("imported")
"""
ON_LINUX_ALONE = (
    "src/motherlode/server/load/",
    "tools/compile_ways.py",
    "tools/mutate.py",
    "tests/",
)
"""They look at processes as Linux shows them, and say so."""


def env_of(system: str) -> dict[str, str]:
    """Surroundings in which Motherlode sees another system."""
    path = os.pathsep.join([str(HERE), str(build.HOME.parent)])
    return environment.clean_env(PYTHONPATH=path, **surroundings(system))


def there(system: str, *words: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run Python there."""
    return run(sys.executable, "-P", *words, cwd=folder, env=env_of(system))


def test_what_a_system_lacks_is_known() -> None:
    assert "TCP_USER_TIMEOUT" in lacking_names("darwin")["socket"]
    assert "SIGKILL" not in lacking_names("darwin")["signal"]
    assert {"SIGKILL", "setitimer"} <= set(lacking_names("win32")["signal"])
    assert {"fork", "killpg", "getuid"} <= set(lacking_names("win32")["os"])


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_module_can_be_imported_elsewhere(system: str, tmp_path: Path) -> None:
    done = there(system, "-c", IMPORT_ALL, folder=tmp_path)
    assert done.stdout == "imported\n", done.stderr


@pytest.mark.parametrize("system", SYSTEMS)
def test_games_are_played_in_several_processes_elsewhere(system: str, tmp_path: Path) -> None:
    words = ["sim", "duel", "--bots", "random", "--games", "4", "--jobs", "2"]
    done = there(system, "-m", "motherlode", *words, folder=tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_server_answers_and_stops_elsewhere(system: str, tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--database", "tables.sqlite"]
    line = [sys.executable, "-P", "-m", "motherlode", *words]
    with subprocess.Popen(
        line, cwd=tmp_path, env=env_of(system), stdout=subprocess.PIPE, text=True
    ) as server:
        page = page_until_ctrl_c(server)

    assert "<title>Motherlode</title>" in page
    assert server.returncode == 0
    assert (tmp_path / "tables.sqlite").is_file()


@pytest.mark.long
@pytest.mark.pure
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_types_hold_on_other_systems(system: str) -> None:
    options = ["--platform", system, "--no-warn-unreachable", "--no-error-summary"]
    cache = ["--cache-dir", f".mypy_cache/{system}"]
    done = run(
        sys.executable, "-m", "mypy", *options, *cache, "src", "tools", env=environment.clean_env()
    )
    wrong = [line for line in done.stdout.splitlines() if not line.startswith(ON_LINUX_ALONE)]
    assert wrong == []
    assert done.returncode in (0, 1), done.stderr
    assert (ROOT / ".mypy_cache" / system).is_dir()
