"""What goes wrong before a table is asked: a status, a code for programs, a sentence for people."""

from typing import Final

from motherlode.server.wire.messages import Fault as FaultMessage

OTHER_RULES: Final = (
    "This table began with other rules than this version has: it was set aside, not deleted."
)
UNREADABLE: Final = (
    "This table cannot be read: it was set aside, not deleted. Whoever runs the server can help."
)
NOT_NOW: Final = (
    "The server can keep nothing at the moment; what was acknowledged is safe. Try again soon."
)


class Fault(Exception):
    """A request that is not carried out."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.message = FaultMessage(code=code, sentence=sentence)


def no_path() -> Fault:
    """An address that leads nowhere."""
    return Fault(404, "no-path", "There is nothing at this address.")


def no_game() -> Fault:
    """A game that nobody has heard of."""
    return Fault(404, "no-game", "There is no such game.")


def no_guest() -> Fault:
    """Nobody knows who asks."""
    return Fault(401, "no-guest", "First become a guest: POST /api/guests.")


def no_table() -> Fault:
    """There is none, or none that this guest may know of: both are said alike."""
    return Fault(404, "no-table", "There is no such table, or you need its invitation.")


def set_aside(why: str) -> Fault:
    """The table's log cannot be read by this program; `why` is as the house says it."""
    if why == "other-rules":
        return Fault(410, why, OTHER_RULES)
    return Fault(410, why, UNREADABLE)


def not_now() -> Fault:
    """The store fails: nothing is lost, and nothing can be done."""
    return Fault(503, "not-now", NOT_NOW)


def too_much() -> Fault:
    """A limit was reached."""
    return Fault(429, "too-much", "That was too much at once: wait a little.")


def too_slow() -> Fault:
    """The body of a request did not come, or not in time."""
    return Fault(408, "too-slow", "The rest of the request did not come in time.")


def not_made() -> Fault:
    """A record or a replay that nobody has the time to make."""
    return Fault(503, "not-made", "That could not be made now: try again in a moment.")


def shut_out() -> Fault:
    """Whoever runs the server has named this guest or address."""
    return Fault(403, "shut-out", "Whoever runs this server has shut you out.")


def foreign() -> Fault:
    """The request comes from another site's page."""
    return Fault(403, "foreign", "This request comes from another site.")
