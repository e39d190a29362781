"""What each reader is told. A reader is a seat, or nobody's: a spectator.

Whatever is sent about a game passes through here, and depends on `public` and the reader's own part
alone; what all readers see is put into bytes once.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from motherlode.core.events import EVERYONE, Event
from motherlode.core.packing import Packer
from motherlode.core.record import ClaimStep, SecureDeal
from motherlode.server.tables.course import Course, Telling
from motherlode.server.tables.table import OVER, WAITING, Table
from motherlode.server.wire import messages as m

Form: TypeAlias = Literal["shown", "packed"]
"""How a reader wants the view: as named data, or as the bytes that the engine reads."""


class Scene:
    """A table at one moment, as its readers may see it."""

    def __init__(self, table: Table, here: Sequence[int] = (), spectators: int = 0) -> None:
        self.table = table
        self.here = here
        self.spectators = spectators

    # The table

    @cached_property
    def info(self) -> m.TableInfo:
        """What everyone sees of the table."""
        table = self.table
        return m.TableInfo(
            id=table.id,
            game=table.game.name,
            setup=table.setup.text,
            phase=table.phase,
            chairs=[self._chair(seat) for seat in range(len(table.chairs))],
            host=table.seat_of(table.host),
            pace=table.pace,
            stand_in=table.stand_in,
            talk=table.talk,
            listed=table.listed,
            commitment=table.commitment,
            nonces=_nonces(table),
            spectators=self.spectators,
            next=table.next,
        )

    def _chair(self, seat: int) -> m.Chair:
        chair = self.table.chairs[seat]
        kind: Literal["empty", "person", "bot"] = "bot" if chair.bot else "empty"
        return m.Chair(
            seat=seat,
            kind="person" if chair.person else kind,
            name=chair.name,
            colour=chair.colour,
            bot=chair.bot or "",
            ready=self.table.phase == WAITING and chair.ready,
            here=seat in self.here,
            silent=chair.silent,
            wants=chair.wants,
        )

    def you(self, guest: str | None) -> m.You:
        """Who a reader is."""
        table = self.table
        return m.You(seat=table.seat_of(guest), host=guest is not None and guest == table.host)

    # The game

    def play(self, seat: int | None, form: Form = "shown") -> m.Play | None:
        """The game as a reader may see it; nothing before the deal."""
        course = self.table.course
        if course is None:
            return None
        view: msgspec.Raw | UnsetType = UNSET
        own: msgspec.Raw | UnsetType = UNSET
        packed = None
        if form == "packed":
            packed = self._packed if seat is None else course.game.view_bytes(course.view(seat))
        else:
            view = self._view
            own = UNSET if seat is None else _own(course, seat)
        asked = course.asked
        return m.Play(
            moves_made=course.moves_made,
            asked=asked,
            prompt=self._prompt,
            due=self._due,
            view=view,
            self=own,
            packed=packed,
            moves=legal_moves(course, asked) if asked is not None and asked == seat else None,
            end=self._end,
        )

    @cached_property
    def _view(self) -> msgspec.Raw:
        course = self.table.course
        assert course is not None
        return m.raw(course.game.show(course.public, None))

    @cached_property
    def _packed(self) -> bytes:
        course = self.table.course
        assert course is not None
        out = Packer()
        course.public.pack(out)
        return out.bytes()

    @cached_property
    def _prompt(self) -> str | None:
        course = self.table.course
        if course is None or course.asked is None:
            return None
        return course.game.prompts_in_words[course.game.turn(course.public)[1]]

    @cached_property
    def _due(self) -> float | None:
        table = self.table
        timed = table.pace is not None and table.asked is not None and table.bot_to_move is None
        return table.turn_began + table.pace if timed and table.pace is not None else None

    @cached_property
    def _end(self) -> m.End | None:
        table = self.table
        if table.course is None or table.phase != OVER:
            return None
        outcome = table.course.game.outcome(table.course.recorder.state)
        return m.End(
            winners=list(outcome.winners),
            scores=list(outcome.scores),
            why=outcome.why,
            seed=table.seed,
            claims=[stated(claim, over=True) for claim in table.course.claims_made()],
            record=f"/api/tables/{table.id}/record",
        )


# Messages


def news(
    scene: Scene, telling: Telling, by: str, seat: int | None, form: Form, done: str = ""
) -> m.News:
    """What a reader is told of a step."""
    play = scene.play(seat, form)
    assert play is not None
    course = scene.table.course
    assert course is not None
    return m.News(
        rev=telling.rev,
        seat=telling.seat,
        by=by,
        told=told(course, telling.events, seat),
        stated=None if telling.claim is None else stated(telling.claim, over=False),
        play=play,
        done=done,
    )


def welcome(
    scene: Scene, guest: str | None, form: Form, since: int, chat: list[m.Saying]
) -> m.Welcome:
    """All that a reader needs who comes, or comes back having heard all until a revision."""
    table, seat = scene.table, scene.table.seat_of(guest)
    missed = table.course.since(since) if table.course is not None else []
    events = [event for telling in missed for event in telling.events]
    claims = [telling.claim for telling in missed if telling.claim is not None]
    return m.Welcome(
        rev=table.rev,
        you=scene.you(guest),
        table=scene.info,
        play=scene.play(seat, form),
        told=told(table.course, events, seat) if table.course is not None else [],
        stated=[stated(claim, over=table.phase == OVER) for claim in claims],
        chat=chat,
    )


def told(course: Course, events: Sequence[Event], seat: int | None) -> list[m.Told]:
    """Events in words and numbers, as far as a reader may hear of them."""
    reader = EVERYONE if seat is None else seat
    names, public = course.game.events_in_words, course.public
    return [
        m.Told(
            kind=names[event.kind],
            text=course.game.tell(public, event),
            seat=event.seat,
            numbers=(event.a, event.b, event.c),
            private=event.audience != EVERYONE,
        )
        for event in events
        if event.heard_by(reader)
    ]


def stated(claim: ClaimStep, *, over: bool) -> m.Stated:
    """A claim; whether it was true only when the game is over."""
    return m.Stated(seat=claim.seat, text=claim.text, true=claim.true if over else None)


def legal_moves(course: Course, seat: int) -> list[str]:
    """The texts of all legal moves of the seat that is asked."""
    public, write = course.public, course.game.write
    return [write(public, move) for move in course.legal(seat)]


def _own(course: Course, seat: int) -> msgspec.Raw:
    return m.raw(course.game.show_own(course.public, course.own(seat)))


def _nonces(table: Table) -> list[str]:
    if table.course is None:
        return []
    secure = table.course.recorder.deal
    assert isinstance(secure, SecureDeal)
    return list(secure.nonces)
