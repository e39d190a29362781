"""The same source uncompiled, in a process of its own that answers one run at a time."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

import motherlode
from motherlode.bench.measure import Variant, Work
from motherlode.switches import REQUIRE

EXTENSIONS = ("*.so", "*.pyd", "__pycache__")
PROGRAM = "from motherlode.bench.pure import answer; answer()"


class PureProcess:
    """A Python that runs a copy of this package without its machine code."""

    def __init__(self, setup: str, scale: float) -> None:
        self.setup = setup
        self.scale = scale

    def __enter__(self) -> "PureProcess":
        self.folder = tempfile.TemporaryDirectory()
        package = Path(motherlode.__file__).parent
        ignore = shutil.ignore_patterns(*EXTENSIONS)
        shutil.copytree(package, Path(self.folder.name) / "motherlode", ignore=ignore)
        others = [path for path in sys.path if path and Path(path) != package.parent]
        env = {key: value for key, value in os.environ.items() if key != REQUIRE}
        env["PYTHONPATH"] = os.pathsep.join([self.folder.name, *others])
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.communicate()
        self.folder.cleanup()

    def run(self) -> Work:
        """One run of random play over there."""
        stdin, stdout = self.process.stdin, self.process.stdout
        if stdin is None or stdout is None:
            raise ValueError("the uncompiled process has no pipes")
        stdin.write(json.dumps([self.setup, self.scale]) + "\n")
        stdin.flush()
        count, seconds, games = json.loads(stdout.readline())
        return Work(count, seconds, games)

    def variant(self) -> Variant:
        """Random play, uncompiled."""
        return Variant("random play, uncompiled", "steps", self.run)


def answer() -> None:
    """Answer every line on standard input with one run (the other end of `PureProcess`)."""
    from motherlode import build
    from motherlode.bench.games import Bench
    from motherlode.bench.measure import quiet
    from motherlode.games.registry import find_game

    if build.engine().compiled:
        raise ValueError("this process was to run uncompiled")
    bench: Bench | None = None
    with quiet():
        for line in sys.stdin:
            setup, scale = json.loads(line)
            game = find_game(setup.partition("(")[0])
            bench = bench or Bench(game, game.setup(setup), scale)
            work = bench.random_play()
            print(json.dumps([work.count, work.seconds, work.games]), flush=True)
