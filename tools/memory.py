"""How much memory is free: compiling must not push a game out of it."""

import ctypes
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

MEMINFO = Path("/proc/meminfo")
CGROUP = Path("/sys/fs/cgroup")


def free() -> int | None:
    """The bytes that a program could take without anybody being hurt; None if nobody can tell."""
    ask = {"linux": _linux, "darwin": _macos, "win32": _windows}.get(sys.platform)
    try:
        return ask() if ask else None
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def _linux() -> int | None:
    return linux(MEMINFO.read_text(), CGROUP)


def _macos() -> int | None:
    return macos(subprocess.check_output(["vm_stat"], text=True))


def linux(meminfo: str, cgroup: Path) -> int | None:
    """What the system has left, or less where this container may take less.

    >>> linux("MemTotal: 9 kB\\nMemAvailable:    4 kB\\n", Path("no such place"))
    4096
    """
    found = re.search(r"^MemAvailable:\s+(\d+) kB", meminfo, re.MULTILINE)
    amounts = [int(found.group(1)) * 1024] if found else []
    with suppress(OSError):
        most = (cgroup / "memory.max").read_text().strip()
        if most != "max":
            taken = int((cgroup / "memory.current").read_text())
            # Files that were only read are counted, too, and given up when memory is wanted.
            cached = re.search(r"^inactive_file (\d+)", (cgroup / "memory.stat").read_text(), re.M)
            amounts.append(int(most) - taken + (int(cached.group(1)) if cached else 0))
    return min(amounts, default=None)


def macos(vm_stat: str) -> int | None:
    """Pages that are free or can be taken back at once.

    >>> macos("(page size of 4096 bytes)\\nPages free:  2.\\nPages active: 9.\\nPages inactive: 1.")
    12288
    """
    size = re.search(r"page size of (\d+) bytes", vm_stat)
    pages = re.findall(r"^Pages (?:free|inactive|speculative):\s+(\d+)", vm_stat, re.MULTILINE)
    return int(size.group(1)) * sum(map(int, pages)) if size and pages else None


def _windows() -> int | None:
    class Status(ctypes.Structure):
        _fields_ = (
            ("length", ctypes.c_ulong),
            ("load", ctypes.c_ulong),
            *(
                (name, ctypes.c_ulonglong)
                for name in ("total", "free", "t1", "t2", "t3", "t4", "t5")
            ),
        )

    status = Status(length=ctypes.sizeof(Status))
    asked = ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status))  # type: ignore[attr-defined,unused-ignore]
    return int(status.free) if asked else None
