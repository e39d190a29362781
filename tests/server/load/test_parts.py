"""Where the time went, from what was seen."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from motherlode.server.house.room import Room
from motherlode.server.load.parts import LOOP, REST, read_profile
from motherlode.server.tables.telling import News
from motherlode.server.web.serving import serve
from motherlode.server.wire.messages import encode

HELPER = ("somewhere/else.py", 7, "helper")
RUNNER = ("python/asyncio/runners.py", 86, "run")
UNIT = 0.001


def place(function: Callable[..., Any]) -> tuple[str, int, str]:
    """A function as it is seen."""
    code = function.__code__
    return code.co_filename, code.co_firstlineno, code.co_name


HAPPEN, NEWS, ENCODE, SERVE = place(Room.happen), place(News.to), place(encode), place(serve)
BELOW = [RUNNER, SERVE]


def test_time_counts_for_the_innermost_part(tmp_path: Path) -> None:
    file = tmp_path / "looks"
    looks = [
        (5 * UNIT, [ENCODE, NEWS, HAPPEN, *BELOW]),
        (4 * UNIT, [HELPER, NEWS, HAPPEN, *BELOW]),
        (3 * UNIT, [HELPER, HAPPEN, *BELOW]),
        (2 * UNIT, [HELPER, *BELOW]),
        (1 * UNIT, BELOW),
    ]
    file.write_text(json.dumps(looks))

    profile = read_profile(file, moves=10)

    found = {part.part: round(part.us) for part in profile.parts if part.us}
    assert found == {"encode": 500, "show": 400, "the rest of a command": 300, REST: 200, LOOP: 100}
    assert round(profile.us) == 1500
    assert round(sum(part.share for part in profile.parts), 6) == 1


def test_functions_have_their_own_time_and_that_of_their_callees(tmp_path: Path) -> None:
    file = tmp_path / "looks"
    looks = [(2 * UNIT, [HELPER, NEWS, HELPER]), (1 * UNIT, [NEWS])]
    file.write_text(json.dumps(looks))

    functions = read_profile(file, moves=1).functions

    assert [(round(row.own_us), round(row.us)) for row in functions] == [(2000, 2000), (1000, 3000)]
    assert functions[0].function == "somewhere/else.py:7 helper"
