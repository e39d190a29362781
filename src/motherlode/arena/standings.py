"""What is counted to compare bots: the share of wins, and who stood before whom."""

from collections.abc import Iterator, Sequence
from math import lcm
from typing import Final

from motherlode.arena.counts import Count
from motherlode.arena.intervals import Z, error_of_mean, wilson
from motherlode.arena.played import Fact, Played

SHARE: Final = "share_of_wins"
STANDING: Final = "standings"
DEALS_WON: Final = "deals_won"
TIED: Final = "nobody"
"""Has won a deal in which all had equal shares."""
FULL: Final = lcm(*range(1, 13))
"""A whole win, in parts that any number of winners can share."""
BEFORE: Final = " > "


def facts(played: Played) -> Iterator[Fact]:
    """A win is shared by all winners; a bot has the parts of all its chairs."""
    winners = [played.bots[seat] for seat in played.outcome.winners]
    others = [bot for seat, bot in enumerate(played.bots) if seat not in played.outcome.winners]
    for bot in sorted(set(played.bots)):
        yield SHARE, bot, FULL * winners.count(bot) // len(winners)
    yield STANDING, BEFORE.join(_listed(side) for side in (winners, others) if side), 1


def of_deal(facts: Sequence[Fact]) -> Fact:
    """Who had the largest share of all games of one deal."""
    shares: dict[str, int] = {}
    for figure, bot, share in facts:
        if figure == SHARE:
            shares[bot] = shares.get(bot, 0) + share
    best = [bot for bot in sorted(shares) if shares[bot] == max(shares.values())]
    return DEALS_WON, best[0] if len(best) == 1 else TIED, 1


def _listed(bots: Sequence[str]) -> str:
    return ", ".join(sorted(bots))


def sides_of(standing: str) -> list[list[str]]:
    """The bots of a standing, the winners first.

    >>> sides_of("novice, regular > novice")
    [['novice', 'regular'], ['novice']]
    """
    return [side.split(", ") for side in standing.split(BEFORE)]


def share_of(count: Count) -> tuple[float, float, float]:
    """The share of wins with its 95 % interval: Wilson's, where a deal with all its games is one
    draw, for as many independent trials as would be as certain."""
    most = count.times * FULL
    value = count.total / most
    error = error_of_mean(count.total, count.times, count.games, count.squares)
    worth: float = count.games  # all went one way, or one deal: then a deal is one trial
    if error and 0 < value < 1:
        worth = value * (1 - value) * (Z * FULL / error) ** 2
    return value, *wilson(count.total, most, worth)
