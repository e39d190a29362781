"""What goes wrong before a table is asked: a status, a code for programs, a sentence for people."""

from motherlode.server.wire.messages import Fault as FaultMessage


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


def too_much() -> Fault:
    """A limit was reached."""
    return Fault(429, "too-much", "That was too much at once: wait a little.")


def foreign() -> Fault:
    """The request comes from another site's page."""
    return Fault(403, "foreign", "This request comes from another site.")
