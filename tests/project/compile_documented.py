"""Compiles the package `documented` in the current folder, as `setup.py` compiles the engine."""

from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]

from tools.engine import docstrings

MODULES = {f"documented.{name}": f"documented/{name}.py" for name in ("props", "shafts")}


def extensions(root: Path) -> list[Extension]:
    """Its C, with its docstrings in it."""
    made: list[Extension] = mypycify(
        ["--strict", *MODULES.values()], opt_level="0", group_name="documented"
    )
    written = [Path(source) for extension in made for source in extension.sources]
    docstrings.document(root, MODULES, written)
    return made


if __name__ == "__main__":
    setup(
        name="documented",
        packages=[],
        ext_modules=extensions(Path()),
        script_args=["build_ext", "--build-lib", "."],
    )
