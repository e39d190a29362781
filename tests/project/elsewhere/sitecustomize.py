"""Shows Motherlode another system: Python runs this at the start of every process that finds it.

`MOTHERLODE_ELSEWHERE` holds JSON, as `tests.project.systems` writes it. Only modules of Motherlode
are fooled: to them `sys.platform` is another, names that the other system lacks are gone, and its
missing modules cannot be imported. The standard library goes on seeing the real system, without
which it would not work.
"""

import builtins
import json
import os
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

ASKED = os.environ.get("MOTHERLODE_ELSEWHERE")
SYSTEM = json.loads(ASKED or "{}")
REAL = builtins.__import__


class Seen(ModuleType):
    """A module as it would look there."""

    def __init__(self, real: ModuleType) -> None:
        super().__init__(real.__name__)
        self.real = real
        self.lacking = frozenset(SYSTEM["names"].get(real.__name__, ()))

    def __getattr__(self, name: str) -> Any:
        if self.real is sys and name == "platform":
            return SYSTEM["platform"]
        if name in self.lacking:
            text = f"module {self.real.__name__!r} has no attribute {name!r} there"
            raise AttributeError(text)
        return getattr(self.real, name)


def lock(handle: int, _mode: int, _bytes: int) -> None:
    """What Windows' `msvcrt.locking` does for a file, by the lock that there is here."""
    import fcntl

    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def import_there(
    name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0
) -> Any:
    """`import`, as it would go there for whoever is of Motherlode."""
    ours = str((globals or {}).get("__package__") or "").partition(".")[0] == "motherlode"
    if not ours or level:
        return REAL(name, globals, locals, fromlist, level)
    if name.partition(".")[0] in SYSTEM["modules"]:
        raise ModuleNotFoundError(f"No module named {name!r} there", name=name)
    if name == "msvcrt" and SYSTEM["platform"] == "win32":
        return SimpleNamespace(locking=lock, LK_NBLCK=2, LK_UNLCK=0)
    found = REAL(name, globals, locals, fromlist, level)
    return Seen(found) if found is sys or found.__name__ in SYSTEM["names"] else found


if ASKED:
    builtins.__import__ = import_there
