"""A first start plays at once while the engine is compiled; after whatever, the next start works.

The engine of these checkouts is two modules, so that compiling it for real takes seconds, and their
compiler waits for a gate to be opened, so that no test waits for the right moment.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from tests.project.checkouts import add_line, copy_checkout, run
from tools import builds, compiling, environment, memory, workshop
from tools.guard import alone, if_free
from tools.package import sources, switches

pytestmark = [pytest.mark.pure, pytest.mark.long]

ENGINE = "src/motherlode/core/chance.py"
MODULES = [ENGINE, "src/motherlode/core/packing.py"]
COMPILER = """#!/bin/sh
case "$*" in
  *__native_part*)
    touch "{home}/begun"
    while [ ! -e "{home}/open" ]; do sleep 0.1; done
    if [ -e "{home}/words" ]; then cat "{home}/words"; exit 1; fi
    ;;
esac
exec cc "$@"
"""
PATIENCE = 900.0


class Checkout:
    """A fresh checkout with a small engine and a compiler that can be held up."""

    def __init__(self, root: Path, home: Path) -> None:
        self.root = root
        self.home = home
        self.compiler = home / "compiler"
        self.compiler.write_text(COMPILER.format(home=home))
        self.compiler.chmod(0o755)

    def env(self) -> dict[str, str]:
        """Nobody's settings, no CI, our compiler, a free port."""
        env = {name: text for name, text in environment.clean_env().items() if name != "CI"}
        own = {"CC": str(self.compiler), "MOTHERLODE_PORT": "0"}
        return {**env, **own, "MOTHERLODE_DATABASE": str(self.home / "tables.sqlite")}

    def command(self, *words: str) -> list[str]:
        """`tools/motherlode …` here."""
        return [sys.executable, str(self.root / "tools/motherlode"), *words]

    def version(self) -> str:
        """What the next start runs on."""
        return run(*self.command("--version"), cwd=self.root, env=self.env()).stdout

    @contextmanager
    def started(self, *command: str) -> "Iterator[subprocess.Popen[str]]":
        """A command that goes on, for the length of a block; a test that fails leaves nobody."""
        pipe = subprocess.PIPE
        with subprocess.Popen(
            command, cwd=self.root, env=self.env(), stdout=pipe, stderr=pipe, text=True
        ) as process:
            try:
                yield process
            finally:
                process.kill()

    def open_gate(self) -> None:
        """Let the compiler go on."""
        (self.home / "open").touch()

    def fail(self, words: str) -> None:
        """Let the compiler fail."""
        (self.home / "words").write_text(words)

    def mend(self) -> None:
        """Let the compiler work."""
        (self.home / "words").unlink()

    def state(self) -> str:
        """What stands in the note about compiling."""
        state: str = json.loads((self.root / compiling.NOTE).read_text())["state"]
        return state

    def wait_until_begun(self) -> None:
        """Until the compiler stands before the gate."""
        until(lambda: (self.home / "begun").exists())

    def wait_until_done(self) -> None:
        """Until nobody compiles any more."""
        with alone(self.root / compiling.COMPILING):
            pass

    def compiled(self) -> Path | None:
        """The compiled copy of the sources as they are now."""
        stamp = environment.read_stamp(self.root)
        assert stamp is not None
        return builds.chosen(self.root, stamp.tag)

    def kill_compiling(self) -> None:
        """Kill the process that compiles, and all that it started, as a power cut would."""
        found = run("pgrep", "-f", f"tools.compiling {self.root}", env=self.env()).stdout
        os.killpg(int(found.split()[0]), signal.SIGKILL)


def until(condition: Callable[[], bool]) -> None:
    """Wait for something that must come; a test that waits in vain fails."""
    for _ in range(int(PATIENCE / 0.05)):
        if condition():
            return
        time.sleep(0.05)
    pytest.fail("what was waited for did not come")


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a small engine, its environment set up."""
    root = copy_checkout(tmp_path_factory.mktemp("first") / "checkout")
    page = root / "pyproject.toml"
    start, end = "[tool.motherlode]\n", "[tool.mypy]"
    before, _, rest = page.read_text().partition(start)
    _, _, after = rest.partition(end)
    compiled = f"compiled = {json.dumps(MODULES)}\nnot_compiled = []\ncold = []\n\n"
    page.write_text(f"{before}{start}{compiled}{end}{after}")
    assert sources.compiled_paths(root) == MODULES
    # Beside all other tests, what stands back would hardly get a turn.
    polite = root / "tools/compiling.py"
    polite.write_text(polite.read_text().replace(f"LOWEST = {compiling.LOWEST}", "LOWEST = 0"))
    workshop.set_up_environment("build", root)
    return root


@pytest.fixture
def checkout(base: Path, tmp_path: Path) -> Iterator[Checkout]:
    """The checkout, without anything compiled."""
    shutil.rmtree(base / builds.HOME, ignore_errors=True)
    original = (base / ENGINE).read_text()
    found = Checkout(base, tmp_path)
    yield found
    found.open_gate()
    found.wait_until_done()
    (base / ENGINE).write_text(original)


def address(stdout: IO[str] | None) -> str:
    """The address that a server says first."""
    assert stdout is not None
    return str(re.findall(r"http://\S+", stdout.readline())[0])


def test_a_first_start_plays_while_the_engine_is_compiled(checkout: Checkout) -> None:
    with checkout.started(sys.executable, str(checkout.root / "play")) as server:
        url = address(server.stdout)
        checkout.wait_until_begun()
        with urllib.request.urlopen(url) as page:
            assert "<title>Motherlode</title>" in page.read().decode()
        with urllib.request.urlopen(f"{url}/api/tables") as answer:
            assert json.loads(answer.read())["compiling"] == switches.RUNNING
        # Whoever starts a second one does not wait either.
        assert "(pure Python" in checkout.version()
        server.send_signal(signal.SIGINT)
        _, said = server.communicate()
    assert server.returncode == 0
    assert "while the fast engine is compiled in the background" in said

    # Ctrl-C ended the game, and not the compiler.
    with if_free(checkout.root / compiling.COMPILING) as guard:
        assert guard is None
    checkout.open_gate()
    checkout.wait_until_done()
    assert checkout.state() == switches.READY
    assert "(compiled, 2 modules" in checkout.version()


def test_what_is_worth_waiting_for_waits_for_the_compiler(checkout: Checkout) -> None:
    checkout.version()
    checkout.wait_until_begun()
    sim = checkout.command("sim", "duel", "--games", "1", "--seed", "1")
    with checkout.started(*sim) as patient:
        assert patient.stderr is not None
        assert patient.stderr.readline().strip() == compiling.BUSY
        checkout.open_gate()
        shown, said = patient.communicate()
    assert patient.returncode == 0, said
    assert shown
    assert checkout.compiled() is not None


def test_a_failing_compiler_leaves_a_log_and_the_next_start_tries_again(
    checkout: Checkout,
) -> None:
    checkout.open_gate()
    checkout.fail("engine.c:1:1: error: out of ink")
    assert "(pure Python" in checkout.version()
    checkout.wait_until_done()
    assert checkout.state() == switches.FAILED
    assert "out of ink" in (checkout.root / compiling.LOG).read_text()
    checkout.mend()
    assert "(pure Python" in checkout.version()
    checkout.wait_until_done()
    assert "(compiled" in checkout.version()


def test_a_full_disk_is_named_and_leaves_nothing_half_made(checkout: Checkout) -> None:
    checkout.open_gate()
    checkout.fail("as: engine.o: No space left on device")
    checkout.version()
    checkout.wait_until_done()
    assert environment.NO_SPACE in (checkout.root / compiling.LOG).read_text()
    left = [path.name for path in (checkout.root / builds.HOME).iterdir() if path.is_dir()]
    assert left == []


def test_a_killed_compiler_is_begun_again(checkout: Checkout) -> None:
    checkout.version()
    checkout.wait_until_begun()
    checkout.kill_compiling()
    checkout.open_gate()
    assert "(pure Python" in checkout.version()
    checkout.wait_until_done()
    assert "(compiled" in checkout.version()
    left = [path.name for path in (checkout.root / builds.HOME).iterdir() if path.is_dir()]
    assert len(left) == 1


def test_sources_that_were_edited_meanwhile_are_compiled_too(checkout: Checkout) -> None:
    checkout.version()
    checkout.wait_until_begun()
    add_line(checkout.root / ENGINE, "# edited while the compiler was at work")
    assert checkout.compiled() is None
    assert "(pure Python" in checkout.version()
    checkout.open_gate()
    checkout.wait_until_done()
    assert checkout.compiled() is not None


def test_with_little_memory_nothing_is_compiled_beside_a_game(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "free", lambda: compiling.NEEDED - 1)
    monkeypatch.setattr(subprocess, "Popen", None)
    compiling.begin_aside(checkout.root)
    assert checkout.state() == switches.LATER
