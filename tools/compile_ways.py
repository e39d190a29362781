"""Measures the ways to compile the engine's C, on all cores of this machine; prints a table.

mypyc writes the C once for each shape; then every way compiles and links it. Seconds of the
processor do not depend on other work here as much as those on the clock do. Linux only.
"""

import argparse
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import mypyc

from tools.engine import parts
from tools.package import ROOT, compiler, sources

ONE, MODULES, PARTS = "one file", "a file for each module", "parts"
HEAD = ("C in", "flags", "CPU s", "wall s", "MB a process", "library, MB")


class Way(NamedTuple):
    """How the C is cut, and how it is compiled."""

    shape: str
    flags: str
    linking: str = ""


class Job(NamedTuple):
    """What one call of the compiler took."""

    seconds: float
    megabytes: float


WAYS = (
    Way(ONE, "-O3 -g1"),
    Way(ONE, "-O3 -g0"),
    Way(ONE, "-O2 -g0"),
    Way(ONE, "-O3 -g0 -flto=2", "-O3 -flto=2"),
    Way(MODULES, "-O3 -g0 -fvisibility=hidden"),
    Way(PARTS, "-O3 -g0 -fvisibility=hidden"),
    Way(PARTS, "-O2 -g0 -fvisibility=hidden"),
    Way(PARTS, "-O1 -g0 -fvisibility=hidden"),
    Way(PARTS, "-O3 -g0 -fvisibility=hidden, cold -O1"),
)


def main() -> None:
    """Try all ways, or those that are asked for by number."""
    parser = argparse.ArgumentParser(prog="tools/compile_ways", description=__doc__)
    parser.add_argument("ways", type=int, nargs="*", help="numbers from 0; all if left out")
    if not sys.platform.startswith("linux"):
        raise SystemExit("tools/compile_ways looks at processes as Linux shows them.")
    chosen = [WAYS[number] for number in parser.parse_args().ways] or list(WAYS)
    print("| " + " | ".join(HEAD) + " |\n| --- | --- | ---: | ---: | ---: | ---: |", flush=True)
    with tempfile.TemporaryDirectory() as scratch:
        for way in chosen:
            files = written(way.shape, Path(scratch))
            print(
                "| " + " | ".join((way.shape, f"`{way.flags}`", *measured(way, files))) + " |",
                flush=True,
            )


def written(shape: str, scratch: Path) -> list[str]:
    """The C of the engine, cut like this; mypyc writes it when it is first asked for."""
    folder = scratch / ("one" if shape == ONE else "many")
    if not folder.is_dir():
        generate(folder, multi_file=shape != ONE)
    files = sorted(str(path) for path in folder.glob("*.c") if "part" not in path.name)
    files = [path for path in files if not parts.is_cold(path)]
    files += [str(path) for path in folder.glob("vecs/*.c")]
    if shape != PARTS:
        return files
    return parts.join(files, folder, sources.neighbouring_modules(ROOT), sources.cold_modules(ROOT))


def generate(folder: Path, *, multi_file: bool) -> None:
    """Let mypyc write the C, in a process of its own."""
    program = (
        "import sys; from mypyc.build import mypycify; mypycify(sys.argv[3:], "
        "group_name='motherlode', multi_file=sys.argv[2] == 'many', target_dir=sys.argv[1])"
    )
    options = ["--config-file", "pyproject.toml", "--strict", *sources.compiled_paths(ROOT)]
    words = [str(folder), "many" if multi_file else "one", *options]
    line = [sys.executable, "-c", program, *words]
    subprocess.run(line, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def measured(way: Way, files: Sequence[str]) -> tuple[str, ...]:
    """What one way costs, and how large what it makes is."""
    folder = Path(files[0]).parent
    began = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = list(pool.map(lambda path: compiled(way, path, folder), files))
    library = folder / "engine.so"
    objects = [f"{path}.o" for path in files]
    jobs.append(run([*shlex.split(way.linking), "-shared", *objects, "-o", str(library)]))
    wall = time.monotonic() - began
    seconds, most = sum(job.seconds for job in jobs), max(job.megabytes for job in jobs)
    size = library.stat().st_size / 1e6
    return f"{seconds:.0f}", f"{wall:.0f}", f"{most:.0f}", f"{size:.1f}"


def compiled(way: Way, path: str, folder: Path) -> Job:
    """Compile one C file."""
    flags, _, cold = way.flags.partition(", cold ")
    words = [*shlex.split(flags), *([cold] if cold and parts.is_cold(path) else [])]
    library = Path(mypyc.__path__[0]) / "lib-rt"
    places = [library, library / "vecs", folder, sysconfig.get_path("include")]
    common = ["-DNDEBUG", "-fwrapv", "-fPIC", compiler.FASTER, "-w"]
    return run(
        [*common, *words, *(f"-I{place}" for place in places), "-c", path, "-o", f"{path}.o"]
    )


def run(words: Sequence[str]) -> Job:
    """Call the C compiler, and look what it took."""
    process = subprocess.Popen([*compiler.compiler_command(), *words])
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit("The C compiler failed; why is above.")
    return Job(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


if __name__ == "__main__":
    main()
