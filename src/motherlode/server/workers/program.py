"""What the program of a worker needs, whatever it does."""

import os
import signal
import sys
import traceback
from typing import BinaryIO, Final

FRAMES_SHOWN: Final = 5


def begin_work() -> tuple[BinaryIO, BinaryIO]:
    """The pipes of jobs and answers; from now on whatever prints does so on stderr."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    jobs = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs, answers


def send(answers: BinaryIO, data: bytes) -> None:
    """Write a frame, now."""
    answers.write(data)
    answers.flush()


def set_alarm(seconds: float) -> None:
    """Let the system end this process after so many seconds; zero: do not.

    A worker whose server was killed in the middle of a job that never ends is ended so.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def note(problem: Exception) -> None:
    """Say where something broke, not with which words: they might hold secrets."""
    where = "".join(traceback.format_tb(problem.__traceback__, limit=-FRAMES_SHOWN))
    print(f"{type(problem).__name__}\n{where}", end="", file=sys.stderr, flush=True)
