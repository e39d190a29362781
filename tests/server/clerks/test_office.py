"""The office: one job for all who ask the same, one clerk at a time, and nobody waits for ever."""

import asyncio
import gzip
import os
import signal

import pytest

from motherlode.server.clerks.jobs import Made, Question
from motherlode.server.clerks.office import ClerkFailed, Clerks
from motherlode.server.config import Answers
from tests.server.clerks.working import (
    Hiring,
    finished,
    log_of,
    made_here,
    reader,
    record_of,
    replay_of,
    with_own_hands,
)
from tests.server.minds.playing import NewLoop, lives, run, until

MANY = 20


async def why_failed(clerks: Clerks, question: Question) -> str:
    """Why an answer is not made."""
    with pytest.raises(ClerkFailed) as failed:
        await clerks.make(question, reader(log_of(finished())))
    return failed.value.why


async def good(clerks: Clerks, question: Question) -> Made:
    """An answer, seen to be the right one."""
    made = await clerks.make(question, reader(log_of(finished())))
    assert gzip.decompress(made.packed) == made_here(finished(), question)
    return made


class Gate:
    """A log that is given when a test lets it."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()

    async def __call__(self) -> list[bytes]:
        """Give the log."""
        self.reached.set()
        await self.opened.wait()
        return log_of(finished())


def test_nobody_is_hired_before_somebody_asks() -> None:
    async def steps() -> None:
        hiring = Hiring()
        clerks = Clerks(hire=hiring)
        assert hiring.workers == []
        await good(clerks, record_of(finished()))
        await good(clerks, replay_of(finished(), "all"))
        [worker] = hiring.workers
        await clerks.close()
        assert not lives(worker.process.pid)

    run(asyncio.new_event_loop, steps())


def test_all_who_ask_for_the_same_at_once_share_one_job() -> None:
    async def steps() -> None:
        clerks, hands = with_own_hands()
        question = replay_of(finished())
        made = await asyncio.gather(*(good(clerks, question) for _ in range(MANY)))
        assert hands.asked == [question]
        assert all(one is made[0] for one in made)

    run(asyncio.new_event_loop, steps())


def test_what_was_made_is_not_made_again() -> None:
    async def steps() -> None:
        clerks, hands = with_own_hands()
        for _ in range(3):
            await good(clerks, record_of(finished()))
        assert hands.asked == [record_of(finished())]
        assert (clerks.stats().made, clerks.stats().kept, clerks.stats().waiting) == (1, 1, 0)

    run(asyncio.new_event_loop, steps())


def test_a_clerk_that_died_unasked_is_replaced_and_nobody_notices(new_loop: NewLoop) -> None:
    async def steps() -> None:
        hiring = Hiring()
        clerks = Clerks(hire=hiring)
        await good(clerks, record_of(finished()))
        [worker] = hiring.workers
        os.kill(worker.process.pid, signal.SIGKILL)
        await until(lambda: not worker.alive)
        await good(clerks, replay_of(finished()))
        assert len(hiring.workers) == 2
        assert clerks.stats().failed == 0
        await clerks.close()

    run(new_loop, steps())


def test_a_clerk_that_dies_over_a_job_is_replaced(new_loop: NewLoop) -> None:
    async def steps() -> None:
        hiring = Hiring()
        hiring.then = lambda pid: os.kill(pid, signal.SIGKILL)
        clerks = Clerks(hire=hiring)
        question = record_of(finished())
        whys = await asyncio.gather(*(why_failed(clerks, question) for _ in range(3)))
        assert whys == ["crashed"] * 3
        hiring.then = id
        await good(clerks, question)
        assert (len(hiring.workers), clerks.stats().failed) == (2, 1)
        await clerks.close()

    run(new_loop, steps())


def test_a_clerk_that_takes_too_long_is_ended_and_those_behind_it_are_served(
    new_loop: NewLoop,
) -> None:
    async def steps() -> None:
        hiring = Hiring()
        hiring.then = lambda pid: os.kill(pid, signal.SIGSTOP)
        clerks = Clerks(Answers(seconds=0.2), hire=hiring)
        assert await why_failed(clerks, record_of(finished())) == "overran"
        assert not lives(hiring.workers[0].process.pid)
        hiring.then = id
        clerks.answers = Answers()
        await good(clerks, record_of(finished()))
        await clerks.close()

    run(new_loop, steps())


def test_a_clerk_that_cannot_be_hired_is_a_failure_and_no_more() -> None:
    async def nobody() -> None:
        raise OSError("no more processes")

    async def steps() -> None:
        clerks = Clerks(hire=nobody)  # type: ignore[arg-type]
        assert await why_failed(clerks, record_of(finished())) == "crashed"
        await clerks.close()

    run(asyncio.new_event_loop, steps())


def test_one_job_is_done_at_a_time_and_only_so_many_wait() -> None:
    async def steps() -> None:
        clerks, hands = with_own_hands()
        clerks.answers = Answers(waiting=2)
        gate = Gate()
        first = asyncio.create_task(clerks.make(record_of(finished()), gate))
        await gate.reached.wait()
        second = asyncio.create_task(good(clerks, replay_of(finished(), 0)))
        await until(lambda: clerks.stats().waiting == 2)
        also_first = asyncio.create_task(good(clerks, record_of(finished())))
        assert await why_failed(clerks, replay_of(finished(), 1)) == "busy"
        assert hands.asked == []
        gate.opened.set()
        await asyncio.gather(first, second, also_first)
        assert hands.asked == [record_of(finished()), replay_of(finished(), 0)]
        await good(clerks, replay_of(finished(), 1))

    run(asyncio.new_event_loop, steps())


def test_who_goes_away_takes_the_answer_from_nobody() -> None:
    async def steps() -> None:
        clerks, _ = with_own_hands()
        gate = Gate()
        impatient = asyncio.create_task(clerks.make(record_of(finished()), gate))
        await gate.reached.wait()
        patient = asyncio.create_task(good(clerks, record_of(finished())))
        impatient.cancel()
        with pytest.raises(asyncio.CancelledError):
            await impatient
        gate.opened.set()
        await patient

    run(asyncio.new_event_loop, steps())


def test_who_waits_when_all_ends_is_told_so_and_no_process_is_left(new_loop: NewLoop) -> None:
    async def steps() -> None:
        hiring = Hiring()
        hiring.then = lambda pid: os.kill(pid, signal.SIGSTOP)
        clerks = Clerks(hire=hiring)
        waiting = [
            asyncio.create_task(why_failed(clerks, question))
            for question in (record_of(finished()), replay_of(finished()))
        ]
        await until(lambda: bool(hiring.workers))
        await clerks.close()
        assert await asyncio.gather(*waiting) == ["closed"] * 2
        assert await why_failed(clerks, record_of(finished())) == "closed"
        assert not lives(hiring.workers[0].process.pid)

    run(new_loop, steps())
