"""Environment variables that decide whether the engine is compiled.

`setup.py` and `tools/` load this file by its path, without the package around it: standard library
only, and nothing of motherlode is imported here.
"""

import os

REQUIRE = "MOTHERLODE_REQUIRE_COMPILED"
"""Set to 1, nothing may fall back to pure Python: not the build, not the import."""

PURE = "MOTHERLODE_PURE"
"""Set to 1, the build leaves the compiler alone."""


def switched_on(name: str) -> bool:
    """Whether an environment variable says yes."""
    return os.environ.get(name, "").lower() in ("1", "true", "yes", "on")
