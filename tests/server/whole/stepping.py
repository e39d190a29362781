"""A server whose clock on the wall is as many seconds off as a file says.

`python -P stepping.py FILE serve …`: what the operator of a machine does with its clock, without
touching the clock of this one.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path


def stepped(place: Path, really: Callable[[], float]) -> Callable[[], float]:
    """The time on the wall, off by what a file says now."""
    return lambda: really() + float(place.read_text())


if __name__ == "__main__":
    time.time = stepped(Path(sys.argv.pop(1)), time.time)

    # Only now: it takes the clock as it finds it.
    from motherlode.cli.main import main

    sys.exit(main())
