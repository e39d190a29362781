"""A clerk: `python -m motherlode.server.clerks.worker`. Jobs come by stdin, answers go to stdout.

It knows no network and no database, and ends when its stdin does.
"""

import os
from contextlib import suppress
from typing import BinaryIO, Final

from motherlode.server.clerks.jobs import Broke, Job, frame, read_job
from motherlode.server.clerks.making import make
from motherlode.server.workers.frames import read_frame
from motherlode.server.workers.program import begin_work, note, send, set_alarm

OVERTIME: Final = 10.0
"""Seconds beyond its time after which a job ends the clerk, if nobody else has."""
POLITENESS: Final = 10
"""By how much others come first: those who play, and their bots."""


def answer(job: Job) -> bytes:
    """The frame that answers a job, whatever happens."""
    try:
        return frame(make(job))
    except Exception as problem:
        note(problem)
        return frame(Broke(type(problem).__name__))


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until nobody sends any."""
    while (data := read_frame(jobs)) is not None:
        job = read_job(data)
        set_alarm(job.seconds + OVERTIME)
        made = answer(job)
        set_alarm(0.0)
        send(answers, made)


def main() -> None:
    """Run a clerk."""
    jobs, answers = begin_work()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    with suppress(BrokenPipeError):
        work(jobs, answers)


if __name__ == "__main__":
    main()
