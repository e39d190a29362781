"""What was measured, as numbers with names."""

from collections.abc import Sequence

import msgspec

from motherlode.server.load.game import Kept
from motherlode.server.load.parts import Profile

PERCENTILES = (50, 95, 99)


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the report."""


class Load(Part, frozen=True, kw_only=True):
    """What was asked of the server."""

    game: str
    tables: int
    seats: int
    rate: float | None
    """Moves a second at a table; nothing: as fast as it goes."""
    seconds: float
    """That were measured."""
    moves: int
    games_over: int
    """After each the people went over to a new table; that is in the cost of the moves."""


class Cost(Part, frozen=True, kw_only=True):
    """What a move cost."""

    moves_per_second: float
    cpu_ms: float
    """CPU time of the server's process a move: all threads, user and system."""
    cpu_ms_main: float
    """Of the main thread alone."""
    cpu_ms_others: float
    """Of the others: the store's writer."""
    bytes_to_clients: float
    bytes_to_server: float
    server_busy: float
    """The part of the time in which the server's process had a core."""
    client_busy: float
    """The same of the load; near 1 it was the load that was slow."""


class Delay(Part, frozen=True, kw_only=True):
    """Milliseconds from sending a move to its acknowledgement."""

    p50: float
    p95: float
    p99: float
    longest: float


class Memory(Part, frozen=True, kw_only=True):
    """Bytes that the server's process held."""

    empty: int
    """With one table that all of this was done at before."""
    dealt: int
    connected: int
    end: int
    per_table: float
    per_connection: float


class Report(Part, frozen=True, kw_only=True):
    """A run."""

    version: str
    build: str
    load: Load
    cost: Cost
    delay: Delay
    memory: Memory
    kept: Kept
    profile: Profile | None = None


def delay_of(delays: Sequence[float]) -> Delay:
    """The delays of many moves in short."""
    ordered = sorted(delays)
    p50, p95, p99 = (_percentile(ordered, percent) * 1000 for percent in PERCENTILES)
    return Delay(p50=p50, p95=p95, p99=p99, longest=ordered[-1] * 1000)


def _percentile(ordered: Sequence[float], percent: int) -> float:
    """The least value that so many percent do not exceed."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]
