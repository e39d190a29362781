"""Environment variables that decide whether the engine is compiled, and news of compiling it.

`setup.py` and `tools/` load this file by its path, without the package around it: standard library
only, and nothing of motherlode is imported here.
"""

import os

REQUIRE = "MOTHERLODE_REQUIRE_COMPILED"
"""Set to 1, nothing may fall back to pure Python: not the build, not the import."""

PURE = "MOTHERLODE_PURE"
"""Set to 1, the build leaves the compiler alone, and `./play` runs the sources."""

NOTE = "MOTHERLODE_COMPILING"
"""The file that says how compiling goes, while a game is played on plain Python."""

RUNNING = "running"
READY = "ready"
FAILED = "failed"
LATER = "later"
"""There is too little memory to compile beside a game."""

STATES = (RUNNING, READY, FAILED, LATER)


def switched_on(name: str) -> bool:
    """Whether an environment variable says yes."""
    return os.environ.get(name, "").lower() in ("1", "true", "yes", "on")
