"""Carrying out a command, whichever way it came: the one place where commands reach a table."""

from motherlode.server.house.readers import Reader
from motherlode.server.house.room import Room
from motherlode.server.log.entries import GuestId
from motherlode.server.tables.any_time import may_say
from motherlode.server.tables.refusing import Refusal
from motherlode.server.web.desk import Desk
from motherlode.server.web.faults import Fault, too_much
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m


async def do(
    desk: Desk,
    room: Room,
    guest: GuestId,
    command: c.AnyCommand,
    address: str,
    by: Reader | None = None,
) -> m.Done | m.Refused | None:
    """Carry out a command; nothing is answered if a connection hears of it in its news."""
    try:
        return await _do(desk, room, guest, command, address, by)
    except Refusal as refusal:
        table = room.table
        play = None
        if refusal.stale:
            # Whole, whatever the connection has: something went past its client.
            form = by.form if by is not None else "shown"
            play = room.scene().play(table.seat_of(guest), form)
        return m.Refused(
            id=command.id,
            code=refusal.code,
            sentence=refusal.sentence,
            clause=refusal.clause,
            rev=table.rev,
            play=play,
        )


async def _do(
    desk: Desk,
    room: Room,
    guest: GuestId,
    command: c.AnyCommand,
    address: str,
    by: Reader | None,
) -> m.Done | None:
    match command:
        case c.Say():
            # Who has no word takes none of the table's.
            may_say(room.table, guest)
            if not desk.talk.may_speak(room.table, guest, address):
                raise too_much()
            await desk.house.say(room, guest, command)
        case c.Report():
            if not desk.talk.may_report(guest, address):
                raise too_much()
            try:
                desk.house.report(room, guest, command)
            except ValueError as mistake:
                raise Refusal("empty", str(mistake)) from None
        case c.Rematch():
            desk.take(desk.openings, guest)
            table = await desk.house.rematch(room, guest)
            return m.Done(id=command.id, rev=room.table.rev, table=table)
        case _:
            return await room.carry_out(guest, command, by)
    return m.Done(id=command.id, rev=room.table.rev)


def refused_as_fault(refusal: Refusal) -> Fault:
    """A refusal where no table is asked yet."""
    return Fault(409, refusal.code, refusal.sentence)
