"""The program of a worker, without a pool: what comes in by stdin and goes out by stdout."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from motherlode.server.minds.jobs import (
    Chosen,
    Job,
    Ready,
    TellAgain,
    frame,
    read_answer,
)
from motherlode.server.minds.mind import MODULE
from motherlode.server.minds.orders import job_for
from motherlode.server.minds.worker import Thinker
from motherlode.server.workers.frames import read_frame
from tests.server.minds.playing import ODD, PLENTY, Table, odd, with_tests


@contextmanager
def a_worker(*words: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A worker that is ready."""
    with subprocess.Popen(
        [sys.executable, "-P", "-m", MODULE, "--also", ODD, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=with_tests(),
    ) as process:
        try:
            assert answer_of(process) == Ready()
            yield process
        finally:
            process.kill()


def send(process: "subprocess.Popen[bytes]", job: Job) -> None:
    """Give it a job."""
    assert process.stdin is not None
    process.stdin.write(frame(job))
    process.stdin.flush()


def answer_of(process: "subprocess.Popen[bytes]") -> object:
    """What it says next."""
    assert process.stdout is not None
    data = read_frame(process.stdout)  # type: ignore[arg-type]
    return None if data is None else read_answer(data)


def close_pipe(process: "subprocess.Popen[bytes]") -> None:
    """As when the server is gone."""
    assert process.stdin is not None
    process.stdin.close()


def test_a_worker_ends_when_nobody_sends_jobs_any_more() -> None:
    with a_worker() as process:
        close_pipe(process)

        assert process.wait(PLENTY) == 0


def test_a_job_that_was_cut_off_ends_a_worker_too() -> None:
    with a_worker() as process:
        assert process.stdin is not None
        process.stdin.write(frame(job_for(Table().order("random"), 0))[:-1])
        close_pipe(process)

        assert process.wait(PLENTY) == 0


def test_a_worker_whose_server_is_gone_ends_even_if_its_bot_does_not() -> None:
    with a_worker("--overtime", "0.2") as process:
        send(process, job_for(Table().order(odd("Thinker"), seconds=0.01), 0))
        close_pipe(process)

        assert process.wait(PLENTY) == -signal.SIGALRM


def test_a_worker_does_not_hear_ctrl_c() -> None:
    with a_worker() as process:
        os.kill(process.pid, signal.SIGINT)
        send(process, job_for(Table().order(odd("Whereabouts")), 0))

        answer = answer_of(process)

        assert isinstance(answer, Chosen)
        assert answer.move == process.pid


def test_a_bot_that_was_told_more_or_less_than_we_know_is_told_again() -> None:
    thinker = Thinker(also=(ODD,))
    table = Table()
    table.play_some(6)
    order = table.order(odd("Listener"), seat=0)
    known = len(order.heard) - 2

    def answer(sent: int) -> object:
        return read_answer(thinker.answer(job_for(order, sent))[4:])

    assert answer(known) == TellAgain()
    first = answer(0)
    assert isinstance(first, Chosen)
    assert first.move == len(order.heard)
    assert answer(known) == TellAgain()
    assert answer(len(order.heard)) == TellAgain()  # it was forgotten


def test_a_worker_forgets_the_bot_that_was_asked_longest_ago() -> None:
    thinker = Thinker(also=(ODD,), most=2)
    orders = [Table(name=name).order(odd("Asker")) for name in ("one", "two", "three")]
    for order in (orders[0], orders[1], orders[0], orders[2]):
        thinker.answer(job_for(order, 0))

    assert list(thinker.kept) == [orders[0].key, orders[2].key]
