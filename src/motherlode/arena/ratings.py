"""Ratings by openskill (Plackett-Luce): each chair is a player, all winners stand before the rest.

What counts is how often each standing occurred, not when: the standings are shuffled by a fixed
seed, so that shards and processes cannot change a rating.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from motherlode.arena.counts import Counts
from motherlode.arena.standings import STANDING, sides_of
from motherlode.core.chance import Fast

SHUFFLE: Final = 2026


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems, and how uncertain that is."""

    mu: float
    sigma: float


def rate(counts: Sequence[Counts]) -> Mapping[str, Rating]:
    """The rating of each bot, from all standings of some bouts."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found: dict[str, Any] = {}
    for standing in _shuffled(counts):
        sides = sides_of(standing)
        chairs = [(bot, rank) for rank, side in enumerate(sides) for bot in side]
        for bot, _ in chairs:
            found.setdefault(bot, model.rating(name=bot))
        teams = [[model.create_rating([found[bot].mu, found[bot].sigma], bot)] for bot, _ in chairs]
        rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for _, rank in chairs])]
        for bot in sorted({bot for bot, _ in chairs}):
            own = [chair for chair in rated if chair.name == bot]
            found[bot].mu = sum(chair.mu for chair in own) / len(own)
            found[bot].sigma = sum(chair.sigma for chair in own) / len(own)
    return {bot: Rating(found[bot].mu, found[bot].sigma) for bot in sorted(found)}


def _shuffled(counts: Sequence[Counts]) -> list[str]:
    rows = [
        standing
        for part in counts
        for standing, count in sorted(part.of(STANDING).items())
        for _ in range(count.total)
    ]
    chance = Fast(SHUFFLE)
    for last in range(len(rows) - 1, 0, -1):
        other = chance.below(last + 1)
        rows[last], rows[other] = rows[other], rows[last]
    return rows
