"""Decisions that a table may need at any time: who comes, goes, is removed, and has a word."""

from collections.abc import Sequence
from typing import assert_never

from motherlode.server.log import entries as e
from motherlode.server.tables.refusing import (
    Moment,
    Refusal,
    in_words,
    insist_on,
    insist_on_entry,
    insist_on_seat,
    own_seat,
)
from motherlode.server.tables.table import CLOSED, OVER, PLAYING, WAITING, Table
from motherlode.server.wire import commands as c


def come_and_go(
    table: Table, guest: e.GuestId, command: c.Leave | c.Back, moment: Moment
) -> list[e.AnyEntry]:
    """A person leaves a chair, or takes it back from the stand-in; raises `Refusal`."""
    seat = own_seat(table, guest)
    chair = table.chairs[seat]
    match command:
        case c.Back():
            insist_on(table, PLAYING)
            if chair.bot is None:
                raise Refusal("not-away", "You have not left your chair.")
            return [e.CameBack(at=moment.now, seat=seat)]
        case c.Leave():
            return leave(table, seat, moment, wished=True)
        case _:
            assert_never(command)


def leave(table: Table, seat: int, moment: Moment, *, wished: bool) -> list[e.AnyEntry]:
    """A person leaves: before the deal the chair is empty then, later the stand-in plays."""
    if table.phase in (OVER, CLOSED):
        raise Refusal("not-now", f"The table is {in_words(table.phase)}.")
    guest = table.chairs[seat].guest
    made: list[e.AnyEntry]
    if table.phase == WAITING:
        made = [e.Rose(at=moment.now, seat=seat)]
    elif table.chairs[seat].bot is None:
        made = [e.Left(at=moment.now, seat=seat, seed=table.stand_in_seed(seat), wished=wished)]
    else:
        raise Refusal("away", "You have left already; a bot plays for you.")
    return made + (_next_host(table, seat, moment) if guest == table.host and wished else [])


def _next_host(table: Table, besides: int, moment: Moment) -> list[e.AnyEntry]:
    """The next person at the table becomes the host; the old one stays it if there is none."""
    for seat, chair in enumerate(table.chairs):
        if seat != besides and chair.guest is not None and chair.bot is None:
            return [e.HostChanged(at=moment.now, host=chair.guest)]
    return []


def keep_order(
    table: Table,
    guest: e.GuestId,
    command: c.Remove | c.Silence,
    moment: Moment,
    spectators: Sequence[e.GuestId],
) -> list[e.AnyEntry]:
    """The host removes or silences somebody else; raises `Refusal`.

    `spectators` are those who have the number that the command names.
    """
    if (command.seat is None) == (command.spectator is None):
        raise Refusal("who", "Name either a seat or a spectator.")
    if command.seat is not None:
        return _at_chair(table, guest, command.seat, command, moment)
    found = [one for one in spectators if table.seat_of(one) is None and one not in table.removed]
    if guest in found:
        raise Refusal("yourself", "That spectator is you.")
    if not found:
        raise Refusal("no-spectator", f"There is no spectator {command.spectator} at this table.")
    return [_at_door(one, command, moment) for one in found]


def _at_door(
    guest: e.GuestId, command: c.Remove | c.Silence, moment: Moment
) -> e.SpectatorRemoved | e.SpectatorSilenced:
    match command:
        case c.Silence():
            return e.SpectatorSilenced(at=moment.now, guest=guest, silent=command.silent)
        case c.Remove():
            return e.SpectatorRemoved(at=moment.now, guest=guest)
        case _:
            assert_never(command)


def _at_chair(
    table: Table, guest: e.GuestId, seat: int, command: c.Remove | c.Silence, moment: Moment
) -> list[e.AnyEntry]:
    insist_on_seat(table, seat)
    chair = table.chairs[seat]
    if chair.guest == guest:
        raise Refusal("yourself", "That is your own chair: leave it, if you like.")
    match command:
        case c.Silence():
            if not chair.person:
                raise Refusal("no-person", f"No person sits on seat {seat}.")
            return [e.Silenced(at=moment.now, seat=seat, silent=command.silent)]
        case c.Remove():
            if chair.person:
                seed = table.stand_in_seed(seat)
                return [e.Removed(at=moment.now, seat=seat, seed=seed)]
            if chair.bot is not None and table.phase == WAITING:
                return [e.Rose(at=moment.now, seat=seat)]
            raise Refusal("no-person", f"No person sits on seat {seat}.")
        case _:
            assert_never(command)


def shut_door(moment: Moment) -> list[e.AnyEntry]:
    """The invitations that were given are worth nothing any more, and nobody finds the table."""
    return [e.DoorShut(at=moment.now)]


def may_say(table: Table, guest: e.GuestId) -> None:
    """Raises `Refusal` if a guest has no word in the chat."""
    insist_on_entry(table, guest)
    if not table.talk:
        raise Refusal("silent", "There is no chat at this table.")
    if guest in table.silenced:
        raise Refusal("silent", "The host has taken your word at this table.")
