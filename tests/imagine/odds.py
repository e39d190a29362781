"""Comparing what is imagined at a tiny table with all that can be."""

from collections import Counter
from collections.abc import Callable
from math import ceil

from motherlode.core.chance import Fast
from motherlode.core.conformance import AnyState
from tests.fair.chi_square import assert_fair
from tests.imagine.tiny import Tiny
from tests.imagine.worlds import World

DRAWS = 500
EXPECTED = 20
"""How often the rarest world should come up, at the least."""


def imagined(table: Tiny, seat: int, draws: int) -> list[AnyState]:
    """So many imagined states."""
    chance = Fast(seat)
    public, own = table.state.public, table.state.own[seat]
    return [table.game.imagine(public, own, chance) for _ in range(draws)]


def compare(
    table: Tiny, seat: int, world_of: Callable[[AnyState], World], odds: "Counter[World]"
) -> None:
    """Every world that can be comes up, nothing else does, and all as often as they should."""
    draws = max(DRAWS, ceil(EXPECTED * sum(odds.values()) / min(odds.values())))

    seen = Counter(world_of(world) for world in imagined(table, seat, draws))

    assert set(seen) == set(odds)
    if len(odds) > 1:
        assert_fair(seen, odds)
