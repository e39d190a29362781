"""What each reader is told. A reader is a seat, or nobody's: a spectator.

Whatever is sent about a game passes through here, and depends on `public` and the reader's own part
alone; what all readers see is put into bytes once.
"""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from motherlode.bots.characters import character
from motherlode.core.events import EVERYONE, Event
from motherlode.core.packing import Packer
from motherlode.core.record import SecureDeal
from motherlode.core.state import NOBODY
from motherlode.server.tables.course import Course, Statement, Telling
from motherlode.server.tables.sights import Base, Sights
from motherlode.server.tables.table import OVER, WAITING, Table
from motherlode.server.wire import messages as m
from motherlode.server.wire.commands import PROTOCOL

Form: TypeAlias = Literal["shown", "packed"]
"""How a reader wants the view: as named data, or as the bytes that the engine reads."""


class Scene:
    """A table at one moment, as its readers may see it; what all of them see is made once."""

    def __init__(
        self,
        table: Table,
        here: Sequence[int] = (),
        spectators: int = 0,
        watching: Callable[[], list[m.Spectator]] = list,
        number_of: Callable[[str], int] | None = None,
    ) -> None:
        self.table = table
        self.here = here
        self.spectators = spectators
        self._watching = watching
        """Those without a chair, for the host alone."""
        self._number_of = number_of
        self._info: m.TableInfo | None = None
        self._common: _Common | None = None

    # The table

    @property
    def info(self) -> m.TableInfo:
        """What everyone sees of the table."""
        if self._info is None:
            self._info = self._make_info()
        return self._info

    def _make_info(self) -> m.TableInfo:
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
            door=table.doors,
            next=table.next,
        )

    def _chair(self, seat: int) -> m.Chair:
        chair = self.table.chairs[seat]
        return m.Chair(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            colour=chair.colour,
            bot=chair.bot or "",
            character="" if chair.person else character(chair.name, chair.bot or ""),
            ready=self.table.phase == WAITING and chair.ready,
            here=seat in self.here,
            silent=chair.silent,
            wants=chair.wants,
        )

    def you(self, guest: str | None) -> m.You:
        """Who a reader is."""
        seat, host = self.table.seat_of(guest), guest is not None and guest == self.table.host
        return m.You(
            seat=seat,
            host=host,
            spectator=None if guest is None or seat is not None else self._number(guest),
            watching=self._watching() if host else [],
        )

    def _number(self, guest: str) -> int | None:
        return None if self._number_of is None else self._number_of(guest)

    # The game

    def base(self, seat: int | None) -> Base | None:
        """What a reader has who is shown the game as it is now; nothing before the deal."""
        course = self.table.course
        return None if course is None else (course.moves_made, seat)

    def play(
        self, seat: int | None, form: Form = "shown", base: Base | None = None
    ) -> m.Play | None:
        """The game as a reader may see it, or what changed for one who has a base to change.

        Nothing before the deal.
        """
        course = self.table.course
        if course is None:
            return None
        if self._common is None:
            self._common = _Common(self.table, course)
        common = self._common
        view: msgspec.Raw | UnsetType = UNSET
        own: msgspec.Raw | UnsetType = UNSET
        packed, changed = None, None
        if form == "packed":
            packed = _pack(course) if seat is None else course.game.view_bytes(course.view(seat))
        else:
            changed = common.sights.changed(seat, base)
            if changed is None:
                view = common.sights.view()
                own = UNSET if seat is None else common.sights.own(seat)
        asked = common.asked
        return m.Play(
            moves_made=course.moves_made,
            asked=asked,
            prompt=common.prompt,
            due=common.due,
            view=view,
            self=own,
            packed=packed,
            changed=changed,
            moves=legal_moves(course, asked) if asked is not None and asked == seat else None,
            end=common.end,
        )


class _Common:
    """What all readers see of a game at one moment."""

    def __init__(self, table: Table, course: Course) -> None:
        asked, prompt = course.game.turn(course.public)
        over = asked == NOBODY
        self.asked = None if over else asked
        self.prompt = None if over else course.game.prompts_in_words[prompt]
        self.due = None if over else _due(table)
        self.end = _end(table, course) if over else None
        self.sights = Sights(course)


def _due(table: Table) -> float | None:
    timed = table.pace is not None and table.bot_to_move is None
    return table.turn_began + table.pace if timed and table.pace is not None else None


def _end(table: Table, course: Course) -> m.End:
    outcome = course.game.outcome(course.playing.state)
    return m.End(
        winners=list(outcome.winners),
        scores=list(outcome.scores),
        why=outcome.why,
        seed=table.seed,
        claims=[stated(claim, over=True) for claim in course.claims_made()],
        record=f"/api/tables/{table.id}/record",
    )


def _pack(course: Course) -> bytes:
    out = Packer()
    course.public.pack(out)
    return out.bytes()


# Messages


class News:
    """A step, as it is told to one reader after the other."""

    def __init__(self, scene: Scene, telling: Telling, by: str) -> None:
        course = scene.table.course
        assert course is not None
        self.scene = scene
        self.telling = telling
        self.by = by
        self.stated = None if telling.claim is None else stated(telling.claim, over=False)
        self.events = [(event.audience, _told(course, event)) for event in telling.events]
        self._made: dict[tuple[int | None, Form, str, Base | None], bytes] = {}

    def to(self, seat: int | None, form: Form, done: str, base: Base | None = None) -> bytes:
        """What a reader is told; `done` is what it calls its own command, if it was that.

        With `base`, what it was shown last, it is told what changed.
        """
        key = seat, form, done, base
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._make(seat, form, done, base)
        return made

    def _make(self, seat: int | None, form: Form, done: str, base: Base | None) -> bytes:
        play = self.scene.play(seat, form, base)
        assert play is not None
        news = m.News(
            rev=self.telling.rev,
            seat=self.telling.seat,
            by=self.by,
            told=[told for to, told in self.events if to in (EVERYONE, seat)],
            stated=self.stated,
            play=play,
            done=done,
        )
        return m.encode(news)


def welcome(
    scene: Scene, guest: str | None, form: Form, since: int, chat: list[m.Saying]
) -> m.Welcome:
    """All that a reader needs who comes, or comes back having heard all until a revision."""
    table, seat = scene.table, scene.table.seat_of(guest)
    return m.Welcome(
        protocol=PROTOCOL,
        rev=table.rev,
        you=scene.you(guest),
        table=scene.info,
        play=scene.play(seat, form),
        missed=_missed(table, since, seat),
        chat=chat,
    )


def _missed(table: Table, since: int, seat: int | None) -> list[m.Missed]:
    course, over = table.course, table.phase == OVER
    if course is None:
        return []
    return [
        m.Missed(
            rev=telling.rev,
            seat=telling.seat,
            told=told(course, telling.events, seat),
            stated=None if telling.claim is None else stated(telling.claim, over=over),
        )
        for telling in course.since(since)
    ]


def told(course: Course, events: Sequence[Event], seat: int | None) -> list[m.Told]:
    """Events in words and numbers, as far as a reader may hear of them."""
    reader = EVERYONE if seat is None else seat
    return told_openly(course, [event for event in events if event.heard_by(reader)])


def told_openly(course: Course, events: Sequence[Event]) -> list[m.Told]:
    """Events in words and numbers, whoever heard of them: when the game is over."""
    return [_told(course, event) for event in events]


def _told(course: Course, event: Event) -> m.Told:
    return m.Told(
        kind=course.game.events_in_words[event.kind],
        text=course.game.tell(course.public, event),
        seat=event.seat,
        numbers=(event.a, event.b, event.c),
        private=event.audience != EVERYONE,
    )


def stated(claim: Statement, *, over: bool) -> m.Stated:
    """A claim; whether it was true only when the game is over."""
    return m.Stated(seat=claim.seat, text=claim.text, true=claim.true if over else None)


def legal_moves(course: Course, seat: int) -> list[str]:
    """The texts of all legal moves of the seat that is asked."""
    public, write = course.public, course.game.write
    return [write(public, move) for move in course.legal(seat)]


def _nonces(table: Table) -> list[str]:
    if table.course is None:
        return []
    secure = table.course.playing.deal
    assert isinstance(secure, SecureDeal)
    return list(secure.nonces)
