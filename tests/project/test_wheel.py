"""What is built can be installed elsewhere and played; what is wrong does not build."""

import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.project.checkouts import add_line, copy_checkout, copy_sources, run
from tools import builds, environment
from tools.package import ROOT, sources, switches

pytestmark = pytest.mark.long

NO_COMPILER = {"CC": "no-such-compiler"}
GAME = ["play", "saboteur", "--seats", "3", "--bots", "regular", "--seat", "none", "--seed", "1"]


def build_wheel(root: Path, **more: str) -> "subprocess.CompletedProcess[str]":
    """Build the wheel of a checkout into its `dist`, with this environment's tools."""
    options = ["--no-deps", "--no-build-isolation", "--verbose", "--wheel-dir", "dist"]
    env = environment.clean_env(**more)
    return run(sys.executable, "-m", "pip", "wheel", *options, ".", cwd=root, env=env)


def only_wheel(root: Path) -> Path:
    """The wheel that was built."""
    (wheel,) = (root / "dist").glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled wheel of this checkout: the one that its compiled copy was installed from."""
    stamp = environment.read_stamp(ROOT)
    kept = builds.wheel_of(ROOT, stamp.tag) if stamp else None
    return kept or compile_wheel(tmp_path_factory)


def compile_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the compiled copy took its machine code from another: as long as it takes."""
    root = copy_sources(tmp_path_factory.mktemp("wheel"))
    done = build_wheel(root, **{switches.REQUIRE: "1"})
    assert done.returncode == 0, done.stdout + done.stderr
    return only_wheel(root)


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment in another folder that holds the wheel and the locked packages."""
    folder = tmp_path_factory.mktemp("elsewhere")
    env = environment.clean_env()
    python = environment.interpreter(folder)
    locked = ["--require-hashes", "-r", str(ROOT / "locks" / "play.txt")]
    for line in (
        [sys.executable, "-m", "venv", str(folder / environment.HOME)],
        [str(python), "-m", "pip", "install", *locked],
        [str(python), "-m", "pip", "install", "--no-deps", str(wheel)],
    ):
        done = run(*line, cwd=folder, env=env)
        assert done.returncode == 0, done.stdout + done.stderr
    return folder


def installed(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the installed program, which must be compiled."""
    env = environment.clean_env(**{switches.REQUIRE: "1"})
    python = environment.interpreter(folder)
    return run(python, "-m", "motherlode", *arguments, cwd=folder, env=env)


def test_the_wheel_holds_every_file_of_the_package_and_machine_code(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    asked = {Path(path).relative_to("src").as_posix() for path in sources.package_paths(ROOT)}
    code = {module.replace(".", "/") for module in sources.compiled_modules(ROOT)}
    assert asked - held == set()
    assert {stem + EXTENSION_SUFFIXES[0] for stem in code} - held == set()


def test_the_installed_wheel_runs_compiled(elsewhere: Path) -> None:
    done = installed(elsewhere, "--version")
    count = len(sources.compiled_modules(ROOT))
    assert f"(compiled, {count} modules, " in done.stdout, done.stderr


def test_the_installed_wheel_plays_a_game_to_its_end(elsewhere: Path) -> None:
    if find_spec("motherlode.cli.play") is None:
        pytest.skip("there is no command to play with yet")
    done = installed(elsewhere, *GAME)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_installed_wheel_verifies_a_game_that_was_kept(elsewhere: Path) -> None:
    done = installed(elsewhere, "verify", str(ROOT / "tests/records/data/finished.json"))
    assert done.returncode == 0, done.stderr
    assert "ok: 5 players" in done.stdout


def test_the_installed_wheel_finds_itself_sound(elsewhere: Path) -> None:
    done = installed(elsewhere, "doctor")
    assert done.returncode == 0, done.stdout
    assert "no sources here to compare with" in done.stdout


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
