"""Decisions during the game: moves and claims."""

from motherlode.server.log import entries as e
from motherlode.server.tables.course import Course
from motherlode.server.tables.refusing import Already, Moment, Refusal, in_words, own_seat
from motherlode.server.tables.table import PLAYING, Table
from motherlode.server.wire import commands as c


def decide_move(
    table: Table, guest: e.GuestId, command: c.Move, moment: Moment
) -> list[e.AnyEntry] | Already:
    """The move of a person who is asked, and asked for this revision; raises `Refusal`."""
    seat = own_seat(table, guest)
    if command.id and (seat, command.id) in table.done:
        return Already(table.done[seat, command.id])
    course = course_of(table)
    if command.expected < course.last_move:
        raise Refusal("stale", "Something has happened since: look again.", stale=True)
    if command.expected > table.rev:
        raise Refusal("stale", "This table has not come to that revision yet.", stale=True)
    insist_on_turn(table, seat)
    text = legal_text(course, seat, command.text)
    return [e.Moved(at=moment.now, seat=seat, move=text, id=command.id)]


def insist_on_turn(table: Table, seat: int) -> None:
    """Raises `Refusal` unless the person of a seat is asked for a move."""
    if table.chairs[seat].bot is not None:
        raise Refusal("away", "A bot plays for you; take your chair back first.")
    if seat != table.asked:
        raise Refusal("not-asked", "It is not your turn.")


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


def decide_claim(
    table: Table, guest: e.GuestId, command: c.Claim, moment: Moment
) -> list[e.AnyEntry] | Already:
    """A claim that can be made now, in turn or out of it; raises `Refusal`."""
    seat = own_seat(table, guest)
    if command.id and (seat, command.id) in table.done:
        return Already(table.done[seat, command.id])
    course = course_of(table)
    if not table.talk or table.chairs[seat].silent:
        raise Refusal("silent", "You cannot claim anything at this table.")
    if course.find_claim(command.text) is None:
        raise Refusal("no-claim", f"{command.text!r} cannot be claimed now.")
    return [e.Claimed(at=moment.now, seat=seat, claim=command.text, id=command.id)]


def course_of(table: Table) -> Course:
    """The game that goes on; raises `Refusal` if none does."""
    if table.course is None or table.phase != PLAYING:
        raise Refusal("not-playing", f"The table is {in_words(table.phase)}.", stale=True)
    return table.course
