"""What is running: the compiled engine or plain Python, and does it match the sources?"""

import json
import os
import time
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import NamedTuple, TypedDict

from motherlode import sources, switches

HOME = Path(__file__).resolve().parent
"""The folder of the package that is running."""

SILENCE = 60.0
"""Seconds after which a note of running work is one that a killed process left behind."""


class Stamp(TypedDict):
    """What `setup.py` leaves in a compiled package."""

    sources: str
    modules: list[str]


class Engine(NamedTuple):
    """What the running package is made of."""

    modules: tuple[str, ...]
    """Modules that should be compiled."""

    compiled: tuple[str, ...]
    """Those of them that are."""

    built_from: str | None
    """Fingerprint of the sources that the compiled engine was built from."""

    @property
    def whole(self) -> bool:
        """Every module that should be compiled is."""
        return bool(self.modules) and self.modules == self.compiled

    @property
    def mixed(self) -> bool:
        """Some modules are compiled and some are not: a broken build."""
        return bool(self.compiled) and not self.whole


def compiled() -> bool:
    """Whether the whole engine runs compiled."""
    return engine().whole


def describe() -> str:
    """What is running, in a few words."""
    import platform  # slow to import, and seldom needed

    return f"{describe_engine()}, {platform.python_implementation()} {platform.python_version()}"


def describe_engine() -> str:
    """How the engine runs, in a few words."""
    found = engine()
    if found.mixed:
        return f"MIXED: {len(found.compiled)} of {len(found.modules)} engine modules compiled"
    if not found.whole:
        return "pure Python"
    age = ", NOT of these sources" if is_stale(found, current()) else ""
    return f"compiled, {len(found.compiled)} modules{age}"


def is_stale(found: Engine, now: str | None) -> bool:
    """Whether a compiled engine is known to be of other sources than the present ones.

    >>> modules = ("motherlode.core.chance",)
    >>> is_stale(Engine(modules, modules, built_from="one"), "another")
    True
    >>> is_stale(Engine(modules, modules, built_from="one"), None)
    False
    """
    return bool(found.compiled) and now is not None and found.built_from != now


def current() -> str | None:
    """Fingerprint of the engine's sources, where there is a checkout around."""
    checkout = sources.checkout_above(HOME)
    return None if checkout is None else sources.engine_fingerprint(checkout)


def compiling() -> str | None:
    """How compiling goes that `./play` began when this process started; None if it did not.

    One of `switches.STATES`. This process keeps the engine that it began with.
    """
    place = os.environ.get(switches.NOTE)
    if not place:
        return None
    try:
        state = json.loads(Path(place).read_text())["state"]
        age = time.time() - Path(place).stat().st_mtime
    except (OSError, ValueError, KeyError, TypeError):
        return None
    if state == switches.RUNNING and age > SILENCE:
        return switches.FAILED
    return state if state in switches.STATES else None


def insist_on_compiled() -> None:
    """Raise ImportError if the environment asks for the compiled engine and it is not there."""
    if switches.switched_on(switches.REQUIRE) and not compiled():
        raise ImportError(
            f"{switches.REQUIRE} is set, but the engine in {HOME} is not compiled "
            f"({describe_engine()}): run it with ./play or ./test, which compile it, "
            "or unset the variable."
        )


@cache
def engine() -> Engine:
    """What the running package is made of; looked up once, without importing the engine."""
    note = _stamp()
    checkout = sources.checkout_above(HOME)
    if note is not None:
        modules = tuple(note["modules"])
    elif checkout is not None:
        modules = tuple(sources.compiled_modules(checkout))
    else:
        modules = ()
    return Engine(
        modules=modules,
        compiled=tuple(module for module in modules if is_compiled(module)),
        built_from=None if note is None else note["sources"],
    )


def is_compiled(module: str) -> bool:
    """Whether importing this module of the package would load machine code."""
    folder = HOME.joinpath(*module.split(".")[1:-1])
    spec = PathFinder.find_spec(module.rpartition(".")[2], [str(folder)])
    origin = spec.origin if spec else None
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))


def _stamp() -> Stamp | None:
    place = HOME / sources.STAMP
    if not place.is_file():
        return None
    note: Stamp = json.loads(place.read_text())
    return note
