"""A run: all games of a plan, played and counted."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from motherlode.arena.counts import Counts
from motherlode.arena.match import Match
from motherlode.arena.plan import Plan
from motherlode.arena.pool import chunks_of, play_apart, play_here
from motherlode.arena.result import Result
from motherlode.arena.tallies import any_game


def simulate(
    plan: Plan,
    *,
    jobs: int = 1,
    check: bool = False,
    records: Path | None = None,
    tick: Callable[[int], None] = lambda _: None,
) -> Result:
    """Play a plan in so many processes (with 1 in this one); the result is the same for any number.

    `tick` hears of games as they are over; a game that cannot be played raises `Trouble`.
    """
    match = Match(plan, check, records)
    chunks = chunks_of(plan.numbers, jobs)
    jobs = min(jobs, len(plan.numbers))
    counts = Counts()
    with closing(play_here(match, chunks) if jobs == 1 else play_apart(match, chunks, jobs)) as run:
        for part in run:
            counts.add(part)
            tick(any_game.games_in(part))
    return Result(plan, counts, checked=len(plan.numbers) if check else 0)
