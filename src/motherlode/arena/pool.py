"""Games in processes of their own: chunks go out, counts come back, a crash names its game.

A process holds one end of a pipe and the number of the game it plays, in memory that both sides
see; it ends when the pipe does. Processes are spawned, never forked.
"""

import ctypes
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

from motherlode.arena.counts import Counts
from motherlode.arena.played import Fact
from motherlode.arena.trouble import NO_GAME, Trouble

PATIENCE: Final = 2.0
"""Seconds for a process to end before it is killed."""
MOST_A_CHUNK: Final = 50
CHUNKS_A_JOB: Final = 20


class Task(Protocol):
    """What is played: it is sent to every process once."""

    def facts(self, number: int) -> Sequence[Fact]:
        """Play a game and say what is counted of it."""


def chunks_of(numbers: range, jobs: int) -> Iterator[range]:
    """The games in small parts: so many that all processes stay busy to the end."""
    size = max(1, min(MOST_A_CHUNK, len(numbers) // (jobs * CHUNKS_A_JOB)))
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


def count_games(task: Task, numbers: range, at: Callable[[int], None]) -> Counts:
    """Play games one after the other; `at` hears each number before it is played."""
    counts = Counts()
    for number in numbers:
        at(number)
        try:
            counts.add_game(task.facts(number))
        except Trouble as trouble:
            raise Trouble(trouble.game, trouble.why, traceback.format_exc()) from trouble
        except Exception as problem:
            why = f"it crashed with {type(problem).__name__}: {problem}"
            raise Trouble(number, why, traceback.format_exc()) from problem
    return counts


def play_here(task: Task, chunks: Iterator[range]) -> Generator[Counts, None, None]:
    """Play in this process."""
    for chunk in chunks:
        yield count_games(task, chunk, lambda _: None)


def play_apart(task: Task, chunks: Iterator[range], jobs: int) -> Generator[Counts, None, None]:
    """Play in so many processes; the counts come as they are ready. Close it to end them all."""
    with ExitStack() as crew:
        with _unheard():
            workers = [crew.enter_context(closing(Worker(task))) for _ in range(jobs)]
        busy: list[Worker] = []
        for worker, chunk in zip(workers, chunks, strict=False):
            worker.give(chunk)
            busy.append(worker)
        while busy:
            ready = connection.wait([worker.pipe for worker in busy])
            for worker in [worker for worker in busy if worker.pipe in ready]:
                yield worker.take()
                more = next(chunks, None)
                if more is None:
                    busy.remove(worker)
                else:
                    worker.give(more)


class Worker:
    """One process, seen from here."""

    def __init__(self, task: Task) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.at = context.RawValue(ctypes.c_int64, NO_GAME)
        self.process = context.Process(target=_work, args=(task, theirs, self.at), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, chunk: range) -> None:
        """Send games to be played."""
        with suppress(OSError):  # a process that is gone is noticed when its answer is missed
            self.pipe.send(chunk)

    def take(self) -> Counts:
        """The counts of the games sent; `Trouble` if one crashed, or the process died."""
        try:
            answer: Counts | Trouble = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            raise self._death() from None
        if isinstance(answer, Trouble):
            raise answer
        return answer

    def _death(self) -> Trouble:
        code = self.process.exitcode
        how = f"exit code {code}"
        if code is not None and code < 0:
            how = f"signal {-code}, {signal.Signals(-code).name}"
        return Trouble(self.at.value, f"the process that played died ({how})")

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


def _work(task: Task, pipe: Connection, at: Any) -> None:
    """What a process does: play what is sent, until nobody sends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_answer(task, pipe.recv(), at))


def _answer(task: Task, chunk: range, at: Any) -> Counts | Trouble:
    def note(number: int) -> None:
        at.value = number

    try:
        counts = count_games(task, chunk, note)
    except Trouble as trouble:
        return trouble
    note(NO_GAME)
    return counts


@contextmanager
def _unheard() -> Iterator[None]:
    """Processes that are started inside never hear Ctrl-C; for us it waits until they are."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would open our ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
