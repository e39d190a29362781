"""What stands behind the question mark of an address."""

import re
from typing import Final, get_args

from starlette.requests import HTTPConnection

from motherlode.server.tables.replaying import OPEN, Wish
from motherlode.server.tables.telling import Form
from motherlode.server.web.faults import Fault, no_path

SOCKET: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/socket")
LONGEST_WAIT: Final = 25.0
GUEST: Final = "guest"
SPECTATOR: Final = "spectator"
FORMS: Final[tuple[Form, ...]] = get_args(Form)


def table_of(path: str) -> str:
    """The table in the address of its socket; a fault if there is none."""
    found = SOCKET.fullmatch(path)
    if found is None:
        raise no_path()
    return found[1]


def since_of(connection: HTTPConnection) -> int:
    """`since=N`: the revision until which the client has heard everything."""
    return _number(connection, "since", 2**53)


def wait_of(connection: HTTPConnection) -> float:
    """`wait=N`: seconds to wait for something new."""
    return float(_number(connection, "wait", int(LONGEST_WAIT)))


def form_of(connection: HTTPConnection) -> Form:
    """`form=packed`: the view as the engine's bytes."""
    form = connection.query_params.get("form", "shown")
    for known in FORMS:
        if form == known:
            return known
    raise Fault(400, "bad-query", f"form is {' or '.join(FORMS)}.")


def changes_of(connection: HTTPConnection) -> bool:
    """`changes=1`: after the first view, what changes in it is enough."""
    wanted = connection.query_params.get("changes", "0")
    if wanted in ("0", "1"):
        return wanted == "1"
    raise Fault(400, "bad-query", "changes is 0 or 1.")


def only_watches(connection: HTTPConnection) -> bool:
    """`as=spectator`: whoever comes is to be told what everyone may know, and no more."""
    wanted = connection.query_params.get("as", GUEST)
    if wanted in (GUEST, SPECTATOR):
        return wanted == SPECTATOR
    raise Fault(400, "bad-query", "as is guest or spectator.")


def wish_of(connection: HTTPConnection, seats: int) -> Wish:
    """`seat=N`: whose view of a game that is over; `seat=all`: everybody's; none: a spectator's."""
    text = connection.query_params.get("seat")
    if text is None:
        return None
    if text == OPEN:
        return OPEN
    if text in map(str, range(seats)):
        return int(text)
    raise Fault(400, "bad-query", f"seat is a number from 0 to {seats - 1}, or all.")


def _number(connection: HTTPConnection, name: str, most: int) -> int:
    text = connection.query_params.get(name, "0")
    if text.isascii() and text.isdigit() and len(text) < 17 and int(text) <= most:
        return int(text)
    raise Fault(400, "bad-query", f"{name} is a whole number from 0 to {most}.")
