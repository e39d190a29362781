"""What a process uses: CPU time by thread, and memory; from Linux's `/proc`."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
USER: Final = 11
SYSTEM: Final = 12
"""Places in `stat`, counted behind the name in parentheses."""
RESIDENT: Final = 1


@dataclass(frozen=True)
class Cpu:
    """CPU seconds, of user and system together; children are not counted."""

    main: float
    """Of the thread in which everything but the store runs."""
    others: float

    def __sub__(self, other: "Cpu") -> "Cpu":
        return Cpu(self.main - other.main, self.others - other.others)

    @property
    def all(self) -> float:
        """Of all threads."""
        return self.main + self.others


def insist_on_proc() -> None:
    """`ValueError` where CPU time and memory of another process cannot be seen."""
    if not (PROC / "self" / "statm").exists():
        raise ValueError("a server is measured by /proc, which only Linux has")


def cpu_of(pid: int) -> Cpu:
    """What a process has used so far."""
    main = _seconds(PROC / str(pid) / "task" / str(pid) / "stat")
    return Cpu(main, _seconds(PROC / str(pid) / "stat") - main)


def resident_of(pid: int) -> int:
    """The bytes of memory that a process holds."""
    pages = int((PROC / str(pid) / "statm").read_text().split()[RESIDENT])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _seconds(stat: Path) -> float:
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[USER]) + int(fields[SYSTEM])) / os.sysconf("SC_CLK_TCK")
