"""A schedule of bouts, played in blocks: after each, what was counted is kept."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import Final

from motherlode.arena.bouts import Bout
from motherlode.arena.counts import Counts
from motherlode.arena.kept import Tested, find_kept, keep
from motherlode.arena.pool import chunks_of, play_apart, play_here
from motherlode.arena.tallies.any_game import games_in

BLOCK: Final = 200
"""Deals a process after which the counts are written."""


def pairs_of(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Every bot against every other, as they are named."""
    return [tuple(pair) for pair in combinations(bots, 2)]


def play_bout(
    bout: Bout,
    *,
    jobs: int = 1,
    folder: Path | None = None,
    tick: Callable[[int], None] = lambda _: None,
) -> Tested:
    """Play what is left of a bout; `tick` hears of deals as they are over, kept ones first."""
    tested = Tested(bout, Counts()) if folder is None else find_kept(folder, bout)
    tick(tested.done)
    for block in _blocks(bout.numbers[tested.done :], BLOCK * jobs):
        counts = _play_block(bout, block, min(jobs, len(block)), tick)
        tested.counts.add(counts)
        if folder is not None:
            keep(folder, tested)
    return tested


def _blocks(numbers: range, size: int) -> Iterator[range]:
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


def _play_block(bout: Bout, block: range, jobs: int, tick: Callable[[int], None]) -> Counts:
    """A block is counted as a whole, or not at all."""
    chunks, counts = chunks_of(block, jobs), Counts()
    with closing(play_here(bout, chunks) if jobs == 1 else play_apart(bout, chunks, jobs)) as run:
        for part in run:
            counts.add(part)
            tick(games_in(part))
    return counts
