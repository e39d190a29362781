"""Wires mypyc into the build; everything else is in pyproject.toml.

`MOTHERLODE_PURE=1` builds without the compiled engine, `MOTHERLODE_REQUIRE_COMPILED=1` never does.
A missing C compiler means a pure build with a warning; a type error always fails the build.
"""

import importlib.util
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent

if TYPE_CHECKING:
    from motherlode import compiler, sources, switches
else:

    def load(name: str) -> Any:
        """A module of the package by its path: the package itself is not importable yet."""
        place = ROOT / "src" / "motherlode" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(f"_motherlode_{name}", place)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    compiler = load("compiler")
    sources = load("sources")
    switches = load("switches")


class BuildEngine(build_ext):
    """Asks mypyc for the C sources only when extensions are really built."""

    def run(self) -> None:
        """Compile the engine and leave a note of what it was compiled from."""
        if self.inplace or self.editable_mode:
            # Machine code beside sources that are being edited would be stale after the next edit.
            print("An editable install runs the engine as plain Python.", file=sys.stderr)
            self.extensions = []
            return
        self._take(engine())
        super().run()
        self._leave_stamp(Path(self.build_lib) / "motherlode")

    def _take(self, extensions: list[Extension]) -> None:
        self.distribution.ext_modules = extensions
        self.swig_opts = None  # the one option that setuptools cannot finalize twice
        self.finalize_options()

    def _leave_stamp(self, package: Path) -> None:
        note = {
            "sources": sources.engine_fingerprint(ROOT),
            "modules": sources.compiled_modules(ROOT),
        }
        (package / sources.STAMP).write_text(json.dumps(note, indent=1) + "\n")


def engine() -> list[Extension]:
    """The engine's extensions: one a module, and one that they share (motherlode__mypyc)."""
    from mypyc.build import mypycify

    options = ["--config-file", "pyproject.toml", "--strict"]
    extensions = mypycify(
        [*options, *sources.compiled_paths(ROOT)], opt_level="3", group_name="motherlode"
    )
    flags = compiler.flags()
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return list(extensions)


def placeholder() -> list[Extension]:
    """A stand-in that tells setuptools there will be extensions, or nothing for a pure build."""
    if switches.switched_on(switches.PURE):
        return []
    problem = compiler.missing()
    if problem is None:
        return [Extension("motherlode.engine", sources=[])]
    if switches.switched_on(switches.REQUIRE):
        raise SystemExit(f"{problem} {switches.REQUIRE}=1 forbids a pure build.")
    print(
        f"\n*** {problem} ***\n"
        "*** The engine will run as plain Python, some 60 times slower. ***\n"
        f"*** To get a compiler: {compiler.how_to_get()}. ***\n",
        file=sys.stderr,
    )
    return []


setup(ext_modules=placeholder(), cmdclass={"build_ext": BuildEngine})
