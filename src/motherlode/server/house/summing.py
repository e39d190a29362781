"""What is known of a table without its log: made from the table, read by lists and clocks."""

from typing import Literal

import msgspec

from motherlode.server.config import Config
from motherlode.server.log.entries import GuestId
from motherlode.server.store.base import Seated, Summary
from motherlode.server.tables.table import Table

HOUR = 3600.0


class SignChair(msgspec.Struct, frozen=True):
    """A chair as a list shows it."""

    kind: Literal["empty", "person", "bot"]
    name: str


class Sign(msgspec.Struct, frozen=True):
    """What a list shows of a table besides its summary."""

    setup: str
    pace: int | None
    chairs: list[SignChair]


def summary_of(table: Table, due_at: float | None) -> Summary:
    """All that is to be known of a table that is put away; `due_at` is when to look at it."""
    return Summary(
        phase=table.phase,
        listed=table.listed,
        game=table.game.name,
        seats=len(table.chairs),
        made_at=table.made_at,
        changed_at=table.changed_at,
        host=table.host,
        opener=table.opener,
        sign=msgspec.json.encode(sign_of(table)),
        asked=table.asked,
        due_at=due_at,
    )


def sign_of(table: Table) -> Sign:
    """The sign of a table that is open."""
    chairs = [SignChair(chair.kind, chair.name) for chair in table.chairs]
    return Sign(table.setup.text, table.pace, chairs)


def read_sign(summary: Summary) -> Sign | None:
    """The sign of a table that is put away; none if nobody has looked at it yet."""
    try:
        return msgspec.json.decode(summary.sign, type=Sign)
    except msgspec.DecodeError:
        return None


def people_of(table: Table) -> list[Seated]:
    """Who has a chair at a table."""
    return [
        Seated(chair.guest, seat, has_left(table, chair.guest))
        for seat, chair in enumerate(table.chairs)
        if chair.guest is not None
    ]


def has_left(table: Table, guest: GuestId) -> bool:
    """Whether a guest has left the chair to a bot, by wish."""
    seat = table.seat_of(guest)
    chair = None if seat is None else table.chairs[seat]
    return chair is not None and chair.bot is not None and chair.left_by_wish


def closes_at(table: Table, config: Config) -> float:
    """When a table that never began is closed."""
    return table.changed_at + config.waiting_hours * HOUR
