"""Refusals, and who may do what at a table and when: the conditions that all decisions share."""

from typing import Final

import msgspec

from motherlode.server.log import entries as e
from motherlode.server.tables.table import OVER, PLAYING, WAITING, Table

REMOVED: Final = "The host has asked you to leave this table."
SHUT: Final = "The host has shut the door of this table: you need a new invitation."


class Refusal(Exception):
    """Why a command is not carried out: a code, a sentence, and a clause if it is a rule."""

    def __init__(self, code: str, sentence: str, clause: str = "", *, stale: bool = False) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.clause = clause
        self.stale = stale
        """Whether the client should look at the present view."""


class Moment(msgspec.Struct, frozen=True):
    """When something is decided."""

    now: float


class Already(msgspec.Struct, frozen=True):
    """The command was carried out before, at this revision: a retry."""

    rev: int


def insist_on(table: Table, phase: str) -> None:
    """Raises `Refusal` unless the table is in this phase."""
    if table.phase != phase:
        raise Refusal(
            "not-now", f"The table is {in_words(table.phase)}; that is too late or early."
        )


def in_words(phase: str) -> str:
    """A phase as it stands in a sentence about a table."""
    return {WAITING: "waiting for its people", PLAYING: "playing", OVER: "done with its game"}.get(
        phase, "closed"
    )


def insist_on_host(table: Table, guest: e.GuestId) -> None:
    """Raises `Refusal` unless the guest is the host."""
    if guest != table.host:
        raise Refusal("not-host", "Only the host of the table may do that.")


def insist_on_entry(table: Table, guest: e.GuestId | None) -> None:
    """Raises `Refusal` unless the guest may be at the table, or stay there."""
    if guest is not None and guest in table.removed:
        raise Refusal("removed", REMOVED)
    if not table.may_enter(guest):
        raise Refusal("shut", SHUT)


def insist_on_seat(table: Table, seat: int) -> None:
    """Raises `Refusal` unless the table has this seat."""
    if seat >= len(table.chairs):
        last = len(table.chairs) - 1
        raise Refusal("no-seat", f"There is no seat {seat} at this table; the last is {last}.")


def own_seat(table: Table, guest: e.GuestId | None) -> int:
    """The seat of a guest who must have one."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Refusal("no-chair", "You have no chair at this table.")
    return seat
