"""From a command to the entries that carry it out, or to the reason why not. One place decides.

A function gets the table, who asks, what is asked, and `now`; it changes nothing. What may be done
when is next door: `before_deal`, `in_game`, `any_time`, `after_game`.
"""

from collections.abc import Sequence
from typing import assert_never

from motherlode.server.log import entries as e
from motherlode.server.tables.any_time import come_and_go, keep_order, shut_door
from motherlode.server.tables.before_deal import arrange, deal_if_ready, prepare
from motherlode.server.tables.in_game import decide_claim, decide_move
from motherlode.server.tables.refusing import Already, Moment, insist_on, insist_on_host
from motherlode.server.tables.table import WAITING, Table
from motherlode.server.wire import commands as c

LogCommand = (
    c.Sit
    | c.Rename
    | c.Swap
    | c.SeatBot
    | c.Ready
    | c.Wait
    | c.Close
    | c.Move
    | c.Claim
    | c.Back
    | c.Leave
    | c.Remove
    | c.Silence
    | c.Door
)
"""Commands that become entries; the others are `Say`, `Report` and `Rematch`."""


def decide(
    table: Table,
    guest: e.GuestId,
    command: LogCommand,
    moment: Moment,
    spectators: Sequence[e.GuestId] = (),
) -> list[e.AnyEntry] | Already:
    """The entries that carry out a command; raises `Refusal`.

    `spectators` are those whom the command names by a number.
    """
    match command:
        case c.Move():
            return decide_move(table, guest, command, moment)
        case c.Claim():
            return decide_claim(table, guest, command, moment)
        case c.Sit() | c.Rename() | c.Swap() | c.Ready() | c.Wait():
            insist_on(table, WAITING)
            made = arrange(table, guest, command, moment)
            return deal_if_ready(table, made, moment)
        case c.SeatBot() | c.Close():
            insist_on(table, WAITING)
            insist_on_host(table, guest)
            made = prepare(table, command, moment)
            return deal_if_ready(table, made, moment)
        case c.Leave() | c.Back():
            return come_and_go(table, guest, command, moment)
        case c.Remove() | c.Silence():
            insist_on_host(table, guest)
            return keep_order(table, guest, command, moment, spectators)
        case c.Door():
            insist_on_host(table, guest)
            return shut_door(moment)
        case _:
            assert_never(command)
