"""Is there a C compiler that can build the engine, and which flags does it know?

`setup.py` and `tools/` load this file by its path, without the package around it: standard library
only, and nothing of motherlode is imported here.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

FASTER = "-fno-semantic-interposition"
"""Lets gcc inline across the engine's functions; measurably faster."""

INSIDE = "-fvisibility=hidden"
"""The engine's parts call each other without a detour: nobody outside calls them at all."""

LITTLE = ("-O1",)
"""For modules whose speed hardly matters: half the compiler's time."""

QUIET = ["-Wno-all", "-w"]
"""The C is mypyc's: looking for mistakes in it takes gcc as long again as compiling it."""

HOW_TO_GET = {
    "linux": "on Debian or Ubuntu: `sudo apt install gcc python3-dev`; "
    "on Fedora: `sudo dnf install gcc python3-devel`",
    "darwin": "`xcode-select --install`",
    "win32": "install the Build Tools for Visual Studio with the C++ workload",
}


def missing() -> str | None:
    """What keeps this machine from compiling the engine, as a sentence; None if nothing does."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, and this is {sys.implementation.name}."
    if sys.platform == "win32":
        return (
            None if _visual_studio() else "There is no C compiler (Visual Studio's was not found)."
        )
    command = compiler_command()
    if shutil.which(command[0]) is None:
        return f"There is no C compiler ({command[0]} was not found)."
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        return "Python's header files are missing (Python.h was not found)."
    if not _compiles(command, "#include <Python.h>\n", []):
        return f"The C compiler ({command[0]}) fails on a one-line program."
    return None


def how_to_get() -> str:
    """How to get a compiler on this kind of machine."""
    return HOW_TO_GET.get(sys.platform, "install a C compiler and Python's header files")


def flags() -> list[str]:
    """The extra flags that this machine's compiler understands."""
    if sys.platform == "win32":
        return []
    understood = _compiles(compiler_command(), "int answer;\n", ["-Werror", FASTER])
    return [*QUIET, INSIDE, FASTER] if understood else [*QUIET, INSIDE]


def compiler_command() -> list[str]:
    """The C compiler that a build would call, as a command line."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shlex.split(command) or ["cc"]


def _compiles(command: list[str], program: str, extra: list[str]) -> bool:
    include = "-I" + sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(program)
        line = [*command, *extra, include, "-fPIC", "-c", str(source), "-o", f"{source}.o"]
        try:
            return subprocess.run(line, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def _visual_studio() -> bool:
    if shutil.which("cl"):
        return True
    programs = os.environ.get("PROGRAMFILES(X86)", r"C:\Program Files (x86)")
    finder = Path(programs) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    if not finder.is_file():
        return False
    part = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    line = [str(finder), "-products", "*", "-requires", part, "-property", "installationPath"]
    return bool(subprocess.run(line, capture_output=True, check=False).stdout.strip())
