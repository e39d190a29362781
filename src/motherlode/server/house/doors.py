"""The door of a table: who is let in, who has to go, and what is said to them."""

from collections.abc import Collection
from typing import Final

from motherlode.server.config import Limits
from motherlode.server.house.guests import is_invitation
from motherlode.server.house.readers import SENT_OUT, Reader
from motherlode.server.log import entries as e
from motherlode.server.tables.refusing import Already, Moment, Refusal, insist_on_entry
from motherlode.server.tables.table import Table
from motherlode.server.wire import messages as m

NO_PLACE: Final = "All places from which this table can be watched are taken."
NO_PLACE_HERE: Final = "As many people watch this table from your address as may."


def admission(
    table: Table, guest: e.GuestId, invitation: str, secret: bytes, moment: Moment
) -> list[e.AnyEntry] | Already:
    """Let a guest in who has the invitation; raises `Refusal`."""
    if guest in table.removed:
        insist_on_entry(table, guest)
    if not is_invitation(secret, table.id, table.doors, invitation):
        raise Refusal("no-invitation", "That is not the invitation to this table.")
    if table.may_enter(guest):
        return Already(table.rev)
    return [e.Admitted(at=moment.now, guest=guest)]


def insist_on_place(
    table: Table, readers: Collection[Reader], comer: Reader, limits: Limits
) -> None:
    """Raises `Refusal` unless there is a place for one who comes; who has a chair has a place."""
    if table.seat_of(comer.guest) is not None or comer.guest == table.host:
        return
    watching = [one for one in readers if table.seat_of(one.guest) is None]
    if len(watching) >= limits.spectators:
        raise Refusal("full", NO_PLACE)
    if sum(one.address == comer.address for one in watching) >= limits.spectators_per_address:
        raise Refusal("full", NO_PLACE_HERE)


def see_out(table: Table, readers: set[Reader]) -> None:
    """Close the connections of all who may not be here any more, and tell them why."""
    for reader in list(readers):
        try:
            insist_on_entry(table, reader.owner)
        except Refusal as refusal:
            readers.discard(reader)
            reader.tell(m.encode(m.Fault(code=refusal.code, sentence=refusal.sentence)))
            reader.close(SENT_OUT)
