"""Where the time of a server went that was looked at: by part of its work, and by function."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from motherlode.server.house.readers import Reader
from motherlode.server.house.room import Room
from motherlode.server.load.profiled import collect
from motherlode.server.store.sqlite import SqliteStore
from motherlode.server.tables.deciding import decide
from motherlode.server.tables.table import Table
from motherlode.server.tables.telling import News
from motherlode.server.web.desk import decode
from motherlode.server.web.serving import serve
from motherlode.server.wire.messages import encode, raw

PARTS: Final[dict[str, Sequence[Callable[..., Any]]]] = {
    "receive": [WebSocketsSansIOProtocol.data_received],
    "decode": [decode],
    "decide": [decide],
    "store": [SqliteStore.append, SqliteStore.append_all],
    "play": [Table.apply],
    "encode": [encode, raw],
    "show": [News.to, News.__init__],
    "send": [Reader.tell, Reader.write],
    "collect garbage": [collect],
    "the rest of a command": [Room.happen],
}
"""The functions that do a part of the work; of several in a stack the innermost decides."""
REST: Final = "the rest"
LOOP: Final = "the loop itself"
LOOP_DEPTH: Final = 2
"""`serve` is called by nobody but the command, and calls only the loop's runner."""
TOP: Final = 25
SHOWN_FOLDERS: Final = 3

Place: TypeAlias = tuple[str, int, str]
"""File, line and name of a function."""


class PartTime(msgspec.Struct, frozen=True, kw_only=True):
    """What a part of the work took, with all that it called."""

    part: str
    us: float
    """Microseconds a move."""
    share: float


class FunctionTime(msgspec.Struct, frozen=True, kw_only=True):
    """What a function took."""

    function: str
    own_us: float
    """Microseconds a move, with the compiled functions that it called."""
    us: float
    """With all that it called."""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """Where the main thread's CPU time went."""

    us: float
    """Microseconds a move in all."""
    parts: list[PartTime]
    functions: list[FunctionTime]


def read_profile(file: Path, moves: int) -> Profile:
    """What was seen while so many moves were made."""
    stacks = msgspec.json.decode(file.read_bytes(), type=list[tuple[float, list[Place]]])
    scale = 1e6 / moves
    total = sum(seconds for seconds, _ in stacks)
    parts: dict[str, float] = dict.fromkeys([*PARTS, REST, LOOP], 0.0)
    own: dict[Place, float] = defaultdict(float)
    whole: dict[Place, float] = defaultdict(float)
    for seconds, stack in stacks:
        parts[_part(stack)] += seconds
        own[stack[0]] += seconds
        for place in set(stack):
            whole[place] += seconds
    return Profile(
        us=total * scale,
        parts=[
            PartTime(part=part, us=seconds * scale, share=seconds / total)
            for part, seconds in parts.items()
        ],
        functions=[
            FunctionTime(function=_name(place), own_us=own[place] * scale, us=whole[place] * scale)
            for place in sorted(own, key=lambda place: (-own[place], place))[:TOP]
        ],
    )


def _place(function: Callable[..., Any]) -> Place:
    code = function.__code__
    return code.co_filename, code.co_firstlineno, code.co_name


_PART_OF: Final = {_place(work): part for part, works in PARTS.items() for work in works}
_SERVE: Final = _place(serve)


def _part(stack: list[Place]) -> str:
    for place in stack:
        if place in _PART_OF:
            return _PART_OF[place]
    # Outside every callback there is only what has started the loop.
    return LOOP if _SERVE in stack[:LOOP_DEPTH] else REST


def _name(place: Place) -> str:
    file, line, name = place
    return f"{'/'.join(Path(file).parts[-SHOWN_FOLDERS:])}:{line} {name}"
