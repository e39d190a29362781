"""The virtual environment in the checkout: made from the locks, remade when a lock changes."""

import hashlib
import json
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from pathlib import Path

from tools.progress import StepFailed, run
from tools.trouble import Trouble

HOME = ".venv"
STAMP = "motherlode.json"
COVERS = {"test": ("play",), "bench": ("play",)}
"""Locks that hold all of another lock, in equal versions."""

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

    project: str = ""
    """Hash of what the editable install was made from."""


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
    """Whether the environment holds these locks as they are now, and the project."""
    stamp = read_stamp(root)
    return (
        stamp is not None
        and all(stamp.locks.get(name) == hash_of(root, name) for name in locks)
        and stamp.project == _project_hash(root)
    )


def prepare(root: Path, locks: Iterable[str]) -> None:
    """Make the environment hold these locks and the project; the caller holds the guard."""
    stamp = read_stamp(root)
    wanted = set(locks)
    if stamp is None or any(hash_of(root, name) != known for name, known in stamp.locks.items()):
        wanted |= set(stamp.locks) if stamp else set()
        stamp = _make(root)
    for name in sorted(wanted, key=lambda name: -len(COVERS.get(name, ()))):
        if name not in stamp.locks:
            _install(root, name, stamp)
    if stamp.project != _project_hash(root):
        _install_project(root, stamp)


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


def _make(root: Path) -> Stamp:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise Trouble(NO_VENV)
    shutil.rmtree(root / HOME, ignore_errors=True)
    try:
        command = [sys.executable, "-m", "venv", str(root / HOME)]
        run("Making a virtual environment in .venv", command, cwd=root, env=clean_env())
    except StepFailed as failure:
        raise Trouble(NO_VENV, failure.tail()) from None
    return Stamp(os.path.realpath(interpreter(root)), _tag())


def _install(root: Path, lock: str, stamp: Stamp) -> None:
    text = (root / "locks" / f"{lock}.txt").read_text()
    count = len(re.findall(r"^[A-Za-z0-9]", text, re.MULTILINE))
    before = hash_of(root, lock)
    arguments = ["install", "--require-hashes", "-r", f"locks/{lock}.txt"]
    _pip(root, f"Installing {count} packages (locks/{lock}.txt)", arguments)
    stamp.locks[lock] = before
    for covered in COVERS.get(lock, ()):
        stamp.locks[covered] = hash_of(root, covered)
    _write(root, stamp)


def _install_project(root: Path, stamp: Stamp) -> None:
    before = _project_hash(root)
    arguments = ["install", "--no-deps", "--no-build-isolation", "--editable", "."]
    _pip(root, "Linking the sources", arguments, MOTHERLODE_PURE="1")
    stamp.project = before
    _write(root, stamp)


def _pip(root: Path, title: str, arguments: list[str], **more: str) -> None:
    try:
        command = [str(interpreter(root)), "-m", "pip", *arguments]
        run(title, command, cwd=root, env=clean_env(**more))
    except StepFailed as failure:
        raise Trouble(explain(failure.output), failure.tail()) from None


def _project_hash(root: Path) -> str:
    return _hash(b"".join((root / name).read_bytes() for name in ("pyproject.toml", "setup.py")))


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
