"""Setting up: changed locks are noticed, half-made things never count, reasons are sentences."""

import ast
import json
import os
import shutil
import subprocess
import sys
import time
from dataclasses import asdict
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import IO

import pytest

from tests.project.checkouts import add_line, copy_sources, names
from tools import builds, compiling, environment, old_python, workshop
from tools.environment import Stamp
from tools.package import ROOT, compiler, switches
from tools.progress import StepFailed, run
from tools.trouble import Trouble

pytestmark = pytest.mark.pure

TAG = "cpython-311 for tests"
CODE = f"core/chance{EXTENSION_SUFFIXES[0]}"
HOLD = """
import sys
from pathlib import Path
from tools.guard import alone
with alone(Path(sys.argv[1])):
    print("holding", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources with an environment that says it holds everything."""
    root = copy_sources(tmp_path / "checkout")
    shutil.copytree(ROOT / "locks", root / "locks", dirs_exist_ok=True)
    python = environment.interpreter(root)
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    locks = {"play": environment.hash_of(root, "play")}
    stamp = Stamp(os.path.realpath(python), TAG, locks)
    (root / environment.HOME / environment.STAMP).write_text(json.dumps(asdict(stamp)))
    link = environment.link_place(root)
    link.parent.mkdir(parents=True)
    link.write_text(environment.link_text(root))
    return root


@pytest.fixture
def built(checkout: Path) -> Path:
    """A checkout with a compiled copy of its sources."""
    copy = checkout / builds.HOME / builds.name_of(checkout, TAG) / "motherlode"
    (copy / "core").mkdir(parents=True)
    (copy / CODE).write_bytes(b"machine code")
    return checkout


def test_an_environment_that_holds_its_locks_is_ready(checkout: Path) -> None:
    assert environment.ready(checkout, ["play"])


def test_a_changed_lock_is_noticed(checkout: Path) -> None:
    add_line(checkout / "locks/play.txt", "# edited")
    assert not environment.ready(checkout, ["play"])


def test_a_checkout_that_was_moved_is_noticed_and_linked_anew(checkout: Path) -> None:
    moved = checkout.rename(checkout.with_name("moved"))
    assert not environment.ready(moved, ["play"])
    environment.prepare(moved, ["play"])
    assert environment.ready(moved, ["play"])


def test_what_another_version_wrote_about_its_environment_is_no_stamp(checkout: Path) -> None:
    place = checkout / environment.HOME / environment.STAMP
    place.write_text(json.dumps({**json.loads(place.read_text()), "project": "a hash"}))
    assert environment.read_stamp(checkout) is None


def test_a_half_made_environment_is_not_ready(checkout: Path) -> None:
    (checkout / environment.HOME / environment.STAMP).unlink()
    assert not environment.ready(checkout, ["play"])


def test_an_environment_whose_python_is_gone_is_not_ready(checkout: Path) -> None:
    environment.interpreter(checkout).unlink()
    assert not environment.ready(checkout, ["play"])


def test_a_spoilt_stamp_is_no_stamp(checkout: Path) -> None:
    (checkout / environment.HOME / environment.STAMP).write_text('{"pyth')
    assert environment.read_stamp(checkout) is None


def test_an_interrupted_copy_does_not_count_and_is_cleared_away(built: Path) -> None:
    leftover = built / builds.HOME / "tmp-borrowed-1"
    (leftover / "copy" / "motherlode").mkdir(parents=True)
    add_line(built / "src/motherlode/cli/main.py", "# edited")
    assert builds.chosen(built, TAG) is None
    assert builds.borrow(built, TAG) is not None
    assert not leftover.exists()


def test_an_edited_engine_can_borrow_no_machine_code(built: Path) -> None:
    add_line(built / "src/motherlode/core/chance.py", "# edited")
    assert builds.borrow(built, TAG) is None


def test_an_edited_command_gets_a_fresh_copy_without_compiling(built: Path) -> None:
    add_line(built / "src/motherlode/cli/main.py", "# edited")
    copy = builds.borrow(built, TAG)
    assert copy is not None
    fresh = copy / "motherlode"
    assert (fresh / CODE).read_bytes() == b"machine code"
    assert (fresh / "cli/main.py").read_text().endswith("# edited\n")
    assert builds.chosen(built, TAG) == fresh.parent


def test_only_the_newest_two_copies_stay(tmp_path: Path) -> None:
    for age in range(1, 6):
        copy = tmp_path / f"{age:016x}-{age:016x}"
        copy.mkdir()
        os.utime(copy, (time.time() - age * 9000,) * 2)
    newest = tmp_path / f"{1:016x}-{1:016x}"
    builds.remove_old(tmp_path, newest)
    assert names(list(tmp_path.iterdir())) == [f"{age:016x}-{age:016x}" for age in (1, 2)]


def test_a_copy_in_use_stays(tmp_path: Path) -> None:
    for age in range(5):
        (tmp_path / f"{age:016x}-{age:016x}").mkdir()
    builds.remove_old(tmp_path, tmp_path / f"{0:016x}-{0:016x}")
    assert len(list(tmp_path.iterdir())) == 5


def test_two_processes_do_not_set_up_at_once(tmp_path: Path) -> None:
    with _holder(tmp_path / "guard") as first:
        assert _line(first.stdout) == "holding"
        with _holder(tmp_path / "guard") as second:
            assert "waiting for it" in _line(second.stderr)
            first.communicate("")
            assert _line(second.stdout) == "holding"
            second.communicate("")


def _holder(guard: Path) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    line = [sys.executable, "-c", HOLD, str(guard)]
    return subprocess.Popen(line, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def _line(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline().strip()


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("Temporary failure in name resolution", environment.NO_NETWORK),
        ("Max retries exceeded with url: /simple/click/", environment.NO_NETWORK),
        ("ERROR: Could not find a version (from versions: none)", environment.NO_NETWORK),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS", environment.BAD_HASH),
        ("OSError: [Errno 28] No space left on device", environment.NO_SPACE),
        ("ERROR: No matching distribution found for librt==0.16.0", environment.NO_WHEEL),
    ],
)
def test_a_failure_of_pip_is_explained(output: str, sentence: str) -> None:
    assert environment.explain(f"Collecting click\n{output}\n") == sentence


def test_a_failed_step_keeps_its_last_words() -> None:
    line = [sys.executable, "-c", "print('first'); print('last'); raise SystemExit(3)"]
    with pytest.raises(StepFailed) as caught:
        run("A step", line, cwd=ROOT)
    assert caught.value.tail() == "first\nlast"


def test_python_without_venv_is_explained(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(environment, "find_spec", lambda _name: None)
    with pytest.raises(Trouble, match="apt install python3-venv"):
        environment.prepare(copy_sources(tmp_path), ["build"])


def test_an_old_python_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr("shutil.which", lambda _name: None)
    with pytest.raises(SystemExit, match=r"needs Python 3.11 or newer, and this is 3\.9\.2"):
        old_python.insist_on_new_python()


@pytest.mark.parametrize("path", ["tools/old_python.py", "tools/__init__.py", "play", "test"])
def test_an_old_python_can_read_that_far(path: str) -> None:
    ast.parse((ROOT / path).read_text(), feature_version=(3, 7))


def test_without_a_compiler_the_engine_runs_pure_and_says_so(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv(switches.REQUIRE, raising=False)
    assert workshop.set_up_build(checkout) is None
    assert "There is no C compiler (no-such-compiler was not found)." in capsys.readouterr().err


@pytest.mark.parametrize("must", ["CI", switches.REQUIRE])
def test_without_a_compiler_ci_fails(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, must: str
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv(must, "true")
    with pytest.raises(Trouble, match="compiled engine is a must"):
        workshop.set_up_build(checkout)


def test_every_setting_of_ours_reaches_the_program(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {"MOTHERLODE_PORT": "9000", "MOTHERLODE_LANGUAGE": "uk", "LANG": "ru_RU.UTF-8"}
    for name, text in settings.items():
        monkeypatch.setenv(name, text)
    env = workshop.Workshop(environment.interpreter(checkout), None, checkout).env()
    assert {name: env.get(name) for name in settings} == settings


def test_the_program_finds_the_compiled_copy_before_what_else_is_on_the_path(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    build = checkout / builds.HOME / "compiled"
    env = workshop.Workshop(environment.interpreter(checkout), build, checkout).env()
    assert env["PYTHONPATH"] == f"{build}{os.pathsep}elsewhere"
    assert env[switches.REQUIRE] == "1"


@pytest.mark.skipif(bool(compiler.missing()), reason="no C compiler here")
def test_where_nothing_can_be_written_about_compiling_one_plays_all_the_same(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / compiling.LOG).mkdir(parents=True)
    assert workshop.take_what_is_there(checkout).build is None
    assert "The engine is not compiled this time" in capsys.readouterr().err


def test_plain_python_can_be_asked_for(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv(switches.REQUIRE, raising=False)
    monkeypatch.setenv(switches.PURE, "1")
    assert workshop.set_up("play", checkout).build is None


def test_plain_python_and_the_compiled_engine_cannot_both_be_asked_for(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(switches.PURE, "1")
    monkeypatch.setenv(switches.REQUIRE, "1")
    with pytest.raises(Trouble, match="asks for plain Python where compiled is a must"):
        workshop.set_up("play", checkout)
