"""The HTTP side of the tables: the same commands and messages as on the WebSocket, for scripts."""

from functools import cache
from typing import Final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from motherlode import build
from motherlode.bots.registry import bot_names
from motherlode.games.registry import GAMES, find_game
from motherlode.server.house.guests import invitation_to
from motherlode.server.house.room import Room
from motherlode.server.log.entries import GuestId
from motherlode.server.tables import telling
from motherlode.server.web.answers import answer
from motherlode.server.web.desk import Desk, address_of, read_body
from motherlode.server.web.doing import do
from motherlode.server.web.faults import Fault
from motherlode.server.web.identity import set_cookie
from motherlode.server.web.lists import listed_tables
from motherlode.server.web.queries import form_of, since_of, wait_of
from motherlode.server.web.shelf import Item
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m
from motherlode.server.wire import requests as r

COMMAND_PATHS: Final[dict[str, type[c.AnyCommand]]] = {
    "sit": c.Sit,
    "rename": c.Rename,
    "swap": c.Swap,
    "bots": c.SeatBot,
    "ready": c.Ready,
    "wait": c.Wait,
    "close": c.Close,
    "moves": c.Move,
    "claims": c.Claim,
    "back": c.Back,
    "leave": c.Leave,
    "remove": c.Remove,
    "door": c.Door,
    "chat": c.Say,
    "silence": c.Silence,
    "reports": c.Report,
    "rematch": c.Rematch,
}
"""Under `/api/tables/{table}/`: what is posted there."""


MINUTES: Final = {
    "saboteur": (20, 40),
    "saboteur2": (30, 60),
    "duel": (10, 20),
    "goldmine": (30, 60),
    "corporation": (45, 90),
}
"""How long a game of people takes. It is no rule: in a game's data it would change their hash."""
USUAL_MINUTES: Final = (20, 60)
"""Of a game that nobody has timed yet."""


class Api:
    """The endpoints; each may fail with a `Fault` or a `Refusal`, which become answers."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house

    # The server

    async def games(self, request: Request) -> Response:
        """The games, with all that can be chosen about them."""
        return _game_list().answer(request)

    async def new_guest(self, request: Request) -> Response:
        """Become a guest, by cookie or by bearer token."""
        self.desk.take(self.desk.arrivals, address_of(request))
        wish = await self._body(request, r.NewGuest)
        known = await self.desk.maybe_guest(request)
        if known is not None and not wish.bearer:
            return answer(r.GuestMade())
        token = await self.house.guests.welcome()
        response = answer(r.GuestMade(token=token if wish.bearer else None), 201)
        if not wish.bearer:
            set_cookie(response, request, token)
        return response

    # Tables

    async def tables(self, request: Request) -> Response:
        """The tables that everyone may find."""
        listed = await listed_tables(self.house)
        return answer(r.TableList(tables=listed, compiling=build.compiling() or ""))

    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        guest = await self.desk.guest(request)
        wish = await self._body(request, r.NewTable)
        room = await self.house.open(guest, wish, self.desk.take_opening(guest, request))
        return answer(r.Opened(table=room.table.id), 201)

    async def table(self, request: Request) -> Response:
        """All about a table, and what is new since a revision; waits for news if asked to."""
        guest = await self.desk.maybe_guest(request)
        since, wait, form = since_of(request), wait_of(request), form_of(request)
        room = await self._room(request, guest)
        room.poll(guest)
        await room.wait_for(since, wait)
        room = await self._room(request, guest)
        chat = await self.house.chat(room)
        # Meanwhile the host may have sent this guest away.
        self.desk.admit(room, guest)
        return answer(telling.welcome(room.scene(), guest, form, since, chat))

    async def invite(self, request: Request) -> Response:
        """How to invite somebody to a table."""
        guest = await self.desk.guest(request)
        room = await self._room(request, guest)
        table = room.table.id
        invitation = invitation_to(self.house.secret, table, room.table.doors)
        base = self.desk.config.origin or f"{request.url.scheme}://{request.url.netloc}"
        # Behind the # nothing is ever sent to a server or written into its logs.
        link = f"{base}/t/{table}#{invitation}"
        qr = segno.make(link, error="m").svg_inline(scale=4)
        return answer(r.Invite(invitation=invitation, link=link, qr=qr))

    async def enter(self, request: Request) -> Response:
        """Come in with an invitation."""
        guest = await self.desk.guest(request)
        wish = await self._body(request, r.Invitation)
        room = await self.house.find(request.path_params["table"])
        if room is None:
            raise Fault(404, "no-table", "There is no such table.")
        await self.house.admit(room, guest, wish.invitation)
        return answer(r.Opened(table=room.table.id))

    async def claims(self, request: Request) -> Response:
        """The claims that may be made now."""
        room = await self._room(request, await self.desk.maybe_guest(request))
        course = room.table.course
        texts = []
        if course is not None and course.asked is not None:
            texts = [
                course.game.write_claim(course.public, claim)
                for claim in course.game.claims(course.public)
            ]
        return answer(r.ClaimList(claims=texts))

    # Commands

    async def command(self, request: Request) -> Response:
        """Carry out a command, whose type the path says."""
        kind = COMMAND_PATHS[request.url.path.rpartition("/")[2]]
        guest = await self.desk.guest(request)
        self.desk.take(self.desk.commands, guest)
        command = await self._body(request, kind)
        room = await self._room(request, guest)
        room.poll(guest)
        done = await do(self.desk, room, guest, command, address_of(request))
        return answer(done, 409 if isinstance(done, m.Refused) else 200)

    async def _room(self, request: Request, guest: GuestId | None) -> Room:
        return await self.desk.room(request.path_params["table"], guest)

    async def _body(self, request: Request, kind: "type[r.T]") -> "r.T":
        return await read_body(request, kind, self.desk.config.limits.message_bytes)


@cache
def _game_list() -> Item:
    """The games as they are sent: always the same, so they are compressed once."""
    return Item(msgspec.json.encode(_games()), ".json")


def _games() -> r.GameList:
    sheets = [find_game(name).sheet for name in GAMES]
    return r.GameList(
        games=[
            r.GameInfo(
                game=sheet.game,
                title=sheet.title,
                least=sheet.least,
                most=sheet.most,
                usual=sheet.usual,
                edition=sheet.edition,
                editions={name: dict(values) for name, values in sheet.editions.items()},
                options=[
                    r.OptionInfo(
                        name=option.name,
                        values=list(option.values),
                        clause=option.clause,
                        says=option.says,
                    )
                    for option in sheet.options.values()
                ],
                bots=bot_names(sheet.game),
                minutes=MINUTES.get(sheet.game, USUAL_MINUTES),
            )
            for sheet in sheets
        ]
    )
