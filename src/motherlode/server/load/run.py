"""A run: a server, people at its tables, a measured while, and a look into the logs."""

import asyncio
import gc
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from motherlode import __version__, build
from motherlode.server.load.game import NOTHING, Kept, compare
from motherlode.server.load.hall import Hall
from motherlode.server.load.parts import read_profile
from motherlode.server.load.report import Cost, Load, Memory, Report, delay_of
from motherlode.server.load.seating import Seating
from motherlode.server.load.served import HOST, Served
from motherlode.server.load.table import LoadTable
from motherlode.server.load.usage import Cpu, insist_on_proc

WARM_UP: Final = 1.0
"""Seconds of load before the measured ones."""


@dataclass(frozen=True)
class Wish:
    """What is to be measured."""

    game: str
    tables: int
    seats: int
    seconds: float
    rate: float | None
    """Moves a second at a table; nothing: as fast as it goes."""
    database: Path | None
    profile: bool
    seed: int = 1

    def __post_init__(self) -> None:
        if self.tables < 1 or self.seconds <= 0 or (self.rate is not None and self.rate <= 0):
            raise ValueError("--tables is at least 1, --seconds and --rate are more than 0")
        if self.database is not None and self.database.exists():
            raise ValueError(f"{self.database} exists: a server is measured on a fresh database")


@dataclass(frozen=True)
class Mark:
    """Everything that counts up, at one moment."""

    at: float
    cpu: Cpu
    own_cpu: float
    moves: int
    games_over: int
    sent: int
    received: int


def run(wish: Wish, say: Callable[[str], None]) -> Report:
    """Measure, and tell meanwhile what is being done."""
    insist_on_proc()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "profile" if wish.profile else None
        say("starting a server")
        database = wish.database or folder / "tables.sqlite"
        with (
            Served(folder, database, profile=file) as served,
            asyncio.Runner(loop_factory=_loop_factory()) as runner,
        ):
            report = runner.run(_measure(wish, served, say))
        if file is not None:
            # The profile is written when the server has stopped.
            profile = read_profile(file, report.load.moves)
            return msgspec.structs.replace(report, profile=profile)
        return report


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _measure(wish: Wish, served: Served, say: Callable[[str], None]) -> Report:
    hall = Hall(HOST, served.port, rate=wish.rate, chance=Random(wish.seed))  # noqa: S311
    say("dealing")
    await _warm_up(wish, hall)
    empty = served.resident
    tables = _deal(wish, hall, wish.tables)
    dealt = served.resident
    say("connecting everyone")
    for table in tables:
        await hall.wait_for(table.connect())
    connected = served.resident
    say("playing")
    first, last = await _play(wish, served, hall, tables)
    end = served.resident
    for table in tables:
        await hall.wait_for(table.leave())
    say("reading the logs")
    kept = _look_up(served, tables)
    return Report(
        version=__version__,
        build=build.describe(),
        load=_load(wish, first, last),
        cost=_cost(first, last),
        delay=delay_of(hall.delays[first.moves : last.moves]),
        memory=Memory(
            empty=empty,
            dealt=dealt,
            connected=connected,
            end=end,
            per_table=(dealt - empty) / wish.tables,
            per_connection=(connected - dealt) / (wish.tables * wish.seats),
        ),
        kept=kept,
    )


# Before


async def _warm_up(wish: Wish, hall: Hall) -> None:
    """Deal and connect once, so that what is loaded only once is loaded."""
    for table in _deal(wish, hall, 1):
        await hall.wait_for(table.connect())
        await hall.wait_for(table.leave())


def _deal(wish: Wish, hall: Hall, number: int) -> list[LoadTable]:
    tables = []
    with Seating(hall.host, hall.port) as seating:
        for _ in range(number):
            tokens = seating.guests(wish.seats)
            tables.append(LoadTable(hall, seating.deal(wish.game, tokens), tokens))
    return tables


# Meanwhile


async def _play(
    wish: Wish, served: Served, hall: Hall, tables: list[LoadTable]
) -> tuple[Mark, Mark]:
    """Play for the time that was wished; gives its first and its last moment."""
    gc.freeze()
    hall.playing = True
    for table in tables:
        table.begin()
    await hall.go_on(WARM_UP)
    served.watch(on=True)
    first = _mark(served, hall)
    await hall.go_on(wish.seconds)
    last = _mark(served, hall)
    served.watch(on=False)
    await hall.stop()
    gc.unfreeze()
    if last.moves == first.moves:
        raise ValueError("no move was acknowledged in the measured time: give it more --seconds")
    return first, last


def _mark(served: Served, hall: Hall) -> Mark:
    return Mark(
        at=time.perf_counter(),
        cpu=served.cpu,
        own_cpu=time.process_time(),
        moves=len(hall.delays),
        games_over=hall.games_over,
        sent=hall.traffic.sent,
        received=hall.traffic.received,
    )


# Afterwards


def _look_up(served: Served, tables: list[LoadTable]) -> Kept:
    """Hold every log against what was acknowledged, at tables that were left, too."""
    games = [game for table in tables for game in table.games]
    with Seating(HOST, served.port) as seating:
        return sum((compare(game, seating.record(game.table)) for game in games), NOTHING)


def _load(wish: Wish, first: Mark, last: Mark) -> Load:
    return Load(
        game=wish.game,
        tables=wish.tables,
        seats=wish.seats,
        rate=wish.rate,
        seconds=last.at - first.at,
        moves=last.moves - first.moves,
        games_over=last.games_over - first.games_over,
    )


def _cost(first: Mark, last: Mark) -> Cost:
    moves, seconds, cpu = last.moves - first.moves, last.at - first.at, last.cpu - first.cpu
    return Cost(
        moves_per_second=moves / seconds,
        cpu_ms=cpu.all * 1000 / moves,
        cpu_ms_main=cpu.main * 1000 / moves,
        cpu_ms_others=cpu.others * 1000 / moves,
        bytes_to_clients=(last.received - first.received) / moves,
        bytes_to_server=(last.sent - first.sent) / moves,
        server_busy=cpu.all / seconds,
        client_busy=(last.own_cpu - first.own_cpu) / seconds,
    )
