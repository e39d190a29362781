"""The engine's C in a few parts, so that every core has something to compile.

mypyc writes either one file, on which one core works for minutes while the others idle, or one for
each module, which costs the inlining between modules and reads Python's headers two hundred times.
Parts lie between: each includes the files of neighbouring modules.
"""

from collections.abc import Collection, Sequence
from itertools import groupby
from pathlib import Path

SHARES = (0.43, 0.19, 0.19, 0.19)
"""How much of the code that must be fast each part has. The first holds core, kit, and the games
that call those most. The same everywhere: the same sources make the same machine code."""
MODULE = "__native_"
"""How files begin that mypyc made of modules; the rest is its runtime library."""
COLD = f"{MODULE}cold.c"
HEADER = "#include <Python.h>\n"
WITHOUT_HEADER = """#include <stddef.h>
typedef struct _object PyObject;
#define Py_DECREF Py_DecRef
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
PyObject *Py_BuildValue(const char *, ...);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
"""
"""All of Python that a shim needs; reading `Python.h` takes longer than compiling it."""


def join(
    written: Sequence[str], folder: Path, order: Sequence[str], cold: Collection[str]
) -> list[str]:
    """Write the parts into a folder, the largest first, instead of what mypyc has written.

    `order` lists the modules so that neighbours belong together, `cold` those of little account.
    """
    names = {f"{MODULE}{name.replace('.', '___')}.c": name for name in order}
    ranks = {name: rank for rank, name in enumerate(order)}
    runtime = [path for path in written if not Path(path).name.startswith(MODULE)]
    modules = [path for path in written if Path(path).name.startswith(MODULE)]
    modules.sort(key=lambda path: ranks.get(names.get(Path(path).name, ""), -1))
    cool = [path for path in modules if names.get(Path(path).name) in cold]
    hot = share_out([path for path in modules if path not in cool])
    # What all modules call stands where most of them can have it inlined: with the first.
    hot[0] = [*runtime, *hot[0]]
    parts = {f"{MODULE}part{number}.c": paths for number, paths in enumerate(hot)}
    parts[COLD] = cool
    return [write(folder / name, paths) for name, paths in parts.items() if paths]


def is_cold(path: str) -> bool:
    """Whether a part's speed hardly matters."""
    return Path(path).name == COLD


def share_out(paths: Sequence[str]) -> list[list[str]]:
    """Cut a row of files into parts of about the sizes that they should have, never in a folder."""
    runs = [list(run) for _, run in groupby(paths, key=_folder)]
    sized = [(run, sum(Path(path).stat().st_size for path in run)) for run in runs]
    total = sum(size for _, size in sized)
    ends = [sum(SHARES[: part + 1]) * total for part in range(len(SHARES))]
    parts: list[list[str]] = [[] for _ in SHARES]
    done = 0.0
    for run, size in sized:
        middle = done + size / 2
        part = next((k for k, end in enumerate(ends) if middle <= end), len(SHARES) - 1)
        parts[part] += run
        done += size
    return parts


def _folder(path: str) -> str:
    """The package of the module that a file was made of: `___` stands for a dot."""
    return Path(path).stem.rpartition("___")[0]


def write(place: Path, paths: Sequence[str]) -> str:
    """A C file that is all of these, one after the other."""
    lines = [f'#include "{Path(path).resolve().as_posix()}"\n' for path in paths]
    place.write_text("".join(lines), encoding="utf-8")
    return str(place)


def lighten(shim: Path) -> None:
    """Let a shim, the few lines that make a module of the shared library, do without `Python.h`."""
    text = shim.read_text(encoding="utf-8")
    if not text.startswith(HEADER):
        raise SystemExit(f"{shim}: mypyc's shims begin otherwise than they did")
    shim.write_text(WITHOUT_HEADER + text.removeprefix(HEADER), encoding="utf-8")
