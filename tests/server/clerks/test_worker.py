"""The program of a clerk, without an office: what comes in by stdin and goes out by stdout."""

import gzip
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from motherlode.server.clerks.jobs import Answer, Broke, Job, Made, Question, frame, read_answer
from motherlode.server.clerks.office import MODULE
from motherlode.server.wire.forms import mark_of, packed
from motherlode.server.workers.frames import read_frame
from tests.server.clerks.working import finished, log_of, made_here, record_of, replay_of
from tests.server.tables.tabling import Tabling

PLENTY = 20.0


@contextmanager
def a_clerk() -> Iterator["subprocess.Popen[bytes]"]:
    with subprocess.Popen(
        [sys.executable, "-P", "-m", MODULE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def send(process: "subprocess.Popen[bytes]", question: Question, log: list[bytes]) -> None:
    assert process.stdin is not None
    process.stdin.write(frame(Job(question, log, PLENTY)))
    process.stdin.flush()


def answer_of(process: "subprocess.Popen[bytes]") -> Answer:
    assert process.stdout is not None
    data = read_frame(process.stdout)  # type: ignore[arg-type]
    assert data is not None
    return read_answer(data)


def test_a_clerk_makes_what_would_be_made_here_whatever_it_made_before() -> None:
    game = finished()
    questions = [record_of(game), *(replay_of(game, seat) for seat in (None, 0, 1, "all"))]
    with a_clerk() as process:
        for question in questions:
            send(process, question, log_of(game))
            made = answer_of(process)
            content = made_here(game, question)
            assert made == Made(packed(content), len(content), mark_of(content))
            assert gzip.decompress(made.packed) == content


def test_the_record_of_a_game_that_goes_on_is_what_everyone_could_watch() -> None:
    game = Tabling()
    game.deal()
    with a_clerk() as process:
        send(process, record_of(game), log_of(game))
        made = answer_of(process)

    assert isinstance(made, Made)
    content = gzip.decompress(made.packed)
    assert content == made_here(game, record_of(game))
    assert game.table.seed.encode() not in content


def test_a_clerk_gives_no_replay_of_a_game_that_goes_on_and_says_why_without_secrets() -> None:
    game = Tabling()
    game.deal()
    with a_clerk() as process:
        for seat in ("all", 0, None):
            send(process, replay_of(game, seat), log_of(game))
            assert answer_of(process) == Broke("ValueError")
        assert process.stdin is not None
        process.stdin.close()
        assert process.stderr is not None
        said = process.stderr.read().decode()

    assert "making.py" in said
    assert game.table.seed not in said


def test_a_log_that_cannot_be_read_is_the_end_of_a_job_and_not_of_the_clerk() -> None:
    game = finished()
    with a_clerk() as process:
        send(process, record_of(game), [b"nonsense"])
        assert isinstance(answer_of(process), Broke)
        send(process, record_of(game), log_of(game))
        assert isinstance(answer_of(process), Made)


def test_a_clerk_ends_when_nobody_sends_jobs_any_more() -> None:
    with a_clerk() as process:
        send(process, record_of(finished()), log_of(finished()))
        answer_of(process)
        assert process.stdin is not None
        process.stdin.close()

        assert process.wait(PLENTY) == 0


def test_a_clerk_whose_server_is_gone_in_the_middle_of_a_job_ends() -> None:
    with a_clerk() as process:
        send(process, replay_of(finished(), "all"), log_of(finished()))
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        process.stdout.close()

        assert process.wait(PLENTY) == 0


def test_a_clerk_does_not_hear_ctrl_c_and_lets_others_go_first() -> None:
    with a_clerk() as process:
        send(process, record_of(finished()), log_of(finished()))
        answer_of(process)
        os.kill(process.pid, signal.SIGINT)
        send(process, record_of(finished()), log_of(finished()))

        assert isinstance(answer_of(process), Made)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.long
def test_the_longest_replay_fits_into_a_frame() -> None:
    game = finished("goldmine(seats=6)")
    with a_clerk() as process:
        send(process, replay_of(game, "all"), log_of(game))
        made = answer_of(process)

    assert isinstance(made, Made)
    assert gzip.decompress(made.packed) == made_here(game, replay_of(game, "all"))
