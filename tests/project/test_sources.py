"""The fingerprint of the sources decides which compiled copy runs."""

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.project.checkouts import add_line, copy_sources
from tools import builds
from tools.package import ROOT, sources

pytestmark = pytest.mark.pure

TAG = "cpython-311 for tests"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources, with a compiled copy (so its name says) in its `.build`."""
    root = copy_sources(tmp_path / "checkout")
    (root / builds.HOME / builds.name_of(root, TAG)).mkdir(parents=True)
    return root


def test_the_copy_of_unchanged_sources_is_chosen(checkout: Path) -> None:
    assert builds.chosen(checkout, TAG) is not None


@pytest.mark.parametrize(
    "path",
    [
        "src/motherlode/core/chance.py",
        "src/motherlode/core/__init__.py",
        "src/motherlode/cli/main.py",
        "pyproject.toml",
        "setup.py",
        "tools/engine/docstrings.py",
        "locks/build.txt",
    ],
)
def test_after_an_edit_the_old_copy_is_not_chosen(checkout: Path, path: str) -> None:
    add_line(checkout / path, "# edited")
    assert builds.chosen(checkout, TAG) is None


def test_a_removed_module_makes_the_old_copy_stale(checkout: Path) -> None:
    (checkout / "src/motherlode/core/chance.py").unlink()
    assert builds.chosen(checkout, TAG) is None


def test_another_python_does_not_choose_this_ones_copy(checkout: Path) -> None:
    assert builds.chosen(checkout, "cpython-312 for tests") is None


def test_an_edited_command_leaves_the_engine_as_it_is(checkout: Path) -> None:
    before = builds.name_of(checkout, TAG)
    add_line(checkout / "src/motherlode/cli/main.py", "# edited")
    engine, package = builds.name_of(checkout, TAG).split("-")
    assert engine == before.split("-")[0]
    assert package != before.split("-")[1]


def test_an_edited_uncompiled_neighbour_changes_the_engine(checkout: Path) -> None:
    # mypyc copies its constants into compiled code.
    before = sources.engine_fingerprint(checkout)
    add_line(checkout / "src/motherlode/core/setups.py", "# edited")
    assert sources.engine_fingerprint(checkout) != before


def test_caches_do_not_count_as_sources(checkout: Path) -> None:
    cache = checkout / "src/motherlode/core/__pycache__"
    cache.mkdir()
    (cache / "chance.cpython-311.pyc").write_bytes(b"anything")
    assert builds.chosen(checkout, TAG) is not None


def test_the_engine_is_compiled_and_its_edges_are_not() -> None:
    modules = sources.compiled_modules(ROOT)
    assert "motherlode.core.chance" in modules
    assert "motherlode.core.setups" not in modules
    assert not [module for module in modules if module.endswith("__init__")]


def test_every_data_file_of_the_package_is_packed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    globs = project["tool"]["setuptools"]["package-data"]["*"]
    paths = [Path(path) for path in sources.package_paths(ROOT)]
    lost = [
        str(path)
        for path in paths
        if path.suffix != ".py" and not any(fnmatch(f"/{path}", f"*/{_last(g)}") for g in globs)
    ]
    assert lost == []


def _last(glob: str) -> str:
    return glob.rpartition("/")[2]
