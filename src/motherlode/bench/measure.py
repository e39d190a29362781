"""Measuring: many short runs of several variants in turn, so that noise hits all of them alike."""

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median

Run = Callable[[], "Work"]


@dataclass(frozen=True)
class Work:
    """What one run did: so many steps, games or calls, in so many seconds of CPU time."""

    count: float
    seconds: float
    games: float = 0.0
    moves: float = 0.0
    """Legal moves that were enumerated, where a run counts them."""


@dataclass
class Variant:
    """One line of the table: a name, a way to run it once, and what the runs gave."""

    name: str
    unit: str
    run: Run
    works: list[Work] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Median of counts a second."""
        return median(work.count / work.seconds for work in self.works)

    @property
    def games_rate(self) -> float:
        """Median of games a second."""
        return median(work.games / work.seconds for work in self.works)

    @property
    def moves_each(self) -> float:
        """Legal moves for each step."""
        return sum(work.moves for work in self.works) / sum(work.count for work in self.works)


def interleave(variants: Sequence[Variant], rounds: int, tick: Callable[[], None]) -> None:
    """Run every variant once a round; the first round only warms up."""
    with quiet():
        for round_ in range(rounds + 1):
            for variant in variants:
                work = variant.run()
                if round_:
                    variant.works.append(work)
                tick()


def ratio(one: Variant, other: Variant) -> float:
    """How many times faster one is than the other: the median over rounds run side by side."""
    pairs = zip(one.works, other.works, strict=True)
    return median((a.count / a.seconds) / (b.count / b.seconds) for a, b in pairs)


def timed(work: Callable[[], tuple[float, float]]) -> Work:
    """Run something that says how many steps and games it did, and take its CPU time."""
    began = time.process_time()
    count, games = work()
    return Work(count, max(time.process_time() - began, 1e-9), games)


@contextmanager
def quiet() -> Iterator[None]:
    """No garbage collection in between, as in bot workers."""
    was_on = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
