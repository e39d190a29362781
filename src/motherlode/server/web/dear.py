"""Dear questions: records and replays, which clerks make and keep."""

import asyncio
import zlib
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from motherlode.server.clerks.jobs import Made, Question
from motherlode.server.clerks.office import ClerkFailed
from motherlode.server.house.room import Room
from motherlode.server.tables.course import Course
from motherlode.server.tables.table import OVER
from motherlode.server.web import faults
from motherlode.server.web.answers import JSON
from motherlode.server.web.desk import Desk, address_of
from motherlode.server.web.faults import Fault
from motherlode.server.web.queries import wish_of
from motherlode.server.web.shelf import Form

PIECE: Final = 2048
"""Compressed bytes that are unpacked at a time: of a replay some fifty times as many."""
GZIP: Final = zlib.MAX_WBITS | 16
"""How `zlib` is told that it reads gzip."""


class Dear:
    """The endpoints; each may fail with a `Fault`, which becomes an answer."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house

    async def record(self, request: Request) -> Response:
        """The record of a game that is over, for `motherlode verify`; else as everyone saw it."""
        room = await self._room(request)
        course = room.table.course
        if course is None:
            raise Fault(404, "no-record", "Nothing was dealt at this table yet.")
        name = f"{room.table.game.name}-{room.table.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        question = Question(room.table.id, _last_step(course), "record")
        return await self._answer(request, question, headers)

    async def replay(self, request: Request) -> Response:
        """A game that is over, step by step: as a seat or a spectator saw it, or all of it."""
        room = await self._room(request)
        course = room.table.course
        if room.table.phase != OVER or course is None:
            raise Fault(409, "not-over", "A game can be seen again when it is over.")
        wish = wish_of(request, len(room.table.chairs))
        return await self._answer(
            request, Question(room.table.id, _last_step(course), "replay", wish)
        )

    async def _room(self, request: Request) -> Room:
        guest = await self.desk.maybe_guest(request)
        return await self.desk.room(request.path_params["table"], guest)

    async def _answer(
        self, request: Request, question: Question, headers: Mapping[str, str] | None = None
    ) -> Response:
        kept = self.house.around.clerks.kept.find(question)
        if kept is None or not Form(request, kept.mark).known:
            # To say that nothing is new costs nothing, and is not counted.
            self.desk.take(self.desk.dear, address_of(request))
        made = await self._make(question)
        form = Form(request, made.mark)
        if form.known:
            return form.not_new()
        response = _sent(form, made)
        response.headers.update(headers or {})
        return response

    async def _make(self, question: Question) -> Made:
        around = self.house.around

        async def log() -> list[bytes]:
            return (await around.store.read(question.table))[: question.rev]

        try:
            return await around.clerks.make(question, log)
        except ClerkFailed:
            raise faults.not_made() from None


def _last_step(course: Course) -> int:
    """The revision of the last move or claim: later ones leave the game as it is."""
    return course.tellings[-1].rev


def _sent(form: Form, made: Made) -> Response:
    return form.answer(made.packed, JSON) if form.packed else Unpacked(form, made)


class Unpacked(Response):
    """What is kept compressed, as it is, piece by piece: no slow reader makes us hold it all."""

    def __init__(self, form: Form, made: Made) -> None:
        length = {"content-type": JSON, "content-length": str(made.size)}
        super().__init__(headers={**form.headers, **length})
        self.packed = made.packed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a piece when the one before it is on its way."""
        start = {"status": self.status_code, "headers": self.raw_headers}
        await send({"type": "http.response.start", **start})
        unpacking = zlib.decompressobj(wbits=GZIP)
        for at in range(0, len(self.packed), PIECE):
            body = unpacking.decompress(self.packed[at : at + PIECE])
            await send({"type": "http.response.body", "body": body, "more_body": True})
            await asyncio.sleep(0)  # one who reads fast must not keep others waiting
        await send({"type": "http.response.body", "body": unpacking.flush()})
