"""The package as strangers get it: an sdist, a wheel that pip builds of it, a clean environment.

Both builds are isolated, and pip finds what the metadata asks for: no lock, nothing of this
checkout's environment. This is the one wheel that `./test --all` compiles.
"""

import re
import signal
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from motherlode import __version__
from motherlode.cli.main import MISTAKE
from tests.project.checkouts import run
from tests.project.wants import WANTS
from tools import environment, packages
from tools.package import ROOT, compiler, sources, switches

pytestmark = pytest.mark.long

GAME = """
import motherlode

for name in ("saboteur", "saboteur2", "duel", "goldmine", "corporation"):
    game = motherlode.game(name)
    state = game.begin(game.setup(name), motherlode.Fast(7))
    chance = motherlode.Fast(1)
    while moves := game.legal(state):
        game.play(state, moves[chance.below(len(moves))])
    print(name, game.outcome(state).why)
"""
PLAY = ["play", "saboteur", "--seats", "3", "--bots", "regular", "--seat", "none", "--seed", "1"]


@pytest.fixture(scope="module")
def built() -> tuple[Path, Path]:
    """The sdist, and the compiled wheel of it."""
    if compiler.missing():
        pytest.skip("no C compiler here")
    return packages.kept_wheel()


@pytest.fixture(scope="module")
def clean(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment that holds the wheel and what it depends on, no more."""
    folder = tmp_path_factory.mktemp("clean")
    python = packages.make_environment(Path(sys.executable), folder / "environment")
    packages.install(python, built[1])
    return python


@pytest.fixture(scope="module")
def serving(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment to which the extra `server` was added afterwards."""
    folder = tmp_path_factory.mktemp("serving")
    python = packages.make_environment(Path(sys.executable), folder / "environment")
    packages.install(python, built[1])
    packages.install(python, built[1], "server")
    return python


def installed(
    python: Path, *words: str, folder: Path, **more: str
) -> "subprocess.CompletedProcess[str]":
    """Run the installed program, which must be compiled."""
    env = environment.clean_env(**{switches.REQUIRE: "1"}, **more)
    return run(python.with_name("motherlode"), *words, cwd=folder, env=env)


def metadata(wheel: Path) -> Message:
    """What the wheel says about itself."""
    with zipfile.ZipFile(wheel) as file:
        (name,) = [name for name in file.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_bytes(file.read(name))


def test_the_sdist_holds_what_a_build_needs_and_no_tests(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as file:
        held = {name.partition("/")[2] for name in file.getnames()}
    package = {Path(path).as_posix() for path in sources.package_paths(ROOT)}
    build = {Path(path).as_posix() for path in sources.build_paths(ROOT)}
    assert {"LICENSE", "docs/package.md", *build, *package} - held == set()
    unwanted = ("tests/", "tools/", "locks/")
    files = [name for name in held - build if Path(name).suffix]
    assert [name for name in files if name.startswith(unwanted)] == []


def test_the_wheel_holds_every_file_of_the_package_and_machine_code(
    built: tuple[Path, Path],
) -> None:
    held = set(zipfile.ZipFile(built[1]).namelist())
    asked = {Path(path).relative_to("src").as_posix() for path in sources.package_paths(ROOT)}
    code = {module.replace(".", "/") for module in sources.compiled_modules(ROOT)}
    assert asked - held == set()
    assert {stem + EXTENSION_SUFFIXES[0] for stem in code} - held == set()
    assert "motherlode/py.typed" in held


def test_the_wheels_page_has_no_relative_link_or_picture(built: tuple[Path, Path]) -> None:
    about = metadata(built[1])
    assert about["Version"] == __version__
    assert about["Description-Content-Type"] == "text/markdown"
    page = about.get_payload()
    assert isinstance(page, str)
    assert page.count("motherlode") > 5
    assert [link for link in re.findall(r"\]\(([^)]*)\)", page) if "://" not in link] == []


def test_the_wheel_asks_for_a_range_of_librt(built: tuple[Path, Path]) -> None:
    assert "librt>=0.11" in (metadata(built[1]).get_all("Requires-Dist") or [])


def test_what_was_installed_runs_compiled(clean: Path, tmp_path: Path) -> None:
    done = installed(clean, "--version", folder=tmp_path)
    count = len(sources.compiled_modules(ROOT))
    assert f"(compiled, {count} modules, " in done.stdout, done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("sim", "saboteur", "--games", "20", "--seed", "1"),
        PLAY,
        ("rules", "duel"),
        ("case", "--quiet", str(ROOT / "cases/goldmine")),
        ("verify", str(ROOT / "tests/records/data/finished.json")),
    ],
    ids=lambda words: words[0],
)
def test_a_command_works_where_only_the_dependencies_are(
    clean: Path, tmp_path: Path, words: tuple[str, ...]
) -> None:
    done = installed(clean, *words, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_whole_games_are_played_over_the_python_api(clean: Path, tmp_path: Path) -> None:
    env = environment.clean_env(**{switches.REQUIRE: "1"})
    done = run(clean, "-c", GAME, cwd=tmp_path, env=env)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 5


@pytest.mark.parametrize("want", WANTS, ids=str)
def test_a_missing_extra_is_named_with_pips_command(
    clean: Path, tmp_path: Path, want: tuple[tuple[str, ...], str]
) -> None:
    done = installed(clean, *want[0], folder=tmp_path)
    assert done.returncode == MISTAKE
    (line,) = done.stderr.splitlines()
    assert line.endswith(f'missing): pip install "motherlode[{want[1]}]"')


def test_the_doctor_finds_it_sound_and_names_what_is_missing(clean: Path, tmp_path: Path) -> None:
    done = installed(clean, "doctor", folder=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "no sources here to compare with" in done.stdout
    assert 'pip install "motherlode[server]".' in done.stdout


@pytest.fixture
def server(serving: Path, tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """`motherlode serve` in an empty folder."""
    words = ["serve", "--port", "0", "--database", "tables.sqlite"]
    with subprocess.Popen(
        [serving.with_name("motherlode"), *words],
        cwd=tmp_path,
        env=environment.clean_env(**{switches.REQUIRE: "1"}),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield process
        process.kill()


def test_with_its_extra_the_server_serves_from_an_empty_folder_until_ctrl_c(
    server: "subprocess.Popen[str]", tmp_path: Path
) -> None:
    assert server.stdout is not None
    url = re.findall(r"http://\S+", server.stdout.readline())[0]
    with urllib.request.urlopen(url) as answer:
        page = answer.read().decode()
    server.send_signal(signal.SIGINT)

    assert server.wait() == 0
    assert "<title>Motherlode</title>" in page
    assert (tmp_path / "tables.sqlite").is_file()
