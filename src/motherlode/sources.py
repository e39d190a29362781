"""Which sources make the engine, and their fingerprint.

`setup.py` and `tools/` load this file by its path, without the package around it: standard library
only, and nothing of motherlode is imported here.
"""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = "src/motherlode"
"""The package's folder, from the root of a checkout."""

BUILD_FILES = ("pyproject.toml", "setup.py")
BUILD_FOLDER = "tools/engine"

STAMP = "_built.json"
"""The file in a compiled package that says what it was built from."""


def compiled_paths(root: Path) -> list[str]:
    """The sources that mypyc compiles, from the checkout's root, sorted."""
    chosen, left_out, _ = _globs(root)
    return sorted(_matching(root, chosen) - _matching(root, left_out))


def module_name(path: str) -> str:
    """The module that a source of the package makes.

    >>> module_name("src/motherlode/core/chance.py")
    'motherlode.core.chance'
    """
    return ".".join(Path(path).with_suffix("").parts[1:])


def compiled_sources(root: Path) -> dict[str, str]:
    """The sources that mypyc compiles by the modules that they make, from the checkout's root."""
    return {module_name(path): path for path in compiled_paths(root)}


def neighbouring_modules(root: Path) -> list[str]:
    """The modules that mypyc compiles, so that those which call each other stand together.

    Layer by layer as `pyproject.toml` lists them; within a layer, folders that lean most on the
    layer below come first.
    """
    chosen, left_out = _globs(root)[:2]
    unwanted = _matching(root, left_out)
    found: list[str] = []
    below = ""
    for glob in chosen:
        paths = _matching(root, [glob]) - unwanted
        leaning = {str(folder): 0 for folder in {Path(path).parent for path in paths}}
        for path in paths:
            text = (root / path).read_text(encoding="utf-8")
            leaning[str(Path(path).parent)] += bool(below) and f"from {below}" in text
        found += sorted(paths, key=lambda path: (-leaning[str(Path(path).parent)], path))
        below = module_name(glob.partition("/*")[0])
    return [module_name(path) for path in found]


def cold_modules(root: Path) -> set[str]:
    """The modules whose speed hardly matters: not worth the C compiler's time."""
    return {module_name(path) for path in _matching(root, _globs(root)[2])}


def compiled_modules(root: Path) -> list[str]:
    """The modules that mypyc compiles, sorted by name."""
    return sorted(compiled_sources(root))


def engine_paths(root: Path) -> list[str]:
    """Every source that can change the compiled engine, from the checkout's root, sorted.

    That is all Python in the folders that hold a compiled module: mypyc copies constants of
    uncompiled neighbours into what it compiles.
    """
    folders = {str(Path(path).parent) for path in compiled_paths(root)}
    found = {str(path) for folder in folders for path in _python_in(root, folder)}
    return sorted(found | set(build_paths(root)))


def build_paths(root: Path) -> list[str]:
    """What else decides how the engine is compiled, from the checkout's root, sorted."""
    files = {name for name in BUILD_FILES if (root / name).is_file()}
    return sorted(files | {str(path) for path in _python_in(root, BUILD_FOLDER)})


def package_paths(root: Path) -> list[str]:
    """Every file of the package, compiled or not, from the checkout's root, sorted."""
    return sorted(str(path) for path in _files_below(root, Path(PACKAGE)))


def fingerprint(root: Path, paths: Iterable[str]) -> str:
    """A hash over the names and contents of these files, in hexadecimal."""
    total = hashlib.sha256()
    for path in sorted(paths):
        content = (root / path).read_bytes()
        total.update(f"{Path(path).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def engine_fingerprint(root: Path) -> str:
    """The hash of all that decides what the compiled engine does."""
    return fingerprint(root, engine_paths(root))


def checkout_above(place: Path) -> Path | None:
    """The nearest checkout of motherlode that holds this place, if there is one."""
    for folder in (place, *place.parents):
        if (folder / PACKAGE).is_dir() and (folder / "pyproject.toml").is_file():
            return folder
    return None


def _globs(root: Path) -> tuple[list[str], list[str], list[str]]:
    """What is compiled, what is not, and what is compiled without much ado."""
    import tomllib  # not needed in an installed package, which imports this module at each start

    with (root / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["tool"]["motherlode"]
    return list(table["compiled"]), list(table["not_compiled"]), list(table["cold"])


def _matching(root: Path, globs: list[str]) -> set[str]:
    return {str(path.relative_to(root)) for glob in globs for path in root.glob(glob)}


def _python_in(root: Path, folder: str) -> Iterator[Path]:
    for path in (root / folder).glob("*.py"):
        yield path.relative_to(root)


def _files_below(root: Path, folder: Path) -> Iterator[Path]:
    for path in (root / folder).iterdir():
        if path.name == "__pycache__" or path.name.startswith("."):
            continue
        if path.is_dir():
            yield from _files_below(root, path.relative_to(root))
        elif path.suffix != ".pyc":
            yield path.relative_to(root)
