"""A `motherlode` command whose main thread is looked at a thousand times in a second of CPU time.

`python -m motherlode.server.load.profiled FILE serve …`: SIGUSR1 begins, SIGUSR2 ends, and FILE is
written when the command is over: stacks with the CPU seconds that the main thread spent in each. A
look costs a few microseconds, so nothing is bent; what is compiled counts for whoever called it.
"""

import gc
import json
import runpy
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Final

EVERY: Final = 0.001
"""CPU seconds between two looks; systems with a slow clock look less often."""


class Looks:
    """What was seen."""

    def __init__(self) -> None:
        self.stacks: dict[tuple[CodeType, ...], float] = defaultdict(float)
        self._since = 0.0

    def begin(self, *_: object) -> None:
        """Look from now on."""
        self._since = time.thread_time()
        gc.callbacks.append(collect)
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def end(self, *_: object) -> None:
        """Look no more."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        gc.callbacks.clear()

    def _look(self, _: int, frame: FrameType | None) -> None:
        # The timer counts all threads: what the main thread spent since the last look is its own.
        now = time.thread_time()
        self.stacks[tuple(_codes(frame))] += now - self._since
        self._since = now

    def save(self, file: Path) -> None:
        """Write stacks, innermost function first, as file, line and name."""
        rows = [
            [seconds, [(code.co_filename, code.co_firstlineno, code.co_name) for code in stack]]
            for stack, seconds in self.stacks.items()
        ]
        file.write_text(json.dumps(rows))


def collect(*_: object) -> None:
    """Be called when garbage was collected: a look that came due meanwhile sees this."""


def _codes(frame: FrameType | None) -> Iterator[CodeType]:
    while frame is not None:
        yield frame.f_code
        frame = frame.f_back


def main() -> None:
    """Run the command that stands behind the file's name."""
    looks = Looks()
    signal.signal(signal.SIGUSR1, looks.begin)
    signal.signal(signal.SIGUSR2, looks.end)
    file, sys.argv[1:] = Path(sys.argv[1]), sys.argv[2:]
    try:
        runpy.run_module("motherlode", run_name="__main__", alter_sys=True)
    finally:
        looks.end()
        looks.save(file)


if __name__ == "__main__":
    main()
