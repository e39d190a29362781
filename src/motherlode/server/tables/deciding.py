"""From a command to the entries that carry it out, or to the reason why not. One place decides.

A function gets the table, who asks, what is asked, and `now` with fresh seeds for bots; it changes
nothing. Everything a person may do at a table is here.
"""

from collections.abc import Callable
from typing import assert_never

import msgspec

from motherlode.bots.registry import bot_names
from motherlode.core.record import BotSeed
from motherlode.server.log import entries as e
from motherlode.server.tables.chairs import bot_name, free_colour, free_name
from motherlode.server.tables.course import Course
from motherlode.server.tables.table import CLOSED, OVER, PLAYING, WAITING, Table
from motherlode.server.wire import commands as c
from motherlode.server.wire.texts import clean_name


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
    """When something is decided, and seeds for bots that sit down then."""

    now: float
    bot_seed: Callable[[], BotSeed]


class Already(msgspec.Struct, frozen=True):
    """The command was carried out before, at this revision: a retry."""

    rev: int


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
)
"""Commands that become entries; the others are `Say`, `Report` and `Rematch`."""


def decide(
    table: Table, guest: e.GuestId, command: LogCommand, moment: Moment
) -> list[e.AnyEntry] | Already:
    """The entries that carry out a command; raises `Refusal`."""
    match command:
        case c.Move():
            return _move(table, guest, command, moment)
        case c.Claim():
            return _claim(table, guest, command, moment)
        case c.Sit() | c.Rename() | c.Swap() | c.Ready() | c.Wait():
            _insist_on(table, WAITING)
            made = _arrange(table, guest, command, moment)
            return _deal_if_ready(table, made, moment)
        case c.SeatBot() | c.Close():
            _insist_on(table, WAITING)
            _insist_on_host(table, guest)
            made = _prepare(table, command, moment)
            return _deal_if_ready(table, made, moment)
        case c.Leave() | c.Back():
            return _come_and_go(table, guest, command, moment)
        case c.Remove() | c.Silence():
            _insist_on_host(table, guest)
            return _keep_order(table, guest, command, moment)
        case _:
            assert_never(command)


# Who may do what


def _insist_on(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise Refusal(
            "not-now", f"The table is {_in_words(table.phase)}; that is too late or early."
        )


def _in_words(phase: str) -> str:
    return {WAITING: "waiting for its people", PLAYING: "playing", OVER: "done with its game"}.get(
        phase, "closed"
    )


def _insist_on_host(table: Table, guest: e.GuestId) -> None:
    if guest != table.host:
        raise Refusal("not-host", "Only the host of the table may do that.")


def _insist_on_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        last = len(table.chairs) - 1
        raise Refusal("no-seat", f"There is no seat {seat} at this table; the last is {last}.")


def own_seat(table: Table, guest: e.GuestId | None) -> int:
    """The seat of a guest who must have one."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Refusal("no-chair", "You have no chair at this table.")
    return seat


# Before the deal


def _arrange(
    table: Table,
    guest: e.GuestId,
    command: c.Sit | c.Rename | c.Swap | c.Ready | c.Wait,
    moment: Moment,
) -> list[e.AnyEntry]:
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
        return clean_name(text)
    except ValueError as mistake:
        raise Refusal("no-name", str(mistake)) from None


def _sit(table: Table, guest: e.GuestId, command: c.Sit, moment: Moment) -> list[e.AnyEntry]:
    _insist_on_seat(table, command.seat)
    if guest in table.removed:
        raise Refusal("removed", "The host has asked you to leave this table.")
    name, old = _name(command.name), table.seat_of(guest)
    if not table.chairs[command.seat].empty:
        raise Refusal("taken", f"Seat {command.seat} is taken.")
    if old is not None:
        return [e.Swapped(at=moment.now, one=old, other=command.seat)]
    name = free_name(table.chairs, name)
    colour = free_colour(table.chairs, command.colour)
    return [e.Sat(at=moment.now, seat=command.seat, guest=guest, name=name, colour=colour)]


def _swap(table: Table, seat: int, other: int, moment: Moment) -> list[e.AnyEntry]:
    _insist_on_seat(table, other)
    if other == seat:
        raise Refusal("own-chair", "That is your own chair.")
    if table.chairs[other].person and table.chairs[other].wants != seat:
        return [e.SwapAsked(at=moment.now, seat=seat, other=other)]
    return [e.Swapped(at=moment.now, one=seat, other=other)]


def _prepare(table: Table, command: c.SeatBot | c.Close, moment: Moment) -> list[e.AnyEntry]:
    match command:
        case c.Close():
            return [e.Closed(at=moment.now)]
        case c.SeatBot():
            seat = command.seat
            _insist_on_seat(table, seat)
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
        seed=moment.bot_seed(),
    )


def _deal_if_ready(table: Table, made: list[e.AnyEntry], moment: Moment) -> list[e.AnyEntry]:
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
        return [*made, e.Dealt(at=moment.now)]
    return made


# The game


def _move(
    table: Table, guest: e.GuestId, command: c.Move, moment: Moment
) -> list[e.AnyEntry] | Already:
    seat = own_seat(table, guest)
    if command.id and (seat, command.id) in table.done:
        return Already(table.done[seat, command.id])
    if table.course is None or table.phase != PLAYING:
        raise Refusal("not-playing", f"The table is {_in_words(table.phase)}.", stale=True)
    if command.expected < table.course.last_move:
        raise Refusal("stale", "Something has happened since: look again.", stale=True)
    if command.expected > table.rev:
        raise Refusal("stale", "This table has not come to that revision yet.", stale=True)
    if table.chairs[seat].bot is not None:
        raise Refusal("away", "A bot plays for you; take your chair back first.")
    if seat != table.asked:
        raise Refusal("not-asked", "It is not your turn.")
    text = legal_text(table.course, seat, command.text)
    return [e.Moved(at=moment.now, seat=seat, move=text, id=command.id)]


def legal_text(course: Course, seat: int, text: str) -> str:
    """The one text of a move that is legal now; raises `Refusal` with its clause."""
    public, own = course.public, course.own(seat)
    try:
        move = course.game.read(public, own, text)
    except ValueError as mistake:
        raise Refusal("unreadable", f"{str(mistake)[:300]}.") from None
    why = course.game.refusal(public, own, move)
    if why is not None:
        raise Refusal(why.code, why.sentence, why.clause)
    return course.game.write(public, move)


def _claim(
    table: Table, guest: e.GuestId, command: c.Claim, moment: Moment
) -> list[e.AnyEntry] | Already:
    seat = own_seat(table, guest)
    if command.id and (seat, command.id) in table.done:
        return Already(table.done[seat, command.id])
    if table.course is None or table.phase != PLAYING:
        raise Refusal("not-playing", f"The table is {_in_words(table.phase)}.", stale=True)
    if not table.talk or table.chairs[seat].silent:
        raise Refusal("silent", "You cannot claim anything at this table.")
    if table.course.find_claim(command.text) is None:
        raise Refusal("no-claim", f"{command.text!r} cannot be claimed now.")
    return [e.Claimed(at=moment.now, seat=seat, claim=command.text, id=command.id)]


# Coming and going


def _come_and_go(
    table: Table, guest: e.GuestId, command: c.Leave | c.Back, moment: Moment
) -> list[e.AnyEntry]:
    seat = own_seat(table, guest)
    chair = table.chairs[seat]
    match command:
        case c.Back():
            _insist_on(table, PLAYING)
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
        raise Refusal("not-now", f"The table is {_in_words(table.phase)}.")
    guest = table.chairs[seat].guest
    made: list[e.AnyEntry]
    if table.phase == WAITING:
        made = [e.Rose(at=moment.now, seat=seat)]
    elif table.chairs[seat].bot is None:
        made = [e.Left(at=moment.now, seat=seat, seed=moment.bot_seed(), wished=wished)]
    else:
        raise Refusal("away", "You have left already; a bot plays for you.")
    return made + (_next_host(table, seat, moment) if guest == table.host and wished else [])


def _next_host(table: Table, besides: int, moment: Moment) -> list[e.AnyEntry]:
    """The next person at the table becomes the host; the old one stays it if there is none."""
    for seat, chair in enumerate(table.chairs):
        if seat != besides and chair.guest is not None and chair.bot is None:
            return [e.HostChanged(at=moment.now, host=chair.guest)]
    return []


def _keep_order(
    table: Table, guest: e.GuestId, command: c.Remove | c.Silence, moment: Moment
) -> list[e.AnyEntry]:
    _insist_on_seat(table, command.seat)
    seat, chair = command.seat, table.chairs[command.seat]
    if chair.guest == guest:
        raise Refusal("yourself", "That is your own chair: leave it, if you like.")
    match command:
        case c.Silence():
            if not chair.person:
                raise Refusal("no-person", f"No person sits on seat {seat}.")
            return [e.Silenced(at=moment.now, seat=seat, silent=command.silent)]
        case c.Remove():
            if chair.person:
                return [e.Removed(at=moment.now, seat=seat, seed=moment.bot_seed())]
            if chair.bot is not None and table.phase == WAITING:
                return [e.Rose(at=moment.now, seat=seat)]
            raise Refusal("no-person", f"No person sits on seat {seat}.")
        case _:
            assert_never(command)


# What is no entry


def may_say(table: Table, guest: e.GuestId) -> None:
    """Raises `Refusal` if a guest has no word in the chat."""
    if not table.talk:
        raise Refusal("silent", "There is no chat at this table.")
    seat = table.seat_of(guest)
    if guest in table.removed or (seat is not None and table.chairs[seat].silent):
        raise Refusal("silent", "The host has taken your word at this table.")


def may_follow(table: Table, guest: e.GuestId) -> None:
    """Raises `Refusal` unless a guest may ask for a rematch."""
    own_seat(table, guest)
    if table.phase != OVER:
        raise Refusal("not-now", "A rematch follows when the game is over.")


def follow(table: Table, opened: e.Opened) -> list[e.AnyEntry]:
    """The entries of a table at which the same people and bots play again."""
    made: list[e.AnyEntry] = [opened]
    for seat, chair in enumerate(table.chairs):
        if chair.guest is not None:
            made.append(
                e.Sat(
                    at=opened.at, seat=seat, guest=chair.guest, name=chair.name, colour=chair.colour
                )
            )
        elif chair.bot is not None:
            made.append(
                e.BotSat(
                    at=opened.at,
                    seat=seat,
                    bot=chair.bot,
                    name=chair.name,
                    colour=chair.colour,
                    seed=chair.seed,
                )
            )
    return made
