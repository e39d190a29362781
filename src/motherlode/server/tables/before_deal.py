"""Decisions before the deal: people and bots take chairs; when all are ready, cards are dealt."""

from typing import assert_never

from motherlode.bots.registry import bot_names
from motherlode.server.log import entries as e
from motherlode.server.tables.chairs import bot_name, free_colour, free_name
from motherlode.server.tables.refusing import (
    Moment,
    Refusal,
    insist_on_entry,
    insist_on_seat,
    own_seat,
)
from motherlode.server.tables.table import Table
from motherlode.server.wire import commands as c
from motherlode.server.wire.likeness import names_a_part
from motherlode.server.wire.texts import clean_name


def arrange(
    table: Table,
    guest: e.GuestId,
    command: c.Sit | c.Rename | c.Swap | c.Ready | c.Wait,
    moment: Moment,
) -> list[e.AnyEntry]:
    """What people do with chairs of their own; raises `Refusal`."""
    match command:
        case c.Sit():
            return _sit(table, guest, command, moment)
        case c.Rename():
            seat = own_seat(table, guest)
            name = free_name(table.chairs, _name(command.name), besides=seat)
            wish = command.colour or table.chairs[seat].colour
            colour = free_colour(table.chairs, wish, besides=seat)
            return [e.Renamed(at=moment.now, seat=seat, name=name, colour=colour)]
        case c.Swap():
            return _swap(table, own_seat(table, guest), command.seat, moment)
        case c.Ready():
            return [
                e.Readied(at=moment.now, seat=own_seat(table, guest), nonce=command.nonce),
            ]
        case c.Wait():
            return [e.Waited(at=moment.now, seat=own_seat(table, guest))]
        case _:
            assert_never(command)


def _name(text: str) -> str:
    try:
        name = clean_name(text)
    except ValueError as mistake:
        raise Refusal("no-name", str(mistake)) from None
    if names_a_part(name):
        raise Refusal("no-name", "That says what one is at a table, not who: choose another name.")
    return name


def _sit(table: Table, guest: e.GuestId, command: c.Sit, moment: Moment) -> list[e.AnyEntry]:
    insist_on_seat(table, command.seat)
    insist_on_entry(table, guest)
    name, old = _name(command.name), table.seat_of(guest)
    if not table.chairs[command.seat].empty:
        raise Refusal("taken", f"Seat {command.seat} is taken.")
    if old is not None:
        return [e.Swapped(at=moment.now, one=old, other=command.seat)]
    name = free_name(table.chairs, name)
    colour = free_colour(table.chairs, command.colour)
    return [e.Sat(at=moment.now, seat=command.seat, guest=guest, name=name, colour=colour)]


def _swap(table: Table, seat: int, other: int, moment: Moment) -> list[e.AnyEntry]:
    insist_on_seat(table, other)
    if other == seat:
        raise Refusal("own-chair", "That is your own chair.")
    if table.chairs[other].person and table.chairs[other].wants != seat:
        return [e.SwapAsked(at=moment.now, seat=seat, other=other)]
    return [e.Swapped(at=moment.now, one=seat, other=other)]


def prepare(table: Table, command: c.SeatBot | c.Close, moment: Moment) -> list[e.AnyEntry]:
    """What only the host does before the deal; raises `Refusal`."""
    match command:
        case c.Close():
            return [e.Closed(at=moment.now)]
        case c.SeatBot():
            seat = command.seat
            insist_on_seat(table, seat)
            chair = table.chairs[seat]
            if chair.person:
                raise Refusal("taken", f"{chair.name} sits there.")
            return [_seat_bot(table, seat, command.bot, moment)]
        case _:
            assert_never(command)


def _seat_bot(table: Table, seat: int, bot: str, moment: Moment) -> e.BotSat:
    known = bot_names(table.game.name)
    if bot not in known:
        raise Refusal("no-bot", f"{table.game.name} has no bot {bot!r}; it has {', '.join(known)}.")
    chair = table.chairs[seat]
    return e.BotSat(
        at=moment.now,
        seat=seat,
        bot=bot,
        name=chair.name or bot_name(table.chairs, seat),
        colour=chair.colour or free_colour(table.chairs),
    )


def deal_if_ready(table: Table, made: list[e.AnyEntry], moment: Moment) -> list[e.AnyEntry]:
    """The deal follows at once when the last person is ready and no chair is empty."""
    ready = [chair.ready for chair in table.chairs]
    people = [chair.person for chair in table.chairs]
    for entry in made:
        match entry:
            case e.Readied():
                ready[entry.seat] = True
            case e.BotSat():
                ready[entry.seat] = True
            case e.Sat():
                ready[entry.seat], people[entry.seat] = False, True
            case e.Waited():
                ready[entry.seat] = False
            case _:
                pass
    if all(ready) and any(people) and not any(isinstance(entry, e.Closed) for entry in made):
        return [*made, e.Dealt(at=moment.now, seeds_bots=True)]
    return made
