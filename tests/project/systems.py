"""What other systems lack, as the types of the standard library know it."""

import ast
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import mypy

STUBS: Final = Path(mypy.__file__).parent / "typeshed" / "stdlib"
HERE: Final = Path(__file__).parent / "elsewhere"
"""Comes first on the path of whoever shall see another system."""
SYSTEMS: Final = ("darwin", "win32")
LOOKED_AT: Final = ("errno", "mmap", "os", "select", "signal", "socket", "time")
NO_MODULES: Final = {
    "darwin": ["ossaudiodev", "spwd"],
    "win32": [
        "crypt",
        "curses",
        "fcntl",
        "grp",
        "posix",
        "pty",
        "pwd",
        "readline",
        "resource",
        "syslog",
        "termios",
        "tty",
        "uvloop",
    ],
}
PYTHON: Final = (3, 11)


def surroundings(system: str) -> dict[str, str]:
    """Variables for `sitecustomize` in the folder beside this file."""
    seen = {"platform": system, "names": lacking_names(system), "modules": NO_MODULES[system]}
    return {"MOTHERLODE_ELSEWHERE": json.dumps(seen)}


def lacking_names(system: str) -> dict[str, list[str]]:
    """By module, the names that Linux has and another system has not."""
    return {
        module: sorted(set(names_in(module, "linux")) - set(names_in(module, system)))
        for module in LOOKED_AT
    }


def names_in(module: str, system: str) -> Iterator[str]:
    """The names that a module of the standard library has on a system."""
    place = STUBS / f"{module}.pyi"
    text = (place if place.is_file() else STUBS / module / "__init__.pyi").read_text("utf-8")
    yield from _defined(ast.parse(text).body, system)


def _defined(body: Sequence[ast.stmt], system: str) -> Iterator[str]:
    for statement in body:
        match statement:
            case ast.If(test, then, otherwise):
                yield from _defined(then if _holds(test, system) else otherwise, system)
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(name)):
                yield name
            case ast.Assign(targets=[ast.Name(name)]):
                yield name
            case ast.ImportFrom(names=aliases):
                yield from (alias.asname or alias.name for alias in aliases)


def _holds(test: ast.expr, system: str) -> bool:
    sys: Any = SimpleNamespace(platform=system, version_info=PYTHON)
    return bool(eval(ast.unparse(test), {"sys": sys}))  # noqa: S307 - typeshed's own conditions
