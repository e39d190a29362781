"""The two helpers of the package that work before it is installed, loaded by their paths."""

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent

if TYPE_CHECKING:
    from motherlode import compiler, sources, switches
else:

    def load(name: str) -> Any:
        """A module of the package without the package around it."""
        place = ROOT / "src" / "motherlode" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(f"_motherlode_{name}", place)
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module

    compiler = load("compiler")
    sources = load("sources")
    switches = load("switches")

__all__ = ["ROOT", "compiler", "sources", "switches"]
