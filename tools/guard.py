"""A lock between processes: only one at a time sets up or builds."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
    import time

    def _try(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _wait(file: IO[str]) -> None:
        while not _try(file):
            time.sleep(0.2)

    def _free(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _try(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _wait(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def _free(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


HANDED = sys.platform != "win32"
"""Whether a lock can be handed to a process that is started: an open file carries it along."""

BUSY = "Another ./play or ./test is setting up here; waiting for it …"


@contextmanager
def alone(place: Path, busy: str = BUSY) -> Iterator[None]:
    """Hold the lock file while the block runs; a process that dies lets go of it."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with place.open("a") as file:
        if not _try(file):
            print(busy, file=sys.stderr)
            _wait(file)
        try:
            yield
        finally:
            _free(file)


@contextmanager
def if_free(place: Path) -> Iterator[IO[str] | None]:
    """Hold the lock file while the block runs; None if somebody else does.

    A process that inherits the file holds the lock, too, until it ends; where that cannot be
    (`HANDED`), the lock is free again after the block.
    """
    place.parent.mkdir(parents=True, exist_ok=True)
    with place.open("a") as file:
        if not _try(file):
            yield None
        elif HANDED:
            yield file
        else:
            try:
                yield file
            finally:
                _free(file)
