"""What ships is compiled: the tests of the compiled run really test that."""

import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from motherlode import build
from tests.project.checkouts import copy_sources, run
from tools import environment
from tools.package import ROOT, sources, switches

IMPORT = "import motherlode; print('imported')"


def only_compiled() -> None:
    """Skip where there is no compiled build; where one is a must, importing has failed before."""
    if not build.compiled():
        pytest.skip("no compiled build here")


def test_every_engine_module_is_really_compiled() -> None:
    only_compiled()
    wrong = [
        module
        for module in sources.compiled_modules(ROOT)
        if not str(import_module(module).__file__).endswith(tuple(EXTENSION_SUFFIXES))
    ]
    assert wrong == []


def test_the_compiled_engine_is_that_of_these_sources() -> None:
    only_compiled()
    assert build.engine().built_from == sources.engine_fingerprint(ROOT)
    assert not build.is_stale(build.engine(), build.current())


def test_the_modules_of_the_compiled_list_are_those_of_the_build() -> None:
    only_compiled()
    assert list(build.engine().modules) == sources.compiled_modules(ROOT)


@pytest.mark.pure
def test_in_the_pure_run_nothing_is_compiled() -> None:
    assert build.engine().compiled == ()
    assert build.describe_engine() == "pure Python"


def test_pure_sources_refuse_to_be_imported_where_compiled_is_a_must() -> None:
    done = import_from(ROOT / "src", must="1")
    assert done.returncode != 0
    assert "is not compiled (pure Python): run it with ./play or ./test" in done.stderr


@pytest.mark.parametrize("must", ["", "0"])
def test_pure_sources_can_be_imported_where_it_is_not(must: str) -> None:
    assert import_from(ROOT / "src", must=must).stdout == "imported\n"


def test_a_mix_of_compiled_and_pure_modules_is_noticed(tmp_path: Path) -> None:
    root = copy_sources(tmp_path)
    core = root / "src/motherlode/core"
    (core / f"chance{EXTENSION_SUFFIXES[0]}").write_bytes(b"not really machine code")
    done = import_from(root / "src", must="1")
    assert done.returncode != 0
    assert "MIXED: 1 of" in done.stderr


def test_a_stale_engine_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = ("motherlode.core.chance",)
    monkeypatch.setattr(build, "engine", lambda: build.Engine(modules, modules, "old sources"))
    assert build.describe_engine() == "compiled, 1 modules, NOT of these sources"


def import_from(path: Path, *, must: str) -> "subprocess.CompletedProcess[str]":
    """Import the package from a folder, in a process of its own."""
    env = environment.clean_env(PYTHONPATH=str(path), PYTHONDONTWRITEBYTECODE="1")
    if must:
        env[switches.REQUIRE] = must
    return run(sys.executable, "-c", IMPORT, cwd=Path(os.sep), env=env)
