"""What is wrong does not build, what cannot be compiled is plain; a fresh checkout starts."""

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.project.checkouts import add_line, copy_checkout, copy_sources, run
from tools import builds, environment
from tools.package import ROOT, switches

pytestmark = pytest.mark.long

NO_COMPILER = {"CC": "no-such-compiler"}


def build_wheel(root: Path, **more: str) -> "subprocess.CompletedProcess[str]":
    """Build the wheel of a checkout into its `dist`, with this environment's tools."""
    options = ["--no-deps", "--no-build-isolation", "--verbose", "--wheel-dir", "dist"]
    env = environment.clean_env(**more)
    return run(sys.executable, "-m", "pip", "wheel", *options, ".", cwd=root, env=env)


def only_wheel(root: Path) -> Path:
    """The wheel that was built."""
    (wheel,) = (root / "dist").glob("*.whl")
    return wheel


@pytest.mark.pure
def test_without_a_compiler_the_wheel_is_pure_and_the_build_says_so(tmp_path: Path) -> None:
    root = copy_sources(tmp_path)
    done = build_wheel(root, **NO_COMPILER)
    assert done.returncode == 0, done.stderr
    assert "There is no C compiler (no-such-compiler was not found)." in done.stdout + done.stderr
    assert only_wheel(root).name.endswith("-py3-none-any.whl")


@pytest.mark.pure
def test_without_a_compiler_nothing_is_built_where_compiled_is_a_must(tmp_path: Path) -> None:
    root = copy_sources(tmp_path)
    done = build_wheel(root, **NO_COMPILER, **{switches.REQUIRE: "1"})
    assert done.returncode != 0
    assert "forbids a pure build" in done.stdout + done.stderr


@pytest.mark.pure
def test_a_pure_build_can_be_asked_for(tmp_path: Path) -> None:
    root = copy_sources(tmp_path)
    assert build_wheel(root, **{switches.PURE: "1"}).returncode == 0
    assert only_wheel(root).name.endswith("-py3-none-any.whl")


@pytest.mark.pure
def test_a_type_error_fails_the_build(tmp_path: Path) -> None:
    root = copy_sources(tmp_path)
    add_line(root / "src/motherlode/core/chance.py", 'WRONG: int = "not a number"')
    done = build_wheel(root)
    assert done.returncode != 0
    assert "Incompatible types in assignment" in done.stdout + done.stderr


@pytest.mark.pure
def test_machine_code_never_lands_beside_the_sources(tmp_path: Path) -> None:
    root = copy_sources(tmp_path)
    env = environment.clean_env()
    done = run(sys.executable, "setup.py", "build_ext", "--inplace", cwd=root, env=env)
    assert "An editable install runs the engine as plain Python." in done.stderr
    assert [path for suffix in EXTENSION_SUFFIXES for path in root.rglob(f"*{suffix}")] == []


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh checkout that nobody has started yet."""
    return copy_checkout(tmp_path_factory.mktemp("clone"))


def start(root: Path, **more: str) -> "subprocess.CompletedProcess[str]":
    """Start a command in a fresh checkout, outside of any CI."""
    env = {name: value for name, value in environment.clean_env().items() if name != "CI"}
    return run(
        sys.executable, root / "tools/motherlode", "--version", cwd=root, env={**env, **more}
    )


def test_a_fresh_checkout_gets_itself_ready_and_later_starts_are_silent(clone: Path) -> None:
    first = start(clone, **NO_COMPILER)
    assert "Installing" in first.stderr
    assert "some 60 times slower" in first.stderr
    assert "(pure Python" in first.stdout, first.stderr
    _copy_build(clone)
    second = start(clone)
    assert "(compiled" in second.stdout, second.stderr
    assert second.stderr == ""


def _copy_build(clone: Path) -> None:
    """Give a fresh checkout the compiled copy of this one: names hold no place, only hashes."""
    stamp = environment.read_stamp(clone)
    assert stamp is not None
    name = builds.name_of(clone, stamp.tag)
    if not (ROOT / builds.HOME / name).is_dir():
        pytest.skip("no compiled build here")
    (clone / builds.HOME).mkdir(exist_ok=True)
    (clone / builds.HOME / name).symlink_to(ROOT / builds.HOME / name)
