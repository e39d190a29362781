"""How many connections the system lets this process have; each takes one file descriptor."""

import logging
import sys
from contextlib import suppress
from typing import Final, NamedTuple

from motherlode.server.config import Config

LOG: Final = logging.getLogger("motherlode.web")
KEPT: Final = 64
"""Descriptors for the store, logs, reports, modules, listening sockets, and the loop itself."""
KEPT_PER_WORKER: Final = 8
"""Its pipes, twice: a worker that crashed is replaced before it is buried."""
PROBES: Final = 32
"""Connections at the address where only probes are answered."""
LONGEST_QUEUE: Final = 2048
SHORTEST_QUEUE: Final = 64
"""A shorter one would keep honest people waiting, a second each: what has no room is sent again."""
SHARE: Final = 8
"""One descriptor in so many is for the queue."""


class Room(NamedTuple):
    """Room for connections."""

    lines: int
    """How many can be open at a time."""
    queue: int
    """How many may wait to be accepted. All of them may be at once, before one can be refused."""


def room_for_lines(config: Config) -> Room:
    """Let this process open as many files as it may, and say if that is too little."""
    wanted = config.limits.lines
    enough = _files_for(config)
    files = _raised(enough)
    if files is None:
        return Room(wanted, LONGEST_QUEUE)
    room = room_in(files - _kept(config))
    if room.lines < config.limits.connections:
        LOG.warning(
            "only %d connections are possible, as this process may open %d files; for the %d of "
            "limits.connections let it open %d: LimitNOFILE=%d in its systemd unit, or ulimit -n",
            room.lines,
            files,
            config.limits.connections,
            enough,
            enough,
        )
    return room._replace(lines=min(room.lines, wanted))


def room_in(files: int) -> Room:
    """The connections for which so many descriptors suffice.

    >>> room_in(960)
    Room(lines=840, queue=120)
    >>> room_in(100_000)
    Room(lines=97952, queue=2048)
    >>> room_in(50)
    Room(lines=1, queue=64)
    """
    queue = max(SHORTEST_QUEUE, min(LONGEST_QUEUE, files // SHARE))
    return Room(max(1, files - queue), queue)


def _kept(config: Config) -> int:
    return KEPT + PROBES + KEPT_PER_WORKER * config.bots.workers


def _files_for(config: Config) -> int:
    """So many files that there is room for all lines, however long the queue is."""
    return config.limits.lines + LONGEST_QUEUE + _kept(config)


def _raised(wanted: int) -> int | None:
    """How many files may be open, after the limit was raised; `None` if there is no such limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    # Some systems call the hard limit infinite, and mean a number that they do not tell.
    goal = max(soft, wanted) if hard == resource.RLIM_INFINITY else hard
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (goal, hard))
        return goal
    return soft
