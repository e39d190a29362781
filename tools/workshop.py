"""Gets a checkout ready: the virtual environment, the compiled engine, then the program proper."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tools import builds, compiling, environment
from tools.guard import alone
from tools.package import ROOT, compiler, sources, switches
from tools.trouble import Trouble

PATIENT = ("arena", "bench", "ladder", "sim")
"""Commands that are worth waiting for: what they do takes far longer on plain Python."""


PATH = "PYTHONPATH"
NOT_OURS = ("PYTHONHOME", switches.NOTE)
"""What would lead our Python to another's library, and news of another start."""


@dataclass(frozen=True)
class Workshop:
    """A checkout that is ready."""

    python: Path
    build: Path | None
    """The compiled copy to run; None: run the sources, in plain Python."""

    root: Path = ROOT
    note: Path | None = None
    """Where to read how compiling goes, if it was begun."""

    def clean_env(self) -> dict[str, str]:
        """Surroundings without anybody's settings, in which what is imported is this."""
        return self._importing(environment.clean_env(), [])

    def env(self) -> dict[str, str]:
        """The surroundings as they are, with every `MOTHERLODE_…`, in which this is imported."""
        env = {name: text for name, text in os.environ.items() if name not in NOT_OURS}
        if self.note:
            env[switches.NOTE] = str(self.note)
        return self._importing(env, [env[PATH]] if env.get(PATH) else [])

    def _importing(self, env: dict[str, str], paths: list[str]) -> dict[str, str]:
        place = self.build or self.root / Path(sources.PACKAGE).parent
        env[PATH] = os.pathsep.join([str(place), *paths])
        if self.build:
            env[switches.REQUIRE] = "1"
        return env


def compiled_is_a_must() -> bool:
    """Whether a pure fallback would be a failure: asked for, or on a CI machine."""
    return switches.switched_on(switches.REQUIRE) or switches.switched_on("CI")


def set_up(lock: str, root: Path = ROOT, *, patient: bool = True) -> Workshop:
    """Make the checkout ready for these dependencies; quick when it already is.

    Whoever is not patient gets plain Python where nothing is compiled yet, and compiling begins.
    """
    set_up_environment(lock, root)
    if switches.switched_on(switches.PURE):
        if compiled_is_a_must():
            raise Trouble(f"{switches.PURE}=1 asks for plain Python where compiled is a must.")
        return Workshop(environment.interpreter(root), None, root)
    if patient or compiled_is_a_must():
        return Workshop(environment.interpreter(root), set_up_build(root), root)
    return take_what_is_there(root)


def set_up_environment(lock: str, root: Path = ROOT) -> None:
    """Make the virtual environment hold a lock."""
    if environment.ready(root, [lock]):
        return
    with alone(root / compiling.SETTING_UP):
        environment.prepare(root, [lock])


def take_what_is_there(root: Path = ROOT) -> Workshop:
    """The compiled copy of the sources if there is one; if not, plain Python, and it is begun."""
    python = environment.interpreter(root)
    ready = _ready_build(root)
    if ready is not None:
        return Workshop(python, ready, root)
    problem = compiler.missing()
    if problem is not None:
        _go_on_pure(problem)
        return Workshop(python, None, root)
    try:
        compiling.begin_aside(root)
    except OSError as trouble:
        # A full disk, say: whoever wants to play is not kept from it.
        print(f"The engine is not compiled this time: {trouble}.", file=sys.stderr)
        return Workshop(python, None, root)
    return Workshop(python, None, root, root / compiling.NOTE)


def set_up_build(root: Path = ROOT) -> Path | None:
    """The compiled copy of the sources, made now if need be; None where there is no compiler."""
    ready = _ready_build(root)
    if ready is not None:
        return ready
    problem = compiler.missing()
    if problem is None:
        set_up_environment("build", root)
        with alone(root / compiling.COMPILING, compiling.BUSY):
            ready = _ready_build(root)
            try:
                return ready or builds.compile_anew(root, _tag(root))
            except builds.NotCompiled:
                problem = "The build found no C compiler."
    _go_on_pure(problem)
    return None


def _ready_build(root: Path) -> Path | None:
    """A compiled copy that is there, or that takes only a moment."""
    tag = _tag(root)
    found = builds.chosen(root, tag)
    if found is None and builds.relative(root, tag):
        with alone(root / compiling.SETTING_UP):
            found = builds.chosen(root, tag) or builds.borrow(root, tag)
    return found


def _tag(root: Path) -> str:
    stamp = environment.read_stamp(root)
    assert stamp is not None
    return stamp.tag


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
    """Set up, then become a `motherlode` command; most begin on plain Python if they must."""
    try:
        workshop = set_up(lock, patient=is_patient(arguments))
    except Trouble as trouble:
        give_up(trouble)
    except KeyboardInterrupt:
        sys.exit(130)
    # -P: a motherlode folder where the user happens to stand is not ours.
    command = [str(workshop.python), "-P", "-m", "motherlode", *arguments]
    env = workshop.env()
    if sys.platform == "win32":
        sys.exit(subprocess.run(command, env=env, check=False).returncode)
    os.execve(command[0], command, env)


def is_patient(arguments: Sequence[str]) -> bool:
    """Whether a command waits for the compiled engine.

    >>> is_patient(["sim", "saboteur"]), is_patient(["play", "--lan"]), is_patient(["--version"])
    (True, False, False)
    """
    return next((word in PATIENT for word in arguments if not word.startswith("-")), False)


def give_up(trouble: Trouble) -> NoReturn:
    """Say why setting up failed, and stop."""
    if trouble.details:
        print(trouble.details, file=sys.stderr)
    sys.exit(f"motherlode: {trouble.sentence}")
