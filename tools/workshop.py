"""Gets a checkout ready: the virtual environment, the compiled engine, then the program proper."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tools import builds, environment
from tools.guard import alone
from tools.package import ROOT, compiler, switches
from tools.trouble import Trouble

GUARD = Path(builds.HOME) / "guard"


@dataclass(frozen=True)
class Workshop:
    """A checkout that is ready."""

    python: Path
    build: Path | None
    """The compiled copy to run; None: run the sources, in plain Python."""

    def env(self, *, keep_path: bool = False) -> dict[str, str]:
        """The surroundings in which the compiled copy is the one that is imported."""
        env = environment.clean_env()
        paths = [str(self.build)] if self.build else []
        if keep_path and "PYTHONPATH" in os.environ:
            paths.append(os.environ["PYTHONPATH"])
        if paths:
            env["PYTHONPATH"] = os.pathsep.join(paths)
        if self.build:
            env[switches.REQUIRE] = "1"
        return env


def compiled_is_a_must() -> bool:
    """Whether a pure fallback would be a failure: asked for, or on a CI machine."""
    return switches.switched_on(switches.REQUIRE) or switches.switched_on("CI")


def set_up(lock: str, root: Path = ROOT) -> Workshop:
    """Make the checkout ready for these dependencies; quick when it already is."""
    set_up_environment(lock, root)
    return Workshop(environment.interpreter(root), set_up_build(root))


def set_up_environment(lock: str, root: Path = ROOT) -> None:
    """Make the virtual environment hold a lock."""
    if environment.ready(root, [lock]):
        return
    with alone(root / GUARD):
        environment.prepare(root, [lock])


def set_up_build(root: Path = ROOT) -> Path | None:
    """The compiled copy of the sources, made now if need be; None where there is no compiler."""
    stamp = environment.read_stamp(root)
    assert stamp is not None
    ready = builds.chosen(root, stamp.tag)
    if ready is not None:
        return ready
    problem = compiler.missing()
    if problem is None:
        with alone(root / GUARD):
            ready = builds.chosen(root, stamp.tag)
            try:
                return ready or builds.make(root, stamp.tag)
            except builds.NotCompiled:
                problem = "The build found no C compiler."
    _go_on_pure(problem)
    return None


def _go_on_pure(problem: str) -> None:
    advice = f"To get a compiler: {compiler.how_to_get()}."
    if compiled_is_a_must():
        raise Trouble(f"{problem} The compiled engine is a must here. {advice}")
    bar = "*" * 72
    print(
        f"{bar}\n{problem}\nThe engine runs as plain Python: it works, some 60 times slower.\n"
        f"{advice}\n{bar}",
        file=sys.stderr,
    )


def motherlode(arguments: Sequence[str], lock: str = "play") -> NoReturn:
    """Set up, then become a `motherlode` command on the compiled engine."""
    try:
        workshop = set_up(lock)
    except Trouble as trouble:
        give_up(trouble)
    except KeyboardInterrupt:
        sys.exit(130)
    # -P: a motherlode folder where the user happens to stand is not ours.
    command = [str(workshop.python), "-P", "-m", "motherlode", *arguments]
    env = workshop.env(keep_path=True)
    if sys.platform == "win32":
        sys.exit(subprocess.run(command, env=env, check=False).returncode)
    os.execve(command[0], command, env)


def give_up(trouble: Trouble) -> NoReturn:
    """Say why setting up failed, and stop."""
    if trouble.details:
        print(trouble.details, file=sys.stderr)
    sys.exit(f"motherlode: {trouble.sentence}")
