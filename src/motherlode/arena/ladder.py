"""The ladder: every level against the next in every game and number of players, with controls."""

from typing import Final

from motherlode.arena.bouts import Bout, make_bout
from motherlode.arena.casting import read_cast
from motherlode.arena.intervals import Z, wilson
from motherlode.arena.kept import Tested
from motherlode.arena.table import shares_of
from motherlode.arena.tallies.any_game import ALL
from motherlode.arena.tallies.rounds import DIGGERS_WON
from motherlode.bots.registry import NOVICE, RANDOM, REGULAR
from motherlode.games.registry import GAMES, find_game

STEPS: Final = ((RANDOM, NOVICE), (NOVICE, REGULAR))
MIRROR: Final = (REGULAR, REGULAR)
SANITY: Final = (RANDOM, REGULAR)
TABLES: Final = ((4, 1), (5, 2), (6, 2), (8, 3))
"""Players and saboteurs of base Saboteur, for which each role gets its own bot."""
CASTS: Final = ((REGULAR, RANDOM), (REGULAR, NOVICE), (REGULAR, REGULAR), (NOVICE, REGULAR))
"""Diggers and saboteurs."""
ROUNDS: Final = 10
"""A round is short: so many more are played than deals of whole games."""


def ladder_bouts(deals: int, seed: int) -> list[Bout]:
    """Steps for every number of players; controls for the usual one; roles of base Saboteur."""
    found = []
    for game in GAMES:
        sheet = find_game(game).sheet
        for seats in range(sheet.least, sheet.most + 1):
            setup = find_game(game).setup(f"{game}(seats={seats})")
            pairs = [*STEPS, MIRROR, SANITY] if seats == sheet.usual else STEPS
            for pair in pairs:
                found.append(make_bout(setup, bots=pair, deals=deals, seed=seed))
    return found + _bouts_by_role(deals * ROUNDS, seed)


def _bouts_by_role(rounds: int, seed: int) -> list[Bout]:
    """The same deals for every cast, so that they can be compared pair by pair."""
    found = []
    for seats, saboteurs in TABLES:
        setup = find_game("saboteur").setup(f"saboteur(seats={seats}, rounds=1)")
        for digger, saboteur in CASTS:
            cast = read_cast(f"digger={digger},saboteur:{saboteurs}={saboteur}", setup)
            found.append(make_bout(setup, bots=cast.bots, deals=rounds, seed=seed, cast=cast))
    return found


Share = tuple[float, float, float]
"""A share and the ends of its 95 % interval."""


def share_in(tested: Tested) -> Share:
    """What a row is about: the share of the second bot, or, by role, of rounds won by diggers."""
    if tested.bout.cast is None:
        return shares_of(tested)[tested.bout.labels[1]]
    won = tested.counts.of(DIGGERS_WON)[ALL]
    return won.total / won.times, *wilson(won.total, won.times)


def verdict(tested: Tested) -> str:
    """Whether the interval says what it should."""
    _, low, high = share_in(tested)
    if tested.bout.bots == MIRROR:
        return "mirror: equal" if low <= 0.5 <= high else "mirror: UNEQUAL"
    word = "sanity: " if tested.bout.bots == SANITY else ""
    if low > 0.5:
        return f"{word}stronger"
    return f"{word}not told apart" if high >= 0.5 else f"{word}WEAKER"


def apart(one: Share, other: Share) -> float:
    """How far two runs of a row are apart, in standard errors of their difference.

    >>> round(apart((0.50, 0.45, 0.55), (0.57, 0.52, 0.62)), 2)
    1.94
    """
    # The ends that face each other say how uncertain each is in the direction of the other.
    low, high = sorted((one, other))
    error = (((low[2] - low[0]) ** 2 + (high[0] - high[1]) ** 2) ** 0.5) / Z
    return (high[0] - low[0]) / error if error else 0.0
