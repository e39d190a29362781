"""Wires mypyc into the build; everything else is in pyproject.toml.

`MOTHERLODE_PURE=1` builds without the compiled engine, `MOTHERLODE_REQUIRE_COMPILED=1` never does.
A missing C compiler means a pure build with a warning; a type error always fails the build.
"""

import importlib.util
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent

if TYPE_CHECKING:
    from motherlode import compiler, sources, switches
    from tools.engine import docstrings, parts
else:

    def load(name: str, folder: str = "src/motherlode") -> Any:
        """A module by its path: the package itself is not importable yet."""
        place = ROOT / folder / f"{name}.py"
        spec = importlib.util.spec_from_file_location(f"_motherlode_{name}", place)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    compiler = load("compiler")
    sources = load("sources")
    docstrings = load("docstrings", sources.BUILD_FOLDER)
    parts = load("parts", sources.BUILD_FOLDER)
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
        self._take(engine(Path(self.build_temp)))
        super().run()
        self._leave_stamp(Path(self.build_lib) / "motherlode")

    def build_extensions(self) -> None:
        """Compile on all cores: the parts of the engine first, then the shims of its modules."""
        self.check_extensions_list(self.extensions)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            shared = [ext for ext in self.extensions if is_shared(ext)]
            shims = [ext for ext in self.extensions if not is_shared(ext)]
            compiled = [
                [pool.submit(self._compile, ext, one) for one in ext.sources] for ext in shared
            ]
            made = [pool.submit(self.build_extension, shim) for shim in shims]
            for ext, waiting in zip(shared, compiled, strict=True):
                ext.extra_objects = [path for job in waiting for path in job.result()]
                ext.sources = []
                self.build_extension(ext)
            for job in made:
                job.result()

    def _compile(self, ext: Extension, source: str) -> list[str]:
        cold = parts.is_cold(source) and self.compiler.compiler_type == "unix"
        objects: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=[*ext.extra_compile_args, *(compiler.LITTLE if cold else ())],
            depends=ext.depends,
        )
        return objects

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


def engine(folder: Path) -> list[Extension]:
    """The engine's extensions: one a module, and one that they share (motherlode__mypyc)."""
    from mypyc.build import mypycify

    options = ["--config-file", "pyproject.toml", "--strict"]
    extensions: list[Extension] = mypycify(
        [*options, *sources.compiled_paths(ROOT)],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="motherlode",
        target_dir=str(folder),
    )
    written = [Path(source) for extension in extensions for source in extension.sources]
    docstrings.document(ROOT, sources.compiled_sources(ROOT), written)
    flags = compiler.flags()
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        if is_shared(extension):
            order, cold = sources.neighbouring_modules(ROOT), sources.cold_modules(ROOT)
            extension.sources = parts.join(extension.sources, folder, order, cold)
        elif sys.platform != "win32":
            parts.lighten(Path(extension.sources[0]))
    return extensions


def is_shared(extension: Extension) -> bool:
    """Whether an extension is the one that holds the machine code of all modules."""
    return bool(extension.name.endswith("__mypyc"))


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
