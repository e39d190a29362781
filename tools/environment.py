"""The virtual environment in the checkout: made from the locks, remade when a lock changes."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from pathlib import Path
from subprocess import DEVNULL

from tools.package import sources
from tools.progress import StepFailed, run
from tools.trouble import Trouble

HOME = ".venv"
STAMP = "motherlode.json"
COVERS = {"build": ("play",), "test": ("build", "play"), "bench": ("build", "play")}
"""Locks that hold all of another lock, in equal versions."""

FIRST = "play"
"""Whoever starts for the first time does not wait for bytecode: few modules are ever imported."""

LINK = "motherlode.pth"
"""What makes the environment find the sources: a line with their folder."""

UNWANTED = (
    "PYTHONPATH",
    "PYTHONHOME",
    "PIP_TARGET",
    "PIP_PREFIX",
    "PIP_USER",
    "PIP_REQUIRE_HASHES",
)

NO_VENV = (
    "Python's venv module is incomplete here: on Debian or Ubuntu `sudo apt install python3-venv` "
    "brings it; then run this again."
)
NO_NETWORK = (
    "The packages could not be downloaded: check the network (or pip's settings for your own "
    "package index), then run this again; what came through is not fetched again."
)
BAD_HASH = (
    "A downloaded package is not the one the lock names: do not use it; run this again, and if it "
    "stays so, tell whoever runs your package index."
)
NO_WHEEL = (
    "A package has no version for this Python or this kind of machine: try with another Python "
    "(3.11 to 3.13 are the safest)."
)
NO_SPACE = "The disk is full: make some room, then run this again."

REASONS = (
    (r"No space left on device", NO_SPACE),
    (r"DO NOT MATCH THE HASHES", BAD_HASH),
    (
        r"NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError|name resolution"
        r"|Connection refused|Max retries exceeded|Network is unreachable|timed out"
        r"|from versions: none",
        NO_NETWORK,
    ),
    (r"No matching distribution|Failed building wheel|Failed to build", NO_WHEEL),
)


@dataclass
class Stamp:
    """What the environment holds; written when it does, so that a half-made one has none."""

    python: str
    """Where its interpreter really is."""

    tag: str
    """Which compiled builds its interpreter can load."""

    locks: dict[str, str] = field(default_factory=dict)
    """Hash of each lock that is installed."""


def interpreter(root: Path) -> Path:
    """The environment's Python."""
    folder, name = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return root / HOME / folder / name


def read_stamp(root: Path) -> Stamp | None:
    """What the environment holds; None if there is none that works."""
    try:
        stamp = Stamp(**json.loads((root / HOME / STAMP).read_text()))
    except (OSError, ValueError, TypeError):
        return None
    same = os.path.realpath(interpreter(root)) == stamp.python and Path(stamp.python).is_file()
    return stamp if same else None


def ready(root: Path, locks: Iterable[str]) -> bool:
    """Whether the environment holds these locks as they are now, and finds the sources here."""
    stamp = read_stamp(root)
    return (
        stamp is not None
        and all(stamp.locks.get(name) == hash_of(root, name) for name in locks)
        and _linked(root)
    )


def prepare(root: Path, locks: Iterable[str]) -> None:
    """Make the environment hold these locks; the caller holds the guard."""
    stamp = read_stamp(root)
    wanted = set(locks)
    if stamp is None or any(hash_of(root, name) != known for name, known in stamp.locks.items()):
        wanted |= set(stamp.locks) if stamp else set()
        stamp = _make(root)
    if not _linked(root):
        _link(root)
    for name in sorted(wanted, key=lambda name: -len(COVERS.get(name, ()))):
        if name not in stamp.locks:
            _install(root, name, stamp)


def hash_of(root: Path, lock: str) -> str:
    """The hash of a lock as it is now."""
    return _hash((root / "locks" / f"{lock}.txt").read_bytes())


def clean_env(**more: str) -> dict[str, str]:
    """The surroundings for a command that must not see the user's settings or ours."""
    env = {
        name: value
        for name, value in os.environ.items()
        if name not in UNWANTED and not name.startswith("MOTHERLODE_")
    }
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
    english = {"MOTHERLODE_LANGUAGE": "en"}
    return {**env, **quiet, **english, "PIP_ROOT_USER_ACTION": "ignore", **more}


def explain(output: str) -> str:
    """Why pip failed, in a sentence with what to do about it."""
    for pattern, sentence in REASONS:
        if re.search(pattern, output):
            return sentence
    return "pip failed; its last words are above."


def pip(root: Path) -> list[str]:
    """The command that runs pip for the environment: Python's own copy, which is not installed.

    Installing pip takes as long as all that a game needs.
    """
    wheel = bundled_pip()
    return [str(interpreter(root)), *([str(wheel / "pip")] if wheel else ["-m", "pip"])]


def bundled_pip() -> Path | None:
    """The wheel of pip that comes with Python, where it lies as in Python's own sources."""
    if find_spec("ensurepip") is None:
        return None
    import ensurepip

    beside = Path(ensurepip.__file__).parent / "_bundled"
    folders = [beside, Path(sysconfig.get_config_var("WHEEL_PKG_DIR") or beside)]
    wheels = (folder / f"pip-{ensurepip.version()}-py3-none-any.whl" for folder in folders)
    return next((wheel for wheel in wheels if wheel.is_file()), None)


def write_bytecode(root: Path, folder: Path) -> None:
    """Compile what lies in a folder to bytecode, on all cores, whatever the user's Python is told.

    What cannot be compiled is of no interest: packages carry files for other Pythons.
    """
    command = [str(interpreter(root)), "-m", "compileall", "-q", "-j", "0", str(folder)]
    subprocess.run(command, env=clean_env(), stdin=DEVNULL, capture_output=True, check=False)


def _make(root: Path) -> Stamp:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise Trouble(NO_VENV)
    shutil.rmtree(root / HOME, ignore_errors=True)
    bare = ["--without-pip"] if bundled_pip() else []
    try:
        command = [sys.executable, "-m", "venv", *bare, str(root / HOME)]
        run("Making a virtual environment in .venv", command, cwd=root, env=clean_env())
    except StepFailed as failure:
        sentence = NO_SPACE if explain(failure.output) == NO_SPACE else NO_VENV
        raise Trouble(sentence, failure.tail()) from None
    return Stamp(os.path.realpath(interpreter(root)), _tag())


def _linked(root: Path) -> bool:
    """Whether the environment finds the sources of this very checkout: it may have been moved."""
    try:
        return link_place(root).read_text(encoding="utf-8") == link_text(root)
    except OSError:
        return False


def _link(root: Path) -> None:
    """Let the environment's Python find the sources as they are: an editable install, at once."""
    link_place(root).write_text(link_text(root), encoding="utf-8")


def link_place(root: Path) -> Path:
    """The file that leads the environment's Python to the sources."""
    home = str(root / HOME)
    return Path(sysconfig.get_path("purelib", "venv", {"base": home, "platbase": home})) / LINK


def link_text(root: Path) -> str:
    """What stands in it."""
    return f"{root / Path(sources.PACKAGE).parent}\n"


def _install(root: Path, lock: str, stamp: Stamp) -> None:
    text = (root / "locks" / f"{lock}.txt").read_text()
    count = len(re.findall(r"^[A-Za-z0-9]", text, re.MULTILINE))
    before = hash_of(root, lock)
    arguments = ["install", "--no-compile", "--require-hashes", "-r", f"locks/{lock}.txt"]
    _pip(root, f"Installing {count} packages (locks/{lock}.txt)", arguments)
    if lock != FIRST:
        write_bytecode(root, link_place(root).parent)
    stamp.locks[lock] = before
    for covered in COVERS.get(lock, ()):
        stamp.locks[covered] = hash_of(root, covered)
    _write(root, stamp)


def _pip(root: Path, title: str, arguments: list[str]) -> None:
    try:
        run(title, [*pip(root), *arguments], cwd=root, env=clean_env())
    except StepFailed as failure:
        raise Trouble(explain(failure.output), failure.tail()) from None


def _write(root: Path, stamp: Stamp) -> None:
    place = root / HOME / STAMP
    fresh = place.with_suffix(".new")
    fresh.write_text(json.dumps(asdict(stamp), indent=1) + "\n")
    fresh.replace(place)


def _tag() -> str:
    version = ".".join(map(str, sys.version_info[:3]))
    return f"{sys.implementation.cache_tag} {version} {sysconfig.get_platform()}"


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
